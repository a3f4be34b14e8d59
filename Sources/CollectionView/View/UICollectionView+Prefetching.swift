// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import CollectionLayout
import Foundation
import Geometry

extension UICollectionView {
  /// Announces what scrolling will bring in sight, and cancels what it will not any more (behaviour
  /// rule PF-4): the items one screen ahead, in the direction of the last movement.
  func prefetch() {
    let offset = bounds.origin
    let last = prefetching.lastOffset
    prefetching.lastOffset = offset
    guard isPrefetchingEnabled, let prefetchDataSource, let last, last != offset else { return }
    let shown = Set(visibleElements.keys.lazy.filter { $0.category == .cell }.map(\.indexPath))
    let wanted = itemsAhead(from: last, to: offset, shown)
    let cancelled = prefetching.announced.subtracting(wanted).subtracting(shown)
    let announced = wanted.filter { !prefetching.announced.contains($0) }
    prefetching.announced = prefetching.announced.intersection(wanted).union(announced)
    if !announced.isEmpty {
      prefetchDataSource.collectionView(self, prefetchItemsAt: announced)
    }
    if !cancelled.isEmpty {
      prefetchDataSource.collectionView(
        self, cancelPrefetchingForItemsAt: cancelled.sorted())
    }
  }

  /// The items that are one screen ahead and not in sight, the nearest first.
  private func itemsAhead(
    from last: CGPoint, to offset: CGPoint, _ shown: Set<IndexPath>
  ) -> [IndexPath] {
    let (dx, dy) = (offset.x - last.x, offset.y - last.y)
    let isHorizontal = dx.magnitude > dy.magnitude
    let sight = bounds
    let ahead =
      isHorizontal
      ? sight.offsetBy(dx: dx < 0 ? -sight.width : sight.width, dy: 0)
      : sight.offsetBy(dx: 0, dy: dy < 0 ? -sight.height : sight.height)
    guard ahead.isFinite, ahead.width > 0, ahead.height > 0 else { return [] }
    let rect = mirrored(ahead)
    let center = mirrored(sight)
    func distance(_ attributes: UICollectionViewLayoutAttributes) -> CGFloat {
      isHorizontal
        ? (attributes.center.x - center.midX).magnitude
        : (attributes.center.y - center.midY).magnitude
    }
    let found = (currentLayout.layoutAttributesForElements(in: rect) ?? []).filter {
      $0.representedElementCategory == .cell && $0.frame.overlaps(rect)
        && !shown.contains($0.indexPath)
    }
    return found.map { (distance($0), $0.indexPath) }
      .sorted { $0.0 != $1.0 ? $0.0 < $1.0 : $0.1 < $1.1 }.map(\.1)
  }

  /// Behaviour rule PF-5: announced items are renumbered, and deleted ones cancelled.
  func renumberPrefetching(_ mapping: BatchMapping) {
    guard !prefetching.announced.isEmpty else { return }
    var renumbered: Set<IndexPath> = []
    var deleted: [IndexPath] = []
    for path in prefetching.announced {
      if let new = mapping.item(after: path) {
        renumbered.insert(new)
      } else {
        deleted.append(path)
      }
    }
    prefetching.announced = renumbered
    guard !deleted.isEmpty else { return }
    prefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: deleted.sorted())
  }

  /// All data are new: what was announced is cancelled.
  func cancelPrefetching() {
    let announced = prefetching.announced
    prefetching = PrefetchState()
    guard !announced.isEmpty else { return }
    prefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: announced.sorted())
  }
}
