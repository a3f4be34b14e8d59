// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Expectations
import Foundation
import Geometry
import Testing

@Suite("Flow: hostile input")
struct FlowHostileTests {
  private func error(_ change: (inout FlowSpecification) -> Void) -> FlowError? {
    var specification = FlowSections([7], each: CGSize(width: 50, height: 50)).specification
    change(&specification)
    do throws(FlowError) {
      _ = try SolvedFlowLayout(specification)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, .greatestFiniteMagnitude, 1e300])
  func `A length that is no length is refused with its name`(length: CGFloat) {
    let size = CGSize(width: length, height: 10)
    let same = error { $0.sections[0].items = FlowItemSizes(count: 5, each: size) }
    let each = error { $0.sections[0].items = FlowItemSizes([.zero, .zero, size]) }
    guard case .unusableItemSize(_, 0, 0) = same, case .unusableItemSize(_, 2, 0) = each else {
      Issue.record("\(String(describing: same)), \(String(describing: each))")
      return
    }
    expectEqual(each?.description.contains("item 2 in section 0"), true)
    let changes: [(String, (inout FlowSectionSpecification) -> Void)] = [
      ("section inset", { $0.insets.left = length }), ("line spacing", { $0.lineSpacing = length }),
      ("interitem spacing", { $0.interitemSpacing = length }),
      ("header length", { $0.headerLength = length }),
      ("footer length", { $0.footerLength = length }),
    ]
    for (name, change) in changes {
      guard case .unusableLength(_, name, 0) = error({ change(&$0.sections[0]) }) else {
        Issue.record("\(name)")
        continue
      }
    }
    guard case .unusableContainer = error({ $0.containerSize.width = length }) else {
      Issue.record("container")
      return
    }
  }

  @Test(arguments: [-1, Int.min, Int.max])
  func `An invalid number of items is refused`(count: Int) {
    let found = error { $0.sections[0].items = FlowItemSizes(count: count, each: .zero) }
    expectEqual(found, .unusableItemCount(count, section: 0))
  }

  @Test func `Content whose pixels cannot be distinguished is refused`() {
    let items = FlowItemSizes(count: 1 << 50, each: CGSize(width: 50, height: 50))
    guard case .contentTooLarge = error({ $0.sections[0].items = items }) else {
      Issue.record("accepted")
      return
    }
  }

  @Test func `More items in one place than can be shown are refused`() {
    let size = CGSize(width: 50, height: 50)
    let lines = error {
      $0.sections[0].items = FlowItemSizes(count: 100_000_000, each: size)
      $0.sections[0].lineSpacing = -50
    }
    expectEqual(lines, .itemsDoNotAdvance(pitch: 0, items: 100_000_000, section: 0))
    let columns = error {
      $0.sections[0].items = FlowItemSizes(count: 100_000_000, each: size)
      $0.sections[0].interitemSpacing = -50
    }
    expectEqual(columns, .itemsDoNotAdvance(pitch: 0, items: 100_000_000, section: 0))
  }

  @Test func `Items without a size cost nothing`() throws {
    var flow = FlowSections([3], each: .zero)
    flow.interitemSpacing = 0
    flow.lineSpacing = 0
    var specification = flow.specification
    specification.sections[0].items = FlowItemSizes(count: 1_000_000_000, each: .zero)
    let layout = try SolvedFlowLayout(specification)
    let rect = CGRect(x: 0, y: 0, width: 320, height: 480)
    expectEqual(layout.contentSize, CGSize(width: 320, height: 0))
    expectEmpty(layout.elements(in: rect, viewport: Viewport(visibleRect: rect)))
    expectEqual(layout.cell(item: 999_999_999, section: 0)?.frame, .zero)
  }

  @Test func `Negative sizes count as zero with a warning`() throws {
    let layout = try FlowSections([3]) { item, _ in
      CGSize(width: item == 1 ? -20 : 50, height: item == 2 ? -5 : 30)
    }.solve()
    expectEqual(layout.warnings, .negativeSize)
    expectEqual(layout.frames().map(\.size.width), [50, 0, 50])
    expectEqual(layout.frames().map(\.size.height), [30, 30, 0])
  }

  @Test func `An item wider than its line sticks out with a warning`() throws {
    var flow = FlowSections([2]) { item, _ in
      CGSize(width: item == 0 ? 400 : 50, height: 30)
    }
    flow.insets = { _ in UIEdgeInsets(0, 10, 0, 10) }
    let layout = try flow.solve()
    expectEqual(layout.warnings, .itemExceedsLine)
    expectEqual(layout.columns(), [10, 10])
    expectEqual(layout.contentSize.width, 320)
  }

  @Test func `Insets beyond the container leave one item on each line`() throws {
    var flow = FlowSections([3], each: CGSize(width: 50, height: 50))
    flow.insets = { _ in UIEdgeInsets(0, 200, 0, 200) }
    let layout = try flow.solve()
    expectEqual(layout.columns(), [200, 200, 200])
    expectEqual(layout.rows(), [0, 60, 120])
  }

  @Test func `A container without length leaves one item on each line`() throws {
    for width in [0, -30] as [CGFloat] {
      var flow = FlowSections([3], each: CGSize(width: 50, height: 50))
      flow.fixture.size.width = width
      flow.header = 20
      let layout = try flow.solve()
      expectEqual(layout.rows(), [20, 80, 140])
      expectEqual(layout.contentSize, CGSize(width: 0, height: 190))
    }
  }

  @Test func `Lines that run backwards are found`() throws {
    var flow = FlowSections([20], each: CGSize(width: 200, height: 50))
    flow.lineSpacing = -80
    let layout = try flow.solve()
    expectEqual(layout.rows().prefix(3), [0, -30, -60])
    expectEqual(layout.contentSize.height, 0)
    let rect = CGRect(x: 0, y: -100, width: 320, height: 20)
    let found = layout.elements(in: rect, viewport: Viewport(visibleRect: rect))
    expectEqual(found.map(\.identity.index), [3, 4])
  }

  @Test func `Invalid rectangles have no elements`() throws {
    let layout = try FlowSections([20], each: CGSize(width: 50, height: 50)).solve()
    let rects = [
      CGRect.null, .zero, CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10),
      CGRect(x: 0, y: 0, width: 10, height: CGFloat.nan),
      CGRect(x: CGFloat.infinity, y: 0, width: 10, height: 10),
      CGRect(x: 0, y: 5, width: 320, height: 0),
    ]
    for rect in rects {
      expectEmpty(layout.elements(in: rect, viewport: Viewport(visibleRect: rect)))
    }
  }

  @Test func `An infinite rectangle has all elements`() throws {
    let layout = try FlowSections([20], each: CGSize(width: 50, height: 50)).solve()
    let all = CGRect(x: -CGFloat.infinity, y: -.infinity, width: .infinity, height: .infinity)
    let turned = CGRect(x: 320, y: 500, width: -320, height: -500)
    for rect in [all, .infinite, turned] {
      expectEqual(layout.elements(in: rect, viewport: Viewport(visibleRect: rect)).count, 20)
    }
  }

  @Test func `What does not exist has no frame`() throws {
    var flow = FlowSections([3, 0], each: CGSize(width: 50, height: 50))
    flow.estimation = .each
    var layout = try flow.solve()
    for (item, section) in [(-1, 0), (3, 0), (0, 1), (0, 2), (0, -1), (.max, 0), (.min, 0)] {
      expectNil(layout.cell(item: item, section: section))
      let isChanged = layout.setMeasuredSize(
        CGSize(width: 5, height: 5), of: .cell(item: item, section: section))
      expect(!isChanged)
    }
    expectNil(layout.header(0))
    expectNil(layout.header(9))
  }

  @Test func `Invalid measured sizes are ignored`() throws {
    var flow = FlowSections([3], each: CGSize(width: 50, height: 50))
    flow.estimation = .average
    var layout = try flow.solve()
    let before = layout.frames()
    for size in [CGSize(width: CGFloat.nan, height: 5), CGSize(width: 5, height: CGFloat.infinity)]
    {
      let isChanged = layout.setMeasuredSize(size, of: .cell(item: 0, section: 0))
      expect(!isChanged)
    }
    expectEqual(layout.frames(), before)
    layout.setMeasuredSize(CGSize(width: -5, height: 1e300), of: .cell(item: 0, section: 0))
    expect(layout.contentSize.height.isFinite)
  }
}
