// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// Where an indicator is along its axis: a share of the track as long as what is seen of the contents.
package struct ScrollIndicatorSpan: Hashable, Sendable {
  /// The distance from the start of the track, in points.
  package let start: CGFloat
  /// Points.
  package let length: CGFloat

  /// Creates the span of an indicator; nil where there is nothing to scroll, or no space.
  ///
  /// - Parameters:
  ///   - offset: The offset of the contents; beyond the range the indicator is shorter, at its end.
  ///   - range: The offsets at which the contents may rest.
  ///   - visible: The length that is seen, in points.
  ///   - track: The length of the track, in points.
  package init?(offset: CGFloat, range: ScrollRange, visible: CGFloat, track: CGFloat) {
    guard range.isScrollable, visible > 0, track >= ScrollIndicatorMetrics.minimumPulledLength,
      offset.isFinite
    else { return nil }
    let total = visible + range.upper - range.lower
    let natural = min(max(track * visible / total, ScrollIndicatorMetrics.minimumLength), track)
    let length = max(
      natural - abs(range.excess(offset)), ScrollIndicatorMetrics.minimumPulledLength)
    let share = (range.clamped(offset) - range.lower) / (range.upper - range.lower)
    self.length = length
    start = (track - length) * share
  }
}
