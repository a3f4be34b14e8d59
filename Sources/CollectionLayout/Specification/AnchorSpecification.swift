// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry

/// Where a supplementary item touches its item, or which of its own points does.
package struct AnchorSpecification: Hashable, Sendable {
  /// How far an anchor is moved.
  package enum Offset: Hashable, Sendable {
    /// Points.
    case absolute(CGPoint)
    /// A fraction of the supplementary item's **own** size (behaviour rule A-4).
    case fractional(CGPoint)
  }

  /// The edges named; per axis one of them, or none (or both) for the middle.
  package var edges: NSDirectionalRectEdge
  /// How far the anchor is moved from there.
  package var offset: Offset

  /// Creates an anchor.
  package init(edges: NSDirectionalRectEdge, offset: Offset = .absolute(.zero)) {
    self.edges = edges
    self.offset = offset
  }
}
