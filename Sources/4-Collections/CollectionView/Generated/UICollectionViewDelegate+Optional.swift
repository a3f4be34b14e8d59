// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT
//
// Generated from Sources/OptionalMethods.txt: edit that, and run
// .ci/lint --record optional-methods
// swift-format-ignore-file

public import Foundation
public import Interactions
public import Views
import Geometry

extension UICollectionViewDelegate {
  /// The optional methods named `collectionView` of a `UICollectionViewDelegate`: a call is nil if the method is not implemented.
  public var collectionView: OptionalDelegateMethods? { OptionalDelegateMethods(delegate: self) }

  /// The optional methods named `indexPathForPreferredFocusedView` of a `UICollectionViewDelegate`: a call is nil if the method is not implemented.
  public var indexPathForPreferredFocusedView: (@MainActor (UICollectionView) -> IndexPath?)? {
    { collectionView in
      OptionalMethod.answer("indexPathForPreferredFocusedView(in:)", of: self) { self.indexPathForPreferredFocusedView(in: collectionView) } ?? nil
    }
  }

  /// The optional methods named `collectionViewDidEndMultipleSelectionInteraction` of a `UICollectionViewDelegate`: a call is nil if the method is not implemented.
  public var collectionViewDidEndMultipleSelectionInteraction: (@MainActor (UICollectionView) -> Void?)? {
    { collectionView in
      OptionalMethod.answer("collectionViewDidEndMultipleSelectionInteraction(_:)", of: self) { self.collectionViewDidEndMultipleSelectionInteraction(collectionView) }
    }
  }
}

/// The optional methods of a collection view's delegate.
///
/// A call has the result of the method of a `UICollectionViewDelegate`, and is nil where that is not implemented.
@preconcurrency @MainActor
public struct OptionalDelegateMethods {
  let delegate: any UICollectionViewDelegate

  /// Calls `collectionView(_:shouldHighlightItemAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool? {
    OptionalMethod.answer("collectionView(_:shouldHighlightItemAt:)", of: delegate) { delegate.collectionView(collectionView, shouldHighlightItemAt: indexPath) }
  }

  /// Calls `collectionView(_:didHighlightItemAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) -> Void? {
    OptionalMethod.answer("collectionView(_:didHighlightItemAt:)", of: delegate) { delegate.collectionView(collectionView, didHighlightItemAt: indexPath) }
  }

  /// Calls `collectionView(_:didUnhighlightItemAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) -> Void? {
    OptionalMethod.answer("collectionView(_:didUnhighlightItemAt:)", of: delegate) { delegate.collectionView(collectionView, didUnhighlightItemAt: indexPath) }
  }

  /// Calls `collectionView(_:shouldSelectItemAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool? {
    OptionalMethod.answer("collectionView(_:shouldSelectItemAt:)", of: delegate) { delegate.collectionView(collectionView, shouldSelectItemAt: indexPath) }
  }

  /// Calls `collectionView(_:shouldDeselectItemAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool? {
    OptionalMethod.answer("collectionView(_:shouldDeselectItemAt:)", of: delegate) { delegate.collectionView(collectionView, shouldDeselectItemAt: indexPath) }
  }

  /// Calls `collectionView(_:didSelectItemAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) -> Void? {
    OptionalMethod.answer("collectionView(_:didSelectItemAt:)", of: delegate) { delegate.collectionView(collectionView, didSelectItemAt: indexPath) }
  }

  /// Calls `collectionView(_:didDeselectItemAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) -> Void? {
    OptionalMethod.answer("collectionView(_:didDeselectItemAt:)", of: delegate) { delegate.collectionView(collectionView, didDeselectItemAt: indexPath) }
  }

  /// Calls `collectionView(_:canPerformPrimaryActionForItemAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool? {
    OptionalMethod.answer("collectionView(_:canPerformPrimaryActionForItemAt:)", of: delegate) { delegate.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath) }
  }

  /// Calls `collectionView(_:performPrimaryActionForItemAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) -> Void? {
    OptionalMethod.answer("collectionView(_:performPrimaryActionForItemAt:)", of: delegate) { delegate.collectionView(collectionView, performPrimaryActionForItemAt: indexPath) }
  }

  /// Calls `collectionView(_:shouldShowMenuForItemAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool? {
    OptionalMethod.answer("collectionView(_:shouldShowMenuForItemAt:)", of: delegate) { delegate.collectionView(collectionView, shouldShowMenuForItemAt: indexPath) }
  }

  /// Calls `collectionView(_:canPerformAction:forItemAt:withSender:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?) -> Bool? {
    OptionalMethod.answer("collectionView(_:canPerformAction:forItemAt:withSender:)", of: delegate) { delegate.collectionView(collectionView, canPerformAction: action, forItemAt: indexPath, withSender: sender) }
  }

  /// Calls `collectionView(_:performAction:forItemAt:withSender:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?) -> Void? {
    OptionalMethod.answer("collectionView(_:performAction:forItemAt:withSender:)", of: delegate) { delegate.collectionView(collectionView, performAction: action, forItemAt: indexPath, withSender: sender) }
  }

  /// Calls `collectionView(_:canEditItemAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool? {
    OptionalMethod.answer("collectionView(_:canEditItemAt:)", of: delegate) { delegate.collectionView(collectionView, canEditItemAt: indexPath) }
  }

  /// Calls `collectionView(_:shouldSpringLoadItemAt:with:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext) -> Bool? {
    OptionalMethod.answer("collectionView(_:shouldSpringLoadItemAt:with:)", of: delegate) { delegate.collectionView(collectionView, shouldSpringLoadItemAt: indexPath, with: context) }
  }

  /// Calls `collectionView(_:canFocusItemAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool? {
    OptionalMethod.answer("collectionView(_:canFocusItemAt:)", of: delegate) { delegate.collectionView(collectionView, canFocusItemAt: indexPath) }
  }

  /// Calls `collectionView(_:selectionFollowsFocusForItemAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath) -> Bool? {
    OptionalMethod.answer("collectionView(_:selectionFollowsFocusForItemAt:)", of: delegate) { delegate.collectionView(collectionView, selectionFollowsFocusForItemAt: indexPath) }
  }

  /// Calls `collectionView(_:shouldUpdateFocusIn:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext) -> Bool? {
    OptionalMethod.answer("collectionView(_:shouldUpdateFocusIn:)", of: delegate) { delegate.collectionView(collectionView, shouldUpdateFocusIn: context) }
  }

  /// Calls `collectionView(_:didUpdateFocusIn:with:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) -> Void? {
    OptionalMethod.answer("collectionView(_:didUpdateFocusIn:with:)", of: delegate) { delegate.collectionView(collectionView, didUpdateFocusIn: context, with: coordinator) }
  }

  /// Calls `collectionView(_:shouldBeginMultipleSelectionInteractionAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool? {
    OptionalMethod.answer("collectionView(_:shouldBeginMultipleSelectionInteractionAt:)", of: delegate) { delegate.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath) }
  }

  /// Calls `collectionView(_:didBeginMultipleSelectionInteractionAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Void? {
    OptionalMethod.answer("collectionView(_:didBeginMultipleSelectionInteractionAt:)", of: delegate) { delegate.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath) }
  }

  /// Calls `collectionView(_:willDisplay:forItemAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) -> Void? {
    OptionalMethod.answer("collectionView(_:willDisplay:forItemAt:)", of: delegate) { delegate.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath) }
  }

  /// Calls `collectionView(_:didEndDisplaying:forItemAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) -> Void? {
    OptionalMethod.answer("collectionView(_:didEndDisplaying:forItemAt:)", of: delegate) { delegate.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath) }
  }

  /// Calls `collectionView(_:willDisplaySupplementaryView:forElementKind:at:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath) -> Void? {
    OptionalMethod.answer("collectionView(_:willDisplaySupplementaryView:forElementKind:at:)", of: delegate) { delegate.collectionView(collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath) }
  }

  /// Calls `collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind elementKind: String, at indexPath: IndexPath) -> Void? {
    OptionalMethod.answer("collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)", of: delegate) { delegate.collectionView(collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath) }
  }

  /// Calls `collectionView(_:targetContentOffsetForProposedContentOffset:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint? {
    OptionalMethod.answer("collectionView(_:targetContentOffsetForProposedContentOffset:)", of: delegate) { delegate.collectionView(collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset) }
  }

  /// Calls `collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath, atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath? {
    OptionalMethod.answer("collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)", of: delegate) { delegate.collectionView(collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath, atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath) }
  }

  /// Calls `collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath? {
    OptionalMethod.answer("collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)", of: delegate) { delegate.collectionView(collectionView, targetIndexPathForMoveFromItemAt: currentIndexPath, toProposedIndexPath: proposedIndexPath) }
  }

  /// Calls `collectionView(_:transitionLayoutForOldLayout:newLayout:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout, newLayout toLayout: UICollectionViewLayout) -> UICollectionViewTransitionLayout? {
    OptionalMethod.answer("collectionView(_:transitionLayoutForOldLayout:newLayout:)", of: delegate) { delegate.collectionView(collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout) }
  }

  /// Calls `collectionView(_:contextMenuConfigurationForItemsAt:point:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration? {
    OptionalMethod.answer("collectionView(_:contextMenuConfigurationForItemsAt:point:)", of: delegate) { delegate.collectionView(collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point) } ?? nil
  }

  /// Calls `collectionView(_:contextMenuConfigurationForItemAt:point:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? {
    OptionalMethod.answer("collectionView(_:contextMenuConfigurationForItemAt:point:)", of: delegate) { delegate.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPath, point: point) } ?? nil
  }

  /// Calls `collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration, highlightPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview? {
    OptionalMethod.answer("collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)", of: delegate) { delegate.collectionView(collectionView, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath) } ?? nil
  }

  /// Calls `collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration, dismissalPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview? {
    OptionalMethod.answer("collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)", of: delegate) { delegate.collectionView(collectionView, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: indexPath) } ?? nil
  }

  /// Calls `collectionView(_:previewForHighlightingContextMenuWithConfiguration:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
    OptionalMethod.answer("collectionView(_:previewForHighlightingContextMenuWithConfiguration:)", of: delegate) { delegate.collectionView(collectionView, previewForHighlightingContextMenuWithConfiguration: configuration) } ?? nil
  }

  /// Calls `collectionView(_:previewForDismissingContextMenuWithConfiguration:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
    OptionalMethod.answer("collectionView(_:previewForDismissingContextMenuWithConfiguration:)", of: delegate) { delegate.collectionView(collectionView, previewForDismissingContextMenuWithConfiguration: configuration) } ?? nil
  }

  /// Calls `collectionView(_:willPerformPreviewActionForMenuWith:animator:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) -> Void? {
    OptionalMethod.answer("collectionView(_:willPerformPreviewActionForMenuWith:animator:)", of: delegate) { delegate.collectionView(collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator) }
  }

  /// Calls `collectionView(_:willDisplayContextMenu:animator:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) -> Void? {
    OptionalMethod.answer("collectionView(_:willDisplayContextMenu:animator:)", of: delegate) { delegate.collectionView(collectionView, willDisplayContextMenu: configuration, animator: animator) }
  }

  /// Calls `collectionView(_:willEndContextMenuInteraction:animator:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) -> Void? {
    OptionalMethod.answer("collectionView(_:willEndContextMenuInteraction:animator:)", of: delegate) { delegate.collectionView(collectionView, willEndContextMenuInteraction: configuration, animator: animator) }
  }
}

extension UICollectionViewDelegate {
  /// Returns `true`: the default of `collectionView(_:shouldHighlightItemAt:)`.
  public func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    OptionalMethod.unimplemented(by: self, true)
  }

  /// Does nothing: the default of `collectionView(_:didHighlightItemAt:)`.
  public func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `collectionView(_:didUnhighlightItemAt:)`.
  public func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Returns `true`: the default of `collectionView(_:shouldSelectItemAt:)`.
  public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    OptionalMethod.unimplemented(by: self, true)
  }

  /// Returns `true`: the default of `collectionView(_:shouldDeselectItemAt:)`.
  public func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    OptionalMethod.unimplemented(by: self, true)
  }

  /// Does nothing: the default of `collectionView(_:didSelectItemAt:)`.
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `collectionView(_:didDeselectItemAt:)`.
  public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Returns `!collectionView.isEditing`: the default of `collectionView(_:canPerformPrimaryActionForItemAt:)`.
  public func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool {
    OptionalMethod.unimplemented(by: self, !collectionView.isEditing)
  }

  /// Does nothing: the default of `collectionView(_:performPrimaryActionForItemAt:)`.
  public func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Returns `false`: the default of `collectionView(_:shouldShowMenuForItemAt:)`.
  public func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
    OptionalMethod.unimplemented(by: self, false)
  }

  /// Returns `false`: the default of `collectionView(_:canPerformAction:forItemAt:withSender:)`.
  public func collectionView(_ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?) -> Bool {
    OptionalMethod.unimplemented(by: self, false)
  }

  /// Does nothing: the default of `collectionView(_:performAction:forItemAt:withSender:)`.
  public func collectionView(_ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Returns `true`: the default of `collectionView(_:canEditItemAt:)`.
  public func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
    OptionalMethod.unimplemented(by: self, true)
  }

  /// Returns `true`: the default of `collectionView(_:shouldSpringLoadItemAt:with:)`.
  public func collectionView(_ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext) -> Bool {
    OptionalMethod.unimplemented(by: self, true)
  }

  /// Returns `collectionView.allowsFocusNow`: the default of `collectionView(_:canFocusItemAt:)`.
  public func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
    OptionalMethod.unimplemented(by: self, collectionView.allowsFocusNow)
  }

  /// Returns `collectionView.selectionFollowsFocus`: the default of `collectionView(_:selectionFollowsFocusForItemAt:)`.
  public func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath) -> Bool {
    OptionalMethod.unimplemented(by: self, collectionView.selectionFollowsFocus)
  }

  /// Returns `true`: the default of `collectionView(_:shouldUpdateFocusIn:)`.
  public func collectionView(_ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext) -> Bool {
    OptionalMethod.unimplemented(by: self, true)
  }

  /// Does nothing: the default of `collectionView(_:didUpdateFocusIn:with:)`.
  public func collectionView(_ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Returns `nil`: the default of `indexPathForPreferredFocusedView(in:)`.
  public func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    OptionalMethod.unimplemented(by: self, nil)
  }

  /// Returns `false`: the default of `collectionView(_:shouldBeginMultipleSelectionInteractionAt:)`.
  public func collectionView(_ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool {
    OptionalMethod.unimplemented(by: self, false)
  }

  /// Does nothing: the default of `collectionView(_:didBeginMultipleSelectionInteractionAt:)`.
  public func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `collectionView(_:willDisplay:forItemAt:)`.
  public func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `collectionView(_:didEndDisplaying:forItemAt:)`.
  public func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `collectionView(_:willDisplaySupplementaryView:forElementKind:at:)`.
  public func collectionView(_ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)`.
  public func collectionView(_ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind elementKind: String, at indexPath: IndexPath) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Returns `proposedContentOffset`: the default of `collectionView(_:targetContentOffsetForProposedContentOffset:)`.
  public func collectionView(_ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    OptionalMethod.unimplemented(by: self, proposedContentOffset)
  }

  /// Returns `self.collectionView(collectionView, targetIndexPathForMoveFromItemAt: currentIndexPath, toProposedIndexPath: proposedIndexPath)`: the default of `collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)`.
  public func collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath, atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath {
    OptionalMethod.unimplemented(by: self, self.collectionView(collectionView, targetIndexPathForMoveFromItemAt: currentIndexPath, toProposedIndexPath: proposedIndexPath))
  }

  /// Returns `proposedIndexPath`: the default of `collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)`.
  public func collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath {
    OptionalMethod.unimplemented(by: self, proposedIndexPath)
  }

  /// Returns `UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)`: the default of `collectionView(_:transitionLayoutForOldLayout:newLayout:)`.
  public func collectionView(_ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout, newLayout toLayout: UICollectionViewLayout) -> UICollectionViewTransitionLayout {
    OptionalMethod.unimplemented(by: self, UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout))
  }

  /// Does nothing: the default of `collectionViewDidEndMultipleSelectionInteraction(_:)`.
  public func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Returns `nil`: the default of `collectionView(_:contextMenuConfigurationForItemAt:point:)`.
  public func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? {
    OptionalMethod.unimplemented(by: self, nil)
  }

  /// Returns `nil`: the default of `collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)`.
  public func collectionView(_ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration, highlightPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview? {
    OptionalMethod.unimplemented(by: self, nil)
  }

  /// Returns `nil`: the default of `collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)`.
  public func collectionView(_ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration, dismissalPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview? {
    OptionalMethod.unimplemented(by: self, nil)
  }

  /// Returns `nil`: the default of `collectionView(_:previewForHighlightingContextMenuWithConfiguration:)`.
  public func collectionView(_ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
    OptionalMethod.unimplemented(by: self, nil)
  }

  /// Returns `nil`: the default of `collectionView(_:previewForDismissingContextMenuWithConfiguration:)`.
  public func collectionView(_ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
    OptionalMethod.unimplemented(by: self, nil)
  }

  /// Does nothing: the default of `collectionView(_:willPerformPreviewActionForMenuWith:animator:)`.
  public func collectionView(_ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `collectionView(_:willDisplayContextMenu:animator:)`.
  public func collectionView(_ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `collectionView(_:willEndContextMenuInteraction:animator:)`.
  public func collectionView(_ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {
    OptionalMethod.unimplemented(by: self)
  }
}
