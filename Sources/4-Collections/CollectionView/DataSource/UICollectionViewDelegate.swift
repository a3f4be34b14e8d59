// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Interactions
public import Views

/// The methods that respond to display, highlighting and selection of items, all optional.
///
/// Those that follow a touch, a key or a menu are called between layout passes: they may change the
/// data, name the changes, reload and show another controller. Those about what is displayed are
/// called during a pass, where a change of items stops the program: see each.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// Returns whether a touch on an item highlights it; true unless implemented. Without highlight
  /// the touch does not select either. Asked when the touch begins, before the cell changes.
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool

  /// Called after an item was highlighted and its cell updated. Its appearance may be changed here,
  /// as in the cell's own `updateConfiguration(using:)`.
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)

  /// Called after the highlight of an item ended: the touch was lifted, which is before the item is
  /// selected, or moved away.
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)

  /// Returns whether a tap selects an item; true unless implemented. Not asked for
  /// `selectItem(at:animated:scrollPosition:)`.
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
    -> Bool

  /// Returns whether a tap deselects a selected item, where several can be selected; true unless
  /// implemented. Not asked for `deselectItem(at:animated:)`.
  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath)
    -> Bool

  /// Called after a tap selected an item, and after the item that was selected before was
  /// deselected. May reload, deselect the item and select another one: such calls in code come here
  /// no second time.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)

  /// Called after a tap deselected an item, or selected another one in its place.
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)

  /// Returns whether a tap on an item does more than select it; true outside editing unless
  /// implemented. Asked after the item was selected.
  func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool

  /// Called for a tap on an item that does more than select it, after the item was selected.
  /// Present the content of the item here.
  func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)

  /// Returns whether an item opens under a drag that rests over it, as by a tap; true unless
  /// implemented. The context's target view may be replaced by a part of the cell.
  func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool

  /// Has no effect: menus of a long press are those of `contextMenuConfigurationForItemsAt`.
  /// Returns whether a long press shows a menu with the actions of an item.
  func collectionView(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool

  /// Has no effect: it is never called. Returns whether the menu of an item has an action.
  func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool

  /// Has no effect: it is never called. Performs an action that was chosen in the menu of an item.
  func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?)

  /// Returns whether a cell shows its accessories for editing for editing; true unless implemented.
  func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath)
    -> Bool

  /// Returns whether an item can have the focus; where the view allows it unless implemented. Asked
  /// of items off screen as well, which have no cell.
  func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath)
    -> Bool

  /// Returns whether focusing an item selects it. Asked where
  /// ``UICollectionView/selectionFollowsFocus`` is set, whose value is the default.
  func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool

  /// Returns whether the focus may move from an item or to one; true unless implemented. Asked
  /// before anything changes.
  func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool

  /// Called after the focus moved from an item or to one. Add animations to the coordinator.
  func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator)

  /// Returns the item that gets the focus when the view does; nil, as unless implemented, for the
  /// first visible one.
  func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath?

  /// Returns whether a pan with two touches, or a tap with Shift, selects several items from one
  /// on; false unless implemented. Not asked where contents scroll on both axes.
  func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool

  /// Called when a gesture begins to select several items. The view has set
  /// `allowsMultipleSelection`; apps usually begin editing as well.
  func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)

  /// Returns what the context menu of items shows; nil for no menu. The items are the selected ones
  /// where the touch is on one of several, else the one under the touch; none if there is none.
  /// Asked before anything is shown.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration?

  /// Returns what the context menu of an item shows, in the form before iOS 16; nil for no menu. Asked
  /// only if the other form is not implemented.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration?

  /// Returns the preview of an item when a context menu appears; nil for its whole cell.
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview?

  /// Returns the preview to which an item's context menu is dismissed; nil to fade away.
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview?

  /// Returns the preview of a menu for one item when it appears, in the form before iOS 16.
  func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?

  /// Returns the preview to which one item's context menu is dismissed, in the form before iOS 16.
  func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?

  /// Called when the preview of an item's context menu was tapped. Present its content in the
  /// animator's completion.
  func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  )

  /// Called before the context menu of an item appears. Add animations to the animator.
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )

  /// Called before the context menu of an item disappears, also when an action was chosen. Add
  /// animations that run with it to the animator.
  func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )

  /// Called during a layout pass when a cell is configured, has its size, and is about to be added.
  /// The cell may be changed; `cellForItem(at:)` does not find it yet, so set its `isSelected` with
  /// the selection of its item. The same pass follows an invalidation of the layout, the next one a
  /// scroll. A change of items stops the program, and `reloadData()` keeps this cell as it is: do
  /// both later.
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)

  /// Called after a cell was removed, mostly during a layout pass while other cells still wait to
  /// be removed: release the resources of the cell here, and neither change items nor reload. The
  /// item may be deleted; the index path is the last one it had.
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)

  /// Called during a layout pass before a header, a footer or a badge is added. As for cells, the
  /// view may be changed, items may not.
  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath)

  /// Called after a header, a footer or a badge was removed. As for cells, neither items nor the
  /// whole data may be changed here.
  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath)

  /// Returns the offset at which contents that change are shown; the proposed one unless
  /// implemented. Asked after the layout was, in the middle of an update: it may only answer.
  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint

  /// Returns the target of an item that is moved interactively; the proposed one unless
  /// implemented. Asked whenever the touch comes over another item. An index path that the item
  /// cannot have stops the program.
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath

  /// Returns the target of an item that is moved interactively, in the form before iOS 15; the
  /// proposed one unless implemented. Asked only if the other form is not implemented, and held to
  /// the same rule.
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath

  /// Returns the layout between two, for a change that a gesture drives; one that mixes both in
  /// proportion unless implemented. Asked by `startInteractiveTransition(to:completion:)`, before
  /// the view has it.
  func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout

  /// Called when a gesture that selected several items has ended. The items stay selected, and
  /// several can be selected from now on.
  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView)
}

// The other defaults are generated; this one is asked for the form before iOS 16.
extension UICollectionViewDelegate {
  /// Asks the delegate for the menu of the item, if there is only one.
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard !OptionalMethod.unimplemented(by: self), indexPaths.count == 1 else { return nil }
    return self.collectionView(
      collectionView, contextMenuConfigurationForItemAt: indexPaths[0], point: point)
  }
}
