// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

@testable import CollectionLayout

/// A section as the worked examples name it: rows of 44 points and titles.
struct TitledSection {
  var rows: Int
  var header = TableBoundaryContents.none
  var footer = TableBoundaryContents.none
}

extension TableSpecification {
  /// A table of rows of 44 points with the heights that the metrics give.
  static func titled(
    _ style: TableStyle, width: CGFloat = 390, _ sections: [TitledSection]
  ) -> TableSpecification {
    let metrics = TableMetrics.phone[.iOS17]
    var result = TableSpecification([], width: width, pixelGrid: PixelGrid(scale: 2))
    result.rowInset = metrics.rowInset(style, inWidth: width)
    result.pinsBoundaries = style == .plain
    result.sections = sections.enumerated().map { index, titled in
      var section = Section(rowCount: titled.rows, rowHeights: .uniform(.exact(44)))
      for (edge, contents) in [(TableEdge.header, titled.header), (.footer, titled.footer)] {
        let height = metrics.height(of: edge, contents, style, index == 0 ? .first : .later)
        section[edge] = Boundary(height: .exact(height), hasView: contents != .none)
      }
      if style == .plain, titled.header != .none { section.topPadding = metrics.plainHeaderTop }
      return section
    }
    return result
  }
}

extension SolvedTable {
  /// The tops of a section's rows.
  func rowTops(_ section: Int) -> [CGFloat] {
    (0..<sections[section].rows.count).compactMap { frame(ofRow: $0, section: section)?.minY }
  }
}
