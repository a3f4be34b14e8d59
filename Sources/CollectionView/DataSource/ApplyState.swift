// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import Foundation

/// Something that a diffable data source is to show.
struct ApplyRequest<Section: Hashable, Item: Hashable> {
  /// What changes.
  enum Change {
    case snapshot(NSDiffableDataSourceSnapshot<Section, Item>)
    case trees(NSDiffableDataSourceSectionSnapshot<Item>, Section)
  }

  /// How it is shown.
  enum Manner: Hashable {
    case differences(isAnimated: Bool)
    case reloading
  }

  let change: Change
  let manner: Manner
  let completion: (() -> Void)?
}

/// What a diffable data source is about.
struct ApplyState<Section: Hashable, Item: Hashable> {
  /// What waits for its turn, in the order of the calls.
  var waiting: [ApplyRequest<Section, Item>] = []
  /// Whether something is being applied.
  var isBusy = false
  /// Whether the end of a layout pass is waited for.
  var isDeferred = false
  /// Whether anything has been applied: the first data are loaded, not compared.
  var hasData = false
  /// Completions of what ended while something was being applied.
  var ended: [() -> Void] = []
  /// Whether the calls come on the main queue; nil before the first.
  var comesOnMain: Bool?
  /// Whether the console was told that they come on changing queues.
  var hasWarned = false
}

/// The contents of a data source, for any queue.
final class SharedContents<Section: Hashable, Item: Hashable>: @unchecked Sendable {
  // Unchecked: the lock is held whenever the value is touched.
  private let lock = NSLock()
  private var value = DataSourceContents<Section, Item>()

  var contents: DataSourceContents<Section, Item> {
    get { lock.withLock { value } }
    set { lock.withLock { value = newValue } }
  }
}

/// A value on its way to the main queue, which nobody else touches meanwhile.
struct Handover<Value>: @unchecked Sendable {
  let value: Value
}
