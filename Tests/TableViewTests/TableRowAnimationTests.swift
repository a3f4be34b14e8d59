// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing
import Views

@testable import TableView

/// Behaviour rules TV-52 to TV-54.
@MainActor
@Suite("Row animations of tables")
struct TableRowAnimationTests {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private func presentationTop(_ view: UIView) -> CGFloat {
    let geometry = view.presentationGeometry
    return geometry.center.y - geometry.bounds.height / 2
  }

  /// How far a spring of the measured stiffness and damping has come.
  private func progress(_ time: Double) -> CGFloat {
    let x = 20.944 * time
    return CGFloat(1 - (1 + x) * exp(-x))
  }

  // Example IE-61.
  @Test func `Rows slide as the measured spring does`() throws {
    let stage = TableStage(.plain, [FixtureSection(5)])
    let moved = try #require(stage.cell(0, 3))
    stage.source.sections[0].rows = 6
    stage.table.insertRows(at: [path(1)], with: .fade)
    expectNear(stage.window.animationEnd, 0.441, within: 0.001)
    for (time, distance) in [(0.05, 12.39), (0.1, 27.23), (0.2, 40.54)] {
      stage.window.advance(to: time)
      expectNear(presentationTop(moved) - 132, distance, within: 0.01, "at \(time)")
    }
    stage.window.advance(to: 0.441)
    expectEqual(presentationTop(moved), 176)
  }

  /// Where the contents of a row are seen: from its frame, clipped.
  private func seen(_ cell: UITableViewCell) -> (top: CGFloat, contents: CGFloat) {
    (presentationTop(cell), presentationTop(cell) - cell.presentationGeometry.bounds.origin.y)
  }

  @Test(
    arguments: [
      (UITableView.RowAnimation.top, -44), (.bottom, 44), (.middle, -22),
    ] as [(UITableView.RowAnimation, CGFloat)])
  func `A row slides out into its space, clipped to it`(
    animation: UITableView.RowAnimation, start: CGFloat
  ) throws {
    let stage = TableStage(.plain, [FixtureSection(5)])
    stage.source.sections[0].rows = 6
    stage.table.insertRows(at: [path(2)], with: animation)
    let new = try #require(stage.cell(0, 2))
    expect(new.clipsToBounds)
    expectEqual(seen(new), (88, 88 + start))
    expectEqual(new.presentationAlpha, 1)
    stage.window.advance(to: 0.1)
    expectEqual(presentationTop(new), 88)
    expectNear(seen(new).contents - 88, start * (1 - progress(0.1)), within: 0.01)
    stage.window.advance(to: 1)
    expectEqual(seen(new), (88, 88))
    stage.table.contentOffset.y = 1
    stage.window.layoutIfNeeded()
    expect(!new.clipsToBounds)
  }

  @Test(
    arguments: [
      (UITableView.RowAnimation.top, -44), (.bottom, 44), (.middle, -22),
    ] as [(UITableView.RowAnimation, CGFloat)])
  func `A deleted row slides away as it would come`(
    animation: UITableView.RowAnimation, end: CGFloat
  ) throws {
    let stage = TableStage(.plain, [FixtureSection(5)])
    let old = try #require(stage.cell(0, 2))
    stage.source.sections[0].rows = 4
    stage.table.deleteRows(at: [path(2)], with: animation)
    expectEqual(seen(old), (88, 88))
    stage.window.advance(to: 0.1)
    expectNear(seen(old).contents - 88, end * progress(0.1), within: 0.01)
    stage.window.advance(to: 1)
    expectNil(old.superview)
    expect(old.bounds.origin == .zero || old.table.isRevealing)
  }

  @Test func `Several rows open one space, each where the one above it ends`() throws {
    let stage = TableStage(.plain, [FixtureSection(5)])
    stage.source.sections[0].rows = 8
    stage.table.insertRows(at: [path(2), path(3), path(4)], with: .top)
    for row in 2...4 { expectEqual(presentationTop(try #require(stage.cell(0, row))), 88) }
    stage.window.advance(to: 0.1)
    let share = progress(0.1)
    for row in 2...5 {
      let top = presentationTop(try #require(stage.cell(0, row)))
      expectNear(top - 88, CGFloat(row - 2) * 44 * share, within: 0.01)
    }
  }

  // Interaction rule PL-2.
  @Test func `Beside a placeholder rows come and go as the update says`() throws {
    let stage = TableStage(.plain, [FixtureSection(5)])
    _ = stage.table.insertPlaceholder(
      UITableViewDropPlaceholder(
        insertionIndexPath: path(0), reuseIdentifier: "row",
        rowHeight: UITableView.automaticDimension))
    stage.window.advance(to: 1)
    let old = try #require(stage.cell(0, 2))
    stage.source.sections[0].rows = 4
    stage.table.deleteRows(at: [path(2)], with: .none)
    expect(old.isHidden)
    stage.window.advance(to: 2)
    stage.source.sections[0].rows = 5
    stage.table.insertRows(at: [path(2)], with: .left)
    try expectLess(#require(stage.cell(0, 2)).presentationGeometry.center.x, 0)
    stage.window.advance(to: 3)
    stage.table.reloadRows(at: [path(3)], with: .right)
    let width = stage.table.bounds.width
    try expectGreater(#require(stage.cell(0, 3)).presentationGeometry.center.x, width)
  }

  @Test func `With no animation a row is gone at once, and the others slide`() throws {
    let stage = TableStage(.plain, [FixtureSection(5)])
    let (old, next) = (try #require(stage.cell(0, 2)), try #require(stage.cell(0, 3)))
    stage.source.sections[0].rows = 4
    stage.table.deleteRows(at: [path(2)], with: .none)
    expect(old.isHidden)
    expectEqual(presentationTop(next), 132)
    stage.window.advance(to: 0.1)
    expectLess(abs(presentationTop(next) - 132 + 44 * progress(0.1)), 0.01)
    stage.window.advance(to: 1)
    expect(!old.isHidden, "it can be used again")
  }

  @Test func `A moved row keeps its cell, in front of the others`() throws {
    let stage = TableStage(.plain, [FixtureSection(5)])
    stage.table.selectRow(at: path(3), animated: false, scrollPosition: .none)
    let moved = try #require(stage.cell(0, 3))
    stage.table.performBatchUpdates { stage.table.moveRow(at: path(3), to: path(0)) }
    expectSame(stage.cell(0, 0), moved)
    expectEqual(moved.layer.zPosition, 1)
    expectEqual(stage.table.indexPathForSelectedRow, path(0))
    stage.window.advance(to: 1)
    stage.table.setNeedsLayout()
    stage.window.layoutIfNeeded()
    expectEqual(moved.layer.zPosition, 0)
  }

  // Behaviour rule TV-54.
  @Test func `A section comes as one block`() throws {
    let stage = TableStage(.grouped, [FixtureSection(2)])
    stage.source.sections.append(FixtureSection(2, header: "New"))
    stage.table.insertSections([1], with: .left)
    let header = try #require(stage.table.headerView(forSection: 1))
    let views = [header, try #require(stage.cell(1, 0)), try #require(stage.cell(1, 1))]
    stage.window.advance(to: 0.1)
    for view in views {
      let left = view.presentationGeometry.center.x - 195
      expectLess(abs(left + 390 * (1 - progress(0.1))), 0.01)
    }
  }

  // Behaviour rule TV-51, example IE-62.
  @Test func `Completions wait for the end, or for the next turn`() async {
    let stage = TableStage(.plain, [FixtureSection(5)])
    var ends: [String] = []
    stage.source.sections[0].rows = 4
    stage.table.performBatchUpdates {
      stage.table.deleteRows(at: [path(1)], with: .fade)
    } completion: {
      ends.append("animated \($0)")
    }
    stage.window.advance(to: 0.44)
    expectEmpty(ends)
    stage.window.advance(to: 0.441)
    expectEqual(ends, ["animated true"])
    UIView.performWithoutAnimation {
      stage.table.performBatchUpdates(nil) { ends.append("at once \($0)") }
    }
    expectEqual(ends.count, 1)
    stage.window.advance(to: 0.441)
    expectEqual(ends.last, "at once true")
    let alone = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    let finished: Bool = await withCheckedContinuation { continuation in
      alone.performBatchUpdates(nil) { continuation.resume(returning: $0) }
      ends.append("returned")
    }
    expect(!finished)
    expectEqual(ends.last, "returned")
  }
}
