// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionFixtures
import CollectionView
import Expectations
import Foundation
import Geometry
import Testing
import Views
import WaitingSuites

/// Behaviour rules T-c to T-i.
@Suite("Interactive transitions")
@MainActor
struct InteractiveTransitionTests {
  /// One frame for each item.
  private final class Frames: UICollectionViewLayout {
    let frames: [CGRect]
    init(_ frames: [CGRect]) {
      self.frames = frames
      super.init()
    }
    required init?(coder: NSCoder) { nil }
    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 480) }
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      frames.indices.compactMap { layoutAttributesForItem(at: item($0)) }
    }
    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      guard frames.indices.contains(indexPath.item) else { return nil }
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = frames[indexPath.item]
      attributes.zIndex = indexPath.item
      return attributes
    }
  }

  private let list = Frames([CGRect(x: 0, y: 0, width: 320, height: 44)])
  private let grid = Frames([
    CGRect(x: 165, y: 0, width: 155, height: 100), CGRect(x: 0, y: 0, width: 155, height: 100),
  ])
  private let stage: Stage

  init() { stage = Stage(["ab"], size: CGSize(width: 320, height: 480), list) }

  @Test func `Elements are between both layouts, and beyond them on the same line`() {
    let between = stage.view.startInteractiveTransition(to: grid)
    expectSame(stage.view.collectionViewLayout, between)
    expectEqual(between.transitionProgress, 0)
    between.transitionProgress = 0.5
    stage.view.layoutIfNeeded()
    expectEqual(
      stage.view.cellForItem(at: item(0))?.frame, CGRect(x: 82.5, y: 0, width: 237.5, height: 72))
    expectEqual(stage.view.cellForItem(at: item(1))?.alpha, 0.5)
    between.transitionProgress = 2
    let beyond = between.layoutAttributesForItem(at: item(0))
    expectEqual(beyond?.center, CGPoint(x: 325, y: 78))
    expectEqual(beyond?.size, CGSize(width: 0, height: 156))
    between.transitionProgress = -1
    expectEqual(between.transitionProgress, -1)
  }

  @Test func `At its ends the layout between is one of the two`() {
    let between = stage.view.startInteractiveTransition(to: grid)
    for (progress, layout) in [(0, list), (1, grid)] as [(CGFloat, UICollectionViewLayout)] {
      between.transitionProgress = progress
      let expected = layout.layoutAttributesForItem(at: item(0))
      expectEqual(between.layoutAttributesForItem(at: item(0))?.isEqual(expected), true)
    }
  }

  @Test func `Numbers are kept for subclasses`() {
    let between = UICollectionViewTransitionLayout(currentLayout: list, nextLayout: grid)
    between.updateValue(7, forAnimatedKey: "touch")
    expectEqual(between.value(forAnimatedKey: "touch"), 7)
    expectEqual(between.value(forAnimatedKey: "other"), 0)
  }

  @Test func `Finishing goes on to the new layout`() {
    var told: [Bool] = []
    let between = stage.view.startInteractiveTransition(to: grid) { told = [$0, $1] }
    between.transitionProgress = 0.5
    stage.view.layoutIfNeeded()
    stage.view.finishInteractiveTransition()
    expectEqual(told, [])
    expectEqual(stage.window.animationEnd, 0.3)
    stage.window.advance(to: 0.15)
    expectEqual(stage.appearance.first, "b 0 α0.75")
    stage.window.advance(to: 1)
    expectEqual(told, [true, true])
    expectSame(stage.view.collectionViewLayout, grid)
    expectSame(grid.collectionView, stage.view)
    expectNil(list.collectionView)
    expectEqual(stage.view.cellForItem(at: item(0))?.frame, grid.frames[0])
  }

  @Test func `Cancelling goes back to the old layout`() {
    var told: [Bool] = []
    let between = stage.view.startInteractiveTransition(to: grid) { told = [$0, $1] }
    between.transitionProgress = 0.5
    stage.view.layoutIfNeeded()
    stage.view.cancelInteractiveTransition()
    stage.window.advance(to: 1)
    expectEqual(told, [false, true])
    expectSame(stage.view.collectionViewLayout, list)
    expectNil(grid.collectionView)
    expectEqual(stage.view.visibleCells.map(\.frame), list.frames)
  }

  @Test func `Another change of layout waits until this one has settled`() {
    let third = Frames([CGRect(x: 1, y: 2, width: 3, height: 4)])
    let between = stage.view.startInteractiveTransition(to: grid)
    stage.view.setCollectionViewLayout(third, animated: false)
    expectSame(stage.view.collectionViewLayout, between)
    stage.view.finishInteractiveTransition()
    stage.window.advance(to: 1)
    expectSame(stage.view.collectionViewLayout, third)
  }

  @Test func `The delegate may supply the layout between`() {
    final class Own: UICollectionViewTransitionLayout {}
    final class Supplier: NSObject, UICollectionViewDelegate {
      func collectionView(
        _ collectionView: UICollectionView,
        transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
      ) -> UICollectionViewTransitionLayout {
        Own(currentLayout: fromLayout, nextLayout: toLayout)
      }
    }
    let supplier = Supplier()
    stage.view.delegate = supplier
    expect(stage.view.startInteractiveTransition(to: grid), is: Own.self)
  }

  @Test(.waitsForProcesses) func `Ending what was not begun stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Stage(["a"]).view.finishInteractiveTransition() }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expectContains(message, "There is no interactive transition to finish", "\(message)")
  }
}
