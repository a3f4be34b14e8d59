// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation

/// The items that handlers were given since the layout was solved.
struct VisibleItems {
  private var items: [ElementIdentity: VisibleItem] = [:]
  /// Whether the console was told that changes are refused.
  var hasReported = false

  /// The layout was solved: items are recreated.
  mutating func forget() { items = [:] }

  /// The item for an element, the same as before if there was one.
  mutating func item(for attributes: UICollectionViewLayoutAttributes) -> VisibleItem {
    let identity = attributes.key
    if let item = items[identity] {
      item.update(attributes)
      return item
    }
    let item = VisibleItem(attributes)
    items[identity] = item
    return item
  }
}
