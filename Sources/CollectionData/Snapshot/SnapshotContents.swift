// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import OrderedCollections

/// The sections of a snapshot and the items of each section.
///
/// Every item has a *slot*, a small number that it keeps as long as it is here. The one table that is
/// keyed by identifiers leads from an item to its slot; places are kept by slot. So an identifier is
/// hashed once when it comes and once when it goes; when an item moves, integers do.
///
/// Sections have *tokens* in the same manner, so that moving a section touches none of its items.
///
/// Nothing here is checked but for items named twice: the operations of the snapshot are, before
/// they get here.
struct SnapshotContents<Section: Hashable, Item: Hashable> {
  /// A section's items in order, and in parallel their slots.
  struct Row {
    let token: Int32
    var items: [Item] = []
    var slots: [Int32] = []
  }

  /// Where an item is. The index is negative while it has no place.
  struct Place {
    var token: Int32
    var index: Int32

    /// Of an item that was not here before: no section has this token.
    static func unplaced(_ position: Int) -> Place {
      Place(token: -1, index: -1 - Int32(position))
    }
  }

  /// The sections in order.
  var sections = OrderedSet<Section>()
  /// What is in each section, in the order of ``sections``.
  var rows: [Row] = []
  var slotOfItem: [Item: Int32] = [:]
  /// By slot.
  var places: [Place] = []
  var freeSlots: [Int32] = []
  /// The section's index by its token.
  var rowOfToken: [Int32] = []
  var freeTokens: [Int32] = []

  /// The number of all items.
  var itemCount: Int { slotOfItem.count }

  /// The items of a section.
  ///
  /// - Complexity: O(1).
  func items(at section: Int) -> [Item] { rows[section].items }

  /// The items of all sections in order.
  ///
  /// - Complexity: O(1) with a single section, else O(items).
  var allItems: [Item] {
    if let only = rows.first, rows.count == 1 { return only.items }
    var result: [Item] = []
    result.reserveCapacity(itemCount)
    for row in rows { result.append(contentsOf: row.items) }
    return result
  }

  /// Whether there is such an item.
  func contains(_ item: Item) -> Bool { slotOfItem[item] != nil }

  /// The index of an item's section, and its index there.
  ///
  /// - Complexity: O(1).
  func place(of item: Item) -> (section: Int, item: Int)? {
    guard let slot = slotOfItem[item] else { return nil }
    let place = places[Int(slot)]
    return (Int(rowOfToken[Int(place.token)]), Int(place.index))
  }

  /// The section of an item; nil if there is no such item.
  func section(of item: Item) -> Section? { place(of: item).map { sections[$0.section] } }

  /// Whether nothing can differ, since both are copies of one that neither has changed.
  ///
  /// - Complexity: O(1).
  func isCopy(of other: Self) -> Bool {
    rows.sharesStorage(with: other.rows)
      && sections.elements.sharesStorage(with: other.sections.elements)
  }
}

extension SnapshotContents: Hashable {
  static func == (left: Self, right: Self) -> Bool {
    if left.isCopy(of: right) { return true }
    return left.sections == right.sections
      && left.rows.elementsEqual(right.rows) { $0.items == $1.items }
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(sections)
    for row in rows { hasher.combine(row.items) }
  }
}

extension SnapshotContents: Sendable where Section: Sendable, Item: Sendable {}
extension SnapshotContents.Row: Sendable where Section: Sendable, Item: Sendable {}

extension Array {
  /// Whether two arrays are one in memory, and therefore equal.
  func sharesStorage(with other: Self) -> Bool {
    guard count == other.count else { return false }
    return withUnsafeBufferPointer { here in
      other.withUnsafeBufferPointer { there in
        here.isEmpty || here.baseAddress == there.baseAddress
      }
    }
  }
}
