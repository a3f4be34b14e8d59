// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing

@testable import CollectionLayout

/// The worked examples of interaction 7, "Table geometry", at 390 points and scale 2.
@Suite("Table geometry")
struct TableExampleTests {
  private func solve(_ style: TableStyle, _ sections: [TitledSection]) -> SolvedTable {
    SolvedTable(.titled(style, sections))
  }

  @Test func `IE-50: a plain table without headers is its rows`() {
    let table = solve(.plain, [TitledSection(rows: 3)])
    expectEqual(table.rowTops(0), [0, 44, 88])
    expectEqual(table.contentSize, CGSize(width: 390, height: 132))
    expectEqual(table.frame(ofRow: 1, section: 0), CGRect(x: 0, y: 44, width: 390, height: 44))
  }

  @Test func `IE-51: a plain table pads the top of its headers`() {
    let table = solve(.plain, [2, 2].map { TitledSection(rows: $0, header: .title) })
    expectEqual(table.frame(of: .header, section: 0), CGRect(x: 0, y: 22, width: 390, height: 28))
    expectEqual(table.frame(of: .header, section: 1)?.minY, 160)
    expectEqual(table.rowTops(0), [50, 94])
    expectEqual(table.rowTops(1), [188, 232])
    expectEqual(table.contentSize.height, 276)
  }

  @Test func `IE-52: the Wi-Fi page is two cards`() {
    let table = solve(.insetGrouped, [TitledSection(rows: 2), TitledSection(rows: 10)])
    expectEqual(table.frame(ofRow: 0, section: 0), CGRect(x: 20, y: 35, width: 350, height: 44))
    expectEqual(table.rowTops(0), [35, 79])
    expectEqual(table.rowTops(1).first, 158)
    expectEqual(table.contentSize, CGSize(width: 390, height: 615.5))
  }

  @Test func `IE-53: the Wi-Fi page switched off is one row`() {
    let table = solve(.insetGrouped, [TitledSection(rows: 1)])
    expectEqual(table.rowTops(0), [35])
    expectEqual(table.contentSize.height, 96.5)
  }

  @Test func `IE-54: a later title is 38 points high`() {
    let table = solve(
      .insetGrouped, [TitledSection(rows: 2), TitledSection(rows: 10, header: .title)])
    expectEqual(table.frame(of: .header, section: 1)?.height, 38)
    expectEqual(table.rowTops(1).first, 178.5)
  }

  @Test func `IE-55: a grouped section has a title and a footer`() {
    let table = solve(.grouped, [TitledSection(rows: 2, header: .title, footer: .title)])
    expectEqual(table.rowTops(0), [55.5, 99.5])
    expectEqual(
      table.frame(of: .footer, section: 0), CGRect(x: 0, y: 143.5, width: 390, height: 30))
    expectEqual(table.contentSize.height, 173.5)
  }

  @Test(
    "IE-56: a header stays at the top of what is visible until its rows end",
    arguments: [(0, 22), (22, 22), (100, 100), (110, 110), (115, 110), (160, 110)])
  func pinnedHeader(offset: CGFloat, top: CGFloat) throws {
    let table = solve(.plain, [2, 2].map { TitledSection(rows: $0, header: .title) })
    let viewport = Viewport(visibleRect: CGRect(x: 0, y: offset, width: 390, height: 100))
    let header = try #require(
      table.supplementary(
        kind: TableEdge.header.elementKind, section: 0, index: 0, viewport: viewport))
    expectEqual(header.frame, CGRect(x: 0, y: top, width: 390, height: 28))
    expectEqual((header.zIndex >= SolvedElement.pinnedZIndex), (top != 22))
  }

  @Test(
    "A footer stays at the bottom of what is visible from the beginning of its rows on",
    arguments: [(0, 50), (60, 72), (100, 112), (138, 138), (300, 138)])
  func pinnedFooter(offset: CGFloat, top: CGFloat) throws {
    let table = solve(
      .plain, [TitledSection(rows: 2, header: .title, footer: .title), TitledSection(rows: 9)])
    let viewport = Viewport(visibleRect: CGRect(x: 0, y: offset, width: 390, height: 40))
    let footer = try #require(
      table.supplementary(
        kind: TableEdge.footer.elementKind, section: 0, index: 0, viewport: viewport))
    expectEqual(footer.frame.minY, top)
  }

  @Test func `Nothing of a grouped table stays where it is not`() throws {
    let table = solve(.grouped, [TitledSection(rows: 9, header: .title, footer: .title)])
    let viewport = Viewport(visibleRect: CGRect(x: 0, y: 100, width: 390, height: 100))
    expectEmpty(table.pinnedElements(viewport: viewport))
    expect(!table.hasPinnedElements)
    expectEqual(table.frame(of: .header, section: 0, viewport: viewport)?.minY, 0)
  }

  // Behaviour rule TV-15.
  @Test func `The table's header and footer are before and after everything`() {
    var specification = TableSpecification.titled(.plain, [TitledSection(rows: 3)])
    specification.tableHeaderHeight = 60
    specification.tableFooterHeight = 25
    let table = SolvedTable(specification)
    expectEqual(table.tableHeaderFrame, CGRect(x: 0, y: 0, width: 390, height: 60))
    expectEqual(table.rowTops(0), [60, 104, 148])
    expectEqual(table.tableFooterFrame, CGRect(x: 0, y: 192, width: 390, height: 25))
    expectEqual(table.contentSize.height, 217)
  }

  // Behaviour rule TV-11.
  @Test(
    "Cards keep a margin from the sides",
    arguments: [
      (320, 16), (375, 16), (389.5, 16), (390, 20), (393, 20), (768, 20), (21, 10), (0.5, 0),
    ])
  func cardMargin(width: CGFloat, margin: CGFloat) {
    expectEqual(TableMetrics.phone[.iOS17].rowInset(.insetGrouped, inWidth: width), margin)
    expectEqual(TableMetrics.phone[.iOS17].rowInset(.grouped, inWidth: width), 0)
  }

  // Behaviour rule TV-9.
  @Test func `Two groups without titles are 35 points apart`() {
    for style in [TableStyle.grouped, .insetGrouped] {
      let table = solve(style, [TitledSection(rows: 1), TitledSection(rows: 1)])
      expectEqual(table.rowTops(1)[0] - table.rowTops(0)[0] - 44, 35)
    }
  }
}
