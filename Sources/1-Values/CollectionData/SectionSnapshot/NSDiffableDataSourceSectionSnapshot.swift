// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Geometry

/// The items of one section at one moment, as trees: an outline whose items expand and collapse.
///
/// A value: copies are independent. Items are unique. A new item is collapsed; the children of a
/// collapsed item are in the snapshot, but not among its ``visibleItems``, which are those that a
/// collection view shows.
///
/// ```swift
/// var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
/// snapshot.append(["Food", "Travel"])
/// snapshot.append(["Apple", "Pear"], to: "Food")
/// snapshot.expand(["Food"])
/// snapshot.visibleItems  // ["Food", "Apple", "Pear", "Travel"]
/// ```
///
/// What is wrong in a call stops the program with a message, as in UIKit.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  package var forest = SectionForest<ItemIdentifierType>()

  /// Creates a snapshot without items.
  public init() {}

  package init(forest: SectionForest<ItemIdentifierType>) { self.forest = forest }

  // MARK: Items

  /// The items, depth first: each before its children.
  ///
  /// - Complexity: O(items).
  public var items: [ItemIdentifierType] { forest.items }
  /// The items without a parent, in order.
  public var rootItems: [ItemIdentifierType] { forest.rootItems }
  /// The items all of whose ancestors are expanded, depth first.
  ///
  /// - Complexity: O(visible items).
  public var visibleItems: [ItemIdentifierType] { forest.visibleItems }
}

extension NSDiffableDataSourceSectionSnapshot: Hashable {
  /// Returns whether two snapshots have the same trees of the same items, expanded alike.
  public static func == (left: Self, right: Self) -> Bool { left.forest == right.forest }

  /// Adds the trees to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(forest) }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}

extension NSDiffableDataSourceSectionSnapshot: CustomDebugStringConvertible {
  /// The trees as text, as ``visualDescription()`` returns them.
  public var debugDescription: String { visualDescription() }
}

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

  /// Returns the level of an item in its outline.
  ///
  /// - Parameter item: An item of the snapshot; an unknown one stops the program.
  /// - Returns: The number of its ancestors: 0 at the root level.
  public func level(of item: ItemIdentifierType) -> Int {
    SectionSnapshotError.stop { () throws(SectionSnapshotError) in try forest.level(of: item) }
  }

  /// Returns the index of an item among all items.
  ///
  /// - Returns: Its index in ``items``, or nil if it is not in the snapshot.
  /// - Complexity: O(items).
  public func index(of item: ItemIdentifierType) -> Int? { forest.index(of: item) }

  /// Returns the parent of an item.
  ///
  /// - Parameter child: An item of the snapshot; an unknown one stops the program.
  /// - Returns: Its parent, or nil at the root level.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    SectionSnapshotError.stop { () throws(SectionSnapshotError) in try forest.parent(of: child) }
  }

  /// Returns a snapshot of the descendants of an item.
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

  /// Returns the trees as text: a line for each item, indented by its level.
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

/// An error in an operation on a section snapshot. UIKit raises an exception for each of these.
///
/// Identifiers are carried as they print, so that errors can be compared whatever their types.
package enum SectionSnapshotError: Error, Hashable, Sendable {
  case unknown(String, operation: String)
  /// An item occurs twice in one argument, at these positions.
  case repeated(String, SnapshotError.Indices, operation: String)
  /// An item that is to be added is there already: its index in `items`, and its position among
  /// those that are added.
  case alreadyPresent(String, SnapshotError.Indices, operation: String)
}

extension SectionSnapshotError: CustomStringConvertible {
  /// The message for a section snapshot error: the fault and its remedy.
  package var description: String {
    switch self {
    case .unknown(let item, let operation):
      """
      \(operation): there is no item \(item) in the section snapshot. \
      Add it first, or check contains(_:).
      """
    case .repeated(let item, let indices, let operation):
      """
      \(operation): item \(item) is listed twice, at index \(indices.first) and at index \
      \(indices.second) of the argument. Items must be unique in a section snapshot; list it once.
      """
    case .alreadyPresent(let item, let indices, let operation):
      """
      \(operation): item \(item), at index \(indices.second) of the argument, is already in the \
      section snapshot, at index \(indices.first). Items must be unique; to move it, delete it first.
      """
    }
  }
}

extension SectionSnapshotError {
  /// Runs an operation and stops the program if it fails.
  static func stop<Result>(
    unlessDone operation: () throws(SectionSnapshotError) -> Result
  ) -> Result {
    do {
      return try operation()
    } catch {
      programmerError(error.description)
    }
  }
}

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
