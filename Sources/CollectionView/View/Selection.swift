// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// The selected items, in the order of selection.
struct Selection {
  private(set) var indexPaths: [IndexPath] = []
  private var members: Set<IndexPath> = []

  func contains(_ indexPath: IndexPath) -> Bool { members.contains(indexPath) }

  /// Adds an item; false if it was selected already.
  mutating func insert(_ indexPath: IndexPath) -> Bool {
    guard members.insert(indexPath).inserted else { return false }
    indexPaths.append(indexPath)
    return true
  }

  /// Takes an item out; false if it was not selected.
  mutating func remove(_ indexPath: IndexPath) -> Bool {
    guard members.remove(indexPath) != nil else { return false }
    indexPaths.removeAll { $0 == indexPath }
    return true
  }

  /// Gives the items other index paths; drops those without one.
  mutating func renumber(_ path: (IndexPath) -> IndexPath?) {
    indexPaths = indexPaths.compactMap(path)
    members = Set(indexPaths)
  }

  mutating func removeAll() { self = Selection() }
}
