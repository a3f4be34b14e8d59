// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import OrderedCollections

/// The data of a collection view at one moment: sections in order, each with its items in order.
///
/// A value: copies are independent. Identifiers are unique, those of items in the whole snapshot;
/// an item and a section may have the same.
///
/// ```swift
/// var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
/// snapshot.appendSections([.main])
/// snapshot.appendItems(Array(0..<94))
/// ```
///
/// What is wrong in a call stops the program with a message, as in UIKit.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The sections and their items.
  @usableFromInline var contents = SnapshotContents<SectionIdentifierType, ItemIdentifierType>()
  /// What is to be shown again although its identifier stays.
  var marks = SnapshotMarks<SectionIdentifierType, ItemIdentifierType>()

  /// Creates a snapshot without sections.
  public init() {}
}

extension NSDiffableDataSourceSnapshot: Equatable {
  /// Returns whether two snapshots have the same sections and items; pending reloads are not
  /// compared.
  public static func == (left: Self, right: Self) -> Bool { left.contents == right.contents }
}

extension NSDiffableDataSourceSnapshot: Hashable {
  /// Feeds sections and items to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(contents) }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

/// Identifiers that are to be shown again, in the order asked, each once.
struct SnapshotMarks<Section: Hashable, Item: Hashable> {
  var reloadedItems = OrderedSet<Item>()
  var reconfiguredItems = OrderedSet<Item>()
  var reloadedSections = OrderedSet<Section>()

  /// Drops the marks of items that go (behaviour rule DS-4).
  mutating func forget(_ items: [Item]) {
    guard !reloadedItems.isEmpty || !reconfiguredItems.isEmpty else { return }
    for item in items {
      reloadedItems.remove(item)
      reconfiguredItems.remove(item)
    }
  }
}

extension SnapshotMarks: Sendable where Section: Sendable, Item: Sendable {}
