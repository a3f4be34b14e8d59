// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT
//
// Generated from Sources/OptionalMethods.txt: edit that, and run
// .ci/lint --record optional-methods
// swift-format-ignore-file

public import Foundation
import Geometry
import Views

extension NSCollectionViewDelegate {
  /// Returns `indexPaths`: the default of `collectionView(_:shouldChangeItemsAt:to:)`.
  public func collectionView(_ collectionView: NSCollectionView, shouldChangeItemsAt indexPaths: Set<IndexPath>, to highlightState: NSCollectionViewItem.HighlightState) -> Set<IndexPath> {
    OptionalMethod.unimplemented(by: self, indexPaths)
  }

  /// Does nothing: the default of `collectionView(_:didChangeItemsAt:to:)`.
  public func collectionView(_ collectionView: NSCollectionView, didChangeItemsAt indexPaths: Set<IndexPath>, to highlightState: NSCollectionViewItem.HighlightState) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Returns `indexPaths`: the default of `collectionView(_:shouldSelectItemsAt:)`.
  public func collectionView(_ collectionView: NSCollectionView, shouldSelectItemsAt indexPaths: Set<IndexPath>) -> Set<IndexPath> {
    OptionalMethod.unimplemented(by: self, indexPaths)
  }

  /// Does nothing: the default of `collectionView(_:didSelectItemsAt:)`.
  public func collectionView(_ collectionView: NSCollectionView, didSelectItemsAt indexPaths: Set<IndexPath>) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Returns `indexPaths`: the default of `collectionView(_:shouldDeselectItemsAt:)`.
  public func collectionView(_ collectionView: NSCollectionView, shouldDeselectItemsAt indexPaths: Set<IndexPath>) -> Set<IndexPath> {
    OptionalMethod.unimplemented(by: self, indexPaths)
  }

  /// Does nothing: the default of `collectionView(_:didDeselectItemsAt:)`.
  public func collectionView(_ collectionView: NSCollectionView, didDeselectItemsAt indexPaths: Set<IndexPath>) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `collectionView(_:willDisplay:forRepresentedObjectAt:)`.
  public func collectionView(_ collectionView: NSCollectionView, willDisplay item: NSCollectionViewItem, forRepresentedObjectAt indexPath: IndexPath) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `collectionView(_:didEndDisplaying:forRepresentedObjectAt:)`.
  public func collectionView(_ collectionView: NSCollectionView, didEndDisplaying item: NSCollectionViewItem, forRepresentedObjectAt indexPath: IndexPath) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `collectionView(_:willDisplaySupplementaryView:forElementKind:at:)`.
  public func collectionView(_ collectionView: NSCollectionView, willDisplaySupplementaryView view: NSView, forElementKind elementKind: String, at indexPath: IndexPath) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)`.
  public func collectionView(_ collectionView: NSCollectionView, didEndDisplayingSupplementaryView view: NSView, forElementOfKind elementKind: String, at indexPath: IndexPath) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Returns `NSCollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)`: the default of `collectionView(_:transitionLayoutForOldLayout:newLayout:)`.
  public func collectionView(_ collectionView: NSCollectionView, transitionLayoutForOldLayout fromLayout: NSCollectionViewLayout, newLayout toLayout: NSCollectionViewLayout) -> NSCollectionViewTransitionLayout {
    OptionalMethod.unimplemented(by: self, NSCollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout))
  }

  /// Returns `true`: the default of `collectionView(_:canDragItemsAt:with:)`.
  public func collectionView(_ collectionView: NSCollectionView, canDragItemsAt indexPaths: Set<IndexPath>, with event: NSEvent) -> Bool {
    OptionalMethod.unimplemented(by: self, true)
  }

  /// Returns `true`: the default of `collectionView(_:canDragItemsAt:with:)`.
  public func collectionView(_ collectionView: NSCollectionView, canDragItemsAt indexes: IndexSet, with event: NSEvent) -> Bool {
    OptionalMethod.unimplemented(by: self, true, method: #function.forIndexes)
  }

  /// Returns `nil`: the default of `collectionView(_:pasteboardWriterForItemAt:)`.
  public func collectionView(_ collectionView: NSCollectionView, pasteboardWriterForItemAt indexPath: IndexPath) -> (any NSPasteboardWriting)? {
    OptionalMethod.unimplemented(by: self, nil)
  }

  /// Returns `nil`: the default of `collectionView(_:pasteboardWriterForItemAt:)`.
  public func collectionView(_ collectionView: NSCollectionView, pasteboardWriterForItemAt index: Int) -> (any NSPasteboardWriting)? {
    OptionalMethod.unimplemented(by: self, nil, method: #function.forIndexes)
  }

  /// Returns `false`: the default of `collectionView(_:writeItemsAt:to:)`.
  public func collectionView(_ collectionView: NSCollectionView, writeItemsAt indexPaths: Set<IndexPath>, to pasteboard: NSPasteboard) -> Bool {
    OptionalMethod.unimplemented(by: self, false)
  }

  /// Returns `false`: the default of `collectionView(_:writeItemsAt:to:)`.
  public func collectionView(_ collectionView: NSCollectionView, writeItemsAt indexes: IndexSet, to pasteboard: NSPasteboard) -> Bool {
    OptionalMethod.unimplemented(by: self, false, method: #function.forIndexes)
  }

  /// Returns `collectionView.image(of: indexPaths)`: the default of `collectionView(_:draggingImageForItemsAt:with:offset:)`.
  public func collectionView(_ collectionView: NSCollectionView, draggingImageForItemsAt indexPaths: Set<IndexPath>, with event: NSEvent, offset dragImageOffset: NSPointPointer) -> NSImage {
    OptionalMethod.unimplemented(by: self, collectionView.image(of: indexPaths))
  }

  /// Returns `collectionView.image(of: indexes.indexPaths)`: the default of `collectionView(_:draggingImageForItemsAt:with:offset:)`.
  public func collectionView(_ collectionView: NSCollectionView, draggingImageForItemsAt indexes: IndexSet, with event: NSEvent, offset dragImageOffset: NSPointPointer) -> NSImage {
    OptionalMethod.unimplemented(by: self, collectionView.image(of: indexes.indexPaths), method: #function.forIndexes)
  }

  /// Does nothing: the default of `collectionView(_:draggingSession:willBeginAt:forItemsAt:)`.
  public func collectionView(_ collectionView: NSCollectionView, draggingSession session: NSDraggingSession, willBeginAt screenPoint: NSPoint, forItemsAt indexPaths: Set<IndexPath>) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `collectionView(_:draggingSession:willBeginAt:forItemsAt:)`.
  public func collectionView(_ collectionView: NSCollectionView, draggingSession session: NSDraggingSession, willBeginAt screenPoint: NSPoint, forItemsAt indexes: IndexSet) {
    OptionalMethod.unimplemented(by: self, method: #function.forIndexes)
  }

  /// Returns `[]`: the default of `collectionView(_:namesOfPromisedFilesDroppedAtDestination:forDraggedItemsAt:)`.
  public func collectionView(_ collectionView: NSCollectionView, namesOfPromisedFilesDroppedAtDestination dropURL: URL, forDraggedItemsAt indexPaths: Set<IndexPath>) -> [String] {
    OptionalMethod.unimplemented(by: self, [])
  }

  /// Returns `[]`: the default of `collectionView(_:namesOfPromisedFilesDroppedAtDestination:forDraggedItemsAt:)`.
  public func collectionView(_ collectionView: NSCollectionView, namesOfPromisedFilesDroppedAtDestination dropURL: URL, forDraggedItemsAt indexes: IndexSet) -> [String] {
    OptionalMethod.unimplemented(by: self, [], method: #function.forIndexes)
  }

  /// Does nothing: the default of `collectionView(_:draggingSession:endedAt:dragOperation:)`.
  public func collectionView(_ collectionView: NSCollectionView, draggingSession session: NSDraggingSession, endedAt screenPoint: NSPoint, dragOperation operation: NSDragOperation) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Returns `[]`: the default of `collectionView(_:validateDrop:proposedIndexPath:dropOperation:)`.
  public func collectionView(_ collectionView: NSCollectionView, validateDrop draggingInfo: any NSDraggingInfo, proposedIndexPath proposedDropIndexPath: AutoreleasingUnsafeMutablePointer<NSIndexPath>, dropOperation proposedDropOperation: UnsafeMutablePointer<NSCollectionView.DropOperation>) -> NSDragOperation {
    OptionalMethod.unimplemented(by: self, [])
  }

  /// Returns `[]`: the default of `collectionView(_:validateDrop:proposedIndex:dropOperation:)`.
  public func collectionView(_ collectionView: NSCollectionView, validateDrop draggingInfo: any NSDraggingInfo, proposedIndex proposedDropIndex: UnsafeMutablePointer<Int>, dropOperation proposedDropOperation: UnsafeMutablePointer<NSCollectionView.DropOperation>) -> NSDragOperation {
    OptionalMethod.unimplemented(by: self, [])
  }

  /// Returns `false`: the default of `collectionView(_:acceptDrop:indexPath:dropOperation:)`.
  public func collectionView(_ collectionView: NSCollectionView, acceptDrop draggingInfo: any NSDraggingInfo, indexPath: IndexPath, dropOperation: NSCollectionView.DropOperation) -> Bool {
    OptionalMethod.unimplemented(by: self, false)
  }

  /// Returns `false`: the default of `collectionView(_:acceptDrop:index:dropOperation:)`.
  public func collectionView(_ collectionView: NSCollectionView, acceptDrop draggingInfo: any NSDraggingInfo, index: Int, dropOperation: NSCollectionView.DropOperation) -> Bool {
    OptionalMethod.unimplemented(by: self, false)
  }

  /// Does nothing: the default of `collectionView(_:updateDraggingItemsForDrag:)`.
  public func collectionView(_ collectionView: NSCollectionView, updateDraggingItemsForDrag draggingInfo: any NSDraggingInfo) {
    OptionalMethod.unimplemented(by: self)
  }
}
