// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation

/// The distances that elements measured in one pass push away the following ones.
///
/// The layout answers again only after the pass. Until then the growth of a row is that of its
/// element that grew most, and what starts after the row moves by it.
struct MeasuredGrowth {
  private let isHorizontal: Bool
  /// The growth of all rows that are finished.
  private var finished: CGFloat = 0
  private var row: (end: CGFloat, growth: CGFloat)?

  /// Begins a pass over the visible elements, in layout order.
  init(isHorizontal: Bool) { self.isHorizontal = isHorizontal }

  /// Returns whether an element, moved by what grew before it, is beyond the visible rectangle,
  /// which measuring may move as well.
  mutating func pushesOut(_ frame: CGRect, zIndex: Int, of visibleRect: @autoclosure () -> CGRect)
    -> Bool
  {
    let start = isHorizontal ? frame.minX : frame.minY
    if let row, start >= row.end {
      finished += row.growth
      self.row = nil
    }
    // What is pinned or floats in front does not take part in the flow.
    guard finished > 0, zIndex < SolvedElement.pinnedZIndex else { return false }
    let visibleRect = visibleRect()
    return start + finished >= (isHorizontal ? visibleRect.maxX : visibleRect.maxY)
  }

  mutating func record(_ change: CGSize, of frame: CGRect) {
    let growth = isHorizontal ? change.width : change.height
    guard growth != 0 else { return }
    let end = isHorizontal ? frame.maxX : frame.maxY
    row = (max(row?.end ?? end, end), max(row?.growth ?? growth, growth))
  }
}
