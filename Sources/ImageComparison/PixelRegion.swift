// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// A rectangle of whole pixels.
package struct PixelRegion: Hashable, Sendable {
  package var columns: ClosedRange<Int>
  package var rows: ClosedRange<Int>

  package init(columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
    self.columns = columns
    self.rows = rows
  }

  /// The smallest region that covers both.
  func union(_ other: PixelRegion) -> PixelRegion {
    func span(_ left: ClosedRange<Int>, _ right: ClosedRange<Int>) -> ClosedRange<Int> {
      min(left.lowerBound, right.lowerBound)...max(left.upperBound, right.upperBound)
    }
    return PixelRegion(columns: span(columns, other.columns), rows: span(rows, other.rows))
  }

  /// Returns whether no more than `distance` pixels lie between the two on either axis.
  func isNear(_ other: PixelRegion, distance: Int) -> Bool {
    func isNear(_ left: ClosedRange<Int>, _ right: ClosedRange<Int>) -> Bool {
      left.lowerBound - right.upperBound <= distance
        && right.lowerBound - left.upperBound <= distance
    }
    return isNear(columns, other.columns) && isNear(rows, other.rows)
  }
}
