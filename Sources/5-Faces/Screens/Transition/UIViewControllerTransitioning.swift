// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Geometry
public import Views

/// The methods that animate a transition from one controller's view to another's.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns how long the transition takes.
  ///
  /// - Parameter transitionContext: The transition.
  /// - Returns: Seconds of the window's time; what is not above zero takes none.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Animates the transition, and calls `completeTransition(_:)` at its end.
  ///
  /// - Parameter transitionContext: The transition.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Returns what animates the transition where that can be paused, scrubbed and turned round.
  ///
  /// Where it is implemented, ``animateTransition(using:)`` is not called: the animator is started or, by a
  /// gesture that drives the transition, held where the gesture is, and goes on or back from there.
  ///
  /// - Returns: The animator, the same for a transition each time, which calls
  ///   `completeTransition(_:)` when it has ended.
  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  /// Called when the transition has ended.
  ///
  /// - Parameter transitionCompleted: Whether the controller that came is shown.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Returns an animator without animations, which is not used.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    OptionalMethod.unimplemented(by: self)
    return UIViewPropertyAnimator(duration: 0, curve: .linear)
  }
}

/// The methods that drive a transition with a gesture.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins the transition.
  ///
  /// - Parameter transitionContext: The transition, which is then told how far the gesture is.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The speed of the rest of the transition when the gesture ends: 1 for its own.
  var completionSpeed: CGFloat { get }
  /// The speed curve of the rest.
  var completionCurve: UIView.AnimationCurve { get }
  /// A Boolean value that says whether a gesture drives the transition from its beginning.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// The speed at which the transition completes, 1.
  public var completionSpeed: CGFloat { 1 }
  /// The curve with which the transition completes: slow at both ends.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// A Boolean value that says whether a gesture drives the transition from its beginning; true.
  public var wantsInteractiveStart: Bool { true }
}

/// A transition from one controller to another, as an animator or a gesture is handed it.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view that the transition happens in. The view that comes is there already, in front of the
  /// other one or behind it.
  var containerView: UIView { get }
  /// A Boolean value that says whether the transition is animated.
  var isAnimated: Bool { get }
  /// A Boolean value that says whether a gesture drives the transition now.
  var isInteractive: Bool { get }
  /// A Boolean value that says whether the transition was cancelled.
  var transitionWasCancelled: Bool { get }
  /// The rotation of the view that appears; always the identity.
  var targetTransform: CGAffineTransform { get }

  /// Sets the progress of a gesture that drives the transition.
  ///
  /// - Parameter percentComplete: A share, 0…1; others count as the nearest, NaN is ignored.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Finishes the transition: it continues to its end.
  func finishInteractiveTransition()
  /// Cancels the transition: it returns to its beginning.
  func cancelInteractiveTransition()
  /// Pauses a transition that runs by itself, for a gesture to continue it.
  ///
  /// It has an effect where the animator returns an `interruptibleAnimator(using:)`, also on the way back
  /// after ``cancelInteractiveTransition()``.
  func pauseInteractiveTransition()
  /// Completes the transition: an animator calls it at the end of its animations.
  ///
  /// - Parameter didComplete: Whether the controller that comes is shown; otherwise the other one is.
  func completeTransition(_ didComplete: Bool)

  /// Returns a controller of the transition.
  ///
  /// - Returns: The controller; nil if there is none.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns a view of the transition.
  ///
  /// - Returns: The view; nil if there is none.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns where a controller's view is at the beginning.
  ///
  /// - Returns: The frame in ``containerView``; zero for a view that is not shown then.
  func initialFrame(for viewController: UIViewController) -> CGRect
  /// Returns where a controller's view is to be at the end.
  ///
  /// - Returns: The frame in ``containerView``; zero for a view that is gone then.
  func finalFrame(for viewController: UIViewController) -> CGRect
}
