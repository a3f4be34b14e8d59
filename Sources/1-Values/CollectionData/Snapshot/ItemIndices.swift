// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The positions of the items of a snapshot.
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

  /// The position of an item. The index is negative while it has none.
  @usableFromInline
  struct Position: Sendable {
    var token: Int32
    var index: Int32

    /// Of an item that was not here before: no section has this token.
    static func new(_ position: Int) -> Position {
      Position(token: -1, index: -1 - Int32(position))
    }

    /// The index in the argument that names it of an item without a position; nil if it has one.
    var position: Int? { index < 0 ? -1 - Int(index) : nil }
  }

  /// Items that are about to be placed: their slots, and what was here of them already.
  @usableFromInline
  struct Reservation {
    @usableFromInline var slots: [Int32] = []
    @usableFromInline var moved: [(slot: Int32, position: Position)] = []
  }

  /// The table of sections, in order.
  @usableFromInline private(set) var rows: [Row] = []
  private var table = SlotTable()
  /// By slot.
  private var positions: [Position] = []
  private var freeSlots: [Int32] = []
  /// The section's index by its token.
  private var rowOfToken: [Int32] = []
  private var freeTokens: [Int32] = []

  var count: Int { table.count }

  subscript(slot: Int32) -> Position { positions[Int(slot)] }

  /// The index of the section that an item with a place is in.
  func section(of position: Position) -> Int { Int(rowOfToken[Int(position.token)]) }

  /// Looks an item up.
  ///
  /// - Returns: Its slot; nil if there is no such item.
  func slot(_ tag: SlotTable.Tag, where isSame: (_ section: Int, _ index: Int) -> Bool) -> Int32? {
    let found = table.find(tag) { slot in
      let position = positions[Int(slot)]
      return isSame(section(of: position), Int(position.index))
    }
    guard case .slot(let slot) = found else { return nil }
    return slot
  }

  /// Looks several items up.
  ///
  /// - Parameters:
  ///   - tags: Those of the items.
  ///   - isSame: Says whether the item of a tag, by its position, is the one at an index of a section.
  /// - Returns: Their slots; nil for those that are not here.
  func slots(
    _ tags: [SlotTable.Tag], where isSame: (_ position: Int, _ section: Int, _ index: Int) -> Bool
  ) -> [Int32?] {
    tags.enumerated().map { position, tag in
      slot(tag) { section, index in isSame(position, section, index) }
    }
  }

  // MARK: Placing

  /// Gives a slot to each item of an argument. Until they are placed, their indices are the
  /// negative positions in it.
  ///
  /// - Parameters:
  ///   - tags: Those of the items.
  ///   - isSame: Says whether the item at a position is the one at an index of a section, or with
  ///     nil of the argument.
  /// - Returns: The reservation, and where an item is named twice; it then ends before that.
  @usableFromInline
  mutating func reserve(
    _ tags: UnsafeMutableBufferPointer<SlotTable.Tag>,
    where isSame: (_ position: Int, _ section: Int?, _ index: Int) -> Bool
  ) -> (reservation: Reservation, repeated: SnapshotError.Indices?) {
    var reservation = Reservation()
    reservation.slots.reserveCapacity(tags.count)
    table.reserve(tags.count)
    let needed = positions.count + tags.count - freeSlots.count
    if needed > positions.capacity {
      positions.reserveCapacity(max(needed, 2 * positions.capacity))
    }
    for (position, tag) in tags.enumerated() {
      let found = table.find(tag) { slot in
        let itemPosition = positions[Int(slot)]
        if let other = itemPosition.position { return isSame(position, nil, other) }
        return isSame(position, section(of: itemPosition), Int(itemPosition.index))
      }
      switch found {
      case .slot(let slot):
        let itemPosition = positions[Int(slot)]
        if let first = itemPosition.position {
          return (reservation, .init(first: first, second: position))
        }
        reservation.moved.append((slot, itemPosition))
        positions[Int(slot)].index = Position.new(position).index
        reservation.slots.append(slot)
      case .free(let bucket):
        let slot = newSlot(position)
        table.fill(bucket, tag, slot: slot)
        reservation.slots.append(slot)
      }
    }
    return (reservation, nil)
  }

  @inline(__always)
  private mutating func newSlot(_ position: Int) -> Int32 {
    if let slot = freeSlots.popLast() {
      positions[Int(slot)] = .new(position)
      return slot
    }
    positions.append(.new(position))
    return Int32(positions.count - 1)
  }

  /// Undoes a reservation. `tag` gives that of an item by its position in the argument.
  mutating func giveUp(_ reservation: Reservation, tag: (Int) -> SlotTable.Tag) {
    for (slot, itemPosition) in reservation.moved { positions[Int(slot)] = itemPosition }
    for (position, slot) in reservation.slots.enumerated() where positions[Int(slot)].token < 0 {
      release(slot, tag(position))
    }
  }

  /// Puts reserved items into a section, after ``takeOut(_:)`` of those that move.
  @usableFromInline
  mutating func insert(_ reservation: Reservation, at index: Int, inSection section: Int) {
    rows[section].slots.append(reservation.slots, at: index)
    indexItems(ofSection: section, from: index)
  }

  // MARK: Taking out

  /// Forgets an item's slot. It has still to be taken out of its section.
  mutating func release(_ slot: Int32, _ tag: SlotTable.Tag) {
    table.remove(tag, slot: slot)
    positions[Int(slot)].index = -1
    freeSlots.append(slot)
  }

  /// Takes items out of their sections; of several, the places must be negative already.
  ///
  /// - Returns: Where they were, ascending in each section.
  /// - Complexity: O(removed + items of the sections concerned).
  mutating func takeOut(_ gone: [Position]) -> [(section: Int, indices: [Int])] {
    guard gone.count > 1 else {
      return gone.map { position in
        let (section, index) = (section(of: position), Int(position.index))
        rows[section].slots.remove(at: index)
        indexItems(ofSection: section, from: index)
        return (section, [index])
      }
    }
    var isConcerned = [Bool](repeating: false, count: rows.count)
    for position in gone { isConcerned[section(of: position)] = true }
    return isConcerned.indices.filter { isConcerned[$0] }.map { section in
      let slots = rows[section].slots
      let indices = slots.indices.filter { positions[Int(slots[$0])].index < 0 }
      rows[section].slots.remove(atAscending: indices)
      indexItems(ofSection: section, from: indices[0])
      return (section, indices)
    }
  }

  /// Gives the items of a section their places, from an index on.
  private mutating func indexItems(ofSection section: Int, from start: Int) {
    let row = rows[section]
    for index in start..<row.slots.count {
      positions[Int(row.slots[index])] = Position(token: row.token, index: Int32(index))
    }
  }

  // MARK: Sections

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
