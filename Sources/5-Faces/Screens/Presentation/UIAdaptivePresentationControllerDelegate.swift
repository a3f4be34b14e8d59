// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Geometry
public import Views

/// Methods that say how a presentation adapts, and respond to the user's dismissals. All are optional.
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
  /// Decides whether the user may dismiss the controller; true unless implemented. Not asked where it
  /// `isModalInPresentation`.
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
