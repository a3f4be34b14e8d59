// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// A spacing, as described and as it came out.
package struct PlacedSpacing: Hashable, Sendable {
  /// What was asked for.
  package var specification: SpacingSpecification
  /// What it came to, in points; a flexible one may come out below its least length (behaviour rule
  /// G-7).
  package var length: CGFloat

  /// No space.
  package static let none = PlacedSpacing(specification: .fixed(0), length: 0)
}

/// The edge spacing of an item or a group, as described and as it came out.
package struct PlacedEdgeSpacing: Hashable, Sendable {
  package var leading = PlacedSpacing.none
  package var top = PlacedSpacing.none
  package var trailing = PlacedSpacing.none
  package var bottom = PlacedSpacing.none

  /// The spacing at the start of an axis: leading or top.
  package subscript(start axis: LayoutAxis) -> PlacedSpacing {
    get { axis == .horizontal ? leading : top }
    set { if axis == .horizontal { leading = newValue } else { top = newValue } }
  }

  /// The spacing at the end of an axis: trailing or bottom.
  package subscript(end axis: LayoutAxis) -> PlacedSpacing {
    get { axis == .horizontal ? trailing : bottom }
    set { if axis == .horizontal { trailing = newValue } else { bottom = newValue } }
  }

  /// Whether there is none on any edge.
  package var isNone: Bool { self == PlacedEdgeSpacing() }
}

extension PlacedEdgeSpacing {
  /// Records edge spacing along the axis that a line runs along, where each flexible one got a
  /// share of the free space (G-7).
  mutating func record(
    _ edges: EdgeSpacingSpecification, along axis: LayoutAxis, share: CGFloat
  ) {
    for (specification, path) in [
      (edges.start(axis), \PlacedEdgeSpacing[start: axis]),
      (edges.end(axis), \PlacedEdgeSpacing[end: axis]),
    ] {
      self[keyPath: path] = PlacedSpacing(
        specification: specification, length: specification.length(withShare: share))
    }
  }

  /// Records edge spacing across that axis: what the slot leaves of the space (I-6).
  mutating func record(
    _ edges: EdgeSpacingSpecification, across axis: LayoutAxis, start: CGFloat, length: CGFloat,
    space: CGFloat
  ) {
    self[start: axis] = PlacedSpacing(specification: edges.start(axis), length: start)
    let end = edges.end(axis)
    self[end: axis] = PlacedSpacing(
      specification: end, length: end.isFlexible ? space - start - length : end.value)
  }
}
