// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Geometry

/// A length of an item, a group or a boundary item, with the sum that it came from.
package struct PlacedLength: Hashable, Sendable {
  /// The length, in points.
  package var value: CGFloat
  /// The dimension as described; nil for the frames of a custom group.
  package var dimension: DimensionSpecification?
  /// What decided the length.
  package var origin: LengthOrigin
  /// What a fraction, or a share of a line, is taken of.
  package var reference: ReferenceLength
  /// The pixels that fractions are rounded down to (behaviour rule R-1).
  var pixelGrid: PixelGrid
}

/// What fractions are taken of along one axis, with the sum that it came from.
package struct ReferenceLength: Hashable, Sendable {
  /// Whose length it is.
  package enum Owner: Hashable, Sendable {
    /// The layout's container.
    case container
    /// A group; the outermost is at depth 1.
    case group(depth: Int)
    /// The item that a badge belongs to.
    case item
  }

  /// Whose length it is.
  package var owner: Owner
  /// The owner's length before insets and spacing, in points; of an estimated one the estimate.
  package var outer: CGFloat
  /// The content inset at the start of the axis.
  package var startInset: CGFloat = 0
  /// The content inset at the end of the axis.
  package var endInset: CGFloat = 0
  /// The number of spaces between subitems that are taken off (D-9).
  package var gaps = 0
  /// The least length of each of these.
  package var spacing: CGFloat = 0

  /// The length that is left, in points.
  package var length: CGFloat {
    let inner = outer - (startInset + endInset)
    guard owner != .container else { return inner }
    return max(0, max(0, inner) - CGFloat(gaps) * spacing)
  }
}
