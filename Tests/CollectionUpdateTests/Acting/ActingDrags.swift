// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionView
import Foundation
import Geometry
import Interactions
import Views

/// What is dragged and dropped: a drop moves the view's own items, and counts for nothing where the
/// client has acted meanwhile.
extension ActingSource: UICollectionViewDragDelegate, UICollectionViewDropDelegate {
  // MARK: Moving

  func collectionView(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool {
    asked(.canMove, path) % 6 != 0
  }
  func collectionView(
    _ view: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
  ) {
    guard number(source, in: .move) > 0, isPlace(destination, in: .move) else { return }
    move(source, to: destination)
    happened(.move)
  }
  func collectionView(
    _ view: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath original: IndexPath,
    atCurrentIndexPath current: IndexPath, toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    _ = asked(.targetPath, original)
    return proposed
  }

  // MARK: Dragging

  private func dragItems(at path: IndexPath) -> [UIDragItem] {
    guard asked(.dragItems, path) % 5 != 0 else { return [] }
    return [UIDragItem(itemProvider: NSItemProvider(object: "item" as NSString))]
  }
  func collectionView(
    _ view: UICollectionView, itemsForBeginning session: any UIDragSession, at path: IndexPath
  ) -> [UIDragItem] { dragItems(at: path) }
  func collectionView(
    _ view: UICollectionView, itemsForAddingTo session: any UIDragSession, at path: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { dragItems(at: path) }
  func collectionView(
    _ view: UICollectionView, dragPreviewParametersForItemAt path: IndexPath
  ) -> UIDragPreviewParameters? {
    _ = asked(.dragPreview, path)
    return nil
  }
  func collectionView(
    _ view: UICollectionView, dragSessionWillBegin session: any UIDragSession
  ) { happened(.dragWillBegin) }
  func collectionView(_ view: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
    happened(.dragDidEnd)
  }

  // MARK: Dropping

  func collectionView(_ view: UICollectionView, canHandle session: any UIDropSession) -> Bool {
    happened(.canHandle)
    return true
  }
  func collectionView(
    _ view: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) { happened(.dropDidEnter) }
  func collectionView(
    _ view: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) { happened(.dropDidExit) }
  func collectionView(_ view: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
    happened(.dropDidEnd)
  }
  func collectionView(
    _ view: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath path: IndexPath?
  ) -> UICollectionViewDropProposal {
    if let path { _ = isPlace(path, in: .dropDidUpdate) }
    happened(.dropDidUpdate)
    return UICollectionViewDropProposal(operation: .move, intent: intent)
  }
  func collectionView(
    _ view: UICollectionView, dropPreviewParametersForItemAt path: IndexPath
  ) -> UIDragPreviewParameters? {
    _ = asked(.dropPreview, path)
    return nil
  }
  func collectionView(
    _ view: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    let (before, source) = (items, coordinator.items.first?.sourceIndexPath)
    guard let path = coordinator.destinationIndexPath, isPlace(path, in: .performDrop) else {
      return happened(.performDrop)
    }
    happened(.performDrop)
    guard items == before, let source, let dragged = coordinator.items.first,
      coordinator.proposal.intent == .insertAtDestinationIndexPath
    else { return }
    var destination = path
    view.performBatchUpdates {
      // What is due is laid out first, in which the client may act.
      guard items == before else { return }
      destination = move(source, to: path)
      view.deleteItems(at: [source])
      view.insertItems(at: [destination])
    }
    coordinator.drop(dragged.dragItem, toItemAt: destination)
  }

  /// Moves an item of the data; returns where it is then.
  @discardableResult
  private func move(_ source: IndexPath, to destination: IndexPath) -> IndexPath {
    let number = items[source.section].remove(at: source.item)
    let item = min(destination.item, items[destination.section].count)
    items[destination.section].insert(number, at: item)
    return IndexPath(item: item, section: destination.section)
  }
}
