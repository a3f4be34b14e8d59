// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// The rows of a table: how many, where, and the views of those that are visible.
@MainActor
struct TableRows {
  var isLoaded = false
  /// The heights with spacing, of rows that have heights of their own; nil if all have the usual one.
  var heights: [CGFloat]?
  var extents = RowExtents(count: 0, height: 1)
  var views: [Int: NSTableRowView] = [:]
  var waiting: [NSUserInterfaceItemIdentifier: [NSView]] = [:]
  var plain: [NSTableRowView] = []
  var nibs: [NSUserInterfaceItemIdentifier: NSNib] = [:]
  var prototypes: [NSUserInterfaceItemIdentifier: NibPrototype] = [:]
  /// Whether changes have taken out rows that were selected.
  var lostSelection = false
  /// Whether views are being made, when rows cannot change.
  var isShowing = false

  var count: Int { extents.count }
}

extension NSTableView {
  // MARK: Counts and heights

  /// Asks for the number of rows and their heights, unless that was done.
  func loadRows() {
    guard !rows.isLoaded else { return }
    rows.isLoaded = true
    let count = countOfData()
    rows.heights = nil
    countWasAsked(count)
    rows.heights = ownHeights(count: count)
    heightsWereSet(count: count)
    keepSelection(below: count)
  }

  /// Takes the number of rows before their heights are asked for: the delegate may ask for it meanwhile.
  func countWasAsked(_ count: Int) {
    rows.extents = RowExtents(count: count, height: usualHeight)
  }

  func countOfData() -> Int {
    let count = dataSource?.numberOfRows(in: self) ?? 0
    guard count >= 0 else {
      programmerError(
        "\(type(of: self)): numberOfRows(in:) returned \(count); return 0 or more.")
    }
    return count
  }

  /// All heights are asked for again; in updates at their end.
  func heightsChanged() {
    guard rows.isLoaded else { return }
    guard updateDepth == 0 else {
      rows.heights = nil
      return
    }
    let count = rows.count
    rows.heights = ownHeights(count: count)
    heightsWereSet(count: count)
  }

  var usualHeight: CGFloat { rowHeight + intercellSpacing.height }

  /// The heights of rows with spacing; nil if all have the usual one.
  func ownHeights(count: Int) -> [CGFloat]? {
    if usesAutomaticRowHeights { return Array(repeating: usualHeight, count: count) }
    guard count > 0, let first = askedHeight(0) else { return nil }
    return [first] + (1..<count).map { askedHeight($0) ?? usualHeight }
  }

  /// The height that the delegate says, with spacing; nil if it says none.
  func askedHeight(_ row: Int) -> CGFloat? {
    guard let delegate else { return nil }
    let height = OptionalMethod.answer("tableView(_:heightOfRow:)", of: delegate) {
      delegate.tableView(self, heightOfRow: row)
    }
    guard let height else { return nil }
    check(height, of: row)
    return height + intercellSpacing.height
  }

  /// Stops the program for a height that is not above zero.
  func check(_ height: CGFloat, of row: Int?) {
    guard height.isFinite, height > 0 else {
      let origin = row.map { "the height of row \($0)" } ?? "rowHeight"
      programmerError("\(type(of: self)): \(origin) is \(height); it must be above 0.")
    }
  }

  func heightsWereSet(count: Int) {
    rows.extents =
      if let heights = rows.heights {
        RowExtents(heights: heights, usualHeight: usualHeight)
      } else {
        RowExtents(count: count, height: usualHeight)
      }
    takeSize()
    needsLayout = true
  }

  // MARK: Size

  private var clip: NSClipView? {
    guard let clip = superview as? NSClipView, clip.documentView === self else { return nil }
    return clip
  }

  /// Takes the size of the clip view, or the height of all rows (appkit rule MT-2).
  func takeSize() {
    loadRows()
    guard let clip else { return }
    let size = NSSize(
      width: clip.bounds.width, height: max(clip.bounds.height, rows.extents.total))
    guard size != bounds.size else { return }
    setFrameSize(size)
    let origin = clip.constrainBoundsRect(clip.bounds).origin
    if origin != clip.bounds.origin { clip.scroll(to: origin) }
    clip.enclosingScrollView?.reflectScrolledClipView(clip)
  }

  /// The start and the width of cells: without what the style and the spacing leave free.
  var cellSpan: (start: CGFloat, width: CGFloat) {
    let start = effectiveStyle.rowInset + intercellSpacing.width / 2
    let space = max(0, bounds.width - 2 * start)
    return (start.rounded(.down), tableColumns.first?.width(in: space) ?? space)
  }

  /// The column has another width: cells are laid out, and measured, again.
  func columnChanged() { needsLayout = true }

  func cellFrame(inRowOf size: CGSize) -> NSRect {
    let (span, spacing) = (cellSpan, intercellSpacing.height)
    return NSRect(
      x: span.start, y: spacing / 2, width: span.width, height: max(0, size.height - spacing))
  }

  // MARK: Visible rows

  func showRows() {
    guard updateDepth == 0, !rows.isShowing else { return }
    loadRows()
    rows.isShowing = true
    defer { rows.isShowing = false }
    takeSize()
    // That of the table's place, which may be another one than before.
    let style = effectiveStyle
    for view in rows.views.values { view.style = style }
    // Measured heights move what is below: after as many rounds as rows are visible all are measured.
    for _ in 0...Self.measuringLimit {
      let visible = visibleRect
      let range = rows.extents.rows(from: visible.minY, to: visible.maxY)
      for row in rows.views.keys.sorted() where !range.contains(row) { removeRowView(row) }
      for row in range where rows.views[row] == nil { addRowView(row) }
      for row in range { layOutRowView(row) }
      guard usesAutomaticRowHeights, measure(range) else { return }
    }
  }

  private static let measuringLimit = 100

  /// Measures the cells of visible rows.
  ///
  /// - Returns: Whether a height is another than before.
  private func measure(_ range: Range<Int>) -> Bool {
    guard var heights = rows.heights else { return false }
    var isChanged = false
    for row in range {
      guard let cell = rows.views[row]?.cell else { continue }
      let height = measuredHeight(of: cell) + intercellSpacing.height
      guard abs(height - heights[row]) > 0.001 else { continue }
      heights[row] = height
      isChanged = true
    }
    guard isChanged else { return false }
    rows.heights = heights
    heightsWereSet(count: heights.count)
    return true
  }

  private func measuredHeight(of cell: NSView) -> CGFloat {
    let size = cell.viewNode.systemLayoutSizeFitting(
      CGSize(width: cellSpan.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return size.height.isFinite && size.height > 0 ? size.height : rowHeight
  }

  private func addRowView(_ row: Int) {
    let view = makeRowView(row)
    rows.views[row] = view
    addSubview(view)
    delegate?.tableView(self, didAdd: view, forRow: row)
  }

  func makeRowView(_ row: Int) -> NSTableRowView {
    let view = delegate?.tableView(self, rowViewForRow: row) ?? plainRowView()
    show(row, in: view)
    view.cell = makeCell(row)
    return view
  }

  private func plainRowView() -> NSTableRowView {
    guard let view = rows.plain.popLast() else { return NSTableRowView(frame: .zero) }
    view.prepareForReuse()
    return view
  }

  private func makeCell(_ row: Int) -> NSView? {
    guard let column = tableColumns.first,
      let cell = delegate?.tableView(self, viewFor: column, row: row)
    else { return nil }
    if let dataSource, let cell = cell as? NSTableCellView {
      let value = OptionalMethod.answer("tableView(_:objectValueFor:row:)", of: dataSource) {
        dataSource.tableView(self, objectValueFor: column, row: row)
      }
      if let value { cell.objectValue = value }
    }
    return cell
  }

  /// Shows in a row's view what the table says of all rows, and of this one.
  private func show(_ row: Int, in view: NSTableRowView) {
    view.style = effectiveStyle
    view.grid = (gridStyleMask, gridColor)
    view.selectionHighlightStyle = selectionHighlightStyle
    view.isEmphasized = selected.isEmphasized
    view.isSelected = selected.rows.contains(row)
    if usesAlternatingRowBackgroundColors || view.isStriped {
      view.isStriped = usesAlternatingRowBackgroundColors
      view.backgroundColor = usesAlternatingRowBackgroundColors ? stripe(row) : .clear
    }
  }

  private func layOutRowView(_ row: Int) {
    guard let view = rows.views[row] else { return }
    view.frame = rect(ofRow: row)
    if let cell = view.cell { cell.frame = cellFrame(inRowOf: view.bounds.size) }
  }

  /// Shows again what the table says of all rows.
  func looksChanged() {
    for (row, view) in rows.views { show(row, in: view) }
    needsLayout = true
  }

  // MARK: Recycling

  func removeRowView(_ row: Int, isGone: Bool = false) {
    guard let view = rows.views.removeValue(forKey: row) else { return }
    recycle(view, row: isGone ? -1 : row)
  }

  /// Takes a row's view away, and keeps it and its cell for reuse.
  func recycle(_ view: NSTableRowView, row: Int) {
    view.removeFromSuperview()
    delegate?.tableView(self, didRemove: view, forRow: row)
    recycleCell(of: view)
    if let identifier = view.identifier {
      rows.waiting[identifier, default: []].append(view)
    } else if type(of: view) == NSTableRowView.self {
      rows.plain.append(view)
    }
  }

  private func recycleCell(of view: NSTableRowView) {
    guard let cell = view.cell else { return }
    view.cell = nil
    if let identifier = cell.identifier { rows.waiting[identifier, default: []].append(cell) }
  }

  func reloadCells(of indexes: IndexSet) {
    guard rows.isLoaded else { return }
    refuseWhileShowing("reloadData(forRowIndexes:columnIndexes:)")
    for row in rows.views.keys.sorted() where indexes.contains(row) {
      guard let view = rows.views[row] else { continue }
      recycleCell(of: view)
      view.cell = makeCell(row)
    }
    needsLayout = true
  }

  func reusedView(_ identifier: NSUserInterfaceItemIdentifier) -> NSView? {
    guard let view = rows.waiting[identifier]?.popLast() else { return nil }
    view.prepareForReuse()
    return view
  }

  func newView(_ identifier: NSUserInterfaceItemIdentifier, owner: Any?) -> NSView? {
    let view: NSView? =
      if let nib = rows.nibs[identifier] {
        nib.objects(owner: owner.map { $0 as AnyObject }).lazy.compactMap { $0 as? NSView }.first
      } else {
        rows.prototypes[identifier]?.makeObject() as? NSView
      }
    view?.identifier = identifier
    return view
  }

  /// Stops a program that changes rows while their views are made.
  func refuseWhileShowing(_ method: String) {
    guard !rows.isShowing else {
      programmerError(
        "\(method) while the table makes its views: change rows before or after the layout pass.")
    }
  }

  // MARK: Looks

  /// The style of a table whose style is automatic (appkit rule MT-6).
  var automaticStyle: Style {
    guard let scrollView = enclosingScrollView else { return .plain }
    if let content = scrollView.window?.contentView,
      scrollView.convert(scrollView.bounds, to: nil) == content.convert(content.bounds, to: nil)
    {
      return .inset
    }
    return scrollView.borderType == .noBorder ? .plain : .fullWidth
  }

  /// The background of a row, where every other one has another.
  private func stripe(_ row: Int) -> NSColor {
    let colors = NSColor.alternatingContentBackgroundColors
    return colors[row % colors.count]
  }

  /// Draws backgrounds of the usual height below the last row.
  func drawEmptyRows() {
    guard usesAlternatingRowBackgroundColors, rows.isLoaded else { return }
    let visible = visibleRect
    var (row, top) = (rows.count, rows.extents.total)
    if top < visible.minY {
      let skipped = Int((visible.minY - top) / usualHeight)
      row += skipped
      top += CGFloat(skipped) * usualHeight
    }
    while top < visible.maxY {
      stripe(row).setFill()
      NSRect(x: 0, y: top, width: bounds.width, height: usualHeight).fill()
      row += 1
      top += usualHeight
    }
  }
}

extension NSTableView: ClipDocument {
  func clipChanged() { needsLayout = true }
  func clipWillShow(_ rect: NSRect) {}
  func clipDidShow() {
    // A pass that scrolls shows the rows there itself.
    if !rows.isShowing {
      takeSize()
      needsLayout = true
    }
  }
}
