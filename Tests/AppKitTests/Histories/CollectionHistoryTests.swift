// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import Expectations
import RandomHistories
import Testing

/// Random histories of `NSCollectionView`: mouse, keys, rectangles, drags, batches, reloads, scrolls,
/// animators, layouts and sizes, against a plain model and, when all has settled, a fresh view.
///
/// `HISTORIES`, `HISTORY_SEED` and `HISTORY_TRACE` in the environment choose the histories, see
/// ``HistorySeeds``.
@Suite("AppKit: random histories")
@MainActor
struct CollectionHistoryTests {
  private static let reported = 10

  @Test func `A collection view is as its data say, whatever was done to it`() {
    let seeds = HistorySeeds(usualCount: 50)
    var faulty: [UInt64] = []
    for seed in seeds {
      seeds.begin(seed)
      let history = CollectionHistory(seed: seed, tell: seeds.tell)
      guard let fault = history.run(steps: 40) else { continue }
      faulty.append(seed)
      guard faulty.count <= Self.reported else { continue }
      let steps = history.steps.joined(separator: "\n  ")
      Issue.record("HISTORY_SEED=\(seed): \(fault)\n  \(steps)")
    }
    seeds.end("collection views of the Mac", faults: faulty.count)
    expectEmpty(faulty, "\(faulty.count) of \(seeds.count) histories are faulty")
  }

  // Areas that scroll sideways were in the order of items that had left them.
  @Test(arguments: [508, 884, 889, 1979] as [UInt64])
  func `What was faulty once stays right`(seed: UInt64) {
    expectNil(CollectionHistory(seed: seed).run(steps: 40))
  }
}
