// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import CollectionFixtures
import CollectionView
import Expectations
import Foundation
import Geometry
import Testing
import Views
import WaitingSuites

/// Interaction section 2.6, examples IE-24 to IE-26, and rows 1, 3, 4 and 19 of section 8.
@Suite("Placeholders of drops")
@MainActor
struct PlaceholderTests {
  private final class PlaceholderCell: LetterCell {}

  private let stage = DragStage()
  private var view: UICollectionView { stage.view }

  init() {
    view.register(PlaceholderCell.self, forCellWithReuseIdentifier: "placeholder")
    stage.drags.propose = { _ in
      UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }
  }

  /// Drops something on a placeholder.
  private func drop(
    at index: Int = 2, _ configure: (UICollectionViewDropPlaceholder) -> Void = { _ in }
  ) -> (any UICollectionViewDropPlaceholderContext)? {
    let placeholder = UICollectionViewDropPlaceholder(
      insertionIndexPath: item(index), reuseIdentifier: "placeholder")
    placeholder.cellUpdateHandler = { ($0 as? LetterCell)?.letter = "?" }
    configure(placeholder)
    var context: (any UICollectionViewDropPlaceholderContext)?
    stage.drags.perform = {
      context = $0.drop($0.items[0].dragItem, to: placeholder)
    }
    stage.lift(0)
    stage.move(toRow: index)
    stage.settle()
    stage.window.endTouch()
    stage.settle()
    return context
  }

  @Test func `A placeholder stands where the gap was, and the data are not asked for it`() throws {
    _ = stage.log.take()
    _ = try #require(drop())
    expectEqual(stage.seen, "AB?CDE")
    expectEqual(view.numberOfItems(inSection: 0), 5)
    expect(view.hasUncommittedUpdates)
    expectLacks(stage.log.take(), where: { $0.hasPrefix("cell ") })
    expectNil(view.indexPathForItem(at: stage.row(2)))
    expectSame(view.cellForItem(at: item(2)), stage.cell("C"))
  }

  @Test func `Dropping onto a placeholder moves no cell that made space already`() {
    let placeholder = UICollectionViewDropPlaceholder(
      insertionIndexPath: item(2), reuseIdentifier: "placeholder")
    stage.drags.perform = { $0.drop($0.items[0].dragItem, to: placeholder) }
    stage.lift(0)
    stage.move(toRow: 2)
    stage.settle()
    stage.window.endTouch()
    let start = stage.window.currentTime
    for frame in 0...30 {
      stage.window.advance(to: start + Double(frame) / 60)
      expectEqual(stage.cell("C")?.presentationGeometry.frame.minY, 60, "frame \(frame)")
    }
  }

  @Test func `The delegate hears nothing of a placeholder that goes`() throws {
    let context = try #require(drop())
    _ = stage.log.take()
    context.deletePlaceholder()
    stage.settle()
    expectLacks(stage.log.take(), where: { $0.contains("isplay") })
  }

  // Behaviour rule RE-5.
  @Test func `An item that is deleted behind a placeholder is gone from its own path`() throws {
    let context = try #require(drop(at: 1))
    _ = stage.log.take()
    stage.source.rows[0].remove(at: 3)
    view.deleteItems(at: [item(3)])
    // Before the item has disappeared.
    context.deletePlaceholder()
    stage.settle()
    expectEqual(stage.log.take().filter { $0.hasPrefix("didEnd") }, ["didEndDisplaying 3"])
  }

  @Test func `Committing exchanges it for an item of the data`() throws {
    let context = try #require(drop())
    _ = stage.log.take()
    var paths: [IndexPath] = []
    let done = context.commitInsertion(dataSourceUpdates: { path in
      paths.append(path)
      stage.source.rows[0].insert("X", at: path.item)
    })
    expect(done)
    expectEqual(paths, [item(2)])
    expectEqual(stage.log.take().filter { $0.hasPrefix("cell ") }, ["cell X"])
    expectEqual(stage.window.animationEnd, stage.window.currentTime + 0.25)
    stage.settle()
    expectEqual(stage.seen, "ABXCDE")
    expect(!view.hasUncommittedUpdates)
    expectSame(view.cellForItem(at: item(2)), stage.cell("X"))
  }

  @Test func `Updates shift it`() throws {
    let context = try #require(drop())
    view.performBatchUpdates {
      stage.source.rows[0].insert("N", at: 0)
      view.insertItems(at: [item(0)])
    }
    stage.settle()
    expectEqual(stage.seen, "NAB?CDE")
    var paths: [IndexPath] = []
    context.commitInsertion {
      paths.append($0)
      stage.source.rows[0].insert("X", at: $0.item)
    }
    expectEqual(paths, [item(3)])
    stage.settle()
    expectEqual(stage.seen, "NABXCDE")
  }

  @Test func `Deleting closes up`() throws {
    let context = try #require(drop())
    expect(context.deletePlaceholder())
    stage.settle()
    expectEqual(stage.seen, "ABCDE")
    expect(!view.hasUncommittedUpdates)
  }

  @Test func `What is committed, deleted or lost is so once`() throws {
    let committed = try #require(drop())
    expect(committed.commitInsertion { stage.source.rows[0].insert("X", at: $0.item) })
    expect(!committed.commitInsertion { _ in Issue.record("the block ran") })
    expect(!committed.deletePlaceholder())
    stage.settle()
    let deleted = try #require(drop())
    expect(deleted.deletePlaceholder())
    expect(!deleted.commitInsertion { _ in Issue.record("the block ran") })
    stage.settle()
    let lost = try #require(drop())
    view.reloadData()
    expect(!lost.commitInsertion { _ in Issue.record("the block ran") })
    stage.settle()
    expectEqual(stage.seen, "ABXCDE")
  }

  @Test func `Several at one path stand in the order of the calls`() {
    var letters = ["1", "2"]
    stage.drags.gives = { _ in 2 }
    stage.drags.perform = { coordinator in
      for dropped in coordinator.items {
        let placeholder = UICollectionViewDropPlaceholder(
          insertionIndexPath: item(2), reuseIdentifier: "placeholder")
        let letter = letters.removeFirst()
        placeholder.cellUpdateHandler = { ($0 as? LetterCell)?.letter = letter }
        coordinator.drop(dropped.dragItem, to: placeholder)
      }
    }
    stage.lift(0)
    stage.move(toRow: 2)
    stage.settle()
    stage.window.endTouch()
    stage.settle()
    expectEqual(stage.seen, "AB12CDE")
  }

  @Test func `Its cell is updated when that is asked for`() throws {
    var updates = 0
    let context = try #require(drop { $0.cellUpdateHandler = { _ in updates += 1 } })
    expectEqual(updates, 1)
    context.setNeedsCellUpdate()
    expectEqual(updates, 2)
    context.deletePlaceholder()
    context.setNeedsCellUpdate()
    expectEqual(updates, 2)
  }

  @Test func `It is neither selected nor dragged`() throws {
    _ = try #require(drop())
    stage.window.tap(at: stage.row(2))
    expectEqual(view.indexPathsForSelectedItems, [])
    _ = stage.log.take()
    stage.lift(2)
    expectEqual(stage.log.take(), [])
    stage.window.endTouch()
  }

  @Test func `Selected items behind it keep their paths`() throws {
    view.selectItem(at: item(3), animated: false, scrollPosition: [])
    _ = try #require(drop())
    expectEqual(view.indexPathsForSelectedItems, [item(3)])
    stage.window.tap(at: stage.row(5))
    expectEqual(view.indexPathsForSelectedItems, [item(4)])
  }

  @Test(.waitsForProcesses) func `A placeholder beyond the data is a programmer error`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = PlaceholderTests().drop(at: 9) }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expectContains(message, "A placeholder cannot be inserted at [0, 9]", "\(message)")
    expectContains(message, "the data has 1 section with ", "\(message)")
  }

  @Test(.waitsForProcesses)
  func `A placeholder whose cell is not registered is a programmer error`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = DragStage()
        stage.drags.perform = {
          $0.drop(
            $0.items[0].dragItem,
            to: UICollectionViewDropPlaceholder(
              insertionIndexPath: item(0), reuseIdentifier: "nothing"))
        }
        stage.lift(0)
        stage.move(toRow: 2)
        stage.window.endTouch()
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expectContains(
      message,
      "for the placeholder at [0, 0]: no class is registered for the identifier \"nothing\"",
      "\(message)")
  }

  @Test(.waitsForProcesses) func `A commit without its item is a programmer error`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let tests = PlaceholderTests()
        withExtendedLifetime(tests) { _ = tests.drop()?.commitInsertion { _ in } }
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expectContains(message, "1 more item deleted or 1 fewer inserted in section 0", "\(message)")
  }
}
