// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// An animator of the system's: what runs alongside moves as its views do.
@MainActor
protocol SystemTransition: UIViewControllerAnimatedTransitioning {
  /// Whether its views move as a spring does that does not overshoot.
  var movesAsSpring: Bool { get }
}

/// A change of screens over time, for its animator and its driver, and code of others.
///
/// Subclasses say which controllers and views there are, and what happens at the end.
class ScreenTransition: NSObject, UIViewControllerContextTransitioning,
  UIViewControllerTransitionCoordinator
{
  struct Style {
    let animator: any UIViewControllerAnimatedTransitioning
    /// The gesture that drives it; nil for none.
    var driver: (any UIViewControllerInteractiveTransitioning)?
    let isAnimated: Bool
  }

  private typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let containerView: UIView
  private let style: Style
  /// The time of what a gesture drives.
  private var timing: InteractiveTiming?
  /// The animators of a transition that can be interrupted; nil for another.
  private var interruptible: InterruptibleAnimation?
  private var changeAlongside: (() -> Void)?
  private var steps: [Step] = []
  private var interactionHandlers: [Step] = []
  private var completions: [Step] = []
  /// The beginning of the animation, in the window's time; nil before.
  private var begin: TimeInterval?
  private var isOver = false
  private(set) var isInteractive = false
  private(set) var initiallyInteractive = false
  private(set) var transitionWasCancelled = false
  private(set) var percentComplete: CGFloat = 0

  init(in containerView: UIView, _ style: Style) {
    self.containerView = containerView
    self.style = style
  }

  var isAnimated: Bool { style.isAnimated }

  // MARK: What subclasses say

  /// Takes away the view that is not shown at the end.
  func removeViews(_ didComplete: Bool) {}

  /// Called at the end, with false if the transition was called off.
  func transitionDidEnd(_ didComplete: Bool) {}

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

  func initialFrame(for viewController: UIViewController) -> CGRect { .zero }

  func finalFrame(for viewController: UIViewController) -> CGRect { .zero }

  // MARK: Running

  /// Begins, when the views are where they are to be at the end.
  func begin(alongside: @escaping () -> Void) {
    guard isAnimated else {
      UIView.performWithoutAnimation {
        alongside()
        for step in steps { step(self) }
      }
      return finish(true)
    }
    changeAlongside = alongside
    guard let driver = style.driver, driver.wantsInteractiveStart, let window = containerView.window
    else {
      (style.driver as? UIPercentDrivenInteractiveTransition)?.follow(self)
      return animate()
    }
    timing = InteractiveTiming(at: window.currentTime, curve: driver.completionCurve)
    (isInteractive, initiallyInteractive) = (true, true)
    driver.startInteractiveTransition(self)
    // A driver that moves the views itself leaves what runs alongside.
    animateAlongside()
  }

  /// Has the animator animate, at the pace of the gesture that drives the transition.
  func animate() {
    if let animator = askForAnimator() {
      let interruptible = InterruptibleAnimation(animator)
      self.interruptible = interruptible
      interruptible.start(isHeld: isInteractive)
    } else {
      collect { style.animator.animateTransition(using: self) }
    }
    animateAlongside()
  }

  /// Returns the animator that the client's object has in place of an animation; nil without one.
  private func askForAnimator() -> (any UIViewImplicitlyAnimating)? {
    guard !(style.animator is any SystemTransition) else { return nil }
    return OptionalMethod.answer("interruptibleAnimator(using:)", of: style.animator) {
      style.animator.interruptibleAnimator(using: self)
    }
  }

  private func animateAlongside() {
    guard let changeAlongside, !isOver else { return }
    self.changeAlongside = nil
    begin = containerView.window?.currentTime ?? 0
    let changes = {
      changeAlongside()
      for step in self.steps { step(self) }
    }
    if let interruptible {
      interruptible.animateAlongside(for: transitionDuration, isHeld: isInteractive, changes)
    } else {
      animate(for: transitionDuration, changes)
    }
  }

  /// Runs code that was added after the beginning: what it animates takes the rest of the time.
  private func runLate(_ step: @escaping Step, since begin: TimeInterval) {
    if let interruptible, interruptible.add({ step(self) }) { return }
    let rest =
      timing.map { _ in TimeInterval(1 - percentComplete) * transitionDuration }
      ?? begin + transitionDuration - (containerView.window?.currentTime ?? 0)
    animate(for: max(0, rest)) { step(self) }
  }

  private func animate(for duration: TimeInterval, _ changes: @escaping () -> Void) {
    collect {
      if (style.animator as? any SystemTransition)?.movesAsSpring == true, !isInteractive {
        UIView.animate(
          withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
          animations: changes)
      } else {
        UIView.animate(
          withDuration: duration, delay: 0, options: isInteractive ? .curveLinear : [],
          animations: changes)
      }
    }
  }

  private func collect(_ changes: () -> Void) {
    if let timing { timing.collect(changes) } else { changes() }
  }

  /// Ends, at once if it has not come so far.
  func finish(_ didComplete: Bool) {
    guard !isOver else { return }
    isOver = true
    isInteractive = false
    interruptible?.end(didComplete)
    UIView.performWithoutAnimation {
      // What ended at once has left no time for what changes alongside.
      if didComplete, let changeAlongside {
        changeAlongside()
        for step in steps { step(self) }
      }
      removeViews(didComplete)
      if isAnimated { style.animator.animationEnded(didComplete) }
    }
    transitionDidEnd(didComplete)
    for completion in completions { completion(self) }
    changeAlongside = nil
    steps = []
    interactionHandlers = []
    completions = []
  }

  // MARK: What is known

  var transitionDuration: TimeInterval {
    guard isAnimated else { return 0 }
    let duration = style.animator.transitionDuration(using: self)
    return duration.isFinite ? max(0, duration) : 0
  }
  var isCancelled: Bool { transitionWasCancelled }
  var isInterruptible: Bool { interruptible?.canBeInterrupted ?? false }
  var completionVelocity: CGFloat {
    let speed = style.driver?.completionSpeed ?? 1
    return speed > 0 && speed.isFinite ? speed : 1
  }
  var completionCurve: UIView.AnimationCurve { style.driver?.completionCurve ?? .easeInOut }
  var targetTransform: CGAffineTransform { .identity }

  // MARK: What others add

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !isOver else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    // `pushViewController(_:animated:)` has begun the transition when it returns, and a client asks
    // for the coordinator only then. UIKit begins with the next layout.
    if let begin { runLate(animation, since: begin) } else { steps.append(animation) }
    return true
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    if !isOver { interactionHandlers.append(handler) }
  }

  // MARK: Interaction

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard isInteractive, !percentComplete.isNaN else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    if let interruptible {
      interruptible.hold(at: self.percentComplete)
    } else {
      timing?.hold(at: TimeInterval(self.percentComplete) * transitionDuration)
    }
  }

  func pauseInteractiveTransition() {
    guard let interruptible, !isOver, !isInteractive, interruptible.canBeInterrupted else { return }
    isInteractive = true
    transitionWasCancelled = false
    percentComplete = interruptible.pause()
    for handler in interactionHandlers { handler(self) }
  }

  func finishInteractiveTransition() { release(isReversed: false) }

  func cancelInteractiveTransition() { release(isReversed: true) }

  private func release(isReversed: Bool) {
    guard isInteractive else { return }
    if let interruptible {
      isInteractive = false
      transitionWasCancelled = isReversed
      let curve = (style.driver as? UIPercentDrivenInteractiveTransition)?.timingCurve
      interruptible.goOn(
        isReversed: isReversed,
        along: curve ?? UICubicTimingParameters(animationCurve: completionCurve),
        speed: completionVelocity)
      for handler in interactionHandlers { handler(self) }
      return
    }
    guard let timing, let window = containerView.window else { return }
    isInteractive = false
    transitionWasCancelled = isReversed
    let share = TimeInterval(isReversed ? percentComplete : 1 - percentComplete)
    timing.run(
      isReversed: isReversed, from: window.currentTime,
      duration: share * transitionDuration / TimeInterval(completionVelocity))
    for handler in interactionHandlers { handler(self) }
  }

  func completeTransition(_ didComplete: Bool) { finish(didComplete) }
}
