// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// Decides between the gesture recognizers that get the same touches, and between them and the views.
///
/// It lives from the first touch until no touch is left and no recognizer waits for another tap. What
/// several recognizers make of a touch is decided in the order in which they are asked: those of inner
/// views first and, of one view, in the order in which they were added.
@MainActor
final class GestureArbiter {
  /// The decision about a recognizer that has seen its gesture.
  enum Verdict {
    case begins
    /// Others have to fail first.
    case waits
    case fails
  }

  private unowned let window: UIWindow
  private var recognizers: [UIGestureRecognizer] = []
  /// The touches that are down, in the order in which they came.
  private(set) var touches: [UITouch] = []
  /// Events that views get once no recognizer that delays them can still recognize, in order.
  private var heldBegins: [(touch: UITouch, event: UIEvent)] = []
  private var heldEnds: [(touch: UITouch, event: UIEvent)] = []
  private(set) var event: UIEvent?

  init(in window: UIWindow) { self.window = window }

  // MARK: Touches

  /// Touches began: the recognizers that accept them get them, the innermost view's first, and then
  /// the views.
  func begin(_ began: [UITouch], _ event: UIEvent) {
    touches += began
    for touch in began {
      var recipients: [UIGestureRecognizer] = []
      var current = touch.view
      while let view = current {
        recipients += view.recognizersOfTouches.filter { $0.wants(touch) }
        current = view.superview
      }
      for recognizer in recipients {
        if recognizer.isOver { recognizer.start() }
        recognizer.add(touch)
        recognizer.arbiter = self
        if !recognizers.contains(where: { $0 === recognizer }) { recognizers.append(recognizer) }
      }
      touch.setGestureRecognizers(recipients)
    }
    for touch in began where window.hasForViews(touch) { heldBegins.append((touch, event)) }
    tell(Set(began), event) { $0.touchesBegan($1, with: event) }
    // A touch that joins a gesture under way is the gesture's from the start.
    let joined = began.filter { touch in
      recognizers.contains {
        $0.isUnderWay && $0.cancelsTouchesInView && $0.touches.contains(touch)
      }
    }
    if !joined.isEmpty {
      heldBegins.removeAll { joined.contains($0.touch) }
      window.dropViewTouches(joined)
    }
    settleViews()
  }

  func move(_ moved: [UITouch], _ event: UIEvent) {
    tell(Set(moved), event) { $0.touchesMoved($1, with: event) }
    settleViews()
  }

  func end(_ ended: [UITouch], _ event: UIEvent) {
    tell(Set(ended), event) {
      $0.touchesEnded($1, with: event)
      $0.dropLiftedTouches()
      guard $0.touchesThatAreDown.isEmpty else { return }
      // A gesture that neither is over nor waits has no touch left to go on with.
      if $0.isUnderWay { $0.state = .ended } else if !$0.waits { $0.fail() }
    }
    touches.removeAll { ended.contains($0) }
    for touch in ended
    where window.hasForViews(touch)
      && recognizers.contains(where: { $0.delaysTouchesEnded && $0.isUndecided(on: touch) })
    {
      heldEnds.append((touch, event))
    }
    finish()
  }

  /// All touches are taken away, by something that is no gesture.
  func cancel() { cancel(touches) }

  /// Touches are taken away, by something that is no gesture.
  func cancel(_ cancelled: [UITouch]) {
    guard !cancelled.isEmpty else { return }
    heldBegins.removeAll { held in cancelled.contains { $0 === held.touch } }
    for touch in cancelled { touch.takeAway() }
    let event = UIEvent([], Set(cancelled))
    tell(Set(cancelled), event) {
      $0.touchesCancelled($1, with: event)
      $0.giveUp()
    }
    touches.removeAll { cancelled.contains($0) }
    finish()
  }

  /// The touch that is down of one of the window's functions.
  func touch(of source: UITouch.Source) -> UITouch? { touches.first { $0.source == source } }

  /// Returns whether the beginning or the end of a touch is still withheld from the views.
  func holds(_ touch: UITouch) -> Bool {
    heldBegins.contains { $0.touch === touch } || heldEnds.contains { $0.touch === touch }
  }

  private func tell(
    _ touches: Set<UITouch>, _ event: UIEvent,
    _ body: (UIGestureRecognizer, Set<UITouch>) -> Void
  ) {
    self.event = event
    for recognizer in recognizers where !recognizer.isOver {
      let own = touches.intersection(recognizer.touches)
      if !own.isEmpty { body(recognizer, own) }
    }
    self.event = nil
  }

  // MARK: Recognizers

  /// Decides on a recognizer that has seen its gesture.
  func verdict(on recognizer: UIGestureRecognizer) -> Verdict {
    let others = recognizers.filter { $0 !== recognizer }
    if others.contains(where: {
      ($0.isUnderWay || $0.currentState == .ended) && prevents($0, recognizer)
    }) {
      return .fails
    }
    let required = others.filter { requires(recognizer, failureOf: $0) }
    if required.contains(where: { $0.isUnderWay || $0.currentState == .ended }) { return .fails }
    return required.contains { $0.currentState == .possible } ? .waits : .begins
  }

  func preventOthers(by recognizer: UIGestureRecognizer) {
    for other in recognizers where other !== recognizer && other.currentState == .possible {
      if prevents(recognizer, other) { other.fail() }
    }
  }

  /// A recognizer's gesture began: the views lose the touches, and so do interactions and scroll
  /// views that wait.
  func recognized(_ recognizer: UIGestureRecognizer) {
    window.touchState.press?.cancel()
    window.touchState.group?.gestureBegan()
    // A scroll view goes on beside a gesture that does not prevent its own.
    if !recognizers.contains(where: { $0 is ScrollPanGestureRecognizer && !$0.isOver }) {
      window.touchState.scroll = nil
    }
    guard recognizer.cancelsTouchesInView else { return }
    window.cancelViewTouches { touch in !heldBegins.contains { $0.touch === touch } }
    heldBegins = []
    let ends = heldEnds
    heldEnds = []
    for (touch, event) in ends { touch.view?.touchesCancelled([touch], with: event) }
  }

  /// A recognizer failed or is at its end: those that wait for it go on or fail.
  func settled(_ recognizer: UIGestureRecognizer) {
    for other in recognizers where other.held != nil && requires(other, failureOf: recognizer) {
      switch verdict(on: other) {
      case .begins: other.release()
      case .fails: other.fail()
      case .waits: break
      }
    }
    if event == nil { finish() }
  }

  private func requires(
    _ recognizer: UIGestureRecognizer, failureOf other: UIGestureRecognizer
  ) -> Bool {
    recognizer.prerequisites.contains { $0.recognizer === other }
      || recognizer.shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: recognizer)
      || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) == true
  }

  private func prevents(_ winner: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    guard winner.canPrevent(other), other.canBePrevented(by: winner) else { return false }
    // One of the two is enough.
    return winner.delegate?.gestureRecognizer(
      winner, shouldRecognizeSimultaneouslyWith: other) != true
      && other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: winner)
        != true
  }

  // MARK: Views

  /// Tells the views what they may know now and, without a touch, forgets gestures that are over.
  private func finish() {
    settleViews()
    guard touches.isEmpty else { return }
    for recognizer in recognizers where recognizer.isOver {
      recognizer.start()
      recognizer.arbiter = nil
    }
    recognizers.removeAll { $0.arbiter == nil }
    if recognizers.isEmpty, window.touchState.gestures === self { window.touchState.gestures = nil }
  }

  private func settleViews() {
    while let (touch, event) = heldBegins.first,
      !recognizers.contains(where: { $0.delaysTouchesBegan && $0.isUndecided(on: touch) })
    {
      heldBegins.removeFirst()
      touch.view?.touchesBegan([touch], with: event)
    }
    guard heldBegins.isEmpty else { return }
    while let (touch, event) = heldEnds.first,
      !recognizers.contains(where: { $0.delaysTouchesEnded && $0.isUndecided(on: touch) })
    {
      heldEnds.removeFirst()
      touch.view?.touchesEnded([touch], with: event)
    }
  }
}

extension UIGestureRecognizer {
  fileprivate func wants(_ touch: UITouch) -> Bool {
    // What is over is reset when none of its touches is left.
    guard isEnabled, takesTouches, !isOver || touchesThatAreDown.isEmpty else { return false }
    return delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  /// Whether a touch may still be such a gesture.
  fileprivate func isUndecided(on touch: UITouch) -> Bool {
    currentState == .possible && touch.gestureRecognizers?.contains(self) ?? false
  }

  /// Whether the gesture may go on without a touch: by another tap, or when others fail.
  fileprivate var waits: Bool { held != nil || waitsForAnotherTouch }
}

extension UIWindow {
  fileprivate func hasForViews(_ touch: UITouch) -> Bool {
    touchState.active === touch || touchState.additional === touch
  }
}

/// Times and distances of gestures, which UIKit does not document but for those of a long press.
///
/// They are what its recognizers have in their private properties.
enum GestureMetrics {
  /// The greatest distance of a tap from the beginning of the first, in points.
  static let tapMovement: CGFloat = 45
  static let tapDuration: TimeInterval = 0.75
  /// Seconds between the end of a tap and the beginning of the next.
  static let tapInterval: TimeInterval = 0.35
  /// The distance that a touch moves before it is a drag, in points.
  static let panMovement: CGFloat = 10
  /// The width of the area at an edge where touches begin that are dragged in, in points.
  static let edgeWidth: CGFloat = 20
  /// The change of the distance of two touches before it is a pinch, in points.
  static let pinchMovement: CGFloat = 8
  /// The angle that two touches turn before it is a rotation, in radians.
  static let rotationAngle: CGFloat = .pi / 18
  /// The length of a stroke, and its greatest deviation to the sides, in points.
  static let swipeMovement: CGFloat = 50
  static let swipeDuration: TimeInterval = 0.5
}
