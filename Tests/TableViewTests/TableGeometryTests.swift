// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing
import Views

@testable import TableView

/// The worked examples of interaction 7, "Table geometry", of views.
@MainActor
@Suite("Table view geometry")
struct TableGeometryTests {
  @Test func `IE-50: a plain table without headers`() throws {
    let stage = TableStage(.plain, [FixtureSection(3)])
    expectEqual(stage.tops(0), [0, 44, 88])
    expectEqual(stage.table.contentSize, CGSize(width: 390, height: 132))
    for row in 0..<3 {
      let cell = try #require(stage.cell(0, row))
      expectEqual(cell.frame, CGRect(x: 0, y: CGFloat(row) * 44, width: 390, height: 44))
      let line = try #require(cell.rowState.bottomLine.view)
      expectEqual(line.frame, CGRect(x: 20, y: 43.5, width: 370, height: 0.5))
      expectNil(cell.rowState.topLine.view)
    }
  }

  @Test func `IE-51: a plain table with titles`() throws {
    let stage = TableStage(.plain, [2, 2].map { FixtureSection($0, header: "Title") })
    expectEqual(stage.table.rectForHeader(inSection: 0).minY, 22)
    expectEqual(stage.table.rectForHeader(inSection: 1).minY, 160)
    expectEqual(stage.tops(0), [50, 94])
    expectEqual(stage.tops(1), [188, 232])
    expectEqual(stage.table.contentSize.height, 276)
    let header = try #require(stage.table.headerView(forSection: 0))
    expectEqual(header.frame, CGRect(x: 0, y: 22, width: 390, height: 28))
    expectEqual(header.textLabel?.text, "Title")
    expectEqual(header.textLabel?.frame.minX, 20)
    expectEqual(header.textLabel?.font.pointSize, 17)
  }

  @Test func `IE-52: two cards`() throws {
    let stage = TableStage(.insetGrouped, [FixtureSection(2), FixtureSection(10)])
    expectEqual(stage.tops(0), [35, 79])
    expectEqual(stage.tops(1).first, 158)
    expectEqual(stage.table.contentSize.height, 615.5)
    expectEqual(stage.cell(0, 0)?.frame, CGRect(x: 20, y: 35, width: 350, height: 44))
    let first = try #require(stage.cell(0, 0))
    let line = try #require(first.rowState.bottomLine.view)
    expectEqual(line.frame, CGRect(x: 20, y: 43.5, width: 330, height: 0.5))
    // The last row of a card draws none.
    expectNil(stage.cell(0, 1)?.rowState.bottomLine.view)
    expectEqual(first.layer.cornerRadius, 10)
    expectEqual(first.layer.maskedCorners, [.layerMinXMinYCorner, .layerMaxXMinYCorner])
  }

  @Test func `IE-54: a title above the second card`() throws {
    let stage = TableStage(
      .insetGrouped, [FixtureSection(2), FixtureSection(10, header: "Networks")])
    expectEqual(stage.tops(1).first, 178.5)
    let header = try #require(stage.table.headerView(forSection: 1))
    expectEqual(header.frame, CGRect(x: 20, y: 140.5, width: 350, height: 38))
    let label = try #require(header.textLabel)
    expectEqual(label.text, "NETWORKS")
    expectEqual(label.frame.minX, 20)
    expectEqual(label.frame.maxY, 31)
    expectEqual(label.font.pointSize, 13)
  }

  @Test func `IE-55: a grouped section with header and footer`() throws {
    let stage = TableStage(.grouped, [FixtureSection(2, header: "Top", footer: "Bottom")])
    expectEqual(stage.tops(0), [55.5, 99.5])
    expectEqual(
      stage.table.rectForFooter(inSection: 0), CGRect(x: 0, y: 143.5, width: 390, height: 30))
    let first = try #require(stage.cell(0, 0))
    expectEqual(first.rowState.topLine.view?.frame, CGRect(x: 0, y: 0, width: 390, height: 0.5))
    let last = try #require(stage.cell(0, 1))
    expectEqual(
      last.rowState.bottomLine.view?.frame, CGRect(x: 0, y: 43.5, width: 390, height: 0.5))
  }

  @Test func `IE-56: a header stays at the top and is pushed out`() throws {
    let stage = TableStage(
      .plain, [2, 2].map { FixtureSection($0, header: "Title") },
      size: CGSize(width: 390, height: 120))
    for (offset, top) in [(0, 22), (100, 100), (115, 110)] as [(CGFloat, CGFloat)] {
      stage.table.contentOffset.y = offset
      stage.window.layoutIfNeeded()
      expectEqual(stage.table.headerView(forSection: 0)?.frame.minY, top, "at \(offset)")
    }
  }

  @Test func `IE-57: contents end at the accessory`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 63, height: 28))
    let stage = TableStage(
      .plain, [FixtureSection(2)], size: CGSize(width: 375, height: 400)
    ) { cell, path in
      cell.textLabel?.text = "Row"
      if path.row == 0 {
        cell.accessoryType = .disclosureIndicator
      } else {
        cell.accessoryView = view
      }
    }
    let chevron = try #require(stage.cell(0, 0))
    expectEqual(chevron.contentView.frame, CGRect(x: 0, y: 0, width: 350, height: 44))
    expectEqual(chevron.table.accessories.first?.view.frame.minX, 350)
    expectEqual(chevron.table.accessories.first?.view.frame.maxX, 360.5)
    expectEqual(stage.cell(0, 1)?.contentView.frame.width, 296)
    expectEqual(view.frame, CGRect(x: 296, y: 8, width: 63, height: 28))
  }

  // Behaviour rule TV-15.
  @Test func `The table's own header is as wide as the table`() {
    let stage = TableStage(.plain, [FixtureSection(2)])
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 60))
    stage.table.tableHeaderView = header
    stage.window.layoutIfNeeded()
    expectEqual(header.frame, CGRect(x: 0, y: 0, width: 390, height: 60))
    expectEqual(stage.tops(0), [60, 104])
    expectEqual(stage.cell(0, 0)?.frame.minY, 60)
    stage.table.tableHeaderView = nil
    stage.window.layoutIfNeeded()
    expectNil(header.superview)
    expectEqual(stage.tops(0), [0, 44])
  }

  @Test func `What is beyond the data has no place`() {
    let table = TableStage(.plain, [FixtureSection(2)]).table
    expectEqual(table.rectForRow(at: IndexPath(row: 2, section: 0)), .zero)
    expectEqual(table.rectForRow(at: IndexPath(row: 0, section: 1)), .zero)
    expectEqual(table.rectForRow(at: IndexPath(index: 0)), .zero)
    expectNil(table.cellForRow(at: IndexPath(row: 9, section: 0)))
    expectNil(table.indexPathForRow(at: CGPoint(x: 10, y: 300)))
    expectEqual(table.indexPathForRow(at: CGPoint(x: 10, y: 50)), IndexPath(row: 1, section: 0))
    expectEqual(
      table.indexPathsForRows(in: CGRect(x: 0, y: 40, width: 9, height: 400)),
      [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)])
  }

  // Rules TV-8 and TV-9: 38, each further line + 15.5; plain titles of 17 points + 20.5.
  @Test func `Titles of several lines have no leading`() throws {
    let grouped = TableStage(.grouped, [FixtureSection(1), FixtureSection(1, header: "a\nb\nc")])
    let header = try #require(grouped.table.headerView(forSection: 1))
    expectEqual(header.frame.height, 69)
    expectEqual(header.textLabel?.font.leading, 0)
    let plain = TableStage(.plain, [FixtureSection(1, header: "a\nb")])
    try expectEqual(#require(plain.table.headerView(forSection: 0)).frame.height, 48.5)
  }

  // Rule TV-9, measured: a footer and the titled header after it.
  @Test(arguments: [2, 3] as [CGFloat])
  func `Each further line of a footer adds 16 points`(scale: CGFloat) throws {
    func heights(_ footer: String) -> [CGFloat] {
      let stage = TableStage(
        .grouped, [FixtureSection(1, footer: footer), FixtureSection(1, header: "Header")])
      stage.window.traitOverrides.displayScale = scale
      stage.window.layoutIfNeeded()
      return [
        stage.table.rectForFooter(inSection: 0).height,
        stage.table.rectForHeader(inSection: 1).height,
      ]
    }
    expectEqual(heights("a"), [30, 38])
    expectEqual(heights("a\nb"), [46, 38])
    expectEqual(heights("a\nb\nc"), [62, 38])
  }

  // Rule ALT-7: each line after the first adds 22 points.
  @Test func `Wrapped text of a row's label has leading`() {
    let stage = TableStage(.plain, [FixtureSection(3)]) { cell, path in
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = ["a\nb\nc", "a\nb\nc\nd", "a"][path.row]
    }
    let heights = (0..<3).map { stage.table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    expectEqual(heights[1] - heights[0], 22)
    expectEqual(heights[2], 44)
  }

  @Test func `A header of a grouped table has a detail below its title`() throws {
    let stage = TableStage(.grouped, [FixtureSection(1, header: "Title"), FixtureSection(1)])
    let header = try #require(stage.table.headerView(forSection: 0))
    let (top, height) = (stage.tops(0)[0], header.frame.height)
    header.detailTextLabel?.text = "Detail"
    header.invalidateIntrinsicContentSize()
    stage.window.layoutIfNeeded()
    expectEqual(header.frame.height, height + 15.5)
    expectEqual(stage.tops(0)[0], top + 15.5)
    let (title, detail) = (
      try #require(header.textLabel).frame, try #require(header.detailTextLabel).frame
    )
    expectEqual(detail.minY, title.maxY)
    expectEqual(detail.minX, title.minX)
    expectEqual(detail.maxY, header.bounds.height - 7)
    header.contentConfiguration = header.defaultContentConfiguration()
    expectNil(header.detailTextLabel)
  }

  @Test func `A header of a plain table shows no detail`() throws {
    let stage = TableStage(.plain, [FixtureSection(1, header: "Title")])
    let header = try #require(stage.table.headerView(forSection: 0))
    header.detailTextLabel?.text = "Detail"
    header.invalidateIntrinsicContentSize()
    stage.window.layoutIfNeeded()
    expectEqual(header.frame.height, 28)
    expectEqual(header.detailTextLabel?.isHidden, true)
  }

  /// Behaviour rule SV-11.
  @Test func `A table whose height changes while it scrolls ends at its end`() {
    let stage = TableStage(
      .plain, [FixtureSection(60)], size: CGSize(width: 390, height: 600))
    stage.table.rowHeight = 44
    stage.window.layoutIfNeeded()
    // 60 rows of 44 less 600.
    stage.table.setContentOffset(CGPoint(x: 0, y: 2040), animated: true)
    stage.window.advance(to: 0.1)
    stage.table.frame.size.height = 700
    stage.window.advance(to: 1)
    expectEqual(stage.table.contentOffset.y, 1940)
  }
}
