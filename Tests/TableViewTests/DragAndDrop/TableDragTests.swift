// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import Expectations
import Foundation
import Geometry
import Interactions
import Testing

@testable import TableView
@testable import Views

/// Interaction chapter 2, and rules TV-41 and TV-42.
@Suite("Dragging rows of tables")
@MainActor
struct TableDragTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let drags = RowDrags("ABCDE")
  private let other = RowDrags("XYZ", frame: CGRect(x: 200, y: 0, width: 200, height: 400))

  init() {
    for table in [drags.table, other.table] { window.addSubview(table) }
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private func lift(_ row: Int) {
    window.longPress(at: drags.point(row))
    window.advance(to: window.currentTime + 0.2)
  }

  private func move(to point: CGPoint) {
    window.moveTouch(to: point)
    settle()
  }

  private func settle() { window.advance(to: window.currentTime + 1) }

  private func path(_ row: Int) -> IndexPath { IndexPath(item: row, section: 0) }

  // MARK: Reordering

  @Test func `A row of the table itself makes the gap, and the data source moves it`() {
    lift(0)
    move(to: drags.point(3))
    expectEqual(drags.seen, "BCDAE")
    expect(drags.table.hasUncommittedUpdates)
    expect(drags.table.hasActiveDrag)
    expectEqual(drags.table.numberOfRows(inSection: 0), 5)
    drags.calls = []
    window.endTouch()
    expectEqual(drags.calls, ["move 0 to 3"], "the drop's delegate is not asked (rule TV-41)")
    settle()
    expectEqual(drags.calls, ["move 0 to 3", "drop end", "drag end"])
    expectEqual(drags.seen, "BCDAE")
    expect(!drags.table.hasUncommittedUpdates)
  }

  @Test func `Without a drop's delegate the rows are reordered in the same way`() {
    drags.table.dropDelegate = nil
    lift(4)
    move(to: drags.point(1))
    expectEqual(drags.seen, "AEBCD")
    window.endTouch()
    settle()
    expectEqual(drags.letters.joined(), "AEBCD")
    expectEqual(drags.seen, "AEBCD")
  }

  @Test func `Clients see the order of the data`() {
    lift(0)
    move(to: drags.point(3))
    expectEqual(drags.table.cellForRow(at: path(0))?.textLabel?.text, "A")
    expectEqual(drags.table.indexPathForRow(at: drags.point(0)), path(1))
    expectEqual(drags.table.rectForRow(at: path(0)).minY, 120)
    expectEqual(drags.table.presentationIndexPath(forDataSourceIndexPath: path(0)), path(3))
    expectEqual(drags.table.dataSourceIndexPath(forPresentationIndexPath: path(3)), path(0))
    drags.table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    expectEqual(drags.table.indexPathForSelectedRow, path(1))
    expectEqual(drags.table.cellForRow(at: path(1))?.isSelected, true)
    window.cancelDrag()
    settle()
    expectEqual(drags.seen, "ABCDE")
    expectEqual(drags.table.indexPathForSelectedRow, path(1))
  }

  @Test func `Neither cells nor counts are asked for while the gap moves`() {
    lift(0)
    move(to: drags.point(1))
    drags.letters = []
    move(to: drags.point(3))
    expectEqual(drags.table.numberOfRows(inSection: 0), 5)
  }

  // MARK: Intents

  @Test func `An automatic intent is into the middle half of a row, and a gap near its edges`() {
    other.propose = { _ in UITableViewDropProposal(operation: .copy, intent: .automatic) }
    lift(0)
    move(to: other.point(1))
    expectEqual(other.seen, "XYZ")
    let cell = other.table.cellForRow(at: path(1))
    expectEqual(cell?.configurationState.cellDropState, .targeted)
    expectEqual(cell?.isHighlighted, true)
    expectEqual(other.table.cellForRow(at: path(0))?.configurationState.cellDropState, .notTargeted)
    move(to: other.point(1, share: 0.1))
    expectEqual(other.seen, "X_YZ")
    expectEqual(cell?.isHighlighted, false)
  }

  @Test func `Below the last row something is dropped at the end`() {
    other.propose = { _ in
      UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }
    lift(0)
    move(to: other.point(7))
    expectEqual(other.destinations.last, path(3))
  }

  // MARK: Dropping

  @Test func `A row of another table is inserted where the gap is, and nothing else moves`() {
    other.propose = { _ in
      UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }
    let target = other
    other.perform = { coordinator in
      guard let path = coordinator.destinationIndexPath, let item = coordinator.items.first else {
        return
      }
      target.letters.insert(item.dragItem.localObject as? String ?? "", at: path.item)
      target.table.insertRows(at: [path], with: .automatic)
      coordinator.drop(item.dragItem, toRowAt: path)
    }
    lift(1)
    move(to: other.point(1))
    expectEqual(other.seen, "X_YZ")
    let frames = other.table.visibleCells.map(\.frame)
    window.endTouch()
    expectEqual(other.calls, ["perform 1"])
    for _ in 0..<30 {
      window.advance(to: window.currentTime + 1.0 / 60)
      let old = other.table.visibleCells.filter { $0.textLabel?.text != "B" }
      expectEqual(old.map { $0.presentationGeometry.frame }, frames)
    }
    settle()
    expectEqual(other.seen, "XBYZ")
    expectEqual(drags.seen, "ABCDE")
    expectEqual(drags.calls.last, "drag end")
  }

  @Test func `A placeholder is as high as it says until it is exchanged`() throws {
    other.propose = { _ in
      UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }
    let target = other
    var context: (any UITableViewDropPlaceholderContext)?
    other.perform = { coordinator in
      let placeholder = UITableViewDropPlaceholder(
        insertionIndexPath: IndexPath(item: 1, section: 0), reuseIdentifier: "placeholder",
        rowHeight: 80)
      placeholder.cellUpdateHandler = { $0.textLabel?.text = "…" }
      context = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
    }
    lift(0)
    move(to: other.point(1))
    window.endTouch()
    settle()
    expectEqual(
      target.table.rectForRow(at: path(1)).minY, 120, "behind 40 and the placeholder's 80")
    expect(target.table.hasUncommittedUpdates)
    let waiting = try #require(context)
    let isCommitted = waiting.commitInsertion { target.letters.insert("N", at: $0.item) }
    expect(isCommitted)
    settle()
    expectEqual(target.seen, "XNYZ")
    expectEqual(target.table.rectForRow(at: path(2)).minY, 80)
    expect(!waiting.deletePlaceholder(), "it is there no longer")
  }

  @Test func `A drag that rests over a row of a spring-loaded table taps it`() {
    other.propose = { _ in UITableViewDropProposal(operation: .copy) }
    other.table.isSpringLoaded = true
    lift(0)
    window.moveTouch(to: other.point(2))
    let cell = other.table.cellForRow(at: path(2))
    expectEqual(cell?.isHighlighted, true, "it flashes as one that is touched (rule SP-2)")
    window.advance(to: window.currentTime + 1.05)
    expectEqual(cell?.isHighlighted, false)
    expectEqual(cell?.alphaInPlace, 1)
    window.advance(to: window.currentTime + 0.25)
    expectEmpty(other.calls)
    window.advance(to: window.currentTime + 0.2)
    expectEqual(other.calls, ["select 2"])
  }

  @Test func `Reloading while a gap is shown loses it`() {
    lift(0)
    move(to: drags.point(3))
    drags.table.reloadData()
    settle()
    expectEqual(drags.seen, "ABCDE")
    expect(!drags.table.hasUncommittedUpdates)
  }
}
