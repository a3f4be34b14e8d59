// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionLayout

extension LayoutDocument {
  /// The keys of a compositional layout beside its sections.
  package struct Configuration: Hashable, Sendable {
    package var scrollDirection = CollectionLayoutScrollDirection.vertical
    package var interSectionSpacing = 0.0
    /// The edge that insets count from where a section does not say; never `automatic`.
    package var contentInsetsReference = UIContentInsetsReference.safeArea
    package var boundaryItems: [BoundaryItem] = []

    package init() {}
  }
}
