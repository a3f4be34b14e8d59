// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT
//
// Generated from Sources/OptionalMethods.txt: edit that, and run
// .ci/lint --record optional-methods
// swift-format-ignore-file

public import CellContents
public import Foundation
public import Interactions
public import Views
import Geometry

extension UITableViewDelegate {
  /// The optional methods named `tableView` of a `UITableViewDelegate`: a call is nil if the method is not implemented.
  public var tableView: OptionalTableViewDelegateMethods? { OptionalTableViewDelegateMethods(delegate: self) }

  /// The optional methods named `indexPathForPreferredFocusedView` of a `UITableViewDelegate`: a call is nil if the method is not implemented.
  public var indexPathForPreferredFocusedView: OptionalPreferredFocusedRow? { OptionalPreferredFocusedRow(delegate: self) }

  /// The optional methods named `tableViewDidEndMultipleSelectionInteraction` of a `UITableViewDelegate`: a call is nil if the method is not implemented.
  public var tableViewDidEndMultipleSelectionInteraction: OptionalEndOfMultipleSelection? { OptionalEndOfMultipleSelection(delegate: self) }
}

/// The optional methods of a table view's delegate.
///
/// A call has the result of the method of a `UITableViewDelegate`, and is nil where that is not implemented.
@preconcurrency @MainActor
public struct OptionalTableViewDelegateMethods {
  let delegate: any UITableViewDelegate

  /// Calls `tableView(_:heightForRowAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat? {
    OptionalMethod.answer("tableView(_:heightForRowAt:)", of: delegate) { delegate.tableView(tableView, heightForRowAt: indexPath) }
  }

  /// Calls `tableView(_:heightForHeaderInSection:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat? {
    OptionalMethod.answer("tableView(_:heightForHeaderInSection:)", of: delegate) { delegate.tableView(tableView, heightForHeaderInSection: section) }
  }

  /// Calls `tableView(_:heightForFooterInSection:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat? {
    OptionalMethod.answer("tableView(_:heightForFooterInSection:)", of: delegate) { delegate.tableView(tableView, heightForFooterInSection: section) }
  }

  /// Calls `tableView(_:estimatedHeightForRowAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat? {
    OptionalMethod.answer("tableView(_:estimatedHeightForRowAt:)", of: delegate) { delegate.tableView(tableView, estimatedHeightForRowAt: indexPath) }
  }

  /// Calls `tableView(_:viewForHeaderInSection:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    OptionalMethod.answer("tableView(_:viewForHeaderInSection:)", of: delegate) { delegate.tableView(tableView, viewForHeaderInSection: section) } ?? nil
  }

  /// Calls `tableView(_:viewForFooterInSection:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    OptionalMethod.answer("tableView(_:viewForFooterInSection:)", of: delegate) { delegate.tableView(tableView, viewForFooterInSection: section) } ?? nil
  }

  /// Calls `tableView(_:indentationLevelForRowAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int? {
    OptionalMethod.answer("tableView(_:indentationLevelForRowAt:)", of: delegate) { delegate.tableView(tableView, indentationLevelForRowAt: indexPath) }
  }

  /// Calls `tableView(_:shouldHighlightRowAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool? {
    OptionalMethod.answer("tableView(_:shouldHighlightRowAt:)", of: delegate) { delegate.tableView(tableView, shouldHighlightRowAt: indexPath) }
  }

  /// Calls `tableView(_:didHighlightRowAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) -> Void? {
    OptionalMethod.answer("tableView(_:didHighlightRowAt:)", of: delegate) { delegate.tableView(tableView, didHighlightRowAt: indexPath) }
  }

  /// Calls `tableView(_:didUnhighlightRowAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) -> Void? {
    OptionalMethod.answer("tableView(_:didUnhighlightRowAt:)", of: delegate) { delegate.tableView(tableView, didUnhighlightRowAt: indexPath) }
  }

  /// Calls `tableView(_:willSelectRowAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    OptionalMethod.answer("tableView(_:willSelectRowAt:)", of: delegate) { delegate.tableView(tableView, willSelectRowAt: indexPath) } ?? nil
  }

  /// Calls `tableView(_:didSelectRowAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) -> Void? {
    OptionalMethod.answer("tableView(_:didSelectRowAt:)", of: delegate) { delegate.tableView(tableView, didSelectRowAt: indexPath) }
  }

  /// Calls `tableView(_:willDeselectRowAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    OptionalMethod.answer("tableView(_:willDeselectRowAt:)", of: delegate) { delegate.tableView(tableView, willDeselectRowAt: indexPath) } ?? nil
  }

  /// Calls `tableView(_:didDeselectRowAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) -> Void? {
    OptionalMethod.answer("tableView(_:didDeselectRowAt:)", of: delegate) { delegate.tableView(tableView, didDeselectRowAt: indexPath) }
  }

  /// Calls `tableView(_:accessoryButtonTappedForRowWith:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) -> Void? {
    OptionalMethod.answer("tableView(_:accessoryButtonTappedForRowWith:)", of: delegate) { delegate.tableView(tableView, accessoryButtonTappedForRowWith: indexPath) }
  }

  /// Calls `tableView(_:willDisplay:forRowAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) -> Void? {
    OptionalMethod.answer("tableView(_:willDisplay:forRowAt:)", of: delegate) { delegate.tableView(tableView, willDisplay: cell, forRowAt: indexPath) }
  }

  /// Calls `tableView(_:didEndDisplaying:forRowAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) -> Void? {
    OptionalMethod.answer("tableView(_:didEndDisplaying:forRowAt:)", of: delegate) { delegate.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath) }
  }

  /// Calls `tableView(_:willDisplayHeaderView:forSection:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) -> Void? {
    OptionalMethod.answer("tableView(_:willDisplayHeaderView:forSection:)", of: delegate) { delegate.tableView(tableView, willDisplayHeaderView: view, forSection: section) }
  }

  /// Calls `tableView(_:didEndDisplayingHeaderView:forSection:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) -> Void? {
    OptionalMethod.answer("tableView(_:didEndDisplayingHeaderView:forSection:)", of: delegate) { delegate.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section) }
  }

  /// Calls `tableView(_:willDisplayFooterView:forSection:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) -> Void? {
    OptionalMethod.answer("tableView(_:willDisplayFooterView:forSection:)", of: delegate) { delegate.tableView(tableView, willDisplayFooterView: view, forSection: section) }
  }

  /// Calls `tableView(_:didEndDisplayingFooterView:forSection:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) -> Void? {
    OptionalMethod.answer("tableView(_:didEndDisplayingFooterView:forSection:)", of: delegate) { delegate.tableView(tableView, didEndDisplayingFooterView: view, forSection: section) }
  }

  /// Calls `tableView(_:editingStyleForRowAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle? {
    OptionalMethod.answer("tableView(_:editingStyleForRowAt:)", of: delegate) { delegate.tableView(tableView, editingStyleForRowAt: indexPath) }
  }

  /// Calls `tableView(_:titleForDeleteConfirmationButtonForRowAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? {
    OptionalMethod.answer("tableView(_:titleForDeleteConfirmationButtonForRowAt:)", of: delegate) { delegate.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath) } ?? nil
  }

  /// Calls `tableView(_:leadingSwipeActionsConfigurationForRowAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    OptionalMethod.answer("tableView(_:leadingSwipeActionsConfigurationForRowAt:)", of: delegate) { delegate.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath) } ?? nil
  }

  /// Calls `tableView(_:trailingSwipeActionsConfigurationForRowAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    OptionalMethod.answer("tableView(_:trailingSwipeActionsConfigurationForRowAt:)", of: delegate) { delegate.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath) } ?? nil
  }

  /// Calls `tableView(_:editActionsForRowAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
    OptionalMethod.answer("tableView(_:editActionsForRowAt:)", of: delegate) { delegate.tableView(tableView, editActionsForRowAt: indexPath) } ?? nil
  }

  /// Calls `tableView(_:shouldIndentWhileEditingRowAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool? {
    OptionalMethod.answer("tableView(_:shouldIndentWhileEditingRowAt:)", of: delegate) { delegate.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath) }
  }

  /// Calls `tableView(_:willBeginEditingRowAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) -> Void? {
    OptionalMethod.answer("tableView(_:willBeginEditingRowAt:)", of: delegate) { delegate.tableView(tableView, willBeginEditingRowAt: indexPath) }
  }

  /// Calls `tableView(_:didEndEditingRowAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) -> Void? {
    OptionalMethod.answer("tableView(_:didEndEditingRowAt:)", of: delegate) { delegate.tableView(tableView, didEndEditingRowAt: indexPath) }
  }

  /// Calls `tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath, toProposedIndexPath proposedDestinationIndexPath: IndexPath) -> IndexPath? {
    OptionalMethod.answer("tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)", of: delegate) { delegate.tableView(tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath, toProposedIndexPath: proposedDestinationIndexPath) }
  }

  /// Calls `tableView(_:canPerformPrimaryActionForRowAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool? {
    OptionalMethod.answer("tableView(_:canPerformPrimaryActionForRowAt:)", of: delegate) { delegate.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath) }
  }

  /// Calls `tableView(_:performPrimaryActionForRowAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) -> Void? {
    OptionalMethod.answer("tableView(_:performPrimaryActionForRowAt:)", of: delegate) { delegate.tableView(tableView, performPrimaryActionForRowAt: indexPath) }
  }

  /// Calls `tableView(_:shouldSpringLoadRowAt:with:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext) -> Bool? {
    OptionalMethod.answer("tableView(_:shouldSpringLoadRowAt:with:)", of: delegate) { delegate.tableView(tableView, shouldSpringLoadRowAt: indexPath, with: context) }
  }

  /// Calls `tableView(_:estimatedHeightForHeaderInSection:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat? {
    OptionalMethod.answer("tableView(_:estimatedHeightForHeaderInSection:)", of: delegate) { delegate.tableView(tableView, estimatedHeightForHeaderInSection: section) }
  }

  /// Calls `tableView(_:estimatedHeightForFooterInSection:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat? {
    OptionalMethod.answer("tableView(_:estimatedHeightForFooterInSection:)", of: delegate) { delegate.tableView(tableView, estimatedHeightForFooterInSection: section) }
  }

  /// Calls `tableView(_:shouldBeginMultipleSelectionInteractionAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool? {
    OptionalMethod.answer("tableView(_:shouldBeginMultipleSelectionInteractionAt:)", of: delegate) { delegate.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath) }
  }

  /// Calls `tableView(_:didBeginMultipleSelectionInteractionAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Void? {
    OptionalMethod.answer("tableView(_:didBeginMultipleSelectionInteractionAt:)", of: delegate) { delegate.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath) }
  }

  /// Calls `tableView(_:canFocusRowAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool? {
    OptionalMethod.answer("tableView(_:canFocusRowAt:)", of: delegate) { delegate.tableView(tableView, canFocusRowAt: indexPath) }
  }

  /// Calls `tableView(_:selectionFollowsFocusForRowAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool? {
    OptionalMethod.answer("tableView(_:selectionFollowsFocusForRowAt:)", of: delegate) { delegate.tableView(tableView, selectionFollowsFocusForRowAt: indexPath) }
  }

  /// Calls `tableView(_:shouldUpdateFocusIn:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool? {
    OptionalMethod.answer("tableView(_:shouldUpdateFocusIn:)", of: delegate) { delegate.tableView(tableView, shouldUpdateFocusIn: context) }
  }

  /// Calls `tableView(_:didUpdateFocusIn:with:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) -> Void? {
    OptionalMethod.answer("tableView(_:didUpdateFocusIn:with:)", of: delegate) { delegate.tableView(tableView, didUpdateFocusIn: context, with: coordinator) }
  }

  /// Calls `tableView(_:shouldShowMenuForRowAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool? {
    OptionalMethod.answer("tableView(_:shouldShowMenuForRowAt:)", of: delegate) { delegate.tableView(tableView, shouldShowMenuForRowAt: indexPath) }
  }

  /// Calls `tableView(_:canPerformAction:forRowAt:withSender:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?) -> Bool? {
    OptionalMethod.answer("tableView(_:canPerformAction:forRowAt:withSender:)", of: delegate) { delegate.tableView(tableView, canPerformAction: action, forRowAt: indexPath, withSender: sender) }
  }

  /// Calls `tableView(_:performAction:forRowAt:withSender:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?) -> Void? {
    OptionalMethod.answer("tableView(_:performAction:forRowAt:withSender:)", of: delegate) { delegate.tableView(tableView, performAction: action, forRowAt: indexPath, withSender: sender) }
  }

  /// Calls `tableView(_:contextMenuConfigurationForRowAt:point:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? {
    OptionalMethod.answer("tableView(_:contextMenuConfigurationForRowAt:point:)", of: delegate) { delegate.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point) } ?? nil
  }

  /// Calls `tableView(_:previewForHighlightingContextMenuWithConfiguration:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
    OptionalMethod.answer("tableView(_:previewForHighlightingContextMenuWithConfiguration:)", of: delegate) { delegate.tableView(tableView, previewForHighlightingContextMenuWithConfiguration: configuration) } ?? nil
  }

  /// Calls `tableView(_:previewForDismissingContextMenuWithConfiguration:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
    OptionalMethod.answer("tableView(_:previewForDismissingContextMenuWithConfiguration:)", of: delegate) { delegate.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration) } ?? nil
  }

  /// Calls `tableView(_:willPerformPreviewActionForMenuWith:animator:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) -> Void? {
    OptionalMethod.answer("tableView(_:willPerformPreviewActionForMenuWith:animator:)", of: delegate) { delegate.tableView(tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator) }
  }

  /// Calls `tableView(_:willDisplayContextMenu:animator:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) -> Void? {
    OptionalMethod.answer("tableView(_:willDisplayContextMenu:animator:)", of: delegate) { delegate.tableView(tableView, willDisplayContextMenu: configuration, animator: animator) }
  }

  /// Calls `tableView(_:willEndContextMenuInteraction:animator:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) -> Void? {
    OptionalMethod.answer("tableView(_:willEndContextMenuInteraction:animator:)", of: delegate) { delegate.tableView(tableView, willEndContextMenuInteraction: configuration, animator: animator) }
  }
}

/// `indexPathForPreferredFocusedView` of a table view's delegate as an optional method.
///
/// A call has the result of the method of a `UITableViewDelegate`, and is nil where that is not implemented.
@preconcurrency @MainActor
public struct OptionalPreferredFocusedRow {
  let delegate: any UITableViewDelegate

  /// Calls `indexPathForPreferredFocusedView(in:)` if it is implemented.
  @discardableResult
  public func callAsFunction(in tableView: UITableView) -> IndexPath? {
    OptionalMethod.answer("indexPathForPreferredFocusedView(in:)", of: delegate) { delegate.indexPathForPreferredFocusedView(in: tableView) } ?? nil
  }
}

/// `tableViewDidEndMultipleSelectionInteraction` of a table view's delegate as an optional method.
///
/// A call has the result of the method of a `UITableViewDelegate`, and is nil where that is not implemented.
@preconcurrency @MainActor
public struct OptionalEndOfMultipleSelection {
  let delegate: any UITableViewDelegate

  /// Calls `tableViewDidEndMultipleSelectionInteraction(_:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView) -> Void? {
    OptionalMethod.answer("tableViewDidEndMultipleSelectionInteraction(_:)", of: delegate) { delegate.tableViewDidEndMultipleSelectionInteraction(tableView) }
  }
}

extension UITableViewDelegate {
  /// Returns `UITableView.automaticDimension`: the default of `tableView(_:heightForRowAt:)`.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    OptionalMethod.unimplemented(by: self, UITableView.automaticDimension)
  }

  /// Returns `UITableView.automaticDimension`: the default of `tableView(_:heightForHeaderInSection:)`.
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    OptionalMethod.unimplemented(by: self, UITableView.automaticDimension)
  }

  /// Returns `UITableView.automaticDimension`: the default of `tableView(_:heightForFooterInSection:)`.
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    OptionalMethod.unimplemented(by: self, UITableView.automaticDimension)
  }

  /// Returns `UITableView.automaticDimension`: the default of `tableView(_:estimatedHeightForRowAt:)`.
  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    OptionalMethod.unimplemented(by: self, UITableView.automaticDimension)
  }

  /// Returns `nil`: the default of `tableView(_:viewForHeaderInSection:)`.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    OptionalMethod.unimplemented(by: self, nil)
  }

  /// Returns `nil`: the default of `tableView(_:viewForFooterInSection:)`.
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    OptionalMethod.unimplemented(by: self, nil)
  }

  /// Returns `0`: the default of `tableView(_:indentationLevelForRowAt:)`.
  public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    OptionalMethod.unimplemented(by: self, 0)
  }

  /// Returns `true`: the default of `tableView(_:shouldHighlightRowAt:)`.
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    OptionalMethod.unimplemented(by: self, true)
  }

  /// Does nothing: the default of `tableView(_:didHighlightRowAt:)`.
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `tableView(_:didUnhighlightRowAt:)`.
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Returns `indexPath`: the default of `tableView(_:willSelectRowAt:)`.
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    OptionalMethod.unimplemented(by: self, indexPath)
  }

  /// Does nothing: the default of `tableView(_:didSelectRowAt:)`.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Returns `indexPath`: the default of `tableView(_:willDeselectRowAt:)`.
  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    OptionalMethod.unimplemented(by: self, indexPath)
  }

  /// Does nothing: the default of `tableView(_:didDeselectRowAt:)`.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `tableView(_:accessoryButtonTappedForRowWith:)`.
  public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `tableView(_:willDisplay:forRowAt:)`.
  public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `tableView(_:didEndDisplaying:forRowAt:)`.
  public func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `tableView(_:willDisplayHeaderView:forSection:)`.
  public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `tableView(_:didEndDisplayingHeaderView:forSection:)`.
  public func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `tableView(_:willDisplayFooterView:forSection:)`.
  public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `tableView(_:didEndDisplayingFooterView:forSection:)`.
  public func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Returns `.delete`: the default of `tableView(_:editingStyleForRowAt:)`.
  public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
    OptionalMethod.unimplemented(by: self, .delete)
  }

  /// Returns `nil`: the default of `tableView(_:titleForDeleteConfirmationButtonForRowAt:)`.
  public func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? {
    OptionalMethod.unimplemented(by: self, nil)
  }

  /// Returns `nil`: the default of `tableView(_:leadingSwipeActionsConfigurationForRowAt:)`.
  public func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    OptionalMethod.unimplemented(by: self, nil)
  }

  /// Returns `nil`: the default of `tableView(_:trailingSwipeActionsConfigurationForRowAt:)`.
  public func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    OptionalMethod.unimplemented(by: self, nil)
  }

  /// Returns `nil`: the default of `tableView(_:editActionsForRowAt:)`.
  public func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
    OptionalMethod.unimplemented(by: self, nil)
  }

  /// Returns `true`: the default of `tableView(_:shouldIndentWhileEditingRowAt:)`.
  public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    OptionalMethod.unimplemented(by: self, true)
  }

  /// Does nothing: the default of `tableView(_:willBeginEditingRowAt:)`.
  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `tableView(_:didEndEditingRowAt:)`.
  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Returns `proposedDestinationIndexPath`: the default of `tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)`.
  public func tableView(_ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath, toProposedIndexPath proposedDestinationIndexPath: IndexPath) -> IndexPath {
    OptionalMethod.unimplemented(by: self, proposedDestinationIndexPath)
  }

  /// Returns `true`: the default of `tableView(_:canPerformPrimaryActionForRowAt:)`.
  public func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
    OptionalMethod.unimplemented(by: self, true)
  }

  /// Does nothing: the default of `tableView(_:performPrimaryActionForRowAt:)`.
  public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Returns `true`: the default of `tableView(_:shouldSpringLoadRowAt:with:)`.
  public func tableView(_ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext) -> Bool {
    OptionalMethod.unimplemented(by: self, true)
  }

  /// Returns `UITableView.automaticDimension`: the default of `tableView(_:estimatedHeightForHeaderInSection:)`.
  public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    OptionalMethod.unimplemented(by: self, UITableView.automaticDimension)
  }

  /// Returns `UITableView.automaticDimension`: the default of `tableView(_:estimatedHeightForFooterInSection:)`.
  public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    OptionalMethod.unimplemented(by: self, UITableView.automaticDimension)
  }

  /// Returns `false`: the default of `tableView(_:shouldBeginMultipleSelectionInteractionAt:)`.
  public func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool {
    OptionalMethod.unimplemented(by: self, false)
  }

  /// Does nothing: the default of `tableView(_:didBeginMultipleSelectionInteractionAt:)`.
  public func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `tableViewDidEndMultipleSelectionInteraction(_:)`.
  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Returns `false`: the default of `tableView(_:canFocusRowAt:)`.
  public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    OptionalMethod.unimplemented(by: self, false)
  }

  /// Returns `true`: the default of `tableView(_:selectionFollowsFocusForRowAt:)`.
  public func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
    OptionalMethod.unimplemented(by: self, true)
  }

  /// Returns `true`: the default of `tableView(_:shouldUpdateFocusIn:)`.
  public func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool {
    OptionalMethod.unimplemented(by: self, true)
  }

  /// Does nothing: the default of `tableView(_:didUpdateFocusIn:with:)`.
  public func tableView(_ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Returns `nil`: the default of `indexPathForPreferredFocusedView(in:)`.
  public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    OptionalMethod.unimplemented(by: self, nil)
  }

  /// Returns `false`: the default of `tableView(_:shouldShowMenuForRowAt:)`.
  public func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
    OptionalMethod.unimplemented(by: self, false)
  }

  /// Returns `false`: the default of `tableView(_:canPerformAction:forRowAt:withSender:)`.
  public func tableView(_ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?) -> Bool {
    OptionalMethod.unimplemented(by: self, false)
  }

  /// Does nothing: the default of `tableView(_:performAction:forRowAt:withSender:)`.
  public func tableView(_ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Returns `nil`: the default of `tableView(_:contextMenuConfigurationForRowAt:point:)`.
  public func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? {
    OptionalMethod.unimplemented(by: self, nil)
  }

  /// Returns `nil`: the default of `tableView(_:previewForHighlightingContextMenuWithConfiguration:)`.
  public func tableView(_ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
    OptionalMethod.unimplemented(by: self, nil)
  }

  /// Returns `nil`: the default of `tableView(_:previewForDismissingContextMenuWithConfiguration:)`.
  public func tableView(_ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
    OptionalMethod.unimplemented(by: self, nil)
  }

  /// Does nothing: the default of `tableView(_:willPerformPreviewActionForMenuWith:animator:)`.
  public func tableView(_ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `tableView(_:willDisplayContextMenu:animator:)`.
  public func tableView(_ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `tableView(_:willEndContextMenuInteraction:animator:)`.
  public func tableView(_ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {
    OptionalMethod.unimplemented(by: self)
  }
}
