// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import CollectionLayout
import Foundation
import Geometry

/// Items that were announced before they become visible (behaviour section 11.5).
@MainActor
final class PrefetchState {
  /// The role of what was announced and neither shown nor cancelled since.
  let role: ItemReferences.Role
  /// The offset at the last layout pass; nil before the first.
  private var lastOffset: CGPoint?

  init(role: ItemReferences.Role) { self.role = role }

  /// Records the offset of a layout pass.
  ///
  /// - Returns: That of the last one; nil if there was none.
  func move(to offset: CGPoint) -> CGPoint? {
    defer { lastOffset = offset }
    return lastOffset
  }

  /// Forgets the last layout pass.
  func reset() { lastOffset = nil }
}

extension CollectionEngine {
  /// Announces what scrolling will make visible, and cancels what it will not any more (behaviour
  /// rule PF-4): the items one screen ahead, in the direction of the last movement.
  func prefetch() {
    let offset = host.offset
    let last = prefetching.move(to: offset)
    guard host.wantsPrefetching, let last, last != offset, !pass.isLayoutDue else { return }
    let shown = Set(
      elements.visible.lazy.map(\.key).filter { $0.category == .cell }.map(\.presentedPath))
    let version = knownCounts.version
    let wanted = itemsAhead(from: last, to: offset, shown)
    // The layout may have loaded the data again when it was asked.
    guard version == knownCounts.version else { return }
    let role = prefetching.role
    let known = references.paths(role)
    let cancelled = Set(known).subtracting(wanted).subtracting(shown)
    let announced = wanted.filter { !references.contains($0, role) }
    references.replace(known.filter(Set(wanted).contains) + announced, role)
    let cancelledItems = cancelled.compactMap(dataPath(of:)).sorted()
    if !announced.isEmpty { host.prefetch(announced.compactMap(dataPath(of:))) }
    // Data that were changed meanwhile have other paths.
    guard !cancelledItems.isEmpty, version == knownCounts.version else { return }
    host.cancelPrefetching(cancelledItems)
  }

  /// The items that are one screen ahead and not visible, the nearest first.
  private func itemsAhead(
    from last: CGPoint, to offset: CGPoint, _ shown: Set<PresentedIndexPath>
  ) -> [PresentedIndexPath] {
    let (dx, dy) = (offset.x - last.x, offset.y - last.y)
    let axis: LayoutAxis = dx.magnitude > dy.magnitude ? .horizontal : .vertical
    let visible = CGRect(origin: offset, size: host.containerSize)
    let length = visible.size[axis]
    let step = CGPoint(
      axis, along: (axis == .horizontal ? dx : dy) < 0 ? -length : length, across: 0)
    let ahead = visible.offsetBy(dx: step.x, dy: step.y)
    guard ahead.isFinite, ahead.width > 0, ahead.height > 0 else { return [] }
    let rect = mirrored(ahead)
    let visibleCenter = mirrored(visible)
    let center = CGPoint(x: visibleCenter.midX, y: visibleCenter.midY)[axis]
    return layout.elements(in: rect).compactMap { attributes in
      let key = attributes.key
      guard key.category == .cell, attributes.frame.overlaps(rect),
        !shown.contains(key.presentedPath), hasItem(at: key.presentedPath),
        dataPath(of: key.presentedPath) != nil
      else { return nil }
      return ((attributes.state.center[axis] - center).magnitude, key.presentedPath)
    }
    .sorted { (left: (CGFloat, PresentedIndexPath), right) in left < right }.map(\.1)
  }
}
