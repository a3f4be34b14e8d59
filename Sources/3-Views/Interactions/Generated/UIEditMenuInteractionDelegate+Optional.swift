// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT
//
// Generated from Sources/OptionalMethods.txt: edit that, and run
// .ci/lint --record optional-methods
// swift-format-ignore-file

public import Foundation
public import Views
import Geometry

extension UIEditMenuInteractionDelegate {
  /// The optional methods named `editMenuInteraction` of a `UIEditMenuInteractionDelegate`: a call is nil if the method is not implemented.
  public var editMenuInteraction: OptionalEditMenuInteractionDelegateMethods? { OptionalEditMenuInteractionDelegateMethods(delegate: self) }
}

/// The optional methods of an edit menu interaction's delegate.
///
/// A call has the result of the method of a `UIEditMenuInteractionDelegate`, and is nil where that is not implemented.
@preconcurrency @MainActor
public struct OptionalEditMenuInteractionDelegateMethods {
  let delegate: any UIEditMenuInteractionDelegate

  /// Calls `editMenuInteraction(_:menuFor:suggestedActions:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]) -> UIMenu? {
    OptionalMethod.answer("editMenuInteraction(_:menuFor:suggestedActions:)", of: delegate) { delegate.editMenuInteraction(interaction, menuFor: configuration, suggestedActions: suggestedActions) } ?? nil
  }

  /// Calls `editMenuInteraction(_:targetRectFor:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration) -> CGRect? {
    OptionalMethod.answer("editMenuInteraction(_:targetRectFor:)", of: delegate) { delegate.editMenuInteraction(interaction, targetRectFor: configuration) }
  }

  /// Calls `editMenuInteraction(_:willPresentMenuFor:animator:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration, animator: any UIEditMenuInteractionAnimating) -> Void? {
    OptionalMethod.answer("editMenuInteraction(_:willPresentMenuFor:animator:)", of: delegate) { delegate.editMenuInteraction(interaction, willPresentMenuFor: configuration, animator: animator) }
  }

  /// Calls `editMenuInteraction(_:willDismissMenuFor:animator:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration, animator: any UIEditMenuInteractionAnimating) -> Void? {
    OptionalMethod.answer("editMenuInteraction(_:willDismissMenuFor:animator:)", of: delegate) { delegate.editMenuInteraction(interaction, willDismissMenuFor: configuration, animator: animator) }
  }
}

extension UIEditMenuInteractionDelegate {
  /// Returns `nil`: the default of `editMenuInteraction(_:menuFor:suggestedActions:)`.
  public func editMenuInteraction(_ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]) -> UIMenu? {
    OptionalMethod.unimplemented(by: self, nil)
  }

  /// Returns `CGRect(origin: configuration.sourcePoint, size: .zero)`: the default of `editMenuInteraction(_:targetRectFor:)`.
  public func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration) -> CGRect {
    OptionalMethod.unimplemented(by: self, CGRect(origin: configuration.sourcePoint, size: .zero))
  }

  /// Does nothing: the default of `editMenuInteraction(_:willPresentMenuFor:animator:)`.
  public func editMenuInteraction(_ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration, animator: any UIEditMenuInteractionAnimating) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `editMenuInteraction(_:willDismissMenuFor:animator:)`.
  public func editMenuInteraction(_ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration, animator: any UIEditMenuInteractionAnimating) {
    OptionalMethod.unimplemented(by: self)
  }
}
