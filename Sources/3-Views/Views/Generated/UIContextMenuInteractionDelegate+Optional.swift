// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT
//
// Generated from Sources/OptionalMethods.txt: edit that, and run
// .ci/lint --record optional-methods
// swift-format-ignore-file

public import Foundation
import Geometry

extension UIContextMenuInteractionDelegate {
  /// The optional methods named `contextMenuInteraction` of a `UIContextMenuInteractionDelegate`: a call is nil if the method is not implemented.
  public var contextMenuInteraction: OptionalContextMenuInteractionDelegateMethods? { OptionalContextMenuInteractionDelegateMethods(delegate: self) }
}

/// The optional methods of a menu interaction's delegate.
///
/// A call has the result of the method of a `UIContextMenuInteractionDelegate`, and is nil where that is not implemented.
@preconcurrency @MainActor
public struct OptionalContextMenuInteractionDelegateMethods {
  let delegate: any UIContextMenuInteractionDelegate

  /// Calls `contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration, highlightPreviewForItemWithIdentifier identifier: any NSCopying) -> UITargetedPreview? {
    OptionalMethod.answer("contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)", of: delegate) { delegate.contextMenuInteraction(interaction, configuration: configuration, highlightPreviewForItemWithIdentifier: identifier) } ?? nil
  }

  /// Calls `contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration, dismissalPreviewForItemWithIdentifier identifier: any NSCopying) -> UITargetedPreview? {
    OptionalMethod.answer("contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)", of: delegate) { delegate.contextMenuInteraction(interaction, configuration: configuration, dismissalPreviewForItemWithIdentifier: identifier) } ?? nil
  }

  /// Calls `contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
    OptionalMethod.answer("contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)", of: delegate) { delegate.contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration) } ?? nil
  }

  /// Calls `contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
    OptionalMethod.answer("contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)", of: delegate) { delegate.contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration) } ?? nil
  }

  /// Calls `contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) -> Void? {
    OptionalMethod.answer("contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)", of: delegate) { delegate.contextMenuInteraction(interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator) }
  }

  /// Calls `contextMenuInteraction(_:willDisplayMenuFor:animator:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) -> Void? {
    OptionalMethod.answer("contextMenuInteraction(_:willDisplayMenuFor:animator:)", of: delegate) { delegate.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator) }
  }

  /// Calls `contextMenuInteraction(_:willEndFor:animator:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) -> Void? {
    OptionalMethod.answer("contextMenuInteraction(_:willEndFor:animator:)", of: delegate) { delegate.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator) }
  }
}

extension UIContextMenuInteractionDelegate {
  /// Returns `nil`: the default of `contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)`.
  public func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration, highlightPreviewForItemWithIdentifier identifier: any NSCopying) -> UITargetedPreview? {
    OptionalMethod.unimplemented(by: self, nil)
  }

  /// Returns `nil`: the default of `contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)`.
  public func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration, dismissalPreviewForItemWithIdentifier identifier: any NSCopying) -> UITargetedPreview? {
    OptionalMethod.unimplemented(by: self, nil)
  }

  /// Returns `nil`: the default of `contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)`.
  public func contextMenuInteraction(_ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
    OptionalMethod.unimplemented(by: self, nil)
  }

  /// Returns `nil`: the default of `contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)`.
  public func contextMenuInteraction(_ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
    OptionalMethod.unimplemented(by: self, nil)
  }

  /// Does nothing: the default of `contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)`.
  public func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `contextMenuInteraction(_:willDisplayMenuFor:animator:)`.
  public func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `contextMenuInteraction(_:willEndFor:animator:)`.
  public func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {
    OptionalMethod.unimplemented(by: self)
  }
}
