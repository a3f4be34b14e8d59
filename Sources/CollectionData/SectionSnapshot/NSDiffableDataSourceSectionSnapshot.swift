// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

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
  /// The trees.
  package var forest = SectionForest<ItemIdentifierType>()

  /// Creates a snapshot without items.
  public init() {}

  package init(forest: SectionForest<ItemIdentifierType>) { self.forest = forest }

  // MARK: Items

  /// All items, depth first: each before its children.
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

  /// Feeds the trees to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(forest) }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}

extension NSDiffableDataSourceSectionSnapshot: CustomDebugStringConvertible {
  /// The same as ``visualDescription()``.
  public var debugDescription: String { visualDescription() }
}
