// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// A solved compositional layout, with what of its description is not a value.
package struct CompositionalSolution {
  /// The frames.
  package internal(set) var layout: SolvedLayout
  /// The sections as described, for their handlers.
  package let sections: [NSCollectionLayoutSection?]
  /// What providers were given.
  package let environment: LayoutEnvironment
  /// Whether any section has a handler.
  package let hasHandlers: Bool

  init(
    layout: SolvedLayout, sections: [NSCollectionLayoutSection?], environment: LayoutEnvironment
  ) {
    self.layout = layout
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

  /// Returns whether an element is the badge of the item at its own index path, as badges are of
  /// which every item has one.
  ///
  /// - Complexity: That of the item's group.
  package func isBadgeOfItem(_ identity: ElementIdentity) -> Bool {
    guard identity.category == .supplementaryView, let kind = identity.kind,
      !isBoundaryItem(identity)
    else { return false }
    return layout.item(ofBadge: kind, number: identity.index, section: identity.section)
      == identity.index
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
