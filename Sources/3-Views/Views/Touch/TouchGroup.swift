// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// Touches that begin and end together: at first without an owner, then a gesture's, a view's,
/// or they scroll (interaction rules IX-8 and TS-1).
@MainActor
final class TouchGroup {
  private enum Phase {
    /// They have not moved far enough.
    case resting
    case taken(any PanTarget)
    /// They scroll what had its contents at an offset when they began to.
    case scrolling(UIScrollView, from: CGPoint)
    /// They are a gesture's, or nothing below them moves.
    case ignored
  }

  private unowned let window: UIWindow
  private let touches: [UITouch]
  /// The middle of the touches where they began, in the window.
  private let start: CGPoint
  /// The distance that the middle has moved.
  private var translation = CGVector.zero
  private var phase = Phase.resting

  init(at points: [CGPoint], in window: UIWindow) {
    self.window = window
    touches = points.map {
      UITouch(at: $0, on: window.hitTest($0, with: nil), in: window, by: .together)
    }
    start = Self.middle(of: points)
  }

  var count: Int { touches.count }

  private static func middle(of points: [CGPoint]) -> CGPoint {
    let count = CGFloat(points.count)
    return CGPoint(
      x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
  }

  private var locations: [CGPoint] { touches.map { $0.location(in: nil) } }
  private var middle: CGPoint {
    CGPoint(x: start.x + translation.dx, y: start.y + translation.dy)
  }

  /// The touches have begun: gesture recognizers get them.
  func begin() { window.beginGestures(touches, UIEvent([], Set(touches))) }

  func gestureBegan() {
    if case .resting = phase { phase = .ignored }
  }

  func move(by vector: CGVector) {
    move(to: locations.map { CGPoint(x: $0.x + vector.dx, y: $0.y + vector.dy) }, by: vector)
  }

  func move(to points: [CGPoint]) {
    let (old, new) = (Self.middle(of: locations), Self.middle(of: points))
    move(to: points, by: CGVector(dx: new.x - old.x, dy: new.y - old.y))
  }

  private func move(to points: [CGPoint], by vector: CGVector) {
    for (touch, point) in zip(touches, points) { touch.move(to: point, phase: .moved) }
    translation.dx += vector.dx
    translation.dy += vector.dy
    // Recognizers come first, as for one touch.
    window.touchState.gestures?.move(touches, UIEvent([], Set(touches)))
    if case .resting = phase {
      let limit = window.interactionMetrics.press.allowableMovement
      guard hypot(translation.dx, translation.dy) > limit else { return }
      phase = target()
    }
    switch phase {
    case .resting, .ignored: break
    case .taken(let target):
      // It may have left the window meanwhile.
      guard target.root === window else { return end() }
      target.panMoved(to: target.convert(middle, from: window))
    case .scrolling(let view, let offset):
      view.setContentOffset(
        view.clamped(CGPoint(x: offset.x - translation.dx, y: offset.y - translation.dy)),
        animated: false)
    }
  }

  /// Offers the touches to the views where they began, the innermost first.
  private func target() -> Phase {
    var views: [UIView] = []
    var view = window.hitTest(start, with: nil)
    while let current = view {
      views.append(current)
      view = current.superview
    }
    for case let target as any PanTarget in views
    where target.takePan(from: target.convert(start, from: window)) {
      window.touchState.gestures?.cancel(touches)
      return .taken(target)
    }
    for case let view as UIScrollView in views where view.isScrollEnabled {
      window.touchState.gestures?.cancel(touches)
      return .scrolling(view, from: view.contentOffset)
    }
    return .ignored
  }

  func end() {
    if case .taken(let target) = phase { target.panEnded() }
    phase = .ignored
    for touch in touches where touch.isDown {
      touch.move(to: touch.location(in: nil), phase: .ended)
    }
    window.touchState.gestures?.end(touches, UIEvent([], Set(touches)))
  }
}

/// The touches of a window that are in progress, and what they are given to.
///
/// A touch is given to these, in this order, until one of them takes it; `UIWindow+Touch.swift` does so.
///
/// | what | when it takes the touch | what then happens |
/// |---|---|---|
/// | `press` | a press that is held for long enough, and that an interaction wants | scrolling, gestures and views lose it |
/// | `gestures` | a recognizer begins | scrolling and views lose it, and the press is given up |
/// | `scroll` | it moves far enough, where contents can scroll | the press is given up, gestures and views lose it |
/// | the view | nothing else has taken it | it gets `touchesMoved` and `touchesEnded` |
@MainActor
struct TouchState {
  /// The first touch, as long as a view may get it; nil if there is none.
  var active: UITouch?
  /// A second touch, as long as a view may get it.
  var additional: UITouch?
  /// The last touch, to count taps in a row.
  var last = LastTouch()
  /// Touches that move together.
  var group: TouchGroup?
  /// Decides who gets the first touch, where interactions wait for one that rests.
  var press: PressArbiter?
  /// Decides between the gesture recognizers that get touches; nil while there are none.
  var gestures: GestureArbiter?
  /// The first touch as what may scroll; nil in a window whose touches do not.
  var scroll: TouchScroll?
}
