// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import Expectations
import Testing

/// The selection of tables (appkit rules MT-4 and MT-5).
@Suite("AppKit: selections of tables")
@MainActor
struct TableSelectionTests {
  private final class Receiver: NSObject {
    var names: [String] = []
  }
  private static func selector(_ name: String) -> Selector {
    Selector(name) { (receiver: Receiver, _) in receiver.names.append(name) }
  }

  @Test func `Code selects without asking, and the delegate learns of it`() {
    let fixture = TableFixture(EvenRows(Array(0..<6)))
    let (table, source) = (fixture.table, fixture.source)
    var posts = 0
    let token = NotificationCenter.default.addObserver(
      forName: NSTableView.selectionDidChangeNotification, object: table, queue: nil
    ) { _ in MainActor.assumeIsolated { posts += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    source.log = []
    source.mayChange = false
    table.selectRowIndexes([1, 2, 99], byExtendingSelection: false)
    expect(table.selectedRowIndexes == [2] && table.selectedRow == 2, "one alone, the last")
    table.allowsMultipleSelection = true
    table.selectRowIndexes([0, 4], byExtendingSelection: true)
    expectEqual(table.selectedRowIndexes, [0, 2, 4])
    expectEqual(table.selectedRow, 4)
    expectEqual(table.numberOfSelectedRows, 3)
    expect(table.isRowSelected(0))
    expect(!table.isRowSelected(1))
    expect(!table.isRowSelected(-1))
    table.selectRowIndexes([0], byExtendingSelection: true)
    expectEqual(table.selectedRow, 0)
    table.deselectRow(0)
    expectEqual(table.selectedRowIndexes, [2, 4])
    expectEqual(table.selectedRow, 4)
    table.allowsMultipleSelection = false
    expectEqual(table.selectedRowIndexes, [4])
    table.selectRowIndexes([], byExtendingSelection: false)
    expectEqual(table.selectedRow, -1)
    expectEqual(
      source.log,
      [
        "selected 2", "selected 0 2 4", "selected 2 4", "selected 4", "selected ",
      ])
    expectEqual(posts, 5)
  }

  @Test func `A click selects a row alone, and beside the rows none`() {
    let fixture = TableFixture(EvenRows([0, 1, 2]))
    let table = fixture.table
    fixture.click(1)
    expectEqual(table.selectedRow, 1)
    expectEqual(table.clickedRow, 1)
    expectEqual(table.clickedColumn, 0)
    expectSame(fixture.window.firstResponder, table)
    fixture.click(2)
    expectEqual(table.selectedRowIndexes, [2])
    table.allowsEmptySelection = false
    fixture.window.click(at: NSPoint(x: 50, y: 10))
    expectEqual(table.selectedRowIndexes, [2])
    expectEqual(table.clickedRow, -1)
    expectEqual(table.clickedColumn, -1)
    fixture.click(2, .command)
    expectEqual(table.selectedRowIndexes, [2])
    table.allowsEmptySelection = true
    fixture.window.click(at: NSPoint(x: 50, y: 10))
    expectEqual(table.selectedRow, -1)
    table.isEnabled = false
    fixture.click(1)
    expectEqual(table.selectedRow, -1)
  }

  @Test func `Modifiers add rows and ranges where several may be selected`() {
    let fixture = TableFixture(EvenRows([0, 1, 2, 3]))
    let table = fixture.table
    fixture.click(1)
    fixture.click(3, .command)
    expectEqual(table.selectedRowIndexes, [3], "one may be selected")
    table.allowsMultipleSelection = true
    fixture.click(1, .command)
    expectEqual(table.selectedRowIndexes, [1, 3])
    expectEqual(table.selectedRow, 1)
    fixture.click(1, .command)
    expectEqual(table.selectedRowIndexes, [3])
    fixture.click(1)
    fixture.click(3, .shift)
    expectEqual(table.selectedRowIndexes, [1, 2, 3])
    expectEqual(table.selectedRow, 3)
    fixture.click(0, .shift)
    expectEqual(table.selectedRowIndexes, [0, 1], "from the same row on")
    // A press on one of several leaves them until the release.
    fixture.window.pressMouse(at: fixture.point(1))
    expectEqual(table.selectedRowIndexes, [0, 1])
    fixture.window.releaseMouse()
    expectEqual(table.selectedRowIndexes, [1])
  }

  @Test func `The delegate decides about what the user selects`() {
    let fixture = TableFixture(EvenRows([0, 1, 2, 3]))
    let (table, source) = (fixture.table, fixture.source)
    table.allowsMultipleSelection = true
    source.refused = [2]
    fixture.click(1)
    fixture.click(2)
    expectEqual(table.selectedRowIndexes, [1])
    fixture.click(3, .shift)
    expectEqual(table.selectedRowIndexes, [1, 3])
    table.selectAll(nil)
    expectEqual(table.selectedRowIndexes, [0, 1, 3])
    source.mayChange = false
    table.deselectAll(nil)
    expectEqual(table.selectedRowIndexes, [0, 1, 3])
    source.mayChange = true
    table.deselectAll(nil)
    expectEmpty(table.selectedRowIndexes)
    table.allowsMultipleSelection = false
    table.selectAll(nil)
    expectEmpty(table.selectedRowIndexes)
  }

  @Test func `A delegate that gives the selection is not asked for rows`() {
    final class Pairs: RowSource, NSTableViewDataSource, NSTableViewDelegate {
      func tableView(
        _ tableView: NSTableView,
        selectionIndexesForProposedSelection proposedSelectionIndexes: IndexSet
      ) -> IndexSet { proposedSelectionIndexes.union([0, 77]) }
    }
    let fixture = TableFixture(Pairs([0, 1, 2]))
    fixture.source.refused = [0, 1, 2]
    fixture.table.allowsMultipleSelection = true
    fixture.click(2)
    expectEqual(fixture.table.selectedRowIndexes, [0, 2])
    // Arrows do not ask for rows, either.
    fixture.table.selectRowIndexes([], byExtendingSelection: false)
    fixture.window.press(125)
    expectEqual(fixture.table.selectedRowIndexes, [0])
    fixture.window.press(125)
    expectEqual(fixture.table.selectedRowIndexes, [0, 1])
  }

  @Test func `Clicks send the action, and double clicks their own`() {
    let fixture = TableFixture(EvenRows([0, 1]))
    let (table, receiver) = (fixture.table, Receiver())
    table.target = receiver
    table.action = Self.selector("click:")
    fixture.click(1)
    fixture.click(0, count: 2)
    expectEqual(receiver.names, ["click:", "click:", "click:"])
    table.doubleAction = Self.selector("open:")
    fixture.click(1, count: 2)
    expectEqual(receiver.names.suffix(2), ["click:", "open:"])
  }

  @Test func `Keys move and extend the selection`() {
    let fixture = TableFixture(EvenRows(Array(0..<10)))
    let (table, window) = (fixture.table, fixture.window)
    let (down, up) = (UInt16(125), UInt16(126))
    window.makeFirstResponder(table)
    window.press(down)
    expectEqual(table.selectedRow, 0)
    fixture.source.refused = [1]
    window.press(down)
    expectEqual(table.selectedRow, 2, "the next one that may be selected")
    window.press(up)
    window.press(up)
    expectEqual(table.selectedRow, 0)
    table.selectRowIndexes([], byExtendingSelection: false)
    window.press(up)
    window.layoutIfNeeded()
    expectEqual(table.selectedRow, 9)
    expectEqual(fixture.shownRows.last, 9)
    window.press(up, modifiers: .shift)
    expectEqual(table.selectedRowIndexes, [8], "one may be selected")
    table.allowsMultipleSelection = true
    window.press(up, modifiers: .shift)
    window.press(up, modifiers: .shift)
    expectEqual(table.selectedRowIndexes, [6, 7, 8])
    expectEqual(table.selectedRow, 6)
    window.press(down, modifiers: .shift)
    expectEqual(table.selectedRowIndexes, [7, 8])
    table.moveDownAndModifySelection(nil)
    table.moveUp(nil)
    expectEqual(table.selectedRowIndexes, [7])
    table.moveDown(nil)
    table.moveUpAndModifySelection(nil)
    expectEqual(table.selectedRowIndexes, [7, 8])
    window.press(0, modifiers: .command)
    expectEqual(table.numberOfSelectedRows, 9, "all but the one that is refused")
  }

  @Test func `A reload keeps the rows that there still are`() {
    let fixture = TableFixture(EvenRows(Array(0..<5)))
    let (table, source) = (fixture.table, fixture.source)
    table.allowsMultipleSelection = true
    table.selectRowIndexes([1, 4], byExtendingSelection: false)
    source.numbers = [7, 8, 9]
    table.reloadData()
    expectEqual(table.selectedRowIndexes, [1])
    expectEqual(source.log.last, "selected 1")
    fixture.window.layoutIfNeeded()
    expectEqual(table.rowView(atRow: 1, makeIfNecessary: false)?.isSelected, true)
  }
}
