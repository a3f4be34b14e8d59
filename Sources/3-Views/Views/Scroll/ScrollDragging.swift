// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// The drag of a scroll view's contents, from its beginning until they are at rest.
///
/// In a window whose touches scroll the drag is a touch's, step by step, and the contents come to
/// rest over the window's time. In another it is one call, and they are at rest at once.
@MainActor
final class ScrollDragging {
  private enum Phase {
    case idle
    /// A touch has stopped contents that were moving, and not moved yet.
    case held
    case dragging(Drag)
    /// The touch is gone, and the contents come to rest: over time if there is a flight.
    case decelerating(ScrollFlight?)
  }

  /// A touch that moves the contents.
  private struct Drag {
    let start: CGPoint
    /// The offset without any movement of the touch; where contents are beyond an edge, that of
    /// contents which follow the touch all the way.
    var origin: CGPoint
    let axes: Set<LayoutAxis>
    var presentationOffset: CGPoint
  }

  private unowned let view: UIScrollView
  private var phase = Phase.idle
  /// Whose time the contents come to rest by.
  private weak var window: UIWindow?
  /// Whether the offset is being set as a flight has it.
  private(set) var isStepping = false
  let indicators: ScrollIndicators

  init(_ view: UIScrollView) {
    self.view = view
    indicators = ScrollIndicators(view)
  }

  var isTracking: Bool {
    switch phase {
    case .held, .dragging: true
    case .idle, .decelerating: false
    }
  }

  var isDragging: Bool {
    if case .dragging = phase { true } else { false }
  }

  var isDecelerating: Bool {
    switch phase {
    case .decelerating(nil): true
    // A view that left the window moves no more.
    case .decelerating: window != nil && window === view.root
    case .idle, .held, .dragging: false
    }
  }

  // MARK: Dragging

  /// A touch comes down where contents may be moving, and stops them.
  ///
  /// - Returns: Whether they were.
  func hold() -> Bool {
    guard case .decelerating(.some) = phase, isDecelerating else { return false }
    stop()
    phase = .held
    indicators.contentsMoved()
    return true
  }

  func begin(along axes: Set<LayoutAxis>) {
    stop()
    view.cancelScrollAnimation()
    view.layoutIfNeeded()
    let offset = view.contentOffset
    phase = .dragging(
      Drag(start: offset, origin: pulled(offset), axes: axes, presentationOffset: offset))
    view.scrollDelegate?.scrollViewWillBeginDragging?(view)
  }

  /// Moves the contents to where the touch has them.
  ///
  /// - Parameter translation: How far the touch is from where the drag began, in points.
  func move(by translation: CGVector) {
    guard case .dragging(var drag) = phase else { return }
    // What was measured meanwhile may have moved the contents, or the delegate.
    let displacement = displacement(since: drag.presentationOffset)
    drag.origin.x += displacement.dx
    drag.origin.y += displacement.dy
    let moved = shown(
      CGPoint(x: drag.origin.x - translation.dx, y: drag.origin.y - translation.dy))
    var offset = view.contentOffset
    for axis in drag.axes { offset[axis] = moved[axis] }
    drag.presentationOffset = offset
    phase = .dragging(drag)
    view.show(offset)
    indicators.contentsMoved()
    view.layoutIfNeeded()
  }

  /// The touch ends.
  ///
  /// - Parameter velocity: How fast the contents are, in points per millisecond.
  func end(velocity: CGPoint) {
    // Where they rest depends on what is refreshed.
    if isTracking { view.refreshControl?.touchWillEnd() }
    switch phase {
    case .idle, .decelerating: return
    case .held:
      phase = .idle
      returnFromBeyondEdges()
    case .dragging(let drag):
      var speed = CGPoint.zero
      for axis in drag.axes { speed[axis] = velocity[axis] }
      let offset = view.contentOffset
      var release = ScrollRelease(
        start: drag.start, offset: offset, velocity: speed,
        proposed: naturalEnd(from: offset, velocity: speed))
      if view.isPagingEnabled { release.proposed = view.page(after: release) }
      come(toRestAfter: release, proposal: view.clamped(release.proposed))
    }
  }

  /// Drags to an offset in one call, and lets the contents go there.
  ///
  /// - Parameters:
  ///   - offset: Where, in points.
  ///   - velocity: How fast they are, in points per millisecond.
  func drag(lettingGoAt offset: CGPoint, velocity: CGPoint) {
    guard !isTracking else { return }
    begin(along: Set(LayoutAxis.allCases))
    guard isDragging else { return }
    view.show(offset)
    end(velocity: velocity)
  }

  /// Drags in one call: the contents come to rest as if a touch had let them go where they are.
  func drag(to proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    guard !isTracking, !(isDecelerating && window == nil) else { return view.contentOffset }
    stop()
    view.layoutIfNeeded()
    let offset = view.contentOffset
    phase = .dragging(
      Drag(
        start: offset, origin: offset, axes: Set(LayoutAxis.allCases), presentationOffset: offset))
    view.scrollDelegate?.scrollViewWillBeginDragging?(view)
    view.refreshControl?.touchWillEnd()
    return come(
      toRestAfter: ScrollRelease(
        start: offset, offset: offset, velocity: velocity, proposed: proposed),
      proposal: view.onPage(proposed))
  }

  // MARK: Coming to rest

  /// Asks where the contents come to rest, and lets them.
  @discardableResult
  private func come(toRestAfter release: ScrollRelease, proposal: CGPoint) -> CGPoint {
    var target = proposal
    if let delegate = view.geometryDelegate {
      var asked = release
      asked.proposed = proposal
      target = delegate.restingOffset(for: asked)
    }
    view.scrollDelegate?.scrollViewWillEndDragging?(
      view, withVelocity: release.velocity, targetContentOffset: &target)
    guard isDragging else { return view.contentOffset }
    var rest = view.clamped(target.x.isFinite && target.y.isFinite ? target : proposal)
    if let observer = view.barObserver {
      rest = view.clamped(observer.restingOffset(for: rest, in: view))
    }
    guard let root = view.root, root.scrollsOverTime else { return comeToRestAtOnce(at: rest) }
    let flight = ScrollFlight(plan(release, to: rest))
    let decelerates = flight.duration > 0
    phase = decelerates ? .decelerating(flight) : .idle
    window = root
    view.scrollDelegate?.scrollViewDidEndDragging?(view, willDecelerate: decelerates)
    indicators.contentsMoved()
    // The delegate may have begun something else.
    guard case .decelerating = phase, window === view.root else {
      // Nearer than half a pixel is there at once.
      if !decelerates, case .idle = phase { rest = settle(at: rest) }
      return rest
    }
    view.scrollDelegate?.scrollViewWillBeginDecelerating?(view)
    guard case .decelerating = phase else { return rest }
    fly(flight)
    return rest
  }

  /// Shows an offset, or the nearest one that is within the contents by now.
  private func settle(at rest: CGPoint) -> CGPoint {
    let rest = view.clamped(rest)
    if rest != view.contentOffset { view.show(rest) }
    return rest
  }

  /// The view has come to another window, or to none: contents that come to rest over time stop, within
  /// their edges.
  func windowChanged() {
    guard case .decelerating(.some) = phase, window !== view.root else { return }
    phase = .idle
    window?.stopMoving(view)
    _ = settle(at: view.contentOffset)
    view.scrollDelegate?.scrollViewDidEndDecelerating?(view)
  }

  private func comeToRestAtOnce(at rest: CGPoint) -> CGPoint {
    let decelerates = rest != view.contentOffset
    phase = decelerates ? .decelerating(nil) : .idle
    window = nil
    view.scrollDelegate?.scrollViewDidEndDragging?(view, willDecelerate: decelerates)
    guard decelerates else { return view.contentOffset }
    view.scrollDelegate?.scrollViewWillBeginDecelerating?(view)
    // The delegate may have made the contents shorter.
    view.setContentOffset(view.clamped(rest), animated: false)
    view.layoutIfNeeded()
    phase = .idle
    view.scrollDelegate?.scrollViewDidEndDecelerating?(view)
    return view.contentOffset
  }

  private func plan(_ release: ScrollRelease, to rest: CGPoint) -> ScrollFlight.Plan {
    let scale = view.traitCollection.displayScale
    return ScrollFlight.Plan(
      release: release, target: rest, bounds: view.scrollBounds, friction: view.friction,
      // Half a pixel.
      tolerance: 0.5 / (scale > 0 ? scale : 1))
  }

  /// Lets contents come to rest that touches have left beyond an edge: at once outside of a window.
  func returnFromBeyondEdges() {
    let offset = view.contentOffset
    let rest = view.clamped(offset)
    guard offset != rest else { return }
    guard let root = view.root else { return view.show(rest) }
    let release = ScrollRelease(start: offset, offset: offset, velocity: .zero, proposed: rest)
    window = root
    fly(ScrollFlight(plan(release, to: rest)))
  }

  private func fly(_ flight: ScrollFlight) {
    phase = .decelerating(flight)
    let duration = flight.duration
    window?.move(
      view, duration: duration, isEven: true,
      { [weak self] share in self?.step(to: TimeInterval(share) * duration) },
      completion: { [weak self] in self?.finish() })
  }

  /// Shows the contents as they are some seconds after the touch ended.
  private func step(to time: TimeInterval) {
    guard case .decelerating(.some(var flight)) = phase else { return }
    guard window === view.root else { return phase = .idle }
    let bounds = view.scrollBounds
    flight.shift = displacement(since: flight.presentationOffset)
    guard bounds == flight.bounds, flight.shift == .zero else {
      return fly(again(flight, at: time, in: bounds))
    }
    let next = flight.offset(at: time)
    flight.presentationOffset = next
    phase = .decelerating(flight)
    isStepping = true
    view.show(next)
    isStepping = false
    indicators.contentsMoved()
  }

  /// Returns the rest of a flight whose contents have become longer or shorter, or were moved.
  private func again(
    _ flight: ScrollFlight, at time: TimeInterval, in bounds: ScrollFlight.ScrollBounds
  ) -> ScrollFlight {
    var offset = flight.offset(at: time)
    if !bounds.bouncesX { offset.x = bounds.x.clamped(offset.x) }
    if !bounds.bouncesY { offset.y = bounds.y.clamped(offset.y) }
    let velocity = flight.velocity(at: time)
    let natural = naturalEnd(from: offset, velocity: velocity)
    var target = flight.end
    // What the edge stopped goes on as far as it would have without.
    if flight.x.isStoppedByEdge { target.x = natural.x }
    if flight.y.isStoppedByEdge { target.y = natural.y }
    let release = ScrollRelease(
      start: offset, offset: offset, velocity: velocity, proposed: natural)
    isStepping = true
    view.show(offset)
    isStepping = false
    var next = ScrollFlight(plan(release, to: view.clamped(target)))
    next.presentationOffset = view.contentOffset
    return next
  }

  /// Returns where contents come to rest by themselves, in points; they move in points per millisecond.
  private func naturalEnd(from offset: CGPoint, velocity: CGPoint) -> CGPoint {
    func end(_ start: CGFloat, _ speed: CGFloat) -> CGFloat {
      start + ScrollDeceleration.distance(velocity: speed * 1000, friction: view.friction)
    }
    return CGPoint(x: end(offset.x, velocity.x), y: end(offset.y, velocity.y))
  }

  private func finish() {
    guard case .decelerating(.some(let flight)) = phase else { return }
    let rest = view.clamped(flight.end)
    isStepping = true
    if rest != view.contentOffset { view.show(rest) }
    isStepping = false
    phase = .idle
    view.layoutIfNeeded()
    view.scrollDelegate?.scrollViewDidEndDecelerating?(view)
  }

  /// Stops contents that come to rest over time where they are, and tells the delegate.
  func stop() {
    guard case .decelerating(.some) = phase else { return }
    let wasDecelerating = isDecelerating
    phase = .idle
    window?.stopMoving(view)
    if wasDecelerating { view.scrollDelegate?.scrollViewDidEndDecelerating?(view) }
  }

  /// A program scrolls elsewhere: the contents do not go on.
  func contentsWereScrolled() {
    guard case .decelerating(.some) = phase else { return }
    phase = .idle
  }

  /// Returns the distance that something else has moved the contents since an offset was set.
  private func displacement(since offset: CGPoint) -> CGVector {
    // Offsets of mirrored sections are counted from the other end, and come back rounded.
    func length(_ value: CGFloat) -> CGFloat { abs(value) > 1e-6 ? value : 0 }
    let now = view.contentOffset
    return CGVector(dx: length(now.x - offset.x), dy: length(now.y - offset.y))
  }

  // MARK: Rubber band

  /// Returns the offset that is seen where a touch pulls the contents to another.
  private func shown(_ offset: CGPoint) -> CGPoint {
    banded(offset) { RubberBand.shown($0, length: $1) }
  }

  /// Returns the offset to which a touch has pulled the contents that are seen at another.
  private func pulled(_ offset: CGPoint) -> CGPoint {
    banded(offset) { RubberBand.pulled($0, length: $1) }
  }

  private func banded(
    _ offset: CGPoint, _ band: (_ excess: CGFloat, _ length: CGFloat) -> CGFloat
  ) -> CGPoint {
    let bounds = view.scrollBounds
    func banded(_ offset: CGFloat, _ range: ScrollRange, _ bounces: Bool, _ length: CGFloat)
      -> CGFloat
    {
      let edge = range.clamped(offset)
      return bounces ? edge + band(offset - edge, length) : edge
    }
    return CGPoint(
      x: banded(offset.x, bounds.x, bounds.bouncesX, view.bounds.width),
      y: banded(offset.y, bounds.y, bounds.bouncesY, view.bounds.height))
  }
}
