// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The end of a fling (behaviour rule SV-6): contents that lose the same share of their speed in
/// each moment.
///
/// The offset after `t` seconds is `end - (end - start) * exp(-friction * t)`, so the speed at the start
/// is `friction * (end - start)`. With UIKit's rate, the share of its speed that a fling keeps in a
/// millisecond, the friction is `-1000 * ln(rate)`.
package struct ScrollDeceleration: Hashable, Sendable {
  /// Where it starts, in points.
  let start: CGFloat
  /// Where it ends, in points.
  let end: CGFloat
  /// The share of its speed that it loses, per second.
  let friction: Double

  /// Creates the fling that ends by itself.
  ///
  /// - Parameters:
  ///   - start: Where it starts, in points.
  ///   - velocity: How fast, in points a second.
  ///   - friction: See ``friction(rate:)``.
  init(from start: CGFloat, velocity: CGFloat, friction: Double) {
    self.start = start
    self.friction = friction
    end = start + velocity / friction
  }

  /// Creates the fling that ends at a place, by the friction that this takes; nil for a place that
  /// lies against the movement, or where there is none.
  ///
  /// - Parameters:
  ///   - start: Where it starts, in points.
  ///   - end: Where it ends, in points.
  ///   - velocity: How fast it starts, in points a second.
  init?(from start: CGFloat, to end: CGFloat, velocity: CGFloat) {
    guard (end - start) * velocity > 0 else { return nil }
    self.start = start
    self.end = end
    friction = velocity / (end - start)
  }

  /// Returns the friction of a rate, the share of its speed that a fling keeps in a millisecond.
  ///
  /// - Parameter rate: Such as 0.998; beyond 0…1, and at either end, the nearest that flings end with.
  /// - Returns: The share of its speed that it loses, per second.
  package static func friction(rate: CGFloat) -> Double {
    -1000 * log(rate.isNaN ? 0.998 : min(max(rate, 0.5), 0.9999))
  }

  /// Returns the offset at a time in seconds.
  func offset(at time: TimeInterval) -> CGFloat {
    end - (end - start) * exp(-friction * max(time, 0))
  }

  /// Returns the speed at a time, in points a second.
  func velocity(at time: TimeInterval) -> CGFloat {
    friction * (end - start) * exp(-friction * max(time, 0))
  }

  /// Returns when the contents are at a place on the way; nil if they never are.
  func time(at offset: CGFloat) -> TimeInterval? {
    let share = (end - offset) / (end - start)
    guard share > 0, share <= 1 else { return nil }
    return -log(share) / friction
  }

  /// Returns when the contents are so near to the end that they count as there.
  ///
  /// - Parameter tolerance: How near, in points; above 0.
  /// - Returns: Seconds.
  func duration(tolerance: CGFloat) -> TimeInterval {
    let distance = abs(end - start)
    return distance > tolerance ? log(distance / tolerance) / friction : 0
  }
}
