// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import RandomHistories
import Testing

/// Random histories of tables whose clients act in every callback; at rest each is compared
/// with a table that is made for the same data.
///
/// `HISTORIES`, `HISTORY_SEED` and `HISTORY_TRACE` in the environment choose the histories, see
/// ``HistorySeeds``.
@Suite("Tables: callbacks that act")
@MainActor
struct ActingTableHistoryTests {
  @Test func `Whatever clients do in callbacks, a table at rest is like a fresh one`() {
    let seeds = HistorySeeds(usualCount: 120)
    let (faults, reports) = seeds.faults("tables whose clients act") { seed in
      let history = ActingTableHistory(seed: seed, tell: seeds.tell)
      history.run(steps: 25)
      return history.fault.map { ($0, history.steps) }
    }
    for report in reports { Issue.record("\(report)") }
    expectEqual(faults, 0, "of \(seeds.count) histories")
  }

  // 46567: a drag that leaves as the rows are laid out for its proposal; a row stayed highlighted.
  // 81819: a delegate that learns of a row's end loads others, and was told of another's beginning all the same.
  // 102111: a size that comes back before the next layout; the offset stayed beyond the end.
  @Test(arguments: [46567, 81819, 102111])
  func `Histories that were faulty are so no more`(seed: UInt64) {
    let history = ActingTableHistory(seed: seed)
    history.run(steps: 25)
    expectNil(history.fault)
  }
}
