// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// How a section scrolls across the layout's own direction. The raw values are UIKit's.
package enum OrthogonalBehavior: Int, Hashable, Sendable, CaseIterable {
  /// It does not.
  case none = 0
  /// Rests anywhere.
  case continuous = 1
  /// Rests at a group's leading edge, however far it was thrown.
  case continuousGroupLeadingBoundary = 2
  /// Rests at multiples of the viewport.
  case paging = 3
  /// Rests at a group's leading edge, one group at a time.
  case groupPaging = 4
  /// Rests with a group in the middle, one group at a time.
  case groupPagingCentered = 5
}

/// The finer properties of a section's orthogonal scrolling.
package struct OrthogonalProperties: Hashable, Sendable {
  /// How fast a thrown row slows down.
  package enum DecelerationRate: Hashable, Sendable {
    /// Normal for the continuous behaviours, fast for the paging ones (behaviour rule O-8).
    case automatic
    /// 0.998 a millisecond.
    case normal
    /// 0.99 a millisecond.
    case fast
  }

  /// Whether the row can be pulled beyond its ends.
  package enum Bounce: Hashable, Sendable {
    /// Only if the row is longer than its viewport.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
  }

  /// How fast a thrown row slows down.
  package var decelerationRate = DecelerationRate.automatic
  /// Whether the row can be pulled beyond its ends.
  package var bounce = Bounce.automatic

  /// Creates automatic properties.
  package init() {}
}
