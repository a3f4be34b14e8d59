// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry

/// The embedded scroll area of an orthogonal section, and where it comes to rest.
package struct OrthogonalGeometry: Sendable {
  /// The embedded area in layout coordinates: the container's whole cross length by the row's
  /// height. It does not leave the section's insets out (behaviour rule O-4).
  package var frame: CGRect
  /// The axis the section scrolls along: the cross axis of the layout.
  package var axis: LayoutAxis
  /// How it scrolls.
  package var behavior: OrthogonalBehavior
  /// The finer properties.
  package var properties: OrthogonalProperties
  /// The extent of the groups along ``axis``, without the section's insets.
  package var rowLength: CGFloat
  /// The container's length along ``axis`` less the section's insets.
  package var viewportLength: CGFloat
  /// The section's inset before the row along ``axis``.
  package var leadingInset: CGFloat
  /// The section's inset after the row along ``axis``.
  package var trailingInset: CGFloat
  /// The grid that rest positions are rounded to.
  package var pixelGrid: PixelGrid
}

extension OrthogonalGeometry {
  /// The offset before the section was ever scrolled (behaviour rule O-9).
  package var initialOffset: CGFloat { 0 }
  /// The offsets at which the section may rest.
  package var offsetRange: ClosedRange<CGFloat> { 0...max(0, rowLength - viewportLength) }
  /// Whether the row can be pulled beyond its ends (O-8).
  package var bounces: Bool { rowLength > viewportLength }
  /// What is left of a thrown row's speed after a millisecond.
  package var decelerationRate: CGFloat { 0.998 }

  /// Where the row comes to rest.
  ///
  /// - Parameters:
  ///   - proposed: The offset at which the finger lets go.
  ///   - velocity: The speed then, in points per millisecond; positive towards greater offsets.
  ///   - dragStart: The offset at which the drag began; nil for `proposed`.
  /// - Returns: The offset, in points, on a pixel.
  package func restingOffset(
    proposed: CGFloat, velocity: CGFloat = 0, dragStart: CGFloat? = nil
  ) -> CGFloat {
    proposed
  }
}
