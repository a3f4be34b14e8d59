// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import LayoutInspection
import Testing
import Views

@testable import TableView

/// What a table says of its rows, headers and footers.
@MainActor
@Suite("Explanations of tables")
struct TableExplanationTests {
  private func row(_ stage: TableStage, _ section: Int, _ row: Int) -> ElementExplanation {
    stage.table.explanation(forRowAt: IndexPath(row: row, section: section))
  }

  private func text(
    _ explanation: ElementExplanation, _ subject: String
  ) -> String? { explanation.reasons.first { $0.subject == subject }?.text }

  @Test func `The height of a row says whose answer it is`() {
    let delegate = HeightDelegate()
    let given = TableStage(.plain, [FixtureSection(3)], delegate: delegate)
    expectEqual(text(row(given, 0, 0), "height"), "60 = tableView(_:heightForRowAt:)")
    let fixed = TableStage(.plain, [FixtureSection(3)])
    fixed.table.rowHeight = 70
    fixed.window.layoutIfNeeded()
    expectEqual(text(row(fixed, 0, 0), "height"), "70 = rowHeight")
    let measured = TableStage(.plain, [FixtureSection(100)])
    expectEqual(
      text(row(measured, 0, 0), "height"),
      "44 = what its contents need; it counted with the standard estimate 44")
    expectEqual(
      text(row(measured, 0, 99), "height"),
      "44 = the standard estimate 44, which no measurement changed")
    measured.table.estimatedRowHeight = 0
    measured.window.layoutIfNeeded()
    let unmeasured = row(measured, 0, 0)
    expectContains(text(unmeasured, "height") ?? "", "estimatedRowHeight is 0")
    expectEqual(
      unmeasured.reasons.first { $0.subject == "height" }?.remedy,
      "estimatedRowHeight = UITableView.automaticDimension")
  }

  @Test func `A height that is given and not asked for yet is an estimate`() {
    let delegate = HeightDelegate()
    let stage = TableStage(.plain, [FixtureSection(1000)], delegate: delegate)
    expectEqual(
      text(row(stage, 0, 900), "height"),
      """
      44 = the standard estimate 44, until the row comes near: tableView(_:heightForRowAt:) gives 60
      """)
  }

  @Test func `A place is the sum of what is above it`() {
    let stage = TableStage(
      .plain, [FixtureSection(2, header: "A"), FixtureSection(3, header: "B")])
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
    stage.table.tableHeaderView = header
    stage.window.layoutIfNeeded()
    let first = row(stage, 0, 1)
    expectEqual(first.frame?.minY, 194)
    expectEqual(
      text(first, "y"),
      "194 = 100 (tableHeaderView) + 22 (above the header) + 28 (header) + 44 (rows before it)")
    expectEqual(
      text(row(stage, 1, 0), "y"),
      """
      288 = 100 (tableHeaderView) + 138 (1 section before it) + 22 (above the header) + 28 (header)
      """)
    expectEqual(first.visibility, .visible)
  }

  @Test func `Space without a view is named in the section`() {
    let stage = TableStage(.grouped, [FixtureSection(1), FixtureSection(1)])
    expectEqual(
      text(row(stage, 0, 0), "section 0"),
      """
      grouped table; header 35 = the space above the first group, without a title or a view; \
      footer 17.5 = the space of groups, without a title or a view
      """)
    let absent = stage.table.explanation(forHeaderInSection: 0)
    expectEqual(absent.obstacle, .noAttributes)
    expectContains(
      absent.description, "its 35 points are the space above the first group")
    let second = stage.table.explanation(
      of: .supplementaryView, kind: "UITableViewSectionHeader",
      at: IndexPath(item: 1, section: 0))
    expectEqual(second.reasons.first?.text, "a section has one header, which is at the item 0")
    stage.table.sectionHeaderHeight = 0
    stage.window.layoutIfNeeded()
    expectLacks(text(row(stage, 0, 0), "section 0") ?? "", "header")
  }

  @Test func `Cards have their inset in the width`() {
    let stage = TableStage(.insetGrouped, [FixtureSection(1)])
    expectEqual(text(row(stage, 0, 0), "width"), "350 = table 390 − 2 × 20 beside cards")
  }

  @Test func `A header that stays visible is pinned, and covers a row`() {
    let stage = TableStage(
      .plain, [FixtureSection(40, header: "A")], size: CGSize(width: 390, height: 300))
    stage.table.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
    stage.window.layoutIfNeeded()
    let header = stage.table.explanation(forHeaderInSection: 0)
    expectEqual(header.frame?.minY, 100)
    expectContains(text(header, "pinned") ?? "", "390 × 28 at 0, 22 → 390 × 28 at 0, 100")
    expectEqual(header.visibility, .visible)
  }

  @Test func `A row that is not seen says what shows it`() {
    let stage = TableStage(.plain, [FixtureSection(100)])
    let far = row(stage, 0, 99)
    expectEqual(far.obstacle, .outsideVisibleBounds)
    expectEqual(
      far.reasons.first?.remedy,
      "scrollToRow(at: IndexPath(item: 99, section: 0), at: .middle, animated: false)")
    let missing = row(stage, 0, 100)
    expectEqual(missing.reasons.first?.text, "section 0 has 100 rows")
    expectContains(
      missing.reasons.first?.remedy ?? "", "tableView(_:numberOfRowsInSection:)")
    let cut = row(stage, 0, 19)
    expectEqual(cut.visibility, .partlyVisible)
    stage.table.dataSource = nil
    expectEqual(row(stage, 0, 0).reasons.first?.text, "the table view has no data source")
  }

  @Test func `A line says which insets it has`() {
    let stage = TableStage(.plain, [FixtureSection(3)])
    func line() -> String { text(row(stage, 0, 0), "row 0") ?? "" }
    expectEqual(
      line(),
      """
      its line begins 20 after its leading edge and ends 0 before its trailing edge: separatorInset is \
      automatic, it begins where the text begins
      """)
    stage.table.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 10)
    stage.window.layoutIfNeeded()
    expectContains(line(), "begins 40 after its leading edge and ends 10 before its trailing edge")
    expectContains(line(), "separatorInset, left 40 and right 10, from the cell's edges")
    stage.table.separatorStyle = .none
    stage.window.layoutIfNeeded()
    expectEqual(line(), "no line below it: separatorStyle is none")
  }

  @Test func `Explaining lays nothing out`() {
    let stage = TableStage(.plain, [FixtureSection(100)])
    stage.source.cellsAsked = []
    _ = row(stage, 0, 50)
    _ = stage.table.explanation(forHeaderInSection: 0)
    _ = stage.table.findings()
    expectEqual(stage.source.cellsAsked, [])
  }
}
