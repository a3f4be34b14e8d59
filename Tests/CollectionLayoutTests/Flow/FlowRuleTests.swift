// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Expectations
import Foundation
import Geometry
import Testing

@Suite("Flow: rules")
struct FlowRuleTests {
  // Behaviour rules F-1, F-2.
  @Test func `An empty section still has header, insets and footer`() throws {
    var flow = FlowSections([0, 1], each: CGSize(width: 50, height: 50))
    flow.header = 20
    flow.footer = 15
    flow.insets = { _ in UIEdgeInsets(4, 30, 6, 30) }
    let layout = try flow.solve()
    expectEqual(layout.header(0)?.frame, CGRect(x: 0, y: 0, width: 320, height: 20))
    expectEqual(layout.footer(0)?.frame, CGRect(x: 0, y: 30, width: 320, height: 15))
    expectEqual(layout.header(1)?.frame.minY, 45)
    expectEqual(layout.rows(1), [69])
    expectEqual(layout.contentSize, CGSize(width: 320, height: 140))
  }

  // Behaviour rule F-6.
  @Test func `A last item leads its line only if two of it would fit`() throws {
    func last(_ width: CGFloat) throws -> CGFloat {
      try FlowSections([2]) { item, _ in
        CGSize(width: item == 0 ? 310 : width, height: 30)
      }.solve().columns()[1]
    }
    try expectEqual(last(155), 0)
    try expectEqual(last(156), 82)
  }

  // Behaviour rule F-6.
  @Test func `A single item on a line that is not the last is in the middle`() throws {
    let layout = try FlowSections([3]) { item, _ in
      CGSize(width: [100, 300, 20][item], height: 30)
    }.solve()
    expectEqual(layout.columns(), [110, 10, 0])
  }

  /// Items of a third of what two spacings of 5 leave: exactly as wide as the line, but for the last
  /// bits.
  private func thirds(of width: CGFloat) -> FlowSections {
    var flow = FlowSections([6], each: CGSize(width: (width - 10) / 3, height: 50))
    flow.fixture.size.width = width
    flow.interitemSpacing = 5
    return flow
  }

  // Behaviour rule F-3: measured on iOS.
  @Test(arguments: [(390, 2), (393, 2), (375, 3), (414, 3), (428, 3)])
  func `Lengths are added from the left, and what exceeds the line by a bit does not fit`(
    width: Int, number: Int
  ) throws {
    let flow = thirds(of: CGFloat(width))
    try expectEqual(flow.solve().rows().prefix(3).count { $0 == 0 }, number)
    // Items that are no grid are added in the same way.
    var mixed = flow
    mixed.counts = [7]
    let size = flow.size
    mixed.size = { item, section in item < 6 ? size(item, section) : CGSize(width: 20, height: 60) }
    try expectEqual(mixed.solve().rows().prefix(3).count { $0 == 0 }, number)
    // AppKit's layouts take all of them.
    var tolerant = flow.specification
    tolerant.lineRule = .tolerant
    try expectEqual(SolvedFlowLayout(tolerant).rows(), [0, 0, 0, 60, 60, 60])
  }

  // Behaviour rules F-4, F-5: measured on iOS.
  @Test func `A section whose items differ in height is no grid`() throws {
    func flow(isHorizontal: Bool) -> FlowSections {
      var flow = FlowSections([5]) { item, _ in
        let height: CGFloat = item == 1 ? 60 : 50
        return isHorizontal
          ? CGSize(width: height, height: 90) : CGSize(width: 90, height: height)
      }
      if isHorizontal { flow.fixture = Fixture(480, 320, direction: .horizontal) }
      return flow
    }
    let expected: [CGFloat] = [0, 115, 230, 0, 100]
    try expectEqual(flow(isHorizontal: false).solve().columns(), expected)
    try expectEqual(flow(isHorizontal: true).solve().rows(), expected)
    // Measured heights count like given ones.
    var measured = FlowSections([5], each: CGSize(width: 90, height: 50))
    measured.estimation = .each
    var layout = try measured.solve()
    expectEqual(layout.columns(), [0, 115, 230, 0, 115])
    layout.setMeasuredSize(CGSize(width: 90, height: 60), of: .cell(item: 1, section: 0))
    expectEqual(layout.columns(), expected)
    layout.setMeasuredSize(CGSize(width: 90, height: 50), of: .cell(item: 1, section: 0))
    expectEqual(layout.columns(), [0, 115, 230, 0, 115])
    // In AppKit's layouts lengths across decide (appkit rule MZ-4).
    var tolerant = flow(isHorizontal: false).specification
    tolerant.lineRule = .tolerant
    try expectEqual(SolvedFlowLayout(tolerant).columns(), [0, 115, 230, 0, 115])
  }

  // Behaviour rule F-12.
  @Test func `A horizontal layout fills columns from top to bottom`() throws {
    var flow = FlowSections([7], each: CGSize(width: 40, height: 100))
    flow.fixture = Fixture(480, 320, direction: .horizontal)
    flow.header = 30
    flow.insets = { _ in UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8) }
    let layout = try flow.solve()
    // 308 points: two of 100 and a gap of 108.
    expectEqual(layout.columns(), [36, 36, 86, 86, 136, 136, 186])
    expectEqual(layout.rows(), [5, 213, 5, 213, 5, 213, 5])
    expectEqual(layout.contentSize, CGSize(width: 234, height: 320))
    expectEqual(layout.header(0)?.frame, CGRect(x: 0, y: 0, width: 30, height: 320))
  }

  @Test func `In a horizontal layout items are in the middle of their column`() throws {
    var flow = FlowSections([3]) { item, _ in
      CGSize(width: [40, 60, 20][item], height: 100)
    }
    flow.fixture = Fixture(480, 320, direction: .horizontal)
    try expectEqual(flow.solve().columns(), [10, 0, 20])
  }

  private func pinned() throws -> SolvedFlowLayout {
    var flow = FlowSections([10, 10], each: CGSize(width: 320, height: 50))
    flow.header = 30
    flow.footer = 20
    flow.insets = { _ in UIEdgeInsets(4, 0, 6, 0) }
    flow.pinsHeaders = true
    flow.pinsFooters = true
    // A section: 30 + 4 + 590 + 6 + 20 = 650, its body ends at 630.
    return try flow.solve()
  }

  // Behaviour rules F-15, P-2.
  @Test func `A pinned header keeps to the top of what is visible`() throws {
    let layout = try pinned()
    for (top, y, zIndex) in [(0, 0, 10), (130, 130, 1024), (600, 600, 1024), (620, 600, 1024)] {
      let header = try #require(layout.header(0, from: CGFloat(top)))
      expectEqual(header.frame.minY, CGFloat(y))
      expectEqual(header.zIndex, zIndex)
    }
    expectEqual(layout.header(1, from: 620)?.frame.minY, 650)
    expectEqual(layout.header(0, from: -20)?.frame.minY, 0)
  }

  // Behaviour rules F-15, P-3.
  @Test func `A pinned footer keeps to the bottom of what is visible`() throws {
    let layout = try pinned()
    for (top, y) in [(0, 460), (100, 560), (170, 630), (300, 630)] {
      expectEqual(layout.footer(0, from: CGFloat(top))?.frame.minY, CGFloat(y))
    }
    // Never above the end of its own header.
    expectEqual(layout.footer(1, from: 300)?.frame.minY, 760)
    expectEqual(layout.footer(1, from: 200)?.frame.minY, 680)
    expectEqual(layout.footer(0, from: 300)?.zIndex, 10)
  }

  @Test func `A query finds a header where it is pinned`() throws {
    let layout = try pinned()
    let rect = CGRect(x: 0, y: 200, width: 320, height: 10)
    func kinds(_ visible: CGRect) -> [String?] {
      layout.elements(in: rect, viewport: Viewport(visibleRect: visible)).map(\.identity.kind)
    }
    expectContains(
      kinds(CGRect(x: 0, y: 190, width: 320, height: 480)), FlowSpecification.headerKind)
    expectLacks(kinds(CGRect(x: 0, y: 0, width: 320, height: 480)), FlowSpecification.headerKind)
  }

  // Behaviour rule F-22.
  @Test func `A section is a grid again when all are measured the same`() throws {
    var flow = FlowSections([5], each: CGSize(width: 50, height: 50))
    flow.estimation = .each
    var layout = try flow.solve()
    func measure(_ items: Range<Int>) {
      for item in items {
        layout.setMeasuredSize(CGSize(width: 100, height: 40), of: .cell(item: item, section: 0))
      }
    }
    measure(0..<1)
    // 100 and four of 50 do not fit beside each other: two lines, the first justified.
    expectEqual(layout.columns(), [0, 123.5, 196.5, 270, 0])
    measure(1..<5)
    expectEqual(layout.columns(), [0, 110, 220, 0, 110])
  }

  @Test func `Measured sizes are rounded up to pixels`() throws {
    var flow = FlowSections([2], each: CGSize(width: 50, height: 50))
    flow.estimation = .each
    var layout = try flow.solve()
    layout.setMeasuredSize(CGSize(width: 50.1, height: 49.6), of: .cell(item: 0, section: 0))
    expectEqual(layout.frames()[0].size, CGSize(width: 50.5, height: 50))
  }

  @Test func `Sizes are asked for once and stored only where they differ`() {
    var asked: [Int] = []
    let equal = FlowItemSizes(count: 4, first: CGSize(width: 5, height: 5)) { item in
      asked.append(item)
      return CGSize(width: 5, height: 5)
    }
    expectEqual(asked, [1, 2, 3])
    expectEqual(equal, FlowItemSizes(count: 4, each: CGSize(width: 5, height: 5)))
    let mixed = FlowItemSizes(count: 4, first: .zero) { CGSize(width: $0 / 2, height: 1) }
    expectEqual(
      mixed,
      FlowItemSizes(
        [0, 0, 1, 1].enumerated().map { CGSize(width: $1, height: $0 == 0 ? 0 : 1) }))
  }

  @Test func `Pinned headers get their current frames`() throws {
    var flow = FlowSections([40, 40], each: CGSize(width: 100, height: 100))
    (flow.header, flow.footer, flow.pinsHeaders) = (30, 20, true)
    let layout = try flow.solve()
    let pinned = layout.pinnedElements(viewport: layout.viewport(from: 500, 480))
    expectEqual(pinned.first?.frame.minY, 500)
    expectAll(pinned, where: { $0.identity.kind == FlowSpecification.headerKind })
    flow.pinsHeaders = false
    let still = try flow.solve()
    expectEmpty(still.pinnedElements(viewport: still.viewport(from: 500, 480)))
  }
}
