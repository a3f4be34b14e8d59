// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import Expectations
import Foundation
import Geometry
import Testing
import Views

@testable import TableView

/// A delegate that writes down the calls about selection.
@MainActor
final class SelectionDelegate: NSObject, UITableViewDelegate {
  var calls: [String] = []
  var willSelect: (IndexPath) -> IndexPath? = { $0 }
  var willDeselect: (IndexPath) -> IndexPath? = { $0 }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    calls.append("shouldHighlight \(indexPath.row)")
    return true
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    calls.append("didHighlight \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    calls.append("didUnhighlight \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    calls.append("willSelect \(indexPath.row)")
    return willSelect(indexPath)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("didSelect \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    calls.append("willDeselect \(indexPath.row)")
    return willDeselect(indexPath)
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    calls.append("didDeselect \(indexPath.row)")
  }
}

/// Behaviour rules TV-20 and TV-21.
@MainActor
@Suite("Table view selection")
struct TableSelectionTests {
  private let delegate = SelectionDelegate()

  private func stage() -> TableStage {
    TableStage(.plain, [FixtureSection(5)], delegate: delegate)
  }

  private func tap(_ row: Int, on stage: TableStage) {
    let point = CGPoint(x: 100, y: CGFloat(row) * 44 + 20)
    stage.window.beginTouch(at: point)
    stage.window.endTouch()
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test func `A cell that gets other contents under a touch goes on with it`() {
    let stage = stage()
    stage.window.beginTouch(at: CGPoint(x: 100, y: 64))
    stage.cell(0, 1)?.contentConfiguration = UIListContentConfiguration.cell()
    stage.window.endTouch()
    expectEqual(stage.cell(0, 1)?.isHighlighted, false)
    expectEqual(delegate.calls.suffix(3), ["didUnhighlight 1", "willSelect 1", "didSelect 1"])
  }

  @Test func `A tap asks, changes and tells in order`() {
    let stage = stage()
    tap(1, on: stage)
    expectEqual(
      delegate.calls,
      [
        "shouldHighlight 1", "didHighlight 1", "didUnhighlight 1", "willSelect 1", "didSelect 1",
      ])
    delegate.calls = []
    tap(3, on: stage)
    expectEqual(
      delegate.calls,
      [
        "shouldHighlight 3", "didHighlight 3", "didUnhighlight 3", "willSelect 3",
        "willDeselect 1", "didDeselect 1", "didSelect 3",
      ])
    expectEqual(stage.table.indexPathsForSelectedRows, [path(3)])
    expectEqual(stage.cell(0, 3)?.isSelected, true)
    expectEqual(stage.cell(0, 1)?.isSelected, false)
  }

  @Test func `A tap on the selected row says so again`() {
    let stage = stage()
    tap(1, on: stage)
    delegate.calls = []
    tap(1, on: stage)
    expectEqual(delegate.calls.suffix(2), ["willSelect 1", "didSelect 1"])
    expectEqual(stage.table.indexPathForSelectedRow, path(1))
  }

  @Test func `A touch selects nothing if selecting is no longer allowed when it ends`() {
    let stage = stage()
    stage.window.beginTouch(at: CGPoint(x: 100, y: 60))
    stage.table.setEditing(true, animated: false)
    stage.window.endTouch()
    expectEqual(delegate.calls, ["shouldHighlight 1", "didHighlight 1", "didUnhighlight 1"])
    expectNil(stage.table.indexPathsForSelectedRows)
  }

  @Test func `The delegate may select nothing, or another row`() {
    let stage = stage()
    delegate.willSelect = { $0.row == 2 ? nil : IndexPath(row: 4, section: 0) }
    tap(2, on: stage)
    expectNil(stage.table.indexPathsForSelectedRows)
    expectEqual(delegate.calls.last, "willSelect 2")
    tap(0, on: stage)
    expectEqual(stage.table.indexPathsForSelectedRows, [path(4)])
    expectEqual(delegate.calls.last, "didSelect 4")
  }

  @Test func `The delegate may keep the old row selected`() {
    let stage = stage()
    tap(1, on: stage)
    delegate.willDeselect = { _ in nil }
    tap(3, on: stage)
    expectEqual(stage.table.indexPathsForSelectedRows, [path(1), path(3)])
    expectLacks(delegate.calls, "didDeselect 1")
  }

  @Test func `In multiple mode a tap toggles`() {
    let stage = stage()
    stage.table.allowsMultipleSelection = true
    tap(1, on: stage)
    tap(3, on: stage)
    expectEqual(stage.table.indexPathsForSelectedRows, [path(1), path(3)])
    tap(1, on: stage)
    expectEqual(stage.table.indexPathsForSelectedRows, [path(3)])
    expectEqual(delegate.calls.suffix(2), ["willDeselect 1", "didDeselect 1"])
  }

  @Test func `Selecting by code notifies no delegate`() {
    let stage = stage()
    stage.table.selectRow(at: path(2), animated: false, scrollPosition: .none)
    expectEqual(stage.cell(0, 2)?.isSelected, true)
    stage.table.deselectRow(at: path(2), animated: false)
    expectEqual(stage.cell(0, 2)?.isSelected, false)
    expectEmpty(delegate.calls)
  }

  @Test func `Reloading ends the selection, a batch carries it along`() {
    let stage = stage()
    stage.table.selectRow(at: path(2), animated: false, scrollPosition: .none)
    stage.source.sections[0].rows = 4
    stage.table.deleteRows(at: [path(0)], with: .none)
    expectEqual(stage.table.indexPathForSelectedRow, path(1))
    stage.table.reloadData()
    expectNil(stage.table.indexPathForSelectedRow)
  }

  // Behaviour rule TV-13.
  @Test func `A selected row has no line, nor has the one above it`() {
    let stage = stage()
    stage.table.selectRow(at: path(2), animated: false, scrollPosition: .none)
    stage.window.layoutIfNeeded()
    expectEqual(stage.cell(0, 0)?.rowState.bottomLine.view?.isHidden, false)
    expectEqual(stage.cell(0, 1)?.rowState.bottomLine.view?.isHidden, true)
    expectEqual(stage.cell(0, 2)?.rowState.bottomLine.view?.isHidden, true)
  }
}
