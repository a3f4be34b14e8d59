// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// The selected rows of a table, and the rows from which the mouse and keys go on.
struct TableSelection {
  private(set) var rows = IndexSet()
  /// The row that was selected last; -1 for none.
  private(set) var lead = -1
  /// The row at which an extended selection begins; -1 for none.
  var anchor = -1
  /// The place of the last click.
  var clicked = (row: -1, column: -1)
  /// The row that the release of the mouse selects alone, if it was selected with others.
  var pending: Int?
  /// Whether the table is its window's first responder.
  var isEmphasized = false

  /// Selects rows in place of those before.
  ///
  /// - Parameters:
  ///   - newRows: The rows.
  ///   - newLead: The row that counts as selected last; the last of all if it is not among them.
  mutating func replace(by newRows: IndexSet, lead newLead: Int?) {
    rows = newRows
    lead = newLead.flatMap { $0 >= 0 && newRows.contains($0) ? $0 : nil } ?? newRows.last ?? -1
    if anchor < 0 || !newRows.contains(anchor) { anchor = lead }
  }

  /// Follows a change of rows.
  ///
  /// - Parameter newRow: Returns the row that a row has become; nil for one that is gone.
  mutating func follow(_ newRow: (Int) -> Int?) {
    let renumbered = IndexSet(rows.compactMap(newRow))
    let newLead = lead < 0 ? nil : newRow(lead)
    anchor = anchor < 0 ? -1 : newRow(anchor) ?? -1
    clicked.row = clicked.row < 0 ? -1 : newRow(clicked.row) ?? -1
    pending = pending.flatMap(newRow)
    replace(by: renumbered, lead: newLead)
  }
}

extension NSTableView {
  // MARK: In code

  func keepOneSelected() {
    guard selected.rows.count > 1 else { return }
    setSelection([selected.lead], lead: selected.lead)
  }

  /// Deselects rows that there are not any more.
  func keepSelection(below count: Int) {
    let kept = selected.rows.filteredIndexSet { $0 < count }
    selected.clicked.row = selected.clicked.row < count ? selected.clicked.row : -1
    selected.pending = nil
    if kept != selected.rows { setSelection(kept, lead: selected.lead) }
  }

  /// Selects rows, and says so if others were selected.
  func setSelection(_ new: IndexSet, lead: Int?, isAnchor: Bool = false) {
    let old = selected.rows
    selected.replace(by: new, lead: lead)
    if isAnchor, let lead, new.contains(lead) { selected.anchor = lead }
    guard new != old else { return }
    for (row, view) in rows.views { view.isSelected = new.contains(row) }
    postSelectionChange()
  }

  func postSelectionChange() {
    let notification = Notification(name: Self.selectionDidChangeNotification, object: self)
    NotificationCenter.default.post(notification)
    delegate?.tableViewSelectionDidChange(notification)
  }

  func showEmphasis(_ isEmphasized: Bool) {
    selected.isEmphasized = isEmphasized
    for view in rows.views.values { view.isEmphasized = isEmphasized }
  }

  // MARK: By the user

  /// Selects rows for the user, as far as the delegate lets it (appkit rule MT-5).
  ///
  /// - Parameters:
  ///   - proposed: The rows that are to be selected.
  ///   - lead: The row that led to it.
  ///   - isAnchor: Whether an extended selection begins at that row from now on.
  func propose(_ proposed: IndexSet, lead: Int, isAnchor: Bool = false) {
    if proposed != selected.rows {
      guard delegate?.selectionShouldChange(in: self) != false,
        let accepted = accepted(proposed), !accepted.isEmpty || allowsEmptySelection
      else { return }
      setSelection(accepted, lead: lead, isAnchor: isAnchor)
    } else {
      setSelection(proposed, lead: lead, isAnchor: isAnchor)
    }
  }

  /// Returns the rows that the delegate lets be selected; nil if it refuses all that would be new.
  private func accepted(_ proposed: IndexSet) -> IndexSet? {
    guard let delegate else { return proposed }
    if let answer = selection(for: proposed, of: delegate) {
      return answer.filteredIndexSet { $0 < rows.count }
    }
    let added = proposed.subtracting(selected.rows)
    let refused = added.filteredIndexSet { !delegate.tableView(self, shouldSelectRow: $0) }
    if !added.isEmpty, refused == added { return nil }
    return proposed.subtracting(refused)
  }

  /// Returns the rows that the delegate gives for those that are to be selected; nil if it gives none, but
  /// is asked for each row.
  private func selection(
    for proposed: IndexSet, of delegate: any NSTableViewDelegate
  ) -> IndexSet? {
    OptionalMethod.answer("tableView(_:selectionIndexesForProposedSelection:)", of: delegate) {
      delegate.tableView(self, selectionIndexesForProposedSelection: proposed)
    }
  }

  func deselectEverything() {
    loadRows()
    if allowsEmptySelection, !selected.rows.isEmpty { propose([], lead: -1) }
  }

  // MARK: The mouse

  func toggle(_ row: Int) {
    if selected.rows.contains(row) {
      propose(selected.rows.subtracting([row]), lead: selected.lead)
    } else {
      propose(
        allowsMultipleSelection ? selected.rows.union([row]) : [row], lead: row, isAnchor: true)
    }
  }

  /// The rows between the anchor and a row.
  func range(to row: Int) -> IndexSet {
    IndexSet(integersIn: min(selected.anchor, row)...max(selected.anchor, row))
  }

  // MARK: Keys

  private static let selectAllKey: UInt16 = 0

  func handleKey(_ event: NSEvent) -> Bool {
    let modifiers = event.modifierFlags.intersection([.command, .shift, .option, .control])
    if event.keyCode == Self.selectAllKey, modifiers == .command {
      selectAll(nil)
      return true
    }
    return interpretArrow(of: event)
  }

  /// Selects the next row that the delegate lets be selected, or extends the selection to it.
  func moveSelection(by step: Int, extends: Bool) {
    loadRows()
    guard isEnabled, rows.count > 0 else { return }
    var row = selected.lead < 0 ? (step > 0 ? 0 : rows.count - 1) : selected.lead + step
    if extends, allowsMultipleSelection, selected.anchor >= 0, selected.lead >= 0 {
      guard row >= 0, row < rows.count else { return }
      propose(range(to: row), lead: row)
    } else {
      while row >= 0, row < rows.count, !mayBeSelected(row) { row += step }
      guard row >= 0, row < rows.count else { return }
      propose([row], lead: row, isAnchor: true)
    }
    if selected.lead == row { scrollRowToVisible(row) }
  }

  /// Whether arrows do not pass over a row: one that the delegate refuses when it is asked for each.
  private func mayBeSelected(_ row: Int) -> Bool {
    guard let delegate, selection(for: [row], of: delegate) == nil else { return true }
    return delegate.tableView(self, shouldSelectRow: row)
  }
}
