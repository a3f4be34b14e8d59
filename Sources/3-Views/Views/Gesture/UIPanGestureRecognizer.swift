// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Geometry

/// A recognizer of a touch that is dragged, which it follows.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The point from which the translation is counted, in the window.
  private var origin = CGPoint.zero
  private var speed = TouchVelocity()

  /// The least number of touches that drag; at first 1.
  open var minimumNumberOfTouches = 1
  /// The greatest number of touches that drag; at first no limit. A drag does not begin with more, and
  /// does not count those that come while it is under way.
  open var maximumNumberOfTouches = Int.max

  /// Returns how far the touch was dragged since it came down, or since the translation was set.
  ///
  /// - Parameter view: The view in whose coordinates the pan is measured; nil for the window's.
  /// - Returns: The distances in points.
  open func translation(in view: UIView?) -> CGPoint {
    let (start, end) = (converted(origin, to: view), location(in: view))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  /// Sets the distance of the drag so far; zero restarts the count here.
  ///
  /// - Parameters:
  ///   - translation: The distances in points; not finite, nothing happens.
  ///   - view: Whose coordinates they are in; nil for the window's.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard translation.x.isFinite, translation.y.isFinite else { return }
    let end = location(in: view)
    let start = CGPoint(x: end.x - translation.x, y: end.y - translation.y)
    origin = self.view?.root.flatMap { view?.convert(start, to: $0) } ?? start
  }

  /// Returns how fast the touch is dragged.
  ///
  /// - Parameter view: The view in whose coordinates the pan is measured; nil for the window's.
  /// - Returns: Points in a second of the window's time, over the last tenth of one; zero if no time
  ///   has passed, or if the touch has rested for as long.
  open func velocity(in view: UIView?) -> CGPoint {
    guard let window = self.view?.root else { return .zero }
    let velocity = speed.value(at: window.currentTime)
    let (start, end) = (converted(.zero, to: view), converted(velocity, to: view))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  private func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let root = view.root else { return point }
    return view.convert(point, from: root)
  }

  func addSample() {
    guard let window = view?.root else { return }
    speed.add(location(in: nil), at: window.currentTime)
  }

  /// Touches came or go: their middle is another without any of them having moved.
  private func middleWillChange(from old: [UITouch], to new: [UITouch]) {
    guard !old.isEmpty, !new.isEmpty else { return }
    let (before, after) = (middle(of: old, in: nil), middle(of: new, in: nil))
    let displacement = CGVector(dx: after.x - before.x, dy: after.y - before.y)
    origin.x += displacement.dx
    origin.y += displacement.dy
    speed.displace(by: displacement)
  }

  /// Begins to watch touches.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let before = touchesThatAreDown.filter { !touches.contains($0) }
    if before.count + touches.count > maximumNumberOfTouches {
      guard isRecognized else { return state = .failed }
      for touch in touches { ignore(touch, for: event) }
      return
    }
    if before.isEmpty { origin = location(in: nil) }
    middleWillChange(from: before, to: touchesThatAreDown)
    addSample()
  }

  /// Recognizes a drag of 10 points, and follows it.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    addSample()
    if isRecognized { return state = .changed }
    guard touchesThatAreDown.count >= minimumNumberOfTouches else { return }
    let distance = translation(in: nil)
    if hypot(distance.x, distance.y) >= GestureMetrics.panMovement { state = .began }
  }

  /// Ends when fewer touches than the minimum are left, or fails if the pan has not begun.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let rest = touchesThatAreDown
    middleWillChange(from: rest + touches, to: rest)
    if isRecognized {
      if rest.count < max(minimumNumberOfTouches, 1) { state = .ended }
    } else if rest.isEmpty {
      state = .failed
    }
  }

  /// Cancels the pan that is under way.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  /// Resets the drag.
  open override func reset() {
    super.reset()
    speed = TouchVelocity()
  }
}

/// The gesture of touches that scroll a view.
///
/// ``TouchScroll`` says when it begins, since that depends on what the contents can do, and moves the
/// contents; the recognizer decides with the others whose the touch is.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  weak var scroll: TouchScroll?

  init(of scrollView: UIScrollView) {
    super.init(target: nil, action: nil)
    setView(scrollView)
  }

  override func stateChanged() { scroll?.panChanged(self) }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { addSample() }
}

/// A recognizer of a touch that is dragged from an edge of the screen, which it follows.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges that drags begin at; none at first, and then nothing is recognized.
  ///
  /// A drag begins at most 20 points away from the edge of the window or, for the recognizer of a
  /// navigation controller, of its view.
  open var edges: UIRectEdge = []
  package var usesEdgesOfView = false
  private var edge: UIRectEdge = []

  /// Watches touches that come down near an edge.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if touchesThatAreDown.count == touches.count {
      edge = edgesAtTouch.intersection(edges)
      guard !edge.isEmpty else { return state = .failed }
    }
    super.touchesBegan(touches, with: event)
  }

  /// Recognizes a drag away from the edge.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let distance = translation(in: nil)
    if !isRecognized,
      hypot(distance.x, distance.y) >= GestureMetrics.panMovement, !isAway(distance)
    {
      return state = .failed
    }
    super.touchesMoved(touches, with: event)
  }

  private var edgesAtTouch: UIRectEdge {
    guard let space = usesEdgesOfView ? view : view?.root else { return [] }
    let (point, bounds) = (location(in: space), space.bounds)
    let width = GestureMetrics.edgeWidth
    var result: UIRectEdge = []
    if point.x - bounds.minX <= width { result.insert(.left) }
    if bounds.maxX - point.x <= width { result.insert(.right) }
    if point.y - bounds.minY <= width { result.insert(.top) }
    if bounds.maxY - point.y <= width { result.insert(.bottom) }
    return result
  }

  /// Whether a movement leads away from the edge more than along it.
  private func isAway(_ movement: CGPoint) -> Bool {
    if abs(movement.x) > abs(movement.y) { return edge.contains(movement.x > 0 ? .left : .right) }
    return edge.contains(movement.y > 0 ? .top : .bottom)
  }
}
