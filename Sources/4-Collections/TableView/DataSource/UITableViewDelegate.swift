// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import CellContents
public import Foundation
public import Interactions
public import Views

/// The methods that set the heights of rows, headers and footers, and respond to display,
/// highlighting and selection.
///
/// Every method is optional in UIKit and has a default here. A subclass of a conforming class can
/// only override those that the class declares itself.
///
/// Those that follow a touch, a key or a menu are called between layout passes: they may change the
/// data, name the changes, reload and show another controller. Heights, views and what is displayed
/// are asked for during a pass, where a change of rows stops the program.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// Returns the height of a row, in points; `UITableView.automaticDimension` for that of its
  /// contents. Asked for rows that come near to what is visible, or of all where estimates are
  /// switched off. The row has no cell yet: compute the height from the data. One that is negative
  /// or no number counts as zero, with a message.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat

  /// Returns the height of a section's header, in points; `UITableView.automaticDimension` for that
  /// of its contents. Asked when sections are laid out, before there is a view.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat

  /// Returns the height of a section's footer, in points; `UITableView.automaticDimension` for that
  /// of its contents. Asked like that of the header.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat

  /// Returns the height that a row counts with until it comes near to what is visible, in points.
  /// Asked once for each row whenever the table is laid out as a whole, so keep it cheap.
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat

  /// Returns the header of a section; nil for a title, if there is one. Asked when it becomes
  /// visible, and once for the first section before, to find out whether the method is implemented.
  /// A view may be dequeued or created here.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?

  /// Returns the footer of a section; nil for a title, if there is one. Asked like the header.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

  /// Returns the indentation level of a row's contents; the cell's own level unless implemented.
  /// Asked after the cell was made, before it is measured.
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int

  /// Returns whether a touch on a row highlights it; true unless implemented. Without highlight the
  /// touch does not select either.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool

  /// Called after a row was highlighted and its cell updated.
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)

  /// Called after the highlight of a row ended: the touch was lifted, which is before the row is
  /// selected, or moved away.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)

  /// Returns the row that a tap selects: another one than the tapped, or nil for none; the tapped
  /// one unless implemented. A row that does not exist selects none.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?

  /// Called after a tap selected a row. May reload, deselect the row and select another one: such
  /// calls in code come here no second time.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)

  /// Returns the row that is deselected in a row's place, or nil for none; the same one unless
  /// implemented. Asked before a tap deselects the row or selects another one.
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?

  /// Called after a tap deselected a row, or selected another one in its place.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)

  /// Called when the information symbol at the trailing edge of a row was tapped; the row is not
  /// selected by that.
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

  /// Called during a layout pass when a cell is configured, has its size, and is about to be added.
  /// The cell may be changed; `cellForRow(at:)` does not find it yet, so set its `isSelected` with
  /// the selection of its row. A change of rows stops the program, and `reloadData()` keeps this
  /// cell as it is: do both later.
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)

  /// Called after a cell was removed, mostly during a layout pass while other cells still wait to
  /// be removed: release the resources of the cell here, and neither change rows nor reload. The
  /// row may be deleted; the index path is the last one it had.
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)

  /// Called during a layout pass before a header is added: the view may be changed, rows may not.
  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)

  /// Called after a header was removed. As for cells, neither rows nor the whole data may be
  /// changed here.
  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)

  /// Called during a layout pass before a footer is added: the view may be changed, rows may not.
  func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)

  /// Called after a footer was removed. As for cells, neither rows nor the whole data may be
  /// changed here.
  func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)

  /// Returns the effect of editing on a row; a deletion unless implemented.
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle

  /// Returns the title of the action that deletes a row; nil for "Delete".
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?

  /// Returns the actions before a row; nil for none.
  func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// Returns the actions after a row; nil for the one to delete it, if editing deletes it.
  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// The actions after a row, as they were before iOS 11; nil for that to delete it, if editing deletes
  /// it. Asked where `tableView(_:trailingSwipeActionsConfigurationForRowAt:)` is not implemented.
  func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]?

  /// Returns whether the contents of a row make space for edit controls; true unless implemented.
  func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool

  /// Called when a row is swiped, before actions become visible beside it.
  func tableView(
    _ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath
  )

  /// Called after the row that was swiped is closed again; with nil for a row that was deleted.
  func tableView(
    _ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?
  )

  /// Returns the target of a row that is moved; the proposed one unless implemented.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - sourceIndexPath: Where the row was lifted.
  ///   - proposedDestinationIndexPath: Where it would go.
  /// - Returns: Where it goes; an invalid index path stops the program.
  func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath

  /// Returns whether a tap on a row that is not edited does more than select it; true unless
  /// implemented. Asked after the row was selected.
  func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool

  /// Called for a tap on a row that does more than select it, after the row was selected. Present
  /// the content of the row here.
  func tableView(
    _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
  )

  /// Returns whether a row opens under a drag that rests over it (interaction rule SP-1); true
  /// unless implemented.
  func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool

  /// The height that a section's header counts with until it is visible, in points.
  func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat

  /// The height that a section's footer counts with until it is visible, in points.
  func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat

  /// Has no effect: menus of a long press are those of `contextMenuConfigurationForRowAt`. Returns whether
  /// a long press shows a menu with the actions of a row.
  func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool

  /// Has no effect: never called. Returns whether the menu of a row has an action.
  func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool

  /// Has no effect: never called. Performs an action that was chosen in the menu of a row.
  func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?)

  /// Returns what the context menu of a row shows; nil for no menu.
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?

  /// Returns the preview of a context menu when it appears.
  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?

  /// Returns the preview to which a context menu is dismissed.
  func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?

  /// Called when the preview of a row's context menu was tapped. Present its content in the
  /// animator's completion.
  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  )

  /// Called before the context menu of a row appears. Add animations to the animator.
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )

  /// Called before the context menu of a row disappears, also when an action was chosen. Add
  /// animations that run with it to the animator.
  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )

  /// Returns whether a row can have the focus; unless implemented ``UITableView/allowsFocus`` says
  /// it. Asked of rows off screen as well, which have no cell.
  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool

  /// Returns whether focusing a row selects it; asked where ``UITableView/selectionFollowsFocus``,
  /// and true unless implemented.
  func tableView(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool

  /// Returns whether the focus may move from a row or to one; true unless implemented.
  func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool

  /// Called after the focus moved from a row or to one. Add animations to the coordinator.
  func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator)

  /// The row that gets the focus when the table does; nil for the usual one, as unless implemented.
  func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath?

  /// Returns whether two touches moving over rows, or a tap with Shift, select several from a row
  /// on; false unless implemented. Asked where
  /// ``UITableView/allowsMultipleSelectionDuringEditing``.
  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool

  /// Called when a gesture begins to select several rows; two touches start editing.
  func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)

  /// Called when a gesture that selected several rows has ended; the table is still edited.
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)
}
