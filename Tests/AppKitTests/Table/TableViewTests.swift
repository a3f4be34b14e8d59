// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import Expectations
import Testing
import WaitingSuites

/// Tables of one column (appkit rules MT-1 to MT-9).
@Suite("AppKit: tables")
@MainActor
struct TableViewTests {
  private static let plain = NSTableView.Style.plain

  @Test func `A table has what it has at first`() {
    let table = NSTableView(frame: .zero)
    expectEqual(table.numberOfRows, 0)
    expectEqual(table.numberOfColumns, 0)
    expectEmpty(table.tableColumns)
    expectEqual(table.rowHeight, 24)
    expectEqual(table.intercellSpacing, NSSize(width: 17, height: 0))
    expect(!table.usesAutomaticRowHeights)
    expectEqual(table.style, .automatic)
    expectEqual(table.selectionHighlightStyle, .regular)
    expect(table.gridStyleMask.isEmpty)
    expectEqual(table.gridColor, .gridColor)
    expectEqual(table.backgroundColor, .controlBackgroundColor)
    expect(!table.usesAlternatingRowBackgroundColors)
    expectNil(table.registeredNibsByIdentifier)
    expect(!table.allowsMultipleSelection)
    expect(table.allowsEmptySelection)
    expect(table.isFlipped)
    expectEqual(table.selectedRow, -1)
    expectEqual(table.clickedRow, -1)
    expectEqual(table.clickedColumn, -1)
    expect(table.acceptsFirstResponder)
    expectNil(table.doubleAction)
  }

  // Appkit rules MT-2, MT-3 and MT-6.
  @Test func `Rows are below each other, and cells inside them`() {
    let fixture = TableFixture(EvenRows(Array(0..<3)))
    let table = fixture.table
    expectEqual(table.effectiveStyle, .inset, "it fills its window")
    expectEqual(table.frame, NSRect(x: 0, y: 0, width: 200, height: 100))
    expectEqual(table.rect(ofRow: 1), NSRect(x: 0, y: 24, width: 200, height: 24))
    expectEqual(table.rect(ofRow: 3), .zero)
    expectEqual(table.rect(ofRow: -1), .zero)
    // 10 points and half of 17 are free at each side.
    let cell = NSRect(x: 18, y: 24, width: 163, height: 24)
    expectEqual(table.frameOfCell(atColumn: 0, row: 1), cell)
    expectEqual(table.frameOfCell(atColumn: 1, row: 1), .zero)
    expectEqual(table.rect(ofColumn: 0), NSRect(x: 18, y: 0, width: 163, height: 100))
    expectEqual(table.tableColumns.first?.width, 163)
    let view = table.view(atColumn: 0, row: 1, makeIfNecessary: false)
    expectEqual(view?.frame, NSRect(x: 18, y: 0, width: 163, height: 24))
    table.setFrameSize(NSSize(width: 50, height: 50))
    table.tile()
    expectEqual(table.frame.size, NSSize(width: 200, height: 100))
    table.style = Self.plain
    table.intercellSpacing = NSSize(width: 4, height: 6)
    table.rowHeight = 20
    fixture.window.layoutIfNeeded()
    expectEqual(table.rect(ofRow: 1), NSRect(x: 0, y: 26, width: 200, height: 26))
    expectEqual(table.frameOfCell(atColumn: 0, row: 1), NSRect(x: 2, y: 29, width: 196, height: 20))
    expectEqual(view?.frame, NSRect(x: 2, y: 3, width: 196, height: 20))
  }

  // Appkit rule MT-6.
  @Test func `An automatic style is that of the table's place`() {
    let fixture = TableFixture(EvenRows([1]))
    fixture.scrollView.setFrameSize(NSSize(width: 150, height: 100))
    expectEqual(fixture.table.effectiveStyle, .plain)
    fixture.scrollView.borderType = .lineBorder
    expectEqual(fixture.table.effectiveStyle, .fullWidth)
    fixture.table.style = .sourceList
    expectEqual(fixture.table.effectiveStyle, .sourceList)
    expectEqual(NSTableView(frame: .zero).effectiveStyle, .plain)
  }

  // Appkit rules MT-1 and MT-2.
  @Test func `Only visible rows have views, which are used again`() {
    let fixture = TableFixture(EvenRows(Array(0..<1000)))
    let (table, source) = (fixture.table, fixture.source)
    expectEqual(table.frame.height, 24_000)
    expectEqual(fixture.shownRows, Array(0..<5))
    expectEqual(source.madeCount, 5)
    expectEqual(source.log, (0..<5).map { "add \($0)" })
    fixture.scroll(to: 240)
    expectEqual(fixture.shownRows, Array(10..<15))
    expectEqual(source.madeCount, 5)
    expectEqual(fixture.shownRows.map(fixture.number), [10, 11, 12, 13, 14])
    let removed = (0..<5).map { "remove \($0)" }
    expectEqual(Array(source.log.suffix(10)), removed + (10..<15).map { "add \($0)" })
    expectNil(table.rowView(atRow: 0, makeIfNecessary: false))
    let made = table.rowView(atRow: 0, makeIfNecessary: true)
    expectNotNil(made)
    expectNil(made?.superview)
    expectEqual(made?.numberOfColumns, 1)
    expectNil(table.view(atColumn: 1, row: 10, makeIfNecessary: true))
    expectEqual(table.rows(in: NSRect(x: 0, y: 30, width: 1, height: 20)), NSRange(1..<3))
    expectEqual(table.row(at: NSPoint(x: 5, y: 47)), 1)
    expectEqual(table.row(at: NSPoint(x: 5, y: 48)), 2)
    expectEqual(table.row(at: NSPoint(x: 5, y: -1)), -1)
    expectEqual(table.row(at: NSPoint(x: 5, y: 24_000)), -1)
    expectEqual(table.row(at: NSPoint(x: 200, y: 5)), -1)
    expectEqual(table.column(at: NSPoint(x: 20, y: 5)), 0)
    expectEqual(table.column(at: NSPoint(x: 2, y: 5)), -1)
    table.scrollRowToVisible(20)
    fixture.window.layoutIfNeeded()
    // Its lower edge is at the lower edge of what is visible.
    expectNear(fixture.scrollView.documentVisibleRect.maxY, 21 * 24, within: 0.001)
    expectEqual(fixture.shownRows.last, 20)
  }

  @Test func `A view knows its row`() {
    let fixture = TableFixture(EvenRows(Array(0..<3)))
    let table = fixture.table
    let row = table.rowView(atRow: 2, makeIfNecessary: false)
    let cell = row?.view(atColumn: 0) as? NSView
    expectEqual(row.map(table.row(for:)), 2)
    expectEqual(cell.map(table.row(for:)), 2)
    expectEqual(cell.map(table.column(for:)), 0)
    expectEqual(row.map(table.column(for:)), -1)
    expectEqual(table.row(for: NSView(frame: .zero)), -1)
    expectNil(row?.view(atColumn: 1))
  }

  // Appkit rule MT-3.
  @Test func `Rows have the heights that the delegate says`() {
    let fixture = TableFixture(UnevenRows(Array(0..<8)))
    let table = fixture.table
    expectEqual(table.frame.height, 200)
    expectEqual((0..<5).map { table.rect(ofRow: $0).minY }, [0, 10, 30, 60, 100])
    expectEqual(table.rect(ofRow: 3).height, 40)
    expectEqual(fixture.shownRows, [0, 1, 2, 3])
    expectEqual([59, 60, 99, 100].map { table.row(at: NSPoint(x: 1, y: $0)) }, [2, 3, 3, 4])
    fixture.source.more = 5
    table.noteHeightOfRows(withIndexesChanged: [0, 2, 77])
    expectEqual((0..<5).map { table.rect(ofRow: $0).minY }, [0, 15, 35, 70, 110])
    table.reloadData()
    expectEqual((0..<5).map { table.rect(ofRow: $0).minY }, [0, 15, 40, 75, 120])
  }

  // Appkit rule MT-3.
  @Test func `Heights that change in updates are asked for at their end`() {
    let fixture = TableFixture(UnevenRows(Array(0..<4)))
    let (table, source) = (fixture.table, fixture.source)
    source.more = 5
    table.beginUpdates()
    table.noteHeightOfRows(withIndexesChanged: [0, 2, 77])
    source.numbers = [0, 2, 3]
    table.removeRows(at: [1])
    table.endUpdates()
    // Rows of 10, 30 and 40, of which the first two have 5 more.
    expectEqual((0..<3).map { table.rect(ofRow: $0).minY }, [0, 15, 50])
    expectEqual(table.rect(ofRow: 2).height, 40)
    table.beginUpdates()
    table.intercellSpacing = NSSize(width: 17, height: 2)
    table.endUpdates()
    expectEqual((0..<3).map { table.rect(ofRow: $0).minY }, [0, 17, 54])
    expectEqual(table.rect(ofRow: 2).height, 47)
  }

  // Appkit rule MT-3.
  @Test func `A table has its new number of rows when it asks for heights`() {
    final class Counting: RowSource, NSTableViewDataSource, NSTableViewDelegate {
      var counts: Set<Int> = []
      func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat {
        counts.insert(tableView.numberOfRows)
        return 10
      }
    }
    let fixture = TableFixture(Counting([1, 2, 3]))
    let (table, source) = (fixture.table, fixture.source)
    expectEqual(source.counts, [3])
    source.counts = []
    source.numbers = [1, 2, 3, 4, 5]
    table.noteNumberOfRowsChanged()
    expectEqual(source.counts, [5])
    expectEqual(table.numberOfRows, 5)
    source.counts = []
    source.numbers = [1, 2]
    table.reloadData()
    expectEqual(table.numberOfRows, 2)
    expectEqual(source.counts, [2])
  }

  @Test func `Rows are as high as their cells' constraints say when they are visible`() {
    /// Cells of 30 points.
    final class TallCells: RowSource, NSTableViewDataSource, NSTableViewDelegate {
      override func makeCell() -> NSTableCellView {
        let (cell, content) = (super.makeCell(), NSView(frame: .zero))
        content.translatesAutoresizingMaskIntoConstraints = false
        cell.addSubview(content)
        NSLayoutConstraint.activate([
          content.heightAnchor.constraint(equalToConstant: 30),
          content.topAnchor.constraint(equalTo: cell.topAnchor),
          content.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
          content.leadingAnchor.constraint(equalTo: cell.leadingAnchor),
          content.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
        ])
        return cell
      }
    }
    let fixture = TableFixture(TallCells(Array(0..<10)))
    fixture.table.usesAutomaticRowHeights = true
    fixture.window.layoutIfNeeded()
    expectEqual(fixture.shownRows, [0, 1, 2, 3])
    let fourth = fixture.table.rect(ofRow: 3)
    expectNear(fourth.minY, 90, within: 0.001)
    expectNear(fourth.height, 30, within: 0.001)
    // Five rows were visible before they were measured; the others have the usual height.
    expectNear(fixture.table.frame.height, 5 * 30 + 5 * 24, within: 0.001)
    fixture.scroll(to: 170)
    let heights = fixture.shownRows.map { fixture.table.rect(ofRow: $0).height }
    expectNotEmpty(heights)
    expectAll(heights, where: { abs($0 - 30) < 0.001 })
  }

  @Test func `Values of the data source are the cells'`() {
    final class Values: RowSource, NSTableViewDataSource, NSTableViewDelegate {
      func tableView(
        _ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int
      ) -> Any? { "\(tableColumn?.identifier.rawValue ?? "none") \(row)" }
      func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView? {
        let view = NSTableRowView(frame: .zero)
        view.identifier = .init("row")
        return view
      }
    }
    let fixture = TableFixture(Values([1, 2]))
    let cell = fixture.table.view(atColumn: 0, row: 1, makeIfNecessary: false) as? NSTableCellView
    expectEqual(cell?.objectValue as? String, "column 1")
    let row = fixture.table.rowView(atRow: 1, makeIfNecessary: false)
    expectEqual(row?.identifier?.rawValue, "row")
    fixture.table.reloadData()
    let waiting = fixture.table.makeView(withIdentifier: .init("row"), owner: nil)
    expectSame(waiting, row, "the last one that was removed")
  }

  @Test func `A table has its column or none`() {
    let fixture = TableFixture(EvenRows([1, 2]), hasColumn: false)
    let table = fixture.table
    expectEqual(table.rowView(atRow: 0, makeIfNecessary: false)?.numberOfColumns, 0)
    expectEqual(table.frameOfCell(atColumn: 0, row: 0), .zero)
    expectEqual(table.rect(ofColumn: 0), .zero)
    let column = NSTableColumn(identifier: .init("names"))
    column.title = "Names"
    table.addTableColumn(column)
    fixture.window.layoutIfNeeded()
    expectEqual(fixture.number(1), 2)
    expectSame(column.tableView, table)
    expectEqual(column.title, "Names")
    expectEqual(table.column(withIdentifier: .init("names")), 0)
    expectEqual(table.column(withIdentifier: .init("others")), -1)
    expectSame(table.tableColumn(withIdentifier: .init("names")), column)
    table.removeTableColumn(column)
    fixture.window.layoutIfNeeded()
    expectNil(fixture.number(1))
    expectNil(column.tableView)
    expectEqual(column.width, 100)
  }

  // Appkit rule MT-9.
  @Test func `A column follows its table, or keeps its width`() throws {
    let fixture = TableFixture(EvenRows([1]))
    let table = fixture.table
    let column = try #require(table.tableColumns.first)
    expectEqual(column.minWidth, 10)
    expectEqual(column.maxWidth, .greatestFiniteMagnitude)
    expectEqual(column.resizingMask, [.autoresizingMask, .userResizingMask])
    // Without half the spacing and 10 points of inset rows at either side.
    let whole: CGFloat = 200 - 2 * 18.5
    func widths() -> [CGFloat] {
      fixture.window.layoutIfNeeded()
      let cell = table.view(atColumn: 0, row: 0, makeIfNecessary: false)
      return [column.width, table.rect(ofColumn: 0).width, cell?.frame.width ?? -1]
    }
    func expectWidths(_ width: CGFloat, line: Int = #line) {
      expectEqual(widths(), [width, width, width], "line \(line)")
    }
    column.width = 60
    expectWidths(whole)
    column.maxWidth = 120
    expectWidths(120)
    column.minWidth = 130
    expectWidths(130)
    column.minWidth = whole + 40
    column.maxWidth = .greatestFiniteMagnitude
    expectWidths(whole + 40)
    column.minWidth = -5
    column.resizingMask = [.userResizingMask]
    expectWidths(60)
    column.width = -20
    expectWidths(0)
    expectEqual(NSTableColumn.ResizingOptions([.autoresizingMask, .userResizingMask]).rawValue, 3)
    expectEqual(NSTableColumn.ResizingOptions(rawValue: 1), .autoresizingMask)
  }

  // MARK: Changes of data

  @Test func `A reload asks again, and so do rows that are named`() {
    let fixture = TableFixture(EvenRows([1, 2, 3]))
    let (table, source) = (fixture.table, fixture.source)
    source.numbers = [4, 5]
    table.reloadData()
    expectEqual(table.numberOfRows, 2)
    fixture.window.layoutIfNeeded()
    expectEqual(fixture.shownRows.map(fixture.number), [4, 5])
    expectEqual(source.madeCount, 3)
    source.numbers = [6, 7]
    table.reloadData(forRowIndexes: [1, 9], columnIndexes: [0])
    expectEqual(fixture.shownRows.map(fixture.number), [4, 7])
    table.reloadData(forRowIndexes: [0], columnIndexes: [])
    expectEqual(fixture.number(0), 4)
    source.numbers = [6, 7, 8]
    table.noteNumberOfRowsChanged()
    fixture.window.layoutIfNeeded()
    expectEqual(fixture.shownRows.map(fixture.number), [4, 7, 8])
    table.selectRowIndexes([2], byExtendingSelection: false)
    source.numbers = [6]
    table.noteNumberOfRowsChanged()
    expectEqual(table.numberOfRows, 1)
    expectEqual(table.selectedRow, -1)
  }

  // Appkit rule MT-8.
  @Test func `Updates are made in the order of their calls`() {
    let fixture = TableFixture(EvenRows([0, 1, 2, 3, 4, 5]))
    let (table, source) = (fixture.table, fixture.source)
    table.allowsMultipleSelection = true
    table.selectRowIndexes([0, 3, 4], byExtendingSelection: false)
    source.log = []
    table.beginUpdates()
    table.removeRows(at: [0, 1], withAnimation: .effectFade)
    table.insertRows(at: [0, 2], withAnimation: [.slideDown, .effectGap])
    table.beginUpdates()
    table.moveRow(at: 4, to: 0)
    source.numbers = [4, 10, 2, 11, 3, 5]
    table.endUpdates()
    expectEqual(table.numberOfRows, 6)
    table.endUpdates()
    // 0 is gone, 3 and 4 have moved.
    expectEqual(table.selectedRowIndexes, [0, 4])
    expectEqual(source.log, ["remove -1", "remove -1", "selected 0 4"])
    fixture.window.layoutIfNeeded()
    expectEqual(fixture.shownRows.map(fixture.number), [4, 10, 2, 11, 3])
    source.numbers.append(12)
    table.insertRows(at: [6])
    source.numbers.remove(at: 1)
    table.removeRows(at: [1])
    expectEqual(table.numberOfRows, 6)
    expectEqual(table.selectedRowIndexes, [0, 3])
  }

  @Test func `Heights and views go with their rows`() {
    let fixture = TableFixture(UnevenRows([0, 1, 2]))
    let (table, source) = (fixture.table, fixture.source)
    let view = table.rowView(atRow: 2, makeIfNecessary: false)
    source.numbers = [2, 3, 0, 1]
    table.beginUpdates()
    table.moveRow(at: 2, to: 0)
    table.insertRows(at: [1])
    table.endUpdates()
    fixture.window.layoutIfNeeded()
    expectEqual((0..<4).map { table.rect(ofRow: $0).minY }, [0, 30, 70, 80])
    expectSame(table.rowView(atRow: 0, makeIfNecessary: false), view)
    expectEqual(view?.frame, NSRect(x: 0, y: 0, width: 200, height: 30))
    // A table that was empty learns that its rows have heights of their own.
    source.numbers = []
    table.removeRows(at: [0, 1, 2, 3])
    source.numbers = [3]
    table.insertRows(at: [0])
    expectEqual(table.rect(ofRow: 0).height, 40)
  }

  // MARK: Looks

  @Test func `Styles, grids, stripes and selections are drawn`() throws {
    let fixture = TableFixture(EvenRows([1, 2]))
    let table = fixture.table
    var pictures: [Data] = []
    func draw() throws { pictures.append(try Picture(of: fixture.window, scale: 1).data(.png)) }
    try draw()
    table.usesAlternatingRowBackgroundColors = true
    try draw()
    table.gridStyleMask = .solidHorizontalGridLineMask
    try draw()
    table.gridStyleMask = .dashedHorizontalGridLineMask
    try draw()
    table.gridStyleMask = .solidVerticalGridLineMask
    table.gridColor = .systemRed
    try draw()
    table.selectRowIndexes([1], byExtendingSelection: false)
    try draw()
    fixture.window.makeFirstResponder(table)
    try draw()
    table.style = .fullWidth
    try draw()
    table.selectionHighlightStyle = .none
    try draw()
    table.usesAlternatingRowBackgroundColors = false
    table.backgroundColor = .systemYellow
    try draw()
    // A selection that is not drawn is as none.
    expectEqual(pictures[8], pictures[4])
    expectEqual(Set(pictures).count, 9)
    expectEqual(table.rowView(atRow: 1, makeIfNecessary: false)?.isSelected, true)
  }

  // Appkit rule MT-7.
  @Test func `Text is white on the selection of the first responder`() throws {
    let fixture = TableFixture(EvenRows([1, 2]))
    let (table, other) = (fixture.table, NSTableView(frame: .zero))
    fixture.window.contentView?.addSubview(other)
    let row = try #require(table.rowView(atRow: 0, makeIfNecessary: false))
    let cell = try #require(row.view(atColumn: 0) as? NSTableCellView)
    let label = NSTextField(labelWithString: "Words")
    cell.addSubview(label)
    cell.textField = label
    expectNil(cell.imageView)
    expectEqual(cell.backgroundStyle, .normal)
    table.selectRowIndexes([0], byExtendingSelection: false)
    expectEqual(row.interiorBackgroundStyle, .normal)
    expect(!row.isEmphasized)
    let grey = try Picture(of: fixture.window).data(.png)
    fixture.window.makeFirstResponder(table)
    expect(row.isEmphasized)
    expectEqual(cell.backgroundStyle, .emphasized)
    let white = try Picture(of: fixture.window).data(.png)
    label.textColor = .systemRed
    try expect(grey != white && white != Picture(of: fixture.window).data(.png))
    fixture.window.makeFirstResponder(other)
    expect(!row.isEmphasized)
    expectEqual(cell.backgroundStyle, .normal)
    expectEqual(
      [NSView.BackgroundStyle.normal, .emphasized, .raised, .lowered].map(\.rawValue), Array(0...3))
  }

  @Test func `A row view draws its background, its selection and its separator`() throws {
    final class Row: NSTableRowView {
      var log: [String] = []
      override func drawBackground(in dirtyRect: NSRect) { log.append("background") }
      override func drawSelection(in dirtyRect: NSRect) { log.append("selection") }
      override func drawSeparator(in dirtyRect: NSRect) { log.append("separator") }
    }
    let row = Row(frame: NSRect(x: 0, y: 0, width: 10, height: 10))
    row.draw(row.bounds)
    row.isSelected = true
    row.draw(row.bounds)
    row.selectionHighlightStyle = .none
    row.draw(row.bounds)
    expectEqual(
      row.log,
      [
        "background", "separator", "background", "selection", "separator", "background",
        "separator",
      ])
    row.prepareForReuse()
    expect(!row.isSelected)
    expectEqual(row.backgroundColor, .clear)
  }

  @Test func `Numbers are AppKit's`() {
    expectEqual(
      [NSTableView.Style.automatic, .fullWidth, .inset, .sourceList, .plain].map(\.rawValue),
      Array(0...4))
    expectEqual(
      [
        NSTableView.GridLineStyle.solidVerticalGridLineMask, .solidHorizontalGridLineMask,
        .dashedHorizontalGridLineMask,
      ].map(\.rawValue), [1, 2, 8])
    expectEqual(
      [
        NSTableView.AnimationOptions.effectFade, .effectGap, .slideUp, .slideDown, .slideLeft,
        .slideRight,
      ].map(\.rawValue), [1, 2, 0x10, 0x20, 0x30, 0x40])
    expectEqual(
      [NSTableView.SelectionHighlightStyle.none, .regular, .sourceList].map(\.rawValue), [-1, 0, 1])
    expectEqual(NSTableView.AnimationOptions(rawValue: 1), .effectFade)
    expectEqual(NSTableView.GridLineStyle(rawValue: 2), .solidHorizontalGridLineMask)
  }

  // MARK: Bad input

  @Test(.waitsForProcesses) func `A count that does not follow stops the program`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let fixture = TableFixture(EvenRows([1, 2]))
        fixture.table.insertRows(at: [0])
      }
    }
    expectStop(result, says: "should be 3", "returned 2")
  }

  @Test(.waitsForProcesses) func `A second column stops the program`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let fixture = TableFixture(EvenRows([1]))
        fixture.table.addTableColumn(NSTableColumn(identifier: .init("second")))
      }
    }
    expectStop(result, says: "\"second\"", "one column")
  }

  @Test(.waitsForProcesses) func `A height that is not above zero stops the program`() async throws
  {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { await MainActor.run { NSTableView(frame: .zero).rowHeight = 0 } }
    expectStop(result, says: "rowHeight is 0")
  }
}
