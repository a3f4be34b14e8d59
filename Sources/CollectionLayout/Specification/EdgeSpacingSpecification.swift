// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// Room outside an item's slot, on each of its edges.
package struct EdgeSpacingSpecification: Hashable, Sendable {
  /// Room before the leading edge.
  package var leading: SpacingSpecification
  /// Room above the top edge.
  package var top: SpacingSpecification
  /// Room after the trailing edge.
  package var trailing: SpacingSpecification
  /// Room below the bottom edge.
  package var bottom: SpacingSpecification

  /// No room on any edge.
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

  /// The room at the start of an axis: leading or top.
  package func start(_ axis: LayoutAxis) -> SpacingSpecification {
    axis == .horizontal ? leading : top
  }

  /// The room at the end of an axis: trailing or bottom.
  package func end(_ axis: LayoutAxis) -> SpacingSpecification {
    axis == .horizontal ? trailing : bottom
  }
}
