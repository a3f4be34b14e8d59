// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension NSDiffableDataSourceSectionSnapshot {
  /// Adds items, collapsed, after the children of an item.
  ///
  /// - Parameters:
  ///   - items: The items; one that is there already, or twice in the argument, stops the program.
  ///   - parent: An item of the snapshot, which stays expanded or collapsed as it is; nil for the
  ///     root level. An unknown one stops the program.
  /// - Complexity: O(new items).
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    SectionSnapshotError.stop { () throws(SectionSnapshotError) in
      try forest.append(items, to: parent)
    }
  }

  /// Adds items, collapsed, before an item, as its siblings.
  ///
  /// - Parameters:
  ///   - items: The items; one that is there already, or twice in the argument, stops the program.
  ///   - item: An item of the snapshot; an unknown one stops the program.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    SectionSnapshotError.stop { () throws(SectionSnapshotError) in
      try forest.insert(items, nextTo: item, side: .before)
    }
  }

  /// Adds items, collapsed, as siblings of an item, after the item and its descendants.
  ///
  /// - Parameters:
  ///   - items: The items; one that is there already, or twice in the argument, stops the program.
  ///   - item: An item of the snapshot; an unknown one stops the program.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    SectionSnapshotError.stop { () throws(SectionSnapshotError) in
      try forest.insert(items, nextTo: item, side: .after)
    }
  }

  /// Adds the trees of a snapshot, expanded as they are, before an item, as its siblings.
  ///
  /// - Parameters:
  ///   - snapshot: The trees; an item of them that is there already stops the program.
  ///   - item: An item of this snapshot; an unknown one stops the program.
  public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
    SectionSnapshotError.stop { () throws(SectionSnapshotError) in
      try forest.insert(snapshot.forest, nextTo: item, side: .before)
    }
  }

  /// Adds the trees of a snapshot, expanded as they are, as siblings of an item, after the item and
  /// its descendants.
  ///
  /// - Parameters:
  ///   - snapshot: The trees; an item of them that is there already stops the program.
  ///   - item: An item of this snapshot; an unknown one stops the program.
  public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
    SectionSnapshotError.stop { () throws(SectionSnapshotError) in
      try forest.insert(snapshot.forest, nextTo: item, side: .after)
    }
  }

  /// Deletes items with their descendants.
  ///
  /// - Parameter items: Items of the snapshot; an unknown one stops the program.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    SectionSnapshotError.stop { () throws(SectionSnapshotError) in try forest.delete(items) }
  }

  /// Deletes all items.
  public mutating func deleteAll() { self = Self() }

  /// Replaces the descendants of an item with the trees of a snapshot, expanded as they are.
  ///
  /// - Parameters:
  ///   - parent: An item of this snapshot; an unknown one stops the program.
  ///   - snapshot: The trees; an item of them that stays in this snapshot stops the program.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    SectionSnapshotError.stop { () throws(SectionSnapshotError) in
      try forest.replaceChildren(of: parent, with: snapshot.forest)
    }
  }

  /// Expands items, including those without children: their children are visible if they are.
  ///
  /// - Parameter items: The items; those that are not in the snapshot are ignored.
  public mutating func expand(_ items: [ItemIdentifierType]) { forest.setExpanded(true, items) }

  /// Collapses items: their descendants are not visible.
  ///
  /// What was expanded below them stays so, and is again when they are expanded.
  ///
  /// - Parameter items: The items; those that are not in the snapshot are ignored.
  public mutating func collapse(_ items: [ItemIdentifierType]) { forest.setExpanded(false, items) }
}
