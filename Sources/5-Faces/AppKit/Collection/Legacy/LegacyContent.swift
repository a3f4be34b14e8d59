// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import CollectionLayout
import Foundation

/// The contents of a collection view without a data source: objects, and an item for each, whether
/// it is visible or not (appkit rules ML-1 and ML-3).
@MainActor
struct LegacyContent {
  var objects: [Any] = [] {
    didSet { forgetItems() }
  }
  var prototype: NSCollectionViewItem? {
    didSet {
      prototypeSize = prototype?.view.frame.size ?? .zero
      forgetItems()
    }
  }
  /// The items; none until they are first needed.
  private(set) var items: [NSCollectionViewItem] = []
  private var hasItems = false
  /// The size that items have by themselves: that of the prototype's view, else of the first item's
  /// before it is laid out.
  private(set) var prototypeSize = NSSize.zero

  /// The most rows; 0 for no limit.
  var maximumRows = 0
  /// The most columns; 0 for no limit.
  var maximumColumns = 0
  var minimumItemSize = NSSize.zero
  /// The greatest size of items; 0 for no limit.
  var maximumItemSize = NSSize.zero

  private mutating func forgetItems() {
    items = []
    hasItems = false
  }

  var isComplete: Bool { hasItems || objects.isEmpty }

  /// Keeps the items that were made for the objects.
  mutating func keep(_ items: [NSCollectionViewItem]) {
    self.items = items
    hasItems = true
    if prototype == nil { prototypeSize = items.first?.view.frame.size ?? .zero }
  }

  /// The size of every item: raised to the least, then lowered to the greatest (appkit rule ML-2).
  var itemSize: NSSize {
    func limited(_ length: CGFloat, _ least: CGFloat, _ greatest: CGFloat) -> CGFloat {
      let result = max(length, least)
      return greatest > 0 ? min(result, greatest) : result
    }
    return NSSize(
      width: limited(prototypeSize.width, minimumItemSize.width, maximumItemSize.width),
      height: limited(prototypeSize.height, minimumItemSize.height, maximumItemSize.height))
  }
}

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
