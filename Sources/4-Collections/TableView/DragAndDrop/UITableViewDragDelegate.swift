// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Interactions
public import Views

/// The methods that supply the dragged rows of a table view, and follow the drag.
///
/// All but the first have defaults (in UIKit, they are optional). Index paths are the data's.
///
/// All are called between layout passes, while a touch holds or drags rows. They decide, and may
/// change views; data that leave with the row are changed by the drop.
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: NSObjectProtocol {
  /// Returns the drag items for a lifted row; none for no drag. Called again for each other
  /// selected row if the lifted one is selected (interaction rule DG-2).
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
  /// Returns the drag items that a tap on a row adds to a drag; none, as unless implemented, for an
  /// ordinary tap.
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem]
  /// Returns the visible part of a lifted row's cell while it is dragged; nil, as unless
  /// implemented, for all of it.
  func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
  /// Called when the touch moves after a row was lifted: its drag begins.
  func tableView(
    _ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
  /// Called when the drag has ended, with or without a drop.
  func tableView(
    _ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
  /// Returns whether the dragged rows may be moved, not only copied; true unless implemented.
  func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Returns whether only this program may take the dragged rows; false unless implemented.
  func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

/// The methods that handle drops on a table view, and follow drags over it.
///
/// All but the first are optional in UIKit; here they have defaults. Index paths are those of the
/// data, whatever gap is shown.
///
/// All are called between layout passes. The data change in `tableView(_:performDropWith:)`
/// alone; the other methods decide, and a gap between rows shows what they decided.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Called once for a drop: change the data, name the changes, and choose with the coordinator
  /// where the previews move (interaction rule DP-16).
  func tableView(
    _ tableView: UITableView,
    performDropWith coordinator: any UITableViewDropCoordinator)
  /// Returns whether the view accepts a drag; true unless implemented.
  func tableView(
    _ tableView: UITableView, canHandle session: any UIDropSession
  ) -> Bool
  /// Called when the drag enters the table; gaps open from now on.
  func tableView(
    _ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// Returns the proposal for a drop at the row under the touch; a cancel unless implemented.
  /// Called for each movement, so keep it cheap, and change no data.
  ///
  /// - Parameters:
  ///   - tableView: The view.
  ///   - session: The drag.
  ///   - destinationIndexPath: The row under the touch; the number of rows at the end of a
  ///     section; nil where there is neither (interaction rule DP-9).
  /// - Returns: The proposal.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// Called when the drag has left the table, whose gap closes.
  func tableView(
    _ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// Called at the end of every drag that was over the table, dropped there or elsewhere.
  func tableView(
    _ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  /// Returns the visible part of the cell of a row to which a drop moves; nil, as unless
  /// implemented, for all of it.
  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}
