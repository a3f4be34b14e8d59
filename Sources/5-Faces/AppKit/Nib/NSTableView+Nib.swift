// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Views

extension NSTableView {
  /// Reads what an element says of a table (rule IB-39).
  static func nibStep(_ element: NibElement) -> NibStep<NSTableView>? {
    guard element.name == "tableView" else { return nil }
    let rowHeight = element.number("rowHeight") ?? 17
    let isAutomatic = element.flag("usesAutomaticRowHeights", otherwise: false)
    let allowsMultiple = element.flag("multipleSelection", otherwise: true)
    let allowsEmpty = element.flag("emptySelection", otherwise: true)
    let alternates = element.flag("alternatingRowBackgroundColors", otherwise: false)
    let style =
      element.choice(
        "tableStyle",
        [
          "automatic": .automatic, "fullWidth": .fullWidth, "inset": .inset,
          "sourceList": .sourceList, "plain": .plain,
        ]) ?? Style.automatic
    let highlight =
      element.choice(
        "selectionHighlightStyle",
        ["none": .none, "regular": .regular, "sourceList": .sourceList])
      ?? SelectionHighlightStyle.regular
    let spacing = element.size(for: "intercellSpacing")
    let background = element.nsColor(for: "backgroundColor")
    let gridColor = element.nsColor(for: "gridColor")
    let grid = nibGrid(element.child(for: "gridStyleMask"))
    return { table, _ in
      if rowHeight > 0 { table.rowHeight = rowHeight }
      table.usesAutomaticRowHeights = isAutomatic
      table.allowsMultipleSelection = allowsMultiple
      table.allowsEmptySelection = allowsEmpty
      table.usesAlternatingRowBackgroundColors = alternates
      table.style = style
      table.selectionHighlightStyle = highlight
      if let spacing { table.intercellSpacing = spacing }
      if let background { table.backgroundColor = background }
      if let gridColor { table.gridColor = gridColor }
      table.gridStyleMask = grid
    }
  }

  private static func nibGrid(_ element: NibElement?) -> GridLineStyle {
    guard let element else { return [] }
    let isDashed = element.flag("dashed", otherwise: false)
    var mask: GridLineStyle = []
    if element.flag("vertical", otherwise: false) { mask.insert(.solidVerticalGridLineMask) }
    if element.flag("horizontal", otherwise: false) {
      mask.insert(isDashed ? .dashedHorizontalGridLineMask : .solidHorizontalGridLineMask)
    }
    return mask
  }

  /// Takes the first column of a document, and what cells are made from.
  func takeNibContents(_ coder: NSCoder) {
    guard let columns = coder.nibElement?.elements(of: "tableColumns") else { return }
    for (index, element) in columns.enumerated() {
      guard index == 0 else {
        element.announce("a table has one column here; this one is left out")
        continue
      }
      let column = NSTableColumn(identifier: .init(element["identifier"] ?? ""))
      column.title = element.child(for: "headerCell")?.text("title") ?? ""
      addTableColumn(column)
    }
    for prototype in coder.nibPrototypes where !prototype.identifier.isEmpty {
      rows.prototypes[.init(prototype.identifier)] = prototype
    }
  }
}
