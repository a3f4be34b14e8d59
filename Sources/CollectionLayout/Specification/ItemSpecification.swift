// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Geometry

/// A single item: what one cell's slot is.
package struct ItemSpecification: Hashable, Sendable {
  /// The size of its slot.
  var layoutSize: SizeSpecification
  /// What its frame leaves free of its slot.
  package var contentInsets = NSDirectionalEdgeInsets.zero
  /// Space outside its slot.
  package var edgeSpacing = EdgeSpacingSpecification.none
  /// Its badges.
  package var supplementaryItems: [SupplementarySpecification] = []

  /// Creates an item without insets, edge spacing or badges.
  package init(layoutSize: SizeSpecification) {
    self.layoutSize = layoutSize
  }
}
