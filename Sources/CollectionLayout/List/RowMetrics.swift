// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The lengths that the parts of a row are laid out with, in points (behaviour rules AC-5, TV-18 and
/// TV-31).
///
/// Lists and tables were measured apart, and differ: do not correct one by the other.
package struct RowMetrics: Hashable, Sendable {
  /// The space for an accessory's symbol, and for a chevron, unless the symbol's own size decides.
  package var accessoryWidth: CGFloat
  package var disclosureWidth: CGFloat
  /// Between leading accessories.
  package var leadingGap: CGFloat
  /// Between trailing accessories.
  package var trailingGap: CGFloat
  /// Between a reorder control and the accessory before it.
  package var reorderGap: CGFloat
  /// The same where a line divides them, the line included, and the width of that line.
  package var dividedReorderGap: CGFloat
  package var reorderDividerWidth: CGFloat
  /// Between the last accessory and the trailing edge, and between a reorder control and that edge.
  package var trailingMargin: CGFloat
  package var reorderMargin: CGFloat
  /// From the leading edge to the first leading accessory.
  package var leadingMargin: CGFloat
  /// The radius of a card's corners.
  package var cornerRadius: CGFloat
  /// Whether those corners are continuous curves instead of arcs of a circle.
  package var hasContinuousCorners: Bool
  /// The lengths of swipe actions.
  package var swipe: SwipeMetrics

  /// The rows of lists on phones and tablets.
  package static let list = RowMetrics(
    accessoryWidth: 24, disclosureWidth: 14, leadingGap: 16, trailingGap: 8, reorderGap: 8,
    dividedReorderGap: 17, reorderDividerWidth: 1, trailingMargin: 8, reorderMargin: 8,
    leadingMargin: 16, cornerRadius: 10, hasContinuousCorners: true,
    // Both uncertain.
    swipe: SwipeMetrics(minimumActionWidth: 74, fullSwipeShare: 0.6))

  /// The rows of lists on the Mac, measured on a recent system.
  package static let macList: RowMetrics = {
    var metrics = list
    metrics.cornerRadius = 26
    return metrics
  }()

  /// The rows of tables.
  package static let table = RowMetrics(
    // The sizes of the symbols decide.
    accessoryWidth: 0, disclosureWidth: 0, leadingGap: 0,
    // Between the i and a chevron. Uncertain.
    trailingGap: 15,
    reorderGap: 8, dividedReorderGap: 8, reorderDividerWidth: 0, trailingMargin: 16,
    reorderMargin: 16, leadingMargin: 15, cornerRadius: 10, hasContinuousCorners: false,
    swipe: SwipeMetrics(minimumActionWidth: 74, fullSwipeShare: 0.68))
}
