// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import SeededRandom
import Testing

@testable import CollectionLayout

/// Behaviour rule TV-40.
@Suite("Places of moved rows")
struct TableMovingTests {
  private func table(_ heights: [[CGFloat]], header: CGFloat = 0) -> SolvedTable {
    SolvedTable(
      TableSpecification(
        heights.map { heights in
          var section = TableSpecification.Section(
            rowCount: heights.count, rowHeights: .each(heights, isEstimated: false))
          section.header = TableSpecification.Boundary(height: .exact(header), hasView: false)
          return section
        }, width: 300, pixelGrid: PixelGrid(scale: 2)))
  }

  @Test func `Rows of one height change places where one covers half of the other`() {
    let table = table([[40, 40, 40, 40]])
    let target = { (y: CGFloat) in table.target(forMovingRow: 1, section: 0, to: y).row }
    expectEqual(target(60), 1)
    expectEqual(target(79), 1)
    expectEqual(target(81), 2)
    expectEqual(target(41), 1)
    expectEqual(target(39), 0)
    expectEqual(target(1000), 3)
    expectEqual(target(-1000), 0)
    expectEqual(target(.nan), 1)
  }

  @Test func `A row that does not exist stays`() {
    let table = table([[40]])
    expectEqual(table.target(forMovingRow: 3, section: 0, to: 0), (3, 0))
    expectEqual(table.target(forMovingRow: 0, section: 7, to: 0), (0, 7))
  }

  @Test func `Headers, and sections without rows, are between sections`() {
    let table = table([[40, 40], [], [40]], header: 20)
    let target = { (y: CGFloat) in table.target(forMovingRow: 0, section: 0, to: y) }
    // 0…100 section 0, 100…120 section 1, 120…180 section 2.
    expectEqual(target(104), (1, 0))
    expectEqual(target(116), (0, 1))
    expectEqual(target(124), (0, 1))
    expectEqual(target(136), (0, 2))
    expectEqual(target(150), (0, 2))
    expectEqual(target(170), (1, 2))
  }

  /// What was moved stays where it is while the touch rests, whatever the heights.
  @Test func `A move to the same height again changes nothing`() {
    for seed in 0..<300 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      var heights = (0..<8).map { _ in CGFloat(10 + random.next(below: 190)) }
      var row = random.next(below: 8)
      let y = CGFloat(random.next(below: 1000))
      var places: [Int] = []
      for _ in 0..<20 {
        let target = table([heights]).target(forMovingRow: row, section: 0, to: y).row
        places.append(target)
        let height = heights.remove(at: row)
        heights.insert(height, at: target)
        row = target
      }
      expectAll(places[10...], where: { $0 == places[10] }, "seed \(seed): \(places)")
    }
  }
}
