// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT
//
// Generated from Sources/OptionalMethods.txt: edit that, and run
// .ci/lint --record optional-methods
// swift-format-ignore-file

public import Foundation
import Geometry
import Views

extension NSTableViewDelegate {
  /// Returns `nil`: the default of `tableView(_:viewFor:row:)`.
  public func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView? {
    OptionalMethod.unimplemented(by: self, nil)
  }

  /// Returns `nil`: the default of `tableView(_:rowViewForRow:)`.
  public func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView? {
    OptionalMethod.unimplemented(by: self, nil)
  }

  /// Does nothing: the default of `tableView(_:didAdd:forRow:)`.
  public func tableView(_ tableView: NSTableView, didAdd rowView: NSTableRowView, forRow row: Int) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `tableView(_:didRemove:forRow:)`.
  public func tableView(_ tableView: NSTableView, didRemove rowView: NSTableRowView, forRow row: Int) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Returns `tableView.rowHeight`: the default of `tableView(_:heightOfRow:)`.
  public func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat {
    OptionalMethod.unimplemented(by: self, tableView.rowHeight)
  }

  /// Returns `true`: the default of `selectionShouldChange(in:)`.
  public func selectionShouldChange(in tableView: NSTableView) -> Bool {
    OptionalMethod.unimplemented(by: self, true)
  }

  /// Returns `true`: the default of `tableView(_:shouldSelectRow:)`.
  public func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool {
    OptionalMethod.unimplemented(by: self, true)
  }

  /// Returns `proposedSelectionIndexes`: the default of `tableView(_:selectionIndexesForProposedSelection:)`.
  public func tableView(_ tableView: NSTableView, selectionIndexesForProposedSelection proposedSelectionIndexes: IndexSet) -> IndexSet {
    OptionalMethod.unimplemented(by: self, proposedSelectionIndexes)
  }

  /// Does nothing: the default of `tableViewSelectionDidChange(_:)`.
  public func tableViewSelectionDidChange(_ notification: Notification) {
    OptionalMethod.unimplemented(by: self)
  }
}
