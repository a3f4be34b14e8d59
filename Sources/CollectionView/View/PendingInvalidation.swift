// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// Invalidations that arrived since the last layout pass, merged (behaviour rule Y-14).
struct PendingInvalidation {
  /// Whether the layout is to be prepared.
  private(set) var isPending = true
  /// Whether the data source's counts are to be read again.
  private(set) var dataSourceCounts = true
  /// What is to be added to the content offset.
  private(set) var contentOffsetAdjustment = CGPoint.zero

  /// Adds a context: flags are joined, adjustments added.
  ///
  /// - Parameters:
  ///   - context: The context.
  ///   - adjustsOffset: Whether the offset is still to be adjusted as it says.
  mutating func merge(
    _ context: UICollectionViewLayoutInvalidationContext, adjustsOffset: Bool
  ) {
    isPending = true
    dataSourceCounts = dataSourceCounts || context.invalidateDataSourceCounts
    guard adjustsOffset else { return }
    contentOffsetAdjustment.x += context.contentOffsetAdjustment.x
    contentOffsetAdjustment.y += context.contentOffsetAdjustment.y
  }

  /// What has been taken care of so far.
  mutating func clear() {
    isPending = false
    dataSourceCounts = false
    contentOffsetAdjustment = .zero
  }
}
