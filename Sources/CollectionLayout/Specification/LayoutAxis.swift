// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// One of the two directions of the plane: the one a layout scrolls along, or groups stack along.
///
/// The raw values are those of UIKit's scroll direction.
package enum LayoutAxis: Int, Hashable, Sendable, CaseIterable {
  /// From top to bottom.
  case vertical = 0
  /// From leading to trailing.
  case horizontal = 1

  /// The other axis.
  package var cross: LayoutAxis { self == .vertical ? .horizontal : .vertical }
}
