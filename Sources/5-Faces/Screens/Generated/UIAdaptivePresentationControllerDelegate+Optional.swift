// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT
//
// Generated from Sources/OptionalMethods.txt: edit that, and run
// .ci/lint --record optional-methods
// swift-format-ignore-file

public import Geometry
public import Views

extension UIAdaptivePresentationControllerDelegate {
  /// The optional methods named `adaptivePresentationStyle` of a `UIAdaptivePresentationControllerDelegate`: a call is nil if the method is not implemented.
  public var adaptivePresentationStyle: OptionalAdaptiveStyleMethods? { OptionalAdaptiveStyleMethods(delegate: self) }

  /// The optional methods named `presentationController` of a `UIAdaptivePresentationControllerDelegate`: a call is nil if the method is not implemented.
  public var presentationController: OptionalAdaptationMethods? { OptionalAdaptationMethods(delegate: self) }

  /// The optional methods named `presentationControllerShouldDismiss` of a `UIAdaptivePresentationControllerDelegate`: a call is nil if the method is not implemented.
  public var presentationControllerShouldDismiss: (@MainActor (UIPresentationController) -> Bool?)? {
    { presentationController in
      OptionalMethod.answer("presentationControllerShouldDismiss(_:)", of: self) { self.presentationControllerShouldDismiss(presentationController) }
    }
  }

  /// The optional methods named `presentationControllerWillDismiss` of a `UIAdaptivePresentationControllerDelegate`: a call is nil if the method is not implemented.
  public var presentationControllerWillDismiss: (@MainActor (UIPresentationController) -> Void?)? {
    { presentationController in
      OptionalMethod.answer("presentationControllerWillDismiss(_:)", of: self) { self.presentationControllerWillDismiss(presentationController) }
    }
  }

  /// The optional methods named `presentationControllerDidDismiss` of a `UIAdaptivePresentationControllerDelegate`: a call is nil if the method is not implemented.
  public var presentationControllerDidDismiss: (@MainActor (UIPresentationController) -> Void?)? {
    { presentationController in
      OptionalMethod.answer("presentationControllerDidDismiss(_:)", of: self) { self.presentationControllerDidDismiss(presentationController) }
    }
  }

  /// The optional methods named `presentationControllerDidAttemptToDismiss` of a `UIAdaptivePresentationControllerDelegate`: a call is nil if the method is not implemented.
  public var presentationControllerDidAttemptToDismiss: (@MainActor (UIPresentationController) -> Void?)? {
    { presentationController in
      OptionalMethod.answer("presentationControllerDidAttemptToDismiss(_:)", of: self) { self.presentationControllerDidAttemptToDismiss(presentationController) }
    }
  }
}

/// The optional methods of a presentation's delegate that say how it adapts.
///
/// A call has the result of the method of a `UIAdaptivePresentationControllerDelegate`, and is nil where that is not implemented.
@preconcurrency @MainActor
public struct OptionalAdaptiveStyleMethods {
  let delegate: any UIAdaptivePresentationControllerDelegate

  /// Calls `adaptivePresentationStyle(for:)` if it is implemented.
  @discardableResult
  public func callAsFunction(for controller: UIPresentationController) -> UIModalPresentationStyle? {
    OptionalMethod.answer("adaptivePresentationStyle(for:)", of: delegate) { delegate.adaptivePresentationStyle(for: controller) }
  }

  /// Calls `adaptivePresentationStyle(for:traitCollection:)` if it is implemented.
  @discardableResult
  public func callAsFunction(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle? {
    OptionalMethod.answer("adaptivePresentationStyle(for:traitCollection:)", of: delegate) { delegate.adaptivePresentationStyle(for: controller, traitCollection: traitCollection) }
  }
}

/// The optional methods of a presentation's delegate that say what is adapted.
///
/// A call has the result of the method of a `UIAdaptivePresentationControllerDelegate`, and is nil where that is not implemented.
@preconcurrency @MainActor
public struct OptionalAdaptationMethods {
  let delegate: any UIAdaptivePresentationControllerDelegate

  /// Calls `presentationController(_:viewControllerForAdaptivePresentationStyle:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle) -> UIViewController? {
    OptionalMethod.answer("presentationController(_:viewControllerForAdaptivePresentationStyle:)", of: delegate) { delegate.presentationController(controller, viewControllerForAdaptivePresentationStyle: style) } ?? nil
  }

  /// Calls `presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle, transitionCoordinator: (any UIViewControllerTransitionCoordinator)?) -> Void? {
    OptionalMethod.answer("presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)", of: delegate) { delegate.presentationController(presentationController, willPresentWithAdaptiveStyle: style, transitionCoordinator: transitionCoordinator) }
  }
}

extension UIAdaptivePresentationControllerDelegate {
  /// Returns `.none`: the default of `adaptivePresentationStyle(for:)`.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    OptionalMethod.unimplemented(by: self, .none)
  }

  /// Returns `.none`: the default of `adaptivePresentationStyle(for:traitCollection:)`.
  public func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    OptionalMethod.unimplemented(by: self, .none)
  }

  /// Returns `true`: the default of `presentationControllerShouldDismiss(_:)`.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    OptionalMethod.unimplemented(by: self, true)
  }

  /// Does nothing: the default of `presentationControllerWillDismiss(_:)`.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `presentationControllerDidDismiss(_:)`.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `presentationControllerDidAttemptToDismiss(_:)`.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Returns `nil`: the default of `presentationController(_:viewControllerForAdaptivePresentationStyle:)`.
  public func presentationController(_ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle) -> UIViewController? {
    OptionalMethod.unimplemented(by: self, nil)
  }

  /// Does nothing: the default of `presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)`.
  public func presentationController(_ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle, transitionCoordinator: (any UIViewControllerTransitionCoordinator)?) {
    OptionalMethod.unimplemented(by: self)
  }
}
