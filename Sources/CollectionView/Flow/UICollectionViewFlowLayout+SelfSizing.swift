// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry
import Views

extension UICollectionViewFlowLayout {
  /// Returns whether a measured size changes anything.
  func takesMeasurement(
    _ preferred: UICollectionViewLayoutAttributes,
    insteadOf original: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard isMeasurable(original), solvedLayout != nil else { return false }
    return state.isChange(from: original.size, to: preferred.size, of: original.key)
  }

  /// Puts a measured size in place of an estimate without asking the delegate.
  func takeMeasurement(
    _ preferred: UICollectionViewLayoutAttributes,
    insteadOf original: UICollectionViewLayoutAttributes,
    _ context: UICollectionViewLayoutInvalidationContext
  ) {
    guard isMeasurable(original), solvedLayout != nil else { return }
    if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
      context.invalidateFlowLayoutDelegateMetrics = false
      context.invalidateFlowLayoutAttributes = false
    }
    invalidate(original, in: context, along: axis) {
      state.measure(preferred.size, of: original.key)
    }
  }

  private func isMeasurable(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    isEstimating && attributes.representedElementCategory == .cell
  }
}
