// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation

/// A solved compositional layout, with what of its description is not a value.
struct CompositionalSolution {
  /// The frames.
  var layout: SolvedLayout
  /// The sections as described, for their handlers.
  let sections: [NSCollectionLayoutSection?]
  /// What providers were given.
  let environment: LayoutEnvironment
  /// Whether any section has a handler.
  let hasHandlers: Bool
  /// The sizes that the views of estimated elements asked for, also where they are the estimates.
  var measured: [ElementIdentity: CGSize] = [:]

  init(
    layout: SolvedLayout, sections: [NSCollectionLayoutSection?], environment: LayoutEnvironment
  ) {
    self.layout = layout
    self.sections = sections
    self.environment = environment
    hasHandlers = sections.contains { $0?.visibleItemsInvalidationHandler != nil }
  }

  /// The handler of a section, if it exists and has one.
  func handler(
    ofSection section: Int
  ) -> NSCollectionLayoutSectionVisibleItemsInvalidationHandler? {
    sections.indices.contains(section) ? sections[section]?.visibleItemsInvalidationHandler : nil
  }

  /// Whether an element is a boundary item, which is measured; badges keep their estimate
  /// (behaviour rule Z-2).
  func isBoundaryItem(_ identity: ElementIdentity) -> Bool {
    guard identity.category == .supplementary else { return false }
    if identity.index == ElementIdentity.layoutLevelIndex { return true }
    guard identity.index == 0, sections.indices.contains(identity.section) else { return false }
    return sections[identity.section]?.boundarySupplementaryItems
      .contains { $0.elementKind == identity.kind } ?? false
  }
}
