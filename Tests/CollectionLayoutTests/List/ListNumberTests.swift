// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Expectations
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

  @Test func `A plain list has a line under every row, and none above the first`() {
    expectEqual(rule(.plain, first: true), [false, true])
    expectEqual(rule(.plain), [false, true])
    expectEqual(rule(.plain, last: true), [false, true])
    expectEqual(rule(.sidebarPlain), [false, true])
  }

  @Test func `A card has no line under its last row`() {
    expectEqual(rule(.insetGrouped, first: true), [false, true])
    expectEqual(rule(.insetGrouped, last: true), [false, false])
    expectEqual(rule(.insetGrouped, first: true, last: true), [false, false])
  }

  @Test func `A group is framed by lines from edge to edge`() {
    let only = ListSeparatorRule(.grouped, .row(ListRowPosition(isFirst: true, isLast: true)))
    expect(only.top)
    expect(only.bottom)
    expect(only.isTopFull)
    expect(only.isBottomFull)
    let middle = ListSeparatorRule(.grouped, .row(ListRowPosition(isFirst: false, isLast: false)))
    expect(!middle.top)
    expect(middle.bottom)
    expect(!middle.isBottomFull)
  }

  @Test func `A sidebar has no lines`() {
    expectEqual(rule(.sidebar, first: true, last: true), [false, false])
  }

  @Test(arguments: CollectionLayoutListAppearance.allCases)
  func `Headers have no lines`(appearance: CollectionLayoutListAppearance) {
    for role in [ListRole.header, .footer] {
      let rule = ListSeparatorRule(appearance, role)
      expect(!rule.top)
      expect(!rule.bottom)
    }
  }

  @Test func `With the first item as header, rows begin at the second`() {
    expectEqual(ListRole(item: 0, of: 3, headerMode: .firstItemInSection), .header)
    expectEqual(
      ListRole(item: 1, of: 3, headerMode: .firstItemInSection),
      .row(ListRowPosition(isFirst: true, isLast: false)))
    expectEqual(
      ListRole(item: 0, of: 1, headerMode: .supplementary),
      .row(ListRowPosition(isFirst: true, isLast: true)))
  }
}
