// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The methods that supply a table with the number of its rows and with their values.
@preconcurrency @MainActor
public protocol NSTableViewDataSource: NSObjectProtocol {
  /// Returns the number of rows; 0 if it is not implemented. It is asked for once, and again after a
  /// reload or at the end of updates; a negative one stops the program.
  func numberOfRows(in tableView: NSTableView) -> Int
  /// Returns the value that a row shows, which the `objectValue` of an `NSTableCellView` gets; nil for
  /// none. Asked after the delegate made the view.
  func tableView(
    _ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int
  ) -> Any?
}

/// The methods that create the views of a table's rows, and decide on and follow their selection.
///
/// Views are asked for while the table lays itself out: these methods may read the table, and not change
/// its rows.
@preconcurrency @MainActor
public protocol NSTableViewDelegate: NSObjectProtocol {
  // MARK: Views

  /// Returns the view of a row's cell, configured: from `makeView(withIdentifier:owner:)`, or created
  /// here; nil for none.
  func tableView(
    _ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int
  ) -> NSView?
  /// Returns the view of a row, around its cell; nil for a plain one.
  func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView?
  /// Called after a row's view was added, with its cell.
  func tableView(_ tableView: NSTableView, didAdd rowView: NSTableRowView, forRow row: Int)
  /// Called after a row's view was removed, with -1 for a deleted row.
  func tableView(_ tableView: NSTableView, didRemove rowView: NSTableRowView, forRow row: Int)
  /// Returns the height of a row, without the spacing; a number that is not above zero stops the program.
  /// Asked for all rows at once, and for those that come or change.
  func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat

  // MARK: Selection

  /// Returns whether the user may change the selection.
  func selectionShouldChange(in tableView: NSTableView) -> Bool
  /// Returns whether the user may select a row.
  func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool
  /// Returns the rows that are selected in place of those that the user selects. If it is implemented,
  /// `tableView(_:shouldSelectRow:)` is not asked.
  func tableView(
    _ tableView: NSTableView,
    selectionIndexesForProposedSelection proposedSelectionIndexes: IndexSet
  ) -> IndexSet
  /// Called after the selection changed, also in code.
  func tableViewSelectionDidChange(_ notification: Notification)
}
