// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import CollectionData
import Expectations
import Foundation
import Geometry
import TableView
import Testing
import Views

/// Overrides that call `super`: their own answer counts, not that of the default behind it.
@Suite("Answers of overrides that call super")
@MainActor
struct SuperAnswerTests {
  private final class Source: UITableViewDiffableDataSource<Int, String> {
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? {
      super.tableView(tableView, titleForHeaderInSection: section) ?? "Section \(section)"
    }
  }

  private final class Controller: UITableViewController {
    override func tableView(
      _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? {
      let path = super.tableView(tableView, willSelectRowAt: indexPath)
      return indexPath.row == 0 ? nil : path
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let controller = Controller(style: .plain)
  private let source: Source

  init() {
    let tableView = controller.tableView ?? UITableView()
    source = Source(tableView: tableView) { _, _, text in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = text
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([7])
    snapshot.appendItems(["A", "B", "C"])
    window.rootViewController = controller
    source.apply(snapshot, animatingDifferences: false)
    window.layoutIfNeeded()
  }

  @Test func `A title that replaces the missing one of super is shown`() {
    expectEqual(controller.tableView.headerView(forSection: 0)?.textLabel?.text, "Section 0")
  }

  @Test func `A row that the override refuses is not selected`() throws {
    for row in 0..<2 {
      let frame = controller.tableView.rectForRow(at: IndexPath(row: row, section: 0))
      window.tap(at: controller.tableView.convert(CGPoint(x: 160, y: frame.midY), to: nil))
      expectEqual(controller.tableView.indexPathForSelectedRow?.row, (row == 0 ? nil : 1))
    }
  }

  // MARK: Heights and swipes

  private final class Estimating: UITableViewController {
    override func numberOfSections(in tableView: UITableView) -> Int { 30 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      2
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { "Header" }
    override func tableView(
      _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? { "Footer" }
    override func tableView(
      _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat { 400 }
    override func tableView(
      _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat { 200 }
    override func tableView(
      _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
    ) -> CGFloat { 100 }
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      true
    }
    override func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Pin") { _, _, done in done(true) }
      ])
    }
  }

  @Test func `A controller's estimates count for what was never seen`() {
    let controller = Estimating(style: .plain)
    window.rootViewController = controller
    window.layoutIfNeeded()
    // 25 sections at least are as high as is estimated: twice 400, 200 and 100.
    expectGreater(controller.tableView.contentSize.height, 25 * 1100)
  }

  @Test func `A controller's actions appear beside a row`() {
    let controller = Estimating(style: .plain)
    window.rootViewController = controller
    window.layoutIfNeeded()
    let cell = controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
    expectEqual(cell?.revealSwipeActions(offset: -80), true)
    expectEqual(cell?.swipeConfiguration(isTrailing: true)?.actions.map(\.title), ["Pin"])
  }
}
