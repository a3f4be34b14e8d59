// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry
import Views

extension UICollectionViewCompositionalLayout {
  /// Names the pinned elements in sight. A context that names anything, and be it an empty list, keeps
  /// the solution: scrolling asks no provider (behaviour rule P-6).
  func limitToPinnedElements(_ context: UICollectionViewLayoutInvalidationContext) {
    context.invalidateItems(at: [])
    guard let solution else { return }
    for element in solution.layout.pinnedElements(viewport: viewport) {
      guard let kind = element.identity.kind else { continue }
      context.invalidateSupplementaryElements(
        ofKind: kind,
        at: [IndexPath(item: element.identity.index, section: element.identity.section)])
    }
  }

  /// Whether a measured size changes anything. The element counts as measured either way, so that
  /// it is asked once.
  func takesMeasurement(
    _ preferred: UICollectionViewLayoutAttributes,
    insteadOf original: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard let axes = original.estimatedAxes, !axes.isEmpty, let solution else { return false }
    self.solution?.measured[original.identity] = preferred.size
    let grid = solution.layout.specification.pixelGrid
    let (new, old) = (preferred.size, original.size)
    return (axes.contains(.width) && grid.ceil(new.width) != old.width)
      || (axes.contains(.height) && grid.ceil(new.height) != old.height)
  }

  /// Puts a measured size in place of an estimate: no provider is asked, the group is laid out again.
  func takeMeasurement(
    _ preferred: UICollectionViewLayoutAttributes,
    insteadOf original: UICollectionViewLayoutAttributes,
    _ context: UICollectionViewLayoutInvalidationContext
  ) {
    name(original, in: context)
    guard let before = solution?.layout.contentSize,
      let axis = solution?.layout.specification.scrollDirection
    else { return }
    let isBeforeVisible = isBeforeVisiblePart(original, along: axis)
    _ = solution?.layout.setMeasuredSize(preferred.size, of: original.identity)
    solution?.measured[original.identity] = preferred.size
    guard let after = solution?.layout.contentSize else { return }
    let change = CGSize(width: after.width - before.width, height: after.height - before.height)
    context.contentSizeAdjustment = change
    if isBeforeVisible {
      context.contentOffsetAdjustment = CGPoint(axis, along: change[axis], across: 0)
    }
  }

  private func name(
    _ attributes: UICollectionViewLayoutAttributes,
    in context: UICollectionViewLayoutInvalidationContext
  ) {
    let kind = attributes.representedElementKind ?? ""
    switch attributes.representedElementCategory {
    case .cell: context.invalidateItems(at: [attributes.indexPath])
    case .supplementaryView:
      context.invalidateSupplementaryElements(ofKind: kind, at: [attributes.indexPath])
    case .decorationView:
      context.invalidateDecorationElements(ofKind: kind, at: [attributes.indexPath])
    }
  }
}
