// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import SeededRandom
import Testing

@testable import Views

@Suite("Search for the focus")
struct FocusSearchTests {
  /// So many squares of 100 in three columns, 10 apart.
  private func grid(_ count: Int) -> [CGRect] {
    (0..<count).map { rect(CGFloat($0 % 3) * 110, CGFloat($0 / 3) * 110, 100, 100) }
  }

  private func move(_ heading: UIFocusHeading, from start: Int, in rects: [CGRect]) -> Int? {
    let others = rects.indices.filter { $0 != start }
    let search = FocusSearch(start: rects[start], heading: heading)
    return search.best(among: others.map { rects[$0] }).map { others[$0] }
  }

  // Worked example IE-40.
  @Test func `Right goes to the next column and fails at the last`() {
    let rects = grid(9)
    expectEqual(move(.right, from: 4, in: rects), 5)
    expectNil(move(.right, from: 5, in: rects))
    expectEqual(move(.left, from: 4, in: rects), 3)
    expectEqual(move(.up, from: 4, in: rects), 1)
    expectEqual(move(.down, from: 4, in: rects), 7)
  }

  // Worked example IE-41.
  @Test func `What is beside the beam is reached only if it is not too far aside`() {
    let rects = grid(7)
    expectNil(move(.down, from: 5, in: rects))
    expectEqual(move(.down, from: 4, in: rects), 6)
  }

  @Test func `In the beam the nearest wins, then the best aligned, then the first read`() {
    let start = rect(0, 0, 100, 100)
    func best(_ rects: [CGRect], isMirrored: Bool = false) -> Int? {
      FocusSearch(start: start, heading: .down, isMirrored: isMirrored).best(among: rects)
    }
    expectEqual(best([rect(0, 120, 100, 10), rect(80, 110, 100, 10)]), 1)
    expectEqual(best([rect(60, 110, 100, 10), rect(-20, 110.4, 100, 10)]), 1)
    let even = [rect(50, 110, 100, 10), rect(-50, 110, 100, 10)]
    expectEqual(best(even), 1)
    expectEqual(best(even, isMirrored: true), 0)
  }

  @Test func `What lies behind, or is no rectangle, is no candidate`() {
    let search = FocusSearch(start: rect(0, 0, 100, 100), heading: .right)
    expectNil(search.best(among: [rect(-50, 0, 100, 100), rect(0, 0, 100, 100), .null]))
    // It reaches further, but its middle does not.
    expectNil(search.best(among: [rect(-300, 0, 401, 100)]))
    expectNil(search.best(among: []))
  }

  @Test(arguments: 0..<50)
  func `Back leads to the start in a full grid`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let columns = 2 + random.next(below: 5)
    let rows = 2 + random.next(below: 5)
    var rects: [CGRect] = []
    for row in 0..<rows {
      for column in 0..<columns {
        rects.append(rect(CGFloat(50 * column), CGFloat(40 * row), 45, 35))
      }
    }
    let opposite: [(UIFocusHeading, UIFocusHeading)] = [
      (.left, .right), (.right, .left), (.up, .down), (.down, .up),
    ]
    for start in rects.indices {
      for (there, back) in opposite {
        guard let found = move(there, from: start, in: rects) else { continue }
        expectEqual(move(back, from: found, in: rects), start)
      }
    }
  }

  @Test func `Reading goes row by row, from the leading edge`() {
    let rects = [
      rect(100, 4, 50, 20), rect(0, 0, 50, 20), rect(0, 30, 50, 20), rect(60, 12, 20, 40),
    ]
    expectEqual(ReadingOrder.indices(of: rects, false), [1, 0, 2, 3])
    expectEqual(ReadingOrder.indices(of: rects, true), [0, 1, 3, 2])
  }
}
