// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

extension CGRect {
  /// Returns whether two rectangles share an area.
  ///
  /// Rectangles that only touch do not, as in Core Graphics; Foundation's own function says on Linux
  /// that they do. An empty rectangle inside the other one does.
  package func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
