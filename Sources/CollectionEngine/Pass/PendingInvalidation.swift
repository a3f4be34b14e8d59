// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// Invalidations that arrived since the last layout pass, merged (behaviour rule Y-14).
struct PendingInvalidation {
  /// Whether the layout is to be prepared.
  private(set) var isPending = true
  /// Whether the data are to be counted again.
  private(set) var counts = true
  /// What is to be added to the offset.
  private(set) var offsetAdjustment = CGPoint.zero

  /// Adds an invalidation: flags are joined, adjustments added.
  ///
  /// - Parameters:
  ///   - invalidation: The invalidation.
  ///   - adjustsOffset: Whether the offset is still to be adjusted as it says.
  @MainActor
  mutating func merge(_ invalidation: any EngineInvalidation, adjustsOffset: Bool) {
    isPending = true
    counts = counts || invalidation.invalidatesCounts
    guard adjustsOffset else { return }
    let adjustment = invalidation.offsetAdjustment
    offsetAdjustment.x += adjustment.x
    offsetAdjustment.y += adjustment.y
  }

  /// The counts that are known hold: the data are not to be counted again.
  mutating func keepCounts() { counts = false }

  /// Forgets what has been taken care of so far.
  mutating func clear() {
    isPending = false
    counts = false
    offsetAdjustment = .zero
  }
}
