// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Views

extension OptionalDelegateMethods {
  /// Calls `collectionView(_:contextMenuConfigurationForItemsAt:point:)` if it is implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    OptionalMethod.answer(
      "collectionView(_:contextMenuConfigurationForItemsAt:point:)", of: delegate
    ) {
      delegate.collectionView(
        collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
    } ?? nil
  }

  /// Calls `collectionView(_:contextMenuConfigurationForItemAt:point:)` if it is implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    OptionalMethod.answer(
      "collectionView(_:contextMenuConfigurationForItemAt:point:)", of: delegate
    ) {
      delegate.collectionView(
        collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
    } ?? nil
  }

  /// Calls `collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    OptionalMethod.answer(
      "collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)", of: delegate
    ) {
      delegate.collectionView(
        collectionView, contextMenuConfiguration: configuration,
        highlightPreviewForItemAt: indexPath)
    } ?? nil
  }

  /// Calls `collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    OptionalMethod.answer(
      "collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)", of: delegate
    ) {
      delegate.collectionView(
        collectionView, contextMenuConfiguration: configuration,
        dismissalPreviewForItemAt: indexPath)
    } ?? nil
  }

  /// Calls `collectionView(_:previewForHighlightingContextMenuWithConfiguration:)` if it is implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalMethod.answer(
      "collectionView(_:previewForHighlightingContextMenuWithConfiguration:)", of: delegate
    ) {
      delegate.collectionView(
        collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
    } ?? nil
  }

  /// Calls `collectionView(_:previewForDismissingContextMenuWithConfiguration:)` if it is implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalMethod.answer(
      "collectionView(_:previewForDismissingContextMenuWithConfiguration:)", of: delegate
    ) {
      delegate.collectionView(
        collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
    } ?? nil
  }

  /// Calls `collectionView(_:willPerformPreviewActionForMenuWith:animator:)` if it is implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) -> Void? {
    OptionalMethod.answer(
      "collectionView(_:willPerformPreviewActionForMenuWith:animator:)", of: delegate
    ) {
      delegate.collectionView(
        collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
  }

  /// Calls `collectionView(_:willDisplayContextMenu:animator:)` if it is implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) -> Void? {
    OptionalMethod.answer(
      "collectionView(_:willDisplayContextMenu:animator:)", of: delegate
    ) {
      delegate.collectionView(
        collectionView, willDisplayContextMenu: configuration, animator: animator)
    }
  }

  /// Calls `collectionView(_:willEndContextMenuInteraction:animator:)` if it is implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) -> Void? {
    OptionalMethod.answer(
      "collectionView(_:willEndContextMenuInteraction:animator:)", of: delegate
    ) {
      delegate.collectionView(
        collectionView, willEndContextMenuInteraction: configuration, animator: animator)
    }
  }
}
