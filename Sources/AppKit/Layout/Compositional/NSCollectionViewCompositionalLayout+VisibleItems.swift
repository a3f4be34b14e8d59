// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import CollectionLayout
import Foundation
import Geometry

extension NSCollectionViewCompositionalLayout {
  /// Calls the handlers of the visible sections, the last section first (behaviour rule H-1).
  func callVisibleItemsHandlers(
    _ attributes: [NSCollectionViewLayoutAttributes]
  ) -> [NSCollectionViewLayoutAttributes] {
    guard let solution = state.solution, solution.hasHandlers else { return attributes }
    var result = attributes
    for (section, positions) in VisibleItems.positions(of: attributes, in: solution) {
      callHandler(
        ofSection: section, with: VisibleItems.inOrder(positions.map { attributes[$0] }))
      for position in positions {
        result[position] = Self.attributes(visibleItems.shown(attributes[position]))
      }
    }
    return result
  }

  private func callHandler(ofSection section: Int, with attributes: [any ElementAttributes]) {
    guard let collectionView,
      let call = state.handlerCall(
        ofSection: section, elements: attributes.map(\.key), contentOffset: collectionView.offset,
        orthogonalOffset: solved?.orthogonalSection(section).map { _ in
          collectionView.engine.orthogonalOffset(forSection: section)
        })
    else { return }
    call.handler(visibleItems.items(for: attributes), call.offset, call.environment)
    visibleItems.report(refusedIn: attributes, section: section)
  }
}
