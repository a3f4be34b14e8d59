// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension NSDiffableDataSourceSectionSnapshot {
  /// Returns whether an item is marked as expanded.
  ///
  /// - Parameter item: An item of the snapshot; an unknown one stops the program.
  /// - Returns: Whether its children are visible if it is.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool {
    SectionSnapshotError.stop { () throws(SectionSnapshotError) in try forest.isExpanded(item) }
  }

  /// Returns whether all ancestors of an item are expanded.
  ///
  /// - Parameter item: An item of the snapshot; an unknown one stops the program.
  /// - Returns: Whether it is one of the ``visibleItems``.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    SectionSnapshotError.stop { () throws(SectionSnapshotError) in try forest.isVisible(item) }
  }

  /// Returns whether an item is one of the ``items``, visible or not.
  public func contains(_ item: ItemIdentifierType) -> Bool { forest.contains(item) }

  /// How deep an item is.
  ///
  /// - Parameter item: An item of the snapshot; an unknown one stops the program.
  /// - Returns: The number of its ancestors: 0 at the root level.
  public func level(of item: ItemIdentifierType) -> Int {
    SectionSnapshotError.stop { () throws(SectionSnapshotError) in try forest.level(of: item) }
  }

  /// The place of an item among all.
  ///
  /// - Parameter item: An item.
  /// - Returns: Its index in ``items``, or nil if it is not in the snapshot.
  /// - Complexity: O(items).
  public func index(of item: ItemIdentifierType) -> Int? { forest.index(of: item) }

  /// The item that an item is right below.
  ///
  /// - Parameter child: An item of the snapshot; an unknown one stops the program.
  /// - Returns: Its parent, or nil at the root level.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    SectionSnapshotError.stop { () throws(SectionSnapshotError) in try forest.parent(of: child) }
  }

  /// A copy of all that is below an item.
  ///
  /// - Parameters:
  ///   - parent: An item of the snapshot; an unknown one stops the program.
  ///   - includingParent: Whether the item is in the copy, as its root.
  /// - Returns: The trees, expanded as they are here.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    SectionSnapshotError.stop { () throws(SectionSnapshotError) in
      Self(forest: try forest.subforest(of: parent, includingParent: includingParent))
    }
  }

  /// The trees as text: a line for each item, indented by its level.
  ///
  /// A line begins with `-` for an item whose children are shown, `+` for one whose children are
  /// not, and `*` for one without children.
  ///
  /// - Returns: The lines, each with a newline at its end.
  public func visualDescription() -> String {
    forest.outline.map { slot, level in
      let node = forest.nodes[Int(slot)]
      let sign = node.firstChild < 0 ? "*" : node.isExpanded ? "-" : "+"
      let item = forest.itemOfSlot[Int(slot)].map { "\($0)" } ?? ""
      return String(repeating: "  ", count: level) + sign + " " + item + "\n"
    }.joined()
  }
}
