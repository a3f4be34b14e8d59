// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry
import RandomHistories
import SeededRandom
import Testing

/// What holds for elements that are placed by others (behaviour, Appendix A).
extension InvariantTests {
  // Invariant 13.
  @Test func `A pinned header stays between its place and the end of its body`() throws {
    try forEachSeed(HistorySeeds(usualCount: 1000).seeds) { _, random in
      let height = CGFloat(Int.random(in: 1...120, using: &random)) / 2
      let header = boundary(.fractionalWidth(1), .absolute(height), .top)
      header.pinToVisibleBounds = true
      let groupHeight = CGFloat(Int.random(in: 1...60, using: &random))
      let footerHeight = CGFloat(Int.random(in: 0...40, using: &random))
      let described = section(
        horizontal(
          .fractionalWidth(1), .absolute(groupHeight),
          [slot(.fractionalWidth(0.5), .fractionalHeight(1))]),
        insets: insets(3, 0, CGFloat(Int.random(in: 0...20, using: &random)), 0)
      ).with(
        header, boundary(.fractionalWidth(1), .absolute(footerHeight), .bottom, kind: "footer"))
      let counts = (0..<3).map { _ in Int.random(in: 0...20, using: &random) }
      let layout = try Fixture().solve(described, counts: counts)
      for index in 0..<3 {
        let far = layout.element("header", index, scrolled: CGPoint(x: 0, y: -1e6))
        let natural = try #require(far?.frame.minY)
        let limit = layout.solved.sectionFrame(index).maxY - footerHeight - height
        for _ in 0..<4 {
          let offset = CGFloat.random(in: -100...layout.contentSize.height, using: &random)
          let pinned = try #require(
            layout.element("header", index, scrolled: CGPoint(x: 0, y: offset)))
          if natural <= limit,
            !(natural - 0.5...limit + 0.5).contains(pinned.frame.minY)
          {
            return Offence(
              pinned, expected: "from \(natural) to \(limit), scrolled to \(offset)")
          }
        }
      }
      return nil
    }
  }

  // Invariant 14.
  @Test func `A badge without an item anchor lies inside its item`() throws {
    try forEachSeed(HistorySeeds(usualCount: 1000).seeds) { _, random in
      func points(_ limit: CGFloat) -> CGFloat { CGFloat.random(in: 0...limit, using: &random) }
      let (width, height) = (points(150) + 1, points(90) + 1)
      let badge = size(.absolute(points(width)), .absolute(points(height)))
      let edges = NSDirectionalRectEdge(rawValue: UInt.random(in: 0...15, using: &random))
      let item = badged(.absolute(width), .absolute(height), badge: badge, edges: edges)
      let layout = try solve(
        section(
          horizontal(.fractionalWidth(1), .absolute(100), [item]),
          insets: insets(points(20), points(20), 0, 0)),
        count: 5)
      return try firstOutside(layout, tolerance: 0.5)
    }
  }

  // Invariant 14.
  @Test func `A badge lies inside of an item with insets`() throws {
    try forEachSeed(LayoutFamily.unusual.seeds) { seed, _ in
      var generator = LayoutGenerator(seed: seed)
      let badge = size(.fractionalWidth(0.3), .absolute(generator.random.halves(40)))
      let edges: [NSDirectionalRectEdge] = [
        .top, .leading, .bottom, .trailing, [.top, .trailing], [.bottom, .leading], [],
      ]
      let item = badged(
        .fractionalWidth(1 / 3), .absolute(61), badge: badge, edges: generator.random.pick(edges))
      item.contentInsets = generator.insets(6)
      let layout = try solve(horizontal(.fractionalWidth(1), .absolute(61), [item]), count: 3)
      // Half a pixel.
      return try firstOutside(layout, tolerance: 0.25)
    }
  }

  private func badged(
    _ width: Dimension, _ height: Dimension, badge: NSCollectionLayoutSize,
    edges: NSDirectionalRectEdge
  ) -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(
      layoutSize: size(width, height),
      supplementaryItems: [
        NSCollectionLayoutSupplementaryItem(
          layoutSize: badge, elementKind: "badge",
          containerAnchor: NSCollectionLayoutAnchor(edges: edges))
      ])
  }

  private func firstOutside(_ layout: TestLayout, tolerance: CGFloat) throws -> Offence? {
    for index in 0..<layout.counts[0] {
      let cell = try #require(layout.cell(index)?.frame)
      let badge = try #require(
        layout.solved.supplementary(
          kind: "badge", section: 0, index: index, viewport: layout.viewport()))
      if !cell.holds(badge.frame, tolerance: tolerance) {
        return Offence(badge, expected: "inside of \(cell.compactDescription)")
      }
    }
    return nil
  }
}
