// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Geometry

/// A supplementary item of an item or a group: a badge.
package struct SupplementarySpecification: Hashable, Sendable {
  /// The kind that its view is registered for.
  package var elementKind: String
  /// Its size; fractions of the item's frame, or of what the group was resolved against.
  var layoutSize: SizeSpecification
  /// What its frame leaves free of its slot.
  var contentInsets = NSDirectionalEdgeInsets.zero
  /// The point of the item or group that it is attached to.
  var containerAnchor: AnchorSpecification
  /// The point of its own that is attached; nil for the same edges as the container's.
  var itemAnchor: AnchorSpecification?
  /// Its place in drawing order.
  var zIndex = 1

  /// Creates a badge with no insets and a z-index of 1.
  package init(
    elementKind: String, layoutSize: SizeSpecification, containerAnchor: AnchorSpecification,
    itemAnchor: AnchorSpecification? = nil
  ) {
    self.elementKind = elementKind
    self.layoutSize = layoutSize
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
  }
}
