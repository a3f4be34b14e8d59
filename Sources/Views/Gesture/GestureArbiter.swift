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
  /// What a recognizer that has seen its gesture may do.
  enum Verdict {
    case begins
    /// Others have to fail first.
    case waits
    case fails
  }

  private unowned let window: UIWindow
  private var recognizers: [UIGestureRecognizer] = []
  /// The touch that is down.
  private(set) var touch: UITouch?
  /// What the views are told when no recognizer that delays it can still recognize, in order.
  private var heldBegin: (touch: UITouch, event: UIEvent)?
  /// Whether the views know of the touch that is down.
  private var viewsKnowTouch = false
  private var heldEnds: [(touch: UITouch, event: UIEvent)] = []
  /// What the recognizers are told now.
  private(set) var event: UIEvent?

  init(in window: UIWindow) { self.window = window }

  // MARK: Touches

  /// A touch came down: those who want it are told, the innermost view's first.
  ///
  /// - Returns: Whether the views are told now.
  func begin(_ touch: UITouch, on view: UIView, _ event: UIEvent) -> Bool {
    self.touch = touch
    viewsKnowTouch = false
    var wanting: [UIGestureRecognizer] = []
    var current: UIView? = view
    while let view = current {
      wanting += view.ownGestureRecognizers.filter { $0.wants(touch) }
      current = view.superview
    }
    for recognizer in wanting {
      if recognizer.isOver { recognizer.start() }
      recognizer.touches = [touch]
      recognizer.arbiter = self
      if !recognizers.contains(where: { $0 === recognizer }) { recognizers.append(recognizer) }
    }
    touch.setGestureRecognizers(wanting)
    tell(event) { $0.touchesBegan([touch], with: event) }
    guard window.activeTouch === touch else { return false }
    if recognizers.contains(where: { $0.delaysTouchesBegan && $0.isUndecided(on: touch) }) {
      heldBegin = (touch, event)
    }
    settleViews()
    viewsKnowTouch = heldBegin == nil
    return viewsKnowTouch
  }

  /// The touch moved.
  ///
  /// - Returns: Whether the views are told now.
  func move(_ event: UIEvent) -> Bool {
    guard let touch else { return true }
    tell(event) { $0.touchesMoved([touch], with: event) }
    settleViews()
    return heldBegin == nil
  }

  /// The touch was lifted.
  ///
  /// - Returns: Whether the views are told now.
  func end(_ event: UIEvent) -> Bool {
    guard let touch else { return true }
    tell(event) {
      $0.touchesEnded([touch], with: event)
      // A gesture that neither is over nor waits has no touch left to go on with.
      if $0.isUnderWay { $0.state = .ended } else if !$0.waits { $0.fail() }
    }
    self.touch = nil
    let isHeld =
      window.activeTouch === touch
      && recognizers.contains { $0.delaysTouchesEnded && $0.isUndecided(on: touch) }
    if isHeld { heldEnds.append((touch, event)) }
    finish()
    return !isHeld
  }

  /// The touch is taken away, by something that is no gesture.
  func cancel() {
    guard let touch else { return }
    heldBegin = nil
    let event = UIEvent([], [touch])
    tell(event) {
      $0.touchesCancelled([touch], with: event)
      $0.giveUp()
    }
    self.touch = nil
    finish()
  }

  private func tell(_ event: UIEvent, _ body: (UIGestureRecognizer) -> Void) {
    self.event = event
    for recognizer in recognizers
    where !recognizer.isOver && recognizer.touches.contains(where: { $0 === touch }) {
      body(recognizer)
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

  /// Lets those fail that a recognizer prevents.
  func preventOthers(by recognizer: UIGestureRecognizer) {
    for other in recognizers where other !== recognizer && other.currentState == .possible {
      if prevents(recognizer, other) { other.fail() }
    }
  }

  /// A recognizer's gesture began: the views lose the touches, and so do interactions and scroll
  /// views that wait.
  func recognized(_ recognizer: UIGestureRecognizer) {
    window.press?.cancel()
    window.touchScroll = nil
    guard recognizer.cancelsTouchesInView else { return }
    if viewsKnowTouch { window.cancelViewTouch() } else { window.activeTouch = nil }
    heldBegin = nil
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
    guard touch == nil else { return }
    for recognizer in recognizers where recognizer.isOver {
      recognizer.start()
      recognizer.arbiter = nil
    }
    recognizers.removeAll { $0.arbiter == nil }
    if recognizers.isEmpty, window.gestures === self { window.gestures = nil }
  }

  private func settleViews() {
    if let (touch, event) = heldBegin,
      !recognizers.contains(where: { $0.delaysTouchesBegan && $0.isUndecided(on: touch) })
    {
      heldBegin = nil
      viewsKnowTouch = true
      touch.view?.touchesBegan([touch], with: event)
    }
    guard heldBegin == nil else { return }
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
    isEnabled && !isUnderWay && (delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true)
  }

  /// Whether a touch may still be such a gesture.
  fileprivate func isUndecided(on touch: UITouch) -> Bool {
    currentState == .possible && touch.gestureRecognizers?.contains(self) ?? false
  }

  /// Whether the gesture may go on without a touch: by another tap, or when others fail.
  fileprivate var waits: Bool { held != nil || waitsForAnotherTouch }
}
