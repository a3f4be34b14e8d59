// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The motion of contents to rest on one axis after a drag, as a function of time.
///
/// One of three ways, each of which starts with the touch's speed:
///
/// 1. They lose speed on the way to where they rest.
/// 2. They lose speed up to the edge of the contents, and a spring takes them back from beyond it.
/// 3. A spring pulls them: back from beyond the edge, against the movement, or further than the
///    speed carries them.
package struct ScrollMotion: Hashable, Sendable {
  package struct Start: Hashable, Sendable {
    /// The offset, in points; beyond the range if the touch pulled it there.
    var offset: CGFloat
    /// The velocity of the contents, in points a second.
    var velocity: CGFloat
    /// The offset at which they would come to rest if nothing were in the way.
    var natural: CGFloat

    package init(offset: CGFloat, velocity: CGFloat, natural: CGFloat) {
      self.offset = offset
      self.velocity = velocity
      self.natural = natural
    }
  }

  private enum Curve: Hashable, Sendable {
    case deceleration(ScrollDeceleration)
    case spring(ScrollSpring)

    func offset(at time: TimeInterval) -> CGFloat {
      switch self {
      case .deceleration(let curve): curve.offset(at: time)
      case .spring(let curve): curve.offset(at: time)
      }
    }

    func velocity(at time: TimeInterval) -> CGFloat {
      switch self {
      case .deceleration(let curve): curve.velocity(at: time)
      case .spring(let curve): curve.velocity(at: time)
      }
    }
  }

  private struct Bounce: Hashable, Sendable {
    var begin: TimeInterval
    var spring: ScrollSpring
  }

  /// The offset at which the contents come to rest.
  package let end: CGFloat
  /// Whether they would go on if the contents were longer.
  package let isStoppedByEdge: Bool
  /// Seconds until they do.
  package let duration: TimeInterval
  private let first: Curve
  /// The movement that takes the contents back from beyond the edge, and its time.
  private var bounce: Bounce?

  /// The least share of its own friction with which a fling may reach a resting place that is
  /// further away. Beyond, a spring pulls: it would crawl.
  private static let leastFriction = 0.7

  /// Creates a motion.
  ///
  /// - Parameters:
  ///   - start: What it begins with; numbers are finite.
  ///   - target: Where the contents come to rest; brought into the range.
  ///   - range: Where they may rest, and whether they may be seen beyond it on the way.
  ///   - friction: The share of its speed that a fling loses by itself, per second.
  ///   - tolerance: How near to the end they count as there, in points.
  package init(
    _ start: Start, to target: CGFloat, in range: (offsets: ScrollRange, bounces: Bool),
    friction: Double, tolerance: CGFloat
  ) {
    end = range.offsets.clamped(target)
    // What is as slow as that stands still.
    let velocity =
      abs(start.velocity) > ScrollDeceleration.stopSpeed ? start.velocity : 0
    isStoppedByEdge =
      range.offsets.excess(start.natural) != 0 && end == range.offsets.clamped(start.natural)
    if isStoppedByEdge, range.offsets.excess(start.offset) == 0,
      let fling = ScrollDeceleration(
        from: start.offset, to: start.natural, velocity: velocity),
      fling.friction >= friction * Self.leastFriction, let arrival = fling.time(at: end)
    {
      first = .deceleration(fling)
      let spring = ScrollSpring(
        from: end, to: end, velocity: range.bounces ? fling.velocity(at: arrival) : 0,
        frequency: ScrollSpring.bouncing)
      bounce = Bounce(begin: arrival, spring: spring)
      duration = arrival + spring.duration(tolerance: tolerance)
    } else if !isStoppedByEdge || range.offsets.excess(start.offset) == 0,
      // Beyond the edge that stops them contents are pulled back from the start: a fling would crawl there.
      let fling = ScrollDeceleration(from: start.offset, to: end, velocity: velocity),
      fling.friction >= friction * Self.leastFriction
    {
      first = .deceleration(fling)
      duration = fling.duration
    } else {
      // Also the return of contents that are let go at a speed is a bounce.
      let isBounce = velocity != 0 && range.offsets.excess(start.offset) != 0
      let spring = ScrollSpring(
        from: start.offset, to: end, velocity: velocity,
        frequency: isBounce ? ScrollSpring.bouncing : ScrollSpring.returning)
      first = .spring(spring)
      duration = spring.duration(tolerance: tolerance)
    }
  }

  private func part(at time: TimeInterval) -> (curve: Curve, time: TimeInterval) {
    if let bounce, time >= bounce.begin { return (.spring(bounce.spring), time - bounce.begin) }
    return (first, time)
  }

  /// Returns the offset at a time in seconds; ``end`` from ``duration`` on.
  package func offset(at time: TimeInterval) -> CGFloat {
    guard time < duration else { return end }
    let part = part(at: max(time, 0))
    return part.curve.offset(at: part.time)
  }

  /// Returns the speed at a time, in points a second; 0 from ``duration`` on.
  package func velocity(at time: TimeInterval) -> CGFloat {
    guard time < duration else { return 0 }
    let part = part(at: max(time, 0))
    return part.curve.velocity(at: part.time)
  }
}

/// The offsets at which contents may rest on one axis.
package struct ScrollRange: Hashable, Sendable {
  /// The start of the contents.
  let lower: CGFloat
  /// Their end; the start for contents that are shorter than the view.
  package let upper: CGFloat

  /// Creates a range whose start wins.
  package init(_ lower: CGFloat, _ upper: CGFloat) {
    self.lower = lower
    // In this order NaN for an end, too, gives the start.
    self.upper = upper > lower ? upper : lower
  }

  var isScrollable: Bool { upper > lower }

  func clamped(_ offset: CGFloat) -> CGFloat { max(lower, min(offset, upper)) }

  /// Returns how far an offset is beyond the range: negative before the start, 0 within.
  func excess(_ offset: CGFloat) -> CGFloat { offset - clamped(offset) }
}

/// The end of a drag, from which the resting place of the contents follows.
package struct ScrollRelease: Hashable, Sendable {
  /// The offset at which the drag began, in points.
  package var start: CGPoint
  /// The offset at which the touch ended, in points; beyond the contents if it pulled them there.
  package var offset: CGPoint
  /// The velocity of the contents then, in points per millisecond.
  package var velocity: CGPoint
  /// The offset at which they would come to rest by themselves, in points.
  package var proposed: CGPoint
}

/// The resistance of contents that a touch pulls beyond their edge: they follow less
/// and less, and never by a whole view's length.
package enum RubberBand {
  /// The visible share of the first point of a pull. Published analyses of UIKit agree on it.
  private static let stiffness: CGFloat = 0.55

  /// Returns how far beyond the edge contents are seen.
  ///
  /// - Parameters:
  ///   - distance: How far beyond it the touch pulled them, in points; either sign.
  ///   - length: The view's length on that axis, in points.
  /// - Returns: Points of the same sign, less than `length`.
  package static func shown(_ distance: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0, distance.isFinite else { return 0 }
    let shown = (1 - 1 / (stiffness * abs(distance) / length + 1)) * length
    return distance < 0 ? -shown : shown
  }

  /// Returns how far a touch would have had to pull contents that are seen beyond the edge: the
  /// inverse of ``shown(_:length:)``.
  ///
  /// - Parameters:
  ///   - shown: How far beyond it they are seen, in points; either sign.
  ///   - length: The view's length on that axis, in points.
  /// - Returns: Points of the same sign; those of 99 % of the length for more.
  package static func pulled(_ shown: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0, shown.isFinite else { return 0 }
    // Contents that a program put a whole length away cannot have been pulled there.
    let share = min(abs(shown) / length, 0.99)
    let pulled = (1 / (1 - share) - 1) / stiffness * length
    return shown < 0 ? -pulled : pulled
  }
}
