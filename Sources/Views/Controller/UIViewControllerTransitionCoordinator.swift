// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Geometry

/// What is known about a transition: of one controller to another, or of a controller's size.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition takes time.
  var isAnimated: Bool { get }
  /// Whether a gesture drove it when it began.
  var initiallyInteractive: Bool { get }
  /// Whether a gesture drives it now.
  var isInteractive: Bool { get }
  /// How long it takes, in seconds.
  var transitionDuration: TimeInterval { get }
  /// Whether it was called off.
  var isCancelled: Bool { get }
  /// How far a gesture has driven it, 0…1.
  var percentComplete: CGFloat { get }
  /// How fast it goes on when a gesture lets it go: 1 for the speed it has by itself.
  var completionVelocity: CGFloat { get }
  /// How its speed changes when a gesture lets it go.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view that it happens in.
  var containerView: UIView { get }
  /// How the view that comes is turned; always the identity.
  var targetTransform: CGAffineTransform { get }
  /// Returns a controller of the transition.
  ///
  /// - Parameter key: Which one.
  /// - Returns: The controller; nil if there is none, as in a change of a size.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns a view of the transition.
  ///
  /// - Parameter key: Which one.
  /// - Returns: The view; nil if there is none, as in a change of a size.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Runs what is to happen together with a transition, and after it.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Adds code to run.
  ///
  /// - Parameters:
  ///   - animation: Runs when the transition begins: what it animates takes the transition's time, and
  ///     goes with the gesture that drives it.
  ///   - completion: Runs at the end.
  /// - Returns: Whether the code will run.
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Adds code to run when a gesture lets the transition go; it learns by `isCancelled` whether the
  /// transition goes on.
  ///
  /// - Parameter handler: The code.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Adds code to run together with the transition.
  ///
  /// - Parameter animation: Runs when the transition begins.
  /// - Returns: Whether the code will run.
  @discardableResult public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  /// Adds code to run together with the transition, as `animate(alongsideTransition:completion:)`
  /// does: what it changes is animated wherever it is.
  ///
  /// - Parameters:
  ///   - view: Not read.
  ///   - animation: Runs when the transition begins.
  ///   - completion: Runs at the end.
  /// - Returns: Whether the code will run.
  @discardableResult public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }
}
