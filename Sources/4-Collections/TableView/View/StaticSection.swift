// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// A section of a table whose rows are in an Interface Builder document (rule IB-33).
///
/// Each row has one cell, which is created with the table and kept.
@MainActor
struct StaticSection {
  struct Row {
    let cell: UITableViewCell
    /// The height in points that the document writes; nil for the table's.
    let height: CGFloat?
  }

  /// The title above; nil for none.
  let header: String?
  /// The title below; nil for none.
  let footer: String?
  let cells: [Row]

  init(_ section: NibSection) {
    header = section.element.text("headerTitle")
    footer = section.element.text("footerTitle")
    cells = section.cells.compactMap { element, view in
      (view as? UITableViewCell).map { Row(cell: $0, height: element.number("rowHeight")) }
    }
  }
}

extension UITableView {
  /// The section of the document at a position; nil in a table that a data source fills.
  func staticSection(_ section: Int) -> StaticSection? {
    guard let staticSections, staticSections.indices.contains(section) else { return nil }
    return staticSections[section]
  }

  /// The row of the document at a place; nil in a table that a data source fills.
  func staticRow(at path: IndexPath) -> StaticSection.Row? {
    guard let section = staticSection(path.section), section.cells.indices.contains(path.row) else {
      return nil
    }
    return section.cells[path.row]
  }
}
