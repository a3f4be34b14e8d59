// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry

extension UIWindow {
  /// Begins a touch: the frontmost view there gets `touchesBegan`, and after it the next responder
  /// if it does not handle touches.
  ///
  /// > Note: Differs from UIKit: there only the user can touch the screen.
  ///
  /// - Parameter point: The point of the touch, in the window's coordinates.
  public func beginTouch(at point: CGPoint) {
    cancelTouch()
    layoutIfNeeded()
    guard point.x.isFinite, point.y.isFinite, let view = hitTest(point, with: nil) else { return }
    if scrollsOverTime, coveringFeature == nil, !isTouchHeld {
      let scroll = TouchScroll(at: point, on: view, in: self)
      touchState.scroll = scroll
      // A touch that stops what moves is nothing else.
      if scroll.hasStoppedContents { return }
    }
    let touch = UITouch(at: point, on: view, in: self)
    touch.setTapCount(touchState.last.count(at: point, currentTime))
    touchState.active = touch
    touchState.press = PressArbiter(at: point, on: view, in: self)
    let event = UIEvent([], [touch])
    if !beginGestures([touch], event) { view.touchesBegan([touch], with: event) }
    touchState.press?.begin()
  }

  /// Moves the touch.
  ///
  /// > Note: Differs from UIKit: there only the user can move a touch.
  ///
  /// - Parameter point: The point of the touch, in the window's coordinates.
  public func moveTouch(to point: CGPoint) {
    guard point.x.isFinite, point.y.isFinite else { return }
    touchState.press?.move(to: point)
    if touchState.press?.isTaken == true { touchState.scroll = nil }
    // Recognizers come first: one that recognizes keeps the touch from scrolling.
    let touch = touchState.active ?? touchState.gestures?.touch(of: .first)
    touch?.move(to: point, phase: .moved)
    let event = UIEvent([], touch.map { [$0] } ?? [])
    if let touch { touchState.gestures?.move([touch], event) }
    guard touchState.scroll?.move(to: point) != true, let touch else { return }
    tellView(of: touch) { $0.touchesMoved([touch], with: event) }
  }

  /// Ends the touch.
  ///
  /// > Note: Differs from UIKit: there only the user can lift a touch.
  public func endTouch() { endTouch(with: []) }

  /// Ends the touch with a velocity, with which its scrolling continues.
  ///
  /// Without one, ``endTouch()``, it is the speed of the last tenth of a second of the window's time.
  ///
  /// > Note: Differs from UIKit: there only the user can lift a touch with a velocity.
  ///
  /// - Parameter velocity: The touch's, in points a second; one that is not finite counts as zero.
  public func endTouch(velocity: CGPoint) {
    let isSpeed = velocity.x.isFinite && velocity.y.isFinite
    endScroll(velocity: isSpeed ? velocity : .zero)
    endTouch(with: [])
  }

  private func endScroll(velocity: CGPoint?) {
    let scroll = touchState.scroll
    touchState.scroll = nil
    scroll?.end(velocity: velocity)
  }

  private func endTouch(with modifiers: UIKeyModifierFlags) {
    endScroll(velocity: nil)
    touchState.press?.end()
    guard let touch = touchState.active ?? touchState.gestures?.touch(of: .first) else { return }
    touch.move(to: touch.location(in: nil), phase: .ended)
    touchState.last.end(touch)
    let event = UIEvent(modifiers, [touch])
    touchState.gestures?.end([touch], event)
    guard touchState.active === touch else { return }
    touchState.active = nil
    if touchState.gestures?.holds(touch) != true { touch.view?.touchesEnded([touch], with: event) }
  }

  /// Cancels the touch, as a scroll that begins does.
  ///
  /// > Note: Differs from UIKit: there only the system can.
  public func cancelTouch() {
    // Cancelled touches are not a tap.
    if touchState.group != nil { touchState.gestures?.cancel() }
    endTouches(of: touchState.group)
    endScroll(velocity: .zero)
    touchState.press?.cancel()
    touchState.gestures?.cancel()
    cancelViewTouch()
  }

  /// Offers touches to the gesture recognizers of the views there.
  ///
  /// - Returns: Whether there are any; the views get them then, too, as far as gestures let them.
  @discardableResult
  func beginGestures(_ touches: [UITouch], _ event: UIEvent) -> Bool {
    if touchState.gestures == nil {
      guard touches.contains(where: { $0.view?.hasRecognizersInChain == true }) else {
        return false
      }
      touchState.gestures = GestureArbiter(in: self)
    }
    touchState.gestures?.begin(touches, event)
    return true
  }

  /// Tells the view of a touch something, unless the touch was taken away or gestures hold it back.
  func tellView(of touch: UITouch, _ message: (UIView) -> Void) {
    guard touchState.active === touch || touchState.additional === touch,
      touchState.gestures?.holds(touch) != true
    else {
      return
    }
    if let view = touch.view { message(view) }
  }

  /// A gesture takes the touches from the views.
  func cancelViewTouches(where isKnown: (UITouch) -> Bool) {
    dropViewTouches(
      [touchState.active, touchState.additional].compactMap(\.self).filter { !isKnown($0) })
    cancelViewTouch()
    guard let touch = touchState.additional else { return }
    touchState.additional = nil
    touch.view?.touchesCancelled([touch], with: UIEvent([], [touch]))
  }

  /// Withholds touches from the views from now on, and drops those that they did not get yet.
  func dropViewTouches(_ touches: [UITouch]) {
    if let activeTouch = touchState.active, touches.contains(activeTouch) {
      touchState.active = nil
    }
    if let additionalTouch = touchState.additional, touches.contains(additionalTouch) {
      touchState.additional = nil
    }
  }

  /// Cancels the touch for the views; an interaction may still have it.
  func cancelViewTouch() {
    guard let touch = touchState.active else { return }
    touchState.active = nil
    touch.move(to: touch.location(in: nil), phase: .cancelled)
    touch.view?.touchesCancelled([touch], with: UIEvent([], [touch]))
  }

  /// Taps at a point. In the safe area's inset at the top, where the status bar is, the tap is that
  /// of the one visible scroll view which ``UIScrollView/scrollsToTop``, and no view's.
  ///
  /// > Note: Differs from UIKit: there only the user can tap.
  ///
  /// - Parameters:
  ///   - point: The place in points.
  ///   - modifiers: The keys that are held down meanwhile; with Shift the selection is extended where
  ///     several items can be selected.
  public func tap(at point: CGPoint, modifiers: UIKeyModifierFlags = []) {
    if isInStatusBar(point), scrollToTop() { return }
    beginTouch(at: point)
    endTouch(with: modifiers)
  }

  /// Begins a touch and keeps it in place without ending it, while the window's time advances.
  ///
  /// > Note: Differs from UIKit: there only the user can hold a touch.
  ///
  /// - Parameters:
  ///   - point: The place in points.
  ///   - duration: Seconds; what is not finite, or below zero, counts as zero.
  public func longPress(at point: CGPoint, duration: TimeInterval = 0.5) {
    beginTouch(at: point)
    advance(to: currentTime + Self.seconds(duration))
  }

  /// Lifts the view at a point and moves it to another in a straight line, while the window's time
  /// advances; the touch does not end.
  ///
  /// > Note: Differs from UIKit: there only the user can drag.
  ///
  /// - Parameters:
  ///   - start: Where the touch begins, in points.
  ///   - end: Where it goes, in points.
  ///   - duration: Seconds that the way takes, after the lift.
  public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.5) {
    longPress(at: start, duration: interactionMetrics.press.duration)
    advance(to: currentTime + interactionMetrics.lift.duration)
    let begin = currentTime
    let length = Self.seconds(duration)
    let steps = max(1, Int((length / Schedule.tickLength).rounded(.up)))
    for step in 1...steps {
      let share = CGFloat(step) / CGFloat(steps)
      moveTouch(
        to: CGPoint(
          x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
      advance(to: begin + length * TimeInterval(share))
    }
  }

  private static func seconds(_ duration: TimeInterval) -> TimeInterval {
    duration.isFinite ? max(0, duration) : 0
  }

  /// Whether a point is where the status bar of a phone is: above the safe area.
  func isInStatusBar(_ point: CGPoint) -> Bool {
    safeAreaInsets.top > 0 && point.y >= 0 && point.y < safeAreaInsets.top && point.x >= 0
      && point.x < bounds.width && coveringFeature == nil
  }

  /// Scrolls what a tap of the status bar scrolls to its top: the one visible scroll view that wants it.
  /// Of several none does, as on a phone with UIKit.
  ///
  /// - Returns: Whether there is one, though its delegate may keep it where it is.
  func scrollToTop() -> Bool {
    layoutIfNeeded()
    var views: [UIScrollView] = []
    collectViewsThatScrollToTop(among: usableChildren, into: &views)
    guard views.count == 1, let view = views.first else { return false }
    view.scrollToTop()
    return true
  }

  private func collectViewsThatScrollToTop(
    among children: [UIView], into views: inout [UIScrollView]
  ) {
    for child in children where !child.isHidden && child.alpha > 0.01 {
      if let scrollView = child as? UIScrollView, scrollView.scrollsToTop,
        scrollView.convert(scrollView.bounds, to: self).overlaps(bounds)
      {
        views.append(scrollView)
      }
      collectViewsThatScrollToTop(among: child.children, into: &views)
    }
  }
}
