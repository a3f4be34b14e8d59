// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionData
import CollectionEngine
import Foundation
import Views

extension NSCollectionView: @MainActor SnapshotPresenting {
  package var isInLayoutPass: Bool { engine.isLayingOut }
  package var isInWindow: Bool { viewNode.window != nil }
  package func layoutIfNeeded() { layoutSubtreeIfNeeded() }

  package func runAfterLayoutPass(_ action: @escaping () -> Void) {
    engine.afterLayoutPass { action() }
  }

  package func performBatch(
    isAnimated: Bool, _ updates: @escaping () -> Void, completion: @escaping () -> Void
  ) {
    let batch = { self.performBatchUpdates(updates) { _ in completion() } }
    if isAnimated { batch() } else { UIView.performWithoutAnimation(batch) }
  }

  package func name(_ difference: SnapshotDifference) {
    if !difference.deletedSections.isEmpty {
      deleteSections(IndexSet(difference.deletedSections))
    }
    if !difference.insertedSections.isEmpty {
      insertSections(IndexSet(difference.insertedSections))
    }
    for move in difference.movedSections { moveSection(move.source, toSection: move.destination) }
    if !difference.deletedItems.isEmpty { deleteItems(at: Set(difference.deletedItems)) }
    if !difference.insertedItems.isEmpty { insertItems(at: Set(difference.insertedItems)) }
    for move in difference.movedItems { moveItem(at: move.source, to: move.destination) }
  }

  package func name(_ refresh: SnapshotRefresh) {
    if !refresh.reloadedSections.isEmpty { reloadSections(IndexSet(refresh.reloadedSections)) }
    let items = refresh.reloadedItems + refresh.reconfiguredItems
    if !items.isEmpty { reloadItems(at: Set(items)) }
  }
}
