// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Views

/// A controller that drives the animations of a transition by a fraction of their time.
///
/// The animator's animations stand still, and go where ``update(_:)`` has them, until ``finish()`` or
/// ``cancel()``. Where the animator returns an `interruptibleAnimator(using:)`, ``pause()`` holds them
/// again.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  private weak var context: (any UIViewControllerContextTransitioning)?

  /// Creates a driver at the beginning of the transition.
  public override init() { super.init() }

  /// The duration of the transition by itself, in seconds; 0 before it begins.
  open private(set) var duration: CGFloat = 0
  /// The progress of the transition, 0…1.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed of the rest of the transition when it is released: 1 for its own speed; what is not
  /// above zero counts as that.
  open var completionSpeed: CGFloat = 1
  /// The speed curve of the rest; at first slow at both ends. Read when the transition begins.
  open var completionCurve: UIView.AnimationCurve = .easeInOut
  /// The progress of the rest of a transition with an `interruptibleAnimator(using:)`; nil for
  /// ``completionCurve``.
  open var timingCurve: (any UITimingCurveProvider)?
  /// A Boolean value that says whether the transition waits for ``update(_:)`` from its beginning;
  /// otherwise it runs by itself.
  open var wantsInteractiveStart = true

  /// Begins the transition.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    percentComplete = 0
    guard let transition = transitionContext as? ScreenTransition else { return }
    duration = CGFloat(transition.transitionDuration)
    transition.animate()
  }

  func follow(_ transition: ScreenTransition) {
    context = transition
    percentComplete = 0
    duration = CGFloat(transition.transitionDuration)
  }

  /// Pauses a transition that runs by itself, or continues after a gesture; without an
  /// `interruptibleAnimator(using:)` nothing happens.
  open func pause() {
    context?.pauseInteractiveTransition()
    guard let transition = context as? ScreenTransition, transition.isInteractive else { return }
    percentComplete = transition.percentComplete
  }

  /// Sets the progress of the transition.
  ///
  /// - Parameter percentComplete: A share, 0…1; others count as the nearest, NaN is ignored.
  open func update(_ percentComplete: CGFloat) {
    guard !percentComplete.isNaN else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// Finishes the transition.
  open func finish() { context?.finishInteractiveTransition() }

  /// Cancels the transition.
  open func cancel() { context?.cancelInteractiveTransition() }
}
