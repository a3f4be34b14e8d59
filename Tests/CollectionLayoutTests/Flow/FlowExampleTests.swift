// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Expectations
import Foundation
import Geometry
import Testing

/// The measured examples of behaviour section 7.6.
@Suite("Flow: measured examples")
struct FlowExampleTests {
  private let varied: (Int, Int) -> CGSize = { item, _ in
    CGSize(width: 60 + 10 * CGFloat(item % 3), height: 40 + 6 * CGFloat(item % 4))
  }

  @Test func `Six items of fifty points with the defaults`() throws {
    let layout = try FlowSections([6], each: CGSize(width: 50, height: 50)).solve()
    expectEqual(layout.columns(), [0, 67.5, 135, 202.5, 270, 0])
    expectEqual(layout.rows(), [0, 0, 0, 0, 0, 60])
    expectEqual(layout.contentSize, CGSize(width: 320, height: 110))
  }

  private func headed(_ size: @escaping (Int, Int) -> CGSize) -> FlowSections {
    var flow = FlowSections([7, 2], size)
    flow.insets = { _ in UIEdgeInsets(5, 12, 5, 12) }
    flow.interitemSpacing = 6
    flow.header = 30
    return flow
  }

  @Test func `Two sections with headers and insets`() throws {
    let layout = try headed { _, _ in CGSize(width: 90, height: 30) }.solve()
    expectEqual(layout.columns(), [12, 115, 218, 12, 115, 218, 12])
    expectEqual(layout.rows(), [35, 35, 35, 75, 75, 75, 115])
    expectEqual(layout.columns(1), [12, 115])
    expectEqual(layout.rows(1), [185, 185])
    expectEqual(layout.header(1)?.frame, CGRect(x: 0, y: 150, width: 320, height: 30))
    expectEqual(layout.contentSize.height, 220)
  }

  @Test func `Items of a line are centred on the tallest`() throws {
    let heights: [CGFloat] = [29, 233, 80]
    let layout = try headed { item, section in
      CGSize(width: 90, height: section == 0 && item < 3 ? heights[item] : 30)
    }.solve()
    expectEqual(Array(layout.rows().prefix(3)), [137, 35, 111.5])
    expectEqual(layout.columns(), [12, 115, 218, 12, 115, 218, 12])
  }

  @Test func `A section of one item keeps to the grid`() throws {
    var flow = FlowSections([7, 5, 1], each: CGSize(width: 70, height: 50))
    flow.insets = { _ in UIEdgeInsets(10, 12, 14, 16) }
    flow.interitemSpacing = 7
    flow.lineSpacing = 9
    let layout = try flow.solve()
    expectEqual(layout.columns(), [12, 123, 234, 12, 123, 234, 12])
    expectEqual(layout.rows(), [10, 10, 10, 69, 69, 69, 128])
    expectEqual(layout.frames(2), [CGRect(x: 12, y: 335, width: 70, height: 50)])
    expectEqual(layout.contentSize.height, 399)
  }

  @Test func `Mixed sizes in three sections with insets of their own`() throws {
    var flow = FlowSections([7, 5, 1], varied)
    flow.insets = { section in
      let s = CGFloat(section)
      return UIEdgeInsets(4 + 3 * s, 6 + 5 * s, 8 + s, 10 + 4 * s)
    }
    flow.header = 24
    flow.interitemSpacing = 7
    flow.lineSpacing = 9
    let layout = try flow.solve()
    expectEqual(
      layout.frames(0),
      [
        CGRect(x: 6, y: 37, width: 60, height: 40), CGRect(x: 77.5, y: 34, width: 70, height: 46),
        CGRect(x: 158.5, y: 31, width: 80, height: 52),
        CGRect(x: 250, y: 28, width: 60, height: 58),
        CGRect(x: 6, y: 101, width: 70, height: 40), CGRect(x: 83, y: 98, width: 80, height: 46),
        CGRect(x: 170, y: 95, width: 60, height: 52),
      ])
    expectEqual(layout.columns(1), [11, 79.5, 157.5, 246, 11])
    expectEqual(layout.rows(1), [195, 192, 189, 186, 253])
    expectEqual(layout.frames(1)[0].size, CGSize(width: 60, height: 40))
    expectEqual(layout.frames(1)[4].size, CGSize(width: 70, height: 40))
    expectEqual(layout.frames(2), [CGRect(x: 16, y: 336, width: 60, height: 40)])
    expectEqual(layout.contentSize.height, 386)
  }

  @Test func `The only line is the last line`() throws {
    var flow = FlowSections([7, 5, 1], varied)
    flow.fixture.size.width = 768
    flow.insets = { _ in UIEdgeInsets(10, 12, 14, 16) }
    flow.interitemSpacing = 7
    flow.lineSpacing = 9
    let layout = try flow.solve()
    expectEqual(layout.columns(), [12, 79, 156, 243, 310, 387, 474])
    expectEqual(layout.rows(), [19, 16, 13, 10, 19, 16, 13])
    expectEqual(layout.contentSize.height, 228)
  }

  @Test func `Lines of mixed widths are justified, the last is not`() throws {
    let widths: [CGFloat] = [117, 100.5, 83.5, 66.5, 100.5, 50, 150.5, 58.5]
    let layout = try FlowSections([8]) { item, _ in
      CGSize(width: widths[item], height: 29)
    }.solve()
    expectEqual(layout.columns(), [0, 219.5, 0, 118.5, 219.5, 0, 60, 220.5])
    expectEqual(layout.rows(), [0, 0, 39, 39, 39, 78, 78, 78])
  }

  @Test func `One wide item on each line is in the middle`() throws {
    let layout = try FlowSections([4], each: CGSize(width: 200, height: 50)).solve()
    expectEqual(layout.columns(), [60, 60, 60, 60])
  }

  private func counted(
    from reference: UIEdgeInsets, beyond content: UIEdgeInsets
  ) throws -> SolvedFlowLayout {
    var flow = FlowSections([3], each: CGSize(width: 70, height: 50))
    flow.insets = { _ in
      UIEdgeInsets(10, 12, 14, 16).counted(
        from: reference, beyond: content, scrollDirection: .vertical)
    }
    flow.interitemSpacing = 7
    flow.lineSpacing = 9
    flow.fixture.size.width = 320 - content.left - content.right
    return try flow.solve()
  }

  @Test func `Insets are counted from the safe area`() throws {
    let layout = try counted(from: .zero, beyond: UIEdgeInsets(0, 20, 0, 30))
    expectEqual(layout.columns(), [0, 100, 200])
    expectEqual(layout.contentSize.width, 270)
    expectEqual(layout.rows(), [10, 10, 10])
  }

  @Test func `Insets are counted from the layout margins`() throws {
    let layout = try counted(from: UIEdgeInsets(0, 30, 0, 5), beyond: .zero)
    expectEqual(layout.columns(), [42, 135.5, 229])
  }

  @Test func `In a horizontal layout insets are counted from top and bottom`() {
    let insets = UIEdgeInsets(10, 12, 14, 16).counted(
      from: UIEdgeInsets(20, 1, 30, 1), beyond: UIEdgeInsets(5, 0, 60, 0),
      scrollDirection: .horizontal)
    expectEqual(insets, UIEdgeInsets(25, 12, 0, 16))
  }

  @Test func `Three items that fit exactly share a line`() throws {
    var flow = FlowSections([3], each: CGSize(width: 90, height: 30))
    flow.fixture.size.width = 296
    flow.interitemSpacing = 13
    try expectEqual(flow.solve().columns(), [0, 103, 206])
    flow.size = { item, _ in CGSize(width: item == 1 ? 90.5 : 89.75, height: 30) }
    try expectEqual(flow.solve().rows(), [0, 0, 0])
  }

  @Test func `Unmeasured items count as the average of the measured`() throws {
    var flow = FlowSections([20], each: CGSize(width: 320, height: 40))
    flow.estimation = .average
    var layout = try flow.solve()
    let heights: [CGFloat] = [31, 50, 31, 69, 31, 47, 53, 42, 43]
    expectEqual(heights.reduce(0, +), 397)
    for (item, height) in heights.enumerated() {
      layout.setMeasuredSize(CGSize(width: 320, height: height), of: .cell(item: item, section: 0))
    }
    expectNear(layout.frames()[15].height, 44.11, within: 0.01)
    expectNear(layout.contentSize.height, 1072.2, within: 0.05)
    expectAll(layout.columns(), where: { $0 == 0 })
  }
}
