// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import CollectionFixtures
import CollectionLayout
import CollectionView
import Expectations
import Foundation
import Geometry
import Testing
import Views

/// Behaviour section 11.2.
@Suite("Selection by touch")
@MainActor
struct TouchTests {
  private final class Delegate: NSObject, UICollectionViewDelegate {
    var calls: [String] = []
    var refused: Set<String> = []

    private func ask(_ name: String, _ path: IndexPath) -> Bool {
      calls.append("\(name) \(path.item)")
      return !refused.contains(name)
    }
    func take() -> [String] {
      defer { calls = [] }
      return calls
    }

    func collectionView(_ view: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
      ask("shouldHighlight", path)
    }
    func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) {
      _ = ask("didHighlight", path)
    }
    func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) {
      _ = ask("didUnhighlight", path)
    }
    func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
      ask("shouldSelect", path)
    }
    func collectionView(_ view: UICollectionView, shouldDeselectItemAt path: IndexPath) -> Bool {
      ask("shouldDeselect", path)
    }
    func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
      _ = ask("didSelect", path)
    }
    func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
      _ = ask("didDeselect", path)
    }
    func collectionView(
      _ view: UICollectionView, performPrimaryActionForItemAt path: IndexPath
    ) { _ = ask("primary", path) }
  }

  private let stage = Stage(["abcdef"])
  private let delegate = Delegate()
  private var view: UICollectionView { stage.view }

  init() { stage.view.delegate = delegate }

  private func tap(_ index: Int) -> [String] {
    stage.window.tap(at: CGPoint(x: 50, y: CGFloat(index) * 20 + 10))
    return delegate.take()
  }

  @Test func `A touch highlights on the way down and selects on the way up`() {
    stage.window.beginTouch(at: CGPoint(x: 50, y: 30))
    expectEqual(view.cellForItem(at: item(1))?.isHighlighted, true)
    expectEqual(delegate.take(), ["shouldHighlight 1", "didHighlight 1"])
    stage.window.endTouch()
    expectEqual(view.cellForItem(at: item(1))?.isHighlighted, false)
    expectEqual(view.cellForItem(at: item(1))?.isSelected, true)
    expectEqual(
      delegate.take(), ["didUnhighlight 1", "shouldSelect 1", "didSelect 1", "primary 1"])
    expectEqual(view.indexPathsForSelectedItems, [item(1)])
  }

  @Test func `Another item takes the place of the selected one, which is not asked`() {
    _ = tap(0)
    expectEqual(
      tap(1).filter { !$0.contains("ighlight") },
      [
        "shouldSelect 1", "didDeselect 0", "didSelect 1", "primary 1",
      ])
    expectEqual(view.indexPathsForSelectedItems, [item(1)])
  }

  @Test func `Tapping the selected item again selects it again`() {
    _ = tap(0)
    expectEqual(
      tap(0).filter { !$0.contains("ighlight") }, ["shouldSelect 0", "didSelect 0", "primary 0"])
  }

  @Test func `With several selected a tap toggles`() {
    view.allowsMultipleSelection = true
    _ = tap(0)
    _ = tap(1)
    expectEqual(view.indexPathsForSelectedItems, [item(0), item(1)])
    expectEqual(tap(0).filter { !$0.contains("ighlight") }, ["shouldDeselect 0", "didDeselect 0"])
    expectEqual(view.indexPathsForSelectedItems, [item(1)])
    delegate.refused = ["shouldDeselect"]
    expectEqual(tap(1).last, "shouldDeselect 1")
    expectEqual(view.indexPathsForSelectedItems, [item(1)])
  }

  @Test func `What may not be highlighted is not selected`() {
    delegate.refused = ["shouldHighlight"]
    expectEqual(tap(0), ["shouldHighlight 0"])
    delegate.refused = ["shouldSelect"]
    expectEqual(tap(0).last, "shouldSelect 0")
    expectEqual(view.indexPathsForSelectedItems, [])
  }

  @Test func `A touch that is cancelled, or ends elsewhere, selects nothing`() {
    stage.window.beginTouch(at: CGPoint(x: 50, y: 10))
    stage.window.cancelTouch()
    expectEqual(delegate.take().last, "didUnhighlight 0")
    stage.window.beginTouch(at: CGPoint(x: 50, y: 10))
    stage.window.moveTouch(to: CGPoint(x: 50, y: 70))
    stage.window.endTouch()
    expectEqual(delegate.take().last, "didUnhighlight 0")
    expectEqual(view.indexPathsForSelectedItems, [])
  }

  @Test func `Nothing is highlighted where selection is not allowed, nor beside the items`() {
    view.allowsSelection = false
    expectEqual(tap(0), [])
    view.allowsSelection = true
    stage.window.tap(at: CGPoint(x: 50, y: 1000))
    stage.window.tap(at: CGPoint(x: CGFloat.nan, y: 0))
    expectEqual(delegate.take(), [])
  }

  @Test func `Editing forbids selection unless it allows it, and primary actions`() {
    view.isEditing = true
    expectEqual(tap(0), [])
    view.allowsMultipleSelectionDuringEditing = true
    expectEqual(tap(0).last, "didSelect 0")
    expectEqual(tap(1).last, "didSelect 1")
    expectEqual(view.indexPathsForSelectedItems, [item(0), item(1)])
  }

  @Test func `A view inside a cell that handles touches keeps them`() {
    final class Button: UIView {
      var touches: [UITouch.Phase] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        self.touches += touches.map(\.phase)
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        self.touches += touches.map(\.phase)
      }
    }
    let button = Button(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    view.cellForItem(at: item(0))?.contentView.addSubview(button)
    expectEqual(tap(0), [])
    expectEqual(button.touches, [.began, .ended])
  }

  // MARK: Data that change under a touch

  @Test func `Reloading forgets the highlighted item without telling the delegate`() {
    stage.window.beginTouch(at: CGPoint(x: 50, y: 30))
    _ = delegate.take()
    view.reloadData()
    view.layoutIfNeeded()
    expectAll(view.visibleCells, where: { !$0.isHighlighted })
    stage.window.endTouch()
    expectEqual(delegate.take(), [])
    expectEqual(view.indexPathsForSelectedItems, [])
  }

  @Test func `A new data source forgets the highlighted item`() {
    stage.window.beginTouch(at: CGPoint(x: 50, y: 30))
    _ = delegate.take()
    let source = LetterSource(["xyz"], log: stage.log)
    view.dataSource = source
    view.layoutIfNeeded()
    stage.window.endTouch()
    expectEqual(delegate.take(), [])
    expectEqual(view.indexPathsForSelectedItems, [])
  }

  @Test func `The highlighted item keeps its highlight through updates`() {
    stage.window.beginTouch(at: CGPoint(x: 50, y: 30))
    _ = delegate.take()
    UIView.performWithoutAnimation {
      view.performBatchUpdates {
        stage.source.rows = [["x", "a", "b", "c", "d", "e", "f"]]
        view.insertItems(at: [item(0)])
      }
    }
    expectEqual(view.cellForItem(at: item(2))?.isHighlighted, true)
    stage.window.cancelTouch()
    expectEqual(delegate.take(), ["didUnhighlight 2"])
    expectEqual(view.cellForItem(at: item(2))?.isHighlighted, false)
  }

  // DP-11: delegates see the paths of the data, which have not changed yet.
  @Test func `The delegate hears of the highlighted item as the data have it in a movement`() {
    final class Movable: LetterSource {
      override func collectionView(
        _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
      ) -> Bool { true }
    }
    let source = Movable(["abcdef"], log: stage.log)
    view.dataSource = source
    view.layoutIfNeeded()
    stage.window.beginTouch(at: CGPoint(x: 50, y: 30))
    _ = delegate.take()
    expect(view.beginInteractiveMovementForItem(at: item(0)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 50))
    stage.window.cancelTouch()
    expectEqual(delegate.take(), ["didUnhighlight 1"])
    view.cancelInteractiveMovement()
  }

  /// Recreates the cell of the second item, which another one that comes moves on.
  private func reloadTouchedItem() {
    view.performBatchUpdates {
      stage.source.rows = [["x", "a", "b", "c", "d", "e", "f"]]
      view.insertItems(at: [item(0)])
      view.reloadItems(at: [item(1)])
    }
  }

  @Test(arguments: [false, true])
  func `An item that is reloaded and moved loses its highlight with the touch`(isAnimated: Bool) {
    stage.window.beginTouch(at: CGPoint(x: 50, y: 30))
    _ = delegate.take()
    if isAnimated { reloadTouchedItem() } else { UIView.performWithoutAnimation(reloadTouchedItem) }
    stage.window.advance(to: 1)
    expectEqual(view.cellForItem(at: item(2))?.isHighlighted, true)
    stage.window.cancelTouch()
    expectEqual(delegate.take(), ["didUnhighlight 2"])
    expectAll(view.visibleCells, where: { !$0.isHighlighted })
  }

  @Test func `An item that is reloaded under a touch is selected by it`() {
    stage.window.beginTouch(at: CGPoint(x: 50, y: 30))
    _ = delegate.take()
    view.reloadItems(at: [item(1)])
    stage.window.advance(to: 1)
    stage.window.endTouch()
    expectEqual(
      delegate.take(), ["didUnhighlight 1", "shouldSelect 1", "didSelect 1", "primary 1"])
  }

  @Test func `An item that is scrolled away from under a touch loses its highlight with it`() {
    stage.window.beginTouch(at: CGPoint(x: 50, y: 10))
    _ = delegate.take()
    view.contentOffset.y = 20
    stage.window.layoutIfNeeded()
    expectNil(view.cellForItem(at: item(0)))
    stage.window.endTouch()
    expectEqual(delegate.take(), ["didUnhighlight 0"])
    view.contentOffset.y = 0
    stage.window.layoutIfNeeded()
    expectAll(view.visibleCells, where: { !$0.isHighlighted })
  }

  @Test func `A view in a cell that is reloaded hears that its touch is cancelled`() {
    final class Button: UIView {
      var touches: [UITouch.Phase] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        self.touches += touches.map(\.phase)
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        self.touches += touches.map(\.phase)
      }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        self.touches += touches.map(\.phase)
      }
    }
    let button = Button(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    view.cellForItem(at: item(0))?.contentView.addSubview(button)
    stage.window.beginTouch(at: CGPoint(x: 50, y: 10))
    view.reloadData()
    view.layoutIfNeeded()
    stage.window.endTouch()
    expectEqual(button.touches, [.began, .cancelled])
    expectEqual(delegate.take(), [])
  }

  @Test func `A cell that gets other contents under a touch goes on with it`() {
    stage.window.beginTouch(at: CGPoint(x: 50, y: 10))
    let cell = view.cellForItem(at: item(0))
    cell?.contentConfiguration = UIListContentConfiguration.cell()
    expectEqual(cell?.isHighlighted, true)
    stage.window.endTouch()
    expectEqual(cell?.isHighlighted, false)
    expectEqual(
      delegate.take(),
      [
        "shouldHighlight 0", "didHighlight 0", "didUnhighlight 0", "shouldSelect 0", "didSelect 0",
        "primary 0",
      ])
  }

  @Test func `A view that is removed from its cell under a touch leaves it to the cell`() {
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    view.cellForItem(at: item(0))?.contentView.addSubview(mark)
    stage.window.beginTouch(at: CGPoint(x: 50, y: 10))
    mark.removeFromSuperview()
    stage.window.endTouch()
    expectEqual(view.cellForItem(at: item(0))?.isHighlighted, false)
    expectEqual(view.indexPathsForSelectedItems, [item(0)])
  }

  @Test(arguments: [false, true])
  func `A touch on a section that scrolled by itself ends without it`(animated: Bool) {
    let size = NSCollectionLayoutSize(widthDimension: .absolute(50), heightDimension: .absolute(40))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = .continuous
    let stage = Stage(["abcdef"], UICollectionViewCompositionalLayout(section: section))
    stage.view.delegate = delegate
    // The touch is on the section's scroll view, over an item.
    for cell in stage.view.visibleCells { cell.isUserInteractionEnabled = false }
    stage.window.beginTouch(at: CGPoint(x: 20, y: 20))
    expectEqual(delegate.take(), ["shouldHighlight 0", "didHighlight 0"])
    stage.view.setCollectionViewLayout(SectionRows(), animated: animated)
    stage.view.layoutIfNeeded()
    stage.window.advance(to: 2)
    stage.window.endTouch()
    expectAll(stage.view.visibleCells, where: { !$0.isHighlighted })
    expectEqual(delegate.take().first, "didUnhighlight 0")
  }

  // MARK: Drags

  @Test func `The layout and then the delegate say where a drag comes to rest`() {
    final class Snapping: SectionRows {
      override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint,
        withScrollingVelocity velocity: CGPoint
      ) -> CGPoint {
        CGPoint(x: 0, y: (proposedContentOffset.y / 20).rounded() * 20 + velocity.y)
      }
    }
    final class Scroller: NSObject, UICollectionViewDelegate {
      var calls: [String] = []
      func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("begin") }
      func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
      ) {
        calls.append("will end at \(targetContentOffset.pointee.y)")
        targetContentOffset.pointee.y += 1
      }
      func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
        calls.append("did end \(willDecelerate)")
      }
      func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("rest") }
    }
    let stage = Stage(["abcdefghij"], Snapping())
    let scroller = Scroller()
    stage.view.delegate = scroller
    expectEqual(stage.view.endDrag(at: CGPoint(x: 0, y: 33), velocity: CGPoint(x: 0, y: 2)).y, 43)
    expectEqual(scroller.calls, ["begin", "will end at 42.0", "did end true", "rest"])
    expectEqual(stage.view.indexPathsForVisibleItems.first, item(2))
    stage.view.isPagingEnabled = true
    scroller.calls = []
    _ = stage.view.endDrag(at: CGPoint(x: 0, y: 60))
    expectEqual(scroller.calls[1], "will end at 100.0")
  }
}
