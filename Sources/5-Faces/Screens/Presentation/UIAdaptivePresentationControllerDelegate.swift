// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Geometry
public import Views

/// The methods that decide the adaptation of a presentation, and respond to the user's dismissals.
/// All are optional.
///
/// A dismissal by code calls none of them.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Returns the style to show the controller in where the window is of compact width; `none` for the
  /// one that was asked for.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  /// Returns the style to show the controller in, in some traits; in place of
  /// ``adaptivePresentationStyle(for:)``.
  ///
  /// - Parameters:
  ///   - controller: The presentation.
  ///   - traitCollection: The traits of the window.
  /// - Returns: The style; `none` for the one that was asked for.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Returns a controller to show in the place of the one that is presented, in a style that a presentation
  /// adapts to: one with a bar around it, for instance.
  ///
  /// It is asked for when the controller is presented, and when the traits of the window change while it is.
  ///
  /// - Parameters:
  ///   - controller: The presentation.
  ///   - style: The style that it adapts to.
  /// - Returns: The controller; nil, as unless implemented, for the one that is presented. One that has a
  ///   parent or is presented already counts as nil.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Called before the controller is presented, and before its presentation adapts to other traits while it
  /// is shown.
  ///
  /// - Parameters:
  ///   - presentationController: The presentation.
  ///   - style: The style that it adapts to; `none` for the one that was asked for.
  ///   - transitionCoordinator: The transition; nil without animation, as of all that adapt.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  /// Returns whether the user may dismiss the controller; true unless implemented. Not called where
  /// it `isModalInPresentation`.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// Called before the user dismisses the controller.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called after the user has dismissed the controller.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called when the user tried to dismiss a controller that may not be.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}
