// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing
import Views

@testable import TableView

/// Interaction section 4.7.
@MainActor
@Suite("Selecting several rows with two touches, one on the marks, or Shift")
struct TableMultipleSelectionTests {
  private final class SelectingDelegate: NSObject, UITableViewDelegate {
    var calls: [String] = []
    var mayNotSelect: Set<Int> = []

    func tableView(
      _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
      calls.append("should \(indexPath.row)")
      return true
    }
    func tableView(
      _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) { calls.append("did \(indexPath.row) \(tableView.isEditing)") }
    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
      calls.append("end")
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      mayNotSelect.contains(indexPath.row) ? nil : indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      calls.append("+\(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      calls.append("-\(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
      calls.append("action \(indexPath.row)")
    }
  }

  private let delegate = SelectingDelegate()

  private func stage(
    _ style: UITableView.Style = .plain, isMirrored: Bool = false
  ) -> EditingStage {
    let stage = EditingStage(
      style, names: [(0..<60).map(String.init)], isMirrored: isMirrored)
    stage.table.delegate = delegate
    stage.table.allowsMultipleSelectionDuringEditing = true
    stage.window.layoutIfNeeded()
    return stage
  }

  private func selection(_ stage: EditingStage) -> [Int] {
    (stage.table.indexPathsForSelectedRows ?? []).map(\.row).sorted()
  }

  private func beginTouches(_ stage: EditingStage, on row: Int) {
    let y = stage.table.rectForRow(at: stage.path(row)).midY
    stage.window.beginTouches(at: [CGPoint(x: 150, y: y), CGPoint(x: 220, y: y)])
  }

  // Example IE-47, interaction rule TS-2.
  @Test func `Two touches begin the editing and select rows`() throws {
    let stage = stage()
    beginTouches(stage, on: 2)
    stage.window.moveTouches(by: CGVector(dx: 0, dy: 4 * 44))
    expectEqual(delegate.calls, ["should 2", "did 2 true", "+2", "+3", "+4", "+5", "+6"])
    expect(stage.table.isEditing)
    try expectEqual(#require(stage.cell(2)).table.editControl?.isSelected, true)
    stage.window.moveTouches(by: CGVector(dx: 0, dy: -2 * 44))
    stage.window.endTouches()
    expectEqual(delegate.calls.suffix(3), ["-5", "-6", "end"])
    expectEqual(selection(stage), [2, 3, 4])
    expect(stage.table.isEditing)
  }

  @Test
  func
    `Without several selected rows in editing the delegate is not asked, and the touches scroll`()
  {
    let stage = stage()
    stage.table.allowsMultipleSelectionDuringEditing = false
    stage.table.allowsMultipleSelection = true
    beginTouches(stage, on: 6)
    stage.window.moveTouches(by: CGVector(dx: 0, dy: -50))
    stage.window.endTouches()
    expectEmpty(delegate.calls)
    expect(!stage.table.isEditing)
    expectEqual(stage.table.contentOffset.y, 50)
  }

  // Interaction rule TS-4.
  @Test(arguments: [UITableView.Style.plain, .insetGrouped], [false, true])
  func `One touch on the marks selects without being asked`(
    style: UITableView.Style, isMirrored: Bool
  ) throws {
    let stage = stage(style, isMirrored: isMirrored)
    stage.edit()
    let control = try #require(stage.cell(1)?.table.editControl)
    let start = stage.middle(of: control)
    stage.window.beginTouch(at: start)
    stage.window.moveTouch(to: CGPoint(x: start.x, y: start.y + 5))
    expectEqual(selection(stage), [])
    stage.window.moveTouch(to: CGPoint(x: start.x, y: start.y + 3 * 44))
    expectEqual(selection(stage), [1, 2, 3, 4])
    stage.window.moveTouch(to: CGPoint(x: start.x, y: start.y + 44))
    stage.window.endTouch()
    expectEqual(selection(stage), [1, 2])
    expectEqual(delegate.calls, ["+1", "+2", "+3", "+4", "-3", "-4"])
    expectEqual(stage.cell(2)?.isHighlighted, false)
  }

  @Test func `A tap on a mark is a tap, and a movement beside the marks is not`() throws {
    let stage = stage()
    stage.edit()
    let start = stage.middle(of: try #require(stage.cell(1)?.table.editControl))
    stage.window.tap(at: start)
    expectEqual(selection(stage), [1])
    stage.window.beginTouch(at: CGPoint(x: 150, y: start.y + 44))
    stage.window.moveTouch(to: CGPoint(x: 150, y: start.y + 4 * 44))
    stage.window.cancelTouch()
    expectEqual(selection(stage), [1])
  }

  @Test func `Rows that the delegate refuses stay as they are`() {
    delegate.mayNotSelect = [3]
    let stage = stage()
    beginTouches(stage, on: 2)
    stage.window.moveTouches(by: CGVector(dx: 0, dy: 2 * 44))
    stage.window.cancelTouch()
    expectEqual(selection(stage), [2, 4])
    expectEqual(delegate.calls.last, "end")
  }

  // Interaction rule TS-5.
  @Test func `A tap with Shift selects the rows on the way, and does no more`() {
    let stage = stage()
    stage.table.allowsMultipleSelection = true
    func point(_ row: Int) -> CGPoint {
      CGPoint(x: 200, y: stage.table.rectForRow(at: stage.path(row)).midY)
    }
    stage.window.tap(at: point(1))
    expectEqual(delegate.calls, ["+1", "action 1"])
    delegate.calls = []
    stage.window.tap(at: point(4), modifiers: .shift)
    expectEqual(delegate.calls, ["should 1", "did 1 false", "+2", "+3", "+4", "end"])
    expect(!stage.table.isEditing)
  }

  // Interaction rule PL-2.
  @Test func `Beside a placeholder Shift and two touches select the rows meant`() {
    let stage = stage()
    _ = stage.table.insertPlaceholder(
      UITableViewDropPlaceholder(
        insertionIndexPath: stage.path(0), reuseIdentifier: "row",
        rowHeight: UITableView.automaticDimension))
    stage.window.advance(to: 1)
    stage.table.allowsMultipleSelection = true
    func point(_ row: Int) -> CGPoint {
      CGPoint(x: 200, y: stage.table.rectForRow(at: stage.path(row)).midY)
    }
    stage.window.tap(at: point(1))
    stage.window.tap(at: point(3), modifiers: .shift)
    expectEqual(selection(stage), [1, 2, 3])
    beginTouches(stage, on: 4)
    stage.window.moveTouches(by: CGVector(dx: 0, dy: 2 * 44))
    stage.window.endTouches()
    expectContains(delegate.calls, "should 4")
    expectEqual(selection(stage), [1, 2, 3, 4, 5, 6])
  }
}
