// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Pictures
import Testing
import Views

@testable import TableView

/// Interaction chapter 3, of tables.
@MainActor
@Suite("Focus in tables")
struct TableFocusTests {
  private final class FocusDelegate: NSObject, UITableViewDelegate {
    var log: [String] = []
    var unfocusable: Set<IndexPath> = []
    var preferred: IndexPath?
    var allows = true
    var follows = true

    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
      !unfocusable.contains(indexPath)
    }
    func tableView(
      _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
    ) -> Bool { follows }
    func tableView(
      _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
    ) -> Bool {
      log.append("shouldUpdate \(name(context))")
      return allows
    }
    func tableView(
      _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) { log.append("didUpdate \(name(context))") }
    func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { preferred }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      log.append("willSelect \(indexPath.row)")
      return indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("didSelect \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      log.append("didDeselect \(indexPath.row)")
    }

    private func name(_ context: UITableViewFocusUpdateContext) -> String {
      [context.previouslyFocusedIndexPath, context.nextFocusedIndexPath]
        .map { $0.map { "\($0.section).\($0.row)" } ?? "none" }.joined(separator: "→")
    }
  }

  private let delegate = FocusDelegate()

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  private func stage(_ names: [[String]] = [["A", "B", "C"], ["D", "E"]]) -> EditingStage {
    let stage = EditingStage(.grouped, names: names)
    stage.table.delegate = delegate
    stage.window.layoutIfNeeded()
    stage.window.isFocusEnabled = true
    return stage
  }

  private func focus(_ stage: EditingStage, _ row: Int, _ section: Int = 0) {
    delegate.preferred = path(row, section)
    stage.window.focusSystem?.requestFocusUpdate(to: stage.table)
    delegate.log = []
  }

  private func focused(_ stage: EditingStage) -> IndexPath? { stage.table.itemFocus.focusedItem }

  // Example IE-42.
  @Test func `Arrows go from row to row and from section to section`() {
    let stage = stage()
    focus(stage, 2)
    expectEqual(stage.cell(2)?.isFocused, true)
    expectEqual(stage.cell(2)?.configurationState.isFocused, true)
    stage.window.press(.keyboardDownArrow)
    expectEqual(focused(stage), path(0, 1))
    expectEqual(stage.cell(2)?.isFocused, false)
    expectEqual(delegate.log, ["shouldUpdate 0.2→1.0", "didUpdate 0.2→1.0"])
    stage.window.press(.keyboardEnd)
    expectEqual(focused(stage), path(1, 1))
    stage.window.press(.keyboardDownArrow)
    expectEqual(focused(stage), path(1, 1))
    stage.window.press(.keyboardHome)
    expectEqual(focused(stage), path(0))
  }

  @Test func `Rows that the delegate excludes are passed over, and its veto holds`() {
    delegate.unfocusable = [path(1)]
    let stage = stage()
    focus(stage, 0)
    stage.window.press(.keyboardDownArrow)
    expectEqual(focused(stage), path(2))
    delegate.allows = false
    stage.window.press(.keyboardUpArrow)
    expectEqual(focused(stage), path(2))
    expectEqual(delegate.log.last, "shouldUpdate 0.2→0.0")
  }

  @Test func `Without an answer of a delegate the properties decide`() {
    let stage = EditingStage()
    stage.window.isFocusEnabled = true
    expectEqual(stage.cell(0)?.canBecomeFocused, false)
    stage.table.allowsFocus = true
    expectEqual(stage.cell(0)?.canBecomeFocused, true)
    stage.edit()
    expectEqual(stage.cell(0)?.canBecomeFocused, false)
    stage.table.allowsFocusDuringEditing = true
    expectEqual(stage.cell(0)?.canBecomeFocused, true)
    expect(!UITableViewCell(style: .default, reuseIdentifier: nil).canBecomeFocused)
  }

  // Example IE-46, interaction rule FC-19.
  @Test func `Where the selection follows the focus an arrow selects`() {
    let stage = stage()
    stage.table.selectionFollowsFocus = true
    stage.table.selectRow(at: path(0), animated: false, scrollPosition: .none)
    focus(stage, 0)
    stage.window.press(.keyboardDownArrow)
    expectEqual(
      delegate.log,
      [
        "shouldUpdate 0.0→0.1", "didUpdate 0.0→0.1", "willSelect 1", "didDeselect 0", "didSelect 1",
      ])
    delegate.follows = false
    stage.window.press(.keyboardDownArrow)
    expectEqual(stage.table.indexPathForSelectedRow, path(1))
    expectEqual(focused(stage), path(2))
  }

  @Test func `Return taps the focused row, and what is below is scrolled to`() {
    let stage = stage([(0..<60).map(String.init)])
    focus(stage, 0)
    stage.window.press(.keyboardReturnOrEnter)
    expectEqual(stage.table.indexPathForSelectedRow, path(0))
    for _ in 0..<20 { stage.window.press(.keyboardDownArrow) }
    stage.window.advance(to: 10)
    expectEqual(focused(stage), path(20))
    let row = stage.table.rectForRow(at: path(20))
    expect(stage.table.bounds.contains(row))
    expectEqual(stage.cell(20)?.isFocused, true)
  }

  // Interaction rule FC-21.
  @Test func `A focused row that is deleted or moved takes the focus along`() {
    let stage = stage()
    focus(stage, 1)
    stage.source.names = [["B", "A", "C"], ["D", "E"]]
    stage.table.moveRow(at: path(1), to: path(0))
    stage.window.advance(to: 1)
    expectEqual(focused(stage), path(0))
    stage.source.names = [["A", "C"], ["D", "E"]]
    stage.table.deleteRows(at: [path(0)], with: .fade)
    stage.window.advance(to: 2)
    expectEqual(focused(stage), path(0))
    expectEqual(stage.cell(0)?.isFocused, true)
    stage.source.names = [[], []]
    stage.table.reloadData()
    stage.window.advance(to: 3)
    expectNil(focused(stage))
  }

  @Test func `The row that had the focus last gets it again where that is remembered`() {
    let stage = stage()
    stage.table.remembersLastFocusedIndexPath = true
    focus(stage, 1, 1)
    stage.window.isFocusEnabled = false
    expectNil(focused(stage))
    delegate.preferred = nil
    stage.window.isFocusEnabled = true
    stage.window.focusSystem?.requestFocusUpdate(to: stage.table)
    expectEqual(focused(stage), path(1, 1))
  }

  @Test func `Shift with an arrow selects rows where several can be`() {
    let stage = EditingStage()
    stage.table.allowsFocus = true
    stage.table.allowsMultipleSelection = true
    stage.window.isFocusEnabled = true
    stage.table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    stage.window.focusSystem?.requestFocusUpdate(to: stage.table)
    expectEqual(stage.table.itemFocus.focusedItem, path(1), "what is selected gets it first")
    stage.window.press(.keyboardDownArrow, modifiers: .shift)
    // No delegate lets a gesture select several: the focus moves, and that is all.
    expectEqual(stage.table.indexPathsForSelectedRows, [path(1)])
    expectEqual(stage.table.itemFocus.focusedItem, path(2))
  }

  // Interaction 8, row 12.
  @Test
  func `A preferred row that does not exist, or cannot have the focus, gives way to the first`() {
    delegate.unfocusable = [path(1)]
    let stage = stage()
    for preferred in [path(9), path(0, 7), path(1), IndexPath(index: 0)] {
      delegate.preferred = preferred
      stage.window.focusSystem?.requestFocusUpdate(to: stage.table)
      expectEqual(focused(stage), path(0), "\(preferred)")
    }
  }

  // Interaction rule IS-4.
  @Test func `A layout tree names what has the focus`() throws {
    let stage = stage()
    let without = String(decoding: try Picture(of: stage.window).data(.txt), as: UTF8.self)
    expectLacks(without, "focus:")
    focus(stage, 1)
    let text = String(decoding: try Picture(of: stage.window).data(.txt), as: UTF8.self)
    let lines = text.split(separator: "\n").map(String.init)
    expectEqual(lines.dropLast().last, "focus:")
    expectEqual(lines.last?.hasPrefix("cell           0, 1"), true)
    expectEqual(lines.last?.hasSuffix("\"B\""), true)
    let json = String(decoding: try Picture(of: stage.window).data(.json), as: UTF8.self)
    try expect(JSONSerialization.jsonObject(with: Data(json.utf8)), is: [String: Any].self)
    expectContains(json, "\"focus\"")
  }
}
