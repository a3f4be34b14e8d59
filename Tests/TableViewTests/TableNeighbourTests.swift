// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import Expectations
import Foundation
import Geometry
import Testing
import Views

@testable import TableView

/// Lines, margins and the delegate's calls around rows that are selected, edited and swiped.
@MainActor
@Suite("Rows beside others")
struct TableNeighbourTests {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private func hasLine(_ cell: UITableViewCell?) -> Bool? {
    (cell?.rowState.bottomLine.view).map { !$0.isHidden }
  }

  // Behaviour rule TV-13.
  @Test func `A row that comes above a selected one loses its line`() {
    let rows = PlainRows([[0, 1, 2, 3]])
    rows.show()
    rows.table.selectRow(at: path(2), animated: false, scrollPosition: .none)
    rows.window.layoutIfNeeded()
    expectEqual(hasLine(rows.cell(0)), true)
    rows.rows[0].remove(at: 1)
    rows.table.deleteRows(at: [path(1)], with: .automatic)
    rows.advance(by: 1)
    expectEqual(hasLine(rows.cell(0)), false)
    rows.rows[0].insert(7, at: 1)
    rows.table.insertRows(at: [path(1)], with: .automatic)
    rows.advance(by: 1)
    expectEqual(hasLine(rows.cell(0)), true)
    expectEqual(hasLine(rows.cell(1)), false)
  }

  private final class Swiped: NumberedRows, UITableViewDataSource, UITableViewDelegate {
    var calls: [String] = []
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {}
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      calls.append("begin \(number(indexPath))")
    }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      calls.append("end \(indexPath.map { "\(number($0))" } ?? "nil")")
    }
  }

  // Behaviour rule TV-34.
  @Test func `A row that was loaded again ends to be edited before it begins once more`() {
    let rows = Swiped([[1, 2]])
    rows.show()
    func open() {
      rows.cell(0)?.revealSwipeActions(offset: -60)
      rows.cell(0)?.endSwipe()
    }
    open()
    rows.table.performBatchUpdates { rows.table.reloadSections([0], with: .bottom) }
    // The old cell still closes.
    open()
    expectEqual(rows.calls, ["begin 1", "end nil", "begin 1"])
  }

  // Behaviour rules TV-11 and TV-36.
  @Test func `Contents that are laid out while the row is open keep their width`() throws {
    let rows = Swiped([Array(0..<4)])
    rows.configure = { cell, number in
      var content = cell.defaultContentConfiguration()
      content.text = "\(number)"
      cell.contentConfiguration = content
    }
    rows.show()
    func labelFrame() throws -> CGRect {
      let content = try #require(rows.cell(1)?.contentView as? UIListContentView)
      let label = try #require(content.subviews.compactMap { $0 as? UILabel }.first)
      return label.frame
    }
    try expectEqual(labelFrame().width, 350)
    rows.cell(1)?.revealSwipeActions(offset: -100)
    rows.cell(1)?.endSwipe()
    rows.advance(by: 1)
    func change(_ changes: () -> Void) throws {
      changes()
      rows.window.layoutIfNeeded()
      try expectEqual(labelFrame().width, 350)
    }
    try change {
      var content = rows.cell(1)?.contentConfiguration as? UIListContentConfiguration
      content?.text = "Other words"
      rows.cell(1)?.contentConfiguration = content
    }
    try change { rows.window.traitOverrides.preferredContentSizeCategory = .extraLarge }
    try change { rows.window.traitOverrides.layoutDirection = .rightToLeft }
    expectEqual(rows.cell(1)?.bounds.origin.x, 0, "it closes when its sides change places")
    rows.table.closeOpenRow(isAnimated: true)
    rows.advance(by: 1)
    try expectEqual(
      labelFrame(),
      CGRect(x: 20, y: try labelFrame().minY, width: 350, height: try labelFrame().height))
  }

  // Behaviour rule TV-34.
  @Test func `Each row whose editing begins by a swipe ends it once`() {
    let rows = Swiped([Array(0..<60)])
    rows.show()
    func open(_ row: Int) {
      rows.cell(row)?.revealSwipeActions(offset: -100)
      rows.cell(row)?.endSwipe()
    }
    // Scrolled away while it closes.
    open(2)
    rows.table.contentOffset.y = 30
    rows.advance(by: 0.1)
    rows.table.contentOffset.y = 1000
    rows.window.layoutIfNeeded()
    expectEqual(rows.calls, ["begin 2", "end 2"])
    rows.advance(by: 1)
    expectEqual(rows.calls, ["begin 2", "end 2"])
    // Another row above it, and opened again while it closes.
    rows.calls = []
    open(30)
    rows.rows[0].insert(99, at: 0)
    rows.table.insertRows(at: [path(0)], with: .none)
    rows.advance(by: 0.05)
    rows.cell(31)?.closeSwipeActions()
    rows.advance(by: 0.1)
    open(31)
    rows.advance(by: 1)
    expectEqual(rows.calls, ["begin 30"])
    rows.table.reloadData()
    rows.advance(by: 1)
    expectEqual(rows.calls, ["begin 30", "end nil"])
  }
}
