// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionData
import CollectionEngine
import Foundation
import Views

extension UICollectionViewDiffableDataSource {
  /// Takes a request on any queue; on the main queue it is done at once.
  nonisolated func submit(_ request: ApplyRequest<SectionIdentifierType, ItemIdentifierType>) {
    MainQueue.transfer(request) { request, isOnMain in
      self.queue.submit(request, isOnMain: isOnMain)
    }
  }
}

extension UICollectionView: @MainActor SnapshotPresenting {
  package var isInLayoutPass: Bool { engine.isLayingOut }
  package var isInWindow: Bool { window != nil }

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
    if !difference.deletedItems.isEmpty { deleteItems(at: difference.deletedItems) }
    if !difference.insertedItems.isEmpty { insertItems(at: difference.insertedItems) }
    for move in difference.movedItems { moveItem(at: move.source, to: move.destination) }
  }

  package func name(_ refresh: SnapshotRefresh) {
    if !refresh.reloadedSections.isEmpty { reloadSections(IndexSet(refresh.reloadedSections)) }
    if !refresh.reloadedItems.isEmpty { reloadItems(at: refresh.reloadedItems) }
    if !refresh.reconfiguredItems.isEmpty { reconfigureItems(at: refresh.reconfiguredItems) }
  }
}
