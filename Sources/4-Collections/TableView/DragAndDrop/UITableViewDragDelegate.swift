// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Interactions
public import Views

/// Methods that provide the dragged rows of a table view, and follow the drag.
///
/// All but the first are optional in UIKit; here they have defaults. Index paths are those of the
/// data.
///
/// All are called between layout passes, while a touch holds or drags rows. They decide, and may
/// change views; data that leave with the row are changed by the drop.
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: NSObjectProtocol {
  /// Returns what a row that is lifted stands for; nothing for no drag. Asked again for each other
  /// selected row if the lifted one is selected (interaction rule DG-2).
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
  /// Returns what a row adds that another touch taps during the drag; nothing, as unless
  /// implemented, leaves the tap an ordinary one.
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem]
  /// Returns how the cell of a lifted row looks on the way; nil, as unless implemented, for all of
  /// it.
  func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
  /// Called when the touch moves after a row was lifted: its drag begins.
  func tableView(
    _ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
  /// Called when the drag is over, dropped or not.
  func tableView(
    _ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
  /// Returns whether the dragged rows may be moved, not copied alone; true unless implemented.
  func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Returns whether only this program may take the dragged rows; false unless implemented.
  func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

/// Methods that decide what a table view does with drops, and follow drags over it.
///
/// All but the first are optional in UIKit; here they have defaults. Index paths are those of the
/// data, whatever gap is shown.
///
/// All are called between layout passes. The data change in `tableView(_:performDropWith:)`
/// alone; the other methods decide, and a gap between rows shows what they decided.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Called once when something was dropped: change the data, name the changes, and say with the
  /// coordinator where the previews go (interaction rule DP-16).
  func tableView(
    _ tableView: UITableView,
    performDropWith coordinator: any UITableViewDropCoordinator)
  /// Returns whether the view takes a drag at all; true unless implemented.
  func tableView(
    _ tableView: UITableView, canHandle session: any UIDropSession
  ) -> Bool
  /// Called when the touch has come over the table; gaps open from now on.
  func tableView(
    _ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// Returns what a drop would do at the row under the touch; a cancel unless implemented. Asked
  /// for each movement, so keep it cheap, and change no data.
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
  /// Called when the touch has left the table, whose gap closes.
  func tableView(
    _ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// Called at the end of every drag that was over the table, dropped there or elsewhere.
  func tableView(
    _ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  /// Returns how the cell of a row looks that something is dropped to; nil, as unless
  /// implemented, for all of it.
  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}
