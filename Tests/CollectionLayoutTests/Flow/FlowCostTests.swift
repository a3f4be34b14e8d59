// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Expectations
import Foundation
import Geometry
import SeededRandom
import Testing

@Suite("Flow: cost in counted steps")
struct FlowCostTests {
  private static let screen = CGRect(x: 0, y: 0, width: 320, height: 480)

  private func work(_ layout: SolvedFlowLayout, at share: CGFloat) -> (
    OperationCounters, found: Int
  ) {
    let rect = Self.screen.offsetBy(dx: 0, dy: layout.contentSize.height * share)
    let (found, work) = OperationCounters.counting {
      layout.elements(in: rect, viewport: Viewport(visibleRect: rect))
    }
    return (work, found.count)
  }

  private func mixed(_ count: Int) -> FlowSections {
    FlowSections([count]) { item, _ in
      CGSize(width: 30 + CGFloat(item * 7 % 50), height: 20 + CGFloat(item * 5 % 30))
    }
  }

  @Test func `Preparing items of one size costs the same for ten as for ten million`() throws {
    let (small, solvingSmall) = try OperationCounters.counting {
      try FlowSections([10], each: CGSize(width: 50, height: 50)).solve()
    }
    var specification = small.specification
    specification.sections[0].items = FlowItemSizes(
      count: 10_000_000, each: CGSize(width: 50, height: 50))
    let (large, solvingLarge) = try OperationCounters.counting {
      try SolvedFlowLayout(specification)
    }
    expectEqual(solvingSmall, solvingLarge)
    expectEqual(solvingLarge.sizesRead, 1)
    expectEqual(solvingLarge.linesBroken, 1)
    expectEqual(large.contentSize, CGSize(width: 320, height: 119_999_990))
    expectEqual(
      large.cell(item: 9_999_999, section: 0)?.frame,
      CGRect(x: 270, y: 1_999_999 * 60, width: 50, height: 50))
  }

  @Test func `A query costs the same for a thousand items as for a million`() throws {
    for make in [{ FlowSections([$0], each: CGSize(width: 50, height: 50)) }, mixed] {
      let small = try make(1_000).solve()
      let large = try make(1_000_000).solve()
      for share in [0, 0.25, 0.5, 0.9] as [CGFloat] {
        for layout in [small, large] {
          let (work, found) = work(layout, at: share)
          expectEqual(work.sectionsVisited, 1)
          // Two lines at each end that do not quite reach in.
          expectAtMost(work.linesVisited, found / 4 + 4)
          expectAtMost(work.elementsVisited, found + 40)
        }
      }
    }
  }

  @Test func `Sizes that differ are read once or twice each`() throws {
    let solving = try OperationCounters.counting { try mixed(10_000).solve() }.cost
    // The first item of a line was tried on the line before.
    expectContains((10_000...20_000), solving.sizesRead)
  }

  @Test func `A long line is searched by arithmetic`() throws {
    var flow = FlowSections([1_000_000], each: CGSize(width: 10, height: 10))
    flow.fixture.size.width = 20_000_000
    let layout = try flow.solve()
    let rect = CGRect(x: 9_000_000, y: 0, width: 100, height: 100)
    let (found, work) = OperationCounters.counting {
      layout.elements(in: rect, viewport: Viewport(visibleRect: rect))
    }
    expectNotEmpty(found)
    expectAtMost(work.elementsVisited, found.count + 4)
  }

  @Test func `Ten thousand sections are found by their sums`() throws {
    var flow = FlowSections(
      Array(repeating: 5, count: 10_000), each: CGSize(width: 50, height: 50))
    flow.header = 30
    flow.pinsHeaders = true
    let (work, _) = work(try flow.solve(), at: 0.5)
    expectAtMost(work.sectionsVisited, 9)
  }

  @Test func `Measuring an item of mixed sizes breaks only the lines near it`() throws {
    // Without a period: with one, lines might never begin with the same items again.
    var random = SplitMix64(seed: 7)
    let sizes = (0..<100_000).map { _ in
      CGSize(width: Int.random(in: 30...80, using: &random), height: 20)
    }
    var flow = FlowSections([sizes.count]) { item, _ in sizes[item] }
    flow.estimation = .each
    var layout = try flow.solve()
    let (isChanged, measuring) = OperationCounters.counting {
      layout.setMeasuredSize(
        CGSize(width: 35, height: 90), of: .cell(item: 50_000, section: 0))
    }
    expect(isChanged)
    // Lines after it differ until one begins with the same item as before.
    expectContains((1...100), measuring.linesBroken)
  }

  @Test func `Measuring one of a million items of one estimate breaks few lines`() throws {
    let items = FlowItemSizes(count: 1_000_000, each: CGSize(width: 320, height: 44))
    var section = FlowSectionSpecification(items)
    section.estimation = .average
    var layout = try SolvedFlowLayout(
      FlowSpecification(
        [section], in: CGSize(width: 320, height: 480), pixelGrid: PixelGrid(scale: 2)))
    for item in 0..<100 {
      let measuring = OperationCounters.counting {
        layout.setMeasuredSize(
          CGSize(width: 320, height: 30 + CGFloat(item % 7)), of: .cell(item: item, section: 0))
      }.cost
      expectAtMost(measuring.linesBroken, 4)
    }
    expectGreater(layout.contentSize.height, 40_000_000)
  }
}
