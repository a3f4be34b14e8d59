// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Views

/// The methods that decide on a tab bar controller's selection, and choose the transitions.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Returns whether a touch may select a controller; true unless implemented. Called for the one that is
  /// selected, too, and not for selections by code.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - viewController: The controller whose item was touched; for More,
  ///     `moreNavigationController`.
  /// - Returns: Whether it is selected.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Called when a touch has selected a controller, also one that was selected already.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - viewController: The controller whose item is selected; for More,
  ///     `moreNavigationController`.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// Returns what animates a change of the selected controller, by a touch or by code; nil, unless
  /// implemented, for a change at once. Called in a window only.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - fromVC: The controller that is shown.
  ///   - toVC: The controller that is to be shown.
  /// - Returns: The animator.
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns what drives a transition by a gesture; nil, unless implemented, for nothing.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}
