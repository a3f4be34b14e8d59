// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import RandomHistories
import Testing

/// Random histories of collection views whose clients act in every callback; at rest each is compared
/// with a view that is made for the same data.
///
/// `HISTORIES`, `HISTORY_SEED` and `HISTORY_TRACE` in the environment choose the histories, see
/// ``HistorySeeds``.
@Suite("Collection views: callbacks that act")
@MainActor
struct ActingHistoryTests {
  @Test func `Whatever clients do in callbacks, a view at rest is like a fresh one`() {
    let seeds = HistorySeeds(usualCount: 120)
    let (faults, reports) = seeds.faults("collection views whose clients act") { seed in
      let history = ActingHistory(seed: seed, tell: seeds.tell)
      history.run(steps: 25)
      return history.fault.map { ($0, history.steps) }
    }
    for report in reports { Issue.record("\(report)") }
    expectEqual(faults, 0, "of \(seeds.count) histories")
  }
}
