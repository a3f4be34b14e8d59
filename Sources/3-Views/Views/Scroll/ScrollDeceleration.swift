// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Geometry

/// The end of a fling (behaviour rule SV-6): contents that lose the same share of their speed in
/// each moment, until they are as slow as ``stopSpeed``.
///
/// The offset after `t` seconds is `limit - (limit - start) * exp(-friction * t)`, so the speed at the
/// start is `friction * (limit - start)`. With UIKit's rate, the share of its speed that a fling keeps in
/// a millisecond, the friction is `-1000 * ln(rate)`.
package struct ScrollDeceleration: Hashable, Sendable {
  let start: CGFloat
  let end: CGFloat
  /// The share of its speed that it loses, per second.
  let friction: Double
  /// The speed at the start, in points a second.
  private let speed: CGFloat

  /// The speed at which a fling stops, in points a second. iOS's flings end
  /// `(velocity - 10) * 0.4995` farther.
  package static let stopSpeed: CGFloat = 10

  /// Creates the fling that ends by itself.
  ///
  /// - Parameters:
  ///   - start: Where it starts, in points.
  ///   - velocity: How fast, in points a second.
  ///   - friction: See ``friction(rate:)``.
  init(from start: CGFloat, velocity: CGFloat, friction: Double) {
    self.start = start
    self.friction = friction
    speed = velocity
    end = start + Self.distance(velocity: velocity, friction: friction)
  }

  /// Creates the fling that ends at a place, by the friction that this takes; nil for a place that
  /// lies against the movement, or where there is none.
  ///
  /// - Parameters:
  ///   - start: Where it starts, in points.
  ///   - end: Where it ends, in points.
  ///   - velocity: How fast it starts, in points a second.
  init?(from start: CGFloat, to end: CGFloat, velocity: CGFloat) {
    guard (end - start) * velocity > 0, abs(velocity) > Self.stopSpeed else { return nil }
    self.start = start
    self.end = end
    speed = velocity
    friction = (abs(velocity) - Self.stopSpeed) / abs(end - start)
  }

  /// Returns the friction of a rate, the share of its speed that a fling keeps in a millisecond.
  ///
  /// - Parameter rate: Such as 0.998; beyond 0…1, and at either end, the nearest that flings end with.
  /// - Returns: The share of its speed that it loses, per second.
  package static func friction(rate: CGFloat) -> Double {
    -1000 * log(rate.isNaN ? 0.998 : min(max(rate, 0.5), 0.9999))
  }

  /// Returns how far a fling goes by itself.
  ///
  /// - Parameters:
  ///   - velocity: How fast it starts, in points a second.
  ///   - friction: See ``friction(rate:)``.
  /// - Returns: The distance in points, below zero for a velocity below zero.
  package static func distance(velocity: CGFloat, friction: Double) -> CGFloat {
    guard abs(velocity) > stopSpeed else { return 0 }
    return (velocity < 0 ? velocity + stopSpeed : velocity - stopSpeed) / friction
  }

  var duration: TimeInterval {
    abs(speed) > Self.stopSpeed ? log(abs(speed) / Self.stopSpeed) / friction : 0
  }

  func offset(at time: TimeInterval) -> CGFloat {
    guard time < duration else { return end }
    return start + speed / friction * (1 - exp(-friction * max(time, 0)))
  }

  /// Returns the speed at a time, in points a second.
  func velocity(at time: TimeInterval) -> CGFloat {
    time < duration ? speed * exp(-friction * max(time, 0)) : 0
  }

  /// Returns when the contents are at a place on the way; nil if they never are.
  func time(at offset: CGFloat) -> TimeInterval? {
    guard speed != 0, (offset - start) * speed >= 0, abs(offset - start) <= abs(end - start) else {
      return nil
    }
    return -log(1 - (offset - start) * friction / speed) / friction
  }
}

/// Contents that come to rest over time, on both axes.
struct ScrollFlight {
  private(set) var x: ScrollMotion
  private(set) var y: ScrollMotion
  /// The bounds within which contents may rest, as they were when the motions were decided.
  let bounds: ScrollBounds
  /// The distance that contents moved meanwhile for other reasons, such as sizes measured above.
  var shift = CGVector.zero
  var presentationOffset: CGPoint

  /// The bounds within which contents may rest, and whether they may be seen beyond on the way.
  struct ScrollBounds: Equatable {
    var x: ScrollRange
    var y: ScrollRange
    var bouncesX: Bool
    var bouncesY: Bool
  }

  /// The end of a drag, and what decides the motion after it.
  struct Plan {
    var release: ScrollRelease
    var target: CGPoint
    var bounds: ScrollBounds
    /// The share of its speed that a fling loses by itself, per second.
    var friction: Double
    var tolerance: CGFloat
  }

  init(_ plan: Plan) {
    let release = plan.release
    x = ScrollMotion(
      ScrollMotion.Start(
        offset: release.offset.x, velocity: release.velocity.x * 1000, natural: release.proposed.x),
      to: plan.target.x, in: (plan.bounds.x, plan.bounds.bouncesX), friction: plan.friction,
      tolerance: plan.tolerance)
    y = ScrollMotion(
      ScrollMotion.Start(
        offset: release.offset.y, velocity: release.velocity.y * 1000, natural: release.proposed.y),
      to: plan.target.y, in: (plan.bounds.y, plan.bounds.bouncesY), friction: plan.friction,
      tolerance: plan.tolerance)
    bounds = plan.bounds
    presentationOffset = release.offset
  }

  /// Seconds until both axes are at rest.
  var duration: TimeInterval { max(x.duration, y.duration) }

  /// The offset at which the contents come to rest.
  var end: CGPoint { CGPoint(x: x.end + shift.dx, y: y.end + shift.dy) }

  func offset(at time: TimeInterval) -> CGPoint {
    var offset = CGPoint(x: x.offset(at: time) + shift.dx, y: y.offset(at: time) + shift.dy)
    if !bounds.bouncesX { offset.x = bounds.x.clamped(offset.x) }
    if !bounds.bouncesY { offset.y = bounds.y.clamped(offset.y) }
    return offset
  }

  /// Returns the speed at a time, in points per millisecond, as delegates get it.
  func velocity(at time: TimeInterval) -> CGPoint {
    CGPoint(x: x.velocity(at: time) / 1000, y: y.velocity(at: time) / 1000)
  }
}

/// A critically damped spring that pulls contents to an offset: they arrive as fast as they can
/// without swinging about it (behaviour rule SV-7).
///
/// The distance from the end after `t` seconds is `(a + b * t) * exp(-frequency * t)`.
package struct ScrollSpring: Hashable, Sendable {
  let end: CGFloat
  /// The distance of the start from the end, in points.
  private let displacement: CGFloat
  /// The growth of the distance at the start beside the pull, in points a second.
  private let growth: CGFloat

  /// The square root of stiffness over mass, in radians a second.
  private let frequency: Double

  /// The frequency of what comes back from beyond the edge, as published analyses have found it of UIKit's.
  package static let returning: Double = 10
  /// The frequency of what runs beyond the edge at a speed: on iOS 3,005 points a second reach 99.7 points.
  package static let bouncing: Double = 11

  /// Creates the movement.
  ///
  /// - Parameters:
  ///   - start: Where it starts, in points.
  ///   - end: Where it ends, in points.
  ///   - velocity: How fast it starts, in points a second.
  ///   - frequency: The square root of stiffness over mass, in radians a second.
  init(
    from start: CGFloat, to end: CGFloat, velocity: CGFloat, frequency: Double = returning
  ) {
    self.end = end
    self.frequency = frequency
    displacement = start - end
    growth = velocity + frequency * (start - end)
  }

  private func distance(at time: TimeInterval) -> CGFloat {
    (displacement + growth * time) * exp(-frequency * time)
  }

  func offset(at time: TimeInterval) -> CGFloat { end + distance(at: max(time, 0)) }

  /// Returns the speed at a time, in points a second.
  func velocity(at time: TimeInterval) -> CGFloat {
    let time = max(time, 0)
    return (growth - frequency * (displacement + growth * time)) * exp(-frequency * time)
  }

  /// Returns when the contents are so near to the end that they count as there, for good.
  ///
  /// - Parameter tolerance: How near, in points; above 0.
  /// - Returns: Seconds.
  func duration(tolerance: CGFloat) -> TimeInterval {
    // Behind its turning point, where the speed is zero, the distance only shrinks.
    let turn = growth == 0 ? 0 : max(0, 1 / frequency - displacement / growth)
    guard abs(distance(at: turn)) > tolerance || abs(displacement) > tolerance else { return 0 }
    var (low, high) = (turn, turn + 1)
    while abs(distance(at: high)) > tolerance, high < 100 { (low, high) = (high, high * 2) }
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if abs(distance(at: middle)) > tolerance { low = middle } else { high = middle }
    }
    return high
  }
}
