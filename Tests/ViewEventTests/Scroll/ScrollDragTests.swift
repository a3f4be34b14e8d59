// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing
import Views

/// What a scroll view says of touches and drags.
@Suite("Drags of a scroll view")
@MainActor
struct ScrollDragTests {
  /// Notes what the scroll view says of itself in each method.
  private final class Delegate: UIScrollViewDelegate {
    var log: [String] = []

    private func record(_ name: String, _ view: UIScrollView) {
      var words = [name]
      if view.isTracking { words.append("tracking") }
      if view.isDragging { words.append("dragging") }
      if view.isDecelerating { words.append("decelerating") }
      log.append(words.joined(separator: " "))
    }

    func scrollViewDidScroll(_ view: UIScrollView) { record("did scroll", view) }
    func scrollViewWillBeginDragging(_ view: UIScrollView) { record("will begin", view) }
    func scrollViewWillEndDragging(
      _ view: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { record("will end", view) }
    func scrollViewDidEndDragging(_ view: UIScrollView, willDecelerate decelerate: Bool) {
      record("did end", view)
    }
    func scrollViewDidEndDecelerating(_ view: UIScrollView) { record("at rest", view) }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let row = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
  private let delegate = Delegate()

  init() {
    view.contentSize = CGSize(width: 100, height: 1000)
    view.addSubview(row)
    view.delegate = delegate
    window.addSubview(view)
  }

  @Test func `A drag is under way until it ends, and then the contents come to rest`() {
    expectEqual(view.endDrag(at: CGPoint(x: 0, y: 300)), CGPoint(x: 0, y: 300))
    expectEqual(
      delegate.log,
      [
        "will begin tracking dragging", "will end tracking dragging", "did end decelerating",
        "did scroll decelerating", "at rest",
      ])
    expect(!view.isDragging)
    expect(!view.isDecelerating)
  }

  @Test func `A drag that ends where it is lets nothing come to rest`() {
    _ = view.endDrag(at: .zero)
    expectEqual(
      delegate.log, ["will begin tracking dragging", "will end tracking dragging", "did end"])
  }

  @Test func `An offset that a program sets is no drag`() {
    view.contentOffset.y = 20
    view.setContentOffset(CGPoint(x: 0, y: 40), animated: true)
    window.advance(to: 1)
    expectEqual(Set(delegate.log), ["did scroll"])
  }

  @Test func `A drag does not scroll a view that does not scroll`() {
    view.isScrollEnabled = false
    expectEqual(view.endDrag(at: CGPoint(x: 0, y: 300)), .zero)
    expectEqual(delegate.log, [])
    view.contentOffset.y = 20
    expectEqual(view.contentOffset.y, 20)
    view.isScrollEnabled = true
    expectEqual(view.endDrag(at: CGPoint(x: 0, y: 300)).y, 300)
  }

  @Test func `A touch on the contents is tracked until it ends`() {
    expect(!view.isTracking)
    window.beginTouch(at: CGPoint(x: 50, y: 20))
    expect(view.isTracking)
    expect(!view.isDragging)
    window.moveTouch(to: CGPoint(x: 50, y: 150))
    expect(view.isTracking)
    window.endTouch()
    expect(!view.isTracking)
    window.beginTouch(at: CGPoint(x: 50, y: 80))
    expect(view.isTracking, "also beside the contents")
    window.cancelTouch()
    expect(!view.isTracking)
  }

  @Test func `A touch elsewhere is not tracked`() {
    window.beginTouch(at: CGPoint(x: 50, y: 150))
    expect(!view.isTracking)
  }

  @Test func `A view that does not scroll tracks no touch`() {
    view.isScrollEnabled = false
    window.beginTouch(at: CGPoint(x: 50, y: 20))
    expect(!view.isTracking)
  }
}
