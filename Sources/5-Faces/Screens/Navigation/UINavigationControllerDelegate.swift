// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Views

/// The methods that follow the controllers of a navigation controller, and choose transitions.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Called before a controller is shown.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// Called when a controller is shown, at the end of its transition.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
  /// Returns what animates a transition; nil, unless implemented, for the slide of the system.
  ///
  /// - Parameters:
  ///   - navigationController: The controller.
  ///   - operation: Whether a controller is pushed or popped.
  ///   - fromVC: The controller that is shown.
  ///   - toVC: The controller that is to be shown.
  /// - Returns: The animator.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns what drives a transition by a gesture; nil, unless implemented, for nothing.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationController {
  /// A change of a navigation controller's stack.
  public enum Operation: Int, Hashable, Sendable {
    /// The stack does not change.
    case none = 0
    /// A controller comes onto it.
    case push = 1
    /// Controllers are popped from the stack.
    case pop = 2
  }
}
