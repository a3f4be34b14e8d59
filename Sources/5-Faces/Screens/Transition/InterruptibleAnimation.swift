// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Views

/// The animator of a transition that can be interrupted, and what changes alongside it: both go together.
@MainActor
final class InterruptibleAnimation {
  private let animator: any UIViewImplicitlyAnimating
  /// Animates what others added; nil before.
  private var alongside: UIViewPropertyAnimator?
  private var isOver = false

  init(_ animator: any UIViewImplicitlyAnimating) { self.animator = animator }

  /// A transition that is gone with its screens ends nothing any more.
  isolated deinit {
    for animator in active where Self.canStop(animator) { animator.stopAnimation(true) }
  }

  private var active: [any UIViewImplicitlyAnimating] {
    var all = [animator]
    if let alongside { all.append(alongside) }
    return all.filter { $0.state == .active }
  }

  private static func canStop(_ animator: any UIViewImplicitlyAnimating) -> Bool {
    (animator as? UIViewPropertyAnimator)?.isInterruptible ?? true
  }

  var canBeInterrupted: Bool { animator.state == .active && Self.canStop(animator) }

  // MARK: Running

  /// Begins.
  ///
  /// - Parameter isHeld: Whether a gesture holds it at the beginning.
  func start(isHeld: Bool) {
    if isHeld { animator.pauseAnimation() } else { animator.startAnimation() }
  }

  func animateAlongside(for duration: TimeInterval, isHeld: Bool, _ changes: @escaping () -> Void) {
    let parameters =
      (animator as? UIViewPropertyAnimator)?.timingParameters
      ?? UICubicTimingParameters(animationCurve: .easeInOut)
    let alongside = UIViewPropertyAnimator(duration: duration, timingParameters: parameters)
    self.alongside = alongside
    alongside.addAnimations(changes)
    if isHeld { alongside.pauseAnimation() } else { alongside.startAnimation() }
  }

  /// Adds what changes alongside for the rest of the time.
  ///
  /// - Returns: Whether there is time left.
  func add(_ changes: @escaping () -> Void) -> Bool {
    guard let alongside, alongside.state == .active else { return false }
    alongside.addAnimations(changes)
    return true
  }

  // MARK: Gestures

  func hold(at share: CGFloat) {
    for animator in active { animator.fractionComplete = share }
  }

  /// Holds the animations where they are, also on their way back.
  ///
  /// - Returns: The share of the way that they have come.
  func pause() -> CGFloat {
    for animator in active {
      animator.pauseAnimation()
      if animator.isReversed { animator.isReversed = false }
    }
    return min(max(animator.fractionComplete, 0), 1)
  }

  /// Lets the animations go on to their end, or back.
  ///
  /// - Parameters:
  ///   - isReversed: Whether they go back.
  ///   - curve: The progress of the rest.
  ///   - speed: 1 for the speed that they have by themselves.
  func goOn(isReversed: Bool, along curve: any UITimingCurveProvider, speed: CGFloat) {
    for animator in active {
      if animator.isReversed != isReversed { animator.isReversed = isReversed }
      animator.continueAnimation(withTimingParameters: curve, durationFactor: 1 / speed)
    }
  }

  /// Ends the animations at once, if they have not come so far.
  func end(_ didComplete: Bool) {
    guard !isOver else { return }
    isOver = true
    for animator in active where Self.canStop(animator) {
      animator.stopAnimation(false)
      animator.finishAnimation(at: didComplete ? .end : .start)
    }
  }
}
