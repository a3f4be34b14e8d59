// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import CollectionLayout
import Foundation
import Geometry

extension NSCollectionViewCompositionalLayout {
  /// Calls the handlers of the visible sections.
  func callVisibleItemsHandlers(
    _ attributes: [NSCollectionViewLayoutAttributes]
  ) -> [NSCollectionViewLayoutAttributes] {
    guard let description = state.description, description.hasHandlers else { return attributes }
    var result = attributes
    for (position, shown) in visibleItems.callHandlers(
      for: attributes, in: description, handlerCall)
    {
      result[position] = Self.attributes(shown)
    }
    return result
  }

  private func handlerCall(
    ofSection section: Int, _ elements: [ElementIdentity]
  ) -> VisibleItemsHandlerCall? {
    guard let collectionView else { return nil }
    return state.handlerCall(
      ofSection: section, elements: elements, contentOffset: collectionView.offset,
      orthogonalOffset: solvedLayout?.orthogonalSection(section).map { _ in
        collectionView.engine.orthogonalOffset(forSection: section)
      })
  }
}
