// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Interactions
import TableView
import Views

/// What is dragged and dropped: a drop moves the table's own rows, and counts for nothing where the
/// client has acted meanwhile.
extension ActingRows: UITableViewDragDelegate, UITableViewDropDelegate {
  // MARK: Moving

  func tableView(_ tableView: UITableView, canMoveRowAt path: IndexPath) -> Bool {
    canMove && asked(.canMove, path) % 6 != 0
  }
  func tableView(
    _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {
    guard number(source, in: .move) > 0, isPlace(destination, in: .move) else { return }
    move(source, to: destination)
    act(.move)
  }
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    _ = asked(.targetPath, source)
    return proposed
  }

  // MARK: Dragging

  private func dragItems(at path: IndexPath) -> [UIDragItem] {
    guard asked(.dragItems, path) % 5 != 0 else { return [] }
    return [UIDragItem(itemProvider: NSItemProvider(object: "row" as NSString))]
  }
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at path: IndexPath
  ) -> [UIDragItem] { dragItems(at: path) }
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at path: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { dragItems(at: path) }
  func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt path: IndexPath
  ) -> UIDragPreviewParameters? {
    _ = asked(.dragPreview, path)
    return nil
  }
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    act(.dragWillBegin)
  }
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    act(.dragDidEnd)
  }

  // MARK: Dropping

  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    act(.canHandle)
    return true
  }
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
    act(.dropDidEnter)
  }
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
    act(.dropDidExit)
  }
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
    act(.dropDidEnd)
  }
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath path: IndexPath?
  ) -> UITableViewDropProposal {
    if let path { _ = isPlace(path, in: .dropDidUpdate) }
    act(.dropDidUpdate)
    return UITableViewDropProposal(operation: .move, intent: intent)
  }
  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt path: IndexPath
  ) -> UIDragPreviewParameters? {
    _ = asked(.dropPreview, path)
    return nil
  }
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    let (before, source) = (rows, coordinator.items.first?.sourceIndexPath)
    guard let path = coordinator.destinationIndexPath, isPlace(path, in: .performDrop) else {
      return act(.performDrop)
    }
    act(.performDrop)
    guard rows == before, let source, let dragged = coordinator.items.first,
      coordinator.proposal.intent == .insertAtDestinationIndexPath
    else { return }
    var destination = path
    tableView.performBatchUpdates {
      // What is due is laid out first, in which the client may act.
      guard rows == before else { return }
      destination = move(source, to: path)
      tableView.deleteRows(at: [source], with: .automatic)
      tableView.insertRows(at: [destination], with: .automatic)
    }
    coordinator.drop(dragged.dragItem, toRowAt: destination)
  }

  /// Moves a row of the data; returns where it is then.
  @discardableResult
  private func move(_ source: IndexPath, to destination: IndexPath) -> IndexPath {
    let number = rows[source.section].remove(at: source.row)
    let row = min(destination.row, rows[destination.section].count)
    rows[destination.section].insert(number, at: row)
    return IndexPath(row: row, section: destination.section)
  }
}
