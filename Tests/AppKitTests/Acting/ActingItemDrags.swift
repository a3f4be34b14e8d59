// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit

/// What is dragged and dropped: a drop moves the view's own items, and counts for nothing where the
/// client has acted meanwhile.
extension ActingItems {
  func collectionView(
    _ collectionView: NSCollectionView, canDragItemsAt paths: Set<IndexPath>, with event: NSEvent
  ) -> Bool {
    !asked(.canDrag, paths).isEmpty
  }

  func collectionView(
    _ collectionView: NSCollectionView, pasteboardWriterForItemAt path: IndexPath
  ) -> (any NSPasteboardWriting)? {
    let number = number(path, in: .writer)
    act(.writer)
    guard number % 5 != 0 else { return nil }
    let item = NSPasteboardItem()
    item.setString("\(number)", forType: .letter)
    return item
  }

  func collectionView(
    _ collectionView: NSCollectionView, draggingSession session: NSDraggingSession,
    willBeginAt screenPoint: NSPoint, forItemsAt paths: Set<IndexPath>
  ) { _ = asked(.dragWillBegin, paths) }

  func collectionView(
    _ collectionView: NSCollectionView, draggingSession session: NSDraggingSession,
    endedAt screenPoint: NSPoint, dragOperation operation: NSDragOperation
  ) { act(.dragEnded) }

  func collectionView(
    _ collectionView: NSCollectionView, validateDrop draggingInfo: any NSDraggingInfo,
    proposedIndexPath proposedDropIndexPath: AutoreleasingUnsafeMutablePointer<NSIndexPath>,
    dropOperation proposedDropOperation: UnsafeMutablePointer<NSCollectionView.DropOperation>
  ) -> NSDragOperation {
    _ = isPlace(
      proposedDropIndexPath.pointee as IndexPath, proposedDropOperation.pointee, in: .validateDrop)
    act(.validateDrop)
    return .move
  }

  func collectionView(
    _ collectionView: NSCollectionView, acceptDrop draggingInfo: any NSDraggingInfo,
    indexPath: IndexPath, dropOperation: NSCollectionView.DropOperation
  ) -> Bool {
    let before = items
    let isPlace = isPlace(indexPath, dropOperation, in: .acceptDrop)
    act(.acceptDrop)
    guard isPlace, items == before, dropOperation == .before else { return false }
    let dropped = (draggingInfo.draggingPasteboard.pasteboardItems ?? [])
      .compactMap { $0.string(forType: .letter) }.compactMap { Int($0) }
    guard let number = dropped.first, let source = path(of: number) else { return false }
    var destination = indexPath
    if source.section == destination.section, source.item < destination.item {
      destination.item -= 1
    }
    collectionView.performBatchUpdates({
      // What is due is laid out first, in which the client may act.
      guard self.items == before else { return }
      self.items[source.section].remove(at: source.item)
      self.items[destination.section].insert(number, at: destination.item)
      collectionView.moveItem(at: source, to: destination)
    })
    return true
  }

  private func path(of number: Int) -> IndexPath? {
    for (section, numbers) in items.enumerated() {
      if let item = numbers.firstIndex(of: number) {
        return IndexPath(item: item, section: section)
      }
    }
    return nil
  }

  /// Returns whether something can be dropped on an item or before it; what cannot is a fault.
  private func isPlace(
    _ path: IndexPath, _ operation: NSCollectionView.DropOperation, in callback: ItemCallback
  ) -> Bool {
    if items.indices.contains(path.section), path.item >= 0 {
      let count = items[path.section].count
      if operation == .on ? path.item < count : path.item <= count { return true }
    }
    faults.append("\(callback) \(operation) \(path), which the data do not have")
    return false
  }
}
