// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension SnapshotContents {
  /// Items that are about to be placed: their slots, and what was here of them already.
  struct Claim {
    var slots: [Int32] = []
    var moved: [(slot: Int32, place: Place)] = []
  }

  /// Where items that moved had their places.
  struct Moved {
    /// How many there are.
    let count: Int
    /// The first of them in the argument.
    let first: Item
    /// Its section's index and its own.
    let place: (section: Int, item: Int)
  }

  // MARK: Placing

  /// Gives a slot to each of some items. An item that is named twice is an error; then all is as
  /// before. Until they are placed, their places are the negative positions in the argument.
  ///
  /// - Complexity: O(items), each is hashed once.
  mutating func claim(_ items: [Item], _ operation: String) throws(SnapshotError) -> Claim {
    var claim = Claim()
    claim.slots.reserveCapacity(items.count)
    slotOfItem.reserveCapacity(slotOfItem.count + items.count)
    // Not `enumerated()`: for a type that is not known here its tuples are looked up one by one,
    // which takes a sixth of the time.
    for position in items.indices {
      let item = items[position]
      let next = freeSlots.last ?? Int32(places.count)
      let slot = Self.value(of: &slotOfItem[item, default: next])
      if slot == next {
        if freeSlots.popLast() == nil {
          places.append(.unplaced(position))
        } else {
          places[Int(slot)] = .unplaced(position)
        }
      } else {
        let place = places[Int(slot)]
        guard place.index >= 0 else {
          giveUp(claim, of: items)
          throw .repeated(
            .item, "\(item)", .init(first: -1 - Int(place.index), second: position),
            operation: operation)
        }
        claim.moved.append((slot, place))
        places[Int(slot)].index = -1 - Int32(position)
      }
      claim.slots.append(slot)
    }
    return claim
  }

  /// The value that an entry has, after the default was put in: a single look into the table.
  private static func value(of entry: inout Int32) -> Int32 { entry }

  /// Undoes a claim.
  mutating func giveUp(_ claim: Claim, of items: [Item]) {
    for (slot, place) in claim.moved { places[Int(slot)] = place }
    for (position, slot) in claim.slots.enumerated() where places[Int(slot)].token < 0 {
      slotOfItem[items[position]] = nil
      freeSlots.append(slot)
    }
  }

  /// What a claim takes from other places.
  func moved(by claim: Claim, of items: [Item]) -> Moved? {
    guard let (slot, place) = claim.moved.first else { return nil }
    let position = -1 - Int(places[Int(slot)].index)
    return Moved(
      count: claim.moved.count, first: items[position],
      place: (Int(rowOfToken[Int(place.token)]), Int(place.index)))
  }

  /// Puts claimed items into a section, after ``takeOut(_:)`` of those that move.
  mutating func insert(_ items: [Item], _ claim: Claim, at index: Int, inSection section: Int) {
    let token = rows[section].token
    for slot in claim.slots { places[Int(slot)].token = token }
    if index == rows[section].items.count {
      rows[section].items.append(contentsOf: items)
      rows[section].slots.append(contentsOf: claim.slots)
    } else {
      rows[section].items.insert(contentsOf: items, at: index)
      rows[section].slots.insert(contentsOf: claim.slots, at: index)
    }
    renumberItems(ofSection: section, from: index)
  }

  /// Gives an item another place next to a destination, which is looked up after it is taken out.
  mutating func move(_ item: Item, nextTo destination: Item, offset: Int) {
    guard let slot = slotOfItem[item], let destination = slotOfItem[destination] else { return }
    takeOut([(slot, places[Int(slot)])])
    let place = places[Int(destination)]
    let claim = Claim(slots: [slot])
    insert(
      [item], claim, at: Int(place.index) + offset, inSection: Int(rowOfToken[Int(place.token)]))
  }

  // MARK: Taking out

  /// Takes items out for good; those that are not here are ignored.
  ///
  /// - Complexity: O(removed + items of the sections concerned).
  mutating func remove(_ removed: some Sequence<Item>) {
    var gone: [(slot: Int32, place: Place)] = []
    for item in removed {
      guard let slot = slotOfItem.removeValue(forKey: item) else { continue }
      gone.append((slot, places[Int(slot)]))
      places[Int(slot)].index = -1
      freeSlots.append(slot)
    }
    takeOut(gone)
  }

  /// Takes items out of their sections; of several, the places must be negative already.
  mutating func takeOut(_ gone: [(slot: Int32, place: Place)]) {
    guard gone.count > 1 else {
      guard let place = gone.first?.place else { return }
      let section = Int(rowOfToken[Int(place.token)])
      rows[section].items.remove(at: Int(place.index))
      rows[section].slots.remove(at: Int(place.index))
      renumberItems(ofSection: section, from: Int(place.index))
      return
    }
    var isConcerned = [Bool](repeating: false, count: rows.count)
    for (_, place) in gone { isConcerned[Int(rowOfToken[Int(place.token)])] = true }
    for section in rows.indices where isConcerned[section] { closeUp(section: section) }
  }

  /// Leaves out of a section the items that have no place.
  private mutating func closeUp(section: Int) {
    var kept = 0
    for index in rows[section].slots.indices {
      let slot = rows[section].slots[index]
      guard places[Int(slot)].index >= 0 else { continue }
      if kept < index {
        rows[section].slots[kept] = slot
        rows[section].items.swapAt(kept, index)
      }
      places[Int(slot)].index = Int32(kept)
      kept += 1
    }
    let gone = rows[section].slots.count - kept
    rows[section].slots.removeLast(gone)
    rows[section].items.removeLast(gone)
  }

  private mutating func renumberItems(ofSection section: Int, from start: Int) {
    let slots = rows[section].slots
    for index in start..<slots.count { places[Int(slots[index])].index = Int32(index) }
  }
}
