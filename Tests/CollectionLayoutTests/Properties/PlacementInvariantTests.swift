// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry
import SeededRandom
import Testing

@Suite("Invariants of pinning, badges and measuring")
struct PlacementInvariantTests {
  // Invariant 13.
  @Test func `A pinned header stays between its place and the end of its body`() throws {
    for seed in 0..<1000 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let height = CGFloat(Int.random(in: 1...120, using: &random)) / 2
      let header = boundary(.fractionalWidth(1), .absolute(height), .top)
      header.pinToVisibleBounds = true
      let footerHeight = CGFloat(Int.random(in: 0...40, using: &random))
      let described = section(
        horizontal(
          .fractionalWidth(1), .absolute(CGFloat(Int.random(in: 1...60, using: &random))),
          [slot(.fractionalWidth(0.5), .fractionalHeight(1))]),
        insets: insets(3, 0, CGFloat(Int.random(in: 0...20, using: &random)), 0)
      ).with(
        header, boundary(.fractionalWidth(1), .absolute(footerHeight), .bottom, kind: "footer"))
      let counts = (0..<3).map { _ in Int.random(in: 0...20, using: &random) }
      let layout = try Fixture().solve(described, counts: counts)
      for index in 0..<3 {
        let natural = layout.element("header", index, scrolled: CGPoint(x: 0, y: -1e6))
        let naturalY = try #require(natural?.frame.minY)
        let bodyEnd = layout.solved.sectionFrame(index).maxY - footerHeight
        for _ in 0..<4 {
          let offset = CGFloat.random(in: -100...layout.contentSize.height, using: &random)
          let pinned = layout.element("header", index, scrolled: CGPoint(x: 0, y: offset))
          let y = try #require(pinned?.frame.minY)
          let isBetween = y >= naturalY - 0.5 && y <= bodyEnd - height + 0.5
          #expect(naturalY > bodyEnd - height || isBetween, "seed \(seed), offset \(offset)")
        }
      }
    }
  }

  // Invariant 14.
  @Test func `A badge without an item anchor lies inside its item`() throws {
    for seed in 0..<1000 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      func points(_ limit: CGFloat) -> CGFloat {
        CGFloat.random(in: 0...limit, using: &random)
      }
      let (width, height) = (points(150) + 1, points(90) + 1)
      let badge = NSCollectionLayoutSupplementaryItem(
        layoutSize: size(.absolute(points(width)), .absolute(points(height))),
        elementKind: "badge",
        containerAnchor: NSCollectionLayoutAnchor(
          edges: NSDirectionalRectEdge(rawValue: UInt.random(in: 0...15, using: &random))))
      let item = NSCollectionLayoutItem(
        layoutSize: size(.absolute(width), .absolute(height)), supplementaryItems: [badge])
      let layout = try solve(
        section(
          horizontal(.fractionalWidth(1), .absolute(100), [item]),
          insets: insets(points(20), points(20), 0, 0)),
        count: 5)
      for index in 0..<5 {
        let cell = try #require(layout.cell(index)?.frame)
        let frame = try #require(layout.frame("badge", 0, index))
        #expect(cell.holds(frame, tolerance: 0.5), "seed \(seed)")
      }
    }
  }

  @Test func `The order of measuring does not matter`() throws {
    for seed in 0..<800 as Range<UInt64> {
      let blueprint = Blueprint(seed: seed)
      guard !blueprint.sections.contains(where: \.group.wrapsDifferentItems),
        var forwards = try? blueprint.solve()
      else { continue }
      var backwards = forwards
      var random = SplitMix64(seed: seed)
      let measured = forwards.everything.filter { $0.isWidthEstimated || $0.isHeightEstimated }
        .map { element in
          (
            element.identity,
            CGSize(
              width: .random(in: 10...200, using: &random),
              height: .random(in: 10...90, using: &random))
          )
        }
      for (identity, size) in measured { _ = forwards.solved.setMeasuredSize(size, of: identity) }
      for (identity, size) in measured.reversed() {
        _ = backwards.solved.setMeasuredSize(size, of: identity)
      }
      #expect(forwards.everything == backwards.everything, "seed \(seed)")
      let difference = forwards.contentSize.height - backwards.contentSize.height
      #expect(abs(difference) < 1e-6, "seed \(seed)")
    }
  }

  @Test func `A measured layout finds what asking for it alone gives`() throws {
    for seed in 0..<800 as Range<UInt64> {
      guard var layout = try? Blueprint(seed: seed).solve() else { continue }
      var random = SplitMix64(seed: seed)
      for element in layout.everything where element.isHeightEstimated || element.isWidthEstimated {
        _ = layout.solved.setMeasuredSize(
          CGSize(
            width: .random(in: 10...200, using: &random),
            height: .random(in: 10...90, using: &random)),
          of: element.identity)
      }
      let rect = layout.randomRect(using: &random)
      let viewport = layout.viewport()
      for element in layout.elements(in: rect) {
        #expect(
          layout.solved.element(element.identity, viewport: viewport) == element, "seed \(seed)")
        #expect(layout.isOnGrid(element.frame.minX), "seed \(seed)")
        #expect(layout.isOnGrid(element.frame.minY), "seed \(seed)")
      }
    }
  }
}
