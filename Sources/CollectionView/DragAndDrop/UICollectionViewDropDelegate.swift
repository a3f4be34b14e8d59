// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Views

/// Methods that decide what a collection view does with drops, and follow drags over it.
///
/// All but the first are optional in UIKit; here they have defaults. Index paths are those of the
/// data, whatever gap is shown.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  /// Called once when something was dropped: change the data, name the changes, and say with the
  /// coordinator where the previews go (interaction rule DP-16).
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator)
  /// Returns whether the view takes a drag at all; true unless implemented.
  func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool
  /// Called when the touch has come over the view.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  /// Returns what a drop would do where the touch is now; a cancel unless implemented.
  ///
  /// - Parameters:
  ///   - collectionView: The view.
  ///   - session: The drag.
  ///   - destinationIndexPath: The item under the touch; the number of items at the end of a
  ///     section; nil where there is neither (interaction rule DP-9).
  /// - Returns: The proposal.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  /// Called when the touch has left the view.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
  /// Called at the end of every drag that was over the view.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
  /// Returns how the cell of an item looks that something is dropped to; nil, as unless
  /// implemented, for all of it.
  func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}
