// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import SeededRandom
import Testing

@testable import CollectionLayout

/// Appkit rule MX-3: a grid is dropped into as a flow layout is.
@Suite("Dropping in grids of the Mac")
struct GridDropTests {
  /// W 18: five columns of 42 × 50 at x 5, 52, 99, 146, 193; y 5, 59.
  private func example(_ counts: [Int]) throws -> SolvedGridLayout {
    var specification = GridSpecification(
      itemCounts: counts, in: CGSize(width: 240, height: 150))
    specification.minimumSize = CGSize(width: 40, height: 30)
    specification.maximumSize = CGSize(width: 70, height: 50)
    specification.interitemSpacing = 5
    specification.lineSpacing = 4
    specification.margins = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
    return try SolvedGridLayout(specification)
  }

  @Test(
    arguments: [
      (CGPoint(x: 73, y: 20), DropPosition.on(item: 1, section: 0)),
      (CGPoint(x: 54, y: 20), .before(item: 1, section: 0)),
      (CGPoint(x: 92, y: 20), .before(item: 2, section: 0)),
      (CGPoint(x: 96, y: 20), .before(item: 2, section: 0)),
      (CGPoint(x: 2, y: 80), .before(item: 5, section: 0)),
      (CGPoint(x: 238, y: 20), .before(item: 5, section: 0)),
      (CGPoint(x: 100, y: 57), .before(item: 5, section: 0)),
      (CGPoint(x: 215, y: 80), .before(item: 9, section: 0)),
      (CGPoint(x: 20, y: 140), .before(item: 9, section: 0)),
      (CGPoint(x: 100, y: -3), .before(item: 0, section: 0)),
    ])
  func `The middle of an item is the item, its sides are gaps`(
    point: CGPoint, expected: DropPosition
  ) throws {
    try expectEqual(example([9]).dropPosition(at: point), expected)
  }

  @Test(
    arguments: [
      (1, CGRect(x: 47, y: 5, width: 5, height: 50)),
      (0, CGRect(x: 0, y: 5, width: 5, height: 50)),
      (5, CGRect(x: 0, y: 59, width: 5, height: 50)),
      (9, CGRect(x: 188, y: 59, width: 5, height: 50)),
    ])
  func `A gap is as wide as the grid's`(item: Int, expected: CGRect) throws {
    try expectEqual(example([9]).gap(beforeItem: item, section: 0)?.frame, expected)
    try expectNil(example([9]).gap(beforeItem: 10, section: 0))
  }

  @Test func `Behind the last item of a section is its own place`() throws {
    let grid = try example([2, 3])
    expectEqual(grid.dropPosition(at: CGPoint(x: 93, y: 20)), .before(item: 2, section: 0))
    expectEqual(grid.dropPosition(at: CGPoint(x: 100, y: 20)), .before(item: 0, section: 1))
    expectEqual(grid.gap(beforeItem: 2, section: 0)?.frame.minX, 94)
    expectEqual(grid.gap(beforeItem: 0, section: 1)?.frame.maxX, 99)
  }

  @Test func `An empty grid takes the first item`() throws {
    try expectEqual(
      example([0]).dropPosition(at: CGPoint(x: 9, y: 9)), .before(item: 0, section: 0))
    try expectNil(example([]).dropPosition(at: .zero))
    try expectEqual(example([0]).gap(beforeItem: 0, section: 0)?.frame.minX, 0)
  }

  @Test func `Every point has a place, and gaps have their own`() throws {
    for seed in 0..<300 as Range<UInt64> {
      var generator = SplitMix64(seed: seed)
      var specification = GridSpecification(
        itemCounts: (0...generator.next(below: 3)).map { _ in generator.next(below: 8) },
        in: CGSize(width: 200, height: 150))
      specification.minimumSize = CGSize(width: 30 + generator.next(below: 40), height: 30)
      specification.maximumSize = CGSize(width: 80, height: 60)
      specification.interitemSpacing = CGFloat(generator.next(below: 9))
      specification.lineSpacing = CGFloat(generator.next(below: 9))
      specification.maximumRows = generator.next(below: 3)
      let grid = try SolvedGridLayout(specification)
      for _ in 0..<40 {
        let point = CGPoint(
          x: CGFloat(generator.next(below: 260)) - 30,
          y: CGFloat(generator.next(below: 260)) - 30)
        switch grid.dropPosition(at: point) {
        case .on(let item, let section):
          let frame = try #require(grid.cell(item: item, section: section)).frame
          expect(frame.contains(point), "seed \(seed) at \(point)")
        case .before(let item, let section):
          expectAtMost(item, specification.itemCounts[section], "seed \(seed) at \(point)")
          expectNotNil(grid.gap(beforeItem: item, section: section), "seed \(seed)")
        case nil: Issue.record("seed \(seed): nothing at \(point)")
        }
      }
    }
  }
}
