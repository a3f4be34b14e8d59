// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry
import Testing

@Suite("List: separators and swipe actions as numbers")
struct ListNumberTests {
  private func rule(
    _ appearance: CollectionLayoutListAppearance, first: Bool = false, last: Bool = false
  ) -> [Bool] {
    let rule = ListSeparatorRule(
      appearance, .row(ListRowPosition(isFirst: first, isLast: last)))
    return [rule.top, rule.bottom]
  }

  @Test func `A plain list has a line under every row, and one above the first`() {
    #expect(rule(.plain, first: true) == [true, true])
    #expect(rule(.plain) == [false, true])
    #expect(rule(.plain, last: true) == [false, true])
    #expect(rule(.sidebarPlain) == [false, true])
  }

  @Test func `A card has no line under its last row`() {
    #expect(rule(.insetGrouped, first: true) == [false, true])
    #expect(rule(.insetGrouped, last: true) == [false, false])
    #expect(rule(.insetGrouped, first: true, last: true) == [false, false])
  }

  @Test func `A group is framed by lines from edge to edge`() {
    let only = ListSeparatorRule(.grouped, .row(ListRowPosition(isFirst: true, isLast: true)))
    #expect(only.top && only.bottom && only.isTopFull && only.isBottomFull)
    let middle = ListSeparatorRule(.grouped, .row(ListRowPosition(isFirst: false, isLast: false)))
    #expect(!middle.top && middle.bottom && !middle.isBottomFull)
  }

  @Test func `A sidebar has no lines`() {
    #expect(rule(.sidebar, first: true, last: true) == [false, false])
  }

  @Test(arguments: CollectionLayoutListAppearance.allCases)
  func `Headers have no lines`(appearance: CollectionLayoutListAppearance) {
    for role in [ListRole.header, .footer] {
      let rule = ListSeparatorRule(appearance, role)
      #expect(!rule.top && !rule.bottom)
    }
  }

  @Test func `With the first item as header, rows begin at the second`() {
    #expect(ListRole(item: 0, of: 3, headerMode: .firstItemInSection) == .header)
    #expect(
      ListRole(item: 1, of: 3, headerMode: .firstItemInSection)
        == .row(ListRowPosition(isFirst: true, isLast: false)))
    #expect(
      ListRole(item: 0, of: 1, headerMode: .supplementary)
        == .row(ListRowPosition(isFirst: true, isLast: true)))
  }

  // MARK: Swiping

  private func swipe(_ titles: [CGFloat], full: Bool = true) -> SwipeLayout {
    SwipeLayout(
      titleWidths: titles, rowWidth: 390, performsFirstAction: full,
      metrics: SwipeMetrics(minimumActionWidth: 74, fullSwipeShare: 0.6))
  }

  @Test func `Actions are at least 74 points wide`() {
    #expect(swipe([20, 100]).widths == [74, 100])
    #expect(swipe([20, 100]).restingLength == 174)
  }

  @Test func `Half visible, each action shows half of itself`() {
    let spans = swipe([20, 100]).spans(revealing: 87)
    #expect(spans.map(\.start) == [0, 37])
    #expect(spans.map(\.length) == [37, 50])
  }

  @Test func `Beyond their width actions grow equally`() {
    let spans = swipe([74, 74]).spans(revealing: 168)
    #expect(spans.map(\.length) == [84, 84])
  }

  @Test func `From six tenths of the width on the first action takes all`() {
    #expect(!swipe([74, 74]).isFullSwipe(233))
    #expect(swipe([74, 74]).isFullSwipe(234))
    #expect(swipe([74, 74]).spans(revealing: 240).map(\.length) == [240, 0])
    #expect(!swipe([74, 74], full: false).isFullSwipe(380))
  }

  @Test func `A row rests where its actions end, or closes`() {
    #expect(swipe([74, 74]).restingDistance(after: 74) == 148)
    #expect(swipe([74, 74]).restingDistance(after: 73) == 0)
    #expect(swipe([]).restingDistance(after: 73) == 0)
  }
}
