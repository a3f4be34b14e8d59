// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// A critically damped spring that pulls contents to an offset: they arrive as fast as they can
/// without swinging about it (behaviour rule SV-7).
///
/// The distance from the end after `t` seconds is `(a + b * t) * exp(-10 * t)`: a mass of 1 on a spring
/// of stiffness 100, as published analyses have found it of UIKit's.
package struct ScrollSpring: Hashable, Sendable {
  /// Where it ends, in points.
  let end: CGFloat
  /// How far from the end it starts, in points.
  private let displacement: CGFloat
  /// What the distance grows by at the start beside the pull, in points a second.
  private let growth: CGFloat

  /// The square root of stiffness over mass, in radians a second.
  private static let frequency: Double = 10

  /// Creates the movement.
  ///
  /// - Parameters:
  ///   - start: Where it starts, in points.
  ///   - end: Where it ends, in points.
  ///   - velocity: How fast it starts, in points a second.
  init(from start: CGFloat, to end: CGFloat, velocity: CGFloat) {
    self.end = end
    displacement = start - end
    growth = velocity + Self.frequency * (start - end)
  }

  private func distance(at time: TimeInterval) -> CGFloat {
    (displacement + growth * time) * exp(-Self.frequency * time)
  }

  /// Returns the offset at a time in seconds.
  func offset(at time: TimeInterval) -> CGFloat { end + distance(at: max(time, 0)) }

  /// Returns the speed at a time, in points a second.
  func velocity(at time: TimeInterval) -> CGFloat {
    let time = max(time, 0)
    return (growth - Self.frequency * (displacement + growth * time)) * exp(-Self.frequency * time)
  }

  /// Returns when the contents are so near to the end that they count as there, for good.
  ///
  /// - Parameter tolerance: How near, in points; above 0.
  /// - Returns: Seconds.
  func duration(tolerance: CGFloat) -> TimeInterval {
    // Behind its turning point, where the speed is zero, the distance only shrinks.
    let turn = growth == 0 ? 0 : max(0, 1 / Self.frequency - displacement / growth)
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
