// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry

extension UICollectionViewLayout {
  /// Takes in a measured size, and says in a context what that changes: the element, the size of
  /// the content, and the offset if the element lies before what is visible.
  ///
  /// - Parameters:
  ///   - original: The element.
  ///   - context: The context.
  ///   - axis: The axis that the layout scrolls along.
  ///   - measure: Takes in the size; returns how much larger the content is.
  func invalidate(
    _ original: UICollectionViewLayoutAttributes,
    in context: UICollectionViewLayoutInvalidationContext, along axis: LayoutAxis,
    measuring measure: () -> CGSize?
  ) {
    let kind = original.representedElementKind ?? ""
    switch original.representedElementCategory {
    case .cell: context.invalidateItems(at: [original.indexPath])
    case .supplementaryView:
      context.invalidateSupplementaryElements(ofKind: kind, at: [original.indexPath])
    case .decorationView:
      context.invalidateDecorationElements(ofKind: kind, at: [original.indexPath])
    }
    let isBeforeVisible = isBeforeVisiblePart(original, along: axis)
    guard let growth = measure() else { return }
    context.contentSizeAdjustment = growth
    if isBeforeVisible {
      context.contentOffsetAdjustment = CGPoint(axis, along: growth[axis], across: 0)
    }
  }
}

extension UICollectionViewLayout {
  /// Forgets what views asked for: they are measured again when they are visible next.
  func forgetMeasuredSizes() {
    (self as? UICollectionViewCompositionalLayout)?.state.invalidate(.everything)
    (self as? UICollectionViewFlowLayout)?.state.invalidate(.everything)
  }
}

extension UICollectionViewLayoutInvalidationContext {
  /// What of the data is no longer valid, if anything.
  var dataInvalidation: MeasurementStore.DataInvalidation? {
    invalidateEverything ? .everything : invalidateDataSourceCounts ? .counts : nil
  }
}
