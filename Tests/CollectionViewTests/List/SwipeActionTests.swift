// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

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
    #expect(delete.backgroundColor === UIColor.systemRed)
    let other = UIContextualAction(style: .normal, title: nil) { _, _, _ in }
    #expect(other.backgroundColor === UIColor.systemGray)
    delete.backgroundColor = .systemIndigo
    #expect(delete.backgroundColor === UIColor.systemIndigo)
  }

  @Test func `A row moved to the left shows the trailing actions`() throws {
    let list = makeList(Log())
    #expect(list.cell(0).revealSwipeActions(offset: -100))
    let cell = list.cell(0)
    let actions = try #require(cell.list.swipe)
    #expect(actions.isTrailing)
    #expect(cell.convert(cell.contentView.frame.origin, to: list.view).x == -100)
    #expect(cell.convert(actions.view.frame, to: list.view).minX == 220)
    #expect(actions.view.frame.size == CGSize(width: 100, height: 44))
    #expect(cell.lineFrames.isEmpty)
  }

  @Test func `From right to left a row moved to the right shows them`() throws {
    let list = makeList(Log(), rtl: true)
    #expect(!list.cell(0).revealSwipeActions(offset: -100), "no leading actions")
    #expect(list.cell(0).revealSwipeActions(offset: 100))
    let cell = list.cell(0)
    #expect(try #require(cell.list.swipe).isTrailing)
    #expect(cell.convert(try #require(cell.list.swipe).view.frame, to: list.view).minX == 0)
  }

  @Test func `Rows without actions stay`() {
    let list = makeList(Log())
    #expect(!list.cell(0).revealSwipeActions(offset: 50))
    #expect(!list.cell(2).revealSwipeActions(offset: -50))
    #expect(!list.cell(0).revealSwipeActions(offset: .nan))
    #expect(list.cell(0).bounds.origin == .zero)
  }

  @Test func `One row alone is open`() {
    let list = makeList(Log())
    list.cell(0).revealSwipeActions(offset: -50)
    list.cell(1).revealSwipeActions(offset: -50)
    #expect(list.cell(0).list.swipe == nil)
    #expect(list.cell(0).bounds.origin == .zero)
    #expect(list.cell(1).list.swipe != nil)
  }

  @Test func `Rows that are edited stay`() {
    let list = makeList(Log())
    list.view.isEditing = true
    #expect(!list.cell(0).revealSwipeActions(offset: -50))
  }

  @Test func `Let go half way, a row rests with its actions in sight`() throws {
    let list = makeList(Log())
    list.cell(0).revealSwipeActions(offset: -80)
    list.cell(0).endSwipe()
    #expect(list.cell(0).bounds.minX == 148)
    list.cell(0).revealSwipeActions(offset: -40)
    list.cell(0).endSwipe()
    #expect(list.cell(0).list.swipe == nil)
  }

  @Test func `A full swipe runs the first action, and the row waits for the deletion`() throws {
    let log = Log()
    let list = makeList(log)
    list.cell(1).revealSwipeActions(offset: -200)
    list.cell(1).endSwipe()
    #expect(log.calls == ["delete 1"])
    let complete = try #require(log.completion)
    complete(true)
    #expect(list.cell(1).list.swipe != nil)
    complete(false)
    #expect(list.cell(1).list.swipe == nil)
  }

  @Test func `An action that keeps the row closes it`() throws {
    let log = Log()
    let list = makeList(log)
    list.cell(0).revealSwipeActions(offset: -150)
    let flag = try #require(list.cell(0).list.swipe?.configuration.actions.last)
    list.cell(0).perform(flag)
    #expect(log.calls == ["flag"])
    #expect(list.cell(0).list.swipe == nil)
    list.cell(0).perform(flag)
    #expect(log.calls == ["flag"], "out of sight")
  }

  @Test func `Reloading closes`() {
    let list = makeList(Log())
    list.cell(0).revealSwipeActions(offset: -50)
    list.view.reloadData()
    #expect((0..<3).allSatisfy { list.cell($0).list.swipe == nil })
    #expect((0..<3).allSatisfy { list.cell($0).bounds.origin == .zero })
  }

  @Test func `A delete control without an action shows the trailing actions`() {
    let list = makeList(Log())
    list.configure = { cell, _ in cell.accessories = [.delete(displayed: .always)] }
    list.view.reloadData()
    #expect(list.cell(0).performAction(ofAccessory: .delete))
    #expect(list.cell(0).bounds.minX == 148)
  }
}
