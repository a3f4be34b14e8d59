// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit

/// The rows of a table, as numbers; what it heard is recorded.
@MainActor
class RowSource: NSObject {
  static let identifier = NSUserInterfaceItemIdentifier("cell")
  var numbers: [Int]
  var log: [String] = []
  /// The numbers of rows that the user may not select.
  var refused: Set<Int> = []
  var mayChange = true
  /// How many cells were made, and not used again.
  var madeCount = 0

  init(_ numbers: [Int]) { self.numbers = numbers }

  func numberOfRows(in tableView: NSTableView) -> Int { numbers.count }

  func tableView(
    _ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int
  ) -> NSView? {
    let cell = tableView.makeView(withIdentifier: Self.identifier, owner: self) as? NSTableCellView
    let result = cell ?? makeCell()
    result.objectValue = numbers[row]
    return result
  }

  func makeCell() -> NSTableCellView {
    madeCount += 1
    let cell = NSTableCellView(frame: .zero)
    cell.identifier = Self.identifier
    return cell
  }

  func tableView(_ tableView: NSTableView, didAdd rowView: NSTableRowView, forRow row: Int) {
    log.append("add \(row)")
  }
  func tableView(_ tableView: NSTableView, didRemove rowView: NSTableRowView, forRow row: Int) {
    log.append("remove \(row)")
  }
  func selectionShouldChange(in tableView: NSTableView) -> Bool { mayChange }
  func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool {
    !refused.contains(numbers[row])
  }
  func tableViewSelectionDidChange(_ notification: Notification) {
    let table = notification.object as? NSTableView
    let rows = table?.selectedRowIndexes.map { "\($0)" }.joined(separator: " ")
    log.append("selected \(rows ?? "of none")")
  }
}

/// Rows of one height.
final class EvenRows: RowSource, NSTableViewDataSource, NSTableViewDelegate {}

/// Rows of 10, 20, 30 or 40 points, by their numbers.
final class UnevenRows: RowSource, NSTableViewDataSource, NSTableViewDelegate {
  nonisolated static func height(of number: Int) -> CGFloat { CGFloat(10 + number % 4 * 10) }
  /// What all rows have more.
  var more: CGFloat = 0
  func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat {
    Self.height(of: numbers[row]) + more
  }
}

/// A table that fills a window of 200 x 100 points.
@MainActor
struct TableFixture<Source: RowSource & NSTableViewDataSource & NSTableViewDelegate> {
  let window = NSWindow(
    contentRect: NSRect(x: 0, y: 0, width: 200, height: 100), styleMask: [], backing: .buffered,
    defer: false)
  let scrollView = NSScrollView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
  let table = NSTableView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
  let source: Source

  init(_ source: Source, hasColumn: Bool = true) {
    self.source = source
    scrollView.autoresizingMask = [.width, .height]
    if hasColumn { table.addTableColumn(NSTableColumn(identifier: .init("column"))) }
    table.dataSource = source
    table.delegate = source
    scrollView.documentView = table
    window.contentView?.addSubview(scrollView)
    window.layoutIfNeeded()
  }

  /// The rows that have views, from the top.
  var shownRows: [Int] {
    var rows: [Int] = []
    table.enumerateAvailableRowViews { _, row in rows.append(row) }
    return rows
  }

  /// The number that a row shows.
  func number(_ row: Int) -> Int? {
    let cell = table.view(atColumn: 0, row: row, makeIfNecessary: false) as? NSTableCellView
    return cell?.objectValue as? Int
  }

  func scroll(to y: CGFloat) {
    scrollView.contentView.scroll(to: NSPoint(x: 0, y: y))
    window.layoutIfNeeded()
  }

  /// The window's point in the middle of a row.
  func point(_ row: Int) -> NSPoint {
    table.convert(NSPoint(x: 50, y: table.rect(ofRow: row).midY), to: nil)
  }

  func click(_ row: Int, _ modifiers: NSEvent.ModifierFlags = [], count: Int = 1) {
    window.click(at: point(row), modifiers: modifiers, count: count)
  }
}
