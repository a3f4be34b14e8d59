// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// A touch as what may scroll: a view's at first, then contents follow it, or a row.
///
/// Who follows is decided once it has moved 10 points: by the axis on which it moved more, the
/// innermost row that has something to show there, or the innermost scroll view that scrolls there.
@MainActor
final class TouchScroll {
  private enum Phase {
    /// It has not moved far enough, or nothing follows it yet.
    case undecided
    /// It moves a scroll view as soon as others fail that its gesture requires to.
    case waiting(UIScrollView, Set<LayoutAxis>)
    case scrolling(UIScrollView)
    case swiping(any SwipeTarget, from: CGFloat)
    /// Nothing follows it.
    case ignored
  }

  private unowned let window: UIWindow
  /// The target on which the touch began.
  private weak var view: UIView?
  private let start: CGPoint
  private let startTime: TimeInterval
  /// The location of the touch when something began to follow it.
  private var anchor: CGPoint
  private var phase = Phase.undecided
  private var point: CGPoint
  private var velocity = TouchVelocity()
  /// The touch if only the scroll view gets it, since it stopped the contents.
  private lazy var ownTouch = UITouch(at: start, on: view, in: window)
  private var stopped: [UIScrollView] = []

  /// Whether a row was asked for what it shows beside it; once a touch, as clients make it then.
  private var hasAskedForSwipe = false

  /// The time for which a touch that moves scrolls whatever it came down on, in seconds.
  private static let contentTouchDelay: TimeInterval = 0.15
  /// A movement is diagonal if the shorter way is more than this share of the longer one.
  private static let diagonalShare: CGFloat = 0.5

  init(at point: CGPoint, on view: UIView, in window: UIWindow) {
    self.window = window
    self.view = view
    start = point
    anchor = point
    self.point = point
    startTime = window.currentTime
    velocity.add(point, at: window.currentTime)
    for case let scrollView as UIScrollView in ancestors
    where scrollView.dragging?.hold() == true {
      stopped.append(scrollView)
    }
  }

  /// Whether the touch came down on contents that moved.
  var hasStoppedContents: Bool { !stopped.isEmpty }

  /// The view that the touch came down on, and those around it, the innermost first.
  private var ancestors: some Sequence<UIView> {
    sequence(first: view, next: { $0?.superview }).lazy.compactMap(\.self)
  }

  /// The view that the touch came down on, or one around that, was taken away from another.
  func viewWasTakenAway(_ taken: UIView, leaving heir: UIView) {
    if view?.isDescendant(of: taken) == true { view = heir }
  }

  /// Follows the touch.
  ///
  /// - Returns: Whether it is no view's any more.
  func move(to point: CGPoint) -> Bool {
    self.point = point
    velocity.add(point, at: window.currentTime)
    if hasStoppedContents { ownTouch.move(to: point, phase: .moved) }
    let wasScrolling = if case .scrolling = phase { true } else { false }
    if case .undecided = phase { decide(at: point) }
    switch phase {
    case .waiting:
      anchor = point
      return false
    case .undecided: return hasStoppedContents
    case .ignored: return false
    case .scrolling(let scrollView):
      guard scrollView.root === window, scrollView.isScrollEnabled else {
        cancel()
        return true
      }
      scrollView.dragging?.move(by: translation(to: point, in: scrollView))
      if wasScrolling, scrollView.pan?.isUnderWay == true { scrollView.pan?.state = .changed }
    case .swiping(let target, let offset):
      guard target.root === window else {
        phase = .ignored
        return true
      }
      _ = target.swipe(to: offset + translation(to: point, in: target).dx)
    }
    return true
  }

  /// The translation of the touch since something follows it, in the coordinates around a view.
  private func translation(to point: CGPoint, in view: UIView) -> CGVector {
    let space = view.superview ?? view
    let (from, to) = (space.convert(anchor, from: window), space.convert(point, from: window))
    return CGVector(dx: to.x - from.x, dy: to.y - from.y)
  }

  private func decide(at point: CGPoint) {
    let moved = CGVector(dx: point.x - start.x, dy: point.y - start.y)
    let distance = hypot(moved.dx, moved.dy)
    let slack = hasStoppedContents ? 0 : window.interactionMetrics.press.allowableMovement
    guard distance > slack else { return }
    let axis: LayoutAxis = abs(moved.dx) > abs(moved.dy) ? .horizontal : .vertical
    // The contents begin where they are, and lose nothing of a touch that moves in one leap.
    anchor = CGPoint(
      x: start.x + moved.dx * slack / distance, y: start.y + moved.dy * slack / distance)
    for view in ancestors {
      if view is any TouchRetaining { return phase = .ignored }
      if axis == .horizontal, !hasStoppedContents, !hasAskedForSwipe,
        let target = view as? any SwipeTarget
      {
        hasAskedForSwipe = true
        let offset = target.swipeOffset
        if target.swipe(to: offset + moved.dx - moved.dx * slack / distance) {
          window.takeTouchFromViews()
          return phase = .swiping(target, from: offset)
        }
      }
      guard let scrollView = view as? UIScrollView, scrollView.scrolls(along: axis) else {
        continue
      }
      guard mayCancelTouch(in: scrollView) else { return phase = .ignored }
      if recognize(axes(of: scrollView, axis, moved), in: scrollView) { return }
    }
  }

  /// Lets the gesture of a scroll view begin.
  ///
  /// - Returns: Whether the touch is the scroll view's, now or when others failed.
  private func recognize(_ axes: Set<LayoutAxis>, in scrollView: UIScrollView) -> Bool {
    let pan = scrollView.scrollPan
    if hasStoppedContents, pan.isEnabled {
      pan.start()
      pan.add(ownTouch)
    }
    guard pan.touches.contains(where: \.isDown), pan.state == .possible else { return false }
    phase = .waiting(scrollView, axes)
    pan.scroll = self
    pan.state = .began
    if case .waiting = phase, pan.held == nil { phase = .undecided }
    if case .undecided = phase { return false }
    return true
  }

  /// The gesture of a scroll view began or is over.
  func panChanged(_ pan: ScrollPanGestureRecognizer) {
    switch (phase, pan.state) {
    case (.waiting(let scrollView, let axes), .began): begin(scrollView, axes)
    case (.scrolling, .cancelled): cancel()
    default: break
    }
  }

  private func begin(_ scrollView: UIScrollView, _ axes: Set<LayoutAxis>) {
    phase = .scrolling(scrollView)
    scrollView.draggingCreatingIfNeeded().begin(along: axes)
    // What else was stopped has nothing to follow.
    for other in stopped where other !== scrollView { other.dragging?.end(velocity: .zero) }
  }

  /// The axes on which a scroll view follows a touch that has begun to move along one of them.
  private func axes(
    of scrollView: UIScrollView, _ axis: LayoutAxis, _ moved: CGVector
  ) -> Set<LayoutAxis> {
    let (longer, shorter) = (
      max(abs(moved.dx), abs(moved.dy)), min(abs(moved.dx), abs(moved.dy))
    )
    let isLocked =
      scrollView.isDirectionalLockEnabled && shorter <= longer * Self.diagonalShare
    guard !isLocked, scrollView.scrolls(along: axis.cross) else { return [axis] }
    return [axis, axis.cross]
  }

  /// Whether a scroll view may take the touch from what it came down on.
  private func mayCancelTouch(in scrollView: UIScrollView) -> Bool {
    if hasStoppedContents { return true }
    if scrollView.delaysContentTouches,
      window.currentTime - startTime <= Self.contentTouchDelay
    {
      return true
    }
    for view in ancestors {
      if view === scrollView { return true }
      if !scrollView.canCancelContentTouches || !scrollView.touchesShouldCancel(in: view) {
        return false
      }
    }
    return true
  }

  /// The touch is lifted.
  ///
  /// - Parameter speed: The touch's, in points a second; nil for that of its last movements.
  func end(velocity speed: CGPoint?) {
    let speed = speed ?? velocity.value(at: window.currentTime)
    switch phase {
    case .undecided, .waiting, .ignored:
      for scrollView in stopped { scrollView.dragging?.end(velocity: .zero) }
    case .scrolling(let scrollView):
      let space = scrollView.superview ?? scrollView
      let (from, to) = (
        space.convert(CGPoint.zero, from: window), space.convert(speed, from: window)
      )
      scrollView.dragging?.end(
        velocity: CGPoint(x: (from.x - to.x) / 1000, y: (from.y - to.y) / 1000))
      phase = .ignored
      if scrollView.pan?.isUnderWay == true { scrollView.pan?.state = .ended }
      // No arbiter has a touch that stopped the contents, and resets its gesture.
      if hasStoppedContents { scrollView.pan?.start() }
    case .swiping(let target, _): target.swipeEnded()
    }
    // Nor does it end that touch, which would count among those of the next gesture.
    if hasStoppedContents { ownTouch.takeAway() }
    phase = .ignored
    stopped = []
  }

  private func cancel() { end(velocity: .zero) }
}

extension UIWindow {
  /// Something follows the touch: views get its cancellation, nothing waits for rest.
  func takeTouchFromViews() {
    touchState.press?.cancel()
    touchState.gestures?.cancel()
    cancelViewTouch()
  }
}

extension UIScrollView {
  /// Returns whether a touch that moves along an axis moves the contents.
  func scrolls(along axis: LayoutAxis) -> Bool {
    guard isScrollEnabled else { return false }
    let bounds = scrollBounds
    return axis == .horizontal
      ? bounds.x.isScrollable || bounds.bouncesX : bounds.y.isScrollable || bounds.bouncesY
  }
}
