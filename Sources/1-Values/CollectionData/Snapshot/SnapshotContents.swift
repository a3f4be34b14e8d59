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
  var sections = OrderedSet<Section>()
  /// The items of each section in order, in the order of ``sections``.
  @usableFromInline var items: [[Item]] = []
  @usableFromInline var indices = ItemIndices()

  var itemCount: Int { indices.count }

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
    indices.slot(tag) { section, index in items[section][index] == item }
  }

  /// The index of an item's section, and its index there.
  ///
  /// - Complexity: O(1).
  func position(of item: Item) -> (section: Int, item: Int)? {
    guard let slot = slot(of: item) else { return nil }
    let itemPosition = indices[slot]
    return (indices.section(of: itemPosition), Int(itemPosition.index))
  }

  /// The positions of some elements of a list of items, by their indices in it; nil for those that
  /// are not here. Faster than one after the other: the searches wait for memory at the same time.
  func positions(
    ofItems indices: ArraySlice<Int>, in items: [Item]
  ) -> [(section: Int, item: Int)?] {
    let tags = indices.map { SlotTable.Tag(items[$0]) }
    let slots = self.indices.slots(tags) { position, section, index in
      self.items[section][index] == items[indices[indices.startIndex + position]]
    }
    return slots.map { slot in
      guard let slot else { return nil }
      let position = self.indices[slot]
      return (self.indices.section(of: position), Int(position.index))
    }
  }

  /// The section of an item; nil if there is no such item.
  func section(of item: Item) -> Section? { position(of: item).map { sections[$0.section] } }

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

extension SnapshotContents {
  mutating func insertSections(_ new: [Section], at index: Int) {
    indices.insertSections(new.count, at: index)
    items.insert(contentsOf: [[Item]](repeating: [], count: new.count), at: index)
    if index == sections.count {
      sections.append(contentsOf: new)
    } else if new.count == 1 {
      sections.insert(new[0], at: index)
    } else {
      // One rebuild instead of a shift for each new section.
      sections = OrderedSet(sections[..<index] + new + sections[index...])
    }
  }

  mutating func removeSection(_ section: Section) -> [Item] {
    guard let index = sections.firstIndex(of: section) else { return [] }
    sections.remove(at: index)
    let removed = items.remove(at: index)
    indices.removeSection(at: index) { SlotTable.Tag(removed[$0]) }
    return removed
  }

  /// Gives a section another place next to a destination, which is looked up after it is taken out.
  mutating func moveSection(_ section: Section, nextTo destination: Section, offset: Int) {
    guard let index = sections.firstIndex(of: section) else { return }
    sections.remove(at: index)
    let position = (sections.firstIndex(of: destination) ?? sections.count) + offset
    sections.insert(section, at: position)
    items.insert(items.remove(at: index), at: position)
    indices.moveSection(from: index, to: position)
  }

  // MARK: Placing

  /// Gives a slot to each of some items. An item that is named twice is an error; then all is as
  /// before.
  ///
  /// - Complexity: O(items), each is hashed once.
  @inlinable
  mutating func reserve(
    _ new: [Item], _ operation: String
  ) throws(SnapshotError) -> ItemIndices.Reservation {
    let (reservation, repeated) = withUnsafeTemporaryAllocation(
      of: SlotTable.Tag.self, capacity: new.count
    ) { tags in
      for position in tags.indices {
        tags.initializeElement(at: position, to: SlotTable.Tag(new[position]))
      }
      return indices.reserve(tags) { [items] position, section, index in
        (section.map { items[$0] } ?? new)[index] == new[position]
      }
    }
    if let repeated { throw refuse(reservation, repeated, of: new, operation) }
    return reservation
  }

  /// Undoes a reservation that found an item named twice. Returns the error that says so.
  @usableFromInline
  mutating func refuse(
    _ reservation: ItemIndices.Reservation, _ repeated: SnapshotError.Indices, of new: [Item],
    _ operation: String
  ) -> SnapshotError {
    giveUp(reservation, of: new)
    return .repeated(.item, "\(new[repeated.second])", repeated, operation: operation)
  }

  mutating func giveUp(_ reservation: ItemIndices.Reservation, of new: [Item]) {
    indices.giveUp(reservation) { SlotTable.Tag(new[$0]) }
  }

  /// Returns what a reservation takes from other places: the first of it in the argument, and where that
  /// is.
  func firstMoved(
    by reservation: ItemIndices.Reservation, of new: [Item]
  ) -> (item: Item, section: Int, index: Int)? {
    guard let (slot, itemPosition) = reservation.moved.first, let position = indices[slot].position
    else {
      return nil
    }
    return (new[position], indices.section(of: itemPosition), Int(itemPosition.index))
  }

  /// Puts reserved items into a section, after ``takeOut(_:)`` of those that move.
  @inlinable
  mutating func insert(
    _ new: [Item], _ reservation: ItemIndices.Reservation, at index: Int, inSection section: Int
  ) {
    indices.insert(reservation, at: index, inSection: section)
    items[section].append(new, at: index)
  }

  /// Gives an item another place next to a destination, which is looked up after it is taken out.
  mutating func move(_ item: Item, nextTo destination: Item, offset: Int) {
    guard let slot = slot(of: item), let destination = self.slot(of: destination) else { return }
    takeOut([indices[slot]])
    let position = indices[destination]
    insert(
      [item], ItemIndices.Reservation(slots: [slot]), at: Int(position.index) + offset,
      inSection: indices.section(of: position))
  }

  // MARK: Taking out

  /// Takes items out for good; those that are not here are ignored.
  ///
  /// - Complexity: O(removed + items of the sections concerned).
  mutating func remove(_ removed: some Sequence<Item>) {
    var gone: [ItemIndices.Position] = []
    for item in removed {
      let tag = SlotTable.Tag(item)
      guard let slot = slot(of: item, tag) else { continue }
      gone.append(indices[slot])
      indices.release(slot, tag)
    }
    takeOut(gone)
  }

  /// Takes items out of their sections; of several, the places must be negative already.
  mutating func takeOut(_ gone: [ItemIndices.Position]) {
    for (section, indices) in indices.takeOut(gone) { items[section].remove(atAscending: indices) }
  }
}
