// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionFixtures
import CollectionLayout
import CollectionView
import Expectations
import Foundation
import Geometry
import Pictures
import Testing
import Views

/// Behaviour rule M-k, interaction rules DP-15, IX-2 and IR-6, example IE-18.
@Suite("Scrolling while items are moved by hand")
@MainActor
struct MovementScrollTests {
  private final class MovableSource: LetterSource {
    var moves: [String] = []
    override func collectionView(
      _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { true }
    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      moves.append("\(sourceIndexPath) to \(destinationIndexPath)")
      let letter = rows[sourceIndexPath.section].remove(at: sourceIndexPath.item)
      rows[destinationIndexPath.section].insert(letter, at: destinationIndexPath.item)
    }
  }

  /// A long view of 100 by 400 points whose items can be moved.
  @MainActor
  private final class MovingStage {
    let stage: LetterStage
    let source: MovableSource
    var view: UICollectionView { stage.view }
    var window: UIWindow { stage.window }

    init(
      _ section: NSCollectionLayoutSection = squares(), count: Int = 60, isMirrored: Bool = false
    ) {
      stage = LetterStage(
        [], UICollectionViewCompositionalLayout(section: section),
        size: CGSize(width: 100, height: 400), isMirrored: isMirrored)
      source = MovableSource([], log: CallLog())
      source.rows = [(0..<count).map { "\($0)" }]
      view.dataSource = source
      view.delegate = source
      view.layoutIfNeeded()
    }

    /// Lifts an item and holds it at a point of the viewport.
    func hold(_ index: Int, at point: CGPoint) {
      expect(view.beginInteractiveMovementForItem(at: item(index)))
      view.updateInteractiveMovementTargetPosition(
        CGPoint(x: point.x + view.contentOffset.x, y: point.y + view.contentOffset.y))
    }

    func run(to end: TimeInterval, framesASecond rate: Double) {
      let start = window.currentTime
      for frame in 1...Int((end - start) * rate) {
        window.advance(to: start + Double(frame) / rate)
      }
    }
  }

  private func isNear(_ left: CGFloat, _ right: CGFloat) -> Bool { abs(left - right) < 0.001 }

  @Test(arguments: [10.0, 60, 240])
  func `22 points deep in the band contents scroll by 300 points a second`(rate: Double) {
    let stage = MovingStage()
    stage.hold(0, at: CGPoint(x: 25, y: 378))
    stage.run(to: 0.5, framesASecond: rate)
    expect(isNear(stage.view.contentOffset.y, 150))
    // The lifted item stays below the touch, and goes over those that come along.
    let cell = stage.view.visibleCells.first { $0.configurationState.isReordering }
    expect(cell.map { isNear($0.center.y, 378 + 150) } ?? false)
    expectEqual(cell.flatMap(stage.view.indexPath), item(10))
    stage.view.endInteractiveMovement()
    expectEqual(stage.source.moves, ["[0, 0] to [0, 10]"])
    stage.run(to: 2, framesASecond: rate)
    expect(isNear(stage.view.contentOffset.y, 150))
    expect(!stage.window.isAnimating)
  }

  @Test func `At the edge and beyond it the speed is 600, and the end is the end`() {
    for y in [400, 1000] as [CGFloat] {
      let stage = MovingStage()
      stage.hold(0, at: CGPoint(x: 25, y: y))
      stage.run(to: 1, framesASecond: 60)
      expect(isNear(stage.view.contentOffset.y, 600))
      stage.window.advance(to: 100)
      expect(isNear(stage.view.contentOffset.y, 60 * 50 - 400))
      expect(!stage.window.isAnimating)
      stage.view.endInteractiveMovement()
    }
  }

  @Test func `The same script at 10, 60 and 240 frames a second ends in the same tree`() throws {
    let trees = try ([10, 60, 240] as [Double]).map { (rate: Double) -> String in
      let stage = MovingStage()
      stage.hold(2, at: CGPoint(x: 25, y: 390))
      stage.run(to: 1, framesASecond: rate)
      stage.view.updateInteractiveMovementTargetPosition(
        CGPoint(x: 25, y: stage.view.contentOffset.y + 10))
      stage.run(to: 1.5, framesASecond: rate)
      stage.view.endInteractiveMovement()
      stage.run(to: 1.6, framesASecond: rate)
      return String(decoding: try Picture(of: stage.window).data(.txt), as: UTF8.self)
    }
    expectEqual(trees[0], trees[1])
    expectEqual(trees[1], trees[2])
    expectContains(trees[0], "cell")
  }

  @Test func `Both axes scroll that can, and none that cannot`() {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(300), heightDimension: .absolute(50))
    let stage = MovingStage(
      NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
    stage.hold(0, at: CGPoint(x: 95, y: 395))
    stage.window.advance(to: 0.5)
    expectGreater(stage.view.contentOffset.y, 250)
    expect(isNear(stage.view.contentOffset.x, 200), "contents are 300 wide")
    stage.view.cancelInteractiveMovement()
    let small = MovingStage(count: 3)
    small.hold(0, at: CGPoint(x: 25, y: 395))
    small.window.advance(to: 0.5)
    expectEqual(small.view.contentOffset, .zero)
    expectEqual(small.view.contentSize.height, 150)
  }

  @Test func `Away from the edges, released, cancelled or disabled it rests`() {
    let stage = MovingStage()
    stage.hold(0, at: CGPoint(x: 25, y: 395))
    stage.window.advance(to: 0.1)
    let offset = stage.view.contentOffset.y
    expectGreater(offset, 0)
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 25, y: offset + 200))
    stage.window.advance(to: 1)
    expectEqual(stage.view.contentOffset.y, offset)
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 25, y: offset + 395))
    stage.view.cancelInteractiveMovement()
    stage.window.advance(to: 2)
    expectEqual(stage.view.contentOffset.y, offset)
    expectEmpty(stage.source.moves)
    stage.view.isScrollEnabled = false
    stage.hold(2, at: CGPoint(x: 25, y: 395))
    stage.window.advance(to: 3)
    expectEqual(stage.view.contentOffset.y, offset)
    stage.view.cancelInteractiveMovement()
  }

  @Test func `Reloading, and leaving the window, end the scrolling`() {
    let stage = MovingStage()
    stage.hold(0, at: CGPoint(x: 25, y: 395))
    stage.view.reloadData()
    stage.window.advance(to: 1)
    expectEqual(stage.view.contentOffset.y, 0)
    expect(!stage.window.isAnimating)
    stage.hold(0, at: CGPoint(x: 25, y: 395))
    stage.view.removeFromSuperview()
    stage.window.advance(to: 2)
    expectEqual(stage.view.contentOffset.y, 0)
    expect(!stage.window.isAnimating)
  }

  @Test func `A view that is released while it scrolls leaves nothing behind`() {
    var stage: MovingStage? = MovingStage()
    let window = stage?.window
    stage?.hold(0, at: CGPoint(x: 25, y: 395))
    stage?.view.removeFromSuperview()
    stage = nil
    window?.advance(to: 1)
    expectEqual(window?.isAnimating, false)
  }

  @Test(arguments: [false, true])
  func `A section that scrolls sideways does so between its edges`(isMirrored: Bool) throws {
    let stage = MovingStage(squares(scrollAcross: true), isMirrored: isMirrored)
    // The third item is 22 points deep in the band at the end of 100 points.
    stage.hold(0, at: CGPoint(x: isMirrored ? 22 : 78, y: 25))
    stage.window.advance(to: 0.5)
    expect(isNear(stage.view.orthogonalOffset(forSection: 0), 150))
    expectEqual(stage.view.contentOffset.y, 0)
    let cell = try #require(
      stage.view.visibleCells.first { $0.configurationState.isReordering })
    let shown = cell.convert(CGPoint(x: 25, y: 25), to: stage.view)
    expect(isNear(shown.x, isMirrored ? 22 : 78), "it stays below the touch")
    stage.view.endInteractiveMovement()
    expectEqual(stage.source.moves, ["[0, 0] to [0, 4]"])
  }
}
