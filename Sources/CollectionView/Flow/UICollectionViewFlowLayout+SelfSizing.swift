// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry
import Views

extension UICollectionViewFlowLayout {
  /// Whether a measured size changes anything. The item counts as measured either way, so that it is
  /// asked once and takes part in the average.
  func takesMeasurement(
    _ preferred: UICollectionViewLayoutAttributes,
    insteadOf original: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard isMeasurable(original), let grid = solvedLayout?.specification.pixelGrid else {
      return false
    }
    let (new, old) = (preferred.size, original.size)
    if grid.ceil(new.width) != old.width || grid.ceil(new.height) != old.height { return true }
    record(preferred, of: original)
    return false
  }

  /// Puts a measured size in place of an estimate; nobody is asked, lines are broken again where they
  /// changed.
  func takeMeasurement(
    _ preferred: UICollectionViewLayoutAttributes,
    insteadOf original: UICollectionViewLayoutAttributes,
    _ context: UICollectionViewLayoutInvalidationContext
  ) {
    guard isMeasurable(original), let before = solvedLayout?.contentSize else { return }
    if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
      context.invalidateFlowLayoutDelegateMetrics = false
      context.invalidateFlowLayoutAttributes = false
    }
    context.invalidateItems(at: [original.indexPath])
    record(preferred, of: original)
    guard let after = state.layout?.contentSize else { return }
    let change = CGSize(width: after.width - before.width, height: after.height - before.height)
    context.contentSizeAdjustment = change
    context.contentOffsetAdjustment = offsetAdjustment(for: original, growth: change)
  }

  private func isMeasurable(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    isEstimating && attributes.representedElementCategory == .cell
  }

  private func record(
    _ preferred: UICollectionViewLayoutAttributes, of original: UICollectionViewLayoutAttributes
  ) {
    let path = original.indexPath
    state.measured[original.identity] = preferred.size
    state.layout?.setMeasuredSize(preferred.size, item: path.item, section: path.section)
  }

  /// Behaviour rule Z-14: what lies wholly before the visible part must not push it away; except at
  /// the very start, where what grows shows.
  private func offsetAdjustment(
    for original: UICollectionViewLayoutAttributes, growth: CGSize
  ) -> CGPoint {
    let visible = viewport.visibleRect
    let start = visible.origin[axis]
    let end = original.frame.origin[axis] + original.frame.size[axis]
    guard end <= start, start > 0 else { return .zero }
    return CGPoint(axis, along: growth[axis], across: 0)
  }
}
