// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import SeededRandom
import Testing

/// Random histories of collection views of the Mac whose clients act in every callback; at rest each is
/// compared with a view that is made for the same data.
///
/// `HISTORIES`, `HISTORY_SEED` and `HISTORY_TRACE` in the environment choose the histories, see
/// ``HistorySeeds``.
@Suite("AppKit: callbacks that act")
@MainActor
struct ActingItemHistoryTests {
  @Test func `Whatever clients do in callbacks, a view at rest is like a fresh one`() {
    let seeds = HistorySeeds(usualCount: 120)
    var faults = 0
    for seed in seeds {
      seeds.begin(seed)
      let history = ActingItemHistory(seed: seed, tell: seeds.tell)
      history.run(steps: 25)
      guard let fault = history.fault else { continue }
      faults += 1
      // The others are counted; a report of thousands of steps helps no one.
      if faults <= 3 {
        Issue.record("HISTORY_SEED=\(seed): \(fault)\n\(history.steps.joined(separator: "\n"))")
      }
    }
    seeds.end("collection views of the Mac whose clients act", faults: faults)
    expectEqual(faults, 0, "of \(seeds.count) histories")
  }
}
