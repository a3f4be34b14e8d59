// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing
import Views

/// Behaviour rules SV-14, SV-15 and SV-16.
@Suite("Zooming of a scroll view")
@MainActor
struct ZoomTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let page = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let delegate = ZoomDelegate()

  init() {
    view.minimumZoomScale = 0.5
    view.maximumZoomScale = 4
    view.contentSize = page.bounds.size
    view.addSubview(page)
    view.delegate = delegate
    delegate.zoomed = page
    window.addSubview(view)
  }

  // MARK: Programs

  @Test func `The view has the scale as its transform, and contents are as large as its frame`() {
    expectEqual(view.zoomScale, 1)
    view.zoomScale = 2
    expectEqual(view.zoomScale, 2)
    expectEqual(page.transform, CGAffineTransform(scaleX: 2, y: 2))
    expectEqual(page.bounds, CGRect(x: 0, y: 0, width: 200, height: 200))
    expectEqual(page.frame, CGRect(x: 0, y: 0, width: 400, height: 400))
    expectEqual(view.contentSize, CGSize(width: 400, height: 400))
    view.zoomScale = 1
    expectEqual(page.frame, CGRect(x: 0, y: 0, width: 200, height: 200))
    expectEqual(view.contentSize, CGSize(width: 200, height: 200))
  }

  @Test func `A least scale that is not finite, as over an image without a size, does not count`() {
    view.minimumZoomScale = .infinity
    view.zoomScale = view.minimumZoomScale
    expectEqual(view.zoomScale, 4)
    expectEqual(page.frame, CGRect(x: 0, y: 0, width: 800, height: 800))
    view.maximumZoomScale = .infinity
    view.zoom(to: .zero, animated: false)
    view.zoomScale = .infinity
    expectEqual(view.zoomScale, 4)
    expectEqual(page.frame.size, CGSize(width: 800, height: 800))
    view.minimumZoomScale = 0.5
    view.maximumZoomScale = 4
    view.zoomScale = 1
    expectEqual(page.frame, CGRect(x: 0, y: 0, width: 200, height: 200))
  }

  @Test func `A transform without a scale is zoomed from`() {
    page.transform = CGAffineTransform(scaleX: 0, y: 0)
    view.zoomScale = 2
    expectEqual(view.zoomScale, 2)
    expect(page.center.x.isFinite)
    expect(page.center.y.isFinite)
  }

  @Test func `What is in the middle stays there, as far as the contents reach`() {
    view.contentOffset = CGPoint(x: 20, y: 60)
    view.setZoomScale(2, animated: false)
    // (70, 110) is seen at (50, 50): 140 − 50 and 220 − 50.
    expectEqual(view.contentOffset, CGPoint(x: 90, y: 170))
    view.setZoomScale(0.5, animated: false)
    expectEqual(view.contentOffset, .zero)
    expectEqual(view.contentSize, CGSize(width: 100, height: 100))
  }

  @Test(
    arguments: [(9, 4), (4, 4), (3, 3), (0.25, 0.5), (-1, 0.5), (.infinity, 4), (.nan, 1)]
      as [(CGFloat, CGFloat)])
  func `A scale is brought between the least and the greatest`(asked: CGFloat, got: CGFloat) {
    view.zoomScale = asked
    expectEqual(view.zoomScale, got)
  }

  @Test func `Limits count from the next zoom on`() {
    view.zoomScale = 3
    view.maximumZoomScale = 2
    expectEqual(view.zoomScale, 3)
    view.zoomScale = 4
    expectEqual(view.zoomScale, 2)
    view.minimumZoomScale = 0
    view.zoomScale = 0
    expectEqual(view.zoomScale, 0.01, "a view of no size cannot be zoomed again")
  }

  @Test func `A rectangle fills the view and comes to its middle`() {
    view.zoom(to: CGRect(x: 100, y: 50, width: 50, height: 25), animated: false)
    expectEqual(view.zoomScale, 2)
    // Its middle, (125, 62.5), is at (250, 125) of the contents.
    expectEqual(view.contentOffset, CGPoint(x: 200, y: 75))
    view.zoom(to: CGRect(x: 0, y: 0, width: 50, height: 50), animated: false)
    expectEqual(view.zoomScale, 2)
    expectEqual(view.contentOffset, .zero, "the same scale, and elsewhere")
    view.zoom(to: CGRect(x: 100, y: 100, width: 0, height: 0), animated: false)
    expectEqual(view.zoomScale, 4)
    expectEqual(view.contentOffset, CGPoint(x: 350, y: 350))
    view.zoom(to: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), animated: false)
    expectEqual(view.contentOffset, CGPoint(x: 350, y: 350))
  }

  @Test func `Without a view nothing is zoomed`() {
    delegate.zoomed = nil
    view.zoomScale = 2
    view.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: false)
    expectEqual(view.zoomScale, 1)
    expectEqual(view.contentSize, CGSize(width: 200, height: 200))
    delegate.zoomed = window
    view.zoomScale = 2
    expectEqual(view.zoomScale, 1, "the window is no subview")
    view.delegate = nil
    view.zoomScale = 2
    expectEqual(delegate.log, [])
  }

  @Test func `What surrounds the view keeps its size`() {
    page.frame.origin = CGPoint(x: 20, y: 30)
    view.contentSize = CGSize(width: 240, height: 260)
    view.zoomScale = 2
    expectEqual(page.frame, CGRect(x: 20, y: 30, width: 400, height: 400))
    expectEqual(view.contentSize, CGSize(width: 440, height: 460))
  }

  @Test func `Contents that were not measured are those of the view`() {
    view.contentSize = .zero
    view.zoomScale = 2
    expectEqual(view.contentSize, CGSize(width: 400, height: 400))
  }

  @Test func `Constraints decide the contents as at scale 1`() {
    page.translatesAutoresizingMaskIntoConstraints = false
    let guide = view.contentLayoutGuide
    NSLayoutConstraint.activate([
      page.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20),
      page.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -20),
      page.topAnchor.constraint(equalTo: guide.topAnchor),
      page.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      page.widthAnchor.constraint(equalToConstant: 200),
      page.heightAnchor.constraint(equalToConstant: 160),
    ])
    window.layoutIfNeeded()
    expectEqual(view.contentSize, CGSize(width: 240, height: 160))
    view.zoomScale = 2
    for _ in 0..<2 {
      expectEqual(page.frame, CGRect(x: 20, y: 0, width: 400, height: 320))
      expectEqual(view.contentSize, CGSize(width: 440, height: 320))
      view.setNeedsLayout()
      window.layoutIfNeeded()
    }
    view.zoomScale = 1
    window.layoutIfNeeded()
    expectEqual(page.frame, CGRect(x: 20, y: 0, width: 200, height: 160))
    expectEqual(view.contentSize, CGSize(width: 240, height: 160))
  }

  @Test func `The delegate learns of a change, and of both ends of an animation`() {
    view.zoomScale = 2
    expectEqual(delegate.log, ["did scroll", "did zoom 2.0"])
    delegate.log = []
    view.zoomScale = 2
    expectEqual(delegate.log, [])
    view.setZoomScale(4, animated: true)
    expectEqual(delegate.log, ["will begin"])
    expect(!view.isZooming)
    expect(!view.isZoomBouncing)
    window.advance(to: 0.15)
    expectNear(view.zoomScale, 3, within: 1e-6, "half of the way in half of the time")
    expectEqual(delegate.log.last?.hasPrefix("did zoom"), true)
    window.advance(to: 0.3)
    expectEqual(view.zoomScale, 4)
    // The view's (50, 50) was in the middle: 200 − 50.
    expectEqual(view.contentOffset, CGPoint(x: 150, y: 150))
    expectEqual(delegate.log.suffix(2), ["did zoom 4.0", "did end 4.0"])
    expect(!window.isAnimating)
  }

  @Test func `Outside a window an animated zoom is a change`() {
    view.removeFromSuperview()
    view.setZoomScale(2, animated: true)
    expectEqual(delegate.log, ["did scroll", "did zoom 2.0"])
  }

  @Test func `An animated zoom shows nothing beyond the contents`() {
    view.zoomScale = 4
    view.contentOffset = CGPoint(x: 700, y: 700)
    view.zoom(to: CGRect(x: 0, y: 0, width: 200, height: 200), animated: true)
    for frame in 1...20 {
      window.advance(to: Double(frame) / 60)
      let end = view.contentSize.width - 100
      expectAtLeast(view.contentOffset.x, 0)
      expectAtMost(view.contentOffset.x, end)
    }
    expectEqual(view.zoomScale, 0.5)
    expectEqual(view.contentOffset, .zero)
  }

  @Test func `Scrolling elsewhere ends an animated zoom at its end`() {
    view.setZoomScale(2, animated: true)
    window.advance(to: 0.1)
    view.contentOffset = CGPoint(x: 10, y: 0)
    expectEqual(view.zoomScale, 2)
    expectEqual(delegate.log.suffix(2), ["did end 2.0", "did scroll"])
    window.advance(to: 1)
    expectEqual(view.contentOffset, CGPoint(x: 10, y: 0))
  }

  @Test func `A zoom that the delegate begins as another ends early goes on`() {
    view.setZoomScale(2, animated: true)
    window.advance(to: 0.1)
    delegate.didZoom = { [delegate] view in
      delegate.didZoom = { _ in }
      view.setZoomScale(4, animated: true)
    }
    view.contentOffset = .zero
    expectEqual(view.zoomScale, 2)
    expect(window.isAnimating)
    expectEqual(delegate.log.suffix(3), ["did zoom 2.0", "will begin", "did scroll"])
    window.advance(to: 1)
    expectEqual(view.zoomScale, 4)
    expect(!window.isAnimating)
    expectEqual(delegate.log.suffix(2), ["did zoom 4.0", "did end 4.0"])
  }

  @Test func `A delegate may place the contents while they are zoomed`() {
    delegate.didZoom = { $0.contentOffset.y = 0 }
    view.setZoomScale(2, animated: true)
    window.advance(to: 1)
    expectEqual(view.zoomScale, 2)
    expectEqual(view.contentOffset, CGPoint(x: 50, y: 0))
  }

  // MARK: Touches

  /// Begins two touches about a point, 20 points apart.
  private func beginPinch(at x: CGFloat = 50, _ y: CGFloat = 50) {
    window.beginTouches(at: [CGPoint(x: x - 10, y: y), CGPoint(x: x + 10, y: y)])
  }

  /// Moves the touches to a distance, about a point.
  private func pinch(to distance: CGFloat, at x: CGFloat = 50, _ y: CGFloat = 50) {
    window.moveTouches(
      to: [CGPoint(x: x - distance / 2, y: y), CGPoint(x: x + distance / 2, y: y)])
  }

  @Test func `Two touches zoom what is between them`() {
    beginPinch()
    expect(!view.isZooming)
    pinch(to: 40)
    expect(view.isZooming)
    expectEqual(view.zoomScale, 2)
    expectEqual(view.contentOffset, CGPoint(x: 50, y: 50))
    pinch(to: 40, at: 60)
    expectEqual(view.contentOffset, CGPoint(x: 40, y: 50), "they also move it")
    pinch(to: 10)
    expectEqual(view.zoomScale, 0.5)
    window.endTouches()
    expect(!view.isZooming)
    expectEqual(
      delegate.log,
      [
        "will begin", "did scroll", "did zoom 2.0", "did scroll", "did zoom 2.0", "did scroll",
        "did zoom 0.5", "did end 0.5",
      ])
  }

  @Test func `Beyond the limits touches zoom less, and the contents come back`() {
    view.maximumZoomScale = 2
    beginPinch()
    pinch(to: 90)
    // 4.5 is 2.25 times the greatest, whose root is 1.5.
    expectEqual(view.zoomScale, 3)
    expectEqual(view.contentOffset, CGPoint(x: 100, y: 100))
    window.endTouches()
    expect(!view.isZooming)
    expect(view.isZoomBouncing)
    expectEqual(delegate.log.last, "did zoom 3.0")
    window.advance(to: 0.3)
    expect(!view.isZoomBouncing)
    expectEqual(view.zoomScale, 2)
    expectEqual(view.contentOffset, CGPoint(x: 50, y: 50))
    expectEqual(delegate.log.suffix(2), ["did zoom 2.0", "did end 2.0"])
  }

  @Test func `Contents that do not bounce stop at the limits`() {
    view.bouncesZoom = false
    beginPinch()
    pinch(to: 98)
    expectEqual(view.zoomScale, 4)
    pinch(to: 2)
    expectEqual(view.zoomScale, 0.5)
    window.endTouches()
    expect(!view.isZoomBouncing)
    expectEqual(delegate.log.last, "did end 0.5")
  }

  @Test func `Contents that touches moved beyond their edge come back`() {
    beginPinch(at: 20, 20)
    pinch(to: 40, at: 20, 20)
    // The point (20, 20), now at (40, 40), follows the touches.
    expectEqual(view.contentOffset, CGPoint(x: 20, y: 20))
    pinch(to: 40, at: 70, 20)
    expectEqual(view.contentOffset, CGPoint(x: -30, y: 20))
    window.endTouches()
    expectEqual(delegate.log.last, "did end 2.0")
    window.advance(to: 3)
    expectEqual(view.contentOffset, CGPoint(x: 0, y: 20))
  }

  @Test func `A zoom goes on with another touch`() {
    window.beginTouch(at: CGPoint(x: 40, y: 50))
    window.beginAdditionalTouch(at: CGPoint(x: 60, y: 50))
    window.moveAdditionalTouch(to: CGPoint(x: 80, y: 50))
    expectEqual(view.zoomScale, 2)
    let offset = view.contentOffset
    window.endAdditionalTouch()
    window.moveTouch(to: CGPoint(x: 20, y: 50))
    expect(view.zoomScale == 2 && view.contentOffset == offset, "one touch zooms nothing")
    window.beginAdditionalTouch(at: CGPoint(x: 40, y: 50))
    window.moveAdditionalTouch(to: CGPoint(x: 50, y: 50))
    expectEqual(view.zoomScale, 3)
    window.endTouch()
    window.endAdditionalTouch()
    expectEqual(delegate.log.last, "did end 3.0")
  }

  @Test func `A second touch ends a drag, and zooms`() {
    window.scrollsOverTime = true
    window.beginTouch(at: CGPoint(x: 50, y: 80))
    window.moveTouch(to: CGPoint(x: 50, y: 60))
    expect(view.isDragging)
    window.beginAdditionalTouch(at: CGPoint(x: 90, y: 60))
    window.moveAdditionalTouch(to: CGPoint(x: 98, y: 60))
    expect(!view.isDragging)
    expect(view.isZooming)
    expectNear(view.zoomScale, 1.2, within: 1e-9)
    expectEqual(
      delegate.log.filter { !$0.hasPrefix("did scroll") && !$0.hasPrefix("did zoom") },
      [
        "will begin dragging", "will end dragging", "did end dragging", "will begin",
      ])
    window.endTouch()
    window.endAdditionalTouch()
    expect(!view.isZooming)
  }

  @Test func `Touches zoom only where there are two scales and a view`() throws {
    let gesture = try #require(view.pinchGestureRecognizer)
    expectSame(gesture, view.pinchGestureRecognizer)
    expectSame(gesture.view, view)
    delegate.zoomed = nil
    beginPinch()
    pinch(to: 40)
    window.endTouches()
    delegate.zoomed = page
    gesture.isEnabled = false
    beginPinch()
    pinch(to: 40)
    window.endTouches()
    gesture.isEnabled = true
    view.minimumZoomScale = 4
    expectNil(view.pinchGestureRecognizer)
    beginPinch()
    pinch(to: 40)
    window.endTouches()
    expectEqual(view.zoomScale, 1)
    expectLacks(delegate.log, "will begin")
  }
}

/// Notes what a scroll view says of zooming and dragging.
@MainActor
final class ZoomDelegate: UIScrollViewDelegate {
  var log: [String] = []
  var zoomed: UIView?
  var didZoom: (UIScrollView) -> Void = { _ in }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("did scroll") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    log.append("will begin dragging")
  }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { log.append("will end dragging") }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    log.append("did end dragging")
  }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    log.append(view === zoomed ? "will begin" : "will begin with another view")
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    log.append("did zoom \(scrollView.zoomScale)")
    didZoom(scrollView)
  }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { log.append(view === zoomed ? "did end \(scale)" : "did end with another view") }
}
