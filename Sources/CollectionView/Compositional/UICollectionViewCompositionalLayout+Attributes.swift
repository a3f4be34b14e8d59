// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import CollectionLayout
import Foundation
import Geometry
import Views

extension UICollectionViewCompositionalLayout {
  /// What is visible, which pinned items and orthogonal sections depend on.
  var viewport: Viewport {
    Viewport(
      visibleRect: visibleRect, orthogonalOffsets: collectionView?.orthogonalOffsets ?? [:])
  }

  /// Names the visible pinned elements. A context that names anything, and be it an empty list,
  /// keeps the solution: scrolling asks no provider (behaviour rule P-6).
  func limitToPinnedElements(_ context: UICollectionViewLayoutInvalidationContext) {
    context.invalidateItems(at: [])
    for element in state.solved?.pinnedElements(viewport: viewport) ?? [] {
      guard let kind = element.identity.kind else { continue }
      context.invalidateSupplementaryElements(
        ofKind: kind,
        at: [IndexPath(item: element.identity.index, section: element.identity.section)])
    }
  }

  /// Attributes of the layout's class for a solved element.
  func attributes(of element: SolvedElement) -> UICollectionViewLayoutAttributes {
    let identity = element.identity
    let attributes = makeAttributes()
    attributes.represent(
      identity.category, kind: identity.kind,
      at: IndexPath(item: identity.index, section: identity.section))
    attributes.frame = element.frame
    attributes.zIndex = element.zIndex
    attributes.isInScrollArea = element.isInOrthogonalSection
    attributes.estimatedAxes = element.estimatedAxes
    if !element.estimatedAxes.isEmpty {
      attributes.isMeasured = state.measurements.contains(identity)
    }
    attributes.listRow = listRow(of: identity, at: element.frame)
    return attributes
  }
}
