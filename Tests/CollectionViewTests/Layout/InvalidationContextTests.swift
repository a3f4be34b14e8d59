// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionView
import Expectations
import Foundation
import Testing

/// Behaviour section 6.3.
@MainActor
@Suite("Invalidation context")
struct InvalidationContextTests {
  @Test func `A fresh context names nothing`() {
    let context = UICollectionViewLayoutInvalidationContext()
    expect(!context.invalidateEverything)
    expect(!context.invalidateDataSourceCounts)
    expectNil(context.invalidatedItemIndexPaths)
    expectNil(context.invalidatedSupplementaryIndexPaths)
    expectNil(context.invalidatedDecorationIndexPaths)
    expectEqual(context.contentOffsetAdjustment, .zero)
    expectEqual(context.contentSizeAdjustment, .zero)
    expectNil(context.previousIndexPathsForInteractivelyMovingItems)
    expectNil(context.targetIndexPathsForInteractivelyMovingItems)
    expectEqual(context.interactiveMovementTarget, .zero)
  }

  @Test func `Items are sorted and unique`() {
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [IndexPath(item: 2, section: 0), IndexPath(item: 0, section: 1)])
    context.invalidateItems(at: [IndexPath(item: 1, section: 0), IndexPath(item: 2, section: 0)])
    expectEqual(
      context.invalidatedItemIndexPaths,
      [
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
    expectEqual(context.invalidatedSupplementaryIndexPaths, ["h": [path], "f": [path]])
    expectEqual(context.invalidatedDecorationIndexPaths, ["b": [path]])
    expectNil(context.invalidatedItemIndexPaths)
  }
}
