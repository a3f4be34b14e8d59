// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import TableView
import Testing
import Views

/// Clients that scroll, load again and update in callbacks of a table of 30 rows of 40.
@Suite("Tables: what clients do in callbacks")
@MainActor
struct ActingTableTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let source = ActingRows([Array(1...30)])

  init() {
    table.register(ActingRow.self, forCellReuseIdentifier: "row")
    table.estimatedRowHeight = 40
    table.dataSource = source
    table.delegate = source
    window.addSubview(table)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  /// Acts at the first call of a callback.
  private func once(in callback: ActingCallback, _ act: @escaping () -> Void) {
    var isDone = false
    source.act = { called in
      guard called == callback, !isDone else { return }
      isDone = true
      act()
    }
  }

  private func rest() {
    window.advance(to: window.currentTime + 3)
    window.layoutIfNeeded()
  }

  private var shown: [Int] { table.visibleCells.map { ($0 as? ActingRow)?.number ?? 0 } }

  @Test(arguments: [ActingCallback.cell, .willDisplay, .didEndDisplaying, .height, .title, .reuse])
  func `A scroll in a callback of a pass shows what it scrolled to`(callback: ActingCallback) {
    once(in: callback) { [table] in table.contentOffset.y = 800 }
    table.reloadData()
    rest()
    expectEqual(table.contentOffset.y, 800)
    expectEqual(shown, Array(21...30), "\(callback)")
  }

  @Test func `A size that comes back leaves no offset beyond the end: SV-4`() {
    table.frame.size.height = 150
    table.contentOffset.y = 1000
    table.frame.size.height = 400
    table.layoutIfNeeded()
    expectEqual(table.contentOffset.y, 800)
    expectEqual(shown, Array(21...30))
  }

  @Test func `A scroll at the end of an animation shows what it scrolled to`() {
    once(in: .didEndDisplaying) { [table] in table.contentOffset.y = 500 }
    table.performBatchUpdates {
      source.rows[0].removeFirst(2)
      table.deleteRows(
        at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)], with: .automatic)
    }
    rest()
    expectEqual(table.contentOffset.y, 500)
    // Row 12, which is half visible, shows the number 15.
    expectEqual(shown, Array(15...25))
  }

  @Test(arguments: [
    ActingCallback.cell, .willDisplay, .didEndDisplaying, .height, .title, .numberOfRows, .reuse,
  ])
  func `Rows that are loaded again in a callback are shown when it returns`(
    callback: ActingCallback
  ) {
    once(in: callback) { [source, table] in
      source.rows = [[101, 102]]
      table.reloadData()
    }
    table.contentOffset.y = 800
    table.reloadData()
    rest()
    expectEqual(source.faults, [])
    expectEqual(shown, [101, 102], "\(callback)")
  }

  @Test func `A table that has its width back measures its rows again`() {
    source.height = { CGFloat(30 + $0 % 4 * 10) }
    table.reloadData()
    rest()
    table.frame.size.width = 200
    once(in: .title) { [table] in table.frame.size.width = 300 }
    rest()
    expectEqual(table.rectForRow(at: IndexPath(row: 2, section: 0)).height, 60)
  }

  /// Two rows that are higher than their estimates are measured before others that are lower.
  @Test(arguments: [2, 3, 4, 5])
  func `A client that scrolls to the end while rows are measured is at the end of the rows`(
    row: Int
  ) {
    source.rows = [[3, 7, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44]]
    source.height = { CGFloat(30 + $0 % 4 * 10) }
    var count = 0
    source.act = { [table] called in
      guard called == .cell else { return }
      count += 1
      if count == row { table.contentOffset.y = table.contentSize.height - 400 }
    }
    table.reloadData()
    rest()
    expectGreater(table.contentSize.height, 400)
    expectAtMost(table.contentOffset.y, table.contentSize.height - 400)
  }

  @Test func `A row that is to be selected is followed through a batch in a callback`() {
    table.selectRow(at: IndexPath(row: 3, section: 0), animated: false, scrollPosition: .none)
    once(in: .willDeselect) { [source, table] in
      table.performBatchUpdates {
        source.rows[0].insert(100, at: 0)
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      }
    }
    window.tap(at: CGPoint(x: 10, y: 10))
    rest()
    expectEqual(source.faults, [])
    expectEqual(
      table.visibleCells.filter(\.isSelected).compactMap { ($0 as? ActingRow)?.number }.first, 1)
  }

  /// A table that asks for a measuring cell of one kind whenever it is asked for a height, drops it, and
  /// shows cells of another kind that it makes itself.
  private final class MeasuringRows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var wrong = 0

    func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 400 }
    func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
      if table.dequeueReusableCell(withIdentifier: "A")?.reuseIdentifier != "A" { wrong += 1 }
      return 40
    }
    func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      table.dequeueReusableCell(withIdentifier: "B")
        ?? UITableViewCell(style: .default, reuseIdentifier: "B")
    }
  }

  @Test func `A view where a dropped one was does not wait for its role`() {
    let rows = MeasuringRows()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "A")
    table.dataSource = rows
    table.delegate = rows
    for step in 0..<100 {
      table.contentOffset.y = CGFloat(step * 131 % 15_000)
      if step % 3 == 0 { table.reloadData() }
      table.layoutIfNeeded()
    }
    expectEqual(rows.wrong, 0)
    expectEqual(Set(table.visibleCells.map(\.reuseIdentifier)), ["B"])
  }

  // MARK: Editing

  @Test func `Editing that begins while a batch is counted asks about no row that is gone`() {
    once(in: .numberOfRows) { [table] in table.setEditing(true, animated: false) }
    table.performBatchUpdates {
      source.rows[0].removeLast(25)
      table.deleteRows(at: (5..<30).map { IndexPath(row: $0, section: 0) }, with: .none)
    }
    rest()
    expectEqual(source.faults, [])
    expectEqual(table.visibleCells.map(\.isEditing), [true, true, true, true, true])
  }

  @Test(arguments: [ActingCallback.canEdit, .editingStyle])
  func `Data that are loaded as editing begins are edited`(callback: ActingCallback) {
    once(in: callback) { [source, table] in
      source.rows = [[101, 102]]
      table.reloadData()
    }
    table.setEditing(true, animated: false)
    rest()
    expectEqual(source.faults, [])
    expectEqual(table.visibleCells.map(\.isEditing), [true, true])
  }

  @Test func `A row that is shown as data are loaded again is asked no more`() {
    table.allowsMultipleSelection = true
    for row in 0...1 {
      table.selectRow(
        at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
    }
    var step = 0
    source.act = { [source, table] callback in
      switch (callback, step) {
      case (.cell, 0):
        step = 1
        // Editing keeps one selected row of the two.
        table.setEditing(true, animated: false)
      case (.willDisplay, 1):
        step = 2
        source.rows = [[101, 102]]
        table.reloadData()
      default: break
      }
    }
    table.contentOffset.y = 800
    rest()
    expectEqual(step, 2)
    expectEqual(source.faults, [])
    expectEqual(shown, [101, 102])
    expectEqual(table.visibleCells.map(\.isEditing), [true, true])
  }

  @Test(arguments: [ActingCallback.canEdit, .editingStyle, .trailingActions, .willBeginEditing])
  func `A swipe asks about no row that is gone`(callback: ActingCallback) {
    once(in: callback) { [source, table] in
      source.rows = [[101, 102]]
      table.reloadData()
    }
    (table.visibleCells[7] as? ActingRow)?.revealSwipeActions(offset: -60)
    rest()
    expectEqual(source.faults, [])
    expectEqual(shown, [101, 102])
  }

  @Test func `Editing that begins as a reload closes a row is that of the new rows`() {
    (table.visibleCells[7] as? ActingRow)?.revealSwipeActions(offset: -60)
    var hasEnded = false
    once(in: .didEndEditing) { [table] in
      hasEnded = true
      table.setEditing(true, animated: false)
    }
    source.rows = [[101, 102]]
    table.reloadData()
    rest()
    expect(hasEnded)
    expectEqual(source.faults, [])
    expectEqual(table.visibleCells.map(\.isEditing), [true, true])
  }

  @Test func `Heights that change before a row is deleted are those of the rows that are left`() {
    source.height = { CGFloat(30 + $0 % 4 * 10) }
    table.reloadData()
    rest()
    table.rowHeight = 50
    source.rows[0].remove(at: 1)
    table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    rest()
    expectEqual(table.visibleCells.prefix(4).map(\.frame.height), [40, 60, 30, 40])
  }

  @Test func `A cell dequeued for a row that a batch deletes meanwhile has no height of it`() {
    source.rows = [Array(1...60)]
    var step = 0
    source.act = { [source, table] callback in
      switch (callback, step) {
      case (.didEndDisplaying, 0):
        step = 1
        _ = table.dequeueReusableCell(withIdentifier: "row", for: IndexPath(row: 58, section: 0))
      case (.height, 1):
        step = 2
        table.performBatchUpdates {
          source.rows[0].removeFirst(20)
          table.deleteRows(at: (0..<20).map { IndexPath(row: $0, section: 0) }, with: .none)
        }
      default: break
      }
    }
    source.height = { CGFloat(30 + $0 % 4 * 10) }
    table.reloadData()
    rest()
    expectEqual(step, 2)
    expectEqual(source.faults, [])
    expectEqual(table.visibleCells.prefix(4).map(\.frame.height), [40, 50, 60, 30])
  }

  @Test func `A target for a row is forgotten where the data are loaded again meanwhile`() {
    source.canMove = true
    table.setEditing(true, animated: false)
    rest()
    var isCalled = false
    once(in: .targetPath) { [source, table] in
      isCalled = true
      source.rows = [[101, 102]]
      table.reloadData()
    }
    window.beginTouch(at: CGPoint(x: 280, y: 20))
    window.moveTouch(to: CGPoint(x: 280, y: 300))
    window.endTouch()
    rest()
    expect(isCalled)
    expectEqual(source.faults, [])
    expectEqual(shown, [101, 102])
  }

  // MARK: Leaving the window

  @Test(arguments: [ActingCallback.numberOfRows, .title, .height, .cell, .willDisplay])
  func `A touch that ends in a batch leaves no row highlighted`(callback: ActingCallback) {
    window.beginTouch(at: CGPoint(x: 150, y: 220))
    expectEqual(table.visibleCells[5].isHighlighted, true)
    once(in: callback) { [table] in table.removeFromSuperview() }
    table.performBatchUpdates {
      source.rows[0].insert(31, at: 0)
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    }
    expect(table.superview == nil)
    window.addSubview(table)
    rest()
    expectEqual(source.faults, [])
    expectEqual(table.visibleCells.filter(\.isHighlighted), [])
  }

  @Test func `A touch that ends for data that are gone is told of no row of theirs`() {
    window.beginTouch(at: CGPoint(x: 150, y: 220))
    expectEqual(table.visibleCells[5].isHighlighted, true)
    once(in: .cell) { [source, table] in
      source.rows = [[101, 102]]
      table.reloadData()
      table.removeFromSuperview()
    }
    table.performBatchUpdates {
      source.rows[0].insert(31, at: 0)
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    }
    window.addSubview(table)
    rest()
    expectEqual(source.faults, [])
    expectEqual(shown, [101, 102])
    expectEqual(table.visibleCells.map(\.isHighlighted), [false, false])
  }

  @Test(arguments: 1...30)
  func `Rows have their heights when a table leaves its window while it measures around a gap`(
    call: Int
  ) {
    source.height = { CGFloat(30 + $0 % 4 * 10) }
    table.dragDelegate = source
    table.dropDelegate = source
    table.reloadData()
    rest()
    var calls = 0
    source.act = { [source, table] callback in
      if callback == .dropDidEnter {
        calls = 1
        table.performBatchUpdates {
          source.rows[0].append(31)
          table.insertRows(at: [IndexPath(row: 30, section: 0)], with: .none)
        }
      } else if callback == .height, calls > 0 {
        if calls == call { table.removeFromSuperview() }
        calls += 1
      }
    }
    window.longPress(at: CGPoint(x: 150, y: 20), duration: 0.5)
    for y in [60.0, 100, 110] { window.moveTouch(to: CGPoint(x: 150, y: y)) }
    if call <= 9 { expect(table.superview == nil) }
    window.addSubview(table)
    window.endTouch()
    rest()
    expectEqual(source.faults, [])
    expectEqual(Set(shown.prefix(4)), [1, 2, 3, 4])
    expectEqual(table.visibleCells.map(\.frame.height), shown.map { CGFloat(30 + $0 % 4 * 10) })
  }

  @Test(arguments: 1...20)
  func `Rows have their heights when a table leaves its window while a row is lifted`(
    call: Int
  ) {
    source.height = { CGFloat(30 + $0 % 4 * 10) }
    source.canMove = true
    table.reloadData()
    table.setEditing(true, animated: false)
    rest()
    var calls = 0
    source.act = { [table] callback in
      guard callback == .height else { return }
      calls += 1
      if calls == call { table.removeFromSuperview() }
    }
    window.beginTouch(at: CGPoint(x: 280, y: 20))
    table.reconfigureRows(at: table.indexPathsForVisibleRows ?? [])
    for y in [60.0, 100, 160] { window.moveTouch(to: CGPoint(x: 280, y: y)) }
    window.addSubview(table)
    window.endTouch()
    rest()
    expectEqual(source.faults, [])
    expectEqual(table.visibleCells.map(\.frame.height), shown.map { CGFloat(30 + $0 % 4 * 10) })
  }

  @Test func `A drag over a table whose rows are gone asks for the height of none`() {
    source.canMove = true
    table.dragDelegate = source
    table.dropDelegate = source
    once(in: .dragWillBegin) { [source, table] in
      source.rows = [[]]
      table.reloadData()
    }
    window.longPress(at: CGPoint(x: 100, y: 60), duration: 0.5)
    window.moveTouch(to: CGPoint(x: 100, y: 90))
    window.advance(to: window.currentTime + 1)
    window.moveTouch(to: CGPoint(x: 100, y: 20))
    window.advance(to: window.currentTime + 1)
    expect(table.hasActiveDrop)
    expectEqual(source.faults, [])
    window.endTouch()
    rest()
    expectEqual(source.faults, [])
  }

  @Test(arguments: [ActingCallback.numberOfSections, .numberOfRows])
  func `The delegate hears of a touch that ends as a batch is counted when it is shown`(
    callback: ActingCallback
  ) {
    window.beginTouch(at: CGPoint(x: 100, y: 340))
    once(in: callback) { [table] in table.removeFromSuperview() }
    table.performBatchUpdates {
      source.rows[0].removeFirst(25)
      table.deleteRows(at: (0..<25).map { IndexPath(row: $0, section: 0) }, with: .automatic)
    }
    expect(table.superview == nil)
    window.addSubview(table)
    rest()
    expectEqual(source.faults, [])
    expectEqual(table.visibleCells.filter(\.isHighlighted), [])
  }
}
