// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import CollectionEngine
import CollectionLayout
public import Foundation

extension NSCollectionView {
  /// The visible items, by index path.
  public func visibleItems() -> [NSCollectionViewItem] {
    engine.visibleViews(of: .cell).compactMap { $0.view as? NSCollectionViewItem }
  }
  /// The index paths of the visible items.
  public func indexPathsForVisibleItems() -> Set<IndexPath> {
    Set(engine.visibleViews(of: .cell).map(\.key.indexPath))
  }
  /// The visible supplementary views of a kind, by index path.
  public func visibleSupplementaryViews(
    ofKind elementKind: NSCollectionView.SupplementaryElementKind
  ) -> [any NSView & NSCollectionViewElement] {
    let views = engine.visibleViews(of: .supplementaryView, kind: elementKind).map(\.view)
    let indicators = elementKind == Self.elementKindInterItemGapIndicator ? [drag.indicator] : []
    return (views + indicators.compactMap(\.self))
      .compactMap { $0 as? any NSView & NSCollectionViewElement }
  }
  /// The index paths of the visible supplementary views of a kind.
  public func indexPathsForVisibleSupplementaryElements(
    ofKind elementKind: NSCollectionView.SupplementaryElementKind
  ) -> Set<IndexPath> {
    let paths = engine.visibleViews(of: .supplementaryView, kind: elementKind).map(\.key.indexPath)
    let gaps = elementKind == Self.elementKindInterItemGapIndicator ? [gapIndicatorPath] : []
    return Set(paths + gaps.compactMap(\.self))
  }
  /// A supplementary view; nil if it is not visible.
  public func supplementaryView(
    forElementKind elementKind: NSCollectionView.SupplementaryElementKind, at indexPath: IndexPath
  ) -> (any NSView & NSCollectionViewElement)? {
    if elementKind == Self.elementKindInterItemGapIndicator, indexPath == gapIndicatorPath {
      return drag.indicator as? any NSView & NSCollectionViewElement
    }
    return engine.view(for: .supplementary(elementKind, indexPath))
      as? any NSView & NSCollectionViewElement
  }
  /// Returns the item at an index path; nil if it is not visible.
  public func item(at indexPath: IndexPath) -> NSCollectionViewItem? {
    engine.view(for: .cell(indexPath)) as? NSCollectionViewItem
  }
  /// The index path of what shows an item; nil if it shows none.
  public func indexPath(for item: NSCollectionViewItem) -> IndexPath? {
    engine.key(of: item)?.indexPath
  }
  /// The item at a point of the collection view's coordinates; nil if there is none.
  public func indexPathForItem(at point: NSPoint) -> IndexPath? {
    engine.item(at: point)?.indexPath
  }
  /// Returns the layout's attributes of an item; nil if there is none.
  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? {
    engine.bringLayoutUpToDate()
    return collectionViewLayout?.layoutAttributesForItem(at: indexPath)
  }
  /// Returns the layout's attributes of a supplementary view; nil if there is none.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: NSCollectionView.SupplementaryElementKind, at indexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? {
    engine.bringLayoutUpToDate()
    return collectionViewLayout?.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
}
