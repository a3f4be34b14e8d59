// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import SeededRandom

/// What is done to a table at random, and what it should show.
@MainActor
final class TableHistory<Source: RowSource & NSTableViewDataSource & NSTableViewDelegate> {
  private let fixture: TableFixture<Source>
  private var table: NSTableView { fixture.table }
  private var random: SplitMix64
  private var model: TableModel
  private var newNumber: Int
  /// The height of a row by its number, without the spacing.
  private let height: (Int) -> CGFloat
  private let tell: (String) -> Void
  private(set) var steps: [String] = []

  init(
    _ source: Source, seed: UInt64, height: @escaping (Int) -> CGFloat,
    tell: @escaping (String) -> Void = { _ in }
  ) {
    random = SplitMix64(seed: seed)
    model = TableModel(source.numbers)
    newNumber = source.numbers.count
    self.height = height
    self.tell = tell
    fixture = TableFixture(source)
  }

  /// Makes steps until one leaves something wrong.
  ///
  /// - Returns: What is wrong; nil if nothing is.
  func run(steps count: Int) -> String? {
    for _ in 0..<count {
      fixture.source.refused = Set(model.numbers.filter(TableModel.isRefused))
      step()
      fixture.window.layoutIfNeeded()
      if let fault = fault() { return fault }
    }
    return nil
  }

  private func note(_ step: String) {
    steps.append(step)
    tell(step)
  }

  // MARK: Steps

  private func step() {
    switch random.next(below: 14) {
    case 0, 1: changeAlone()
    case 2, 3: changeTogether()
    case 4: reload()
    case 5, 6: scroll()
    case 7: selectInCode()
    case 8, 9: click()
    case 10: arrow()
    case 11: setRules()
    case 12: selectAllOrNone()
    default: resize()
    }
  }

  /// The changes to the model, each followed by the call that makes it in the table.
  private func change() -> () -> Void {
    let count = model.numbers.count
    let table = table
    switch random.next(below: 3) {
    case 0:
      var indexes = IndexSet()
      for _ in 0...random.next(below: 2) {
        // Ascending, so that each index is the row's at the end of the call.
        let least = indexes.last.map { $0 + 1 } ?? 0
        let row = least + random.next(below: model.numbers.count - least + 1)
        model.insert(newNumber, at: row)
        newNumber += 1
        indexes.insert(row)
      }
      note("insert \(indexes.map { $0 })")
      return { table.insertRows(at: indexes) }
    case 1 where count > 0:
      let indexes = IndexSet((0...random.next(below: 3)).map { _ in random.next(below: count) })
      for row in indexes.reversed() { model.remove(at: row) }
      note("remove \(indexes.map { $0 })")
      return { table.removeRows(at: indexes) }
    case 2 where count > 0:
      let (old, new) = (random.next(below: count), random.next(below: count))
      model.move(old, to: new)
      note("move \(old) to \(new)")
      return { table.moveRow(at: old, to: new) }
    default: return {}
    }
  }

  private func changeAlone() {
    // A table that has not loaded its rows would have the change already.
    _ = table.numberOfRows
    let call = change()
    fixture.source.numbers = model.numbers
    call()
  }

  private func changeTogether() {
    note("begin")
    table.beginUpdates()
    for _ in 0...random.next(below: 4) { change()() }
    fixture.source.numbers = model.numbers
    table.endUpdates()
    note("end")
  }

  private func reload() {
    var numbers = model.numbers.shuffled(using: &random)
    numbers.removeLast(random.next(below: min(numbers.count, 4) + 1))
    for _ in 0..<random.next(below: 4) {
      numbers.append(newNumber)
      newNumber += 1
    }
    note("reload \(numbers)")
    model.reload(numbers)
    fixture.source.numbers = numbers
    table.reloadData()
  }

  private func scroll() {
    let y = CGFloat(random.next(below: 600)) - 50
    note("scroll to \(y)")
    fixture.scroll(to: y)
  }

  private func rowsAtRandom() -> [Int] {
    model.numbers.indices.filter { _ in random.once(in: 4) }
  }

  private func selectInCode() {
    guard !model.numbers.isEmpty else { return }
    if random.once(in: 3) {
      let row = random.next(below: model.numbers.count)
      note("deselect \(row)")
      model.deselect(row)
      table.deselectRow(row)
    } else {
      let (rows, extends) = (rowsAtRandom(), random.once(in: 2))
      note("select \(rows) extending \(extends)")
      model.select(rows, extends: extends)
      table.selectRowIndexes(IndexSet(rows), byExtendingSelection: extends)
    }
  }

  private func click() {
    let visible = table.visibleRect
    let rows = fixture.shownRows.filter { visible.contains(table.rect(ofRow: $0)) }
    guard !rows.isEmpty else { return }
    let row = random.pick(rows)
    let modifiers = random.pick([[], .command, .shift] as [NSEvent.ModifierFlags])
    note("click \(row) with \(modifiers.rawValue)")
    model.click(row, toggles: modifiers == .command, extends: modifiers == .shift)
    fixture.click(row, modifiers)
  }

  private func arrow() {
    let (goesDown, extends) = (random.once(in: 2), random.once(in: 2))
    note("arrow \(goesDown ? "down" : "up") extending \(extends)")
    fixture.window.makeFirstResponder(table)
    model.arrow(goesDown ? 1 : -1, extends: extends)
    fixture.window.press(goesDown ? 125 : 126, modifiers: extends ? .shift : [])
  }

  private func setRules() {
    let (multiple, empty) = (!random.once(in: 3), !random.once(in: 3))
    note("multiple \(multiple) empty \(empty)")
    model.setMultiple(multiple)
    model.allowsEmpty = empty
    table.allowsMultipleSelection = multiple
    table.allowsEmptySelection = empty
  }

  private func selectAllOrNone() {
    if random.once(in: 2) {
      note("select all")
      model.selectAll()
      table.selectAll(nil)
    } else {
      note("deselect all")
      model.deselectAll()
      table.deselectAll(nil)
    }
  }

  private func resize() {
    let size = NSSize(
      width: CGFloat(100 + random.next(below: 100)), height: CGFloat(20 + random.next(below: 130)))
    let spacing = random.pick([0, 2, 6] as [CGFloat])
    note("size \(size), spacing \(spacing)")
    fixture.window.setContentSize(size)
    table.intercellSpacing = NSSize(width: 4, height: spacing)
  }

  // MARK: Faults

  private func fault() -> String? {
    let (numbers, spacing) = (model.numbers, table.intercellSpacing.height)
    guard table.numberOfRows == numbers.count else {
      return "\(table.numberOfRows) rows in place of \(numbers.count)"
    }
    let (width, visible) = (table.bounds.width, table.visibleRect)
    var frames: [NSRect] = []
    var top: CGFloat = 0
    for number in numbers {
      frames.append(NSRect(x: 0, y: top, width: width, height: height(number) + spacing))
      top += height(number) + spacing
    }
    for (row, frame) in frames.enumerated() where !isNear(table.rect(ofRow: row), frame) {
      return "row \(row) is at \(table.rect(ofRow: row)) in place of \(frame)"
    }
    let clip = fixture.scrollView.contentView.bounds
    guard isNear(table.frame.height, max(clip.height, top)), isNear(width, clip.width) else {
      return "the table is \(table.frame) in a clip view of \(clip.size)"
    }
    guard clip.minY >= 0, clip.maxY <= table.frame.height + 0.001 else {
      return "scrolled to \(clip)"
    }
    let shown = frames.indices.filter {
      frames[$0].minY < visible.maxY && frames[$0].maxY > visible.minY
    }
    guard fixture.shownRows == shown else { return "shows \(fixture.shownRows), not \(shown)" }
    let rows = Array(table.selectedRowIndexes)
    guard rows == model.selectedRows else { return "selected \(rows), not \(model.selectedRows)" }
    guard table.selectedRow == model.leadRow else {
      return "selected last \(table.selectedRow), not \(model.leadRow)"
    }
    let y = CGFloat(random.next(below: 700)) - 20
    let expected = frames.firstIndex { $0.minY <= y && y < $0.maxY } ?? -1
    guard table.row(at: NSPoint(x: 1, y: y)) == expected else { return "another row at \(y)" }
    return shown.lazy.compactMap { self.fault(of: $0, in: frames[$0]) }.first
  }

  private func fault(of row: Int, in frame: NSRect) -> String? {
    guard let view = table.rowView(atRow: row, makeIfNecessary: false) else { return "no \(row)" }
    guard isNear(view.frame, frame) else { return "the view of row \(row) is at \(view.frame)" }
    guard fixture.number(row) == model.numbers[row] else {
      return "row \(row) shows \(fixture.number(row) ?? -1) in place of \(model.numbers[row])"
    }
    guard view.isSelected == model.selected.contains(model.numbers[row]) else {
      return "row \(row) looks selected: \(view.isSelected)"
    }
    let cell = NSRect(
      x: table.frameOfCell(atColumn: 0, row: row).minX,
      y: table.intercellSpacing.height / 2,
      width: table.frameOfCell(atColumn: 0, row: row).width,
      height: height(model.numbers[row]))
    let shown = (view.view(atColumn: 0) as? NSView)?.frame
    return isNear(shown, cell) ? nil : "the cell of row \(row) is at \(shown ?? .zero)"
  }
}
