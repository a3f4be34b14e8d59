// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The methods that decide about, and respond to, the highlighting, selection and display of items.
///
/// Those that follow the mouse, a key or a drag are called between layout passes: they may change
/// the data, name the changes and reload. Those about what is displayed are called during a pass,
/// where a change of items stops the program.
@preconcurrency @MainActor
public protocol NSCollectionViewDelegate: NSObjectProtocol {
  // MARK: Highlighting and selection

  /// Returns those of some items that may be highlighted. Asked before the mouse, a key or a drop
  /// highlights them; nothing has changed yet.
  func collectionView(
    _ collectionView: NSCollectionView, shouldChangeItemsAt indexPaths: Set<IndexPath>,
    to highlightState: NSCollectionViewItem.HighlightState
  ) -> Set<IndexPath>
  /// Called after the highlight of items changed, when each item's `highlightState` is set.
  func collectionView(
    _ collectionView: NSCollectionView, didChangeItemsAt indexPaths: Set<IndexPath>,
    to highlightState: NSCollectionViewItem.HighlightState)
  /// Returns those of some items that may be selected. Asked before the mouse or a key selects
  /// them, not for `selectItems(at:scrollPosition:)`.
  func collectionView(
    _ collectionView: NSCollectionView, shouldSelectItemsAt indexPaths: Set<IndexPath>
  ) -> Set<IndexPath>
  /// Called after the mouse or a key selected items. May reload, and select or deselect in code,
  /// for which it is not called again.
  func collectionView(
    _ collectionView: NSCollectionView, didSelectItemsAt indexPaths: Set<IndexPath>)
  /// Returns those of some items that may be deselected. Asked before the mouse or a key deselects
  /// them, not for `deselectItems(at:)`.
  func collectionView(
    _ collectionView: NSCollectionView, shouldDeselectItemsAt indexPaths: Set<IndexPath>
  ) -> Set<IndexPath>
  /// Called after the mouse or a key deselected items, before others may be selected.
  func collectionView(
    _ collectionView: NSCollectionView, didDeselectItemsAt indexPaths: Set<IndexPath>)

  // MARK: Displaying

  /// Called during a layout pass when an item is configured, and before its view is added. The item
  /// may be changed; `item(at:)` does not find it yet. A change of items stops the program.
  func collectionView(
    _ collectionView: NSCollectionView, willDisplay item: NSCollectionViewItem,
    forRepresentedObjectAt indexPath: IndexPath)
  /// Called after an item's view was removed, mostly during a layout pass while others still wait
  /// to be removed: release the resources of the item here, and neither change the data nor reload.
  func collectionView(
    _ collectionView: NSCollectionView, didEndDisplaying item: NSCollectionViewItem,
    forRepresentedObjectAt indexPath: IndexPath)
  /// Called during a layout pass before a supplementary view is added. As for items, the view may
  /// be changed, the data may not.
  func collectionView(
    _ collectionView: NSCollectionView, willDisplaySupplementaryView view: NSView,
    forElementKind elementKind: String, at indexPath: IndexPath)
  /// Called after a supplementary view was removed. Neither change the data nor reload here.
  func collectionView(
    _ collectionView: NSCollectionView, didEndDisplayingSupplementaryView view: NSView,
    forElementOfKind elementKind: String, at indexPath: IndexPath)

  // MARK: Dragging items

  // The form with index paths is asked first; the one with numbers only if that is not implemented,
  // and there is one section.

  /// Returns whether items can be dragged; called when the mouse begins to drag them.
  func collectionView(
    _ collectionView: NSCollectionView, canDragItemsAt indexPaths: Set<IndexPath>,
    with event: NSEvent
  ) -> Bool
  /// Returns whether items of one section can be dragged; called when the mouse begins to.
  func collectionView(
    _ collectionView: NSCollectionView, canDragItemsAt indexes: IndexSet, with event: NSEvent
  ) -> Bool
  /// Returns what writes the data of an item that is dragged; nil leaves the item out.
  func collectionView(
    _ collectionView: NSCollectionView, pasteboardWriterForItemAt indexPath: IndexPath
  ) -> (any NSPasteboardWriting)?
  /// Returns what writes the data of an item of one section that is dragged; nil leaves it out.
  func collectionView(
    _ collectionView: NSCollectionView, pasteboardWriterForItemAt index: Int
  ) -> (any NSPasteboardWriting)?
  /// Writes the data of all dragged items, if none has a writer. Returns whether it did.
  func collectionView(
    _ collectionView: NSCollectionView, writeItemsAt indexPaths: Set<IndexPath>,
    to pasteboard: NSPasteboard
  ) -> Bool
  /// Writes the data of all dragged items of one section, where none has a writer. Returns whether
  /// they were written.
  func collectionView(
    _ collectionView: NSCollectionView, writeItemsAt indexes: IndexSet, to pasteboard: NSPasteboard
  ) -> Bool
  /// Returns the image of items that were written at once; `dragImageOffset` moves it.
  func collectionView(
    _ collectionView: NSCollectionView, draggingImageForItemsAt indexPaths: Set<IndexPath>,
    with event: NSEvent, offset dragImageOffset: NSPointPointer
  ) -> NSImage
  /// Returns the image of one section's items, written at once; `dragImageOffset` moves it.
  func collectionView(
    _ collectionView: NSCollectionView, draggingImageForItemsAt indexes: IndexSet,
    with event: NSEvent, offset dragImageOffset: NSPointPointer
  ) -> NSImage
  /// Called when a drag of items begins.
  func collectionView(
    _ collectionView: NSCollectionView, draggingSession session: NSDraggingSession,
    willBeginAt screenPoint: NSPoint, forItemsAt indexPaths: Set<IndexPath>)
  /// Called when a drag of items of one section begins.
  func collectionView(
    _ collectionView: NSCollectionView, draggingSession session: NSDraggingSession,
    willBeginAt screenPoint: NSPoint, forItemsAt indexes: IndexSet)
  /// Writes the files that dragged items promised. Returns their names.
  func collectionView(
    _ collectionView: NSCollectionView, namesOfPromisedFilesDroppedAtDestination dropURL: URL,
    forDraggedItemsAt indexPaths: Set<IndexPath>
  ) -> [String]
  /// Writes the files that dragged items of one section promised. Returns their names.
  func collectionView(
    _ collectionView: NSCollectionView, namesOfPromisedFilesDroppedAtDestination dropURL: URL,
    forDraggedItemsAt indexes: IndexSet
  ) -> [String]
  /// Called when a drag of items has ended, with the operation: none if refused or cancelled.
  func collectionView(
    _ collectionView: NSCollectionView, draggingSession session: NSDraggingSession,
    endedAt screenPoint: NSPoint, dragOperation operation: NSDragOperation)

  // MARK: Dropping among items

  /// Returns the operation of a drop, for each move of a drag over the view, with a proposal that
  /// it may change; none refuses. An index path outside the data refuses too.
  func collectionView(
    _ collectionView: NSCollectionView, validateDrop draggingInfo: any NSDraggingInfo,
    proposedIndexPath proposedDropIndexPath: AutoreleasingUnsafeMutablePointer<NSIndexPath>,
    dropOperation proposedDropOperation: UnsafeMutablePointer<NSCollectionView.DropOperation>
  ) -> NSDragOperation
  /// Returns the operation of a drop on a view of one section, where items have numbers.
  func collectionView(
    _ collectionView: NSCollectionView, validateDrop draggingInfo: any NSDraggingInfo,
    proposedIndex proposedDropIndex: UnsafeMutablePointer<Int>,
    dropOperation proposedDropOperation: UnsafeMutablePointer<NSCollectionView.DropOperation>
  ) -> NSDragOperation
  /// Accepts a drop, at the index path that was accepted last. Returns whether it did.
  func collectionView(
    _ collectionView: NSCollectionView, acceptDrop draggingInfo: any NSDraggingInfo,
    indexPath: IndexPath, dropOperation: NSCollectionView.DropOperation
  ) -> Bool
  /// Accepts a drop on a view of one section, where items have numbers. Returns whether it did.
  func collectionView(
    _ collectionView: NSCollectionView, acceptDrop draggingInfo: any NSDraggingInfo, index: Int,
    dropOperation: NSCollectionView.DropOperation
  ) -> Bool
  /// Called after each answer, to change the images of the dragged items.
  func collectionView(
    _ collectionView: NSCollectionView, updateDraggingItemsForDrag draggingInfo: any NSDraggingInfo)

  // MARK: Changing the layout

  /// Returns the layout for an animated change of layouts, which is between the two. Without it
  /// elements move straight from one to the other.
  func collectionView(
    _ collectionView: NSCollectionView,
    transitionLayoutForOldLayout fromLayout: NSCollectionViewLayout,
    newLayout toLayout: NSCollectionViewLayout
  ) -> NSCollectionViewTransitionLayout
}
