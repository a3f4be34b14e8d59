// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// How a scroll view came to the offset that it has on one axis (behaviour rule Y-14).
package enum OffsetOrigin: Hashable, Sendable {
  /// It shows the start of its contents, and follows the start when contents or insets change.
  case start
  /// A layout moved it away from the start, and it stays.
  case layout
  /// It was scrolled, and stays.
  case scrolled
}

/// How a scroll view came to its offset, axis by axis.
package struct OffsetOrigins: Hashable, Sendable {
  /// From left to right.
  package var x: OffsetOrigin
  /// From top to bottom.
  package var y: OffsetOrigin

  package init(x: OffsetOrigin = .start, y: OffsetOrigin = .start) {
    self.x = x
    self.y = y
  }
}
