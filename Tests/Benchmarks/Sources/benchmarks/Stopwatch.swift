// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// Times pairs of actions alternately, so that a busy machine slows both alike.
enum Stopwatch {
  /// The median time of an action, in milliseconds.
  static func median(of runs: Int, _ action: () throws -> Void) rethrows -> Double {
    var times: [Double] = []
    for _ in 0..<runs { times.append(try milliseconds(action)) }
    return middle(times)
  }

  /// The median times of two actions that take turns, in milliseconds.
  static func medians(
    of runs: Int, _ first: () throws -> Void, _ second: () throws -> Void
  ) rethrows -> (first: Double, second: Double) {
    let times = try turns(of: runs, { try milliseconds(first) }, { try milliseconds(second) })
    return (middle(times.first), middle(times.second))
  }

  /// The least times of two actions that take turns, in milliseconds: what else a machine does only makes
  /// times longer, and one of the two more than the other where they need different parts of it.
  static func leastTimes(
    of runs: Int, _ first: () throws -> Void, _ second: () throws -> Void
  ) rethrows -> (first: Double, second: Double) {
    try leasts(of: runs, { try milliseconds(first) }, { try milliseconds(second) })
  }

  /// The least values of two measurements that take turns.
  static func leasts(
    of runs: Int, _ first: () throws -> Double, _ second: () throws -> Double
  ) rethrows -> (first: Double, second: Double) {
    let values = try turns(of: runs, first, second)
    return (values.first.min() ?? .nan, values.second.min() ?? .nan)
  }

  /// The processor time that this process uses for an action, by all its threads, in seconds.
  static func processorSeconds(_ action: () throws -> Void) rethrows -> Double {
    let begin = clock()
    try action()
    return Double(clock() - begin) / Double(CLOCKS_PER_SEC)
  }

  private static func turns(
    of runs: Int, _ first: () throws -> Double, _ second: () throws -> Double
  ) rethrows -> (first: [Double], second: [Double]) {
    var values: (first: [Double], second: [Double]) = ([], [])
    for run in 0..<runs {
      // Which begins alternates too: the second of a pair finds warmer caches.
      if run.isMultiple(of: 2) {
        values.first.append(try first())
        values.second.append(try second())
      } else {
        values.second.append(try second())
        values.first.append(try first())
      }
    }
    return values
  }

  private static func milliseconds(_ action: () throws -> Void) rethrows -> Double {
    let time = try ContinuousClock().measure(action)
    return Double(time.components.seconds) * 1e3 + Double(time.components.attoseconds) * 1e-15
  }

  private static func middle(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    let count = sorted.count
    guard count > 0 else { return .nan }
    return count.isMultiple(of: 2)
      ? (sorted[count / 2 - 1] + sorted[count / 2]) / 2 : sorted[count / 2]
  }
}
