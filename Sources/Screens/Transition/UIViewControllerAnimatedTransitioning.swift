// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Animates one controller's view taking the place of another's.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns how long the transition takes.
  ///
  /// - Parameter transitionContext: The transition.
  /// - Returns: Seconds of the window's time; what is not above zero takes none.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Animates the transition, and calls `completeTransition(_:)` when that is over.
  ///
  /// - Parameter transitionContext: The transition.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Called when the transition is over.
  ///
  /// - Parameter transitionCompleted: Whether the controller that came is shown.
  func animationEnded(_ transitionCompleted: Bool)
}
