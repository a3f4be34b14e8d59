// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import SeededRandom
import Testing

@testable import CollectionLayout

/// Appkit rules MG-1 to MG-5 and MZ-5, over seeded random grids.
@Suite("Grids of the Mac")
struct GridTests {
  private func random(_ generator: inout SplitMix64) -> GridSpecification {
    func length(_ range: ClosedRange<Int>) -> CGFloat {
      CGFloat(Int.random(in: range, using: &generator))
    }
    let counts = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
      Int.random(in: 0...9, using: &generator)
    }
    var result = GridSpecification(
      itemCounts: counts, in: CGSize(width: length(0...300), height: length(0...300)))
    result.margins = UIEdgeInsets(
      top: length(0...20), left: length(0...20), bottom: length(0...20), right: length(0...20))
    result.interitemSpacing = length(0...10)
    result.lineSpacing = length(0...10)
    result.maximumRows =
      Bool.random(using: &generator) ? 0 : Int.random(in: 1...4, using: &generator)
    result.maximumColumns =
      Bool.random(using: &generator) ? 0 : Int.random(in: 1...4, using: &generator)
    result.minimumSize = CGSize(width: length(0...80), height: length(0...80))
    result.maximumSize = CGSize(width: length(0...80), height: length(0...80))
    return result
  }

  @Test func `Items follow each other in rows, inside the contents`() throws {
    for seed in 0..<400 {
      var generator = SplitMix64(seed: UInt64(seed))
      let specification = random(&generator)
      let grid = try SolvedGridLayout(specification)
      let gap =
        specification.maximumRows > 0
        ? CGSize(width: specification.lineSpacing, height: specification.interitemSpacing)
        : CGSize(width: specification.interitemSpacing, height: specification.lineSpacing)
      let content = CGRect(origin: .zero, size: grid.contentSize).insetBy(dx: -1e-6, dy: -1e-6)
      var position = 0
      for (section, count) in specification.itemCounts.enumerated() {
        for item in 0..<count {
          let frame = try #require(grid.cell(item: item, section: section)).frame
          let (column, row) = (position % grid.columns, position / grid.columns)
          let x = specification.margins.left + CGFloat(column) * (grid.itemSize.width + gap.width)
          let y = specification.margins.top + CGFloat(row) * (grid.itemSize.height + gap.height)
          expect(abs(frame.minX - x) < 1e-6 && abs(frame.minY - y) < 1e-6, "seed \(seed)")
          expectLess(row, grid.rows, "seed \(seed)")
          expect(content.contains(frame), "seed \(seed)")
          position += 1
        }
        expectNil(grid.cell(item: count, section: section))
      }
      expectAtLeast(grid.itemSize.width, specification.minimumSize.width)
      expectAtLeast(grid.itemSize.height, specification.minimumSize.height)
    }
  }

  @Test func `A rectangle has the items that all items say`() throws {
    for seed in 0..<400 {
      var generator = SplitMix64(seed: UInt64(seed))
      let specification = random(&generator)
      let grid = try SolvedGridLayout(specification)
      let all = specification.itemCounts.enumerated().flatMap { section, count in
        (0..<count).compactMap { grid.cell(item: $0, section: section) }
      }
      for _ in 0..<5 {
        let rect = CGRect(
          x: CGFloat.random(in: -50...300, using: &generator),
          y: CGFloat.random(in: -50...300, using: &generator),
          width: CGFloat.random(in: 1...200, using: &generator),
          height: CGFloat.random(in: 1...200, using: &generator))
        let expected = all.filter {
          $0.frame.minX < rect.maxX && $0.frame.maxX > rect.minX && $0.frame.minY < rect.maxY
            && $0.frame.maxY > rect.minY
        }
        expectEqual(
          grid.elements(in: rect).map(\.identity), expected.map(\.identity), "seed \(seed)")
      }
    }
  }

  @Test func `Ten million items cost what ten cost`() throws {
    var specification = GridSpecification(
      itemCounts: [10_000_000], in: CGSize(width: 320, height: 480))
    specification.minimumSize = CGSize(width: 90, height: 60)
    let grid = try SolvedGridLayout(specification)
    expectEqual(grid.columns, 3)
    expectAtMost(grid.elements(in: CGRect(x: 0, y: 1e8, width: 320, height: 480)).count, 30)
    let last = try #require(grid.cell(item: 9_999_999, section: 0))
    expectEqual(last.frame.minY, CGFloat(3_333_333) * 60)
  }

  @Test func `Numbers that cannot be used are refused`() {
    var specification = GridSpecification(itemCounts: [1], in: CGSize(width: 10, height: 10))
    specification.minimumSize.width = .nan
    #expect(throws: GridError.self) { try SolvedGridLayout(specification) }
    specification.minimumSize.width = 10
    specification.maximumColumns = -3
    #expect(throws: GridError.negative("maximumNumberOfColumns", -3)) {
      try SolvedGridLayout(specification)
    }
  }
}
