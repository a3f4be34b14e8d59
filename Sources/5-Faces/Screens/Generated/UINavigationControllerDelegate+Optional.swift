// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT
//
// Generated from Sources/OptionalMethods.txt: edit that, and run
// .ci/lint --record optional-methods
// swift-format-ignore-file

public import Views
import Geometry

extension UINavigationControllerDelegate {
  /// Does nothing: the default of `navigationController(_:willShow:animated:)`.
  public func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `navigationController(_:didShow:animated:)`.
  public func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Returns `nil`: the default of `navigationController(_:animationControllerFor:from:to:)`.
  public func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    OptionalMethod.unimplemented(by: self, nil)
  }

  /// Returns `nil`: the default of `navigationController(_:interactionControllerFor:)`.
  public func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? {
    OptionalMethod.unimplemented(by: self, nil)
  }
}
