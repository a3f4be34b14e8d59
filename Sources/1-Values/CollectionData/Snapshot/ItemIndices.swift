// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// Where the items of a snapshot are.
///
/// Every item has a *slot*, a small number that it keeps as long as it is here. One table leads
/// from an item's hash to its slot; places are kept by slot. So an identifier is hashed once when
/// it comes and once when it goes; when an item moves, integers do.
///
/// Sections have *tokens* in the same way, so that moving a section touches none of its items.
///
/// There are no identifiers here, and so no type that is known to the client only: this code is
/// compiled once, where each step of a loop over such a type would look its metadata up again.
@usableFromInline
struct ItemIndices: Sendable {
  /// A section: the slots of its items in order.
  @usableFromInline
  struct Row: Sendable {
    let token: Int32
    @usableFromInline var slots: [Int32] = []
  }

  /// Where an item is. The index is negative while it has no place.
  @usableFromInline
  struct Place: Sendable {
    var token: Int32
    var index: Int32

    /// Of an item that was not here before: no section has this token.
    static func unplaced(_ position: Int) -> Place {
      Place(token: -1, index: -1 - Int32(position))
    }

    /// Where an item without a place is in the argument that names it; nil if it has a place.
    var position: Int? { index < 0 ? -1 - Int(index) : nil }
  }

  /// Items that are about to be placed: their slots, and what was here of them already.
  @usableFromInline
  struct Claim {
    @usableFromInline var slots: [Int32] = []
    @usableFromInline var moved: [(slot: Int32, place: Place)] = []
  }

  /// The sections in order.
  @usableFromInline private(set) var rows: [Row] = []
  private var table = SlotTable()
  /// By slot.
  private var places: [Place] = []
  private var freeSlots: [Int32] = []
  /// The section's index by its token.
  private var rowOfToken: [Int32] = []
  private var freeTokens: [Int32] = []

  /// The number of all items.
  var count: Int { table.count }

  /// Where the item of a slot is.
  subscript(slot: Int32) -> Place { places[Int(slot)] }

  /// The index of the section that an item with a place is in.
  func section(of place: Place) -> Int { Int(rowOfToken[Int(place.token)]) }

  /// Looks an item up.
  ///
  /// - Parameters:
  ///   - tag: The item's.
  ///   - isSame: Says whether it is the one at an index of a section.
  /// - Returns: Its slot; nil if there is no such item.
  func slot(_ tag: SlotTable.Tag, where isSame: (_ section: Int, _ index: Int) -> Bool) -> Int32? {
    let found = table.find(tag) { slot in
      let place = places[Int(slot)]
      return isSame(section(of: place), Int(place.index))
    }
    guard case .slot(let slot) = found else { return nil }
    return slot
  }

  // MARK: Placing

  /// Gives a slot to each item of an argument. Until they are placed, their indices are the
  /// negative positions in it.
  ///
  /// - Parameters:
  ///   - tags: Those of the items.
  ///   - isSame: Says whether the item at a position is the one at an index of a section, or with
  ///     nil of the argument.
  /// - Returns: The claim, and where an item is named twice; it then ends before that.
  @usableFromInline
  mutating func claim(
    _ tags: UnsafeMutableBufferPointer<SlotTable.Tag>,
    where isSame: (_ position: Int, _ section: Int?, _ index: Int) -> Bool
  ) -> (claim: Claim, repeated: SnapshotError.Indices?) {
    var claim = Claim()
    claim.slots.reserveCapacity(tags.count)
    table.reserve(tags.count)
    let needed = places.count + tags.count - freeSlots.count
    if needed > places.capacity { places.reserveCapacity(max(needed, 2 * places.capacity)) }
    for (position, tag) in tags.enumerated() {
      let found = table.find(tag) { slot in
        let place = places[Int(slot)]
        if let other = place.position { return isSame(position, nil, other) }
        return isSame(position, section(of: place), Int(place.index))
      }
      switch found {
      case .slot(let slot):
        let place = places[Int(slot)]
        if let first = place.position { return (claim, .init(first: first, second: position)) }
        claim.moved.append((slot, place))
        places[Int(slot)].index = Place.unplaced(position).index
        claim.slots.append(slot)
      case .free(let bucket):
        let slot = unplacedSlot(position)
        table.fill(bucket, tag, slot: slot)
        claim.slots.append(slot)
      }
    }
    return (claim, nil)
  }

  @inline(__always)
  private mutating func unplacedSlot(_ position: Int) -> Int32 {
    if let slot = freeSlots.popLast() {
      places[Int(slot)] = .unplaced(position)
      return slot
    }
    places.append(.unplaced(position))
    return Int32(places.count - 1)
  }

  /// Undoes a claim. `tag` gives that of an item by its position in the argument.
  mutating func giveUp(_ claim: Claim, tag: (Int) -> SlotTable.Tag) {
    for (slot, place) in claim.moved { places[Int(slot)] = place }
    for (position, slot) in claim.slots.enumerated() where places[Int(slot)].token < 0 {
      release(slot, tag(position))
    }
  }

  /// Puts claimed items into a section, after ``takeOut(_:)`` of those that move.
  @usableFromInline
  mutating func insert(_ claim: Claim, at index: Int, inSection section: Int) {
    rows[section].slots.append(claim.slots, at: index)
    placeItems(ofSection: section, from: index)
  }

  // MARK: Taking out

  /// Forgets an item's slot. It has still to be taken out of its section.
  mutating func release(_ slot: Int32, _ tag: SlotTable.Tag) {
    table.remove(tag, slot: slot)
    places[Int(slot)].index = -1
    freeSlots.append(slot)
  }

  /// Takes items out of their sections; of several, the places must be negative already.
  ///
  /// - Returns: Where they were, ascending in each section.
  /// - Complexity: O(removed + items of the sections concerned).
  mutating func takeOut(_ gone: [Place]) -> [(section: Int, indices: [Int])] {
    guard gone.count > 1 else {
      return gone.map { place in
        let (section, index) = (section(of: place), Int(place.index))
        rows[section].slots.remove(at: index)
        placeItems(ofSection: section, from: index)
        return (section, [index])
      }
    }
    var isConcerned = [Bool](repeating: false, count: rows.count)
    for place in gone { isConcerned[section(of: place)] = true }
    return isConcerned.indices.filter { isConcerned[$0] }.map { section in
      let slots = rows[section].slots
      let indices = slots.indices.filter { places[Int(slots[$0])].index < 0 }
      rows[section].slots.remove(atAscending: indices)
      placeItems(ofSection: section, from: indices[0])
      return (section, indices)
    }
  }

  /// Gives the items of a section their places, from an index on.
  private mutating func placeItems(ofSection section: Int, from start: Int) {
    let row = rows[section]
    for index in start..<row.slots.count {
      places[Int(row.slots[index])] = Place(token: row.token, index: Int32(index))
    }
  }

  // MARK: Sections

  /// Adds sections without items.
  mutating func insertSections(_ count: Int, at index: Int) {
    let added = (0..<count).map { _ in Row(token: makeToken()) }
    rows.insert(contentsOf: added, at: index)
    renumberSections(from: index)
  }

  /// Takes a section out together with its items. `tag` gives that of an item by its index.
  mutating func removeSection(at section: Int, tag: (Int) -> SlotTable.Tag) {
    let row = rows.remove(at: section)
    for (index, slot) in row.slots.enumerated() { release(slot, tag(index)) }
    freeTokens.append(row.token)
    renumberSections(from: section)
  }

  /// Gives a section the index that it has when it was taken out.
  mutating func moveSection(from source: Int, to destination: Int) {
    rows.insert(rows.remove(at: source), at: destination)
    renumberSections(from: min(source, destination))
  }

  private mutating func makeToken() -> Int32 {
    if let token = freeTokens.popLast() { return token }
    rowOfToken.append(-1)
    return Int32(rowOfToken.count - 1)
  }

  private mutating func renumberSections(from start: Int) {
    for index in start..<rows.count { rowOfToken[Int(rows[index].token)] = Int32(index) }
  }
}
