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

/// Behaviour section 6.11.
@Suite("Moving items by hand")
@MainActor
struct InteractiveMovementTests {
  private final class MovableSource: LetterSource {
    var moves: [String] = []
    var isMovable = true
    var redirect: (IndexPath) -> IndexPath = { $0 }

    override func collectionView(
      _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { isMovable }

    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      moves.append("\(sourceIndexPath) to \(destinationIndexPath)")
      let letter = rows[sourceIndexPath.section].remove(at: sourceIndexPath.item)
      rows[destinationIndexPath.section].insert(letter, at: destinationIndexPath.item)
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
      atCurrentIndexPath currentIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { redirect(proposedIndexPath) }
  }

  private let stage = Stage(["ABCDE"], SectionRows())
  private let source: MovableSource
  private var view: UICollectionView { stage.view }

  init() {
    source = MovableSource(["ABCDE"], log: stage.log)
    stage.view.dataSource = source
    stage.view.delegate = source
    stage.view.layoutIfNeeded()
  }

  /// What is seen when all have settled, from top to bottom.
  private var order: String {
    stage.window.advance(to: stage.window.animationEnd)
    return stage.view.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
      .map { ($0 as? LetterCell)?.letter ?? "?" }.joined()
  }

  private func drag(_ index: Int, over target: Int) {
    expect(view.beginInteractiveMovementForItem(at: item(index)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: CGFloat(target) * 20 + 12))
  }

  @Test func `Others make space, and the data source is notified once at the end`() {
    let cell = view.cellForItem(at: item(0))
    drag(0, over: 3)
    expectEqual(cell?.center, CGPoint(x: 50, y: 72))
    expectEqual(cell?.layer.zPosition, CGFloat(Int.max))
    expectEqual(view.indexPath(for: cell!), item(3))
    expectEqual(source.moves, [])
    expectEqual(order, "BCDAE")
    view.endInteractiveMovement()
    expectEqual(source.moves, ["[0, 0] to [0, 3]"])
    expectEqual(order, "BCDAE")
    expectEqual(source.rows, [["B", "C", "D", "A", "E"]])
    expectEqual(cell?.center, CGPoint(x: 50, y: 70))
    expectEqual(cell?.layer.zPosition, 0)
  }

  private func reorderedLetters() -> [String] {
    view.visibleCells.filter(\.configurationState.isReordering)
      .map { ($0 as? LetterCell)?.letter ?? "?" }
  }

  @Test func `The cell of the lifted item says that it is reordered, until it is released`() {
    expectEqual(reorderedLetters(), [])
    expect(view.beginInteractiveMovementForItem(at: item(1)))
    expectEqual(reorderedLetters(), ["B"])
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 92))
    expectEqual(reorderedLetters(), ["B"])
    view.endInteractiveMovement()
    expectEqual(reorderedLetters(), [])
    expectEqual(order, "ACDEB")
    drag(0, over: 2)
    expectEqual(reorderedLetters(), ["A"])
    view.cancelInteractiveMovement()
    expectEqual(reorderedLetters(), [])
  }

  @Test func `A cell's configuration follows the reordering`() throws {
    var states: [Bool] = []
    let cell = try #require(view.cellForItem(at: item(0)) as? LetterCell)
    cell.configurationUpdateHandler = { _, state in states.append(state.isReordering) }
    view.layoutIfNeeded()
    drag(0, over: 1)
    view.endInteractiveMovement()
    view.layoutIfNeeded()
    expectEqual(states, [false, true, false])
  }

  @Test func `Reloading ends the reordering of every cell`() {
    drag(0, over: 2)
    view.reloadData()
    view.layoutIfNeeded()
    expectEqual(reorderedLetters(), [])
  }

  @Test func `Cancelling restores the order, and the data source is not notified`() {
    drag(0, over: 3)
    view.cancelInteractiveMovement()
    expectEqual(source.moves, [])
    expectEqual(order, "ABCDE")
  }

  @Test func `The delegate may send the item elsewhere`() {
    source.redirect = { $0.item >= 2 ? item(1) : $0 }
    drag(0, over: 3)
    view.endInteractiveMovement()
    expectEqual(source.moves, ["[0, 0] to [0, 1]"])
    expectEqual(order, "BACDE")
  }

  @Test func `An item that comes back to its place is not moved`() {
    drag(1, over: 4)
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 28))
    view.endInteractiveMovement()
    expectEqual(source.moves, [])
    expectEqual(order, "ABCDE")
  }

  @Test func `What may not be moved is not lifted, and outside all cells nothing changes`() {
    source.isMovable = false
    expect(!view.beginInteractiveMovementForItem(at: item(0)))
    source.isMovable = true
    expect(!view.beginInteractiveMovementForItem(at: item(9)))
    expect(view.beginInteractiveMovementForItem(at: item(0)))
    expect(!view.beginInteractiveMovementForItem(at: item(1)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 500))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: CGFloat.nan, y: 0))
    view.endInteractiveMovement()
    expectEqual(order, "ABCDE")
  }

  @Test func `Cells that become visible while others make space show the right items`() {
    source.rows = [Array("ABCDEFGHIJ").map(String.init)]
    view.reloadData()
    view.layoutIfNeeded()
    drag(0, over: 4)
    expectEqual(order, "BCDEA")
    view.contentOffset.y = 60
    view.layoutIfNeeded()
    expectEqual(order.filter { $0 != "A" }, "EFGH")
    view.contentOffset.y = 0
    view.layoutIfNeeded()
    expectEqual(order, "BCDEA")
    view.endInteractiveMovement()
    expectEqual(order, "BCDEA")
  }

  @Test func `Items move from section to section`() {
    source.rows = [["A", "B"], ["C", "D"]]
    view.reloadData()
    view.layoutIfNeeded()
    drag(0, over: 2)
    expectEqual(view.numberOfItems(inSection: 1), 3)
    view.endInteractiveMovement()
    expectEqual(source.moves, ["[0, 0] to [1, 0]"])
    expectEqual(source.rows, [["B"], ["A", "C", "D"]])
    expectEqual(order, "BACD")
  }

  @Test func `Updates and reloads end a movement`() {
    drag(0, over: 3)
    source.rows = [["A", "B", "C"]]
    view.performBatchUpdates { view.deleteItems(at: [item(3), item(4)]) }
    expectEqual(order, "ABC")
    view.endInteractiveMovement()
    expectEqual(source.moves, [])
  }

  @Test func `The layout gets a context with where items were, are and are held`() {
    final class Reported: SectionRows {
      var contexts: [UICollectionViewLayoutInvalidationContext] = []
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        contexts.append(context)
        super.invalidateLayout(with: context)
      }
    }
    let layout = Reported()
    view.collectionViewLayout = layout
    view.layoutIfNeeded()
    layout.contexts = []
    drag(0, over: 1)
    let context = layout.contexts.last
    expectEqual(context?.previousIndexPathsForInteractivelyMovingItems, [item(0)])
    expectEqual(context?.targetIndexPathsForInteractivelyMovingItems, [item(1)])
    expectEqual(context?.interactiveMovementTarget, CGPoint(x: 50, y: 32))
    expectNil(context?.invalidatedItemIndexPaths)
    view.endInteractiveMovement()
    expectEqual(layout.contexts.last?.interactiveMovementTarget, .zero)
  }
}
