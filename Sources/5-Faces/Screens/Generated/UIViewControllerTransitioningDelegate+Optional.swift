// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT
//
// Generated from Sources/OptionalMethods.txt: edit that, and run
// .ci/lint --record optional-methods
// swift-format-ignore-file

public import Views
import Geometry

extension UIViewControllerTransitioningDelegate {
  /// Returns `nil`: the default of `animationController(forPresented:presenting:source:)`.
  public func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    OptionalMethod.unimplemented(by: self, nil)
  }

  /// Returns `nil`: the default of `animationController(forDismissed:)`.
  public func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    OptionalMethod.unimplemented(by: self, nil)
  }

  /// Returns `nil`: the default of `interactionControllerForPresentation(using:)`.
  public func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? {
    OptionalMethod.unimplemented(by: self, nil)
  }

  /// Returns `nil`: the default of `interactionControllerForDismissal(using:)`.
  public func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? {
    OptionalMethod.unimplemented(by: self, nil)
  }

  /// Returns `nil`: the default of `presentationController(forPresented:presenting:source:)`.
  public func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
    OptionalMethod.unimplemented(by: self, nil)
  }
}
