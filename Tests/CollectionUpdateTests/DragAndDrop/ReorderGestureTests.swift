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

/// Behaviour rules M-j and AC-9, interaction rules IX-7, DP-24 and SP-3.
@Suite("Touches that move items")
@MainActor
struct ReorderGestureTests {
  private final class MovableSource: LetterSource {
    var moves: [String] = []

    override func collectionView(
      _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { true }

    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      moves.append("\(sourceIndexPath.item) to \(destinationIndexPath.item)")
      let letter = rows[sourceIndexPath.section].remove(at: sourceIndexPath.item)
      rows[destinationIndexPath.section].insert(letter, at: destinationIndexPath.item)
    }
  }

  @Test func `A drag without a drop delegate reorders what the data source can move`() {
    let stage = DragStage()
    let source = MovableSource(["ABCDE"], log: stage.log)
    stage.view.dataSource = source
    stage.view.dropDelegate = nil
    stage.view.layoutIfNeeded()
    stage.lift(0)
    stage.move(toRow: 3)
    stage.settle()
    expectEqual(stage.seen, "BCDAE")
    expectEqual(source.moves, [])
    stage.window.endTouch()
    stage.settle()
    expectEqual(source.moves, ["0 to 3"])
    expectEqual(stage.seen, "BCDAE")
    expectAll(stage.view.visibleCells, where: { $0.alphaInPlace == 1 })
    expect(!stage.view.hasUncommittedUpdates)
  }

  @Test func `A cancelled drag moves nothing`() {
    let stage = DragStage()
    let source = MovableSource(["ABCDE"], log: stage.log)
    stage.view.dataSource = source
    stage.view.dropDelegate = nil
    stage.view.layoutIfNeeded()
    stage.lift(0)
    stage.move(toRow: 3)
    stage.window.cancelDrag()
    stage.settle()
    expectEqual(source.moves, [])
    expectEqual(stage.seen, "ABCDE")
  }

  private final class Letters: UICollectionViewController {
    var rows = ["A", "B", "C", "D", "E"]
    var moves: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(LetterCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { rows.count }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? LetterCell)?.letter = rows[indexPath.item]
      return cell
    }

    /// How often it was asked whether an item can be moved.
    var questions = 0

    override func collectionView(
      _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool {
      questions += 1
      return true
    }

    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      moves.append("\(sourceIndexPath.item) to \(destinationIndexPath.item)")
      rows.insert(rows.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }
  }

  private func controller() -> (Letters, UIWindow) {
    let controller = Letters(collectionViewLayout: DragStage.flow())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    window.rootViewController = controller
    window.layoutIfNeeded()
    return (controller, window)
  }

  @Test func `A long press of a controller's view moves items`() {
    let (controller, window) = controller()
    window.longPress(at: CGPoint(x: 50, y: 10))
    window.moveTouch(to: CGPoint(x: 50, y: 70))
    window.endTouch()
    expectEqual(controller.moves, ["0 to 3"])
    expectEqual(controller.questions, 1)
  }

  @Test func `It can be switched off`() {
    let (controller, window) = controller()
    controller.installsStandardGestureForInteractiveMovement = false
    window.longPress(at: CGPoint(x: 50, y: 10))
    window.moveTouch(to: CGPoint(x: 50, y: 70))
    window.endTouch()
    expectEqual(controller.moves, [])
  }

  @Test func `With a drag delegate it is off`() {
    let (controller, window) = controller()
    let source = LetterSource(["ABCDE"], log: CallLog())
    let drags = LetterDrags(source, log: CallLog())
    drags.gives = { _ in 0 }
    controller.collectionView.dragDelegate = drags
    window.longPress(at: CGPoint(x: 50, y: 10))
    window.moveTouch(to: CGPoint(x: 50, y: 70))
    window.endTouch()
    expectEqual(controller.moves, [])
  }

  @Test func `An item that a drag rests over is tapped`() {
    final class Folders: NSObject, UICollectionViewDelegate {
      let log: CallLog
      init(log: CallLog) { self.log = log }
      func collectionView(
        _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
      ) -> Bool {
        log.add("spring \(indexPath.item) \(context.targetView is LetterCell)")
        return indexPath.item == 3
      }
      func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
      ) -> Bool {
        log.add("shouldSelect \(indexPath.item)")
        return true
      }
      func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
      ) { log.add("didSelect \(indexPath.item)") }
    }
    let stage = DragStage()
    let folders = Folders(log: stage.log)
    stage.view.delegate = folders
    stage.view.isSpringLoaded = true
    expect(stage.view.isSpringLoaded)
    stage.drags.propose = { _ in UICollectionViewDropProposal(operation: .copy) }
    stage.lift(0)
    stage.move(toRow: 2)
    stage.window.advance(to: stage.window.currentTime + 2)
    _ = stage.log.take().count
    stage.move(toRow: 3)
    let start = stage.window.currentTime
    expectEqual(stage.log.take().filter { $0.hasPrefix("spring") }, ["spring 3 true"])
    stage.window.advance(to: start + 1.39)
    expectLacks(stage.log.take(), "didSelect 3")
    stage.window.advance(to: start + 1.41)
    expectEqual(stage.log.take(), ["shouldSelect 3", "didSelect 3"])
    expect(stage.view.hasActiveDrag)
    stage.window.advance(to: start + 5)
    expectEqual(stage.log.take(), [])
  }

  /// Chooses what it is asked about.
  private final class Openers: NSObject, UICollectionViewDelegate {
    var opened: [IndexPath] = []
    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { opened.append(indexPath) }
  }

  @Test(arguments: [false, true])
  func `An item that goes below a drag at rest is not opened`(reloads: Bool) {
    let stage = DragStage()
    let openers = Openers()
    stage.view.delegate = openers
    stage.view.isSpringLoaded = true
    stage.drags.propose = { _ in UICollectionViewDropProposal(operation: .copy) }
    stage.lift(0)
    stage.move(toRow: 3)
    stage.window.advance(to: stage.window.currentTime + 1)
    stage.source.rows = [["A", "B"]]
    if reloads {
      stage.view.reloadData()
    } else {
      stage.view.performBatchUpdates {
        stage.view.deleteItems(at: (2..<5).map { IndexPath(item: $0, section: 0) })
      }
    }
    stage.window.advance(to: stage.window.currentTime + 5)
    expectEqual(openers.opened, [])
  }

  @Test(arguments: [false, true])
  func `A gap that waits does not open where the items have gone`(reloads: Bool) {
    let stage = DragStage()
    stage.view.reorderingCadence = .slow
    stage.lift(0)
    stage.move(toRow: 4)
    stage.source.rows = [["A"]]
    if reloads {
      stage.view.reloadData()
    } else {
      stage.view.performBatchUpdates {
        stage.view.deleteItems(at: (1..<5).map { IndexPath(item: $0, section: 0) })
      }
    }
    stage.window.advance(to: stage.window.currentTime + 2)
    stage.window.layoutIfNeeded()
    expectEqual(stage.seen, "A")
  }
}
