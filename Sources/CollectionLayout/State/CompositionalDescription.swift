// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// What of a solved compositional layout's description is not a value.
package struct CompositionalDescription {
  /// The sections as described, for their handlers.
  package let sections: [NSCollectionLayoutSection?]
  /// What providers were given.
  package let environment: LayoutEnvironment
  /// Whether any section has a handler.
  package let hasHandlers: Bool

  init(sections: [NSCollectionLayoutSection?], environment: LayoutEnvironment) {
    self.sections = sections
    self.environment = environment
    hasHandlers = sections.contains { $0?.visibleItemsInvalidationHandler != nil }
  }

  /// A section as described; nil outside of the data, and where the provider gave none.
  package func section(_ index: Int) -> NSCollectionLayoutSection? {
    sections.indices.contains(index) ? sections[index] : nil
  }

  /// The handler of a section, if it exists and has one.
  package func handler(
    ofSection section: Int
  ) -> NSCollectionLayoutSectionVisibleItemsInvalidationHandler? {
    self.section(section)?.visibleItemsInvalidationHandler
  }

  /// Returns whether an element is a boundary item, which stays with its section; badges go with
  /// their items.
  package func isBoundaryItem(_ identity: ElementIdentity) -> Bool {
    guard identity.category == .supplementaryView else { return false }
    if identity.index == ElementIdentity.layoutLevelIndex { return true }
    guard identity.index == 0 else { return false }
    return section(identity.section)?.boundarySupplementaryItems
      .contains { $0.elementKind == identity.kind } ?? false
  }
}
