// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation

/// The items that handlers were given since the layout was solved, and what they were told.
struct VisibleItems {
  /// What a section's handler was last told.
  struct Call: Equatable {
    var offset: CGPoint
    var elements: [ElementIdentity]
  }

  private var items: [ElementIdentity: VisibleItem] = [:]
  private var calls: [Int: Call] = [:]
  /// Whether the console was told that changes are refused.
  var hasReported = false

  /// The layout was solved: items are made anew.
  mutating func forget() {
    items = [:]
    calls = [:]
  }

  /// The item for an element, the same as before if there was one.
  mutating func item(for attributes: UICollectionViewLayoutAttributes) -> VisibleItem {
    let identity = attributes.identity
    if let item = items[identity] {
      item.update(attributes)
      return item
    }
    let item = VisibleItem(attributes)
    items[identity] = item
    return item
  }

  /// Remembers a call; false if it tells the handler nothing new.
  mutating func begin(_ call: Call, section: Int) -> Bool {
    calls.updateValue(call, forKey: section) != call
  }
}
