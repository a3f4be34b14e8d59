// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry

/// Space between or around items: exactly so much, or at least so much.
package enum SpacingSpecification: Hashable, Sendable {
  case fixed(CGFloat)
  /// At least this many points, and a share of the space that is left.
  case flexible(CGFloat)

  /// The points given: the whole of a fixed spacing, the least of a flexible one.
  package var value: CGFloat {
    switch self {
    case .fixed(let value), .flexible(let value): value
    }
  }

  /// Whether the spacing takes a share of free space.
  package var isFlexible: Bool {
    if case .flexible = self { true } else { false }
  }
}

/// Space outside an item's slot, on each of its edges.
package struct EdgeSpacingSpecification: Hashable, Sendable {
  var leading: SpacingSpecification
  var top: SpacingSpecification
  var trailing: SpacingSpecification
  var bottom: SpacingSpecification

  package static let none = EdgeSpacingSpecification()

  /// Creates edge spacing; edges not named get none.
  package init(
    leading: SpacingSpecification = .fixed(0), top: SpacingSpecification = .fixed(0),
    trailing: SpacingSpecification = .fixed(0), bottom: SpacingSpecification = .fixed(0)
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  /// The space at the start of an axis: leading or top.
  package func start(_ axis: LayoutAxis) -> SpacingSpecification {
    axis == .horizontal ? leading : top
  }

  /// The space at the end of an axis: trailing or bottom.
  package func end(_ axis: LayoutAxis) -> SpacingSpecification {
    axis == .horizontal ? trailing : bottom
  }
}
