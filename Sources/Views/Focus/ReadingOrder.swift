// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// The order in which rectangles are read: row after row, from the leading edge on (interaction rule
/// FC-6).
enum ReadingOrder {
  /// Returns the places of rectangles in reading order. Rectangles are in one row if they overlap by
  /// half the height of the lower one.
  ///
  /// - Parameters:
  ///   - rects: The rectangles.
  ///   - isMirrored: Whether rows are read from right to left.
  /// - Returns: Their places in the list.
  /// - Complexity: O(n log n).
  static func places(of rects: [CGRect], _ isMirrored: Bool) -> [Int] {
    let sorted = rects.indices.sorted {
      (rects[$0].minY, $0) < (rects[$1].minY, $1)
    }
    var rows: [[Int]] = []
    for index in sorted {
      if let first = rows.last?.first, isInRow(rects[index], of: rects[first]) {
        rows[rows.count - 1].append(index)
      } else {
        rows.append([index])
      }
    }
    return rows.flatMap { row in
      row.sorted {
        (leading(rects[$0], isMirrored), $0) < (leading(rects[$1], isMirrored), $1)
      }
    }
  }

  /// Returns whether one rectangle is read before another.
  static func isBefore(_ one: CGRect, _ other: CGRect, _ isMirrored: Bool) -> Bool {
    let (upper, lower) = one.minY <= other.minY ? (one, other) : (other, one)
    if isInRow(lower, of: upper) { return leading(one, isMirrored) < leading(other, isMirrored) }
    return one.minY < other.minY
  }

  private static func isInRow(_ lower: CGRect, of upper: CGRect) -> Bool {
    let overlap = min(lower.maxY, upper.maxY) - lower.minY
    return overlap >= lower.height / 2 && overlap > 0
  }

  private static func leading(_ rect: CGRect, _ isMirrored: Bool) -> CGFloat {
    isMirrored ? -rect.maxX : rect.minX
  }
}
