// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Views

/// A row of a table: its background, its selection, a line below it, and the cell in it.
@preconcurrency @MainActor
open class NSTableRowView: NSView {
  var style = NSTableView.Style.plain
  var grid: (mask: NSTableView.GridLineStyle, color: NSColor) = ([], .gridColor)
  /// Whether the table gave the row one of its alternating backgrounds.
  var isStriped = false
  var cell: NSView? {
    didSet {
      guard cell !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let cell { addSubview(cell) }
      showBackgroundStyle()
    }
  }

  /// A Boolean value that says whether the row is selected. Its table sets it.
  open var isSelected = false {
    didSet { if isSelected != oldValue { showBackgroundStyle() } }
  }
  /// A Boolean value that says whether a selection is drawn in the accent colour: the table is its
  /// window's first responder. Its table sets it.
  open var isEmphasized = false {
    didSet { if isEmphasized != oldValue { showBackgroundStyle() } }
  }
  /// The drawing of a selection. Its table sets it.
  open var selectionHighlightStyle = NSTableView.SelectionHighlightStyle.regular {
    didSet { if selectionHighlightStyle != oldValue { showBackgroundStyle() } }
  }
  /// The fill colour of the row behind its selection. Its table sets it.
  open var backgroundColor = NSColor.clear

  /// The kind of background that the cell is drawn on.
  open var interiorBackgroundStyle: NSView.BackgroundStyle {
    isSelected && isEmphasized && selectionHighlightStyle != .none ? .emphasized : .normal
  }

  private func showBackgroundStyle() {
    (cell as? NSTableCellView)?.backgroundStyle = interiorBackgroundStyle
  }

  /// The number of cells: 1, or 0 without one.
  open var numberOfColumns: Int { cell == nil ? 0 : 1 }
  /// The cell of a column; nil if there is none.
  open func view(atColumn column: Int) -> Any? { column == 0 ? cell : nil }

  /// A Boolean value that says whether y runs down; true.
  open override var isFlipped: Bool { true }

  /// The row is not selected any more when it is used for another one.
  open override func prepareForReuse() {
    super.prepareForReuse()
    isSelected = false
  }

  // MARK: Drawing

  /// Draws the background, the selection and the line below the row.
  open override func draw(_ dirtyRect: NSRect) {
    drawBackground(in: dirtyRect)
    if isSelected, selectionHighlightStyle != .none { drawSelection(in: dirtyRect) }
    drawSeparator(in: dirtyRect)
  }

  /// Fills the row with its background.
  ///
  /// - Parameter dirtyRect: The bounds.
  open func drawBackground(in dirtyRect: NSRect) {
    guard backgroundColor != .clear else { return }
    backgroundColor.setFill()
    bounds.fill()
  }

  /// Draws the selection: over the whole row, or rounded and inside it (appkit rule MT-7).
  ///
  /// - Parameter dirtyRect: The bounds.
  open func drawSelection(in dirtyRect: NSRect) {
    let color: NSColor =
      isEmphasized ? .selectedContentBackgroundColor : .unemphasizedSelectedContentBackgroundColor
    color.setFill()
    let inset = style.rowInset
    guard inset > 0 else { return bounds.fill() }
    NSBezierPath(roundedRect: bounds.insetBy(dx: inset, dy: 0), xRadius: 5, yRadius: 5).fill()
  }

  /// Draws the lines of the grid below the row and at its end.
  ///
  /// - Parameter dirtyRect: The bounds.
  open func drawSeparator(in dirtyRect: NSRect) {
    guard !grid.mask.isEmpty else { return }
    grid.color.setFill()
    let bounds = bounds
    if grid.mask.contains(.solidHorizontalGridLineMask) {
      NSRect(x: 0, y: bounds.maxY - 1, width: bounds.width, height: 1).fill()
    } else if grid.mask.contains(.dashedHorizontalGridLineMask) {
      for x in stride(from: 0, to: bounds.width, by: 4) {
        NSRect(x: x, y: bounds.maxY - 1, width: min(2, bounds.width - x), height: 1).fill()
      }
    }
    if grid.mask.contains(.solidVerticalGridLineMask) {
      NSRect(x: bounds.width - 1, y: 0, width: 1, height: bounds.height).fill()
    }
  }
}
