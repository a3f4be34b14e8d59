// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// Attributes of the module's own, of the main actor as UIKit's are. What is overridden of NSObject is not, as on iOS.
final class ShelfAttributes: UICollectionViewLayoutAttributes {
  var depth = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? ShelfAttributes)?.depth = depth
    return copy
  }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? ShelfAttributes else { return false }
    let isAsDeep = MainActor.assumeIsolated { other.depth == depth }
    return isAsDeep && super.isEqual(object)
  }
}

/// Shelves of which each is deeper than the one before.
final class ShelfLayout: UICollectionViewFlowLayout {
  override class var layoutAttributesClass: AnyClass { ShelfAttributes.self }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.layoutAttributesForItem(at: indexPath)?.copy() as? ShelfAttributes
    attributes?.depth = indexPath.item
    return attributes
  }
}
