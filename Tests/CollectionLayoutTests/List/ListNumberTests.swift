// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry
import Testing
import ViewLayout

@Suite("List: separators as numbers")
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
}
