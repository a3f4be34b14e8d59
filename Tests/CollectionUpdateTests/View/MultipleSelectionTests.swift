// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionFixtures
import CollectionLayout
import Expectations
import Foundation
import Geometry
import Testing
import Views

@testable import CollectionView

/// Interaction section 4.7.
@MainActor
@Suite("Selecting several items with two touches, or Shift")
struct MultipleSelectionTests {
  private final class SelectingDelegate: NSObject, UICollectionViewDelegate {
    var calls: [String] = []
    var begins = true
    var mayNotSelect: Set<Int> = []
    var onBegin: (UICollectionView) -> Void = { _ in }

    func collectionView(
      _ collectionView: UICollectionView,
      shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
      calls.append("should \(indexPath.item)")
      return begins
    }
    func collectionView(
      _ collectionView: UICollectionView,
      didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
      calls.append("did \(indexPath.item)")
      onBegin(collectionView)
    }
    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
      calls.append("end")
    }
    func collectionView(
      _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { !mayNotSelect.contains(indexPath.item) }
    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { calls.append("+\(indexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) { calls.append("-\(indexPath.item)") }
  }

  private let stage: LetterStage
  private let delegate = SelectingDelegate()
  private var view: UICollectionView { stage.view }
  private var window: UIWindow { stage.window }

  /// Squares of 50 points below one another.
  private init(count: Int = 60) {
    stage = LetterStage(
      [], UICollectionViewCompositionalLayout(section: squares()),
      size: CGSize(width: 100, height: 400))
    stage.source.rows = [(0..<count).map { "\($0)" }]
    view.delegate = delegate
    view.reloadData()
    view.layoutIfNeeded()
  }

  init() { self.init(count: 60) }

  private func middle(_ item: Int) -> CGFloat { CGFloat(item) * 50 + 25 - view.contentOffset.y }

  private func beginTouches(on item: Int) {
    window.beginTouches(at: [CGPoint(x: 15, y: middle(item)), CGPoint(x: 35, y: middle(item))])
  }

  private var selection: [Int] { (view.indexPathsForSelectedItems ?? []).map(\.item).sorted() }

  // Example IE-47.
  @Test func `Two touches select what they pass over, and less when they go back`() {
    beginTouches(on: 2)
    window.moveTouches(by: CGVector(dx: 0, dy: 10))
    expectEmpty(delegate.calls, "10 points are no pan")
    window.moveTouches(by: CGVector(dx: 0, dy: 190))
    expectEqual(delegate.calls, ["should 2", "did 2", "+2", "+3", "+4", "+5", "+6"])
    expect(view.allowsMultipleSelection)
    delegate.calls = []
    window.moveTouches(by: CGVector(dx: 0, dy: -100))
    expectEqual(delegate.calls, ["-5", "-6"])
    expectEqual(selection, [2, 3, 4])
    window.endTouches()
    expectEqual(delegate.calls.last, "end")
    expectEqual(selection, [2, 3, 4])
    expect(view.allowsMultipleSelection)
    expectEqual(view.contentOffset, .zero)
  }

  // Example IE-48.
  @Test func `From a selected item on the range is deselected`() {
    view.allowsMultipleSelection = true
    for index in [2, 4, 7] {
      view.selectItem(at: item(index), animated: false, scrollPosition: [])
    }
    beginTouches(on: 2)
    window.moveTouches(by: CGVector(dx: 0, dy: 150))
    expectEqual(selection, [7])
    window.moveTouches(by: CGVector(dx: 0, dy: -100))
    expectEqual(selection, [4, 7])
    window.cancelTouch()
    expectEqual(delegate.calls, ["should 2", "did 2", "-2", "-4", "+4", "end"])
  }

  // Example IE-49.
  @Test func `Where contents scroll both ways no delegate is asked, and the touches scroll`() {
    view.alwaysBounceHorizontal = true
    beginTouches(on: 3)
    window.moveTouches(by: CGVector(dx: 0, dy: -60))
    expectEmpty(delegate.calls)
    expectEqual(view.contentOffset.y, 60)
    window.endTouches()
    expectEqual(selection, [])
  }

  @Test func `A delegate that says no, or nothing, lets the touches scroll`() {
    delegate.begins = false
    beginTouches(on: 4)
    window.moveTouches(by: CGVector(dx: 0, dy: -30))
    window.moveTouches(by: CGVector(dx: 0, dy: -30))
    expectEqual(delegate.calls, ["should 4"])
    expectEqual(view.contentOffset.y, 60)
    window.endTouches()
    expectEqual(delegate.calls, ["should 4"])
    expect(!view.allowsMultipleSelection)
  }

  @Test func `What the delegate does not let be selected stays, also on the way back`() {
    delegate.mayNotSelect = [3]
    beginTouches(on: 2)
    window.moveTouches(by: CGVector(dx: 0, dy: 100))
    expectEqual(selection, [2, 4])
    window.moveTouches(by: CGVector(dx: 0, dy: -100))
    expectEqual(selection, [2])
    window.endTouches()
  }

  @Test(arguments: [10.0, 60, 240])
  func `Near an edge contents scroll, and what comes is selected`(rate: Double) {
    beginTouches(on: 2)
    window.moveTouches(by: CGVector(dx: 0, dy: 378 - 125))
    for frame in 1...Int(rate / 2) { window.advance(to: Double(frame) / rate) }
    expectNear(view.contentOffset.y, 150, within: 0.001)
    // The touches are at 528.
    expectEqual(selection, Array(2...10))
    window.endTouches()
    window.advance(to: 2)
    expectNear(view.contentOffset.y, 150, within: 0.001)
  }

  @Test func `Data that change below the touches end the selecting`() {
    beginTouches(on: 2)
    window.moveTouches(by: CGVector(dx: 0, dy: 50))
    stage.source.rows = [["a", "b", "c", "d"]]
    view.reloadData()
    view.layoutIfNeeded()
    window.moveTouches(by: CGVector(dx: 0, dy: 50))
    expectEqual(selection, [])
    window.endTouches()
    expectEqual(delegate.calls, ["should 2", "did 2", "+2", "+3", "end"])
  }

  @Test func `A delegate that empties the data when it is called does no harm`() {
    delegate.onBegin = { [stage] view in
      stage.source.rows = [[]]
      view.reloadData()
    }
    beginTouches(on: 2)
    window.moveTouches(by: CGVector(dx: 0, dy: 50))
    window.moveTouches(by: CGVector(dx: 0, dy: 50))
    window.endTouches()
    expectEqual(delegate.calls, ["should 2", "did 2", "end"])
  }

  @Test func `A view that leaves the window in the middle of it hears of the end`() {
    beginTouches(on: 2)
    window.moveTouches(by: CGVector(dx: 0, dy: 50))
    view.removeFromSuperview()
    window.moveTouches(by: CGVector(dx: 0, dy: 50))
    window.endTouches()
    expectEqual(delegate.calls, ["should 2", "did 2", "+2", "+3", "end"])
  }

  @Test func `One touch of several is a touch, and none at all is nothing`() {
    window.beginTouches(at: [CGPoint(x: 25, y: middle(1))])
    window.moveTouches(by: CGVector(dx: 2, dy: 2))
    window.endTouches()
    expectEqual(selection, [1])
    window.beginTouches(at: [])
    window.beginTouches(at: [CGPoint(x: CGFloat.nan, y: 0), .zero])
    window.moveTouches(by: CGVector(dx: CGFloat.infinity, dy: 0))
    window.endTouches()
    expectEqual(selection, [1])
  }

  // MARK: Interaction rule TS-5

  @Test func `A tap with Shift selects from the last selected item on`() {
    view.allowsMultipleSelection = true
    window.tap(at: CGPoint(x: 25, y: middle(4)))
    delegate.calls = []
    window.tap(at: CGPoint(x: 25, y: middle(6)), modifiers: .shift)
    expectEqual(delegate.calls, ["should 4", "did 4", "+5", "+6", "end"])
    delegate.calls = []
    // The range is the same one, until something else is selected.
    window.tap(at: CGPoint(x: 25, y: middle(2)), modifiers: .shift)
    expectEqual(delegate.calls, ["should 4", "did 4", "-5", "-6", "+3", "+2", "end"])
    expectEqual(selection, [2, 3, 4])
    window.tap(at: CGPoint(x: 25, y: middle(7)))
    window.tap(at: CGPoint(x: 25, y: middle(6)), modifiers: .shift)
    expectEqual(selection, [2, 3, 4, 6, 7])
  }

  @Test func `Where Shift selects nothing the tap is a tap`() {
    window.tap(at: CGPoint(x: 25, y: middle(4)))
    window.tap(at: CGPoint(x: 25, y: middle(6)), modifiers: .shift)
    expectEqual(selection, [6], "only one can be selected")
    view.allowsMultipleSelection = true
    delegate.begins = false
    window.tap(at: CGPoint(x: 25, y: middle(4)), modifiers: .shift)
    expectEqual(selection, [4, 6])
    view.deselectItem(at: item(4), animated: false)
    view.deselectItem(at: item(6), animated: false)
    delegate.begins = true
    window.tap(at: CGPoint(x: 25, y: middle(1)), modifiers: .shift)
    expectEqual(selection, [1], "there is nothing to extend")
  }

  @Test func `Arrow keys with Shift extend the selection, and take it back`() {
    view.allowsFocus = true
    view.allowsMultipleSelection = true
    view.remembersLastFocusedIndexPath = true
    window.tap(at: CGPoint(x: 25, y: middle(2)))
    window.isFocusEnabled = true
    window.focusSystem?.requestFocusUpdate(to: view)
    window.focusSystem?.updateFocusIfNeeded()
    delegate.calls = []
    window.press(.keyboardDownArrow, modifiers: .shift)
    window.press(.keyboardDownArrow, modifiers: .shift)
    expectEqual(selection, [2, 3, 4])
    window.press(.keyboardUpArrow, modifiers: .shift)
    expectEqual(selection, [2, 3])
    expectEqual(delegate.calls.filter { $0 == "should 2" || $0 == "end" }.count, 6)
    window.press(.keyboardDownArrow)
    expectEqual(selection, [2, 3])
  }

  // MARK: Interaction rule PL-2

  /// Puts a placeholder before an item.
  private func insertPlaceholder(at path: IndexPath) {
    _ = view.insertPlaceholder(
      UICollectionViewDropPlaceholder(insertionIndexPath: path, reuseIdentifier: "cell"))
    window.advance(to: window.currentTime + 1)
  }

  private func point(_ path: IndexPath) -> CGPoint {
    let frame = view.layoutAttributesForItem(at: path)?.frame ?? .zero
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  @Test func `A tap with Shift selects items, and no placeholder on the way`() {
    let stage = LetterStage(
      ["ABCDEF", "GHIJKL"], UICollectionViewCompositionalLayout(section: squares()),
      size: CGSize(width: 100, height: 700))
    let delegate = SectionedDelegate()
    stage.view.delegate = delegate
    stage.view.allowsMultipleSelection = true
    _ = stage.view.insertPlaceholder(
      UICollectionViewDropPlaceholder(insertionIndexPath: item(0), reuseIdentifier: "cell"))
    stage.window.advance(to: 1)
    // The placeholder is in front of 0.0, which is 50 points further down.
    stage.window.tap(at: CGPoint(x: 25, y: 75))
    stage.window.tap(at: CGPoint(x: 25, y: 525), modifiers: .shift)
    expectEqual(
      delegate.calls,
      [
        "0.0", "should 0.0", "did 0.0", "0.1", "0.2", "0.3", "0.4", "0.5", "1.0", "1.1", "1.2",
        "1.3", "end",
      ])
  }

  @Test func `Beside a placeholder two touches select the items below them`() {
    insertPlaceholder(at: item(0))
    let start = point(item(2))
    window.beginTouches(at: [start, CGPoint(x: start.x + 10, y: start.y)])
    window.moveTouches(by: CGVector(dx: 0, dy: 100))
    expectEqual(delegate.calls, ["should 2", "did 2", "+2", "+3", "+4"])
    window.moveTouches(by: CGVector(dx: 0, dy: -50))
    window.endTouches()
    expectEqual(selection, [2, 3])
    expectEqual(view.cellForItem(at: item(2))?.isSelected, true)
    expectEqual(view.cellForItem(at: item(4))?.isSelected, false)
  }

  @Test func `Two touches on a placeholder select nothing`() {
    insertPlaceholder(at: item(1))
    window.beginTouches(at: [CGPoint(x: 15, y: 75), CGPoint(x: 35, y: 75)])
    window.moveTouches(by: CGVector(dx: 0, dy: 100))
    window.endTouches()
    expectEqual(delegate.calls, [])
    expectEqual(selection, [])
  }
}

/// Lets several items of several sections be selected, and notes their paths.
private final class SectionedDelegate: NSObject, UICollectionViewDelegate {
  var calls: [String] = []

  func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    calls.append("should \(indexPath.section).\(indexPath.item)")
    return true
  }
  func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { calls.append("did \(indexPath.section).\(indexPath.item)") }
  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    calls.append("end")
  }
  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { calls.append("\(indexPath.section).\(indexPath.item)") }
}
