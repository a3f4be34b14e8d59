// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// A rectangle of whole pixels; never empty.
package struct PixelRect: Hashable, Sendable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

extension PremultipliedPixels {
  /// The pixels of a rectangle that is inside.
  subscript(rect: PixelRect) -> PremultipliedPixels {
    PremultipliedPixels(
      base: base + rect.y * stride + rect.x * 4, width: rect.width, height: rect.height,
      stride: stride)
  }

  /// The smallest rectangle outside which two pictures of one size are the same; nil if all of it
  /// is.
  ///
  /// One pass over the rows, and in rows that differ over what the rectangle does not hold yet.
  func changes(since other: PremultipliedPixels) -> PixelRect? {
    var rows: ClosedRange<Int>?
    var (left, right) = (width, -1)
    for index in 0..<height where memcmp(row(index), other.row(index), width * 4) != 0 {
      rows = (rows?.lowerBound ?? index)...index
      let new = row(index).assumingMemoryBound(to: UInt32.self)
      let old = other.row(index).assumingMemoryBound(to: UInt32.self)
      var column = 0
      while column < left, new[column] == old[column] { column += 1 }
      left = min(left, column)
      column = width - 1
      while column > right, new[column] == old[column] { column -= 1 }
      right = max(right, column)
    }
    return rows.map { rows in
      PixelRect(x: left, y: rows.lowerBound, width: right - left + 1, height: rows.count)
    }
  }
}
