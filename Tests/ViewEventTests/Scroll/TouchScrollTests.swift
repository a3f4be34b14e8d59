// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing
import Views

/// What a touch does to a scroll view in a window that scrolls over time.
@Suite("Scrolling by touch")
@MainActor
struct TouchScrollTests {
  /// Notes what the scroll view says of itself in each method.
  private final class Delegate: UIScrollViewDelegate {
    var log: [String] = []
    /// Each movement counts, but is noted once in a row.
    var scrollCount = 0
    var target: CGPoint?
    var didScroll: (UIScrollView) -> Void = { _ in }

    private func record(_ name: String, _ view: UIScrollView) {
      var words = [name]
      if view.isTracking { words.append("tracking") }
      if view.isDragging { words.append("dragging") }
      if view.isDecelerating { words.append("decelerating") }
      let line = words.joined(separator: " ")
      if log.last != line { log.append(line) }
    }

    func scrollViewDidScroll(_ view: UIScrollView) {
      scrollCount += 1
      record("did scroll", view)
      didScroll(view)
    }
    func scrollViewWillBeginDragging(_ view: UIScrollView) { record("will begin", view) }
    func scrollViewWillEndDragging(
      _ view: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      record("will end", view)
      if let target { targetContentOffset.pointee = target }
    }
    func scrollViewDidEndDragging(_ view: UIScrollView, willDecelerate decelerate: Bool) {
      record("did end \(decelerate)", view)
    }
    func scrollViewWillBeginDecelerating(_ view: UIScrollView) { record("will slow", view) }
    func scrollViewDidEndDecelerating(_ view: UIScrollView) { record("at rest", view) }
  }

  /// Notes touches.
  private final class Row: UIView {
    var log: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("began")
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("moved")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("cancelled")
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
  private let row = Row(frame: CGRect(x: 0, y: 0, width: 300, height: 5000))
  private let delegate = Delegate()

  init() {
    window.traitOverrides.displayScale = 2
    window.scrollsOverTime = true
    view.contentSize = CGSize(width: 300, height: 5000)
    view.addSubview(row)
    view.delegate = delegate
    window.addSubview(view)
  }

  /// Moves a touch in frames of a sixtieth of a second, and leaves it down.
  private func drag(
    from start: CGPoint = CGPoint(x: 150, y: 400), by vector: CGVector, frames: Int = 10
  ) {
    window.beginTouch(at: start)
    let begin = window.currentTime
    for frame in 1...frames {
      let share = CGFloat(frame) / CGFloat(frames)
      window.advance(to: begin + Double(frame) / 60)
      window.moveTouch(
        to: CGPoint(x: start.x + vector.dx * share, y: start.y + vector.dy * share))
    }
  }

  @Test func `Contents follow a touch once it has moved 10 points`() {
    drag(by: CGVector(dx: 0, dy: -9))
    expectEqual(view.contentOffset, .zero)
    expectEqual(row.log.first, "began")
    expectLacks(row.log, "cancelled")
    window.moveTouch(to: CGPoint(x: 150, y: 340))
    expectEqual(view.contentOffset, CGPoint(x: 0, y: 50))
    expectEqual(row.log.last, "cancelled")
    expect(view.isDragging)
    expect(view.isTracking)
    window.moveTouch(to: CGPoint(x: 150, y: 300))
    expectEqual(view.contentOffset.y, 90)
    expectEqual(row.log.last, "cancelled", "a touch that scrolls is no view's")
  }

  @Test func `A fling calls the delegate in UIKit's order`() {
    drag(by: CGVector(dx: 0, dy: -100))
    window.endTouch()
    window.advance(to: 20)
    expectEqual(
      delegate.log,
      [
        "will begin tracking dragging", "did scroll tracking dragging",
        "will end tracking dragging", "did end true decelerating", "will slow decelerating",
        "did scroll decelerating", "at rest",
      ])
    expect(!view.isDecelerating)
    expect(!view.isTracking)
    expect(!window.isAnimating)
  }

  @Test func `A fling ends where the touch's speed takes it`() {
    drag(by: CGVector(dx: 0, dy: -100))
    window.endTouch(velocity: CGPoint(x: 0, y: -1000))
    expectEqual(view.contentOffset.y, 90)
    window.advance(to: 20)
    // 90 + (1000 - 10) / (1000 * -ln 0.998)
    expectNear(view.contentOffset.y, 584.5048, within: 0.001)
  }

  @Test func `The speed of a touch is that of its last movements`() {
    drag(by: CGVector(dx: 0, dy: -100))
    window.endTouch()
    window.advance(to: 20)
    // 100 points in a sixth of a second are 600 points a second.
    expectNear(view.contentOffset.y, 90 + 590 / 2.002002, within: 0.1)
  }

  @Test func `A touch that rests before it is lifted flings nothing`() {
    drag(by: CGVector(dx: 0, dy: -100))
    window.advance(to: window.currentTime + 0.3)
    window.endTouch()
    expectEqual(view.contentOffset.y, 90)
    expect(!view.isDecelerating)
    expectEqual(delegate.log.last, "did end false")
  }

  @Test(arguments: [10, 30, 60, 240])
  func `Contents come to rest in the same place at any frame rate`(rate: Int) {
    drag(by: CGVector(dx: 0, dy: 60))
    window.endTouch(velocity: CGPoint(x: 0, y: -3000))
    let begin = window.currentTime
    var offsets: [CGFloat] = []
    for frame in 1...(rate * 10) {
      window.advance(to: begin + Double(frame) / Double(rate))
      if frame % (rate / 10) == 0 { offsets.append(view.contentOffset.y) }
    }
    let start = -RubberBand.shown(50, length: 500)
    let limit = start + 3000 / (-1000 * log(0.998))
    let end = start + 2990 / (-1000 * log(0.998))
    expectNear((offsets.last ?? 0), end, within: 0.001)
    // Also on the way.
    for (index, offset) in offsets.enumerated() where index < 40 {
      // At 10 points a second they stand still.
      let expected = min(end, limit - (limit - start) * pow(0.998, Double(index + 1) * 100))
      expectNear(offset, expected, within: 0.001)
    }
  }

  @Test func `Contents are pulled beyond their edge less than the touch moves, and come back`() {
    drag(by: CGVector(dx: 0, dy: 110))
    expectNear(view.contentOffset.y, -RubberBand.shown(100, length: 500), within: 1e-9)
    window.advance(to: window.currentTime + 0.2)
    window.endTouch()
    expect(view.isDecelerating)
    window.advance(to: window.currentTime + 0.1)
    expectLess(view.contentOffset.y, 0)
    window.advance(to: window.currentTime + 3)
    expectEqual(view.contentOffset.y, 0)
    expectEqual(delegate.log.last, "at rest")
  }

  @Test func `Contents that do not bounce stop at their edge`() {
    view.bounces = false
    drag(by: CGVector(dx: 0, dy: 110))
    expectEqual(view.contentOffset.y, 0)
    window.endTouch(velocity: CGPoint(x: 0, y: 5000))
    window.advance(to: 0.3)
    expectEqual(view.contentOffset.y, 0)
  }

  @Test func `Contents as short as the view follow no touch, unless they always bounce`() {
    view.contentSize.height = 400
    drag(by: CGVector(dx: 0, dy: 100))
    expectEqual(view.contentOffset.y, 0)
    expectEqual(row.log.last, "moved")
    window.endTouch()
    view.alwaysBounceVertical = true
    drag(by: CGVector(dx: 0, dy: 100))
    expectLess(view.contentOffset.y, 0)
  }

  @Test func `A touch stops a fling, is no view's, and catches what is beyond the edge`() {
    drag(by: CGVector(dx: 0, dy: -100))
    window.endTouch(velocity: CGPoint(x: 0, y: -1000))
    window.advance(to: window.currentTime + 0.2)
    row.log = []
    let offset = view.contentOffset.y
    window.beginTouch(at: CGPoint(x: 150, y: 300))
    expect(view.isTracking)
    expect(!view.isDragging)
    expect(!view.isDecelerating)
    expect(delegate.log.last == "at rest tracking" || delegate.log.last == "at rest")
    window.advance(to: window.currentTime + 1)
    expectEqual(view.contentOffset.y, offset)
    window.moveTouch(to: CGPoint(x: 150, y: 297))
    expectEqual(view.contentOffset.y, offset + 3, "it follows at once")
    window.endTouch(velocity: .zero)
    expectEqual(row.log, [])
    expect(!view.isTracking)
  }

  @Test func `Contents stopped beyond their edge go back when the touch is lifted`() {
    drag(by: CGVector(dx: 0, dy: 200))
    window.endTouch(velocity: .zero)
    window.advance(to: window.currentTime + 0.05)
    window.beginTouch(at: CGPoint(x: 150, y: 300))
    let held = view.contentOffset.y
    expectLess(held, 0)
    window.advance(to: window.currentTime + 1)
    expectEqual(view.contentOffset.y, held)
    window.endTouch()
    window.advance(to: window.currentTime + 3)
    expectEqual(view.contentOffset.y, 0)
  }

  @Test func `The delegate's target is where contents come to rest`() {
    delegate.target = CGPoint(x: 0, y: 700)
    drag(by: CGVector(dx: 0, dy: -100))
    window.endTouch(velocity: CGPoint(x: 0, y: -1000))
    window.advance(to: 20)
    expectEqual(view.contentOffset.y, 700)
    delegate.target = CGPoint(x: 0, y: 9999)
    drag(by: CGVector(dx: 0, dy: -100))
    window.endTouch(velocity: CGPoint(x: 0, y: -1000))
    window.advance(to: 40)
    expectEqual(view.contentOffset.y, 4500, "not beyond the contents")
  }

  @Test func `A flick turns one page, a slow drag goes to the nearest`() {
    view.isPagingEnabled = true
    drag(by: CGVector(dx: 0, dy: -60))
    window.endTouch(velocity: CGPoint(x: 0, y: -4000))
    window.advance(to: 10)
    expectEqual(view.contentOffset.y, 500)
    drag(by: CGVector(dx: 0, dy: -200))
    window.endTouch(velocity: .zero)
    window.advance(to: 20)
    expectEqual(view.contentOffset.y, 500)
    drag(by: CGVector(dx: 0, dy: -280))
    window.endTouch(velocity: .zero)
    window.advance(to: 30)
    expectEqual(view.contentOffset.y, 1000)
    drag(by: CGVector(dx: 0, dy: 60))
    window.endTouch(velocity: CGPoint(x: 0, y: 1000))
    window.advance(to: 40)
    expectEqual(view.contentOffset.y, 500)
  }

  @Test func `Directional lock keeps to the axis on which the touch began`() {
    view.contentSize.width = 3000
    view.isDirectionalLockEnabled = true
    drag(by: CGVector(dx: -30, dy: -100))
    expectEqual(view.contentOffset.x, 0)
    expectGreater(view.contentOffset.y, 80)
    window.endTouch(velocity: .zero)
    window.advance(to: 3)
    drag(by: CGVector(dx: -100, dy: -100))
    expectGreater(view.contentOffset.x, 80, "a diagonal movement is free")
    window.endTouch(velocity: .zero)
    view.isDirectionalLockEnabled = false
    view.contentOffset = .zero
    drag(by: CGVector(dx: -30, dy: -100))
    expectGreater(view.contentOffset.x, 20)
  }

  @Test func `The inner of two scroll views takes a movement along its axis alone`() {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 300, width: 300, height: 150))
    inner.contentSize = CGSize(width: 2000, height: 150)
    view.addSubview(inner)
    drag(by: CGVector(dx: -100, dy: 5))
    expectGreater(inner.contentOffset.x, 80)
    expectEqual(view.contentOffset.y, 0)
    window.endTouch(velocity: .zero)
    drag(by: CGVector(dx: 5, dy: -100))
    expectLess(inner.contentOffset.x, 95)
    expectGreater(view.contentOffset.y, 80)
  }

  @Test func `A slow touch on a control stays the control's`() {
    let control = UISwitch(frame: CGRect(x: 120, y: 380, width: 0, height: 0))
    view.addSubview(control)
    drag(from: CGPoint(x: 140, y: 395), by: CGVector(dx: 0, dy: -100), frames: 5)
    expectGreater(view.contentOffset.y, 0, "a quick one scrolls")
    window.endTouch(velocity: .zero)
    view.contentOffset = .zero
    window.beginTouch(at: CGPoint(x: 140, y: 395))
    window.advance(to: window.currentTime + 0.2)
    window.moveTouch(to: CGPoint(x: 140, y: 300))
    expectEqual(view.contentOffset.y, 0)
  }

  @Test func `A delegate that keeps an axis where it is does not stop the fling`() {
    view.contentSize.width = 3000
    delegate.didScroll = { if $0.contentOffset.x != 0 { $0.contentOffset.x = 0 } }
    drag(by: CGVector(dx: -80, dy: -100))
    window.endTouch(velocity: CGPoint(x: -800, y: -1000))
    window.advance(to: 0.5)
    window.advance(to: 20)
    expectEqual(view.contentOffset.x, 0)
    expectGreater(view.contentOffset.y, 500)
  }

  @Test func `An offset that a program sets stops the fling`() {
    drag(by: CGVector(dx: 0, dy: -100))
    window.endTouch(velocity: CGPoint(x: 0, y: -1000))
    window.advance(to: 0.3)
    view.contentOffset.y = 1234
    window.advance(to: 20)
    expectEqual(view.contentOffset.y, 1234)
    expect(!view.isDecelerating)
  }

  @Test func `Contents that become longer let a fling go on`() {
    view.contentSize.height = 700
    drag(by: CGVector(dx: 0, dy: -100))
    window.endTouch(velocity: CGPoint(x: 0, y: -1000))
    window.advance(to: window.currentTime + 0.05)
    expectGreater(view.contentOffset.y, 90)
    view.contentSize.height = 5000
    window.advance(to: window.currentTime + 0.05)
    window.advance(to: 20)
    expectNear(view.contentOffset.y, 584.5, within: 1)
  }

  @Test func `A drag by a call comes to rest over time`() {
    let rest = view.endDrag(at: CGPoint(x: 0, y: 500), velocity: CGPoint(x: 0, y: 1))
    expectEqual(rest, CGPoint(x: 0, y: 500))
    expectEqual(view.contentOffset, .zero)
    expect(view.isDecelerating)
    window.advance(to: 0.1)
    expectGreater(view.contentOffset.y, 50)
    expectLess(view.contentOffset.y, 500)
    window.advance(to: 10)
    expectEqual(view.contentOffset.y, 500)
  }

  @Test func `A rest nearer than half a pixel is reached at once`() {
    view.isPagingEnabled = true
    view.contentOffset.y = 499.9
    expectEqual(view.endDrag(at: view.contentOffset).y, 500)
    expectEqual(view.contentOffset.y, 500)
    expect(!view.isDecelerating)
    expectContains(delegate.log, "did end false")
  }

  @Test func `A wheel scrolls as far as contents go`() {
    expect(window.scrollWheel(at: CGPoint(x: 150, y: 100), by: CGVector(dx: 0, dy: 120)))
    expectEqual(view.contentOffset.y, 120)
    expect(window.scrollWheel(at: CGPoint(x: 150, y: 100), by: CGVector(dx: 0, dy: -500)))
    expectEqual(view.contentOffset.y, 0)
    expect(!window.scrollWheel(at: CGPoint(x: 150, y: 100), by: CGVector(dx: 0, dy: -500)))
    expect(!window.scrollWheel(at: CGPoint(x: 150, y: 580), by: CGVector(dx: 0, dy: 50)))
    expect(!window.scrollWheel(at: CGPoint(x: 150, y: 100), by: CGVector(dx: 0, dy: CGFloat.nan)))
    expectEqual(Set(delegate.log), ["did scroll"])
  }

  @Test func `Touches and speeds that are no numbers do nothing`() {
    drag(by: CGVector(dx: 0, dy: -100))
    window.moveTouch(to: CGPoint(x: CGFloat.nan, y: 0))
    window.endTouch(velocity: CGPoint(x: CGFloat.infinity, y: 0))
    expectEqual(view.contentOffset, CGPoint(x: 0, y: 90))
    expect(!view.isDecelerating)
  }

  @Test func `A view that leaves its window moves no more`() {
    drag(by: CGVector(dx: 0, dy: -100))
    window.endTouch(velocity: CGPoint(x: 0, y: -1000))
    view.removeFromSuperview()
    expect(!view.isDecelerating)
    window.advance(to: 5)
    expectEqual(view.contentOffset.y, 90)
  }

  @Test func `Without time of its own a window does not scroll by touch`() {
    window.scrollsOverTime = false
    drag(by: CGVector(dx: 0, dy: -100))
    window.endTouch(velocity: CGPoint(x: 0, y: -1000))
    expectEqual(view.contentOffset, .zero)
    expectEqual(delegate.log, [])
    expectEqual(row.log.last, "ended")
  }
}
