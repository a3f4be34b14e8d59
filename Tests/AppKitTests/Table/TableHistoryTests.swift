// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import Expectations
import RandomHistories
import Testing

/// Random histories of tables: updates alone and together, reloads, scrolls, sizes, clicks, keys and
/// selections in code, against a plain list after each step.
///
/// `HISTORIES`, `HISTORY_SEED` and `HISTORY_TRACE` in the environment choose the histories, see
/// ``HistorySeeds``.
@Suite("AppKit: random histories of tables")
@MainActor
struct TableHistoryTests {
  private static let numbers = Array(0..<12)

  @Test func `A table of even rows is as its data say`() {
    check("tables of even rows") { seed, tell in
      let history = TableHistory(
        EvenRows(Self.numbers), seed: seed, height: { _ in 24 }, tell: tell)
      return history.run(steps: 40).map { ($0, history.steps) }
    }
  }

  @Test func `A table of uneven rows is as its data say`() {
    check("tables of uneven rows") { seed, tell in
      let history = TableHistory(
        UnevenRows(Self.numbers), seed: seed, height: UnevenRows.height(of:), tell: tell)
      return history.run(steps: 40).map { ($0, history.steps) }
    }
  }

  private func check(
    _ name: String,
    _ run: (_ seed: UInt64, _ tell: @escaping (String) -> Void) -> (fault: String, steps: [String])?
  ) {
    let seeds = HistorySeeds(usualCount: 60)
    var faulty = 0
    for seed in seeds {
      seeds.begin(seed)
      guard let (fault, steps) = run(seed, seeds.tell) else { continue }
      faulty += 1
      guard faulty <= 5 else { continue }
      Issue.record("HISTORY_SEED=\(seed): \(fault)\n  \(steps.joined(separator: "\n  "))")
    }
    seeds.end(name, faults: faulty)
    expectEqual(faulty, 0, "\(faulty) of \(seeds.count) histories are faulty")
  }
}
