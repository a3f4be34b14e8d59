// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import SeededRandom
import Testing

@testable import CollectionLayout

/// Appkit rules MX-3, MX-4 and MZ-10, examples W 34 and W 35.
@Suite("Dropping in flow layouts")
struct FlowDropTests {
  /// W 21: 60 × 40 items, 300 wide, sections of 7 and 3.
  private func example(
    _ counts: [Int] = [7, 3], axis: LayoutAxis = .vertical, header: CGFloat = 0
  ) throws -> SolvedFlowLayout {
    let size = CGSize(axis, along: 40, across: 60)
    var specification = FlowSpecification(
      counts.map { count in
        var section = FlowSectionSpecification(FlowItemSizes(count: count, each: size))
        section.insets =
          axis == .vertical
          ? UIEdgeInsets(top: 2, left: 4, bottom: 2, right: 4)
          : UIEdgeInsets(top: 4, left: 2, bottom: 4, right: 2)
        section.interitemSpacing = 6
        section.lineSpacing = 8
        section.headerLength = header
        return section
      }, in: CGSize(axis, along: 150, across: 300), scrollDirection: axis,
      pixelGrid: PixelGrid(scale: 2))
    specification.roundsOrigins = false
    return try SolvedFlowLayout(specification)
  }

  @Test(
    arguments: [
      (CGPoint(x: 111, y: 20), DropPosition.on(item: 1, section: 0)),
      (CGPoint(x: 84, y: 20), .before(item: 1, section: 0)),
      (CGPoint(x: 140, y: 20), .before(item: 2, section: 0)),
      (CGPoint(x: 150, y: 20), .before(item: 2, section: 0)),
      (CGPoint(x: 150, y: 46), .before(item: 4, section: 0)),
    ])
  func `The middle of an item is the item, its sides are gaps`(
    point: CGPoint, expected: DropPosition
  ) throws {
    try expectEqual(example().dropPosition(at: point), expected)
    let transposed = CGPoint(x: point.y, y: point.x)
    try expectEqual(example(axis: .horizontal).dropPosition(at: transposed), expected)
  }

  @Test(
    arguments: [
      // Left of the first of a line, right of the last.
      (CGPoint(x: 1, y: 20), DropPosition.before(item: 0, section: 0)),
      (CGPoint(x: 1, y: 70), .before(item: 4, section: 0)),
      (CGPoint(x: 299, y: 20), .before(item: 4, section: 0)),
      (CGPoint(x: 280, y: 70), .before(item: 7, section: 0)),
      // Above all, below a section, above the next, below all.
      (CGPoint(x: 200, y: -5), .before(item: 0, section: 0)),
      (CGPoint(x: 20, y: 91), .before(item: 7, section: 0)),
      (CGPoint(x: 200, y: 93), .before(item: 0, section: 1)),
      (CGPoint(x: 20, y: 400), .before(item: 3, section: 1)),
      // Exactly as near to the middle as to an edge.
      (CGPoint(x: 19, y: 20), .before(item: 0, section: 0)),
      (CGPoint(x: 49, y: 20), .before(item: 1, section: 0)),
      (CGPoint(x: 20, y: 20), .on(item: 0, section: 0)),
    ])
  func `Beside lines and sections there are places, too`(
    point: CGPoint, expected: DropPosition
  ) throws {
    try expectEqual(example().dropPosition(at: point), expected)
  }

  @Test(
    arguments: [
      (1, CGRect(x: 64, y: 2, width: 17.333, height: 40)),
      (0, CGRect(x: 0, y: 2, width: 4, height: 40)),
      (4, CGRect(x: 0, y: 50, width: 4, height: 40)),
      (7, CGRect(x: 218.667, y: 50, width: 17.333, height: 40)),
    ])
  func `A gap reaches to the item before, and at the ends is one gap wide`(
    item: Int, expected: CGRect
  ) throws {
    let gap = try #require(try example().gap(beforeItem: item, section: 0))
    expectEqual(gap.axis, .horizontal)
    for (found, wanted) in [
      (gap.frame.minX, expected.minX), (gap.frame.minY, expected.minY),
      (gap.frame.width, expected.width), (gap.frame.height, expected.height),
    ] {
      expectNear(found, wanted, within: 0.001, "\(gap.frame)")
    }
  }

  @Test func `Behind a full line the gap ends at the container`() throws {
    let gap = try #require(try example([4]).gap(beforeItem: 4, section: 0))
    expectNear(gap.frame.minX, 296, within: 0.001)
    expectNear(gap.frame.maxX, 300, within: 0.001)
  }

  @Test func `There are no gaps outside the data`() throws {
    let layout = try example()
    expectNil(layout.gap(beforeItem: 8, section: 0))
    expectNil(layout.gap(beforeItem: -1, section: 0))
    expectNil(layout.gap(beforeItem: 0, section: 2))
    expectNil(layout.dropPosition(at: CGPoint(x: CGFloat.nan, y: 0)))
    try expectNil(example([]).dropPosition(at: .zero))
  }

  @Test func `An empty section takes the first item where it would be`() throws {
    let layout = try example([0, 2, 0], header: 20)
    expectEqual(layout.dropPosition(at: CGPoint(x: 100, y: 10)), .before(item: 0, section: 0))
    expectEqual(layout.dropPosition(at: CGPoint(x: 100, y: 500)), .before(item: 0, section: 2))
    let gap = try #require(layout.gap(beforeItem: 0, section: 0))
    expectEqual(gap.frame, CGRect(x: 0, y: 22, width: 4, height: 40))
    try expectEqual(example([0, 0]).dropPosition(at: .zero), .before(item: 0, section: 0))
    try expectEqual(
      example([0, 0]).dropPosition(at: CGPoint(x: 0, y: 5)), .before(item: 0, section: 1))
  }

  @Test func `In a line of unequal heights there is nothing to drop onto above a low item`() throws
  {
    var section = FlowSectionSpecification(
      FlowItemSizes(count: 2, first: CGSize(width: 100, height: 80)) {
        CGSize(width: $0 == 0 ? 100 : 60, height: $0 == 0 ? 80 : 20)
      })
    section.interitemSpacing = 10
    let layout = try SolvedFlowLayout(
      FlowSpecification(
        [section], in: CGSize(width: 300, height: 300), pixelGrid: PixelGrid(scale: 1)))
    expectEqual(layout.dropPosition(at: CGPoint(x: 145, y: 40)), .on(item: 1, section: 0))
    expectEqual(layout.dropPosition(at: CGPoint(x: 138, y: 10)), .before(item: 1, section: 0))
    expectEqual(layout.dropPosition(at: CGPoint(x: 142, y: 70)), .before(item: 2, section: 0))
  }

  /// W 26: the items of a section in one row.
  @Test func `A collapsed section is dropped into along its row`() throws {
    var section = FlowSectionSpecification(
      FlowItemSizes(count: 10, each: CGSize(width: 100, height: 80)))
    section.insets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
    section.interitemSpacing = 10
    section.headerLength = 24
    section.isCollapsed = true
    let layout = try SolvedFlowLayout(
      FlowSpecification(
        [section], in: CGSize(width: 400, height: 300), pixelGrid: PixelGrid(scale: 2)))
    expectEqual(layout.dropPosition(at: CGPoint(x: 180, y: 70)), .on(item: 1, section: 0))
    expectEqual(layout.dropPosition(at: CGPoint(x: 125, y: 70)), .before(item: 1, section: 0))
    expectEqual(layout.dropPosition(at: CGPoint(x: 1109, y: 70)), .before(item: 10, section: 0))
    for (item, x) in [(1, 120), (10, 1110)] {
      expectEqual(
        layout.gap(beforeItem: item, section: 0)?.frame, CGRect(x: x, y: 34, width: 10, height: 80))
    }
  }

  // MARK: Over random layouts

  /// A random layout of equal or unequal items.
  private func random(_ generator: inout SplitMix64) throws -> SolvedFlowLayout {
    let axis = generator.pick(LayoutAxis.allCases)
    let isUniform = generator.once(in: 2)
    let sections = (0...generator.next(below: 3)).map { _ in
      let sizes = (0..<8).map { _ in
        CGSize(
          width: CGFloat(20 + generator.next(below: 60)),
          height: CGFloat(20 + generator.next(below: 60)))
      }
      let items = FlowItemSizes(count: generator.next(below: 9), first: sizes[0]) {
        isUniform ? sizes[0] : sizes[$0 % 8]
      }
      var section = FlowSectionSpecification(items)
      func length(_ bound: Int) -> CGFloat { CGFloat(generator.next(below: bound)) }
      section.insets = UIEdgeInsets(
        top: length(12), left: length(12), bottom: length(12), right: length(12))
      section.interitemSpacing = length(12)
      section.lineSpacing = length(12)
      section.headerLength = length(3) * 10
      section.footerLength = length(3) * 10
      return section
    }
    var specification = FlowSpecification(
      sections, in: CGSize(width: 200, height: 200), scrollDirection: axis,
      pixelGrid: PixelGrid(scale: 2))
    specification.roundsOrigins = false
    return try SolvedFlowLayout(specification)
  }

  private func forEachPoint(
    _ body: (SolvedFlowLayout, CGPoint, _ seed: UInt64) throws -> Void
  ) throws {
    for seed in 0..<300 as Range<UInt64> {
      var generator = SplitMix64(seed: seed)
      let layout = try random(&generator)
      for _ in 0..<40 {
        let size = layout.contentSize
        let point = CGPoint(
          x: CGFloat(generator.next(below: Int(size.width) + 40)) - 20 + 0.25,
          y: CGFloat(generator.next(below: Int(size.height) + 40)) - 20 + 0.25)
        try body(layout, point, seed)
      }
    }
  }

  @Test func `Every point has a place among the data`() throws {
    try forEachPoint { layout, point, seed in
      let counts = layout.specification.sections.map(\.items.count)
      switch layout.dropPosition(at: point) {
      case .on(let item, let section): expectLess(item, counts[section], "seed \(seed)")
      case .before(let item, let section):
        expectAtMost(item, counts[section], "seed \(seed)")
        if counts[section] > 0 {
          expectNotNil(layout.gap(beforeItem: item, section: section), "seed \(seed)")
        }
      case nil: Issue.record("seed \(seed): nothing at \(point)")
      }
    }
  }

  @Test func `What is dropped onto an item is dropped inside its frame`() throws {
    try forEachPoint { layout, point, seed in
      let axis = layout.specification.scrollDirection.cross
      let hit = layout.cell(at: point)
      if case .on(let item, let section) = layout.dropPosition(at: point) {
        expectEqual(hit?.identity, .cell(item: item, section: section), "seed \(seed) at \(point)")
      } else if let frame = hit?.frame {
        let middle = frame.origin[axis] + frame.size[axis] / 2
        expectAtLeast(
          abs(point[axis] - middle), frame.size[axis] / 4 - 1e-6, "seed \(seed) at \(point)")
      }
    }
  }

  @Test func `A point in a gap is dropped there`() throws {
    try forEachPoint { layout, _, seed in
      for (section, specification) in layout.specification.sections.enumerated() {
        for item in 0...specification.items.count where specification.items.count > 0 {
          guard let gap = layout.gap(beforeItem: item, section: section),
            gap.frame.width > 0, gap.frame.height > 0
          else { continue }
          let middle = CGPoint(x: gap.frame.midX, y: gap.frame.midY)
          // The gap behind the last item of a line is that in front of the next line.
          expectEqual(
            layout.dropPosition(at: middle), .before(item: item, section: section),
            "seed \(seed), before \(section).\(item)")
        }
      }
    }
  }
}
