// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// The progress of an animation at each moment.
enum TimingCurve: Hashable, Sendable {
  /// A cubic Bézier curve from (0, 0) to (1, 1), by its two control points, as in CSS.
  case cubic(x1: Double, y1: Double, x2: Double, y2: Double)
  case spring(Spring)

  static let linear = TimingCurve.cubic(x1: 0, y1: 0, x2: 1, y2: 1)
  static let easeIn = TimingCurve.cubic(x1: 0.42, y1: 0, x2: 1, y2: 1)
  static let easeOut = TimingCurve.cubic(x1: 0, y1: 0, x2: 0.58, y2: 1)
  static let easeInOut = TimingCurve.cubic(x1: 0.42, y1: 0, x2: 0.58, y2: 1)

  /// The progress after a number of seconds: 0 at the start and 1 at the end; springs overshoot.
  func progress(after elapsed: TimeInterval, of duration: TimeInterval) -> Double {
    guard elapsed > 0 else { return 0 }
    guard elapsed < duration else { return 1 }
    switch self {
    case .cubic(let x1, let y1, let x2, let y2):
      if x1 == y1, x2 == y2 { return elapsed / duration }
      let parameter = Self.parameter(x1, x2, at: elapsed / duration)
      return Self.coordinate(y1, y2, parameter)
    case .spring(let spring):
      return spring.progress(after: elapsed)
    }
  }

  func progress(atShare share: Double, of duration: TimeInterval) -> Double {
    switch self {
    case .cubic: progress(after: share, of: 1)
    case .spring: progress(after: share * max(duration, 1e-3), of: max(duration, 1e-3))
    }
  }

  /// Returns the share of a duration at which the curve has a progress; of several the first.
  ///
  /// - Parameters:
  ///   - progress: The progress; at 0 and below the share is 0, at 1 and above it is 1.
  ///   - duration: The duration, in seconds.
  /// - Returns: The share, 0…1.
  func share(of progress: Double, over duration: TimeInterval) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    var (low, high) = (0.0, 1.0)
    switch self {
    case .cubic(let x1, let y1, let x2, let y2):
      if x1 == y1, x2 == y2 { return progress }
      for _ in 0..<52 {
        let middle = (low + high) / 2
        if Self.coordinate(y1, y2, middle) < progress { low = middle } else { high = middle }
      }
      return Self.coordinate(x1, x2, (low + high) / 2)
    case .spring:
      // It swings: the first of these steps that reaches the progress holds the first such moment.
      let steps = 256
      let reached = (1...steps).first {
        self.progress(atShare: Double($0) / Double(steps), of: duration) >= progress
      }
      low = Double((reached ?? steps) - 1) / Double(steps)
      high = low + 1 / Double(steps)
      for _ in 0..<52 {
        let middle = (low + high) / 2
        if self.progress(atShare: middle, of: duration) < progress {
          low = middle
        } else {
          high = middle
        }
      }
      return (low + high) / 2
    }
  }

  private static func coordinate(_ first: Double, _ second: Double, _ t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }

  /// The parameter at which the curve has an x; found by halving, which gives the same on every
  /// machine. Control points keep x within 0…1, so it grows with the parameter.
  private static func parameter(_ x1: Double, _ x2: Double, at x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if coordinate(x1, x2, middle) < x { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}

/// A damped spring that pulls from 0 to 1.
struct Spring: Hashable, Sendable {
  /// The undamped angular frequency, in radians a second.
  var frequency: Double
  /// 1 for a spring that just does not overshoot; less for one that does, more for a slower one.
  var dampingRatio: Double
  /// The speed at the start, in distances a second.
  var initialVelocity: Double

  /// The share of the way that is left when a spring counts as settled.
  private static let settled = 0.001

  /// A spring that settles in a time.
  ///
  /// - Parameters:
  ///   - duration: The time after which the spring rests, in seconds.
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

  /// A spring by its physics.
  ///
  /// - Parameters:
  ///   - mass: Above 0.
  ///   - stiffness: Above 0.
  ///   - damping: 0 for a spring that swings for ever.
  ///   - allowsOverdamping: Whether a damping beyond that of a spring that just does not overshoot counts; if
  ///     not, it is as that.
  ///   - initialVelocity: Distances a second.
  init(
    mass: Double, stiffness: Double, damping: Double, allowsOverdamping: Bool = false,
    initialVelocity: Double
  ) {
    let (mass, stiffness) = (max(mass, 1e-6), max(stiffness, 1e-6))
    frequency = (stiffness / mass).squareRoot()
    let ratio = max(damping, 0) / (2 * (stiffness * mass).squareRoot())
    dampingRatio = allowsOverdamping ? ratio : min(ratio, 1)
    self.initialVelocity = initialVelocity
  }

  var settlingDuration: TimeInterval {
    (dampingRatio < 1 ? -log(Self.settled) / dampingRatio : 9.2334) / frequency
  }

  /// Returns the progress of the spring after a number of seconds.
  func progress(after elapsed: TimeInterval) -> Double {
    let decay = dampingRatio * frequency
    guard dampingRatio <= 1 else {
      let (slow, fast) = rates
      return 1 - (slow.share * exp(-slow.rate * elapsed) + fast.share * exp(-fast.rate * elapsed))
    }
    guard dampingRatio < 1 else {
      return 1 - exp(-frequency * elapsed) * (1 + (frequency - initialVelocity) * elapsed)
    }
    let damped = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
    let swing =
      cos(damped * elapsed) + (decay - initialVelocity) / damped * sin(damped * elapsed)
    return 1 - exp(-decay * elapsed) * swing
  }

  /// The two parts that the way left of an overdamped spring is the sum of, each of which shrinks at a
  /// rate of its own.
  private var rates: (slow: (share: Double, rate: Double), fast: (share: Double, rate: Double)) {
    let root = (dampingRatio * dampingRatio - 1).squareRoot()
    // Their product is the square of the frequency; the difference would lose digits.
    let fast = frequency * (dampingRatio + root)
    let slow = frequency * frequency / fast
    let share = (fast - initialVelocity) / (fast - slow)
    return ((share, slow), (1 - share, fast))
  }

  /// The time from which on the way left is no more than a thousandth, by what it cannot exceed;
  /// infinity without damping.
  var settlingTime: TimeInterval {
    guard dampingRatio > 0 else { return .infinity }
    let decay = dampingRatio * frequency
    if dampingRatio < 1 {
      let damped = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let swing = hypot(1, (decay - initialVelocity) / damped)
      return max(0, log(swing / Self.settled) / decay)
    }
    // It falls from its greatest value on, which is before the time at which it is first below one.
    var (low, high) = (0.0, 1 / frequency)
    while bound(after: high) > Self.settled, high < 1e9 { (low, high) = (high, high * 2) }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if bound(after: middle) > Self.settled { low = middle } else { high = middle }
    }
    return high
  }

  /// The most that is left of the way of a spring that does not swing.
  private func bound(after elapsed: TimeInterval) -> Double {
    guard dampingRatio > 1 else {
      return exp(-frequency * elapsed) * (1 + abs(frequency - initialVelocity) * elapsed)
    }
    let (slow, fast) = rates
    return abs(slow.share) * exp(-slow.rate * elapsed) + abs(fast.share) * exp(-fast.rate * elapsed)
  }
}
