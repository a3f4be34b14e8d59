// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// The vertical extents of a table's rows, one below the other from 0 on, in points.
///
/// Rows of one height take no space; rows of their own heights are found by binary search.
struct RowExtents {
  private(set) var usualHeight: CGFloat
  private(set) var count: Int
  /// The lower edge of each row; nil if all have the usual height.
  private var bottoms: [CGFloat]?

  init(count: Int, height: CGFloat) {
    self.count = count
    usualHeight = height
  }

  /// Rows of their own heights. O(rows).
  init(heights: [CGFloat], usualHeight: CGFloat) {
    self.init(count: heights.count, height: usualHeight)
    var bottom: CGFloat = 0
    bottoms = heights.map { height in
      bottom += height
      return bottom
    }
  }

  var total: CGFloat { top(of: count) }

  /// The upper edge of a row; that of the end for the number of rows.
  func top(of row: Int) -> CGFloat {
    guard let bottoms else { return CGFloat(row) * usualHeight }
    return row == 0 ? 0 : bottoms[row - 1]
  }

  func height(of row: Int) -> CGFloat { top(of: row + 1) - top(of: row) }

  /// The row at a distance from the top; nil outside all rows. O(log rows).
  func row(at y: CGFloat) -> Int? {
    guard y >= 0, y < total else { return nil }
    return firstRow(endingBelow: y)
  }

  /// The rows that share some height with a range; none for an empty range. O(log rows).
  func rows(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    guard bottom > top, bottom > 0, top < total else { return 0..<0 }
    let first = firstRow(endingBelow: max(0, top))
    var (low, high) = (first, count)
    // The first row that begins at the end of the range or below it.
    while low < high {
      let middle = (low + high) / 2
      if self.top(of: middle) < bottom { low = middle + 1 } else { high = middle }
    }
    return first..<low
  }

  /// The first row whose lower edge is below a distance; the number of rows if none is.
  private func firstRow(endingBelow y: CGFloat) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if top(of: middle + 1) <= y { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
