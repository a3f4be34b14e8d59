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

/// Interaction section 2.2 and examples IE-1 to IE-9: what the delegates are asked and told, in
/// order.
@Suite("Dragging items: the order of calls")
@MainActor
struct DragOrderTests {
  private let stage = DragStage()
  private var drags: LetterDrags { stage.drags }

  /// The calls since the last time, without those about cells.
  private func calls() -> [String] {
    stage.log.take().filter { call in
      !["cell ", "willDisplay", "didEndDisplaying", "prepareForReuse"].contains {
        call.hasPrefix($0)
      }
    }
  }

  @Test func `A touch that ends just before it is held is a tap`() {
    stage.window.longPress(at: stage.row(1), duration: 0.49)
    stage.window.endTouch()
    expectEqual(calls(), [])
    expectEqual(stage.view.indexPathsForSelectedItems, [item(1)])
  }

  @Test func `A touch that moves before it is held lifts nothing`() {
    stage.window.longPress(at: stage.row(1), duration: 0.3)
    stage.move(to: CGPoint(x: 50, y: 42))
    stage.window.advance(to: 1)
    expectEqual(calls(), [])
  }

  @Test func `What is lifted and released was never dragged`() {
    stage.lift(1)
    expectEqual(stage.cell("B")?.configurationState.cellDragState, .lifting)
    stage.window.advance(to: 0.8)
    stage.window.endTouch()
    expectEqual(calls(), ["items 0.1", "parameters 0.1"])
    stage.window.advance(to: 1.05)
    expectEqual(
      stage.cell("B")?.configurationState.cellDragState, UICellConfigurationState.DragState.none)
    expectEqual(stage.cell("B")?.alphaInPlace, 1)
    expect(!stage.view.hasActiveDrag)
    expectEqual(stage.view.indexPathsForSelectedItems, [])
  }

  @Test func `A drag over nothing that takes it goes back`() {
    stage.view.dropDelegate = nil
    stage.lift(1)
    stage.move(toRow: 2)
    expectEqual(
      calls(), ["items 0.1", "parameters 0.1", "restricted?", "allowsMove?", "willBegin"])
    expect(stage.view.hasActiveDrag)
    expectEqual(stage.cell("B")?.configurationState.cellDragState, .dragging)
    expectEqual(stage.cell("B")?.alphaInPlace, 0.2)
    stage.window.endTouch()
    stage.window.advance(to: stage.window.currentTime + 0.34)
    expectEqual(calls(), [])
    stage.window.advance(to: stage.window.currentTime + 0.02)
    expectEqual(calls(), ["dragEnd"])
    expectEqual(stage.cell("B")?.alphaInPlace, 1)
    expect(!stage.view.hasActiveDrag)
  }

  @Test func `All selected items are dragged with one of them`() {
    stage.view.allowsMultipleSelection = true
    for index in [1, 3, 4] {
      stage.view.selectItem(at: item(index), animated: false, scrollPosition: [])
    }
    stage.lift(3)
    expectEqual(
      calls(),
      [
        "items 0.3", "items 0.1", "items 0.4", "parameters 0.3", "parameters 0.1",
        "parameters 0.4",
      ])
    stage.move(toRow: 2)
    expectEqual(
      stage.window.activeDragSession?.items.compactMap { $0.localObject as? String },
      ["D", "B", "E"])
  }

  @Test func `An item that is not selected is dragged alone`() {
    stage.view.selectItem(at: item(1), animated: false, scrollPosition: [])
    stage.lift(3)
    expectEqual(calls(), ["items 0.3", "parameters 0.3"])
  }

  @Test func `What gives no items is not dragged, and the press goes on`() {
    drags.gives = { _ in 0 }
    stage.lift(1)
    stage.move(toRow: 4)
    expectEqual(calls(), ["items 0.1"])
    expectNil(stage.window.activeDragSession)
  }

  @Test func `Another touch adds an item`() {
    drags.adds = { _ in 1 }
    drags.notesUpdates = true
    stage.lift(1)
    stage.move(toRow: 2)
    _ = calls()
    stage.window.beginAdditionalTouch(at: stage.row(4))
    stage.window.endAdditionalTouch()
    expectEqual(calls(), ["add 0.4", "parameters 0.4", "canHandle?", "update"])
    expectEqual(stage.window.activeDragSession?.items.count, 2)
    expectEqual(stage.cell("E")?.configurationState.cellDragState, .dragging)
  }

  @Test func `A view that does not handle the drag hears nothing more of it`() {
    drags.handles = false
    stage.lift(1)
    stage.move(toRow: 2)
    stage.window.endTouch()
    stage.settle()
    expectEqual(
      calls(),
      [
        "items 0.1", "parameters 0.1", "restricted?", "allowsMove?", "willBegin", "canHandle?",
        "dragEnd",
      ])
  }

  @Test func `A drop that proposes a cancel goes back`() {
    drags.propose = { _ in UICollectionViewDropProposal(operation: .cancel) }
    stage.lift(1)
    stage.move(toRow: 2)
    stage.window.endTouch()
    stage.settle()
    expectEqual(calls().suffix(4), ["canHandle?", "enter", "dropEnd", "dragEnd"])
  }

  @Test func `A move that is not allowed is a cancel`() {
    drags.allowsMove = false
    stage.lift(1)
    stage.move(toRow: 2)
    expectEqual(stage.seen, "ABCDE")
    stage.window.endTouch()
    stage.settle()
    expectLacks(calls(), where: { $0.hasPrefix("performDrop") })
  }

  @Test func `A drag that leaves the view is reported once`() {
    stage.window.frame.size.width = 300
    stage.lift(1)
    stage.move(toRow: 2)
    stage.move(to: CGPoint(x: 200, y: 50))
    stage.move(to: CGPoint(x: 220, y: 50))
    expectEqual(calls().suffix(2), ["enter", "exit"])
    expect(!stage.view.hasActiveDrop)
    stage.move(toRow: 2)
    expect(stage.view.hasActiveDrop)
    expectEqual(calls(), ["enter"])
  }

  @Test func `Without dragging nothing is lifted`() {
    stage.view.dragInteractionEnabled = false
    stage.lift(1)
    expectEqual(calls(), [])
  }

  @Test func `Switching dragging off ends a drag`() {
    stage.lift(1)
    stage.move(toRow: 2)
    _ = calls()
    stage.view.dragInteractionEnabled = false
    stage.settle()
    expectEqual(calls(), ["dropEnd", "dragEnd"])
    expectEqual(stage.seen, "ABCDE")
  }

  @Test func `A view that leaves its window ends its drag`() {
    stage.lift(1)
    stage.move(toRow: 3)
    _ = calls()
    stage.view.removeFromSuperview()
    stage.settle()
    expectEqual(calls(), ["dropEnd", "dragEnd"])
    expect(!stage.view.hasActiveDrag)
  }

  @Test func `A delegate that is gone ends its drag`() {
    var other: LetterDrags? = LetterDrags(stage.source, log: stage.log)
    stage.view.dragDelegate = other
    stage.lift(1)
    stage.move(toRow: 2)
    other = nil
    stage.move(toRow: 3)
    stage.settle()
    expect(!stage.view.hasActiveDrag)
    expectEqual(stage.seen, "ABCDE")
    expectEqual(stage.cell("B")?.alphaInPlace, 1)
  }

  @Test func `The cell is notified of its states`() throws {
    final class ToldCell: LetterCell {
      var states: [UICollectionViewCell.DragState] = []
      override func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {
        states.append(dragState)
      }
    }
    stage.view.register(ToldCell.self, forCellWithReuseIdentifier: "cell")
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    stage.lift(1)
    stage.move(toRow: 2)
    stage.window.cancelDrag()
    stage.settle()
    let cell = try #require(stage.cell("B") as? ToldCell)
    expectEqual(cell.states, [.lifting, .dragging, .none])
  }

  @Test func `A collection view has UIKit's defaults`() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
    expectNil(view.dragDelegate)
    expectNil(view.dropDelegate)
    expect(view.dragInteractionEnabled)
    expectEqual(view.reorderingCadence, .immediate)
    expect(!view.hasActiveDrag)
    expect(!view.hasActiveDrop)
    expect(!view.hasUncommittedUpdates)
    expect(!view.isSpringLoaded)
  }
}
