// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry
import Views

extension UICollectionViewFlowLayout {
  /// What is visible, which pinned views depend on, in layout coordinates.
  var viewport: Viewport { Viewport(visibleRect: visibleRect) }

  /// Attributes for solved elements.
  func attributes(of elements: [SolvedElement]) -> [UICollectionViewLayoutAttributes] {
    let type = Self.attributesType
    return elements.map { attributes(of: $0, type) }
  }

  /// Attributes for a solved element, if there is one.
  func attributes(of element: SolvedElement?) -> UICollectionViewLayoutAttributes? {
    element.map { attributes(of: $0, Self.attributesType) }
  }

  private func attributes(
    of element: SolvedElement, _ type: UICollectionViewLayoutAttributes.Type
  ) -> UICollectionViewLayoutAttributes {
    let identity = element.identity
    let attributes = type.objectiveCInit()
    attributes.represent(
      identity.category == .cell ? .cell : .supplementaryView, kind: identity.kind,
      at: IndexPath(item: identity.index, section: identity.section))
    attributes.frame = element.frame
    attributes.zIndex = element.zIndex
    if !element.estimatedAxes.isEmpty {
      attributes.estimatedAxes = element.estimatedAxes
      attributes.isMeasured = state.measurements.contains(identity)
    } else if Self.self == UICollectionViewFlowLayout.self {
      attributes.estimatedAxes = []
    }
    // A subclass may take sizes that this class would not, and its estimates are unknown.
    return attributes
  }
}
