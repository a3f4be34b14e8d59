// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Geometry
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
  @usableFromInline var contents = SnapshotContents<SectionIdentifierType, ItemIdentifierType>()
  /// The items and sections to show again although their identifiers stay.
  var marks = SnapshotMarks<SectionIdentifierType, ItemIdentifierType>()

  /// Creates a snapshot without sections.
  public init() {}
}

extension NSDiffableDataSourceSnapshot: Equatable {
  /// Returns whether two snapshots have the same sections and items; pending reloads do not count.
  public static func == (left: Self, right: Self) -> Bool { left.contents == right.contents }
}

extension NSDiffableDataSourceSnapshot: Hashable {
  /// Adds sections and items to a hasher.
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

extension NSDiffableDataSourceSnapshot {
  /// The number of items in all sections.
  public var numberOfItems: Int { contents.itemCount }
  /// The number of sections.
  public var numberOfSections: Int { contents.sections.count }
  /// The sections of the snapshot, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { contents.sections.elements }
  /// The items of all sections in order.
  ///
  /// - Complexity: O(1) with a single section, else O(items).
  public var itemIdentifiers: [ItemIdentifierType] { contents.allItems }
  /// The sections that are to be reloaded, in the order asked.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { marks.reloadedSections.elements }
  /// The items that are to be reloaded, in the order asked.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { marks.reloadedItems.elements }
  /// The items whose cells are to be reconfigured, in the order asked.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { marks.reconfiguredItems.elements }

  /// The number of items in a section.
  ///
  /// - Parameter identifier: A section of the snapshot; an unknown one stops the program.
  /// - Returns: The number.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    knownItems(of: identifier, "numberOfItems(inSection:)").count
  }

  /// The items of a section in order.
  ///
  /// - Parameter identifier: A section of the snapshot; an unknown one stops the program.
  /// - Returns: The items of the section, in order.
  /// - Complexity: O(1).
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    knownItems(of: identifier, "itemIdentifiers(inSection:)")
  }

  /// Returns the section that contains an item; nil if the item is not in the snapshot.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    contents.section(of: identifier)
  }

  /// Returns the index of an item, counted through all sections.
  ///
  /// - Returns: The index, or nil if the item is not in the snapshot.
  /// - Complexity: O(sections).
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let position = contents.position(of: identifier) else { return nil }
    return contents.indices.rows[..<position.section].reduce(position.item) { $0 + $1.slots.count }
  }

  /// Returns the index of a section.
  ///
  /// - Returns: The index, or nil if the section is not in the snapshot.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    contents.sections.firstIndex(of: identifier)
  }

  private func knownItems(
    of section: SectionIdentifierType, _ operation: String
  ) -> [ItemIdentifierType] {
    var items: [ItemIdentifierType] = []
    SnapshotError.stop { () throws(SnapshotError) in
      items = contents.items[try index(ofSection: section, operation)]
    }
    return items
  }

  @usableFromInline
  func index(
    ofSection section: SectionIdentifierType, _ operation: String
  ) throws(SnapshotError) -> Int {
    guard let index = contents.sections.firstIndex(of: section) else {
      throw .unknown(.section, "\(section)", operation: operation)
    }
    return index
  }

  func item(at index: Int, inSection section: Int) -> ItemIdentifierType? {
    guard contents.items.indices.contains(section) else { return nil }
    let items = contents.items[section]
    return items.indices.contains(index) ? items[index] : nil
  }

  /// The item at an index path; nil outside the data, and for a path of another length.
  package func item(at path: IndexPath) -> ItemIdentifierType? {
    path.count == 2 ? item(at: path.item, inSection: path.section) : nil
  }

  /// The index path of an item; nil if it is not in the snapshot.
  package func indexPath(of item: ItemIdentifierType) -> IndexPath? {
    position(of: item).map { IndexPath(item: $0.item, section: $0.section) }
  }

  /// The index of an item's section, and its index there; nil if it is not in the snapshot.
  package func position(of item: ItemIdentifierType) -> (section: Int, item: Int)? {
    contents.position(of: item)
  }

  package func numberOfItems(at section: Int) -> Int {
    contents.items.indices.contains(section) ? contents.items[section].count : 0
  }

  package func section(at index: Int) -> SectionIdentifierType? {
    contents.sections.indices.contains(index) ? contents.sections[index] : nil
  }

  /// The same sections and items, with nothing marked to be shown again.
  package var withoutMarks: Self {
    var result = self
    result.marks = SnapshotMarks()
    return result
  }
}
