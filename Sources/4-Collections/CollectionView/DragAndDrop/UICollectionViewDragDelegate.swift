// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Interactions
public import Views

/// The methods that supply the dragged items of a collection view, and follow the drag.
///
/// All but the first have defaults (in UIKit, they are optional). Index paths are the data's.
///
/// All are called between layout passes, while a touch holds or drags items. They decide, and may
/// change views; data that leave with the item are changed by the drop.
@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  /// Returns the drag items for a lifted item; none for no drag. Called again for each other
  /// selected item if the lifted one is selected (interaction rule DG-2).
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
  /// Returns the drag items that a tap on an item adds to a drag; none, as unless implemented, for
  /// an ordinary tap.
  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem]
  /// Returns the visible part of a lifted item's cell while it is dragged; nil, as unless
  /// implemented, for all of it.
  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
  /// Called when the touch moves after an item was lifted: its drag begins.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
  /// Called when the drag has ended, with or without a drop.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
  /// Returns whether the dragged items may be moved, not only copied; true unless implemented.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Returns whether only this program may take the dragged items; false unless implemented.
  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

/// The methods that handle drops on a collection view, and follow drags over it.
///
/// All but the first are optional in UIKit; here they have defaults. Index paths are those of the
/// data, whatever gap is shown.
///
/// All are called between layout passes. The data change in `collectionView(_:performDropWith:)`
/// alone; the other methods decide, and a gap between items shows what they decided.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  /// Called once for a drop: change the data, name the changes, and choose with the coordinator
  /// where the previews move (interaction rule DP-16).
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator)
  /// Returns whether the view accepts a drag; true unless implemented.
  func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool
  /// Called when the drag enters the collection view; gaps open from now on.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  /// Returns the proposal for a drop at the item under the touch; a cancel unless implemented.
  /// Called for each movement, so keep it cheap, and change no data.
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
  /// Called when the drag has left the collection view, whose gap closes.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
  /// Called at the end of every drag that was over the collection view, dropped there or elsewhere.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
  /// Returns the visible part of the cell of an item to which a drop moves; nil, as unless
  /// implemented, for all of it.
  func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}
