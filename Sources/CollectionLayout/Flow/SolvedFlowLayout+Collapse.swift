// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension SolvedFlowLayout {
  /// The area in which a collapsed section scrolls, from side to side of the container; nil for
  /// sections that are not collapsed, and for those without items.
  package func collapsedArea(ofSection index: Int) -> OrthogonalScrollArea? {
    guard let query = query(index), let row = query.section.row, query.section.sizes.count > 0
    else { return nil }
    let axis = specification.scrollDirection
    return OrthogonalScrollArea(
      continuous: CGRect(
        origin: CGPoint(axis, along: query.start + query.section.linesStart, across: 0),
        size: CGSize(
          axis, along: query.section.lines.length,
          across: max(0, specification.containerSize[axis.cross]))),
      axis: axis.cross, contentLength: row.length, pixelGrid: specification.pixelGrid)
  }

  /// Returns whether the items of a section fit in one line as they are laid out now; true of
  /// sections that do not exist.
  package func isOneLine(section index: Int) -> Bool {
    sections.indices.contains(index) ? sections[index].lines.isSingle : true
  }
}
