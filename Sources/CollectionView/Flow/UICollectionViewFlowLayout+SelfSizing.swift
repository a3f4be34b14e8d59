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
    let isBeforeVisible = isBeforeVisiblePart(original, along: axis)
    record(preferred, of: original)
    guard let after = state.layout?.contentSize else { return }
    let change = CGSize(width: after.width - before.width, height: after.height - before.height)
    context.contentSizeAdjustment = change
    if isBeforeVisible {
      context.contentOffsetAdjustment = CGPoint(axis, along: change[axis], across: 0)
    }
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
}
