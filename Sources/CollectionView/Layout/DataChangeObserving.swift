// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData

/// A layout that takes what it knows of elements along when data change.
///
/// A protocol, since a method that is not public cannot be overridden in other modules.
@MainActor
protocol DataChangeObserving {
  /// Called in a batch of updates, after the invalidation and before `prepare()`.
  func dataWillChange(by mapping: BatchMapping)
}
