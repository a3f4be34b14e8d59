// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import SeededRandom
import Testing
import ViewLayout

/// Behaviour rule TV-70.
@Suite("Index bar")
struct IndexBarLayoutTests {
  private func layout(_ count: Int, _ height: CGFloat) -> IndexBarLayout {
    IndexBarLayout(titleCount: count, height: height, pitch: 16.5)
  }

  @Test func `All titles are shown that fit`() {
    expectEqual(layout(5, 82.5).rows, (0..<5).map { .title($0) })
    expectEqual(layout(5, 82.5).height, 82.5)
    expectEqual(layout(26, 480).rows.count, 26)
    expectEqual(layout(1, 1).rows, [.title(0)])
  }

  @Test func `Of too many titles every n-th is shown, and a dot for those between`() {
    // Four rows. With every second title there would be five: 0 • 2 • 4.
    expectEqual(layout(5, 70).rows, [.title(0), .dot(1..<3), .title(3), .dot(4..<5)])
    expectEqual(layout(5, 70).height, 66)
    // Five rows fit into 85 points, but so do all titles; into 84 five of six do.
    expectEqual(layout(6, 84).rows, [.title(0), .dot(1..<3), .title(3), .dot(4..<6)])
    expectEqual(layout(7, 84).rows, [.title(0), .dot(1..<3), .title(3), .dot(4..<6), .title(6)])
  }

  @Test func `A title and a dot are shown however little height there is`() {
    expectEqual(layout(9, 3).rows, [.title(0), .dot(1..<9)])
  }

  @Test func `Without titles or height there are no rows`() {
    for empty in [layout(0, 100), layout(5, 0), layout(5, -10), layout(5, .nan)] {
      expectEqual(empty.rows, [])
      expectNil(empty.title(at: 0))
    }
  }

  @Test func `A title is where its row is`() {
    let bar = layout(26, 480)
    expectEqual(bar.title(at: 0), 0)
    expectEqual(bar.title(at: 16.4), 0)
    expectEqual(bar.title(at: 16.5), 1)
    expectEqual(bar.title(at: 428), 25)
    expectEqual(bar.title(at: -100), 0)
    expectEqual(bar.title(at: 1000), 25)
    expectNil(bar.title(at: .nan))
  }

  @Test func `The titles of a dot share its row`() {
    let bar = layout(5, 70)
    expectEqual(bar.title(at: 16.5), 1)
    expectEqual(bar.title(at: 16.5 + 8), 1)
    expectEqual(bar.title(at: 16.5 + 8.5), 2)
    expectEqual(bar.title(at: 34), 3)
    expectEqual(bar.title(at: 60), 4)
  }

  @Test func `Every title has a place, in order, whatever the height`() {
    for seed in 0..<300 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let count = Int.random(in: 1...200, using: &random)
      let height = CGFloat.random(in: 1...600, using: &random)
      let bar = layout(count, height)
      var titles: [Int] = []
      for row in bar.rows {
        switch row {
        case .title(let index): titles.append(index)
        case .dot(let range): titles += range
        }
      }
      expectEqual(titles, Array(0..<count), "seed \(seed)")
      expectAtMost(bar.height, max(height, 33), "seed \(seed)")
      let reached = stride(from: 0, to: bar.height, by: 0.05).compactMap { bar.title(at: $0) }
      expectEqual(reached, reached.sorted(), "seed \(seed)")
      expectEqual(reached.last, count - 1, "seed \(seed)")
    }
  }
}
