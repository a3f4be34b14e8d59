// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// The random histories that a suite runs, as the environment says.
///
/// - `HISTORIES=20000` runs so many, from seed 1 on, in place of the suite's usual number.
/// - `HISTORY_SEED=17` runs that one alone; with `HISTORIES` it is the first of them.
/// - `HISTORY_STEPS=1000000` makes so many steps in a suite of one long history; see
///   ``steps(usualCount:environment:)``.
/// - `HISTORY_TRACE=1` prints each seed before it runs and each step before it is made, for a history
///   that stops the program.
///
/// A value that is not a number counts as not set.
package struct HistorySeeds: Sequence {
  private let seeds: Range<UInt64>
  /// Whether seeds and steps are printed.
  package let isTraced: Bool
  /// Whether histories other than the usual ones are run, or they are traced.
  private let isChosen: Bool

  /// - Parameters:
  ///   - usualCount: How many are run where the environment says nothing.
  ///   - environment: Where to look.
  package init(
    usualCount: Int, environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    let count = environment["HISTORIES"].flatMap(UInt64.init)
    let seed = environment["HISTORY_SEED"].flatMap(UInt64.init)
    isTraced = environment["HISTORY_TRACE"] != nil
    isChosen = isTraced || count != nil || seed != nil
    let first = seed ?? 1
    let (end, overflows) = first.addingReportingOverflow(
      count ?? (seed == nil ? UInt64(Swift.max(0, usualCount)) : 1))
    seeds = first..<(overflows ? .max : end)
  }

  /// The number of steps of a suite that makes one long history.
  package static func steps(
    usualCount: Int, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Int {
    environment["HISTORY_STEPS"].flatMap(Int.init).map { Swift.max(0, $0) } ?? usualCount
  }

  /// How many there are.
  package var count: Int { Int(clamping: seeds.upperBound - seeds.lowerBound) }

  package func makeIterator() -> IndexingIterator<Range<UInt64>> { seeds.makeIterator() }

  /// Says which history begins, if histories are traced.
  package func begin(_ seed: UInt64) { if isTraced { Self.print("history \(seed)") } }

  /// Says what a history does next, if histories are traced.
  package func tell(_ step: String) { if isTraced { Self.print("  \(step)") } }

  /// Says how many of them were faulty, if they were chosen.
  package func end(_ name: String, faults: Int) {
    if isChosen { Self.print("\(name): \(faults) of \(count) histories are faulty") }
  }

  private static func print(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
