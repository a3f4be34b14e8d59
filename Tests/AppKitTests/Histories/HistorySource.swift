// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit

/// A section of a history's data: what it is, and its items.
struct HistorySection: Equatable {
  var number: Int
  var items: [Int]
}

/// An item that says what it shows.
final class HistoryItem: NSCollectionViewItem {
  var shown: Int?

  override func loadView() { view = NSView(frame: .zero) }
}

/// A header of a section.
final class HistoryHeader: NSView, NSCollectionViewElement {}

/// The data of a history, and what its delegate heard that cannot be.
@MainActor
final class HistorySource: NSObject, NSCollectionViewDataSource, NSCollectionViewDelegate {
  var sections: [HistorySection]
  var rules = SelectionModel()
  /// The first thing that cannot be.
  private(set) var fault: String?
  /// What is displayed, by item.
  private(set) var displayed: [ObjectIdentifier: IndexPath] = [:]
  /// Whether items may be dragged, and what a drop would do.
  var canDrag = true
  var answer: NSDragOperation = .move
  /// Called with what is dropped, and where; nil for onto an item.
  var onDrop: (([Int], IndexPath?) -> Void)?

  init(_ sections: [HistorySection]) {
    self.sections = sections
    super.init()
  }

  /// All items in order.
  var order: [Int] { sections.flatMap(\.items) }

  func path(of item: Int) -> IndexPath? {
    for (section, data) in sections.enumerated() {
      if let index = data.items.firstIndex(of: item) { return path(section, index) }
    }
    return nil
  }

  private func path(_ section: Int, _ item: Int) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  func item(at path: IndexPath) -> Int? {
    guard sections.indices.contains(path.section),
      sections[path.section].items.indices.contains(path.item)
    else { return nil }
    return sections[path.section].items[path.item]
  }

  func record(_ fault: String) { self.fault = self.fault ?? fault }

  private func items(at paths: Set<IndexPath>, _ method: String) -> Set<Int> {
    Set(
      paths.compactMap { path in
        let item = item(at: path)
        if item == nil { record("\(method) names \(path), which there is not") }
        return item
      })
  }

  private func paths(
    _ paths: Set<IndexPath>, _ method: String, where isIncluded: (Int) -> Bool
  ) -> Set<IndexPath> {
    if paths.isEmpty { record("\(method) names nothing") }
    return Set(items(at: paths, method).filter(isIncluded).compactMap(path(of:)))
  }

  // MARK: Data

  func numberOfSections(in collectionView: NSCollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: NSCollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].items.count }

  func collectionView(
    _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
  ) -> NSCollectionViewItem {
    let item = collectionView.makeItem(
      withIdentifier: CountingSource.identifier, for: indexPath)
    (item as? HistoryItem)?.shown = self.item(at: indexPath)
    if self.item(at: indexPath) == nil { record("an item is asked for at \(indexPath)") }
    return item
  }

  func collectionView(
    _ collectionView: NSCollectionView,
    viewForSupplementaryElementOfKind kind: NSCollectionView.SupplementaryElementKind,
    at indexPath: IndexPath
  ) -> NSView {
    collectionView.makeSupplementaryView(
      ofKind: kind, withIdentifier: CountingSource.header, for: indexPath)
  }

  // MARK: Selection

  func collectionView(
    _ collectionView: NSCollectionView, shouldChangeItemsAt indexPaths: Set<IndexPath>,
    to highlightState: NSCollectionViewItem.HighlightState
  ) -> Set<IndexPath> {
    paths(indexPaths, "shouldChangeItemsAt", where: rules.mayBeHighlighted)
  }

  func collectionView(
    _ collectionView: NSCollectionView, didChangeItemsAt indexPaths: Set<IndexPath>,
    to highlightState: NSCollectionViewItem.HighlightState
  ) { _ = items(at: indexPaths, "didChangeItemsAt") }

  func collectionView(
    _ collectionView: NSCollectionView, shouldSelectItemsAt indexPaths: Set<IndexPath>
  ) -> Set<IndexPath> { paths(indexPaths, "shouldSelectItemsAt", where: rules.maySelect) }

  func collectionView(
    _ collectionView: NSCollectionView, didSelectItemsAt indexPaths: Set<IndexPath>
  ) {
    _ = items(at: indexPaths, "didSelectItemsAt")
    if !indexPaths.isSubset(of: collectionView.selectionIndexPaths) {
      record("didSelectItemsAt \(indexPaths.sorted()) names what is not selected")
    }
  }

  func collectionView(
    _ collectionView: NSCollectionView, shouldDeselectItemsAt indexPaths: Set<IndexPath>
  ) -> Set<IndexPath> { paths(indexPaths, "shouldDeselectItemsAt", where: rules.mayDeselect) }

  func collectionView(
    _ collectionView: NSCollectionView, didDeselectItemsAt indexPaths: Set<IndexPath>
  ) {
    _ = items(at: indexPaths, "didDeselectItemsAt")
    if !indexPaths.isDisjoint(with: collectionView.selectionIndexPaths) {
      record("didDeselectItemsAt \(indexPaths.sorted()) names what is selected")
    }
  }

  // MARK: Display

  func collectionView(
    _ collectionView: NSCollectionView, willDisplay item: NSCollectionViewItem,
    forRepresentedObjectAt indexPath: IndexPath
  ) {
    if displayed.updateValue(indexPath, forKey: ObjectIdentifier(item)) != nil {
      record("willDisplay \(indexPath) comes twice for one item")
    }
  }

  func collectionView(
    _ collectionView: NSCollectionView, didEndDisplaying item: NSCollectionViewItem,
    forRepresentedObjectAt indexPath: IndexPath
  ) {
    if displayed.removeValue(forKey: ObjectIdentifier(item)) == nil {
      record("didEndDisplaying \(indexPath) comes for an item that was not displayed")
    }
  }

  // MARK: Dragging

  /// Whether an item has something to write.
  func isWritten(_ item: Int) -> Bool { item % 7 != 3 }

  func collectionView(
    _ collectionView: NSCollectionView, canDragItemsAt indexPaths: Set<IndexPath>,
    with event: NSEvent
  ) -> Bool {
    _ = items(at: indexPaths, "canDragItemsAt")
    return canDrag
  }

  func collectionView(
    _ collectionView: NSCollectionView, pasteboardWriterForItemAt indexPath: IndexPath
  ) -> (any NSPasteboardWriting)? {
    guard let item = item(at: indexPath) else {
      record("pasteboardWriterForItemAt names \(indexPath), which there is not")
      return nil
    }
    guard isWritten(item) else { return nil }
    let result = NSPasteboardItem()
    result.setString("\(item)", forType: .letter)
    return result
  }

  private func isPlace(_ path: IndexPath, _ operation: NSCollectionView.DropOperation) -> Bool {
    guard sections.indices.contains(path.section), path.item >= 0 else { return false }
    let count = sections[path.section].items.count
    return operation == .on ? path.item < count : path.item <= count
  }

  func collectionView(
    _ collectionView: NSCollectionView, validateDrop draggingInfo: any NSDraggingInfo,
    proposedIndexPath proposedDropIndexPath: AutoreleasingUnsafeMutablePointer<NSIndexPath>,
    dropOperation proposedDropOperation: UnsafeMutablePointer<NSCollectionView.DropOperation>
  ) -> NSDragOperation {
    let path = proposedDropIndexPath.pointee as IndexPath
    if !isPlace(path, proposedDropOperation.pointee) {
      record("validateDrop proposes \(proposedDropOperation.pointee) \(path), which there is not")
    }
    return answer
  }

  func collectionView(
    _ collectionView: NSCollectionView, acceptDrop draggingInfo: any NSDraggingInfo,
    indexPath: IndexPath, dropOperation: NSCollectionView.DropOperation
  ) -> Bool {
    guard isPlace(indexPath, dropOperation) else {
      record("acceptDrop names \(dropOperation) \(indexPath), which there is not")
      return false
    }
    let items = (draggingInfo.draggingPasteboard.pasteboardItems ?? [])
      .compactMap { $0.string(forType: .letter) }.compactMap { Int($0) }
    onDrop?(items, dropOperation == .before ? indexPath : nil)
    return true
  }
}
