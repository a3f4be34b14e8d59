// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Views

extension OptionalTableViewDelegateMethods {
  /// Calls `tableView(_:contextMenuConfigurationForRowAt:point:)` if it is implemented.
  ///
  /// - Returns: What it returned; nil, too, if it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    OptionalMethod.answer("tableView(_:contextMenuConfigurationForRowAt:point:)", of: delegate) {
      delegate.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
    } ?? nil
  }

  /// Calls `tableView(_:previewForHighlightingContextMenuWithConfiguration:)` if it is implemented.
  ///
  /// - Returns: What it returned; nil, too, if it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalMethod.answer(
      "tableView(_:previewForHighlightingContextMenuWithConfiguration:)", of: delegate
    ) {
      delegate.tableView(
        tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
    } ?? nil
  }

  /// Calls `tableView(_:previewForDismissingContextMenuWithConfiguration:)` if it is implemented.
  ///
  /// - Returns: What it returned; nil, too, if it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalMethod.answer(
      "tableView(_:previewForDismissingContextMenuWithConfiguration:)", of: delegate
    ) {
      delegate.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration)
    } ?? nil
  }

  /// Calls `tableView(_:willPerformPreviewActionForMenuWith:animator:)` if it is implemented.
  ///
  /// - Returns: An empty tuple; nil if it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) -> Void? {
    OptionalMethod.answer(
      "tableView(_:willPerformPreviewActionForMenuWith:animator:)", of: delegate
    ) {
      delegate.tableView(
        tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
  }

  /// Calls `tableView(_:willDisplayContextMenu:animator:)` if it is implemented.
  ///
  /// - Returns: An empty tuple; nil if it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) -> Void? {
    OptionalMethod.answer("tableView(_:willDisplayContextMenu:animator:)", of: delegate) {
      delegate.tableView(tableView, willDisplayContextMenu: configuration, animator: animator)
    }
  }

  /// Calls `tableView(_:willEndContextMenuInteraction:animator:)` if it is implemented.
  ///
  /// - Returns: An empty tuple; nil if it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) -> Void? {
    OptionalMethod.answer("tableView(_:willEndContextMenuInteraction:animator:)", of: delegate) {
      delegate.tableView(
        tableView, willEndContextMenuInteraction: configuration, animator: animator)
    }
  }

  /// Calls `tableView(_:canFocusRowAt:)` if it is implemented.
  ///
  /// - Returns: What it returned; nil if it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, canFocusRowAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethod.answer("tableView(_:canFocusRowAt:)", of: delegate) {
      delegate.tableView(tableView, canFocusRowAt: indexPath)
    }
  }

  /// Calls `tableView(_:selectionFollowsFocusForRowAt:)` if it is implemented.
  ///
  /// - Returns: What it returned; nil if it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethod.answer("tableView(_:selectionFollowsFocusForRowAt:)", of: delegate) {
      delegate.tableView(tableView, selectionFollowsFocusForRowAt: indexPath)
    }
  }

  /// Calls `tableView(_:shouldUpdateFocusIn:)` if it is implemented.
  ///
  /// - Returns: What it returned; nil if it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool? {
    OptionalMethod.answer("tableView(_:shouldUpdateFocusIn:)", of: delegate) {
      delegate.tableView(tableView, shouldUpdateFocusIn: context)
    }
  }

  /// Calls `tableView(_:didUpdateFocusIn:with:)` if it is implemented.
  ///
  /// - Returns: An empty tuple; nil if it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) -> Void? {
    OptionalMethod.answer("tableView(_:didUpdateFocusIn:with:)", of: delegate) {
      delegate.tableView(tableView, didUpdateFocusIn: context, with: coordinator)
    }
  }

  /// Calls `tableView(_:shouldBeginMultipleSelectionInteractionAt:)` if it is implemented.
  ///
  /// - Returns: What it returned; nil if it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethod.answer("tableView(_:shouldBeginMultipleSelectionInteractionAt:)", of: delegate) {
      delegate.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)
    }
  }

  /// Calls `tableView(_:didBeginMultipleSelectionInteractionAt:)` if it is implemented.
  ///
  /// - Returns: An empty tuple; nil if it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.answer("tableView(_:didBeginMultipleSelectionInteractionAt:)", of: delegate) {
      delegate.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath)
    }
  }
}
