// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// How a section scrolls orthogonally to its layout.
package typealias OrthogonalBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior

/// How the scrolling of an orthogonal section feels, as a value.
package struct OrthogonalProperties: Hashable, Sendable {
  /// How fast a thrown row slows down (behaviour rule O-8).
  var decelerationRate =
    UICollectionLayoutSectionOrthogonalScrollingDecelerationRate.automatic
  /// Whether the row can be pulled beyond its ends.
  var bounce = UICollectionLayoutSectionOrthogonalScrollingBounce.automatic
}
