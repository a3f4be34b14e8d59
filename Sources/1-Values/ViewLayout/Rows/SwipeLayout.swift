// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The numbers of swipe actions (behaviour rules SW-2 and SW-3).
package struct SwipeMetrics: Hashable, Sendable {
  /// The least width of an action, in points.
  package var minimumActionWidth: CGFloat
  /// The share of the row's width from which a swipe runs the first action, 0…1.
  package var fullSwipeShare: CGFloat

  /// Creates metrics; the arguments are the properties.
  package init(minimumActionWidth: CGFloat, fullSwipeShare: CGFloat) {
    self.minimumActionWidth = minimumActionWidth
    self.fullSwipeShare = fullSwipeShare
  }
}

/// The frames of swipe actions beside a row that was moved, and the row's resting place.
///
/// Distances are measured from the outer edge of the row, the one that actions appear at.
package struct SwipeLayout: Hashable, Sendable {
  /// The widths of the actions when they are wholly visible; the first is at the outer edge.
  package let widths: [CGFloat]
  private let rowWidth: CGFloat
  private let fullShare: CGFloat?

  /// Creates a swipe layout.
  ///
  /// - Parameters:
  ///   - titleWidths: The widths that the actions' contents ask for; the first is the outermost's.
  ///   - rowWidth: The width of the row.
  ///   - performsFirstAction: Whether a full swipe runs the first action.
  ///   - metrics: The numbers.
  package init(
    titleWidths: [CGFloat], rowWidth: CGFloat, performsFirstAction: Bool, metrics: SwipeMetrics
  ) {
    widths = titleWidths.map { max($0, metrics.minimumActionWidth) }
    self.rowWidth = rowWidth
    fullShare = performsFirstAction ? metrics.fullSwipeShare : nil
  }

  /// The width of all actions.
  package var restingLength: CGFloat { widths.reduce(0, +) }

  /// Returns whether a distance runs the first action.
  ///
  /// - Parameter distance: How far the row was moved.
  /// - Returns: Whether it is beyond the share of the row's width.
  package func isFullSwipe(_ distance: CGFloat) -> Bool {
    guard let fullShare, !widths.isEmpty else { return false }
    return distance >= rowWidth * fullShare
  }

  /// Returns the spans of the actions.
  ///
  /// Until all of them are visible each shows the same share of itself; beyond that they share
  /// the rest equally; in a full swipe the first takes all.
  ///
  /// - Parameter distance: How far the row was moved; negative counts as not at all.
  /// - Returns: For each action where it begins and what shows of it, from the outer edge.
  package func spans(revealing distance: CGFloat) -> [(start: CGFloat, length: CGFloat)] {
    let distance = max(0, distance)
    guard !widths.isEmpty, restingLength > 0 else { return [] }
    if isFullSwipe(distance) {
      return widths.indices.map { $0 == 0 ? (0, distance) : (distance, 0) }
    }
    let share = min(1, distance / restingLength)
    let rest = max(0, distance - restingLength) / CGFloat(widths.count)
    var start: CGFloat = 0
    return widths.map { width in
      let length = width * share + rest
      defer { start += length }
      return (start, length)
    }
  }

  /// Returns the distance at which the row comes to rest when the touch ends.
  ///
  /// - Parameter distance: How far it was moved.
  /// - Returns: ``restingLength`` from half of it on, else 0.
  package func restingDistance(after distance: CGFloat) -> CGFloat {
    distance >= restingLength / 2 && !widths.isEmpty ? restingLength : 0
  }
}
