// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// The zooming of a scroll view's contents (behaviour rules SV-14, SV-15 and SV-16).
///
/// The scale is the transform of the view that the delegate names, and nothing else: its frame keeps its
/// upper left corner, and the contents become as much larger as the frame does. A point of that view
/// stays at a place of the scroll view, or goes from one place to another.
@MainActor
final class ScrollZoom {
  private enum Phase {
    case idle
    case pinching(Pinch)
    /// The contents go to a scale over the window's time.
    case animating(Movement)
  }

  /// A point of the zoomed view that is seen at a place of the scroll view.
  private struct Anchor {
    /// From the view's upper left corner, in points at scale 1.
    var point: CGPoint
    /// From the scroll view's upper left corner.
    var position: CGPoint
  }

  private struct Pinch {
    /// The scale without the touches.
    let scale: CGFloat
    /// The point between the touches; nil while there is one alone.
    var anchor: Anchor?
  }

  private struct Movement {
    let start: CGFloat
    let end: CGFloat
    /// The point, and its place at the beginning.
    let anchor: Anchor
    let endPosition: CGPoint
    /// Whether contents come back that touches zoomed too far.
    var isBounce = false
    /// Whether nothing beyond the contents is seen at the beginning; it stays so then.
    let startsLegally: Bool
  }

  private unowned let view: UIScrollView
  private var phase = Phase.idle
  /// The number of animations that began, which tells one from another.
  private var movementCount = 0
  /// Whether the scale is being set as touches or an animation have it.
  private var isStepping = false
  /// The view that has another scale than 1 by zooming.
  private(set) weak var scaledView: UIView?

  init(_ view: UIScrollView) { self.view = view }

  var isPinching: Bool {
    if case .pinching = phase { true } else { false }
  }

  var isBouncing: Bool {
    if case .animating(let movement) = phase { movement.isBounce } else { false }
  }

  /// The lengths by which the frame of the zoomed view exceeds its own size, in points.
  var growth: CGSize {
    guard let scaledView else { return .zero }
    let (size, frame) = (scaledView.bounds.size, scaledView.frame.size)
    return CGSize(width: frame.width - size.width, height: frame.height - size.height)
  }

  // MARK: Programs

  func zoom(to scale: CGFloat, animated: Bool) {
    guard let zoomed = view.zoomedView, !scale.isNaN, view.bounds.isFinite else { return }
    finish()
    let middle = CGPoint(x: view.bounds.width / 2, y: view.bounds.height / 2)
    let end = limited(scale)
    guard end != view.zoomScale, end.isFinite else { return }
    go(to: end, anchor(of: zoomed, at: middle), to: middle, animated: animated)
  }

  func zoom(to rect: CGRect, animated: Bool) {
    guard let zoomed = view.zoomedView, rect.isFinite, view.bounds.isFinite else { return }
    finish()
    let size = view.bounds.size
    let ratio = min(size.width / rect.width, size.height / rect.height)
    let scale = view.zoomScale
    let limit = limited(ratio)
    let end = ratio.isNaN || !limit.isFinite ? scale : limit
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    let point = CGPoint(x: rect.midX - zoomed.bounds.minX, y: rect.midY - zoomed.bounds.minY)
    let (corner, offset) = (zoomed.frame.origin, view.bounds.origin)
    let seen = CGPoint(x: corner.x + point.x * scale, y: corner.y + point.y * scale)
    guard end != scale else {
      let target = CGPoint(x: seen.x - middle.x, y: seen.y - middle.y)
      return view.setContentOffset(view.clamped(target), animated: animated)
    }
    let position = CGPoint(x: seen.x - offset.x, y: seen.y - offset.y)
    go(to: end, Anchor(point: point, position: position), to: middle, animated: animated)
  }

  private func go(to end: CGFloat, _ anchor: Anchor, to position: CGPoint, animated: Bool) {
    if isStepping { abandon() }
    view.cancelScrollAnimation()
    guard animated, let window = view.root else {
      show(end, Anchor(point: anchor.point, position: position))
      return
    }
    begin(
      Movement(
        start: view.zoomScale, end: end, anchor: anchor, endPosition: position,
        startsLegally: isLegal))
    view.scrollDelegate?.scrollViewWillBeginZooming?(view, with: view.zoomedView)
    animate(in: window)
  }

  // MARK: Animation

  private var isLegal: Bool { view.clamped(view.bounds.origin) == view.bounds.origin }

  private func begin(_ movement: Movement) {
    phase = .animating(movement)
    movementCount += 1
  }

  private func animate(in window: UIWindow) {
    // The delegate may have begun something else.
    guard case .animating = phase else { return }
    window.move(
      self, duration: Timeline.defaultDuration, { [weak self] in self?.step(to: $0) },
      completion: { [weak self] in self?.finish() })
  }

  private func step(to progress: CGFloat) {
    guard case .animating(let movement) = phase else { return }
    let scale = movement.start + (movement.end - movement.start) * progress
    let anchor = Anchor(
      point: movement.anchor.point,
      position: movement.anchor.position.interpolated(to: movement.endPosition, progress))
    show(
      progress < 1 ? scale : movement.end, anchor,
      legality: movement.startsLegally ? 1 : progress)
  }

  /// Lets an animated zoom be at its end, and tells the delegate; nothing happens while it sets the
  /// scale itself.
  func finish() {
    guard case .animating(let movement) = phase, !isStepping else { return }
    view.root?.stopMoving(self)
    let count = movementCount
    if view.zoomScale != movement.end { step(to: 1) }
    // The delegate may have begun another one.
    guard movementCount == count else { return }
    phase = .idle
    tellEnd()
  }

  /// Stops an animation for another one.
  private func abandon() {
    guard case .animating = phase else { return }
    view.root?.stopMoving(self)
    phase = .idle
  }

  private func tellEnd() {
    view.scrollDelegate?.scrollViewDidEndZooming?(
      view, with: view.zoomedView, atScale: view.zoomScale)
  }

  // MARK: Touches

  func pinchChanged(_ pinch: UIPinchGestureRecognizer) {
    switch pinch.state {
    case .began: begin(pinch)
    case .changed: follow(pinch)
    case .ended, .cancelled: end()
    case .possible, .failed: break
    }
  }

  private func begin(_ pinch: UIPinchGestureRecognizer) {
    // One touch of the two may drag already.
    if let pan = view.pan, pan.isUnderWay { pan.state = .cancelled }
    view.dragging?.stop()
    view.cancelScrollAnimation()
    guard let zoomed = view.zoomedView, view.bounds.isFinite else { return }
    let anchor = anchor(of: zoomed, at: position(of: pinch))
    phase = .pinching(Pinch(scale: view.zoomScale, anchor: anchor))
    view.scrollDelegate?.scrollViewWillBeginZooming?(view, with: zoomed)
    follow(pinch)
  }

  private func follow(_ pinch: UIPinchGestureRecognizer) {
    guard case .pinching(var state) = phase, let zoomed = view.zoomedView else { return }
    // One touch alone changes nothing, and what is between them is another with a new one.
    guard pinch.touchesThatAreDown.count == 2 else {
      state.anchor = nil
      return phase = .pinching(state)
    }
    let position = position(of: pinch)
    var anchor = state.anchor ?? anchor(of: zoomed, at: position)
    anchor.position = position
    state.anchor = anchor
    phase = .pinching(state)
    show(resisted(state.scale * pinch.scale), anchor, legality: 0)
  }

  private func end() {
    guard case .pinching(let state) = phase else { return }
    let scale = view.zoomScale
    let end = limited(scale)
    guard let zoomed = view.zoomedView, end != scale else {
      phase = .idle
      tellEnd()
      return view.draggingCreatingIfNeeded().returnFromBeyondEdges()
    }
    let middle = CGPoint(x: view.bounds.width / 2, y: view.bounds.height / 2)
    let anchor = state.anchor ?? anchor(of: zoomed, at: middle)
    begin(
      Movement(
        start: scale, end: end, anchor: anchor, endPosition: anchor.position, isBounce: true,
        startsLegally: false))
    guard let window = view.root else { return finish() }
    animate(in: window)
  }

  /// The middle of the touches, from the scroll view's upper left corner.
  private func position(of pinch: UIPinchGestureRecognizer) -> CGPoint {
    let (location, offset) = (pinch.location(in: view), view.bounds.origin)
    return CGPoint(x: location.x - offset.x, y: location.y - offset.y)
  }

  // MARK: Scale

  /// The least and the greatest scale, the least where they are the wrong way round. A least one that is
  /// not finite, as a length over the width of an image that is not there yet, does not count.
  private var limits: ClosedRange<CGFloat> {
    let (lower, upper) = (view.minimumZoomScale, view.maximumZoomScale)
    let least = lower > 0 && lower.isFinite ? lower : 0.01
    return least...max(least, upper.isNaN ? 1 : upper)
  }

  /// The scale of the zoomed view; 1 where a program has given it a transform that has none.
  private var presentScale: CGFloat {
    let scale = view.zoomScale
    return scale.isFinite && scale != 0 ? scale : 1
  }

  /// Whether there is more than one scale to zoom to.
  var canZoom: Bool { limits.lowerBound < limits.upperBound }

  private func limited(_ scale: CGFloat) -> CGFloat {
    min(max(scale, limits.lowerBound), limits.upperBound)
  }

  /// Returns the scale that is seen where touches ask for one: beyond the limits the square root of what
  /// they ask for more.
  private func resisted(_ scale: CGFloat) -> CGFloat {
    let limit = limited(scale)
    guard view.bouncesZoom, scale > 0 else { return limit }
    return limit * (scale / limit).squareRoot()
  }

  /// Returns the point of the zoomed view that is seen at a place.
  private func anchor(of zoomed: UIView, at position: CGPoint) -> Anchor {
    let (corner, offset, scale) = (zoomed.frame.origin, view.bounds.origin, presentScale)
    return Anchor(
      point: CGPoint(
        x: (offset.x + position.x - corner.x) / scale, y: (offset.y + position.y - corner.y) / scale
      ),
      position: position)
  }

  /// Shows the contents at a scale, and tells the delegate.
  ///
  /// - Parameters:
  ///   - scale: The scale.
  ///   - anchor: What is seen where.
  ///   - legality: How far an offset beyond the contents counts as one in them: 1 is all the way.
  private func show(_ scale: CGFloat, _ anchor: Anchor, legality: CGFloat = 1) {
    guard let zoomed = view.zoomedView else { return }
    let wasStepping = isStepping
    isStepping = true
    defer { isStepping = wasStepping }
    resize(zoomed, to: scale)
    let corner = zoomed.frame.origin
    let offset = CGPoint(
      x: corner.x + anchor.point.x * scale - anchor.position.x,
      y: corner.y + anchor.point.y * scale - anchor.position.y)
    let legal = view.clamped(offset)
    view.show(legality < 1 ? offset.interpolated(to: legal, legality) : legal)
    view.dragging?.indicators.contentsMoved()
    view.scrollDelegate?.scrollViewDidZoom?(view)
  }

  /// Scales the zoomed view about the upper left corner of its frame, and the contents with it.
  private func resize(_ zoomed: UIView, to scale: CGFloat) {
    let old = zoomed.frame
    scaledView = scale == 1 ? nil : zoomed
    zoomed.transform = CGAffineTransform(scaleX: scale, y: scale)
    let new = zoomed.frame
    if new.origin != old.origin {
      zoomed.center = CGPoint(
        x: zoomed.center.x + old.origin.x - new.origin.x,
        y: zoomed.center.y + old.origin.y - new.origin.y)
    }
    // What surrounds the view keeps its size.
    func length(_ content: CGFloat, _ old: CGFloat, _ new: CGFloat) -> CGFloat {
      content - old > 1e-6 ? new + content - old : new
    }
    let size = view.contentSize
    view.contentSize = CGSize(
      width: length(size.width, old.width, new.width),
      height: length(size.height, old.height, new.height))
  }
}

extension UIScrollView {
  /// The gesture of two touches that zoom the contents; nil as long as
  /// ``maximumZoomScale`` is not above ``minimumZoomScale``.
  ///
  /// Its actions are sent after the scroll view's delegate is called. It fails where the delegate has no
  /// view that is zoomed.
  ///
  /// > Note: Differs from UIKit: it is not in `gestureRecognizers`.
  public var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    guard minimumZoomScale < maximumZoomScale, zoomingCreatingIfNeeded().canZoom else { return nil }
    if let pinch { return pinch }
    let pinch = ScrollPinchGestureRecognizer(of: self)
    self.pinch = pinch
    return pinch
  }

  /// The view that the delegate has for zooming; nil without one, or if it is no subview.
  var zoomedView: UIView? {
    let view = OptionalMethod.value("viewForZooming(in:)", of: scrollDelegate) {
      $0.viewForZooming(in: self)
    }
    return view?.superview === self ? view : nil
  }

  func zoomingCreatingIfNeeded() -> ScrollZoom {
    if let zooming { return zooming }
    let zooming = ScrollZoom(self)
    self.zooming = zooming
    return zooming
  }
}

/// The gesture of touches that zoom the contents of a scroll view.
///
/// It may begin while one of them drags, which ends the drag.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  private weak var scrollView: UIScrollView?

  init(of scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    setView(scrollView)
  }

  override func stateChanged() { scrollView?.zooming?.pinchChanged(self) }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if !isRecognized, touchesThatAreDown.count == 2, scrollView?.zoomedView == nil {
      return state = .failed
    }
    super.touchesMoved(touches, with: event)
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventingGestureRecognizer !== scrollView?.pan
  }
}
