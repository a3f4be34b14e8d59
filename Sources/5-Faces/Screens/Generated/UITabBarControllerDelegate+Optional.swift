// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT
//
// Generated from Sources/OptionalMethods.txt: edit that, and run
// .ci/lint --record optional-methods
// swift-format-ignore-file

public import Views
import Geometry

extension UITabBarControllerDelegate {
  /// Returns `true`: the default of `tabBarController(_:shouldSelect:)`.
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    OptionalMethod.unimplemented(by: self, true)
  }

  /// Does nothing: the default of `tabBarController(_:didSelect:)`.
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Returns `nil`: the default of `tabBarController(_:animationControllerForTransitionFrom:to:)`.
  public func tabBarController(_ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    OptionalMethod.unimplemented(by: self, nil)
  }

  /// Returns `nil`: the default of `tabBarController(_:interactionControllerFor:)`.
  public func tabBarController(_ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? {
    OptionalMethod.unimplemented(by: self, nil)
  }
}
