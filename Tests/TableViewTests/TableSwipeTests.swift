// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import Expectations
import Foundation
import Geometry
import Testing
import Views

@testable import TableView

/// Behaviour rules TV-34 to TV-36.
@MainActor
@Suite("Swipe actions of tables")
struct TableSwipeTests {
  private func actions(_ titles: String..., log: @escaping (String) -> Void = { _ in })
    -> UISwipeActionsConfiguration
  {
    UISwipeActionsConfiguration(
      actions: titles.map { title in
        UIContextualAction(style: .normal, title: title) { _, _, completion in
          log(title)
          completion(true)
        }
      })
  }

  // Example IE-59.
  @Test func `A row rests with its actions visible from half their width on`() throws {
    let stage = EditingStage()
    let cell = try #require(stage.cell(0))
    expect(cell.revealSwipeActions(offset: -30))
    let delete = try #require(cell.revealedActions?.configuration.actions.first)
    expectEqual(delete.title, "Delete")
    expectEqual(delete.style, .destructive)
    cell.endSwipe()
    stage.window.advance(to: 0.4)
    expectNil(cell.revealedActions)
    expectEqual(cell.bounds.origin.x, 0)
    cell.revealSwipeActions(offset: -50)
    cell.endSwipe()
    stage.window.advance(to: 0.8)
    expectEqual(cell.bounds.origin.x, 75)
    expectEqual(
      stage.delegate.calls.filter { $0.hasPrefix("will") || $0.hasPrefix("did") },
      [
        "willBegin 0", "didEnd 0", "willBegin 0",
      ])
  }

  @Test func `An action is at least 74 wide`() throws {
    let stage = EditingStage { _, delegate in delegate.title = "X" }
    let cell = try #require(stage.cell(0))
    cell.revealSwipeActions(offset: -60)
    cell.endSwipe()
    expectEqual(cell.bounds.origin.x, 74)
  }

  // Example IE-60.
  @Test(arguments: [(250, false), (260, true)] as [(CGFloat, Bool)])
  func `Far enough, a swipe runs the first action`(distance: CGFloat, fires: Bool) throws {
    var log: [String] = []
    let stage = EditingStage()
    stage.delegate.trailing = { _ in self.actions("One", "Two") { log.append($0) } }
    let cell = try #require(stage.cell(0))
    cell.revealSwipeActions(offset: -distance)
    cell.endSwipe()
    expectEqual(log, (fires ? ["One"] : []))
    expectEqual((cell.revealedActions == nil), fires)
  }

  @Test func `The delegate says what a side has`() throws {
    let stage = EditingStage()
    var isAsked = 0
    stage.delegate.leading = { path in
      isAsked += 1
      return path.row == 0 ? self.actions("Pin") : nil
    }
    stage.delegate.trailing = { path in
      path.row == 1 ? UISwipeActionsConfiguration(actions: []) : nil
    }
    let (first, second) = (try #require(stage.cell(0)), try #require(stage.cell(1)))
    expect(first.revealSwipeActions(offset: 20))
    expect(first.revealSwipeActions(offset: 40))
    expectEqual(isAsked, 1, "once for each swipe")
    expectEqual(first.bounds.origin.x, -40)
    expect(!second.revealSwipeActions(offset: 20), "no leading actions")
    expect(!second.revealSwipeActions(offset: -20), "none at all, not even to delete")
    expectEqual(second.bounds.origin.x, 0)
  }

  @Test func `Rows that cannot be edited stay, and so do those that are`() throws {
    let stage = EditingStage()
    stage.source.canEdit = { $0.row != 0 }
    expectEqual(stage.cell(0)?.revealSwipeActions(offset: -50), false)
    stage.delegate.style = { $0.row == 1 ? .insert : .delete }
    expectEqual(stage.cell(1)?.revealSwipeActions(offset: -50), false)
    expectEqual(stage.cell(2)?.revealSwipeActions(offset: -50), true)
    stage.edit()
    expectNil(stage.cell(2)?.revealedActions)
    expectEqual(stage.cell(2)?.revealSwipeActions(offset: -50), false)
  }

  @Test func `From right to left the sides change places`() throws {
    let stage = EditingStage(isMirrored: true)
    let cell = try #require(stage.cell(0))
    expect(!cell.revealSwipeActions(offset: -50))
    expect(cell.revealSwipeActions(offset: 50))
    let view = try #require(cell.revealedActions?.view)
    expectEqual(view.convert(view.bounds, to: stage.window).minX, 0)
  }

  @Test func `A row closes by a tap, scrolling, another swipe, a reload and another width`() throws
  {
    func open(_ stage: EditingStage) throws -> UITableViewCell {
      let cell = try #require(stage.cell(0))
      cell.revealSwipeActions(offset: -50)
      cell.endSwipe()
      stage.window.advance(to: stage.window.currentTime + 0.5)
      expectNotNil(cell.revealedActions)
      return cell
    }
    let names = (0..<60).map { "\($0)" }
    let tapped = EditingStage(names: [names])
    var cell = try open(tapped)
    tapped.window.tap(at: CGPoint(x: 100, y: 200))
    expectNil(cell.revealedActions)
    expectNil(tapped.table.indexPathForSelectedRow, "the tap is swallowed")
    cell = try open(tapped)
    tapped.table.contentOffset.y = 10
    expectNil(cell.revealedActions)
    tapped.table.contentOffset.y = 0
    tapped.window.advance(to: tapped.window.currentTime + 1)
    cell = try open(tapped)
    tapped.cell(1)?.revealSwipeActions(offset: -10)
    expectNil(cell.revealedActions)
    tapped.cell(1)?.closeSwipeActions()
    tapped.window.advance(to: tapped.window.currentTime + 1)
    cell = try open(tapped)
    tapped.table.reloadData()
    expectNil(cell.revealedActions)
    tapped.window.layoutIfNeeded()
    cell = try open(tapped)
    tapped.table.frame.size.width = 300
    expectNil(cell.revealedActions)
  }

  @Test func `Deleting by a swipe ends with a row that is gone`() throws {
    let stage = EditingStage()
    let cell = try #require(stage.cell(1))
    cell.revealSwipeActions(offset: -300)
    cell.endSwipe()
    expectEqual(stage.source.calls, ["commit delete 0.1"])
    stage.window.advance(to: 1)
    expectEqual(stage.delegate.calls.last, "didEnd nil")
    expectEqual(stage.texts, ["A", "C", "D", "E"])
    // The cell is used again, and closed.
    expectEqual(cell.bounds.origin, .zero)
  }

  @Test func `A swiped row has no lines, nor has the one above`() throws {
    let stage = EditingStage()
    stage.cell(1)?.revealSwipeActions(offset: -50)
    stage.window.layoutIfNeeded()
    expectEqual(stage.cell(0)?.rowState.bottomLine.view?.isHidden, true)
    expectEqual(stage.cell(1)?.rowState.bottomLine.view?.isHidden, true)
    expectEqual(stage.cell(2)?.rowState.bottomLine.view?.isHidden, false)
  }
}
