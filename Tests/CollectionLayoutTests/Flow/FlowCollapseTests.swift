// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Expectations
import Foundation
import Geometry
import SeededRandom
import Testing

/// Appkit rule MC-1: a collapsed section is one row.
@Suite("Flow: collapsed sections")
struct FlowCollapseTests {
  /// Examples W 25 and W 26 of the AppKit rules.
  private func example(collapsed: Set<Int>) throws -> SolvedFlowLayout {
    var sections = FlowSections([10, 4], each: CGSize(width: 100, height: 80))
    sections.fixture.size = CGSize(width: 400, height: 300)
    sections.lineSpacing = 12
    sections.header = 24
    sections.insets = { _ in UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20) }
    var specification = sections.specification
    for section in collapsed { specification.sections[section].isCollapsed = true }
    return try SolvedFlowLayout(specification)
  }

  private func viewport(_ layout: SolvedFlowLayout, offset: CGFloat) -> Viewport {
    Viewport(
      visibleRect: CGRect(origin: .zero, size: layout.specification.containerSize),
      orthogonalOffsets: [0: offset])
  }

  @Test func `W 25: expanded, the items stand in lines`() throws {
    let layout = try example(collapsed: [])
    expectEqual(layout.frames()[0...3].map(\.minX), [20, 150, 280, 20])
    expectEqual(layout.frames().map(\.minY), [34, 34, 34, 126, 126, 126, 218, 218, 218, 310])
    expectEqual(layout.frames(1)[0].minY, 434)
    expectEqual(layout.frames(1)[3].minY, 526)
    expectEqual(layout.contentSize.height, 616)
    expectNil(layout.collapsedArea(ofSection: 0))
  }

  @Test func `W 26: collapsed, they stand in a row that scrolls`() throws {
    let layout = try example(collapsed: [0])
    expectEqual(layout.frames().map(\.minX), (0..<10).map { 20 + 110 * CGFloat($0) })
    expectAll(
      layout.frames(), where: { $0.minY == 34 && $0.size == CGSize(width: 100, height: 80) })
    expectEqual(layout.cell(item: 0, section: 0)?.isInOrthogonalSection, true)
    expectEqual(layout.cell(item: 0, section: 1)?.isInOrthogonalSection, false)
    expectEqual(layout.frames(1).map(\.minY), [158, 158, 158, 250])
    expectEqual(layout.contentSize, CGSize(width: 400, height: 340))
    let area = try #require(layout.collapsedArea(ofSection: 0))
    expectEqual(area.frame, CGRect(x: 0, y: 34, width: 400, height: 80))
    expectEqual(area.contentLength, 1130)
    expectEqual(area.offsetRange, 0...730)
    // Not on an item, and on from there when it is thrown.
    expectEqual(area.restingOffset(333, 0, 0), 333)
    expectEqual(area.restingOffset(100, 1, 0), 599)
    expectEqual(area.restingOffset(700, 1, 0), 730)
  }

  @Test func `What is found in a row follows its offset`() throws {
    let layout = try example(collapsed: [0])
    func items(_ offset: CGFloat) -> [Int] {
      layout.elements(
        in: CGRect(x: 0, y: 40, width: 400, height: 10), viewport: viewport(layout, offset: offset)
      ).map(\.identity.index)
    }
    expectEqual(items(0), [0, 1, 2, 3])
    expectEqual(items(100), [0, 1, 2, 3, 4])
    expectEqual(items(730), [6, 7, 8, 9])
  }

  @Test func `A section fits in one line, or does not`() throws {
    let layout = try example(collapsed: [])
    expect(!layout.isOneLine(section: 0))
    var specification = layout.specification
    specification.sections[1].items = FlowItemSizes(
      count: 3, each: CGSize(width: 100, height: 80))
    let short = try SolvedFlowLayout(specification)
    expect(short.isOneLine(section: 1))
    expect(short.isOneLine(section: 2))
  }

  @Test func `A row of ten million items costs what one of ten does`() throws {
    var specification = FlowSections([10], each: CGSize(width: 50, height: 40)).specification
    specification.sections[0].isCollapsed = true
    let small = try OperationCounters.counting { try SolvedFlowLayout(specification) }.cost
    specification.sections[0].items = FlowItemSizes(
      count: 10_000_000, each: CGSize(width: 50, height: 40))
    let (large, solving) = try OperationCounters.counting { try SolvedFlowLayout(specification) }
    expectEqual(solving, small)
    expectEqual(large.contentSize.height, 40)
    let (found, work) = OperationCounters.counting {
      large.elements(
        in: CGRect(x: 0, y: 0, width: 320, height: 480), viewport: viewport(large, offset: 3e8))
    }
    expectEqual(found.first?.identity.index, 5_000_000)
    expectEqual(found.count, 6)
    expectAtMost(work.elementsVisited, 8)
  }

  @Test func `The order of measuring moves no item by a bit`() throws {
    var sections = FlowSections([400], each: CGSize(width: 50, height: 50))
    sections.estimation = .each
    // Thirds of a point, whose sums depend on their order.
    sections.fixture.scale = 3
    var specification = sections.specification
    specification.roundsOrigins = false
    specification.sections[0].isCollapsed = true
    func positions(_ items: [Int]) throws -> [CGFloat] {
      var layout = try SolvedFlowLayout(specification)
      for item in items {
        layout.setMeasuredSize(
          CGSize(width: 20 + CGFloat(item * item % 101) / 3, height: 50),
          of: .cell(item: item, section: 0))
      }
      return layout.columns()
    }
    let items = Array(0..<400)
    let expected = try positions(items)
    try expectEqual(positions(items.reversed()), expected)
    var random = SplitMix64(seed: 1)
    for _ in 0..<3 { try expectEqual(positions(items.shuffled(using: &random)), expected) }
  }

  @Test("Items of any sizes stand behind each other", arguments: 0..<60 as Range<UInt64>)
  func row(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let count = Int.random(in: 0...40, using: &random)
    let isEqual = Bool.random(using: &random)
    let sizes = (0..<count).map { _ in
      isEqual
        ? CGSize(width: 40, height: 30)
        : CGSize(
          width: CGFloat.random(in: 0...90, using: &random),
          height: CGFloat.random(in: 1...60, using: &random))
    }
    var sections = FlowSections([count]) { item, _ in count > 0 ? sizes[item] : .zero }
    sections.interitemSpacing = CGFloat.random(in: -5...20, using: &random)
    sections.insets = { _ in UIEdgeInsets(top: 3, left: 7, bottom: 4, right: 5) }
    sections.estimation = .each
    var specification = sections.specification
    specification.roundsOrigins = false
    specification.sections[0].isCollapsed = true
    var layout = try SolvedFlowLayout(specification)

    var expected = sizes
    for _ in 0..<(count > 0 ? 5 : 0) {
      let item = Int.random(in: 0..<count, using: &random)
      let size = CGSize(
        width: CGFloat(Int.random(in: 0...120, using: &random)),
        height: CGFloat(Int.random(in: 1...90, using: &random)))
      layout.setMeasuredSize(size, of: .cell(item: item, section: 0))
      expected[item] = size
    }
    let height = expected.map(\.height).max() ?? 0
    var x: CGFloat = 7
    for item in 0..<count {
      let frame = try #require(layout.cell(item: item, section: 0)?.frame)
      expect(abs(frame.minX - x) < 0.001 && frame.size == expected[item])
      expectNear(frame.midY, 3 + height / 2, within: 0.001)
      x += expected[item].width + sections.interitemSpacing
    }
    expectNear(layout.contentSize.height, 7 + height, within: 0.001)
    guard count > 0 else { return }
    // What a query finds is what a search of all finds.
    for offset in [0, 55.5, 300] as [CGFloat] {
      let rect = CGRect(x: 10, y: 0, width: 60, height: 200)
      let found = layout.elements(in: rect, viewport: viewport(layout, offset: offset))
        .map(\.identity.index)
      let all = (0..<count).filter { item in
        guard let frame = layout.cell(item: item, section: 0)?.frame else { return false }
        let shown = frame.offsetBy(dx: -offset, dy: 0)
        return shown.minX < rect.maxX && shown.maxX > rect.minX && frame.maxY > 0
          && (shown.width > 0 || (shown.minX > rect.minX && shown.minX < rect.maxX))
      }
      expect(
        Set(found).isSubset(of: all) && found.count >= all.filter { expected[$0].width > 0 }.count)
    }
  }
}
