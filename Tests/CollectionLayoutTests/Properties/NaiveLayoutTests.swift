// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry
import SeededRandom
import Testing

@Suite("Compared with laying out item by item")
struct NaiveLayoutTests {
  private func forEachSection(
    _ seeds: Range<UInt64> = 0..<1500, sourceLocation: SourceLocation = #_sourceLocation,
    _ check: (_ seed: UInt64, _ naive: NaiveLayout, _ layout: TestLayout) -> Bool
  ) throws {
    for seed in seeds {
      let naive = NaiveLayout(seed: seed)
      let holds = check(seed, naive, try naive.solve())
      #expect(holds, "seed \(seed)", sourceLocation: sourceLocation)
      if !holds { return }
    }
  }

  @Test func `All cells are where the rules put them`() throws {
    try forEachSection { _, naive, layout in
      let (cells, length) = naive.solved
      guard length >= 0 else { return layout.contentSize.height == 0 }
      return layout.cells().map(\.compactDescription) == cells.map(\.frame.compactDescription)
        && abs(layout.contentSize.height - length) < 1e-6
    }
  }

  // Invariant 8.
  @Test func `A line holds as many items as fit`() throws {
    try forEachSection(0..<1500) { _, naive, layout in
      let number = layout.cells().prefix {
        layout.cells().first.map(naive.lineStart) == naive.lineStart($0)
      }.count
      guard number > 0, number < naive.count, naive.solved.length >= 0 else { return true }
      let fits = naive.total(naive.perGroup) <= naive.length + 1e-6
      let next = naive.perGroup + 1
      return fits && (naive.total(next) > naive.length || naive.stops(before: next))
        && (naive.axis == .vertical || number == naive.perGroup)
    }
  }

  @Test func `A rectangle finds the cells of the groups that it meets`() throws {
    try forEachSection { seed, naive, layout in
      let (cells, length) = naive.solved
      guard length > 0 else { return layout.everything.isEmpty }
      var random = SplitMix64(seed: seed)
      return (0..<4).allSatisfy { _ in
        let rect = layout.randomRect(using: &random)
        let low = max(0, rect.minY)
        let high = min(rect.maxY, layout.contentSize.height)
        let isInside =
          max(0, rect.minX) < min(rect.maxX, naive.container.width) && low < high
        let expected = cells.indices.filter {
          isInside && cells[$0].group.lowerBound < high && cells[$0].group.upperBound > low
            && cells[$0].group.lowerBound < cells[$0].group.upperBound
        }
        return layout.items(in: rect) == expected
      }
    }
  }
}

extension NaiveLayout {
  /// Where the line of a frame begins.
  fileprivate func lineStart(_ frame: CGRect) -> CGFloat {
    axis == .horizontal ? frame.minY : frame.minX
  }
}
