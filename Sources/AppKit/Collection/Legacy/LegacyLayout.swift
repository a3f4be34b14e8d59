// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import CollectionLayout
import Foundation
import Geometry

/// The layout of a collection view that has none: items of one size side by side, without gaps; and
/// nothing at all with a data source (appkit rules ML-1 and ML-2).
final class LegacyLayout: NSCollectionViewGridLayout {
  override func specification(
    of itemCounts: [Int], in collectionView: NSCollectionView
  ) -> GridSpecification {
    let (legacy, container) = (collectionView.legacy, collectionView.containerSize)
    guard collectionView.isLegacy else { return GridSpecification(itemCounts: [], in: container) }
    var specification = GridSpecification(itemCounts: itemCounts, in: container)
    let size = legacy.itemSize
    (specification.minimumSize, specification.maximumSize) = (size, size)
    specification.maximumColumns = max(0, legacy.maximumColumns)
    let number = itemCounts.reduce(0, +)
    let fitting = max(1, Int(min(max(container.width / max(1, size.width), 1), 1e9)))
    let columns =
      specification.maximumColumns > 0 ? min(fitting, specification.maximumColumns) : fitting
    // Of more rows than there may be it grows sideways (appkit rule MZ-6).
    if legacy.maximumRows > 0, (number + columns - 1) / columns > legacy.maximumRows {
      specification.maximumRows = legacy.maximumRows
    }
    return specification
  }
}
