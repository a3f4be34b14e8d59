// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// A scroll over time, from one offset to another.
///
/// Between legal offsets it stays legal (behaviour rule SV-11): whatever becomes of the contents, the
/// insets and the size of the view meanwhile, it shows nothing beyond the contents and ends where they
/// end. A client that scrolls beyond them gets there.
package struct AnimatedScroll {
  /// The nearest legal offset, as contents, insets and size are now.
  package typealias Limit = (CGPoint) -> CGPoint

  private let start: CGPoint
  private let end: CGPoint
  private let startsLegally: Bool
  /// Whether the end is, or once was, inside the contents. They may grow before it is reached.
  private var endsLegally: Bool

  /// Creates a scroll.
  package init(from start: CGPoint, to end: CGPoint, limit: Limit) {
    self.start = start
    self.end = end
    startsLegally = limit(start) == start
    endsLegally = limit(end) == end
  }

  /// The offset at a moment.
  ///
  /// - Parameters:
  ///   - progress: The share of the way, from 0 to 1.
  ///   - limit: What is legal at that moment.
  /// - Returns: The offset, in points.
  package mutating func offset(at progress: CGFloat, limit: Limit) -> CGPoint {
    let legalEnd = limit(end)
    if legalEnd == end { endsLegally = true }
    let end = endsLegally ? legalEnd : end
    guard progress < 1 else { return end }
    let offset = start.interpolated(to: end, progress)
    return startsLegally && endsLegally ? limit(offset) : offset
  }
}

/// The origin of a scroll view's offset on one axis (behaviour rule Y-14).
package enum OffsetOrigin: Hashable, Sendable {
  /// It shows the start of its contents, and follows the start when contents or insets change.
  case start
  /// A layout moved it away from the start, and it stays.
  case layout
  case scrolled
}

/// The origins of a scroll view's offset, axis by axis.
package struct OffsetOrigins: Hashable, Sendable {
  package var x: OffsetOrigin
  package var y: OffsetOrigin

  package init(x: OffsetOrigin = .start, y: OffsetOrigin = .start) {
    self.x = x
    self.y = y
  }
}
