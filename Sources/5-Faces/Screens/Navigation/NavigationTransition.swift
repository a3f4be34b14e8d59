// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// One screen taking the place of another, over time: what its animator and its driver are handed, and
/// what others add code to.
final class NavigationTransition: NSObject, UIViewControllerContextTransitioning,
  UIViewControllerTransitionCoordinator
{
  /// The animation and the driver of a transition.
  struct Style {
    let direction: NavigationDirection
    let animator: any UIViewControllerAnimatedTransitioning
    /// The gesture that drives it; nil for none.
    var driver: (any UIViewControllerInteractiveTransitioning)?
  }

  private typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let outgoing: UIViewController?
  let incoming: UIViewController
  let isAnimated: Bool
  let containerView: UIView
  private let style: Style
  private let completion: (_ didComplete: Bool) -> Void
  /// The time of what a gesture drives.
  private var timing: InteractiveTiming?
  private var changeBars: (() -> Void)?
  private var steps: [Step] = []
  private var interactionHandlers: [Step] = []
  private var completions: [Step] = []
  private var frames: (initial: CGRect, final: CGRect) = (.zero, .zero)
  /// The beginning of the animation, in the window's time; nil before.
  private var begin: TimeInterval?
  private var isOver = false
  private(set) var isInteractive = false
  private(set) var initiallyInteractive = false
  private(set) var transitionWasCancelled = false
  private(set) var percentComplete: CGFloat = 0

  /// - Parameters:
  ///   - outgoing: What is shown; nil for nothing.
  ///   - incoming: What is to be shown.
  ///   - containerView: The view that both screens are in.
  ///   - style: How it looks, and what drives it.
  ///   - isAnimated: Whether the transition takes time.
  ///   - completion: Called at the end, with false if the transition was called off.
  init(
    from outgoing: UIViewController?, to incoming: UIViewController, in containerView: UIView,
    _ style: Style, animated isAnimated: Bool, completion: @escaping (_ didComplete: Bool) -> Void
  ) {
    self.outgoing = outgoing
    self.incoming = incoming
    self.containerView = containerView
    self.style = style
    self.isAnimated = isAnimated
    self.completion = completion
  }

  /// Begins.
  ///
  /// - Parameters:
  ///   - prepare: Places the incoming view and lays it out, at its end.
  ///   - bar: Changes the bars.
  func run(prepare: () -> Void, bar: @escaping () -> Void) {
    UIView.performWithoutAnimation {
      let view = incoming.viewInContainer
      if style.direction == .forward {
        containerView.addSubview(view)
      } else {
        containerView.insertSubview(view, at: 0)
      }
      prepare()
    }
    guard isAnimated else {
      UIView.performWithoutAnimation {
        bar()
        for step in steps { step(self) }
      }
      return finish(true)
    }
    frames = (outgoing?.viewIfLoaded?.frame ?? .zero, incoming.viewInContainer.frame)
    changeBars = bar
    guard let driver = style.driver, driver.wantsInteractiveStart, let window = containerView.window
    else { return animate() }
    timing = InteractiveTiming(at: window.currentTime, curve: driver.completionCurve)
    (isInteractive, initiallyInteractive) = (true, true)
    driver.startInteractiveTransition(self)
    // A driver that moves the views itself leaves the bars.
    animateBars()
  }

  /// Has the animator animate, at the pace of the gesture that drives the transition.
  func animate() {
    collect { style.animator.animateTransition(using: self) }
    animateBars()
  }

  private func animateBars() {
    guard let changeBars, !isOver else { return }
    self.changeBars = nil
    begin = containerView.window?.currentTime ?? 0
    animate(for: transitionDuration) {
      changeBars()
      for step in self.steps { step(self) }
    }
  }

  /// Runs code that was added after the beginning: what it animates takes the rest of the time.
  private func runLate(_ step: @escaping Step, since begin: TimeInterval) {
    let rest =
      timing.map { _ in TimeInterval(1 - percentComplete) * transitionDuration }
      ?? begin + transitionDuration - (containerView.window?.currentTime ?? 0)
    animate(for: max(0, rest)) { step(self) }
  }

  private func animate(for duration: TimeInterval, _ changes: @escaping () -> Void) {
    collect {
      if style.animator is SlideTransition, !isInteractive {
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
    UIView.performWithoutAnimation {
      (didComplete ? outgoing : incoming)?.viewIfLoaded?.removeFromSuperview()
      if isAnimated { style.animator.animationEnded(didComplete) }
    }
    completion(didComplete)
    for completion in completions { completion(self) }
    changeBars = nil
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
  var completionVelocity: CGFloat {
    let speed = style.driver?.completionSpeed ?? 1
    return speed > 0 && speed.isFinite ? speed : 1
  }
  var completionCurve: UIView.AnimationCurve { style.driver?.completionCurve ?? .easeInOut }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: outgoing
    case .to: incoming
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: outgoing?.viewIfLoaded
    case .to: incoming.viewIfLoaded
    default: nil
    }
  }

  func initialFrame(for viewController: UIViewController) -> CGRect {
    viewController === outgoing ? frames.initial : .zero
  }

  func finalFrame(for viewController: UIViewController) -> CGRect {
    viewController === incoming ? frames.final : .zero
  }

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
    timing?.hold(at: TimeInterval(self.percentComplete) * transitionDuration)
  }

  func finishInteractiveTransition() { release(isReversed: false) }

  func cancelInteractiveTransition() { release(isReversed: true) }

  private func release(isReversed: Bool) {
    guard isInteractive, let timing, let window = containerView.window else { return }
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

extension UIViewController {
  /// The view, loaded if it was not.
  var viewInContainer: UIView {
    loadViewIfNeeded()
    guard let view = viewIfLoaded else {
      programmerError("loadView() of \(type(of: self)) did not set a view.")
    }
    return view
  }
}

/// The direction from which a screen appears in a transition.
enum NavigationDirection {
  /// From the end: it is pushed.
  case forward
  /// From behind: another one is popped.
  case back
}

/// The transition that pushes and pops screens: the one in front moves in from the end, or out to
/// it, and the one behind moves less, and is dimmed.
final class SlideTransition: NSObject, UIViewControllerAnimatedTransitioning {
  /// Seconds from the first screen to the other.
  static let duration: TimeInterval = 0.35
  /// The distance that the screen behind moves, as a share of the width.
  private static let parallax: CGFloat = 0.3
  /// The opacity of the dimming over the screen behind.
  private static let dimming: CGFloat = 0.1

  private let direction: NavigationDirection
  private let shade = UIView()
  private var front: UIView?
  private var back: UIView?

  /// - Parameter direction: Which of the screens is in front.
  init(_ direction: NavigationDirection) { self.direction = direction }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let (old, new) = (context.view(forKey: .from), context.view(forKey: .to))
    (front, back) = direction == .forward ? (new, old) : (old, new)
    let container = context.containerView
    UIView.performWithoutAnimation { moveToStart(in: container) }
    let changes = { self.moveToEnd(in: container) }
    let completion = { (_: Bool) in context.completeTransition(!context.transitionWasCancelled) }
    if context.isInteractive {
      // The screens stay below the touch.
      UIView.animate(
        withDuration: Self.duration, delay: 0, options: .curveLinear, animations: changes,
        completion: completion)
    } else {
      // Completed by the timeline; what begins meanwhile finishes it before.
      UIView.animate(
        withDuration: Self.duration, delay: 0, usingSpringWithDamping: 1,
        initialSpringVelocity: 0, animations: changes, completion: completion)
    }
  }

  private func width(of container: UIView) -> CGFloat {
    let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return container.bounds.width * (isMirrored ? -1 : 1)
  }

  private func moveToStart(in container: UIView) {
    shade.backgroundColor = .black
    shade.isUserInteractionEnabled = false
    shade.frame = container.bounds
    if let front { container.insertSubview(shade, belowSubview: front) }
    let width = width(of: container)
    if direction == .forward {
      shade.alpha = 0
      front?.transform = CGAffineTransform(translationX: width, y: 0)
    } else {
      shade.alpha = Self.dimming
      back?.transform = CGAffineTransform(translationX: -Self.parallax * width, y: 0)
    }
  }

  private func moveToEnd(in container: UIView) {
    let width = width(of: container)
    if direction == .forward {
      shade.alpha = Self.dimming
      front?.transform = .identity
      back?.transform = CGAffineTransform(translationX: -Self.parallax * width, y: 0)
    } else {
      shade.alpha = 0
      front?.transform = CGAffineTransform(translationX: width, y: 0)
      back?.transform = .identity
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    shade.removeFromSuperview()
    for view in [front, back] { view?.transform = .identity }
  }
}
