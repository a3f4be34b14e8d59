// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

extension CGRect {
  /// Returns whether two rectangles share an area.
  ///
  /// Foundation's `intersects` also counts rectangles that only touch, as Core Graphics does not.
  package func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
