// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Geometry

/// How fast a touch is, by where it has been in the last tenth of a second.
package struct TouchVelocity {
  private var samples: [(time: TimeInterval, point: CGPoint)] = []

  /// How far back it looks, in seconds. A touch that rests for as long has stopped.
  private static let window: TimeInterval = 0.1

  /// Creates the velocity of a touch that has been nowhere.
  package init() {}

  /// Adds where the touch is.
  ///
  /// - Parameters:
  ///   - point: The place, in points.
  ///   - time: The time, in seconds; not before the last one. A second place at a time replaces the
  ///     first.
  package mutating func add(_ point: CGPoint, at time: TimeInterval) {
    if samples.last?.time == time { samples.removeLast() }
    samples.append((time, point))
    // The one before the window is where the touch was when it began.
    while samples.count > 2, samples[1].time <= time - Self.window { samples.removeFirst() }
  }

  /// Moves all places: the touch is another from now on.
  mutating func displace(by vector: CGVector) {
    for index in samples.indices {
      samples[index].point.x += vector.dx
      samples[index].point.y += vector.dy
    }
  }

  /// Returns the velocity at a time, in points a second; zero if time stood still.
  package func value(at time: TimeInterval) -> CGPoint {
    guard let last = samples.last, time - last.time < Self.window else { return .zero }
    // What was before the window counts only for a touch with one place in it: a flick after a rest
    // is as fast as one without.
    let recent = samples.first { last.time - $0.time <= Self.window && $0.time < last.time }
    guard let first = recent ?? samples.first, last.time > first.time else { return .zero }
    let duration = last.time - first.time
    return CGPoint(
      x: (last.point.x - first.point.x) / duration, y: (last.point.y - first.point.y) / duration)
  }
}
