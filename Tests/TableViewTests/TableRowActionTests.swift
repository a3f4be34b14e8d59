// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import Expectations
import Foundation
import Geometry
import Testing
import Views

@testable import TableView

/// Behaviour rule TV-37.
@MainActor
@Suite("Row actions of tables")
struct TableRowActionTests {
  /// A delegate as of before iOS 11.
  private final class Delegate: NSObject, UITableViewDelegate {
    var actions: [UITableViewRowAction]? = []
    var calls: [String] = []

    func tableView(
      _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? {
      calls.append("actions \(indexPath.row)")
      return actions
    }

    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      calls.append("didEnd \(indexPath?.row ?? -1)")
    }
  }

  /// A delegate that has both methods.
  private final class Both: NSObject, UITableViewDelegate {
    var calls: [String] = []

    func tableView(
      _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? {
      calls.append("actions")
      return [UITableViewRowAction(style: .normal, title: "Old") { _, _ in }]
    }

    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      calls.append("configuration")
      return nil
    }
  }

  private let stage = EditingStage()
  private let delegate = Delegate()

  init() {
    stage.table.delegate = delegate
    stage.window.layoutIfNeeded()
  }

  private func titles(_ cell: UITableViewCell) -> [String?] {
    cell.revealedActions?.configuration.actions.map(\.title) ?? []
  }

  @Test func `An action has a style, a word and the colour that it is given`() throws {
    let action = UITableViewRowAction(style: .normal, title: "More") { _, _ in }
    expectEqual(action.style, .normal)
    expectEqual(action.title, "More")
    expectNil(action.backgroundColor)
    expectEqual(UITableViewRowAction.Style.destructive, UITableViewRowAction.Style.default)
    action.backgroundColor = .purple
    let copy = try #require(action.copy() as? UITableViewRowAction)
    expectNotSame(copy, action)
    expectEqual(copy.title, "More")
    expectEqual(copy.style, .normal)
    expectEqual(copy.backgroundColor, .purple)
  }

  @Test func `They are beside the row, the first at the outer edge`() throws {
    let more = UITableViewRowAction(style: .normal, title: "More") { _, _ in }
    let flag = UITableViewRowAction(style: .normal, title: "Flag") { _, _ in }
    flag.backgroundColor = .systemOrange
    let delete = UITableViewRowAction(style: .destructive, title: "Delete") { _, _ in }
    delegate.actions = [delete, flag, more]
    let cell = try #require(stage.cell(1))
    expect(cell.revealSwipeActions(offset: -200))
    expectEqual(titles(cell), ["Delete", "Flag", "More"])
    let shown = try #require(cell.revealedActions?.configuration)
    expectEqual(shown.actions.map(\.backgroundColor), [.systemRed, .systemOrange, .systemGray])
    expectEqual(delegate.calls, ["actions 1"], "once for each swipe")
    expect(!cell.revealSwipeActions(offset: 200), "not before the row")
  }

  @Test func `A full swipe runs none`() throws {
    var count = 0
    delegate.actions = [UITableViewRowAction(style: .default, title: "Go") { _, _ in count += 1 }]
    let cell = try #require(stage.cell(0))
    cell.revealSwipeActions(offset: -330)
    cell.endSwipe()
    expectEqual(count, 0)
    expectEqual(cell.bounds.origin.x, 74, "it rests with the action visible")
  }

  @Test func `A tap runs the handler, and the row stays open until editing ends`() throws {
    var paths: [IndexPath] = []
    let action = UITableViewRowAction(style: .normal, title: "More") { action, path in
      expectEqual(action.title, "More")
      paths.append(path)
    }
    delegate.actions = [action]
    let cell = try #require(stage.cell(2))
    cell.revealSwipeActions(offset: -74)
    cell.endSwipe()
    cell.run(try #require(cell.revealedActions?.configuration.actions.first))
    expectEqual(paths, [stage.path(2)])
    expectNotNil(cell.revealedActions)
    stage.table.setEditing(false, animated: false)
    expectNil(cell.revealedActions)
    expectEqual(cell.bounds.origin.x, 0)
    expectEqual(delegate.calls, ["actions 2", "didEnd 2"])
  }

  @Test func `A handler gets the row's index path as it is by then`() throws {
    var paths: [IndexPath] = []
    delegate.actions = [
      UITableViewRowAction(style: .normal, title: "More") { paths.append($1) }
    ]
    let cell = try #require(stage.cell(2))
    cell.revealSwipeActions(offset: -74)
    let action = try #require(cell.revealedActions?.configuration.actions.first)
    stage.source.names[0].remove(at: 0)
    stage.table.deleteRows(at: [stage.path(0)], with: .none)
    stage.window.layoutIfNeeded()
    action.handler(action, cell) { _ in }
    expectEqual(paths, [stage.path(1)])
  }

  @Test func `Without an answer a row has that to delete it, and with none it stays`() throws {
    let cell = try #require(stage.cell(0))
    delegate.actions = []
    expect(!cell.revealSwipeActions(offset: -50))
    delegate.actions = nil
    expect(cell.revealSwipeActions(offset: -50))
    expectEqual(titles(cell), ["Delete"])
  }

  @Test func `The minus of a row opens them, too`() throws {
    delegate.actions = [UITableViewRowAction(style: .normal, title: "More") { _, _ in }]
    stage.edit()
    let cell = try #require(stage.cell(0))
    cell.editControlWasTapped()
    expectEqual(titles(cell), ["More"])
  }

  @Test func `The method of iOS 11 is asked alone where it is implemented`() throws {
    let both = Both()
    stage.table.delegate = both
    stage.window.layoutIfNeeded()
    let cell = try #require(stage.cell(0))
    expect(cell.revealSwipeActions(offset: -50))
    expectEqual(titles(cell), ["Delete"], "nil is no reason to ask for older ones")
    expectEqual(both.calls, ["configuration"])
  }

  @Test func `A table's controller may have them`() throws {
    final class Controller: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        3
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
      override func tableView(
        _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
      ) -> [UITableViewRowAction]? {
        let more = UITableViewRowAction(style: .normal, title: "More") { _, _ in }
        return [more] + (super.tableView(tableView, editActionsForRowAt: indexPath) ?? [])
      }
    }
    let controller = Controller(style: .plain)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    window.rootViewController = controller
    window.layoutIfNeeded()
    let path = IndexPath(row: 0, section: 0)
    let cell = try #require(controller.tableView.cellForRow(at: path))
    expect(cell.revealSwipeActions(offset: -50))
    expectEqual(titles(cell), ["More"])
  }

  @Test func `A table's controller has the table's refresh control`() {
    let controller = UITableViewController(style: .plain)
    expectNil(controller.refreshControl)
    let control = UIRefreshControl()
    controller.refreshControl = control
    expectSame(controller.tableView.refreshControl, control)
    expectSame(controller.refreshControl, control)
    controller.refreshControl = nil
    expectNil(controller.tableView.refreshControl)
    expectNil(control.superview)
  }
}
