// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import Expectations
import Foundation
import Geometry
import Testing
import Views
import WaitingSuites

@testable import TableView

/// Rows of interaction 8 that concern tables, but for those of heights, moves and index titles.
@MainActor
@Suite("Bad input to tables")
struct TableBadInputTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  // Row 1.
  @Test(.waitsForProcesses) func `Counts that do not follow are named as rows`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = TableStage(.plain, [FixtureSection(5)])
        stage.source.sections[0].rows = 3
        stage.table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expectContains(message, "3 rows after the batch", "\(message)")
    expectContains(message, "5 before it + 0 inserted - 1 deleted")
  }

  @Test(.waitsForProcesses) func `A delegate's or data source's count below zero is refused`() async
  {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = TableStage(.plain, [FixtureSection(-1)]) }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expectContains(message, "returned -1 as section 0's number of rows", "\(message)")
  }

  // Row 14.
  @Test(.waitsForProcesses) func `A provider that gives no cell is refused with the path`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let table = UITableView(frame: window.bounds, style: .plain)
        window.addSubview(table)
        let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, _ in nil }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a"])
        source.apply(snapshot)
        window.layoutIfNeeded()
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expectContains(message, "[0, 0]", "\(message)")
  }

  // Row 15.
  @Test(.waitsForProcesses, arguments: [true, false])
  func `Cells of unknown or empty identifiers are refused`(isEmpty: Bool) async {
    let known = TableStage(.plain, [FixtureSection(1)])
    expectNil(known.table.dequeueReusableCell(withIdentifier: "unknown"))
    let result =
      isEmpty
      ? await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let stage = TableStage(.plain, [FixtureSection(1)])
          _ = stage.table.dequeueReusableCell(withIdentifier: "")
        }
      }
      : await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let stage = TableStage(.plain, [FixtureSection(1)])
          _ = stage.table.dequeueReusableCell(
            withIdentifier: "unknown", for: IndexPath(row: 0, section: 0))
        }
      }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expectContains(message, isEmpty ? "Empty reuse identifier" : "\"unknown\"", "\(message)")
  }

  // Rows 16 and 17.
  @Test func `Questions beyond the counts have no answer`() {
    let table = TableStage(.plain, [FixtureSection(2), FixtureSection(2)]).table
    expectEqual(table.rectForRow(at: path(2)), .zero)
    expectEqual(table.rect(forSection: 2), .zero)
    expectNil(table.cellForRow(at: path(0, 7)))
    table.scrollToRow(at: path(NSNotFound, 1), at: .top, animated: false)
    expectAtLeast(table.contentOffset.y, 0)
  }

  // Row 17.
  @Test(.waitsForProcesses) func `Selecting a row that does not exist is refused`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        TableStage(.plain, [FixtureSection(2)]).table
          .selectRow(at: IndexPath(row: 0, section: 3), animated: false, scrollPosition: .none)
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expectContains(message, "selectRow(at:animated:scrollPosition:)", "\(message)")
  }

  // Row 17.
  @Test(.waitsForProcesses) func `Scrolling to a row that does not exist is refused`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        TableStage(.plain, [FixtureSection(2)]).table
          .scrollToRow(at: IndexPath(row: 2, section: 0), at: .top, animated: false)
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expectContains(message, "section 0 has 2 rows", "\(message)")
  }

  // Row 19.
  @Test func `Reloading inside a batch takes its place`() {
    let stage = TableStage(.plain, [FixtureSection(5)])
    stage.table.performBatchUpdates {
      stage.source.sections[0].rows = 2
      stage.table.deleteRows(at: [path(1)], with: .fade)
      stage.table.reloadData()
    }
    expectEqual(stage.table.numberOfRows(inSection: 0), 2)
    expect(!stage.window.isAnimating)
  }

  // Row 20.
  @Test func `Odd lengths are replaced`() {
    let stage = TableStage(.plain, [FixtureSection(2, header: "A")])
    stage.table.sectionHeaderTopPadding = -7
    expectEqual(stage.table.sectionHeaderTopPadding, UITableView.automaticDimension)
    stage.table.sectionHeaderTopPadding = .nan
    expectEqual(stage.table.sectionHeaderTopPadding, UITableView.automaticDimension)
    stage.table.rowHeight = 1e300
    stage.window.layoutIfNeeded()
    expect(stage.table.contentSize.height.isFinite)
    stage.table.estimatedRowHeight = .nan
    stage.table.rowHeight = .nan
    stage.window.layoutIfNeeded()
    expect(stage.table.contentSize.height.isFinite)
  }

  // Row 23.
  @Test func `Unknown identifiers have no place`() {
    let table = UITableView(frame: .zero, style: .plain)
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, _ in
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    expectNil(source.itemIdentifier(for: path(0)))
    expectNil(source.itemIdentifier(for: IndexPath(index: 3)))
    expectNil(source.sectionIdentifier(for: 4))
    expectNil(source.indexPath(for: "z"))
    expectNil(source.index(for: 9))
  }

  // Row 23.
  @Test(.waitsForProcesses)
  func `A diffable data source that is asked for a row it does not have is refused`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: .plain)
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in nil }
        _ = source.tableView(table, cellForRowAt: IndexPath(row: 7, section: 0))
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expectContains(message, "no item at [0, 7]", "\(message)")
  }

  // Row 18: the console gets one message, and nothing else happens.
  @Test func `Ending updates that never began changes nothing`() {
    let stage = TableStage(.plain, [FixtureSection(3)])
    stage.table.endUpdates()
    stage.window.layoutIfNeeded()
    expectEqual(stage.table.numberOfRows(inSection: 0), 3)
    expectEqual(stage.table.visibleCells.count, 3)
  }

  @Test func `A class that is registered twice is the last one`() throws {
    final class Other: UITableViewCell {}
    let stage = TableStage(.plain, [FixtureSection(1)])
    stage.table.register(Other.self, forCellReuseIdentifier: "row")
    stage.table.reloadData()
    stage.window.layoutIfNeeded()
    expect(stage.cell(0, 0), is: Other.self)
  }

  @Test func `A row asked to swipe without a number stays`() throws {
    let stage = EditingStage()
    let cell = try #require(stage.cell(0))
    for offset in [CGFloat.nan, .infinity, 0] {
      expect(!cell.revealSwipeActions(offset: offset))
    }
    cell.revealSwipeActions(offset: -1e9)
    expect(cell.bounds.origin.x.isFinite)
  }
}
