// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The numbers of swipe actions (behaviour rules SW-2 and SW-3).
package struct SwipeMetrics: Hashable, Sendable {
  package var minimumActionWidth: CGFloat
  /// The share of the row's width from which a swipe runs the first action, 0…1.
  package var fullSwipeShare: CGFloat
  /// The shape of actions that stand apart; nil for those that fill the row's height, edge to edge.
  package var pill: Pill?

  /// The lengths of an action that stands apart, in points (behaviour rules LK-73 and LK-75).
  package struct Pill: Hashable, Sendable {
    /// The greatest height, and the least space above and below.
    package var height: CGFloat = 44
    package var verticalSpace: CGFloat = 4
    package var cornerRadius: CGFloat = 13
    /// Beside the first action, and between actions. Between the last one and the row it is chosen.
    package var gap: CGFloat = 10
    /// Beside the contents of an action.
    package var padding: CGFloat = 12

    init() {}

    package func span(inHeight rowHeight: CGFloat) -> (top: CGFloat, height: CGFloat) {
      let height = max(0, min(height, rowHeight - 2 * verticalSpace))
      return ((rowHeight - height) / 2, height)
    }
  }

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
  private let gap: CGFloat

  /// Creates a swipe layout.
  ///
  /// - Parameters:
  ///   - titleWidths: The widths that the actions' contents ask for; the first is the outermost's.
  ///   - rowWidth: The width of the row.
  ///   - performsFirstAction: Whether a full swipe runs the first action.
  ///   - areWords: Whether all actions are words without images; then those that stand apart have equal widths.
  ///   - metrics: The numbers.
  package init(
    titleWidths: [CGFloat], rowWidth: CGFloat, performsFirstAction: Bool, areWords: Bool = false,
    metrics: SwipeMetrics
  ) {
    let widest = areWords && metrics.pill != nil ? titleWidths.max() ?? 0 : 0
    widths = titleWidths.map { max($0, metrics.minimumActionWidth, widest) }
    self.rowWidth = rowWidth
    fullShare = performsFirstAction ? metrics.fullSwipeShare : nil
    gap = metrics.pill?.gap ?? 0
  }

  /// The width of all actions, with the gaps beside them.
  package var restingLength: CGFloat {
    widths.isEmpty ? 0 : widths.reduce(gap) { $0 + $1 + gap }
  }

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
      return widths.indices.map { $0 == 0 ? (gap, distance - 2 * gap) : (distance, 0) }
    }
    let share = min(1, distance / restingLength)
    let rest = max(0, distance - restingLength) / CGFloat(widths.count)
    var start = gap * share
    return widths.map { width in
      let length = width * share + rest
      defer { start += length + gap * share }
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
