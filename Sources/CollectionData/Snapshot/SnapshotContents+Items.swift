// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension SnapshotContents {
  // MARK: Placing

  /// Gives a slot to each of some items. An item that is named twice is an error; then all is as
  /// before.
  ///
  /// - Complexity: O(items), each is hashed once.
  @inlinable
  mutating func claim(
    _ new: [Item], _ operation: String
  ) throws(SnapshotError) -> ItemIndices.Claim {
    let (claim, repeated) = withUnsafeTemporaryAllocation(
      of: SlotTable.Tag.self, capacity: new.count
    ) { tags in
      for position in tags.indices {
        tags.initializeElement(at: position, to: SlotTable.Tag(new[position]))
      }
      return places.claim(tags) { [items] position, section, index in
        (section.map { items[$0] } ?? new)[index] == new[position]
      }
    }
    if let repeated { throw refuse(claim, repeated, of: new, operation) }
    return claim
  }

  /// Undoes a claim that found an item named twice. Returns the error that says so.
  @usableFromInline
  mutating func refuse(
    _ claim: ItemIndices.Claim, _ repeated: SnapshotError.Indices, of new: [Item],
    _ operation: String
  ) -> SnapshotError {
    giveUp(claim, of: new)
    return .repeated(.item, "\(new[repeated.second])", repeated, operation: operation)
  }

  /// Undoes a claim.
  mutating func giveUp(_ claim: ItemIndices.Claim, of new: [Item]) {
    places.giveUp(claim) { SlotTable.Tag(new[$0]) }
  }

  /// Returns what a claim takes from other places: the first of it in the argument, and where that
  /// is.
  func firstMoved(
    by claim: ItemIndices.Claim, of new: [Item]
  ) -> (item: Item, section: Int, index: Int)? {
    guard let (slot, place) = claim.moved.first, let position = places[slot].position else {
      return nil
    }
    return (new[position], places.section(of: place), Int(place.index))
  }

  /// Puts claimed items into a section, after ``takeOut(_:)`` of those that move.
  @inlinable
  mutating func insert(
    _ new: [Item], _ claim: ItemIndices.Claim, at index: Int, inSection section: Int
  ) {
    places.insert(claim, at: index, inSection: section)
    items[section].append(new, at: index)
  }

  /// Gives an item another place next to a destination, which is looked up after it is taken out.
  mutating func move(_ item: Item, nextTo destination: Item, offset: Int) {
    guard let slot = slot(of: item), let destination = self.slot(of: destination) else { return }
    takeOut([places[slot]])
    let place = places[destination]
    insert(
      [item], ItemIndices.Claim(slots: [slot]), at: Int(place.index) + offset,
      inSection: places.section(of: place))
  }

  // MARK: Taking out

  /// Takes items out for good; those that are not here are ignored.
  ///
  /// - Complexity: O(removed + items of the sections concerned).
  mutating func remove(_ removed: some Sequence<Item>) {
    var gone: [ItemIndices.Place] = []
    for item in removed {
      let tag = SlotTable.Tag(item)
      guard let slot = slot(of: item, tag) else { continue }
      gone.append(places[slot])
      places.release(slot, tag)
    }
    takeOut(gone)
  }

  /// Takes items out of their sections; of several, the places must be negative already.
  mutating func takeOut(_ gone: [ItemIndices.Place]) {
    for (section, indices) in places.takeOut(gone) { items[section].remove(atAscending: indices) }
  }
}
