// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry
import Views

/// A view that shows rows below each other, each with a view that the delegate creates.
///
/// It scrolls as the document of an `NSScrollView` (appkit rule MT-2). Views are made only for rows that
/// are visible, and are used again when they are not visible any more. Members that clients override are
/// declared here; the work is done in the extensions beside this file.
///
/// > Note: Differs from AppKit: a table has one column and no header.
@preconcurrency @MainActor
open class NSTableView: NSControl {
  /// Posted by a table whose selection changed, also in code.
  public nonisolated static let selectionDidChangeNotification = Notification.Name(
    "NSTableViewSelectionDidChangeNotification")

  /// The rows as they are shown; see NSTableView+Rows.swift.
  var rows = TableRows()
  /// The selection, and what the mouse does; see NSTableView+Selection.swift.
  var selected = TableSelection()
  /// The number of calls of ``beginUpdates()`` without their ends.
  var updateDepth = 0
  private var column: NSTableColumn?

  override func setUp() {
    super.setUp()
    showBackground()
  }

  override func decodeNibPart(_ coder: NSCoder) {
    super.decodeNibPart(coder)
    coder.decode(self, reading: Self.nibStep)
    takeNibContents(coder)
  }

  // MARK: Data

  /// The supplier of the number of rows; the table does not keep it alive.
  open weak var dataSource: (any NSTableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  /// The maker of views, which is notified of the selection; the table does not keep it alive.
  open weak var delegate: (any NSTableViewDelegate)? {
    didSet { if delegate !== oldValue { reloadData() } }
  }

  /// The number of rows.
  open var numberOfRows: Int {
    loadRows()
    return rows.count
  }

  /// Asks the data source for the number of rows, and the delegate for all visible views, in the
  /// next layout pass or when rows are asked for. The selection stays where there are rows.
  open func reloadData() {
    guard updateDepth == 0 else {
      programmerError("reloadData() between beginUpdates() and endUpdates(): call it after them.")
    }
    refuseWhileShowing("reloadData()")
    rows.isLoaded = false
    for row in rows.views.keys.sorted() { removeRowView(row) }
    needsLayout = true
  }

  /// Recreates the cells of rows that are visible.
  ///
  /// - Parameters:
  ///   - rowIndexes: The rows; those that do not exist are left out.
  ///   - columnIndexes: The columns: nothing happens without 0.
  open func reloadData(forRowIndexes rowIndexes: IndexSet, columnIndexes: IndexSet) {
    if columnIndexes.contains(0) { reloadCells(of: rowIndexes) }
  }

  /// Asks the data source for the number of rows: some were added or removed at the end.
  open func noteNumberOfRowsChanged() {
    guard rows.isLoaded else { return }
    refuseWhileShowing("noteNumberOfRowsChanged()")
    let count = countOfData()
    for row in rows.views.keys.sorted() where row >= count { removeRowView(row, isGone: true) }
    countWasAsked(count)
    if usesAutomaticRowHeights, let old = rows.heights {
      let added = [CGFloat](repeating: usualHeight, count: max(0, count - old.count))
      rows.heights = old.prefix(count) + added
    } else {
      rows.heights = ownHeights(count: count)
    }
    heightsWereSet(count: count)
    keepSelection(below: count)
  }

  /// Asks the delegate for the heights of rows again; those that do not exist are left out.
  open func noteHeightOfRows(withIndexesChanged indexSet: IndexSet) {
    // In updates at their end.
    guard rows.isLoaded else { return }
    guard var heights = rows.heights else { return heightsChanged() }
    guard updateDepth == 0 else {
      for row in indexSet where row < heights.count { heights[row] = .nan }
      rows.heights = heights
      return
    }
    for row in indexSet where row < heights.count {
      heights[row] = usesAutomaticRowHeights ? usualHeight : askedHeight(row) ?? usualHeight
    }
    rows.heights = heights
    heightsWereSet(count: heights.count)
  }

  // MARK: Changes

  /// Begins changes of rows, whose data change before ``endUpdates()``. Calls can be nested.
  open func beginUpdates() {
    loadRows()
    updateDepth += 1
  }
  /// Ends changes of rows. A number of rows that does not follow from them stops the program.
  open func endUpdates() { finishUpdates() }
  /// Inserts rows. Outside of updates the data have them already.
  ///
  /// - Parameters:
  ///   - indexes: The rows as they are afterwards; one beyond the end stops the program.
  ///   - animationOptions: Has no effect: rows change at once.
  open func insertRows(
    at indexes: IndexSet, withAnimation animationOptions: NSTableView.AnimationOptions = []
  ) {
    change("insertRows(at:withAnimation:)") {
      for row in indexes {
        guard row <= rows.count else { refuse("insert", row) }
        splice(count: rows.count + 1, heights: { $0.insert(.nan, at: row) }) {
          $0 < row ? $0 : $0 + 1
        }
      }
    }
  }
  /// Removes rows. Outside of updates the data do not have them any more.
  ///
  /// - Parameters:
  ///   - indexes: The rows as they were before; one that does not exist stops the program.
  ///   - animationOptions: Has no effect: rows change at once.
  open func removeRows(
    at indexes: IndexSet, withAnimation animationOptions: NSTableView.AnimationOptions = []
  ) {
    change("removeRows(at:withAnimation:)") {
      for row in indexes.reversed() {
        guard row < rows.count else { refuse("remove", row) }
        splice(count: rows.count - 1, heights: { $0.remove(at: row) }) {
          $0 < row ? $0 : $0 == row ? nil : $0 - 1
        }
      }
    }
  }
  /// Moves a row, with its view, its height and its selection.
  ///
  /// - Parameters:
  ///   - oldIndex: The row as it was before; one that does not exist stops the program.
  ///   - newIndex: The row as it is afterwards; one that does not exist stops the program.
  open func moveRow(at oldIndex: Int, to newIndex: Int) {
    change("moveRow(at:to:)") {
      for row in [oldIndex, newIndex] where row < 0 || row >= rows.count { refuse("move", row) }
      let between = min(oldIndex, newIndex)...max(oldIndex, newIndex)
      splice(count: rows.count, heights: { $0.insert($0.remove(at: oldIndex), at: newIndex) }) {
        row in
        if row == oldIndex { return newIndex }
        guard between.contains(row) else { return row }
        return oldIndex < newIndex ? row - 1 : row + 1
      }
    }
  }

  // MARK: The column

  /// The column; empty without one. Rows have no cells then.
  open var tableColumns: [NSTableColumn] { column.map { [$0] } ?? [] }
  /// The number of columns: 1, or 0 without one.
  open var numberOfColumns: Int { tableColumns.count }
  /// Adds the table's column; a second one stops the program.
  open func addTableColumn(_ tableColumn: NSTableColumn) {
    if let column {
      programmerError(
        """
        The table has the column "\(column.identifier.rawValue)" already, and cannot show \
        "\(tableColumn.identifier.rawValue)" beside it: tables have one column here.
        """)
    }
    column = tableColumn
    tableColumn.tableView = self
    reloadData()
  }
  /// Removes the column; nothing for one of another table.
  open func removeTableColumn(_ tableColumn: NSTableColumn) {
    guard column === tableColumn else { return }
    tableColumn.tableView = nil
    column = nil
    reloadData()
  }
  /// The column with a name; nil for none.
  open func tableColumn(withIdentifier identifier: NSUserInterfaceItemIdentifier) -> NSTableColumn?
  {
    tableColumns.first { $0.identifier == identifier }
  }
  /// The index of the column with a name; -1 for none.
  open func column(withIdentifier identifier: NSUserInterfaceItemIdentifier) -> Int {
    tableColumn(withIdentifier: identifier) == nil ? -1 : 0
  }

  // MARK: Looks

  /// The height of a row without the spacing, in points, where the delegate says none; 24 at first. One
  /// that is not above zero stops the program.
  open var rowHeight: CGFloat = 24 {
    didSet {
      check(rowHeight, of: nil)
      if rowHeight != oldValue { heightsChanged() }
    }
  }
  /// A Boolean value that says whether a row is as high as the constraints in its cell say, from when it
  /// is visible; until then, and without constraints, it has ``rowHeight``. False at first.
  open var usesAutomaticRowHeights = false {
    didSet { if usesAutomaticRowHeights != oldValue { heightsChanged() } }
  }
  /// The space between cells, half of it on each side; 17 x 0 points at first.
  open var intercellSpacing = NSSize(width: 17, height: 0) {
    didSet { if intercellSpacing != oldValue { heightsChanged() } }
  }
  /// The look of the rows; automatic at first.
  open var style = NSTableView.Style.automatic {
    didSet { if style != oldValue { looksChanged() } }
  }
  /// The look that ``style`` comes to where the table is (appkit rule MT-6).
  open var effectiveStyle: NSTableView.Style { style == .automatic ? automaticStyle : style }
  /// The drawing of selections.
  open var selectionHighlightStyle = NSTableView.SelectionHighlightStyle.regular {
    didSet { if selectionHighlightStyle != oldValue { looksChanged() } }
  }
  /// The lines between rows; none at first.
  open var gridStyleMask: NSTableView.GridLineStyle = [] {
    didSet { if gridStyleMask != oldValue { looksChanged() } }
  }
  /// The colour of the lines between rows.
  open var gridColor = NSColor.gridColor {
    didSet { looksChanged() }
  }
  /// A Boolean value that says whether every other row has another background, also below the last row;
  /// false at first.
  open var usesAlternatingRowBackgroundColors = false {
    didSet { if usesAlternatingRowBackgroundColors != oldValue { looksChanged() } }
  }
  /// The fill colour behind the rows; that of controls at first.
  open var backgroundColor = NSColor.controlBackgroundColor {
    didSet { showBackground() }
  }

  private func showBackground() { viewNode.backgroundColor = backgroundColor.uiColor }

  /// Draws the backgrounds below the last row, if they alternate.
  open override func draw(_ dirtyRect: NSRect) {
    super.draw(dirtyRect)
    drawEmptyRows()
  }

  // MARK: Finding

  /// The rectangle of a row with its spacing, in the table's coordinates; empty for none.
  open func rect(ofRow row: Int) -> NSRect {
    loadRows()
    guard row >= 0, row < rows.count else { return .zero }
    return NSRect(
      x: 0, y: rows.extents.top(of: row), width: bounds.width,
      height: rows.extents.height(of: row))
  }
  /// The rectangle of the column; empty for one that does not exist.
  open func rect(ofColumn column: Int) -> NSRect {
    guard column == 0, numberOfColumns > 0 else { return .zero }
    let span = cellSpan
    return NSRect(x: span.start, y: 0, width: span.width, height: bounds.height)
  }
  /// The rectangle of a cell, without the spacing; empty for one that does not exist.
  open func frameOfCell(atColumn column: Int, row: Int) -> NSRect {
    let rowRect = rect(ofRow: row)
    guard column == 0, numberOfColumns > 0, rowRect.height > 0 else { return .zero }
    return cellFrame(inRowOf: rowRect.size).offsetBy(dx: 0, dy: rowRect.minY)
  }
  /// The row at a point of the table; -1 beside all rows. O(log rows).
  open func row(at point: NSPoint) -> Int {
    loadRows()
    guard point.x >= 0, point.x < bounds.width else { return -1 }
    return rows.extents.row(at: point.y) ?? -1
  }
  /// The column at a point of the table; -1 for none.
  open func column(at point: NSPoint) -> Int { mouse(point, in: rect(ofColumn: 0)) ? 0 : -1 }
  /// The rows that a rectangle of the table meets. O(log rows).
  open func rows(in rect: NSRect) -> NSRange {
    loadRows()
    return NSRange(rows.extents.rows(from: rect.minY, to: rect.maxY))
  }
  /// The row of a view that is in the table; -1 for another view.
  open func row(for view: NSView) -> Int {
    rows.views.first { view.isDescendant(of: $0.value) }?.key ?? -1
  }
  /// The column of a view that is in a cell of the table; -1 for another view.
  open func column(for view: NSView) -> Int {
    rows.views.contains { $0.value.cell.map(view.isDescendant) == true } ? 0 : -1
  }

  /// The view of a row; nil for one that does not exist.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - makeIfNecessary: Whether a view is made for a row that is not visible; the caller keeps it.
  /// - Returns: The view.
  open func rowView(atRow row: Int, makeIfNecessary: Bool) -> NSTableRowView? {
    loadRows()
    guard row >= 0, row < rows.count else { return nil }
    return rows.views[row] ?? (makeIfNecessary ? makeRowView(row) : nil)
  }
  /// The view of a cell; nil for one that does not exist.
  ///
  /// - Parameters:
  ///   - column: The column.
  ///   - row: The row.
  ///   - makeIfNecessary: Whether a view is made for a row that is not visible; the caller keeps it.
  /// - Returns: The view.
  open func view(atColumn column: Int, row: Int, makeIfNecessary: Bool) -> NSView? {
    guard column == 0 else { return nil }
    return rowView(atRow: row, makeIfNecessary: makeIfNecessary)?.cell
  }
  /// Calls a closure with the view of each visible row, from the top.
  open func enumerateAvailableRowViews(_ handler: (_ rowView: NSTableRowView, _ row: Int) -> Void) {
    for (row, view) in rows.views.sorted(by: { $0.key < $1.key }) { handler(view, row) }
  }
  /// Scrolls as little as possible to make a row visible; nothing for one that does not exist.
  open func scrollRowToVisible(_ row: Int) {
    let rect = rect(ofRow: row)
    if rect.height > 0 { scrollToVisible(rect) }
  }

  // MARK: Reuse

  /// Registers the nib of views with an identifier.
  ///
  /// - Parameters:
  ///   - nib: The nib, with one view at the top; nil takes back what was named.
  ///   - identifier: The identifier.
  open func register(_ nib: NSNib?, forIdentifier identifier: NSUserInterfaceItemIdentifier) {
    rows.nibs[identifier] = nib
  }
  /// The nibs that are registered, by identifier; nil without any.
  open var registeredNibsByIdentifier: [NSUserInterfaceItemIdentifier: NSNib]? {
    rows.nibs.isEmpty ? nil : rows.nibs
  }
  /// Returns a view with an identifier: one that is not visible any more, which is prepared for reuse, or
  /// one made from the nib that is registered, or from the document of the table; nil if there is none.
  open func makeView(
    withIdentifier identifier: NSUserInterfaceItemIdentifier, owner: Any?
  ) -> NSView? { reusedView(identifier) ?? newView(identifier, owner: owner) }

  // MARK: Selection

  /// A Boolean value that says whether more than one row can be selected; false at first. Setting it to
  /// false keeps ``selectedRow``.
  open var allowsMultipleSelection = false {
    didSet { if !allowsMultipleSelection { keepOneSelected() } }
  }
  /// A Boolean value that says whether the mouse and keys may leave nothing selected; true at first.
  open var allowsEmptySelection = true
  /// The selected rows.
  open var selectedRowIndexes: IndexSet {
    loadRows()
    return selected.rows
  }
  /// The row that was selected last; -1 for none.
  open var selectedRow: Int {
    loadRows()
    return selected.lead
  }
  /// The number of selected rows.
  open var numberOfSelectedRows: Int { selectedRowIndexes.count }
  /// Returns whether a row is selected.
  open func isRowSelected(_ row: Int) -> Bool { row >= 0 && selectedRowIndexes.contains(row) }
  /// Selects rows, without asking the delegate.
  ///
  /// - Parameters:
  ///   - indexes: The rows; those that do not exist are left out, and all but the last if only one may be
  ///     selected.
  ///   - extend: Whether the rows that are selected stay so, if several may be.
  open func selectRowIndexes(_ indexes: IndexSet, byExtendingSelection extend: Bool) {
    loadRows()
    var new = indexes.filteredIndexSet { $0 < rows.count }
    if new.isEmpty, extend { return }
    let last = new.last
    if !allowsMultipleSelection, let last { new = [last] }
    if extend, allowsMultipleSelection { new.formUnion(selected.rows) }
    setSelection(new, lead: last)
  }
  /// Deselects a row, without asking the delegate.
  open func deselectRow(_ row: Int) {
    loadRows()
    guard row >= 0 else { return }
    setSelection(selected.rows.subtracting([row]), lead: selected.lead)
  }
  /// Selects all rows that the delegate allows, if several may be selected.
  open override func selectAll(_ sender: Any?) {
    loadRows()
    guard allowsMultipleSelection, rows.count > 0 else { return }
    propose(IndexSet(integersIn: 0..<rows.count), lead: rows.count - 1)
  }
  /// Deselects all rows, if an empty selection is allowed and the delegate allows it.
  open func deselectAll(_ sender: Any?) { deselectEverything() }

  // MARK: Input

  /// The row of the last click; -1 for a click beside all rows, and before.
  open var clickedRow: Int { selected.clicked.row }
  /// The column of the last click; -1 for a click beside the column, and before.
  open var clickedColumn: Int { selected.clicked.column }
  /// The selector that a double click sends; nil for none. Its method gets the table.
  open var doubleAction: Selector?

  /// A Boolean value that says whether the table can be first responder: true, for its keys.
  open override var acceptsFirstResponder: Bool { true }
  /// Draws selections in the accent colour from now on.
  open override func becomeFirstResponder() -> Bool {
    showEmphasis(true)
    return true
  }
  /// Draws selections in grey from now on.
  open override func resignFirstResponder() -> Bool {
    showEmphasis(false)
    return true
  }
  /// Selects the row under the mouse (appkit rule MT-4).
  open override func mouseDown(with event: NSEvent) {
    window?.makeFirstResponder(self)
    let point = convert(event.locationInWindow, from: nil)
    let row = row(at: point)
    selected.clicked = (row, row < 0 ? -1 : column(at: point))
    selected.pending = nil
    guard isEnabled else { return }
    guard row >= 0 else { return deselectEverything() }
    let flags = event.modifierFlags
    if flags.contains(.command) {
      toggle(row)
    } else if flags.contains(.shift), allowsMultipleSelection, selected.anchor >= 0 {
      propose(range(to: row), lead: row)
    } else if selected.rows.contains(row) {
      // Several may be about to be dragged: they are deselected when the mouse is released.
      if selected.rows.count > 1 { selected.pending = row }
    } else {
      propose([row], lead: row, isAnchor: true)
    }
  }
  /// Does nothing: a press does not select what the mouse is dragged over.
  open override func mouseDragged(with event: NSEvent) {}
  /// Ends a click, and sends the action or, of a double click, the ``doubleAction``.
  open override func mouseUp(with event: NSEvent) {
    guard isEnabled else { return }
    let point = convert(event.locationInWindow, from: nil)
    if let row = selected.pending, row == self.row(at: point) {
      propose([row], lead: row, isAnchor: true)
    }
    selected.pending = nil
    guard mouse(point, in: bounds) else { return }
    let isDouble = event.clickCount == 2 && doubleAction != nil
    sendAction(isDouble ? doubleAction : action, to: target)
  }
  /// Called for a key: arrows move the selection, ⌘A selects all rows; others are passed on.
  open override func keyDown(with event: NSEvent) {
    if !handleKey(event) { super.keyDown(with: event) }
  }
  /// Selects the row above.
  open override func moveUp(_ sender: Any?) { moveSelection(by: -1, extends: false) }
  /// Selects the row below.
  open override func moveDown(_ sender: Any?) { moveSelection(by: 1, extends: false) }
  /// Extends the selection upwards, where several rows may be selected.
  open override func moveUpAndModifySelection(_ sender: Any?) {
    moveSelection(by: -1, extends: true)
  }
  /// Extends the selection downwards, where several rows may be selected.
  open override func moveDownAndModifySelection(_ sender: Any?) {
    moveSelection(by: 1, extends: true)
  }

  // MARK: Layout

  /// A Boolean value that says whether y runs down; true: rows follow each other downwards.
  open override var isFlipped: Bool { true }
  /// Resizes the table to its clip view, or to the height of its rows if that is more.
  open func tile() { takeSize() }
  /// Creates the views of the visible rows, and removes the others.
  open override func layout() {
    super.layout()
    showRows()
  }
  /// Resizes the rows to another width.
  open override func resizeSubviews(withOldSize oldSize: NSSize) { needsLayout = true }
}
