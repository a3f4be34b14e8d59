// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

extension UIEditMenuInteractionDelegate {
  /// The methods of this name as optional ones: a call of one gives nil if it is not implemented.
  public var editMenuInteraction: OptionalEditMenuInteractionDelegateMethods? {
    OptionalEditMenuInteractionDelegateMethods(delegate: self)
  }
}

/// The optional methods of an edit menu interaction's delegate.
///
/// Every call calls the delegate's method. Where it has none of its own, the result is nil.
@preconcurrency @MainActor
public struct OptionalEditMenuInteractionDelegateMethods {
  let delegate: any UIEditMenuInteractionDelegate

  /// Calls `editMenuInteraction(_:menuFor:suggestedActions:)` if it is implemented.
  ///
  /// - Returns: What it returned; nil, too, if it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    OptionalMethod.answer("editMenuInteraction(_:menuFor:suggestedActions:)", of: delegate) {
      delegate.editMenuInteraction(
        interaction, menuFor: configuration, suggestedActions: suggestedActions)
    } ?? nil
  }

  /// Calls `editMenuInteraction(_:targetRectFor:)` if it is implemented.
  ///
  /// - Returns: What it returned; nil if it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect? {
    OptionalMethod.answer("editMenuInteraction(_:targetRectFor:)", of: delegate) {
      delegate.editMenuInteraction(interaction, targetRectFor: configuration)
    }
  }

  /// Calls `editMenuInteraction(_:willPresentMenuFor:animator:)` if it is implemented.
  ///
  /// - Returns: An empty tuple; nil if it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) -> Void? {
    OptionalMethod.answer("editMenuInteraction(_:willPresentMenuFor:animator:)", of: delegate) {
      delegate.editMenuInteraction(
        interaction, willPresentMenuFor: configuration, animator: animator)
    }
  }

  /// Calls `editMenuInteraction(_:willDismissMenuFor:animator:)` if it is implemented.
  ///
  /// - Returns: An empty tuple; nil if it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) -> Void? {
    OptionalMethod.answer("editMenuInteraction(_:willDismissMenuFor:animator:)", of: delegate) {
      delegate.editMenuInteraction(
        interaction, willDismissMenuFor: configuration, animator: animator)
    }
  }
}
