// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT
//
// Generated from Sources/OptionalMethods.txt: edit that, and run
// RECORD_OPTIONAL_METHODS=1 swift test --disable-xctest --filter OptionalMethodTests
// swift-format-ignore-file

public import Foundation
import Geometry
import Views

extension NSCollectionViewDelegate {
  /// Returns `indexPaths`.
  public func collectionView(_ collectionView: NSCollectionView, shouldChangeItemsAt indexPaths: Set<IndexPath>, to highlightState: NSCollectionViewItem.HighlightState) -> Set<IndexPath> {
    OptionalMethod.unimplemented(by: self, indexPaths)
  }

  /// Does nothing.
  public func collectionView(_ collectionView: NSCollectionView, didChangeItemsAt indexPaths: Set<IndexPath>, to highlightState: NSCollectionViewItem.HighlightState) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Returns `indexPaths`.
  public func collectionView(_ collectionView: NSCollectionView, shouldSelectItemsAt indexPaths: Set<IndexPath>) -> Set<IndexPath> {
    OptionalMethod.unimplemented(by: self, indexPaths)
  }

  /// Does nothing.
  public func collectionView(_ collectionView: NSCollectionView, didSelectItemsAt indexPaths: Set<IndexPath>) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Returns `indexPaths`.
  public func collectionView(_ collectionView: NSCollectionView, shouldDeselectItemsAt indexPaths: Set<IndexPath>) -> Set<IndexPath> {
    OptionalMethod.unimplemented(by: self, indexPaths)
  }

  /// Does nothing.
  public func collectionView(_ collectionView: NSCollectionView, didDeselectItemsAt indexPaths: Set<IndexPath>) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing.
  public func collectionView(_ collectionView: NSCollectionView, willDisplay item: NSCollectionViewItem, forRepresentedObjectAt indexPath: IndexPath) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing.
  public func collectionView(_ collectionView: NSCollectionView, didEndDisplaying item: NSCollectionViewItem, forRepresentedObjectAt indexPath: IndexPath) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing.
  public func collectionView(_ collectionView: NSCollectionView, willDisplaySupplementaryView view: NSView, forElementKind elementKind: String, at indexPath: IndexPath) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing.
  public func collectionView(_ collectionView: NSCollectionView, didEndDisplayingSupplementaryView view: NSView, forElementOfKind elementKind: String, at indexPath: IndexPath) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Returns `NSCollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)`.
  public func collectionView(_ collectionView: NSCollectionView, transitionLayoutForOldLayout fromLayout: NSCollectionViewLayout, newLayout toLayout: NSCollectionViewLayout) -> NSCollectionViewTransitionLayout {
    OptionalMethod.unimplemented(by: self, NSCollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout))
  }

  /// Returns `true`.
  public func collectionView(_ collectionView: NSCollectionView, canDragItemsAt indexPaths: Set<IndexPath>, with event: NSEvent) -> Bool {
    OptionalMethod.unimplemented(by: self, true)
  }

  /// Returns `true`.
  public func collectionView(_ collectionView: NSCollectionView, canDragItemsAt indexes: IndexSet, with event: NSEvent) -> Bool {
    OptionalMethod.unimplemented(by: self, true, method: #function.forIndexes)
  }

  /// Returns `nil`.
  public func collectionView(_ collectionView: NSCollectionView, pasteboardWriterForItemAt indexPath: IndexPath) -> (any NSPasteboardWriting)? {
    OptionalMethod.unimplemented(by: self, nil)
  }

  /// Returns `nil`.
  public func collectionView(_ collectionView: NSCollectionView, pasteboardWriterForItemAt index: Int) -> (any NSPasteboardWriting)? {
    OptionalMethod.unimplemented(by: self, nil, method: #function.forIndexes)
  }

  /// Returns `false`.
  public func collectionView(_ collectionView: NSCollectionView, writeItemsAt indexPaths: Set<IndexPath>, to pasteboard: NSPasteboard) -> Bool {
    OptionalMethod.unimplemented(by: self, false)
  }

  /// Returns `false`.
  public func collectionView(_ collectionView: NSCollectionView, writeItemsAt indexes: IndexSet, to pasteboard: NSPasteboard) -> Bool {
    OptionalMethod.unimplemented(by: self, false, method: #function.forIndexes)
  }

  /// Returns `collectionView.image(of: indexPaths)`.
  public func collectionView(_ collectionView: NSCollectionView, draggingImageForItemsAt indexPaths: Set<IndexPath>, with event: NSEvent, offset dragImageOffset: NSPointPointer) -> NSImage {
    OptionalMethod.unimplemented(by: self, collectionView.image(of: indexPaths))
  }

  /// Returns `collectionView.image(of: indexes.indexPaths)`.
  public func collectionView(_ collectionView: NSCollectionView, draggingImageForItemsAt indexes: IndexSet, with event: NSEvent, offset dragImageOffset: NSPointPointer) -> NSImage {
    OptionalMethod.unimplemented(by: self, collectionView.image(of: indexes.indexPaths), method: #function.forIndexes)
  }

  /// Does nothing.
  public func collectionView(_ collectionView: NSCollectionView, draggingSession session: NSDraggingSession, willBeginAt screenPoint: NSPoint, forItemsAt indexPaths: Set<IndexPath>) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing.
  public func collectionView(_ collectionView: NSCollectionView, draggingSession session: NSDraggingSession, willBeginAt screenPoint: NSPoint, forItemsAt indexes: IndexSet) {
    OptionalMethod.unimplemented(by: self, method: #function.forIndexes)
  }

  /// Returns `[]`.
  public func collectionView(_ collectionView: NSCollectionView, namesOfPromisedFilesDroppedAtDestination dropURL: URL, forDraggedItemsAt indexPaths: Set<IndexPath>) -> [String] {
    OptionalMethod.unimplemented(by: self, [])
  }

  /// Returns `[]`.
  public func collectionView(_ collectionView: NSCollectionView, namesOfPromisedFilesDroppedAtDestination dropURL: URL, forDraggedItemsAt indexes: IndexSet) -> [String] {
    OptionalMethod.unimplemented(by: self, [], method: #function.forIndexes)
  }

  /// Does nothing.
  public func collectionView(_ collectionView: NSCollectionView, draggingSession session: NSDraggingSession, endedAt screenPoint: NSPoint, dragOperation operation: NSDragOperation) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Returns `[]`.
  public func collectionView(_ collectionView: NSCollectionView, validateDrop draggingInfo: any NSDraggingInfo, proposedIndexPath proposedDropIndexPath: AutoreleasingUnsafeMutablePointer<NSIndexPath>, dropOperation proposedDropOperation: UnsafeMutablePointer<NSCollectionView.DropOperation>) -> NSDragOperation {
    OptionalMethod.unimplemented(by: self, [])
  }

  /// Returns `[]`.
  public func collectionView(_ collectionView: NSCollectionView, validateDrop draggingInfo: any NSDraggingInfo, proposedIndex proposedDropIndex: UnsafeMutablePointer<Int>, dropOperation proposedDropOperation: UnsafeMutablePointer<NSCollectionView.DropOperation>) -> NSDragOperation {
    OptionalMethod.unimplemented(by: self, [])
  }

  /// Returns `false`.
  public func collectionView(_ collectionView: NSCollectionView, acceptDrop draggingInfo: any NSDraggingInfo, indexPath: IndexPath, dropOperation: NSCollectionView.DropOperation) -> Bool {
    OptionalMethod.unimplemented(by: self, false)
  }

  /// Returns `false`.
  public func collectionView(_ collectionView: NSCollectionView, acceptDrop draggingInfo: any NSDraggingInfo, index: Int, dropOperation: NSCollectionView.DropOperation) -> Bool {
    OptionalMethod.unimplemented(by: self, false)
  }

  /// Does nothing.
  public func collectionView(_ collectionView: NSCollectionView, updateDraggingItemsForDrag draggingInfo: any NSDraggingInfo) {
    OptionalMethod.unimplemented(by: self)
  }
}
