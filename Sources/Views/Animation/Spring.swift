// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// A damped spring that pulls from 0 to 1.
struct Spring: Hashable, Sendable {
  /// The undamped angular frequency, in radians a second.
  var frequency: Double
  /// 1 for a spring that just does not overshoot; less for one that does.
  var dampingRatio: Double
  /// The speed at the start, in distances a second.
  var initialVelocity: Double

  /// What is left of the way when a spring counts as settled.
  private static let settled = 0.001

  /// A spring that settles in a time.
  ///
  /// - Parameters:
  ///   - duration: Seconds.
  ///   - dampingRatio: Above 0; 1 for no overshoot.
  ///   - initialVelocity: Distances a second.
  init(settlingIn duration: TimeInterval, dampingRatio: Double, initialVelocity: Double) {
    let ratio = min(max(dampingRatio, 0.01), 1)
    // An underdamped spring's swing shrinks by exp(-ratio * frequency * time). The way left of a
    // critically damped one, (1 + x) exp(-x) at x = frequency * time, is 0.001 at x = 9.2334.
    let decay = ratio < 1 ? -log(Self.settled) / ratio : 9.2334
    frequency = decay / max(duration, 1e-3)
    self.dampingRatio = ratio
    self.initialVelocity = initialVelocity
  }

  /// A spring by the time that it seems to take and how much it bounces (iOS 17's parameters).
  ///
  /// - Parameters:
  ///   - perceptualDuration: Seconds of a swing.
  ///   - bounce: 0 for none; towards 1 for more.
  ///   - initialVelocity: Distances a second.
  init(perceptualDuration: TimeInterval, bounce: Double, initialVelocity: Double) {
    frequency = 2 * .pi / max(perceptualDuration, 1e-3)
    dampingRatio = min(max(1 - bounce, 0.01), 1)
    self.initialVelocity = initialVelocity
  }

  /// Seconds until the spring has settled.
  var settlingDuration: TimeInterval {
    (dampingRatio < 1 ? -log(Self.settled) / dampingRatio : 9.2334) / frequency
  }

  /// Where the spring is after a number of seconds.
  func progress(after elapsed: TimeInterval) -> Double {
    let decay = dampingRatio * frequency
    guard dampingRatio < 1 else {
      return 1 - exp(-frequency * elapsed) * (1 + (frequency - initialVelocity) * elapsed)
    }
    let damped = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
    let swing =
      cos(damped * elapsed) + (decay - initialVelocity) / damped * sin(damped * elapsed)
    return 1 - exp(-decay * elapsed) * swing
  }
}
