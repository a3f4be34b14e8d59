// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Interactions
public import Views

/// Methods that provide the dragged items of a collection view, and follow the drag.
///
/// All but the first are optional in UIKit; here they have defaults. Index paths are those of the
/// data.
///
/// All are called between layout passes, while a touch holds or drags items. They decide, and may
/// change views; data that leave with the item are changed by the drop.
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
  /// Called when the touch moves after an item was lifted: its drag begins.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
  /// Called when the drag is over, dropped or not.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
  /// Returns whether the dragged items may be moved, not copied alone; true unless implemented.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Returns whether only this program may take the dragged items; false unless implemented.
  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

/// Methods that decide what a collection view does with drops, and follow drags over it.
///
/// All but the first are optional in UIKit; here they have defaults. Index paths are those of the
/// data, whatever gap is shown.
///
/// All are called between layout passes. The data change in `collectionView(_:performDropWith:)`
/// alone; the other methods decide, and a gap between items shows what they decided.
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
  /// Called when the touch has come over the collection view; gaps open from now on.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  /// Returns what a drop would do at the item under the touch; a cancel unless implemented. Asked
  /// for each movement, so keep it cheap, and change no data.
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
  /// Called when the touch has left the collection view, whose gap closes.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
  /// Called at the end of every drag that was over the collection view, dropped there or elsewhere.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
  /// Returns how the cell of an item looks that something is dropped to; nil, as unless
  /// implemented, for all of it.
  func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}
