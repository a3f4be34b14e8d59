// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry

/// A length of an item, a group or a boundary item, with the sum that it came from.
package struct LengthRecord: Hashable, Sendable {
  /// The length, in points.
  package var value: CGFloat
  /// The dimension as described; nil for the frames of a custom group.
  package var dimension: DimensionSpecification?
  package var origin: LengthOrigin
  /// The length that a fraction, or a share of a line, is taken of.
  package var reference: ReferenceLength
  /// The pixels that fractions are rounded down to (behaviour rule R-1).
  var pixelGrid: PixelGrid
}

/// The reference of fractions along one axis, with the sum that it came from.
package struct ReferenceLength: Hashable, Sendable {
  package enum Owner: Hashable, Sendable {
    case container
    /// A group; the outermost is at depth 1.
    case group(depth: Int)
    case item
  }

  package var owner: Owner
  /// The owner's length before insets and spacing, in points; of an estimated one the estimate.
  package var outer: CGFloat
  package var startInset: CGFloat = 0
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

/// The rule that decided a length of an item or a group along one axis.
package enum LengthOrigin: UInt8, Hashable, Sendable {
  /// The dimension, as described: points, a fraction, or an estimate that nothing replaced yet.
  case dimension
  /// An equal share of the line (behaviour rules C-1 to C-3).
  case share
  /// The size that the element's view asked for (E-1).
  case measurement
  /// The greatest measured length of its siblings in the group (U-1).
  case siblings
  /// The greatest measured length of the section's groups (U-4).
  case groups
  /// The contents of an estimated group (E-4, G-9).
  case contents
  /// The frame that a custom group's provider gave (K-2).
  case provider
}

/// The rules that decided both lengths of an item or a group.
package struct LengthOrigins: Hashable, Sendable {
  var width = LengthOrigin.dimension
  var height = LengthOrigin.dimension

  /// Accesses the rule that decided the length along an axis.
  subscript(axis: LayoutAxis) -> LengthOrigin {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

/// A spacing, as described and as it came out.
package struct SpacingRecord: Hashable, Sendable {
  package var specification: SpacingSpecification
  /// The resulting length, in points; a flexible one may come out below its least length (behaviour
  /// rule G-7).
  package var length: CGFloat

  package static let none = SpacingRecord(specification: .fixed(0), length: 0)
}

/// The edge spacing of an item or a group, as described and as it came out.
package struct EdgeSpacingRecord: Hashable, Sendable {
  package var leading = SpacingRecord.none
  package var top = SpacingRecord.none
  package var trailing = SpacingRecord.none
  package var bottom = SpacingRecord.none

  /// The spacing at the start of an axis: leading or top.
  package subscript(start axis: LayoutAxis) -> SpacingRecord {
    get { axis == .horizontal ? leading : top }
    set { if axis == .horizontal { leading = newValue } else { top = newValue } }
  }

  /// The spacing at the end of an axis: trailing or bottom.
  package subscript(end axis: LayoutAxis) -> SpacingRecord {
    get { axis == .horizontal ? trailing : bottom }
    set { if axis == .horizontal { trailing = newValue } else { bottom = newValue } }
  }

  package var isNone: Bool { self == EdgeSpacingRecord() }

  /// Records edge spacing along the axis that a line runs along, where each flexible one got a
  /// share of the free space (G-7).
  mutating func record(
    _ edges: EdgeSpacingSpecification, along axis: LayoutAxis, share: CGFloat
  ) {
    for (specification, path) in [
      (edges.start(axis), \EdgeSpacingRecord[start: axis]),
      (edges.end(axis), \EdgeSpacingRecord[end: axis]),
    ] {
      self[keyPath: path] = SpacingRecord(
        specification: specification, length: specification.length(withShare: share))
    }
  }

  /// Records edge spacing across that axis: what the slot leaves of the space (I-6).
  mutating func record(
    _ edges: EdgeSpacingSpecification, across axis: LayoutAxis, start: CGFloat, length: CGFloat,
    space: CGFloat
  ) {
    self[start: axis] = SpacingRecord(specification: edges.start(axis), length: start)
    let end = edges.end(axis)
    self[end: axis] = SpacingRecord(
      specification: end, length: end.isFlexible ? space - start - length : end.value)
  }
}
