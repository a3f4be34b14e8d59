// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import Expectations
import Foundation
import Geometry
import Testing
import Views

@testable import TableView

@MainActor
@Suite("Table view updates")
struct TableUpdateTests {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  // Behaviour rule TV-50, example IE-62.
  @Test func `Inside a batch the table has the old counts`() {
    let stage = TableStage(.plain, [FixtureSection(5)])
    stage.table.performBatchUpdates {
      stage.source.sections[0].rows = 4
      stage.table.deleteRows(at: [path(1)], with: .fade)
      expectEqual(stage.table.numberOfRows(inSection: 0), 5)
    }
    expectEqual(stage.table.numberOfRows(inSection: 0), 4)
  }

  @Test func `Nested updates are made at the outermost end`() {
    let stage = TableStage(.plain, [FixtureSection(5)])
    stage.table.beginUpdates()
    stage.source.sections[0].rows = 6
    stage.table.insertRows(at: [path(0)], with: .none)
    stage.table.beginUpdates()
    stage.table.endUpdates()
    expectEqual(stage.table.numberOfRows(inSection: 0), 5)
    expect(stage.table.hasUncommittedUpdates)
    stage.table.endUpdates()
    expectEqual(stage.table.numberOfRows(inSection: 0), 6)
    expect(!stage.table.hasUncommittedUpdates)
    // One too many says so and does nothing.
    stage.table.endUpdates()
    expectEqual(stage.table.numberOfRows(inSection: 0), 6)
  }

  // Behaviour rule TV-53.
  @Test(
    "Rows come as their animation says",
    arguments: [
      (UITableView.RowAnimation.fade, 0, 0), (.left, -390, 1), (.right, 390, 1), (.none, 0, 1),
      (.automatic, 0, 1),
    ] as [(UITableView.RowAnimation, CGFloat, CGFloat)])
  func insertion(animation: UITableView.RowAnimation, x: CGFloat, alpha: CGFloat) throws {
    let stage = TableStage(.plain, [FixtureSection(5)])
    stage.source.sections[0].rows = 6
    stage.table.insertRows(at: [path(2)], with: animation)
    let new = try #require(stage.cell(0, 2))
    expectEqual(new.presentationGeometry.center.x - new.presentationGeometry.bounds.width / 2, x)
    expectEqual(new.presentationAlpha, alpha)
    // Neighbours slide whatever the animation.
    let next = try #require(stage.cell(0, 3))
    expectEqual(next.presentationGeometry.center.y, 110)
    stage.window.advance(to: 1)
    expectEqual(new.presentationGeometry.center.x, 195)
    expectEqual(new.presentationAlpha, 1)
    expectEqual(next.presentationGeometry.center.y, 154)
    expectEqual(new.layer.zPosition, 0)
  }

  @Test func `Reloading makes another cell, reconfiguring keeps it`() {
    let stage = TableStage(.plain, [FixtureSection(5)])
    let old = stage.cell(0, 2)
    stage.table.reconfigureRows(at: [path(2)])
    expectSame(stage.cell(0, 2), old)
    stage.table.reloadRows(at: [path(2)], with: .none)
    expectNotSame(stage.cell(0, 2), old)
  }

  @Test func `A row that becomes the last of a card loses its line and is rounded`() throws {
    let stage = TableStage(.insetGrouped, [FixtureSection(3)])
    stage.source.sections[0].rows = 2
    stage.table.deleteRows(at: [path(2)], with: .fade)
    stage.window.advance(to: 1)
    let last = try #require(stage.cell(0, 1))
    expectEqual(last.layer.maskedCorners, [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    expectEqual(last.rowState.bottomLine.view?.isHidden, true)
  }

  // Behaviour rule TV-55.
  @Test func `An empty update asks for heights again and keeps the cells`() {
    let delegate = HeightDelegate()
    let stage = TableStage(.plain, [FixtureSection(3)], delegate: delegate)
    let cells = stage.table.visibleCells
    delegate.height = { _ in 100 }
    stage.table.beginUpdates()
    stage.table.endUpdates()
    expectEqual(stage.tops(0), [0, 100, 200])
    expectAll(zip(stage.table.visibleCells, cells), where: { $0 === $1 })
  }
}

@MainActor
@Suite("Table view diffable data source")
struct TableDiffableTests {
  private func makeStage() -> (
    UIWindow, UITableView, UITableViewDiffableDataSource<Int, String>
  ) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.traitOverrides.displayScale = 2
    let table = UITableView(frame: window.bounds, style: .insetGrouped)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    window.addSubview(table)
    window.makeKeyAndVisible()
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel?.text = item
      return cell
    }
    return (window, table, source)
  }

  private func snapshot(_ sections: [[String]]) -> NSDiffableDataSourceSnapshot<Int, String> {
    var result = NSDiffableDataSourceSnapshot<Int, String>()
    for (section, items) in sections.enumerated() {
      result.appendSections([section])
      result.appendItems(items, toSection: section)
    }
    return result
  }

  @Test func `The rows of a snapshot are shown`() {
    let (window, table, source) = makeStage()
    source.apply(snapshot([["a", "b"], ["c"]]), animatingDifferences: false)
    window.layoutIfNeeded()
    expectEqual(table.visibleCells.map { $0.textLabel?.text }, ["a", "b", "c"])
    expectEqual(source.itemIdentifier(for: IndexPath(row: 1, section: 0)), "b")
    expectEqual(source.indexPath(for: "c"), IndexPath(row: 0, section: 1))
    expectNil(source.itemIdentifier(for: IndexPath(row: 7, section: 0)))
  }

  @Test func `What goes fades in its place while the rest closes up`() throws {
    let (window, table, source) = makeStage()
    source.defaultRowAnimation = .fade
    source.apply(snapshot([["a", "b"], ["c"]]), animatingDifferences: false)
    window.layoutIfNeeded()
    let leaving = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    var isDone = false
    source.apply(snapshot([["a"], ["c"]])) { isDone = true }
    expect(!isDone)
    window.advance(to: 0.1)
    expectGreater(leaving.presentationAlpha, 0)
    expectLess(leaving.presentationAlpha, 1)
    expectEqual(leaving.presentationGeometry.center.y, 101)
    window.advance(to: 1)
    expect(isDone)
    expectNil(leaving.superview)
    expectEqual(table.contentSize.height, 35 + 44 + 35 + 44 + 17.5)
  }

  @Test func `The first data are there without a window`() {
    let (_, table, source) = makeStage()
    table.removeFromSuperview()
    source.apply(snapshot([["a", "b"]]))
    expectEqual(table.numberOfRows(inSection: 0), 2)
  }
}
