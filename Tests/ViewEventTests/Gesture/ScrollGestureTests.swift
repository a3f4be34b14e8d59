// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing
import Views

@MainActor
@Suite("The gesture of a scroll view")
struct ScrollGestureTests {
  private let fixture = GestureFixture()
  private var window: UIWindow { fixture.window }
  private let scrollView = ScrollLog(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private var pan: UIPanGestureRecognizer { scrollView.panGestureRecognizer }

  init() {
    window.scrollsOverTime = true
    fixture.inner.removeFromSuperview()
    fixture.outer.addSubview(scrollView)
    scrollView.contentSize = CGSize(width: 200, height: 1000)
    scrollView.delegate = scrollView
    scrollView.told = { [fixture] in fixture.log.append($0) }
    pan.addTarget(fixture, action: GestureFixture.action)
    pan.name = "scroll"
  }

  private func drag(by distances: CGFloat...) {
    window.beginTouch(at: fixture.middle)
    for distance in distances {
      fixture.wait(0.1)
      window.moveTouch(to: CGPoint(x: 100, y: 100 + distance))
    }
  }

  @Test func `It says how the contents are dragged, and what the delegate knows first`() {
    drag(by: -30, -50)
    expectEqual(fixture.log, ["will begin", "scroll began", "scroll changed"])
    expectEqual(pan.translation(in: scrollView.superview), CGPoint(x: 0, y: -50))
    expectEqual(pan.velocity(in: nil), CGPoint(x: 0, y: -200))
    expectSame(pan.view, scrollView)
    window.endTouch()
    expectEqual(fixture.log.last, "scroll ended")
    expectEqual(pan.state, .possible)
    expectGreater(scrollView.contentOffset.y, 0)
  }

  @Test func `Disabled it keeps touches from scrolling`() {
    pan.isEnabled = false
    drag(by: -30, -50)
    expectEqual(scrollView.contentOffset, .zero)
    expectEqual(fixture.log, [])
  }

  @Test func `Disabled while it drags it ends the drag`() {
    drag(by: -30)
    pan.isEnabled = false
    expectEqual(fixture.log.last, "scroll cancelled")
    expect(!scrollView.isDragging)
    let offset = scrollView.contentOffset
    window.moveTouch(to: CGPoint(x: 100, y: 20))
    expectEqual(scrollView.contentOffset, offset)
    window.endTouch()
    pan.isEnabled = true
    drag(by: -30)
    expect(scrollView.isDragging)
  }

  @Test func `A subclass of scroll view decides whether it begins`() {
    scrollView.mayBegin = false
    drag(by: -30, -50)
    expectEqual(scrollView.contentOffset, .zero)
    expect(!scrollView.isDragging)
  }

  @Test func `It waits for another gesture to fail`() {
    let edge = fixture.add(UIScreenEdgePanGestureRecognizer(), "edge", to: window)
    edge.edges = .top
    pan.require(toFail: edge)
    window.beginTouch(at: CGPoint(x: 100, y: 5))
    window.moveTouch(to: CGPoint(x: 100, y: 45))
    expectEqual(fixture.log, ["edge began"])
    expectEqual(scrollView.contentOffset, .zero)
    window.endTouch()
    fixture.log = []
    drag(by: -30)
    expectEqual(fixture.log, ["will begin", "scroll began"])
  }

  @Test func `Another gesture waits for it to fail`() {
    let swipe = fixture.add(UISwipeGestureRecognizer(), "swipe", to: fixture.outer)
    swipe.direction = .up
    swipe.require(toFail: pan)
    drag(by: -60)
    expectEqual(fixture.log, ["will begin", "scroll began"])
    window.endTouch()
    fixture.wait(5)
    scrollView.isScrollEnabled = false
    drag(by: -60)
    window.endTouch()
    expectEqual(fixture.log.last, "swipe ended")
  }

  @Test func `A gesture beside which it may go on does not keep the contents from scrolling`() {
    let other = fixture.add(UIPanGestureRecognizer(), "other", to: fixture.outer)
    drag(by: -30, -50)
    expect(!scrollView.isDragging, "The first that moves 10 points is the one.")
    window.endTouch()
    fixture.log = []
    let delegate = Simultaneous()
    other.delegate = delegate
    drag(by: -30, -50)
    expect(scrollView.isDragging)
    expectEqual(
      fixture.log,
      [
        "other began", "will begin", "scroll began", "other changed", "scroll changed",
      ])
  }

  @Test func `A touch that stops the contents drags them as a gesture, too`() {
    drag(by: -30, -60)
    window.endTouch()
    fixture.wait(0.05)
    expect(scrollView.isDecelerating)
    fixture.log = []
    drag(by: -30, -50)
    expectEqual(fixture.log, ["will begin", "scroll began", "scroll changed"])
    expectEqual(pan.translation(in: nil), CGPoint(x: 0, y: -50))
    window.endTouch()
    expectEqual(fixture.log.last, "scroll ended")
    expectEqual(pan.state, .possible)
  }

  @Test func `A touch that stopped the contents is not among those of the next gesture`() {
    drag(by: -30, -60)
    window.endTouch()
    fixture.wait(0.05)
    drag(by: -30, -50)
    window.cancelTouch()
    fixture.wait(3)
    expect(!scrollView.isDecelerating)
    let view = ToldView(frame: CGRect(x: 0, y: 0, width: 200, height: 1000))
    scrollView.addSubview(view)
    window.tap(at: fixture.middle)
    expectEqual(view.calls, ["began", "ended"])
    window.beginTouch(at: fixture.middle)
    expectEqual(pan.numberOfTouches, 1)
  }
}

/// A view that records its calls about touches.
private final class ToldView: UIView {
  var calls: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.append("began")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.append("ended")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.append("cancelled")
  }
}

/// A scroll view that says when a drag begins.
private final class ScrollLog: UIScrollView, UIScrollViewDelegate {
  var told: (String) -> Void = { _ in }
  var mayBegin = true

  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer === panGestureRecognizer ? mayBegin : true
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { told("will begin") }
}

/// Lets all gestures go on at once.
private final class Simultaneous: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
