// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Geometry

/// The positions of the rows of a legend: in as many columns as the picture's height requires.
package struct LegendColumns: Hashable, Sendable {
  /// A row and its place; the origin is the corner of the legend.
  package struct Place: Hashable, Sendable {
    package var row: AnatomyLegend.Row
    package var frame: CGRect
  }

  package let places: [Place]
  /// The size of the legend, in points.
  package let size: CGSize
  /// How many rows had no room.
  package let hiddenCount: Int

  static let columnWidth: CGFloat = 196
  static let padding: CGFloat = 16
  /// Legends beside low pictures are at least as high, if they have so many rows.
  static let leastHeight: CGFloat = 240

  /// Places rows.
  ///
  /// - Parameters:
  ///   - legend: The rows.
  ///   - viewHeight: The height of the picture beside, in points.
  ///   - fixedSize: The size that the legend has to have, as in the frames of an animation; nil for
  ///     what its rows need.
  package init(_ legend: AnatomyLegend, viewHeight: CGFloat, fixedSize: CGSize? = nil) {
    let needed = legend.rows.reduce(2 * Self.padding) { $0 + $1.height }
    let height = fixedSize?.height ?? max(viewHeight, min(needed, Self.leastHeight))
    let bottom = height - Self.padding
    var places: [Place] = []
    var corner = CGPoint(x: Self.padding, y: Self.padding)
    var hiddenCount = 0
    let width = Self.columnWidth - 2 * Self.padding
    for (index, row) in legend.rows.enumerated() {
      // A kind does not end a column.
      let kept =
        row.height + (row.isHeading ? legend.rows.dropFirst(index + 1).first?.height ?? 0 : 0)
      if corner.y + kept > bottom, corner.y > Self.padding {
        let right = corner.x + Self.columnWidth
        if let fixedSize, right + width > fixedSize.width {
          hiddenCount = legend.rows.count - index
          break
        }
        corner = CGPoint(x: right, y: Self.padding)
      }
      places.append(
        Place(row: row, frame: CGRect(x: corner.x, y: corner.y, width: width, height: row.height)))
      corner.y += row.height
    }
    self.places = places
    self.hiddenCount = hiddenCount
    size =
      fixedSize
      ?? CGSize(width: corner.x + width + Self.padding, height: max(height, viewHeight))
  }
}

extension AnatomyLegend.Row {
  /// Whether rows below belong to it.
  fileprivate var isHeading: Bool {
    switch self {
    case .kind: true
    case .value, .numbered, .path: false
    }
  }
}
