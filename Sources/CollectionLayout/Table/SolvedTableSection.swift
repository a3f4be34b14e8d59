// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// A section of a table: its header, rows and footer, from its own top.
///
/// ```
/// | top padding | header | row | row | … | footer |
/// ```
struct SolvedTableSection: Hashable, StackedSection {
  /// A header or footer and whether it waits for, or came from, a measurement.
  struct Boundary: Hashable, Sendable {
    var height: CGFloat
    var isEstimated: Bool
    var hasView: Bool

    init(_ boundary: TableSpecification.Boundary, on grid: PixelGrid) {
      height = grid.ceil(boundary.height.points.tableHeight)
      isEstimated = boundary.height.isEstimated
      hasView = boundary.hasView
    }
  }

  private let headerPadding: CGFloat
  private let keepsTopPadding: Bool
  private(set) var header: Boundary
  private(set) var footer: Boundary
  private(set) var rows: RowStack

  init(_ section: TableSpecification.Section, on grid: PixelGrid) {
    headerPadding = grid.ceil(section.topPadding.tableHeight)
    keepsTopPadding = section.keepsTopPadding
    header = Boundary(section.header, on: grid)
    footer = Boundary(section.footer, on: grid)
    rows = RowStack(section, on: grid)
  }

  /// The space above the header; none where there is no header, as one that was measured and is
  /// empty, unless the delegate's methods keep it (behaviour rule TV-8).
  var topPadding: CGFloat { keepsTopPadding || header.height > 0 ? headerPadding : 0 }
  /// Where the rows begin.
  var rowsStart: CGFloat { topPadding + header.height }
  /// Where the rows end.
  var rowsEnd: CGFloat { rowsStart + rows.length }
  /// The height of everything.
  var length: CGFloat { rowsEnd + footer.height }

  /// Headers and footers stay within their section, also where they are pinned.
  var overhang: Overhang { Overhang() }

  /// What is at an edge.
  subscript(edge: TableEdge) -> Boundary { edge == .header ? header : footer }

  /// Where a header or footer begins, at its natural place.
  func start(of edge: TableEdge) -> CGFloat { edge == .header ? topPadding : rowsEnd }

  /// Gives a row the height that was measured; returns how much longer the section is.
  mutating func setHeight(_ height: CGFloat, ofRow row: Int) -> CGFloat {
    rows.setHeight(height, of: row)
  }

  /// Gives a header or footer the height that was measured; returns how much longer the section is.
  mutating func setHeight(_ height: CGFloat, of edge: TableEdge) -> CGFloat {
    let before = length
    if edge == .header { header.height = height } else { footer.height = height }
    return length - before
  }
}
