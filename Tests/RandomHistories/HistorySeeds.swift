// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import SeededRandom

/// The random histories and layouts that a suite runs, as the environment says.
///
/// Where the environment says nothing, they are a third of the suite's usual number, from seed 1 on. The gate
/// runs the whole number, most suites from a seed of the tree's own on: with the other tests of these
/// suites, 205 s of processor time.
///
/// - `HISTORIES=all` runs the suite's usual number, from seed 1 on.
/// - `HISTORIES=20000` runs so many, from seed 1 on.
/// - `HISTORY_SEED=17` runs that one alone; with `HISTORIES` it is the first of them.
/// - `HISTORY_STEPS=1000000` makes so many steps in a suite of one long history; see
///   ``steps(usualCount:environment:)``.
/// - `HISTORY_TRACE=1` prints each seed before it runs and each step before it is made, for a history
///   that stops the program.
///
/// A value that is neither a number nor such a word counts as not set.
package struct HistorySeeds: Sequence {
  /// The process's own, which is a copy of all variables each time that it is asked for.
  package static let environment = ProcessInfo.processInfo.environment

  package let seeds: Range<UInt64>
  package let isTraced: Bool
  /// Whether histories other than the usual ones are run, or they are traced.
  private let isChosen: Bool

  /// - Parameters:
  ///   - usualCount: How many the gate runs: three times as many as where the environment says nothing.
  ///   - environment: Where to look.
  package init(
    usualCount: Int, environment: [String: String] = Self.environment
  ) {
    let usual = UInt64(Swift.max(0, usualCount))
    let count =
      environment["HISTORIES"] == "all" ? usual : environment["HISTORIES"].flatMap(UInt64.init)
    let seed = environment["HISTORY_SEED"].flatMap(UInt64.init)
    isTraced = environment["HISTORY_TRACE"] != nil
    isChosen = isTraced || count != nil || seed != nil
    let first = seed ?? 1
    let (end, overflows) = first.addingReportingOverflow(
      count ?? (seed == nil ? Self.third(of: usual) : 1))
    seeds = first..<(overflows ? .max : end)
  }

  /// The number of steps of a suite that makes one long history: a third of the usual number, the usual
  /// number with `HISTORIES=all`, and what `HISTORY_STEPS` says.
  package static func steps(
    usualCount: Int, environment: [String: String] = Self.environment
  ) -> Int {
    if let steps = environment["HISTORY_STEPS"].flatMap(Int.init) { return Swift.max(0, steps) }
    return environment["HISTORIES"] == "all" ? usualCount : third(of: usualCount)
  }

  /// Returns the value that a seed chooses, apart from the other random numbers of its history: what a seed once
  /// found, it finds again.
  package static func choice<Value>(_ values: [Value], of seed: UInt64) -> Value {
    var random = SplitMix64(seed: seed ^ 26)
    return random.pick(values)
  }

  /// The seed of a suite that makes one long history: its usual one, or as far beyond `HISTORY_SEED` as
  /// that is beyond 1.
  package static func seed(
    usual: UInt64, environment: [String: String] = Self.environment
  ) -> UInt64 {
    let first = environment["HISTORY_SEED"].flatMap(UInt64.init) ?? 1
    return first &+ usual &- 1
  }

  /// A third of a number, rounded up, so that no suite runs nothing.
  private static func third<Number: BinaryInteger>(of number: Number) -> Number {
    number / 3 + (number % 3 == 0 ? 0 : 1)
  }

  package var count: Int { Int(clamping: seeds.upperBound - seeds.lowerBound) }

  package func makeIterator() -> IndexingIterator<Range<UInt64>> { seeds.makeIterator() }

  /// Says which history begins, if histories are traced.
  package func begin(_ seed: UInt64) { if isTraced { Self.print("history \(seed)") } }

  package func tell(_ step: String) { if isTraced { Self.print("  \(step)") } }

  /// Says how many of them were faulty, if they were chosen.
  package func end(_ name: String, faults: Int) {
    if isChosen { Self.print("\(name): \(faults) of \(count) histories are faulty") }
  }

  /// Runs the histories, and says how many were faulty if they were chosen.
  ///
  /// - Parameters:
  ///   - name: What the histories are of.
  ///   - run: Runs the history of a seed; returns what is faulty in it, and its steps, or nil.
  /// - Returns: The number of faulty ones, and the reports of the first three with their seeds: one of
  ///   thousands of steps helps no one.
  package func faults(
    _ name: String, _ run: (_ seed: UInt64) -> (fault: String, steps: [String])?
  ) -> (count: Int, reports: [String]) {
    var (count, reports) = (0, [String]())
    for seed in self {
      begin(seed)
      guard let (fault, steps) = run(seed) else { continue }
      count += 1
      if count <= 3 {
        reports.append("HISTORY_SEED=\(seed): \(fault)\n\(steps.joined(separator: "\n"))")
      }
    }
    end(name, faults: count)
    return (count, reports)
  }

  private static func print(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
