// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry
import RandomHistories
import SeededRandom
import Testing

@Suite("Compared with laying out item by item")
struct NaiveLayoutTests {
  private static let seeds = HistorySeeds(usualCount: 1500).seeds

  @Test func `All cells are where the rules put them`() throws {
    try forEachSeed(Self.seeds) { seed, _ in
      let naive = NaiveLayout(seed: seed)
      let layout = try naive.solve().solved
      let (cells, length) = naive.solved
      guard length >= 0 else {
        let height = layout.contentSize.height
        return height == 0 ? nil : Offence("the content", found: "\(height)", expected: "0")
      }
      for (cell, frame) in zip(layout.cells, cells.map(\.frame))
      where cell.frame.compactDescription != frame.compactDescription {
        return Offence(cell, expected: frame.compactDescription)
      }
      return .unlessClose(
        CGFloat(layout.cells.count), CGFloat(cells.count), "the number of cells")
        ?? .unlessClose(layout.contentSize.height, length, "the content")
    }
  }

  // Invariant 8.
  @Test func `A line holds as many items as fit`() throws {
    try forEachSeed(Self.seeds) { seed, _ in
      let naive = NaiveLayout(seed: seed)
      let cells = try naive.solve().cells()
      let number = cells.prefix { cells.first.map(naive.lineStart) == naive.lineStart($0) }.count
      guard number > 0, number < naive.count, naive.solved.length >= 0 else { return nil }
      let fits = naive.total(naive.perGroup) <= naive.length + 1e-6
      let next = naive.perGroup + 1
      let isMaximal =
        fits && (naive.total(next) > naive.length || naive.stops(before: next))
        && (naive.axis == .vertical || number == naive.perGroup)
      return isMaximal
        ? nil
        : Offence(
          "the first line, \(naive.length) long", found: "of \(number) items",
          expected: "\(naive.perGroup), which are \(naive.total(naive.perGroup)) long")
    }
  }

  @Test func `A rectangle finds the cells of the groups that it meets`() throws {
    try forEachSeed(Self.seeds) { seed, random in
      let naive = NaiveLayout(seed: seed)
      let layout = try naive.solve()
      let (cells, length) = naive.solved
      guard length > 0 else {
        return layout.everything.first.map { Offence($0, expected: "none") }
      }
      for _ in 0..<4 {
        let rect = random.rect(in: layout.contentSize)
        let low = max(0, rect.minY)
        let high = min(rect.maxY, layout.contentSize.height)
        let isInside =
          max(0, rect.minX) < min(rect.maxX, naive.container.width) && low < high
        let expected = cells.indices.filter {
          isInside && cells[$0].group.lowerBound < high && cells[$0].group.upperBound > low
            && cells[$0].group.lowerBound < cells[$0].group.upperBound
        }
        let found = layout.items(in: rect)
        if found != expected {
          return Offence(
            "what is in \(rect.compactDescription)", found: "\(found)", expected: "\(expected)")
        }
      }
      return nil
    }
  }
}

extension NaiveLayout {
  /// Where the line of a frame begins.
  fileprivate func lineStart(_ frame: CGRect) -> CGFloat {
    axis == .horizontal ? frame.minY : frame.minX
  }
}
