// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import Expectations
import Foundation
import Geometry
import Testing
import Views

@testable import CollectionView

@Suite("Swipe actions") @MainActor
struct SwipeActionTests {
  private final class Log {
    var calls: [String] = []
    var completion: ((Bool) -> Void)?
  }

  private func makeList(
    _ log: Log, rtl: Bool = false, destructive: Bool = true
  ) -> ListFixture {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { indexPath in
      guard indexPath.item != 2 else { return nil }
      let delete = UIContextualAction(style: destructive ? .destructive : .normal, title: "A") {
        _, _, completion in
        log.calls.append("delete \(indexPath.item)")
        log.completion = completion
      }
      let flag = UIContextualAction(style: .normal, title: "B") { _, _, completion in
        log.calls.append("flag")
        completion(true)
      }
      return UISwipeActionsConfiguration(actions: [delete, flag])
    }
    configuration.leadingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [])
    }
    return ListFixture(configuration, rtl: rtl)
  }

  @Test func `Colours say what an action does`() {
    let delete = UIContextualAction(style: .destructive, title: nil) { _, _, _ in }
    expectSame(delete.backgroundColor, UIColor.systemRed)
    let other = UIContextualAction(style: .normal, title: nil) { _, _, _ in }
    expectSame(other.backgroundColor, UIColor.systemGray)
    delete.backgroundColor = .systemIndigo
    expectSame(delete.backgroundColor, UIColor.systemIndigo)
  }

  @Test func `A row moved to the left shows the trailing actions`() throws {
    let list = makeList(Log())
    expect(list.cell(0).revealSwipeActions(offset: -100))
    let cell = list.cell(0)
    let actions = try #require(cell.rowState.swipe)
    expect(actions.isTrailing)
    expectEqual(cell.convert(cell.contentView.frame.origin, to: list.view).x, -100)
    expectEqual(cell.convert(actions.view.frame, to: list.view).minX, 220)
    expectEqual(actions.view.frame.size, CGSize(width: 100, height: 44))
    expectEmpty(cell.lineFrames)
    cell.closeSwipeActions()
    expectEqual(list.cell(0).lineFrames.count, 1)
    expect(list.cell(1).revealSwipeActions(offset: -100))
    expectEmpty(list.cell(0).lineFrames, "the line between them is hidden")
  }

  @Test func `A tap on an action runs it`() {
    for rtl in [false, true] {
      let log = Log()
      let list = makeList(log, rtl: rtl)
      list.cell(1).revealSwipeActions(offset: rtl ? 148 : -148)
      list.window.tap(at: CGPoint(x: rtl ? 100 : 220, y: 60))
      expectEqual(log.calls, ["flag"])
      expectNil(list.cell(1).rowState.swipe)
      expect(list.view.indexPathsForSelectedItems?.isEmpty ?? true)
    }
  }

  @Test func `From right to left a row moved to the right shows them`() throws {
    let list = makeList(Log(), rtl: true)
    expect(!list.cell(0).revealSwipeActions(offset: -100), "no leading actions")
    expect(list.cell(0).revealSwipeActions(offset: 100))
    let cell = list.cell(0)
    try expect(#require(cell.rowState.swipe).isTrailing)
    expectEqual(cell.convert(try #require(cell.rowState.swipe).view.frame, to: list.view).minX, 0)
  }

  @Test func `Rows without actions stay`() {
    let list = makeList(Log())
    expect(!list.cell(0).revealSwipeActions(offset: 50))
    expect(!list.cell(2).revealSwipeActions(offset: -50))
    expect(!list.cell(0).revealSwipeActions(offset: .nan))
    expectEqual(list.cell(0).bounds.origin, .zero)
  }

  @Test func `One row alone is open`() {
    let list = makeList(Log())
    list.cell(0).revealSwipeActions(offset: -50)
    list.cell(1).revealSwipeActions(offset: -50)
    expectNil(list.cell(0).rowState.swipe)
    expectEqual(list.cell(0).bounds.origin, .zero)
    expectNotNil(list.cell(1).rowState.swipe)
  }

  @Test func `Rows that are edited stay`() {
    let list = makeList(Log())
    list.view.isEditing = true
    expect(!list.cell(0).revealSwipeActions(offset: -50))
  }

  @Test func `Released half way, a row rests with its actions visible`() throws {
    let list = makeList(Log())
    list.cell(0).revealSwipeActions(offset: -80)
    list.cell(0).endSwipe()
    expectEqual(list.cell(0).bounds.minX, 148)
    list.cell(0).revealSwipeActions(offset: -40)
    list.cell(0).endSwipe()
    expectNil(list.cell(0).rowState.swipe)
  }

  @Test func `A full swipe runs the first action, and the row waits for the deletion`() throws {
    let log = Log()
    let list = makeList(log)
    list.cell(1).revealSwipeActions(offset: -200)
    list.cell(1).endSwipe()
    expectEqual(log.calls, ["delete 1"])
    let complete = try #require(log.completion)
    complete(true)
    expectNotNil(list.cell(1).rowState.swipe)
    complete(false)
    expectNil(list.cell(1).rowState.swipe)
  }

  @Test func `An action that keeps the row closes it`() throws {
    let log = Log()
    let list = makeList(log)
    list.cell(0).revealSwipeActions(offset: -150)
    let flag = try #require(list.cell(0).rowState.swipe?.configuration.actions.last)
    list.cell(0).perform(flag)
    expectEqual(log.calls, ["flag"])
    expectNil(list.cell(0).rowState.swipe)
    list.cell(0).perform(flag)
    expectEqual(log.calls, ["flag"], "not visible")
  }

  @Test func `Reloading closes`() {
    let list = makeList(Log())
    list.cell(0).revealSwipeActions(offset: -50)
    list.view.reloadData()
    expectAll((0..<3), where: { list.cell($0).rowState.swipe == nil })
    expectAll((0..<3), where: { list.cell($0).bounds.origin == .zero })
  }

  @Test func `Scrolling closes`() {
    let list = makeList(Log())
    list.counts = [40]
    list.view.reloadData()
    list.cell(0).revealSwipeActions(offset: -50)
    let cell = list.cell(0)
    list.view.contentOffset.y = 10
    list.window.layoutIfNeeded()
    expectNil(cell.rowState.swipe)
    expectEqual(cell.bounds.origin, .zero)
  }

  @Test func `A touch elsewhere closes, one on the row as well`() {
    for item in [0, 1] {
      let list = makeList(Log())
      list.cell(0).revealSwipeActions(offset: -50)
      list.window.beginTouch(at: CGPoint(x: 20, y: 10 + 44 * CGFloat(item)))
      expectNil(list.cell(0).rowState.swipe)
      expect(!list.cell(item).isHighlighted, "the touch does nothing else")
    }
  }

  @Test func `A touch after the deletion of an open row selects as usual`() {
    let list = makeList(Log())
    list.cell(0).revealSwipeActions(offset: -148)
    list.view.performBatchUpdates {
      list.counts = [2]
      list.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    }
    list.window.advance(to: list.window.animationEnd)
    list.window.tap(at: CGPoint(x: 20, y: 10))
    expectEqual(list.view.indexPathsForSelectedItems, [IndexPath(item: 0, section: 0)])
  }

  @Test func `Updates that name the row close it, others do not`() {
    for (item, isOpen) in [(0, true), (1, false)] {
      let list = makeList(Log())
      list.cell(1).revealSwipeActions(offset: -50)
      list.view.performBatchUpdates {
        list.view.reloadItems(at: [IndexPath(item: item, section: 0)])
      }
      list.window.advance(to: list.window.animationEnd)
      expectEqual((list.cell(1).rowState.swipe != nil), isOpen)
    }
  }

  @Test func `A delete control without an action shows the trailing actions`() {
    let list = makeList(Log())
    list.configure = { cell, _ in cell.accessories = [.delete(displayed: .always)] }
    list.view.reloadData()
    expect(list.cell(0).performAction(ofAccessory: .delete))
    expectEqual(list.cell(0).bounds.minX, 148)
  }

  @Test func `Reloading forgets the row with revealed actions`() {
    let list = makeList(Log())
    let row = list.cell(1)
    row.revealSwipeActions(offset: -100)
    list.view.reloadData()
    list.view.layoutIfNeeded()
    expectNil(row.rowState.swipe)
    expectEqual(row.bounds.origin.x, 0)
    expect(!list.view.closeOpenRow())
  }

  @Test func `A new data source forgets the row with revealed actions`() {
    let list = makeList(Log())
    let row = list.cell(1)
    row.revealSwipeActions(offset: -100)
    list.view.dataSource = nil
    list.view.dataSource = list
    list.view.layoutIfNeeded()
    expectNil(row.rowState.swipe)
    expect(!list.view.closeOpenRow())
  }

  @Test func `The row with revealed actions keeps them when rows come before it`() {
    let list = makeList(Log())
    let row = list.cell(1)
    row.revealSwipeActions(offset: -100)
    UIView.performWithoutAnimation {
      list.view.performBatchUpdates {
        list.counts = [4]
        list.view.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
    }
    expectSame(list.cell(2), row)
    expectNotNil(row.rowState.swipe)
    expect(list.view.closeOpenRow())
    expectNil(row.rowState.swipe)
  }

  // Behaviour rule LC-e.
  @Test func `Contents that are laid out while the row is open keep their width`() throws {
    let list = makeList(Log())
    list.configure = { cell, path in
      var content = cell.defaultContentConfiguration()
      content.text = "\(path.item)"
      cell.contentConfiguration = content
    }
    list.view.reloadData()
    list.window.layoutIfNeeded()
    func width() throws -> CGFloat {
      let content = try #require(list.cell(1).contentView as? UIListContentView)
      return try #require(content.subviews.compactMap { $0 as? UILabel }.first).frame.width
    }
    try expectEqual(width(), 296)
    list.cell(1).revealSwipeActions(offset: -100)
    list.cell(1).endSwipe()
    list.window.advance(to: 1)
    expectGreater(list.cell(1).bounds.minX, 0)
    func change(_ changes: () -> Void) throws {
      changes()
      list.window.layoutIfNeeded()
      try expectEqual(width(), 296)
    }
    try change {
      var content = list.cell(1).contentConfiguration as? UIListContentConfiguration
      content?.text = "Other words"
      list.cell(1).contentConfiguration = content
    }
    try change { list.window.traitOverrides.preferredContentSizeCategory = .extraLarge }
    try change { list.window.traitOverrides.layoutDirection = .rightToLeft }
  }
}
