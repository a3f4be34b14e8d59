// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionData
import CollectionEngine
import Foundation
import Views

extension UICollectionView {
  /// Makes several updates as one, named in a closure that does not escape.
  ///
  /// Calls with a closure come here, so that it can name members without `self`, as on iOS. It
  /// calls ``performBatchUpdates(_:completion:)``, which is the one that subclasses override.
  ///
  /// - Parameters:
  ///   - updates: Changes the data and names the changes.
  ///   - completion: Called at the end of the animation, or after the layout pass if there is none.
  ///   - caller: Leave it out. In an override, `super.performBatchUpdates({ … })` comes here, too,
  ///     and must not call the override again.
  ///   - file: Leave it out: an override is in the module of its class.
  public final func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil, caller: StaticString = #function,
    file: StaticString = #fileID
  ) {
    let isOverride = BatchForwarding.isOverride(
      caller, of: file, in: self, below: UICollectionView.self)
    guard batchForwarding.begin(isCalledByOverride: isOverride) else {
      return engine.record(updates, completion: completion)
    }
    defer { batchForwarding.end() }
    withoutActuallyEscaping(updates) { updates in
      performBatchUpdates(Optional(updates), completion: completion)
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

  package func update(_ difference: SnapshotDifference) {
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

  package func update(_ refresh: SnapshotRefresh) {
    if !refresh.reloadedSections.isEmpty { reloadSections(IndexSet(refresh.reloadedSections)) }
    if !refresh.reloadedItems.isEmpty { reloadItems(at: refresh.reloadedItems) }
    if !refresh.reconfiguredItems.isEmpty { reconfigureItems(at: refresh.reconfiguredItems) }
  }
}
