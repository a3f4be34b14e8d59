// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import RandomHistories
import Testing

/// Random histories of two views in one window: drags, drops, placeholders, menus, focus, swipes and
/// several touches, while batches and reloads come in between. Each is compared with a plain model
/// after every step and, when all has settled, with a view that is made for the same data.
///
/// `HISTORIES`, `HISTORY_SEED` and `HISTORY_TRACE` in the environment choose the histories, see
/// ``HistorySeeds``. A fault is reported with its seed and the steps that led to it.
@Suite("Input: random histories")
@MainActor
struct InputHistoryTests {
  @Test func `Two collection views follow their models`() { run(.collectionViews) }

  @Test func `A collection view and a table follow their models`() { run(.collectionViewAndTable) }

  @Test func `Two tables follow their models`() { run(.tables) }

  // A touch that had stopped contents never ended, and one selected where editing had begun below it.
  @Test(arguments: [422, 702] as [UInt64])
  func `What was faulty once stays right`(seed: UInt64) {
    let history = InputHistory(of: .collectionViewAndTable, seed: seed)
    history.run(steps: 40)
    expectNil(history.fault)
  }

  private func run(_ views: InputHistory.Views) {
    let seeds = HistorySeeds(usualCount: 25)
    var faults = 0
    for seed in seeds {
      seeds.begin(seed)
      let history = InputHistory(of: views, seed: seed, tell: seeds.tell)
      history.run(steps: 40)
      guard let fault = history.fault else { continue }
      faults += 1
      // The others are counted; a report of thousands of steps helps no one.
      if faults <= 3 {
        Issue.record(
          """
          \(views), HISTORY_SEED=\(seed): \(fault)
          \(history.steps.joined(separator: "\n"))
          """)
      }
    }
    seeds.end("\(views)", faults: faults)
    expectEqual(faults, 0, "of \(seeds.count) histories")
  }
}
