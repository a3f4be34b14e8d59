// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import SeededRandom

@testable import CollectionLayout

/// A table as a list of all its elements from top to bottom: slow, and obviously right.
struct NaiveTable {
  var specification: TableSpecification
  /// The heights of rows, by section.
  var rows: [[CGFloat]]
  /// The heights of headers and footers.
  var headers: [CGFloat]
  var footers: [CGFloat]

  init(_ specification: TableSpecification) {
    let grid = specification.pixelGrid
    self.specification = specification
    rows = specification.sections.map { section in
      switch section.rowHeights {
      case .uniform(let height):
        Array(repeating: grid.ceil(height.points), count: section.rowCount)
      case .each(let heights, _): heights.map { grid.ceil($0) }
      }
    }
    headers = specification.sections.map { grid.ceil($0.header.height.points) }
    footers = specification.sections.map { grid.ceil($0.footer.height.points) }
  }

  /// Everything at its natural place, space included.
  var frames: [(identity: ElementIdentity, frame: CGRect, isView: Bool)] {
    var result: [(ElementIdentity, CGRect, Bool)] = []
    var y = specification.tableHeaderHeight
    func frame(_ height: CGFloat) -> CGRect {
      defer { y += height }
      return CGRect(
        x: specification.rowInset, y: y,
        width: specification.width - 2 * specification.rowInset, height: height)
    }
    for (index, section) in specification.sections.enumerated() {
      if headers[index] > 0 { y += section.topPadding }
      result.append(
        (
          .supplementary(kind: TableEdge.header.elementKind, section: index, index: 0),
          frame(headers[index]), section.header.hasView
        ))
      for (row, height) in rows[index].enumerated() {
        result.append((.cell(item: row, section: index), frame(height), true))
      }
      result.append(
        (
          .supplementary(kind: TableEdge.footer.elementKind, section: index, index: 0),
          frame(footers[index]), section.footer.hasView
        ))
    }
    return result
  }

  /// Sections whose header is nothing have no space above it.
  private var topPaddings: CGFloat {
    zip(specification.sections, headers).reduce(0) { sum, section in
      sum + (section.1 > 0 ? section.0.topPadding : 0)
    }
  }

  var height: CGFloat {
    specification.tableHeaderHeight + rows.joined().reduce(0, +) + headers.reduce(0, +)
      + footers.reduce(0, +) + topPaddings
      + specification.tableFooterHeight
  }

  /// A random table whose heights are whole pixels.
  static func random(_ random: inout SplitMix64) -> TableSpecification {
    var result = TableSpecification([], width: 300, pixelGrid: PixelGrid(scale: 2))
    func length(_ limit: Int) -> CGFloat { CGFloat(random.next(below: limit)) / 2 }
    result.rowInset = random.once(in: 2) ? 16 : 0
    result.tableHeaderHeight = random.once(in: 3) ? length(100) : 0
    result.tableFooterHeight = random.once(in: 3) ? length(100) : 0
    result.pinsBoundaries = random.once(in: 2)
    for _ in 0..<random.next(below: 6) {
      let count = random.once(in: 4) ? 0 : random.next(below: 9)
      let isEstimated = random.once(in: 2)
      let heights: TableRowHeights
      if random.once(in: 2) {
        let height = length(120)
        heights = .uniform(isEstimated ? .estimated(height) : .exact(height))
      } else {
        heights = .each((0..<count).map { _ in length(120) }, isEstimated: isEstimated)
      }
      var section = TableSpecification.Section(rowCount: count, rowHeights: heights)
      for edge in TableEdge.allCases where random.once(in: 2) {
        let height = length(60)
        section[edge] = TableSpecification.Boundary(
          height: random.once(in: 2) ? .estimated(height) : .exact(height),
          hasView: random.once(in: 2))
      }
      section.topPadding = random.once(in: 3) ? 22 : 0
      result.sections.append(section)
    }
    return result
  }
}
