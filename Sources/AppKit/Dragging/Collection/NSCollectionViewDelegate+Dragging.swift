// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Views

extension NSCollectionViewDelegate {
  // MARK: Source

  /// Lets all be dragged.
  public func collectionView(
    _ collectionView: NSCollectionView, canDragItemsAt indexPaths: Set<IndexPath>,
    with event: NSEvent
  ) -> Bool { OptionalMethod.unimplemented(by: self, true) }
  /// Lets all be dragged.
  public func collectionView(
    _ collectionView: NSCollectionView, canDragItemsAt indexes: IndexSet, with event: NSEvent
  ) -> Bool { OptionalMethod.unimplemented(by: self, true, method: #function.forIndexes) }
  /// Nothing.
  public func collectionView(
    _ collectionView: NSCollectionView, pasteboardWriterForItemAt indexPath: IndexPath
  ) -> (any NSPasteboardWriting)? { OptionalMethod.unimplemented(by: self, nil) }
  /// Nothing.
  public func collectionView(
    _ collectionView: NSCollectionView, pasteboardWriterForItemAt index: Int
  ) -> (any NSPasteboardWriting)? {
    OptionalMethod.unimplemented(by: self, nil, method: #function.forIndexes)
  }
  /// Writes nothing.
  public func collectionView(
    _ collectionView: NSCollectionView, writeItemsAt indexPaths: Set<IndexPath>,
    to pasteboard: NSPasteboard
  ) -> Bool { OptionalMethod.unimplemented(by: self, false) }
  /// Writes nothing.
  public func collectionView(
    _ collectionView: NSCollectionView, writeItemsAt indexes: IndexSet, to pasteboard: NSPasteboard
  ) -> Bool { OptionalMethod.unimplemented(by: self, false, method: #function.forIndexes) }
  /// The collection view's own image.
  public func collectionView(
    _ collectionView: NSCollectionView, draggingImageForItemsAt indexPaths: Set<IndexPath>,
    with event: NSEvent, offset dragImageOffset: NSPointPointer
  ) -> NSImage { OptionalMethod.unimplemented(by: self, collectionView.image(of: indexPaths)) }
  /// The collection view's own image.
  public func collectionView(
    _ collectionView: NSCollectionView, draggingImageForItemsAt indexes: IndexSet,
    with event: NSEvent, offset dragImageOffset: NSPointPointer
  ) -> NSImage {
    OptionalMethod.unimplemented(
      by: self, collectionView.image(of: indexes.indexPaths), method: #function.forIndexes)
  }
  /// Does nothing.
  public func collectionView(
    _ collectionView: NSCollectionView, draggingSession session: NSDraggingSession,
    willBeginAt screenPoint: NSPoint, forItemsAt indexPaths: Set<IndexPath>
  ) { OptionalMethod.unimplemented(by: self) }
  /// Does nothing.
  public func collectionView(
    _ collectionView: NSCollectionView, draggingSession session: NSDraggingSession,
    willBeginAt screenPoint: NSPoint, forItemsAt indexes: IndexSet
  ) {}
  /// None.
  public func collectionView(
    _ collectionView: NSCollectionView, namesOfPromisedFilesDroppedAtDestination dropURL: URL,
    forDraggedItemsAt indexPaths: Set<IndexPath>
  ) -> [String] { OptionalMethod.unimplemented(by: self, []) }
  /// None.
  public func collectionView(
    _ collectionView: NSCollectionView, namesOfPromisedFilesDroppedAtDestination dropURL: URL,
    forDraggedItemsAt indexes: IndexSet
  ) -> [String] { OptionalMethod.unimplemented(by: self, [], method: #function.forIndexes) }
  /// Does nothing.
  public func collectionView(
    _ collectionView: NSCollectionView, draggingSession session: NSDraggingSession,
    endedAt screenPoint: NSPoint, dragOperation operation: NSDragOperation
  ) {}

  // MARK: Destination

  /// Refuses.
  public func collectionView(
    _ collectionView: NSCollectionView, validateDrop draggingInfo: any NSDraggingInfo,
    proposedIndexPath proposedDropIndexPath: AutoreleasingUnsafeMutablePointer<NSIndexPath>,
    dropOperation proposedDropOperation: UnsafeMutablePointer<NSCollectionView.DropOperation>
  ) -> NSDragOperation { OptionalMethod.unimplemented(by: self, []) }
  /// Refuses.
  public func collectionView(
    _ collectionView: NSCollectionView, validateDrop draggingInfo: any NSDraggingInfo,
    proposedIndex proposedDropIndex: UnsafeMutablePointer<Int>,
    dropOperation proposedDropOperation: UnsafeMutablePointer<NSCollectionView.DropOperation>
  ) -> NSDragOperation { [] }
  /// Refuses.
  public func collectionView(
    _ collectionView: NSCollectionView, acceptDrop draggingInfo: any NSDraggingInfo,
    indexPath: IndexPath, dropOperation: NSCollectionView.DropOperation
  ) -> Bool { OptionalMethod.unimplemented(by: self, false) }
  /// Refuses.
  public func collectionView(
    _ collectionView: NSCollectionView, acceptDrop draggingInfo: any NSDraggingInfo, index: Int,
    dropOperation: NSCollectionView.DropOperation
  ) -> Bool { false }
  /// Does nothing.
  public func collectionView(
    _ collectionView: NSCollectionView, updateDraggingItemsForDrag draggingInfo: any NSDraggingInfo
  ) {}
}

extension IndexSet {
  /// The items of the first section.
  var indexPaths: Set<IndexPath> { Set(map { IndexPath(item: $0, section: 0) }) }
}
