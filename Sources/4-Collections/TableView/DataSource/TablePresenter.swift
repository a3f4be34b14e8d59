// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import CollectionEngine
import Foundation
import Geometry
import Views

/// Shows what snapshots change in a table view, with the animation of a data source.
@MainActor
final class TablePresenter: @MainActor SnapshotPresenting {
  private weak var tableView: UITableView?
  var animation: () -> UITableView.RowAnimation = { .automatic }

  init(_ tableView: UITableView) { self.tableView = tableView }

  var isInLayoutPass: Bool { tableView?.engine.isLayingOut ?? false }
  var isInWindow: Bool { tableView?.window != nil }

  func runAfterLayoutPass(_ action: @escaping () -> Void) {
    guard let tableView else { return action() }
    tableView.engine.afterLayoutPass { action() }
  }

  func reloadData() { tableView?.reloadData() }
  func layoutIfNeeded() { tableView?.layoutIfNeeded() }

  func performBatch(
    isAnimated: Bool, _ updates: @escaping () -> Void, completion: @escaping () -> Void
  ) {
    guard let tableView else {
      updates()
      return completion()
    }
    guard !tableView.isTellingMove else {
      // The rows are in their new order already (behaviour rule TV-62).
      updates()
      return completion()
    }
    let batch = { tableView.engine.record(updates) { _ in completion() } }
    if isAnimated { batch() } else { UIView.performWithoutAnimation(batch) }
  }

  func update(_ difference: SnapshotDifference) {
    guard let tableView, !tableView.isTellingMove else { return }
    guard !difference.needsReload else { return tableView.engine.reloadInsteadOfUpdates() }
    let animation = animation()
    if !difference.deletedSections.isEmpty {
      tableView.deleteSections(IndexSet(difference.deletedSections), with: animation)
    }
    if !difference.insertedSections.isEmpty {
      tableView.insertSections(IndexSet(difference.insertedSections), with: animation)
    }
    for move in difference.movedSections {
      tableView.moveSection(move.source, toSection: move.destination)
    }
    if !difference.deletedItems.isEmpty {
      tableView.deleteRows(at: difference.deletedItems, with: animation)
    }
    if !difference.insertedItems.isEmpty {
      tableView.insertRows(at: difference.insertedItems, with: animation)
    }
    for move in difference.movedItems { tableView.moveRow(at: move.source, to: move.destination) }
  }

  func update(_ refresh: SnapshotRefresh) {
    guard let tableView, !tableView.isTellingMove else { return }
    let animation = animation()
    if !refresh.reloadedSections.isEmpty {
      tableView.reloadSections(IndexSet(refresh.reloadedSections), with: animation)
    }
    if !refresh.reloadedItems.isEmpty {
      tableView.reloadRows(at: refresh.reloadedItems, with: animation)
    }
    if !refresh.reconfiguredItems.isEmpty {
      tableView.reconfigureRows(at: refresh.reconfiguredItems)
    }
  }
}

extension SnapshotDifference {
  /// Whether a table loads its data again instead of making the changes (behaviour rule TV-61,
  /// settled reading IR-7): an item that stays leaves a deleted section or comes into an inserted
  /// one, or more than one section moves.
  var needsReload: Bool {
    guard movedSections.count <= 1 else { return true }
    let (deleted, inserted) = (Set(deletedSections), Set(insertedSections))
    return movedItems.contains {
      deleted.contains($0.source.section) || inserted.contains($0.destination.section)
    }
  }
}
