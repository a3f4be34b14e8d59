// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionView
import Foundation
import Testing

/// Behaviour section 6.3.
@Suite("Invalidation context")
struct InvalidationContextTests {
  @Test func `A fresh context names nothing`() {
    let context = UICollectionViewLayoutInvalidationContext()
    #expect(!context.invalidateEverything)
    #expect(!context.invalidateDataSourceCounts)
    #expect(context.invalidatedItemIndexPaths == nil)
    #expect(context.invalidatedSupplementaryIndexPaths == nil)
    #expect(context.invalidatedDecorationIndexPaths == nil)
    #expect(context.contentOffsetAdjustment == .zero)
    #expect(context.contentSizeAdjustment == .zero)
    #expect(context.previousIndexPathsForInteractivelyMovingItems == nil)
    #expect(context.targetIndexPathsForInteractivelyMovingItems == nil)
    #expect(context.interactiveMovementTarget == .zero)
  }

  @Test func `Items are sorted and unique`() {
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [IndexPath(item: 2, section: 0), IndexPath(item: 0, section: 1)])
    context.invalidateItems(at: [IndexPath(item: 1, section: 0), IndexPath(item: 2, section: 0)])
    #expect(
      context.invalidatedItemIndexPaths == [
        IndexPath(item: 1, section: 0), IndexPath(item: 2, section: 0),
        IndexPath(item: 0, section: 1),
      ])
  }

  @Test func `Other elements are kept by kind`() {
    let context = UICollectionViewLayoutInvalidationContext()
    let path = IndexPath(item: 0, section: 0)
    context.invalidateSupplementaryElements(ofKind: "h", at: [path])
    context.invalidateSupplementaryElements(ofKind: "f", at: [path])
    context.invalidateDecorationElements(ofKind: "b", at: [path, path])
    #expect(context.invalidatedSupplementaryIndexPaths == ["h": [path], "f": [path]])
    #expect(context.invalidatedDecorationIndexPaths == ["b": [path]])
    #expect(context.invalidatedItemIndexPaths == nil)
  }
}
