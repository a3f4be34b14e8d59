// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import OrderedCollections

/// Finds what changes between the contents of two snapshots.
///
/// It runs three steps:
///
/// 1. **Pair sections** finds each new section's old one. Those that are not in a longest
///    increasing subsequence of old places move.
/// 2. **Pair items** does the same for the items of each new section whose items are not shared
///    with its old one.
/// 3. **List deletes** names what is left of the old data.
struct DifferenceSearch<Section: Hashable, Item: Hashable> {
  typealias Contents = SnapshotContents<Section, Item>

  private let old: Contents
  private let new: Contents
  private var difference = SnapshotDifference()
  /// By new section: its old index, negative if it is inserted.
  private var oldSections: [Int32] = []
  /// By old section: whether none of its items is to be listed as deleted.
  private var isSettled: [Bool] = []
  /// By old section: how many items there are before it.
  private var starts: [Int] = []
  /// By old item, counted through all sections: whether it is in the new data.
  private var isFound: [Bool] = []

  init(from old: Contents, to new: Contents) {
    self.old = old
    self.new = new
  }

  mutating func run() -> SnapshotDifference {
    guard !new.isCopy(of: old) else { return difference }

    // 1. Pair sections
    pairSections()

    // 2. Pair items
    prepareItems()
    for section in new.items.indices { pairItems(ofSection: section) }

    // 3. List deletes
    for section in old.items.indices where !isSettled[section] { listDeletes(inSection: section) }

    return difference
  }

  // MARK: 1. Pair sections

  private mutating func pairSections() {
    // Of a deleted section nothing is listed but itself.
    isSettled = [Bool](repeating: true, count: old.items.count)
    oldSections =
      Pairing(of: new.sections.elements, with: old.sections.elements, inSection: 0) { indices in
        indices.map { old.sections.firstIndex(of: new.sections[$0]).map { (0, $0) } }
      }.indices
    let stays = longestIncreasingSubsequence(of: oldSections)
    for (section, index) in oldSections.enumerated() {
      guard index >= 0 else {
        difference.insertedSections.append(section)
        continue
      }
      isSettled[Int(index)] = false
      if !stays[section] { difference.movedSections.append(.init(from: Int(index), to: section)) }
    }
    difference.deletedSections = isSettled.indices.filter { isSettled[$0] }
  }

  // MARK: 2. Pair items

  private mutating func prepareItems() {
    starts.reserveCapacity(old.items.count)
    var count = 0
    for row in old.indices.rows {
      starts.append(count)
      count += row.slots.count
    }
    isFound = [Bool](repeating: false, count: count)
  }

  private mutating func pairItems(ofSection section: Int) {
    let items = new.items[section]
    guard !items.isEmpty else { return }
    let paired = oldSections[section] >= 0 ? Int(oldSections[section]) : nil
    if let paired, items.sharesStorage(with: old.items[paired]) {
      // Nothing of it can have come from elsewhere or have gone: identifiers are unique.
      isSettled[paired] = true
      return
    }
    // A section that is new may hold the items of one that is not.
    let home = paired ?? items.firstNonNil(old.position(of:))?.section ?? -1
    let pairing = Pairing(
      of: items, with: home < 0 ? [] : old.items[home], inSection: home
    ) { old.positions(ofItems: $0, in: items) }
    list(pairing, home: home, section: section, isInserted: paired == nil)
  }

  private mutating func list(_ pairing: Pairing, home: Int, section: Int, isInserted: Bool) {
    let stays = isInserted ? [] : longestIncreasingSubsequence(of: pairing.indices)
    var elsewhere = pairing.elsewhere.makeIterator()
    for (index, newIndex) in pairing.indices.enumerated() {
      if newIndex >= 0 {
        isFound[starts[home] + Int(newIndex)] = true
        if isInserted || !stays[index] {
          listMove(from: (home, Int(newIndex)), to: (section, index))
        }
      } else if newIndex == Pairing.isNew {
        guard !isInserted else { continue }
        difference.insertedItems.append(IndexPath(item: index, section: section))
      } else if let source = elsewhere.next() {
        isFound[starts[source.section] + source.item] = true
        listMove(from: (source.section, source.item), to: (section, index))
      }
    }
  }

  private mutating func listMove(
    from source: (section: Int, item: Int), to destination: (section: Int, item: Int)
  ) {
    difference.movedItems.append(
      .init(
        from: IndexPath(item: source.item, section: source.section),
        to: IndexPath(item: destination.item, section: destination.section)))
  }

  // MARK: 3. List deletes

  private mutating func listDeletes(inSection section: Int) {
    let start = starts[section]
    for item in old.items[section].indices where !isFound[start + item] {
      difference.deletedItems.append(IndexPath(item: item, section: section))
    }
  }
}
