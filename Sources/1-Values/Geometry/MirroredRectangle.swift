// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

extension CGRect {
  /// The rectangle seen in a mirror: behaviour rule RTL-1.
  ///
  /// Layouts are solved from left to right; a right-to-left view mirrors what they answer, and
  /// what it asks. Mirroring twice gives the rectangle back.
  ///
  /// ```swift
  /// CGRect(x: 12, y: 0, width: 90, height: 30).mirrored(in: 320)  // x is 218
  /// ```
  ///
  /// - Parameter contentWidth: The width of the layout's content, in points.
  /// - Returns: The rectangle, as far from the right edge as this one is from the left.
  @inlinable
  package func mirrored(in contentWidth: CGFloat) -> CGRect {
    CGRect(
      x: contentWidth - origin.x - size.width, y: origin.y, width: size.width, height: size.height)
  }
}
