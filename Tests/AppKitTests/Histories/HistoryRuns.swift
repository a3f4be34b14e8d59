// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// How many random histories are run, and which.
///
/// `HISTORIES=20000` runs so many, from seed 1 on; `HISTORY_SEED=17` runs that one alone. With either
/// each seed is printed before it runs, and of a single history each step, so that one that stops the
/// program is known.
enum HistoryRuns {
  private static let environment = ProcessInfo.processInfo.environment
  private static let isVerbose =
    environment["HISTORIES"] != nil || environment["HISTORY_SEED"] != nil

  /// The seeds to run.
  ///
  /// - Parameter count: How many, where nothing else is said.
  static func seeds(count: Int) -> [UInt64] {
    if let seed = environment["HISTORY_SEED"].flatMap(UInt64.init) { return [seed] }
    let count = environment["HISTORIES"].flatMap(Int.init) ?? count
    return (0..<max(0, count)).map { UInt64($0) + 1 }
  }

  /// Says which history runs.
  static func begin(_ seed: UInt64) { if isVerbose { say("history \(seed)") } }

  /// Says what it does.
  static func tell(_ step: String) { if environment["HISTORY_SEED"] != nil { say("  \(step)") } }

  private static func say(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
