// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Views

/// Methods that provide the dragged items of a collection view, and follow the drag.
///
/// All but the first are optional in UIKit; here they have defaults. Index paths are those of the
/// data.
@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  /// Returns what an item that is lifted stands for; nothing for no drag. Asked again for each
  /// other selected item if the lifted one is selected (interaction rule DG-2).
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
  /// Returns what an item adds that another touch taps during the drag; nothing, as unless
  /// implemented, leaves the tap an ordinary one.
  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem]
  /// Returns how the cell of a lifted item looks on the way; nil, as unless implemented, for all of
  /// it.
  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
  /// Called when the touch moves after the lift: the drag begins.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
  /// Called when the drag is over, dropped or not.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
  /// Returns whether the data may be moved; true unless implemented.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Returns whether only this program may take the drop; false unless implemented.
  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}
