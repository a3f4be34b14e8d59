// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Views

/// The methods that supply the objects of a custom presentation. All methods are optional.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Returns what animates the controller in; nil for the system's transition. Not asked without
  /// animation.
  ///
  /// - Parameters:
  ///   - presented: The controller.
  ///   - presenting: The one that presents it.
  ///   - source: The one whose `present(_:animated:completion:)` was called.
  /// - Returns: The animator.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns what animates the controller out; nil for the system's transition. Not asked without
  /// animation.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the gesture that drives the controller in; nil for none.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the gesture that drives the controller out; nil for none.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the presentation of the style `custom`; nil for a plain one, over all of the window.
  ///
  /// - Parameters:
  ///   - presented: The controller.
  ///   - presenting: The one that presents it; nil if that is not known yet.
  ///   - source: The one whose `present(_:animated:completion:)` was called.
  /// - Returns: The presentation.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewController {
  /// The object that supplies transitions of the controller's own; nil for the system's.
  public weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get {
      presentation?.transitioningDelegate as? any UIViewControllerTransitioningDelegate
    }
    set {
      let presentation = madePresentation
      presentation.transitioningDelegate = newValue
      // A presentation that was asked for before stood in for that of the delegate.
      if newValue != nil, presentation.presenting == nil,
        let known = ownedPresentation,
        type(of: known) == UIPresentationController.self, known.style == .custom
      {
        presentation.controller = nil
      }
    }
  }

  /// The presentation that the controller has; nil before it is asked for.
  var ownedPresentation: UIPresentationController? {
    presentation?.controller as? UIPresentationController
  }

  /// The object that presents the controller or, while it is not presented, will: of its
  /// ``modalPresentationStyle``.
  public var presentationController: UIPresentationController? {
    if let known = ownedPresentation, presentation?.presenting != nil { return known }
    if let parent { return parent.presentationController }
    guard modalPresentationStyle != .none else { return nil }
    return ownPresentation(presenting: nil, source: nil)
  }

  /// The sheet that the controller is shown in, or will be; nil in another style.
  public var sheetPresentationController: UISheetPresentationController? {
    let controller = presentationController
    return controller as? UISheetPresentationController
      ?? (controller as? UIPopoverPresentationController)?.adaptiveSheetPresentationController
  }
}
