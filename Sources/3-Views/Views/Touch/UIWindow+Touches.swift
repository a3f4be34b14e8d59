// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Geometry

extension UIWindow {
  /// Begins several touches that move together. One is a touch as by ``beginTouch(at:)``. Several
  /// go to gesture recognizers and not to views, and collection views and tables can select with two.
  ///
  /// > Note: Differs from UIKit: there only the user can begin several touches at once.
  ///
  /// - Parameter points: The locations in points. Without any, or with one that is not finite, the
  ///   console gets a message and nothing begins.
  public func beginTouches(at points: [CGPoint]) {
    cancelTouch()
    guard !points.isEmpty, points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else {
      consoleMessage("UIWindow.beginTouches(at:): touches cannot begin at \(points).")
      return
    }
    guard points.count > 1 else { return beginTouch(at: points[0]) }
    layoutIfNeeded()
    let group = TouchGroup(at: points, in: self)
    touchState.group = group
    group.begin()
  }

  /// Moves all touches. If they are more than 10 points away from where they began, the view
  /// below may take them; otherwise they scroll.
  ///
  /// > Note: Differs from UIKit: there only the user can move several touches.
  ///
  /// - Parameter vector: The distance in points. One that is not finite is ignored with a message on
  ///   the console.
  public func moveTouches(by vector: CGVector) {
    guard vector.dx.isFinite, vector.dy.isFinite else {
      consoleMessage("UIWindow.moveTouches(by:): touches cannot move by \(vector).")
      return
    }
    layoutIfNeeded()
    if let touchGroup = touchState.group { return touchGroup.move(by: vector) }
    guard let point = touchState.active?.location(in: nil) else { return }
    moveTouch(to: CGPoint(x: point.x + vector.dx, y: point.y + vector.dy))
  }

  /// Moves each touch to a point, for pinches and rotations; otherwise works as
  /// ``moveTouches(by:)``, by the distance that their middle moves.
  ///
  /// > Note: Differs from UIKit: there only the user can move several touches to points.
  ///
  /// - Parameter points: The locations in points, one for each touch in the order of
  ///   ``beginTouches(at:)``. Another number, or a point that is not finite, is ignored with a
  ///   message on the console.
  public func moveTouches(to points: [CGPoint]) {
    let count = touchState.group?.count ?? (touchState.active == nil ? 0 : 1)
    guard points.count == count, points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else {
      consoleMessage("UIWindow.moveTouches(to:): \(count) touches cannot move to \(points).")
      return
    }
    layoutIfNeeded()
    if let touchGroup = touchState.group { return touchGroup.move(to: points) }
    if let point = points.first { moveTouch(to: point) }
  }

  /// Ends all touches.
  ///
  /// > Note: Differs from UIKit: there only the user can end all touches.
  public func endTouches() {
    guard let touchGroup = touchState.group else { return endTouch() }
    endTouches(of: touchGroup)
  }

  func endTouches(of group: TouchGroup?) {
    touchState.group = nil
    group?.end()
  }
}

/// The last touch of a window that was lifted, from which taps in a row are counted.
@MainActor
struct LastTouch {
  private var end: TimeInterval = -.infinity
  private var point = CGPoint.zero
  private var count = 0

  /// Returns how many taps there are in a row with a touch that begins.
  func count(at point: CGPoint, _ time: TimeInterval) -> Int {
    let distance = hypot(point.x - self.point.x, point.y - self.point.y)
    return time - end <= GestureMetrics.tapInterval && distance <= GestureMetrics.tapMovement
      ? count + 1 : 1
  }

  mutating func end(_ touch: UITouch) {
    end = touch.timestamp
    point = touch.location(in: nil)
    count = touch.tapCount
  }
}

extension UIWindow {
  /// Gives the touches on a view that was removed to the view around it, if that is in one that goes
  /// on with them: a collection view or a table (behaviour rule SL-13). Others lose what follows, as
  /// in UIKit: the removed view alone gets it.
  func viewWasRemoved(_ view: UIView, from parent: UIView) {
    guard touchState.active != nil || touchState.additional != nil || touchState.scroll != nil
    else { return }
    let ancestors = sequence(first: parent, next: \.superview)
    guard ancestors.contains(where: \.keepsTouches) else { return }
    transferTouches(from: view, to: parent)
  }

  /// Gives the touches on a view to another one: for what is in the view they are cancelled, and the
  /// other goes on with them (behaviour rule SL-13).
  ///
  /// - Parameters:
  ///   - view: The view that was taken away, out of its superview already.
  ///   - heir: The view that was around it.
  fileprivate func transferTouches(from view: UIView, to heir: UIView) {
    for case let touch? in [touchState.active, touchState.additional] {
      guard let target = touch.view, target.isDescendant(of: view) else { continue }
      touch.transfer(to: heir, isKnown: touchState.gestures?.holds(touch) != true)
    }
    touchState.scroll?.viewWasTakenAway(view, leaving: heir)
  }
}

extension UIView {
  /// Whether the view goes on with the touches on views that are removed from it.
  var keepsTouches: Bool {
    (self as? UIScrollView)?.geometryDelegate?.keepsTouches == true
  }

  /// Cancels the touches on the view and what is in it, as it goes to another window or leaves its own: what
  /// is removed from a view that is in no window does not get their end (behaviour rule SL-13).
  ///
  /// - Parameter newWindow: The window that it goes to; nil for none.
  func cancelTouches(leavingFor newWindow: UIWindow?) {
    guard let root, root !== newWindow else { return }
    root.transferTouches(from: self, to: root)
  }
}

extension UITouch {
  /// Takes the touch from its view.
  fileprivate func transfer(to heir: UIView, isKnown: Bool) {
    let previous = exchangeView(for: heir)
    guard isKnown else { return }
    performCancelled { previous?.touchesCancelled([self], with: UIEvent([], [self])) }
  }
}

extension UIWindow {
  /// Begins a second touch. A third replaces the second.
  ///
  /// > Note: Differs from UIKit: there only the user can add a touch.
  ///
  /// - Parameter point: The point of the other touch, in the window's coordinates.
  public func beginAdditionalTouch(at point: CGPoint) {
    cancelAdditionalTouch()
    layoutIfNeeded()
    guard point.x.isFinite, point.y.isFinite, let view = hitTest(point, with: nil) else { return }
    let touch = UITouch(at: point, on: view, in: self, by: .additional)
    touchState.additional = touch
    let event = UIEvent([], [touch])
    // What is dragged has the first touch, and a tap with the second adds to it.
    if isTouchHeld || !beginGestures([touch], event) {
      view.touchesBegan([touch], with: event)
    }
  }

  /// Moves the second touch.
  ///
  /// > Note: Differs from UIKit: there only the user can move a second touch.
  ///
  /// - Parameter point: The point of the other touch, in the window's coordinates.
  public func moveAdditionalTouch(to point: CGPoint) {
    guard point.x.isFinite, point.y.isFinite,
      let touch = touchState.additional ?? touchState.gestures?.touch(of: .additional)
    else { return }
    touch.move(to: point, phase: .moved)
    let event = UIEvent([], [touch])
    touchState.gestures?.move([touch], event)
    tellView(of: touch) { $0.touchesMoved([touch], with: event) }
  }

  /// Ends the second touch. During a drag a tap adds any items to it (interaction rule DG-7).
  ///
  /// > Note: Differs from UIKit: there only the user can end a second touch.
  public func endAdditionalTouch() {
    guard let touch = touchState.additional ?? touchState.gestures?.touch(of: .additional) else {
      return
    }
    if features.contains(where: { $0.additionalTouchWillEnd(touch) }) {
      return cancelAdditionalTouch()
    }
    touch.move(to: touch.location(in: nil), phase: .ended)
    let event = UIEvent([], [touch])
    touchState.gestures?.end([touch], event)
    tellView(of: touch) { $0.touchesEnded([touch], with: event) }
    if touchState.additional === touch { touchState.additional = nil }
  }

  private func cancelAdditionalTouch() {
    if let touch = touchState.gestures?.touch(of: .additional) {
      touchState.gestures?.cancel([touch])
    }
    guard let touch = touchState.additional else { return }
    touchState.additional = nil
    touch.move(to: touch.location(in: nil), phase: .cancelled)
    touch.view?.touchesCancelled([touch], with: UIEvent([], [touch]))
  }
}
