// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import Expectations
import Foundation
import SeededRandom
import Testing

@testable import CollectionEngine

/// Interaction rules DP-9 and IR-15.
@Suite("Where a drag would be dropped, from point to point")
struct DropTrackerTests {
  private func destination(_ item: Int) -> DropDestination {
    DropDestination(
      presentedPath: PresentedIndexPath(item: item, section: 0),
      path: DataIndexPath(item: item, section: 0))
  }

  private func point(_ x: CGFloat) -> CGPoint { CGPoint(x: x, y: 0) }

  @Test func `An item is the destination at once`() {
    var tracker = DropTracker()
    expectEqual(
      tracker.move(to: point(0), over: .destination(destination(2)), gap: nil), destination(2))
    expectEqual(
      tracker.move(to: point(1), over: .destination(destination(3)), gap: nil), destination(3))
  }

  @Test func `Over the gap the destination stays that of the gap`() {
    var tracker = DropTracker()
    _ = tracker.move(to: point(0), over: .destination(destination(2)), gap: nil)
    expectEqual(tracker.move(to: point(9), over: .gap, gap: destination(2)), destination(2))
    expectEqual(tracker.move(to: point(20), over: .gap, gap: destination(2)), destination(2))
  }

  @Test(arguments: [(7.9, 3), (8, 2), (30, 2)] as [(CGFloat, Int)])
  func `A place just left is taken again at a distance`(distance: CGFloat, expected: Int) {
    var tracker = DropTracker()
    _ = tracker.move(to: point(90), over: .destination(destination(2)), gap: nil)
    _ = tracker.move(to: point(100), over: .destination(destination(3)), gap: nil)
    expectEqual(
      tracker.move(to: point(100 - distance), over: .destination(destination(2)), gap: nil),
      destination(expected))
  }

  @Test func `Another place than the one just left is taken at once`() {
    var tracker = DropTracker()
    _ = tracker.move(to: point(90), over: .destination(destination(2)), gap: nil)
    _ = tracker.move(to: point(100), over: .destination(destination(3)), gap: nil)
    expectEqual(
      tracker.move(to: point(101), over: .destination(destination(4)), gap: nil), destination(4))
  }

  @Test func `Over nothing there is no destination`() {
    var tracker = DropTracker()
    _ = tracker.move(to: point(0), over: .destination(destination(2)), gap: nil)
    expectNil(tracker.move(to: point(50), over: .nothing, gap: nil))
  }

  @Test func `No place comes back within the distance of where it was left`() {
    for seed in 0..<500 as Range<UInt64> {
      var generator = SplitMix64(seed: seed)
      var tracker = DropTracker()
      var left: [PresentedIndexPath: CGPoint] = [:]
      var current: DropDestination?
      var previous: PresentedIndexPath?
      for _ in 0..<60 {
        let point = CGPoint(x: generator.next(below: 30), y: generator.next(below: 30))
        let hit: DropHit =
          generator.next(below: 6) == 0
          ? .nothing : .destination(destination(generator.next(below: 3)))
        let next = tracker.move(to: point, over: hit, gap: nil)
        if next?.presentedPath != current?.presentedPath {
          if let place = next?.presentedPath, place == previous, let from = left[place] {
            expectAtLeast(hypot(point.x - from.x, point.y - from.y), 8, "seed \(seed)")
          }
          if let place = current?.presentedPath { left[place] = point }
          previous = current?.presentedPath
          current = next
        }
      }
    }
  }
}
