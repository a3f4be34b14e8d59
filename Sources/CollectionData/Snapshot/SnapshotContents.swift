// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import OrderedCollections

/// The sections of a snapshot and the items of each section.
///
/// Identifiers are in arrays, in their order. Where an item is, ``ItemIndices`` knows.
///
/// Nothing here is checked but for items named twice: the operations of the snapshot are, before
/// they get here.
@usableFromInline
struct SnapshotContents<Section: Hashable, Item: Hashable> {
  /// The sections in order.
  var sections = OrderedSet<Section>()
  /// The items of each section in order, in the order of ``sections``.
  @usableFromInline var items: [[Item]] = []
  /// Where each item is.
  @usableFromInline var places = ItemIndices()

  /// The number of all items.
  var itemCount: Int { places.count }

  /// The items of all sections in order.
  ///
  /// - Complexity: O(1) with a single section, else O(items).
  var allItems: [Item] {
    if let only = items.first, items.count == 1 { return only }
    var result: [Item] = []
    result.reserveCapacity(itemCount)
    for section in items { result.append(contentsOf: section) }
    return result
  }

  /// The slot of an item; nil if there is no such item.
  ///
  /// - Complexity: O(1).
  func slot(of item: Item) -> Int32? { slot(of: item, SlotTable.Tag(item)) }

  /// The slot of an item whose tag is known.
  func slot(of item: Item, _ tag: SlotTable.Tag) -> Int32? {
    places.slot(tag) { section, index in items[section][index] == item }
  }

  /// The index of an item's section, and its index there.
  ///
  /// - Complexity: O(1).
  func place(of item: Item) -> (section: Int, item: Int)? {
    guard let slot = slot(of: item) else { return nil }
    let place = places[slot]
    return (places.section(of: place), Int(place.index))
  }

  /// The section of an item; nil if there is no such item.
  func section(of item: Item) -> Section? { place(of: item).map { sections[$0.section] } }

  /// Returns whether nothing can differ, since both are copies of one that neither has changed.
  ///
  /// - Complexity: O(1).
  func isCopy(of other: Self) -> Bool {
    items.sharesStorage(with: other.items)
      && sections.elements.sharesStorage(with: other.sections.elements)
  }
}

extension SnapshotContents: Hashable {
  @usableFromInline
  static func == (left: Self, right: Self) -> Bool {
    left.isCopy(of: right) || left.sections == right.sections && left.items == right.items
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) {
    hasher.combine(sections)
    for section in items { hasher.combine(section) }
  }
}

extension SnapshotContents: Sendable where Section: Sendable, Item: Sendable {}
