// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing
import ViewLayout

@Suite("The frames of what is in a row")
struct RowLayoutTests {
  private typealias Accessory = RowLayout.Accessory

  private static func reorderControl(_ width: CGFloat) -> Accessory {
    var control = Accessory(width: width)
    control.isReorderControl = true
    return control
  }

  /// A row of 320 by 44 points.
  private func layout(
    _ metrics: RowMetrics = RowMetrics.list[.iOS17], mirrored: Bool = false,
    _ change: (inout RowLayout.Request) -> Void
  ) -> RowLayout {
    var request = RowLayout.Request(
      size: CGSize(width: 320, height: 44), leadingMargin: metrics.leadingMargin)
    request.isMirrored = mirrored
    change(&request)
    return RowLayout(request, metrics)
  }

  private func full(_ x: CGFloat, _ width: CGFloat) -> CGRect {
    CGRect(x: x, y: 0, width: width, height: 44)
  }

  // MARK: Lists

  @Test func `Beside a disclosure indicator 298 of 320 points are left`() {
    let row = layout { $0.trailing = [Accessory(width: 14)] }
    expectEqual(row.content, full(0, 298))
    expectEqual(row.trailing, [full(298, 14)])
  }

  @Test func `Trailing accessories of a list are 8 points apart`() {
    let row = layout { $0.trailing = [40, 24, 14].map { Accessory(width: $0) } }
    expectEqual(row.trailing.map(\.minX), [218, 266, 298])
    expectEqual(row.content.width, 218)
  }

  @Test func `A reorder control alone has no line before it`() {
    let row = layout {
      $0.trailing = [Self.reorderControl(24)]
      $0.dividesReorderControl = true
    }
    expectNil(row.divider)
    expectEqual(row.trailing, [full(288, 24)])
  }

  @Test(arguments: [false, true])
  func `A reorder control after others stands 17 points from them, or 8 without a line`(
    isDivided: Bool
  ) {
    let row = layout {
      $0.trailing = [Accessory(width: 14), Self.reorderControl(24)]
      $0.dividesReorderControl = isDivided
    }
    expectEqual(row.trailing, [full(isDivided ? 257 : 266, 14), full(288, 24)])
    expectEqual(row.divider, (isDivided ? CGRect(x: 279, y: 8, width: 1, height: 28) : nil))
    expectEqual(row.content.width, row.trailing[0].minX)
  }

  @Test func `The line before a reorder control keeps a quarter of a low row clear`() {
    let row = layout {
      $0.size.height = 20
      $0.trailing = [Accessory(width: 14), Self.reorderControl(24)]
      $0.dividesReorderControl = true
    }
    expectEqual(row.divider, CGRect(x: 279, y: 5, width: 1, height: 10))
  }

  @Test func `Leading accessories begin at the margin, 16 points apart`() {
    let row = layout { $0.leading = [Accessory(width: 24), Accessory(width: 24)] }
    expectEqual(row.leading, [full(16, 24), full(56, 24)])
    expectEqual(row.content, full(80, 240))
    expectEqual(row.contentStart, 80)
  }

  @Test func `Indentation moves leading accessories, unless they stay`() {
    let moved = layout {
      $0.leading = [Accessory(width: 24)]
      $0.indentation = 20
    }
    expectEqual(moved.leading, [full(36, 24)])
    expectEqual(moved.contentStart, 60)
    let kept = layout {
      $0.leading = [Accessory(width: 24)]
      $0.indentation = 20
      $0.indentsAccessories = false
    }
    expectEqual(kept.leading, [full(16, 24)])
    expectEqual(kept.contentStart, 60)
  }

  @Test func `Contents of a row without space have no width`() {
    let row = layout {
      $0.size.width = 1
      $0.leading = [Accessory(width: 24)]
      $0.trailing = [Accessory(width: 14)]
    }
    expectEqual(row.content.width, 0)
  }

  @Test func `What covers the edges moves everything in, and what is above it down`() {
    let row = layout {
      $0.leading = [Accessory(width: 24)]
      $0.trailing = [Accessory(width: 14)]
      ($0.leadingInset, $0.trailingInset, $0.top) = (30, 20, 4)
    }
    expectEqual(row.leading, [CGRect(x: 46, y: 4, width: 24, height: 40)])
    expectEqual(row.trailing, [CGRect(x: 278, y: 4, width: 14, height: 40)])
    expectEqual(row.content, CGRect(x: 70, y: 4, width: 208, height: 40))
  }

  @Test func `From right to left a list's row is mirrored`() {
    let row = layout(mirrored: true) {
      $0.leading = [Accessory(width: 24)]
      $0.trailing = [Accessory(width: 14), Self.reorderControl(24)]
      $0.dividesReorderControl = true
    }
    expectEqual(row.leading, [full(280, 24)])
    expectEqual(row.trailing, [full(49, 14), full(8, 24)])
    expectEqual(row.divider, CGRect(x: 40, y: 8, width: 1, height: 28))
    expectEqual(row.content, full(63, 217))
    expectEqual(row.contentStart, 40, "lengths are counted from the leading edge")
  }

  // MARK: Tables

  private let chevron = Accessory(width: 10.5, height: 14)
  private let checkmark = Accessory(width: 19, height: 18, overhang: -2.5)
  private let detail = Accessory(width: 44, height: 44, overhang: 11)

  @Test func `A table's chevron ends at the margin, and contents end at it`() {
    let row = layout(RowMetrics.table[.iOS17]) { $0.trailing = [chevron] }
    expectEqual(row.trailing, [CGRect(x: 293.5, y: 15, width: 10.5, height: 14)])
    expectEqual(row.content, full(0, 293.5))
  }

  @Test func `A table's checkmark stands farther from the margin`() {
    let row = layout(RowMetrics.table[.iOS17]) {
      $0.trailing = [checkmark]
      $0.trailingMargin = 20
    }
    expectEqual(row.trailing, [CGRect(x: 278.5, y: 13, width: 19, height: 18)])
  }

  @Test func `The i of a table is 15 points from a chevron; the box around it reaches beyond`() {
    let row = layout(RowMetrics.table[.iOS17]) { $0.trailing = [detail, chevron] }
    expectEqual(row.trailing[0], full(245.5, 44))
    expectEqual(row.content.maxX, 245.5)
  }

  @Test(arguments: [false, true])
  func `Edited, a table's row has its controls at the edges`(isMirrored: Bool) {
    let row = layout(RowMetrics.table[.iOS17], mirrored: isMirrored) {
      $0.contentStart = 40
      $0.indentation = 10
      $0.indentsAccessories = false
      $0.leading = [Accessory(width: 26, height: 26)]
      $0.trailing = [chevron, Self.reorderControl(27)]
      $0.trailingMargin = 20
    }
    func at(_ x: CGFloat, _ width: CGFloat) -> CGFloat { isMirrored ? 320 - x - width : x }
    expectEqual(row.leading, [CGRect(x: at(15, 26), y: 9, width: 26, height: 26)])
    expectEqual(
      row.trailing[1], full(at(277, 27), 27), "16 points from the edge, whatever the margin")
    expectEqual(row.trailing[0], CGRect(x: at(258.5, 10.5), y: 15, width: 10.5, height: 14))
    expectEqual(row.content, full(at(50, 208.5), 208.5))
  }

  @Test func `A table's row that makes space for a control has its contents there without one`() {
    let row = layout(RowMetrics.table[.iOS17]) {
      $0.contentStart = 40
      $0.bottom = 0.5
    }
    expectEqual(row.content, CGRect(x: 40, y: 0, width: 280, height: 43.5))
    expectEmpty(row.leading)
    expectEmpty(row.trailing)
    expectEqual(layout(RowMetrics.table[.iOS17]) { $0.contentStart = 400 }.content, full(320, 0))
  }

  @Test func `Lists and tables keep numbers of their own`() {
    let (list, table, mac) = (
      RowMetrics.list[.iOS17], RowMetrics.table[.iOS17], RowMetrics.macList
    )
    expectEqual([list.trailingGap, table.trailingGap], [8, 15])
    expectEqual([list.reorderMargin, table.reorderMargin], [8, 16])
    expectEqual([list.leadingMargin, table.leadingMargin], [16, 15])
    expectEqual([list.swipe.fullSwipeShare, table.swipe.fullSwipeShare], [0.6, 0.68])
    expectEqual([list.cornerRadius, table.cornerRadius, mac.cornerRadius], [10, 10, 26])
    expect(list.hasContinuousCorners)
    expect(!table.hasContinuousCorners)
  }

  // MARK: Lines

  private func lines(
    _ rule: ListSeparatorRule, mirrored: Bool = false, width: CGFloat = 320
  ) -> RowSeparators {
    RowSeparators(
      rule, size: CGSize(width: width, height: 44), thickness: 0.5, isMirrored: mirrored
    ) { isTop, isFull in
      isFull ? (0, 0) : isTop ? (16, 0) : (56, 8)
    }
  }

  @Test func `Lines lie inside the row at its edges, inset from either side`() {
    expectEqual(lines(.plain).top, CGRect(x: 16, y: 0, width: 304, height: 0.5))
    expectEqual(lines(.plain).bottom, CGRect(x: 56, y: 43.5, width: 256, height: 0.5))
    expectEqual(lines(.plain, mirrored: true).bottom?.minX, 8)
    expectEqual(lines(.plain, width: 40).bottom?.width, 0)
  }

  @Test func `Where no line is, there is no frame; a group's first line has no insets`() {
    expectNil(lines(.insetGrouped).top)
    expectEqual(
      lines(.sidebar),
      RowSeparators(.hidden, size: .zero, thickness: 1, isMirrored: false) { _, _ in (0, 0) })
    expectEqual(lines(.grouped).top, CGRect(x: 0, y: 0, width: 320, height: 0.5))
  }
}

/// The lines of a first row among others.
extension ListSeparatorRule {
  fileprivate static var plain: ListSeparatorRule {
    var rule = ListSeparatorRule()
    (rule.top, rule.bottom) = (true, true)
    return rule
  }

  fileprivate static var grouped: ListSeparatorRule {
    var rule = plain
    rule.isTopFull = true
    return rule
  }

  fileprivate static var insetGrouped: ListSeparatorRule {
    var rule = ListSeparatorRule()
    rule.bottom = true
    return rule
  }

  fileprivate static var sidebar: ListSeparatorRule { ListSeparatorRule() }
}
