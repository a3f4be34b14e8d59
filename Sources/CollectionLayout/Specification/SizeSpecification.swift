// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The two dimensions of an item, a group or a supplementary item.
package struct SizeSpecification: Hashable, Sendable {
  /// The dimension across.
  var width: DimensionSpecification
  /// The dimension down.
  var height: DimensionSpecification

  /// Creates a size from its dimensions.
  package init(width: DimensionSpecification, height: DimensionSpecification) {
    self.width = width
    self.height = height
  }

  /// The dimension along an axis.
  package subscript(axis: LayoutAxis) -> DimensionSpecification {
    axis == .horizontal ? width : height
  }
}
