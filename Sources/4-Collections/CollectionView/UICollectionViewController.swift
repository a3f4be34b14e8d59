// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry
public import Interactions
public import Views

/// A controller whose view is a collection view, which it supplies.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private let initialLayout: UICollectionViewLayout
  /// A Boolean value that says whether a long press moves items that the data source can move. Where
  /// the collection view has a drag delegate it does not (interaction rule IX-7).
  open var installsStandardGestureForInteractiveMovement = true
  /// A Boolean value that says whether the selection ends when the view appears.
  open var clearsSelectionOnViewWillAppear = true

  /// Creates a controller of a collection view with a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    initialLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of an Interface Builder document; else its layout has no elements.
  public required init?(coder: NSCoder) {
    initialLayout = UICollectionViewLayout()
    super.init(coder: coder)
    if coder.nibElement?.flag("clearsSelectionOnViewWillAppear") == false {
      clearsSelectionOnViewWillAppear = false
    }
  }

  /// The layout of the collection view.
  open var collectionViewLayout: UICollectionViewLayout {
    collectionView.collectionViewLayout
  }

  // Implicitly unwrapped as in UIKit, where it can be set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The collection view; the controller's view.
  open var collectionView: UICollectionView! {
    get { view as? UICollectionView }
    set {
      view = newValue
      newValue?.addInteraction(ReorderGesture(self))
    }
  }

  /// Creates the collection view, with the controller as data source and delegate; one of an Interface
  /// Builder document has those that the document says.
  open override func loadView() {
    guard !loadViewFromNib() else {
      collectionView?.addInteraction(ReorderGesture(self))
      return
    }
    let collectionView = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: initialLayout)
    collectionView.dataSource = self
    collectionView.delegate = self
    self.collectionView = collectionView
  }

  /// Clears the selection if ``clearsSelectionOnViewWillAppear`` is true.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    for indexPath in collectionView.indexPathsForSelectedItems ?? [] {
      collectionView.deselectItem(at: indexPath, animated: animated)
    }
  }

  /// Begins or ends editing, of the collection view as well.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    guard !animated else {
      collectionView.isEditing = editing
      return
    }
    UIView.performWithoutAnimation { collectionView.isEditing = editing }
  }

  // MARK: Data source
  /// Returns the number of items in a section, zero or more.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// Returns the cell of an item, dequeued for it and configured.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    programmerError(
      "\(type(of: self)) shows items, so it must override collectionView(_:cellForItemAt:).")
  }

  /// Returns the number of sections, zero or more; 1 unless implemented.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// Returns a supplementary view, dequeued and configured; needed if the layout has any.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if OptionalMethod.unimplemented(by: self) { return UICollectionReusableView() }
    programmerError(
      """
      \(type(of: self)) shows supplementary views of kind "\(kind)", so it must override \
      collectionView(_:viewForSupplementaryElementOfKind:at:).
      """)
  }

  /// Returns whether an item may be moved interactively; true unless implemented.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { OptionalMethod.unimplemented(by: self, true) }

  /// Called after an item was moved interactively; update the data.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { OptionalMethod.unimplemented(by: self) }

  /// Returns the titles of an index at the side; none unless implemented.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? {
    OptionalMethod.unimplemented(by: self, nil)
  }

  /// Returns the index path to which a title of the index leads.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { OptionalMethod.unimplemented(by: self, IndexPath(item: 0, section: 0)) }

  // MARK: Delegate
  /// Returns whether an item is highlighted under a touch; true unless implemented.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { OptionalMethod.unimplemented(by: self, true) }

  /// Called after an item was highlighted.
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { OptionalMethod.unimplemented(by: self) }

  /// Called after an item was unhighlighted.
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { OptionalMethod.unimplemented(by: self) }

  /// Returns whether an item that is tapped is selected; true unless implemented.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { OptionalMethod.unimplemented(by: self, true) }

  /// Returns whether a selected item that is tapped is deselected; true unless implemented.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { OptionalMethod.unimplemented(by: self, true) }

  /// Called after the user selected an item.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  { OptionalMethod.unimplemented(by: self) }

  /// Called after the user deselected an item.
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { OptionalMethod.unimplemented(by: self) }

  /// Returns whether a tap on an item does more than select it; true outside editing unless
  /// implemented.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { OptionalMethod.unimplemented(by: self, !collectionView.isEditing) }

  /// Called for a tap on an item that does more than select it.
  open func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) { OptionalMethod.unimplemented(by: self) }

  /// Has no effect: it is never called. Returns whether a long press shows a menu with the actions
  /// of an item.
  open func collectionView(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool { OptionalMethod.unimplemented(by: self, false) }

  /// Has no effect: it is never called. Returns whether the menu of an item has an action.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool { OptionalMethod.unimplemented(by: self, false) }

  /// Has no effect: it is never called. Performs an action that was chosen in the menu of an item.
  open func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) { OptionalMethod.unimplemented(by: self) }

  /// Returns whether an item's cell shows its editing accessories; true unless overridden.
  open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath)
    -> Bool
  { OptionalMethod.unimplemented(by: self, true) }

  /// Returns whether an item opens under a drag that rests over it; true unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { OptionalMethod.unimplemented(by: self, true) }

  /// Returns whether an item can have the focus; unless overridden, the properties of the
  /// collection view decide.
  open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath)
    -> Bool
  { OptionalMethod.unimplemented(by: self, collectionView.allowsFocusNow) }

  /// Returns whether focusing an item selects it.
  open func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool { OptionalMethod.unimplemented(by: self, collectionView.selectionFollowsFocus) }

  /// Returns whether the focus may move from an item or to one.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool { OptionalMethod.unimplemented(by: self, true) }

  /// Called after the focus moved from an item or to one.
  open func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) { OptionalMethod.unimplemented(by: self) }

  /// Returns the item that gets the focus first; nil for the first visible one.
  open func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    OptionalMethod.unimplemented(by: self, nil)
  }

  /// Returns whether two touches that move over items, or a tap with Shift, select several from an
  /// item on; false unless implemented. Not asked where contents scroll on both axes.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { OptionalMethod.unimplemented(by: self, false) }

  /// Called when a gesture begins to select several items; the view allows multiple selection now.
  open func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { OptionalMethod.unimplemented(by: self) }

  /// Called before a cell is shown.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { OptionalMethod.unimplemented(by: self) }

  /// Called after a cell was removed.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { OptionalMethod.unimplemented(by: self) }

  /// Called before a supplementary view is shown.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) { OptionalMethod.unimplemented(by: self) }

  /// Called after a supplementary view was removed.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { OptionalMethod.unimplemented(by: self) }

  /// Returns the offset for content that changes; the proposed one unless implemented.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { OptionalMethod.unimplemented(by: self, proposedContentOffset) }

  /// Returns the target of an item that is moved interactively.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - originalIndexPath: Where the item was lifted.
  ///   - currentIndexPath: Where it is now.
  ///   - proposedIndexPath: Where it would go.
  /// - Returns: Where it goes; what the form before iOS 15 answers at first.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    OptionalMethod.unimplemented(by: self)
    return self.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: currentIndexPath,
      toProposedIndexPath: proposedIndexPath)
  }

  /// Returns the target of an item that is moved interactively, in the form before iOS 15.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - currentIndexPath: Where the item is.
  ///   - proposedIndexPath: Where it would go.
  /// - Returns: Where it goes; the proposed place at first.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { OptionalMethod.unimplemented(by: self, proposedIndexPath) }

  /// Returns the layout between two, for a change that a gesture drives.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - fromLayout: The layout to leave.
  ///   - toLayout: The layout to go to.
  /// - Returns: A layout between these two, which mixes both in proportion at first.
  open func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    OptionalMethod.unimplemented(by: self)
    return UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }

  /// Called when a gesture that selected several items has ended.
  open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    OptionalMethod.unimplemented(by: self)
  }

  // MARK: Context menus

  /// Returns what the context menu of items shows; nil for no menu.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard !OptionalMethod.unimplemented(by: self), indexPaths.count == 1 else { return nil }
    return self.collectionView(
      collectionView, contextMenuConfigurationForItemAt: indexPaths[0], point: point)
  }

  /// Returns what the context menu of an item shows, in the form before iOS 16; nil for no menu. Asked
  /// only if the other form is not implemented.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { OptionalMethod.unimplemented(by: self, nil) }

  /// Returns the preview of an item when a context menu appears; nil for its whole cell.
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { OptionalMethod.unimplemented(by: self, nil) }

  /// Returns the preview to which an item's context menu is dismissed; nil to fade away.
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { OptionalMethod.unimplemented(by: self, nil) }

  /// Returns the preview of a menu for one item when it appears, in the form before iOS 16.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { OptionalMethod.unimplemented(by: self, nil) }

  /// Returns the preview to which one item's context menu is dismissed, in the form before iOS 16.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { OptionalMethod.unimplemented(by: self, nil) }

  /// Called when the preview of a context menu was tapped.
  open func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { OptionalMethod.unimplemented(by: self) }

  /// Called before a context menu appears.
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { OptionalMethod.unimplemented(by: self) }

  /// Called before a context menu disappears.
  open func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { OptionalMethod.unimplemented(by: self) }

  // MARK: Scrolling
  /// Called after the offset changed; for subclasses of the controller.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Called when a drag begins; does nothing unless a subclass of the controller overrides it.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Called when a drag ends; a subclass may change where the contents come to rest.
  ///
  /// - Parameters:
  ///   - scrollView: The collection view.
  ///   - velocity: The velocity of the items, in points per millisecond.
  ///   - targetContentOffset: The offset at rest, which may be set.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { OptionalMethod.unimplemented(by: self) }

  /// Called when a drag ended; does nothing unless a subclass of the controller overrides it.
  ///
  /// - Parameters:
  ///   - scrollView: The collection view.
  ///   - decelerate: Whether the items move on.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Called when a drag ended and the contents move on; does nothing unless a subclass of the
  /// controller overrides it.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Called when the contents came to rest, or a touch stopped them; does nothing unless a subclass
  /// of the controller overrides it.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Called when an animated scroll ended; does nothing unless a subclass of the controller
  /// overrides it.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    OptionalMethod.unimplemented(by: self)
  }
  /// Returns the view that is scaled when the contents are zoomed; nil unless implemented.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    OptionalMethod.unimplemented(by: self, nil)
  }

  /// Called when the contents begin to be zoomed.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Called after the scale of the contents changed.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Called when the contents have been zoomed to a scale.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { OptionalMethod.unimplemented(by: self) }

  /// Returns whether a tap of the status bar may scroll to the top; true unless implemented.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    OptionalMethod.unimplemented(by: self, true)
  }

  /// Called when a tap of the status bar has scrolled to the top.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Called after the adjusted inset of the contents changed.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    OptionalMethod.unimplemented(by: self)
  }
}
