// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// The margins at the sides of a screen's contents, in points.
enum SideMargin {
  static let narrow: CGFloat = 16
  static let wide: CGFloat = 20
  /// Phones are narrower, but for the large ones; those and tablets have the wide margin.
  private static let leastWideWindow: CGFloat = 414

  /// Returns the margin that suits a window.
  ///
  /// - Parameter width: The window's width, in points.
  /// - Returns: The margin.
  static func points(inWindowOf width: CGFloat) -> CGFloat {
    width < leastWideWindow ? narrow : wide
  }
}
