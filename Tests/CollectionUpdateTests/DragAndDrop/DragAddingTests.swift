// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import CollectionFixtures
import CollectionView
import Expectations
import Foundation
import Geometry
import Interactions
import Testing
import Views

/// Interaction rule DG-7 where the second touch is on another view than the drag's own.
@Suite("Adding another view's items to a drag")
@MainActor
struct DragAddingTests {
  private let left = DragStage(["ABCDE"])
  private let right: Stage
  private let drags: LetterDrags
  private var window: UIWindow { left.window }

  init() {
    right = Stage(["VWXYZ"], size: CGSize(width: 100, height: 200), DragStage.flow())
    drags = LetterDrags(right.source, log: left.log)
    drags.name = "right"
    drags.adds = { _ in 1 }
    left.drags.name = "left"
    window.frame.size.width = 300
    window.addSubview(right.view)
    right.view.frame.origin.x = 100
    right.view.dragDelegate = drags
    right.view.dropDelegate = drags
    window.layoutIfNeeded()
  }

  private func state(
    _ index: Int, of view: UICollectionView
  ) -> UICellConfigurationState.DragState? {
    view.cellForItem(at: item(index))?.configurationState.cellDragState
  }

  /// Drags A, and adds W with a second touch.
  private func dragTwo() {
    left.lift(0)
    left.move(to: CGPoint(x: 250, y: 100))
    _ = left.log.take()
    window.beginAdditionalTouch(at: CGPoint(x: 150, y: 30))
    window.endAdditionalTouch()
    window.advance(to: window.currentTime + 0.3)
  }

  @Test func `Its item is lifted as those of the drag are`() {
    dragTwo()
    expectEqual(left.log.take(), ["right add 0.1", "right parameters 0.1"])
    expectEqual(
      window.activeDragSession?.items.compactMap { $0.localObject as? String }, ["A", "W"])
    expect(right.view.hasActiveDrag)
    expectEqual(state(1, of: right.view), .dragging)
    expectEqual(state(0, of: right.view), UICellConfigurationState.DragState.none)
    expectEqual(right.view.cellForItem(at: item(1))?.alphaInPlace, 0.2)
  }

  @Test func `When the drag is cancelled it goes back, and the view has no drag any more`() {
    dragTwo()
    window.cancelDrag()
    expect(right.view.hasActiveDrag)
    left.settle()
    expect(!left.view.hasActiveDrag)
    expect(!right.view.hasActiveDrag)
    for view in [left.view, right.view] {
      expectAll(
        view.visibleCells,
        where: {
          $0.configurationState.cellDragState == UICellConfigurationState.DragState.none
            && $0.alphaInPlace == 1
        })
    }
    // Who began hears of the end; the other learned of no beginning.
    expectEqual(left.log.take().suffix(1), ["left dragEnd"])
  }

  @Test func `When the drag is dropped the view has no drag any more`() {
    drags.propose = { _ in
      UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }
    var sources: [IndexPath?] = []
    drags.perform = { sources = $0.items.map(\.sourceIndexPath) }
    dragTwo()
    left.move(to: CGPoint(x: 150, y: 90))
    window.endTouch()
    left.settle()
    expectEqual(sources, [nil, item(1)])
    expect(!right.view.hasActiveDrag)
    expect(!right.view.hasActiveDrop)
    expectEqual(state(1, of: right.view), UICellConfigurationState.DragState.none)
    // Its items can be dragged again.
    window.longPress(at: CGPoint(x: 150, y: 50))
    expectEqual(state(2, of: right.view), .lifting)
    window.cancelTouch()
  }

  @Test func `An item that adds nothing is tapped, and not lifted`() {
    drags.adds = { _ in 0 }
    dragTwo()
    expect(!right.view.hasActiveDrag)
    expectEqual(state(1, of: right.view), UICellConfigurationState.DragState.none)
    expectEqual(right.view.indexPathsForSelectedItems, [item(1)])
  }
}
