// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Views

extension NSTableView {
  /// Reads what an element says of a table (rule IB-39).
  static func nibStep(_ element: NibElement) -> NibStep<NSTableView>? {
    guard element.name == "tableView" else { return nil }
    var values = NibValues<NSTableView>(element)
    values.number("rowHeight", otherwise: 17) { if $1 > 0 { $0.rowHeight = $1 } }
    values.flag("usesAutomaticRowHeights", otherwise: false) { $0.usesAutomaticRowHeights = $1 }
    values.flag("multipleSelection", otherwise: true) { $0.allowsMultipleSelection = $1 }
    values.flag("emptySelection", otherwise: true) { $0.allowsEmptySelection = $1 }
    values.flag("alternatingRowBackgroundColors", otherwise: false) {
      $0.usesAlternatingRowBackgroundColors = $1
    }
    values.choice(
      "tableStyle",
      [
        "automatic": .automatic, "fullWidth": .fullWidth, "inset": .inset,
        "sourceList": .sourceList, "plain": .plain,
      ], otherwise: .automatic
    ) { $0.style = $1 }
    values.choice(
      "selectionHighlightStyle",
      ["none": .none, "regular": .regular, "sourceList": .sourceList], otherwise: .regular
    ) { $0.selectionHighlightStyle = $1 }
    values.size("intercellSpacing") { $0.intercellSpacing = $1 }
    values.set(element.nsColor(for: "backgroundColor")) { $0.backgroundColor = $1 }
    values.set(element.nsColor(for: "gridColor")) { $0.gridColor = $1 }
    values.set(nibGrid(element.child(for: "gridStyleMask"))) { $0.gridStyleMask = $1 }
    return values.step
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
