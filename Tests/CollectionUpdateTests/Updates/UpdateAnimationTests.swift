// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionFixtures
import CollectionView
import Expectations
import Foundation
import Geometry
import Testing
import Views

/// Behaviour sections 6.5 and 6.7: where elements start and end, and what is seen between.
@Suite("Updates: what is seen")
@MainActor
struct UpdateAnimationTests {
  @Test func `The worked example: one goes, one comes, and the rest close up`() {
    let stage = Stage(["abc"])
    stage.update(["bxc"]) {
      stage.view.deleteItems(at: [item(0)])
      stage.view.insertItems(at: [item(1)])
    }
    expectEqual(stage.appearance, ["a 0", "b 20", "x 20 α0", "c 40"])
    stage.window.advance(to: 0.25)
    expectEqual(stage.appearance, ["a 0 α0.75", "b 15", "x 20 α0.25", "c 40"])
    stage.window.advance(to: 1)
    expectEqual(stage.appearance, ["b 0", "x 20", "c 40"])
    expectEqual(stage.view.visibleCells.count, 3)
  }

  @Test func `What goes is behind the others; what only disappears keeps its place among them`() {
    func letters(_ stage: LetterStage) -> String {
      stage.view.subviews.compactMap { ($0 as? LetterCell)?.letter }.joined()
    }
    // Four squares of 50 are visible.
    let layout = UICollectionViewCompositionalLayout(section: squares())
    let stage = LetterStage(["abcdefgh"], layout)
    stage.animate(["xycdefgh"]) {
      stage.view.deleteItems(at: [item(0), item(1)])
      stage.view.insertItems(at: [item(0), item(1)])
    }
    expectEqual(letters(stage), "abxycd")
    stage.window.advance(to: 1)
    stage.animate(["uvxycdefgh"]) { stage.view.insertItems(at: [item(0), item(1)]) }
    expectEqual(letters(stage), "uvxycd")
    stage.window.advance(to: 2)
    expectEqual(letters(stage), "uvxy")
  }

  @Test func `A move keeps its cell`() {
    let stage = Stage(["abc"])
    let cell = stage.view.cellForItem(at: item(0))
    stage.update(["bca"]) { stage.view.moveItem(at: item(0), to: item(2)) }
    stage.window.advance(to: 0.5)
    expectEqual(stage.appearance, ["b 10", "a 20", "c 30"])
    expectSame(stage.view.cellForItem(at: item(2)), cell)
    expectLacks(stage.log.take(), where: { $0.hasPrefix("cell ") })
  }

  @Test func `A reload fades the old cell into a new one in place`() {
    let stage = Stage(["abc"])
    let cell = stage.view.cellForItem(at: item(1))
    stage.update(["aBc"]) { stage.view.reloadItems(at: [item(1)]) }
    stage.window.advance(to: 0.25)
    expectEqual(stage.appearance, ["a 0", "B 20 α0.25", "b 20 α0.75", "c 40"])
    expectNotSame(stage.view.cellForItem(at: item(1)), cell)
  }

  @Test func `What an update brings on screen comes from where it was`() {
    // Five of ten rows are visible.
    let stage = Stage(["abcdefghij"])
    stage.update(["cdefghij"]) { stage.view.deleteItems(at: [item(0), item(1)]) }
    stage.window.advance(to: 0.5)
    expectEqual(
      stage.appearance,
      [
        "a 0 α0.5", "b 20 α0.5", "c 20", "d 40", "e 60", "f 80", "g 100",
      ])
    stage.window.advance(to: 1)
    expectEqual(stage.appearance, ["c 0", "d 20", "e 40", "f 60", "g 80"])
  }

  @Test func `What an update pushes off screen goes to where it will be`() {
    let stage = Stage(["abcdefghij"])
    stage.update(["xyabcdefghij"]) { stage.view.insertItems(at: [item(0), item(1)]) }
    stage.window.advance(to: 0.5)
    expectEqual(
      stage.appearance,
      [
        "x 0 α0.5", "a 20", "y 20 α0.5", "b 40", "c 60", "d 80", "e 100",
      ])
    stage.window.advance(to: 1)
    expectEqual(stage.appearance, ["x 0", "y 20", "a 40", "b 60", "c 80"])
    expectEqual(stage.log.take().suffix(2), ["didEndDisplaying 3", "didEndDisplaying 4"])
  }

  @Test func `The layout says where elements start and end`() {
    let stage = Stage(["ab"], FlyingRows())
    stage.update(["bx"]) {
      stage.view.deleteItems(at: [item(0)])
      stage.view.insertItems(at: [item(1)])
    }
    expectEqual(stage.appearance, ["a 0", "b 20", "x 220 α0.5"])
    stage.window.advance(to: 0.5)
    expectEqual(stage.appearance, ["b 10", "a -50,100", "x 120 α0.75"])
    stage.window.advance(to: 1)
    expectEqual(stage.appearance, ["b 0", "x 20"])
  }

  // What the first has left shrinks as fast as what the second has (behaviour rule U-u): until the
  // first is over nothing moves.
  @Test func `A second update adds to the first`() {
    let stage = Stage(["abc"])
    stage.update(["bca"]) { stage.view.moveItem(at: item(0), to: item(2)) }
    stage.window.advance(to: 0.5)
    expectEqual(stage.appearance, ["b 10", "a 20", "c 30"])
    stage.update(["abc"]) { stage.view.moveItem(at: item(2), to: item(0)) }
    expectEqual(stage.appearance, ["b 10", "a 20", "c 30"])
    stage.window.advance(to: 1)
    expectEqual(stage.appearance, ["b 10", "a 20", "c 30"])
    stage.window.advance(to: 1.25)
    expectEqual(stage.appearance, ["a 10", "b 15", "c 35"])
    stage.window.advance(to: 1.5)
    expectEqual(stage.appearance, ["a 0", "b 20", "c 40"])
  }

  @Test func `A row that is deleted while it comes in goes from where it is`() {
    let stage = Stage(["a"])
    stage.update(["xa"]) { stage.view.insertItems(at: [item(0)]) }
    stage.window.advance(to: 0.5)
    stage.update(["a"]) { stage.view.deleteItems(at: [item(0)]) }
    expectEqual(stage.appearance, ["x 0 α0.5", "a 10"])
    stage.window.advance(to: 1)
    expectEqual(stage.appearance, ["x 0 α0.5", "a 10"])
    stage.window.advance(to: 1.25)
    expectEqual(stage.appearance, ["x 0 α0.25", "a 5"])
    stage.window.advance(to: 2)
    expectEqual(stage.appearance, ["a 0"])
  }

  @Test func `Sections go with all their items`() {
    let stage = Stage(["ab", "cd"], SectionRows())
    stage.update(["cd", "xy"]) {
      stage.view.deleteSections([0])
      stage.view.insertSections([1])
    }
    stage.window.advance(to: 0.5)
    expectEqual(
      stage.appearance, ["a 0 α0.5", "b 20 α0.5", "c 20", "d 40", "x 40 α0.5", "y 60 α0.5"])
    stage.window.advance(to: 1)
    expectEqual(stage.appearance, ["c 0", "d 20", "x 40", "y 60"])
  }

  @Test func `Without animation everything is in place at once`() {
    let stage = Stage(["abc"])
    var isDone = false
    UIView.performWithoutAnimation {
      stage.view.performBatchUpdates {
        stage.source.rows = [["b", "c", "x"]]
        stage.view.deleteItems(at: [item(0)])
        stage.view.insertItems(at: [item(2)])
      } completion: {
        isDone = $0
      }
    }
    expect(isDone)
    expectEqual(stage.appearance, ["b 0", "c 20", "x 40"])
    expect(!stage.window.isAnimating)
  }

  @Test func `Outside a window updates are made at once, and the completion runs after layout`() {
    let stage = Stage(["abc"], isInWindow: false)
    var appearance: [String] = []
    stage.view.performBatchUpdates {
      stage.source.rows = [["c", "b", "a"]]
      stage.view.moveItem(at: item(0), to: item(2))
      stage.view.moveItem(at: item(1), to: item(1))
    } completion: { _ in
      appearance = stage.appearance
    }
    expectEqual(appearance, ["c 0", "b 20", "a 40"])
  }

  @Test func `By itself an update takes three tenths of a second`() {
    let stage = Stage(["ab"])
    stage.view.performBatchUpdates {
      stage.source.rows = [["b"]]
      stage.view.deleteItems(at: [item(0)])
    }
    expectEqual(stage.window.animationEnd, 0.3)
    stage.window.advance(to: 0.15)
    expectEqual(stage.appearance, ["a 0 α0.5", "b 10"])
  }

  @Test func `Reloading all data ends what is under way`() {
    let stage = Stage(["abc"])
    stage.update(["bc"]) { stage.view.deleteItems(at: [item(0)]) }
    stage.window.advance(to: 0.5)
    stage.source.rows = [["q"]]
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    expectEqual(stage.appearance, ["q 0"])
  }

  @Test func `An animated change of size takes cells along`() {
    let stage = Stage(["ab"], ColumnLayout())
    expectEqual(stage.appearance, ["a 0", "b 50,0"])
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      stage.view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    }
    stage.window.advance(to: 0.5)
    expectEqual(stage.appearance, ["a 0", "b 75,0"])
    stage.window.advance(to: 1)
    expectEqual(stage.appearance, ["a 0", "b 100,0"])
  }
}

/// Rows that come from below and go to the left.
final class FlyingRows: SectionRows {
  private var updates: [UICollectionViewUpdateItem] = []

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    updates = updateItems
  }

  override func finalizeCollectionViewUpdates() { updates = [] }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    guard updates.contains(where: { $0.indexPathAfterUpdate == itemIndexPath }) else {
      return attributes
    }
    attributes?.center.y += 200
    attributes?.alpha = 0.5
    return attributes
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    guard updates.contains(where: { $0.indexPathBeforeUpdate == itemIndexPath }) else {
      return attributes
    }
    attributes?.frame = CGRect(x: -100, y: 200, width: 100, height: 20)
    attributes?.alpha = 1
    return attributes
  }
}

/// Sections of rows, one after the other.
class SectionRows: UICollectionViewLayout {
  private var frames: [IndexPath: CGRect] = [:]
  private var length: CGFloat = 0

  override func prepare() {
    frames = [:]
    length = 0
    guard let view = collectionView else { return }
    for section in 0..<view.numberOfSections {
      for item in 0..<view.numberOfItems(inSection: section) {
        frames[IndexPath(item: item, section: section)] = CGRect(
          x: 0, y: length, width: 100, height: 20)
        length += 20
      }
    }
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: length) }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    frames.keys.sorted().compactMap(layoutAttributesForItem)
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let frame = frames[indexPath] else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frame
    return attributes
  }
}

/// Two columns that share the width.
final class ColumnLayout: SectionRows {
  override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.layoutAttributesForItem(at: indexPath)
    let width = (collectionView?.bounds.width ?? 0) / 2
    attributes?.frame = CGRect(x: CGFloat(indexPath.item) * width, y: 0, width: width, height: 20)
    return attributes
  }
}

@Suite("Layout passes inside an animation")
@MainActor
struct AnimatedLayoutPassTests {
  @Test func `Cells go to their new places, and new ones have their contents in place`() throws {
    let stage = Stage(["abcdefghij"])
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      stage.spy.rowHeight = 10
      stage.spy.invalidateLayout()
      stage.view.layoutIfNeeded()
    }
    stage.window.advance(to: 0.5)
    expectEqual(stage.appearance.prefix(5), ["a 0", "b 15", "c 30", "d 45", "f 50"])
    let mark = try #require(stage.view.cellForItem(at: item(9)) as? LetterCell).mark
    expectEqual(mark.frame, CGRect(x: 80, y: 0, width: 20, height: 10))
    expectEqual(mark.layer.presentation()?.frame, mark.frame)
    stage.window.advance(to: 1)
    expectEqual(stage.view.visibleCells.count, 10)
  }
}
