// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The part of a solved compositional layout's description that is not a value.
package struct CompositionalDescription {
  /// The sections as described, for their handlers.
  package let sections: [NSCollectionLayoutSection?]
  package let environment: LayoutEnvironment
  package let hasHandlers: Bool

  package init(sections: [NSCollectionLayoutSection?], environment: LayoutEnvironment) {
    self.sections = sections
    self.environment = environment
    hasHandlers = sections.contains { $0?.visibleItemsInvalidationHandler != nil }
  }

  /// A section as described; nil outside of the data, and where the provider gave none.
  package func section(_ index: Int) -> NSCollectionLayoutSection? {
    sections.indices.contains(index) ? sections[index] : nil
  }

  package func handler(
    ofSection section: Int
  ) -> NSCollectionLayoutSectionVisibleItemsInvalidationHandler? {
    self.section(section)?.visibleItemsInvalidationHandler
  }

  /// Returns whether an element is a boundary item; badges go with their items.
  package func isBoundaryItem(_ identity: ElementIdentity) -> Bool {
    guard identity.category == .supplementaryView else { return false }
    if identity.index == ElementIdentity.layoutLevelIndex { return true }
    guard identity.index == 0 else { return false }
    return section(identity.section)?.boundarySupplementaryItems
      .contains { $0.elementKind == identity.kind } ?? false
  }
}
