// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension SnapshotDifference {
  /// The same as the changes of a batch: sections before items, deletes before inserts before moves.
  public var updates: BatchUpdates {
    var changes: [BatchUpdates.Change] = []
    changes += deletedSections.map { .deleteSection($0) }
    changes += insertedSections.map { .insertSection($0) }
    changes += movedSections.map { .moveSection($0.source, to: $0.destination) }
    changes += deletedItems.map { .deleteItem($0) }
    changes += insertedItems.map { .insertItem($0) }
    changes += movedItems.map { .moveItem($0.source, to: $0.destination) }
    return BatchUpdates(changes)
  }
}
