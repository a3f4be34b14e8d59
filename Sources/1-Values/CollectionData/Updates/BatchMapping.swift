// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry

/// The new index of every item and section in a batch of updates.
///
/// Made by ``BatchUpdates/mapping(from:to:)``. It holds what changes, not the data: its size does
/// not depend on the number of items.
public struct BatchMapping: Hashable, Sendable {
  /// The number of items of each section before the batch.
  public let before: [Int]
  /// The number of items of each section after the batch.
  public let after: [Int]

  private var sections = IndexMapping()
  private var sectionMoves: [Int: Int] = [:]
  private var sectionSources: [Int: Int] = [:]
  private(set) var deletedSections: [Int] = []
  private(set) var insertedSections: [Int] = []
  private(set) var reloadedSections: Set<Int> = []

  /// By section before the batch: what leaves it; and what comes into the section that it becomes.
  private var items: [Int: IndexMapping] = [:]
  private var itemMoves: [IndexPath: IndexPath] = [:]
  private var itemSources: [IndexPath: IndexPath] = [:]
  private(set) var deletedItems: [IndexPath] = []
  private(set) var insertedItems: [IndexPath] = []
  private(set) var reloadedItems: Set<IndexPath> = []

  init(_ changes: [BatchUpdates.Change], before: [Int], after: [Int]) {
    self.before = before
    self.after = after
    readSections(changes)
    readItems(changes)
  }

  private mutating func readSections(_ changes: [BatchUpdates.Change]) {
    for change in changes {
      switch change {
      case .insertSection(let section): insertedSections.append(section)
      case .deleteSection(let section): deletedSections.append(section)
      case .reloadSection(let section): reloadedSections.insert(section)
      case .moveSection(let source, let destination):
        sectionMoves[source] = destination
        sectionSources[destination] = source
      default: break
      }
    }
    insertedSections.sort()
    deletedSections.sort()
    sections = IndexMapping(
      removed: deletedSections + Array(sectionMoves.keys),
      taken: insertedSections + Array(sectionMoves.values))
  }

  private mutating func readItems(_ changes: [BatchUpdates.Change]) {
    var removed: [Int: [Int]] = [:]
    var taken: [Int: [Int]] = [:]
    for change in changes {
      switch change {
      case .insertItem(let path):
        // What is inserted into a new section comes with it (behaviour rule BU-4).
        guard let section = section(before: path.section), !reloadedSections.contains(section)
        else { continue }
        insertedItems.append(path)
        taken[section, default: []].append(path.item)
      case .deleteItem(let path):
        guard section(after: path.section) != nil, !reloadedSections.contains(path.section)
        else { continue }
        deletedItems.append(path)
        removed[path.section, default: []].append(path.item)
      case .reloadItem(let path):
        guard section(after: path.section) != nil, !reloadedSections.contains(path.section)
        else { continue }
        reloadedItems.insert(path)
      case .moveItem(let source, let destination):
        itemMoves[source] = destination
        itemSources[destination] = source
        removed[source.section, default: []].append(source.item)
        if let section = section(before: destination.section) {
          taken[section, default: []].append(destination.item)
        }
      default: break
      }
    }
    insertedItems.sort()
    deletedItems.sort()
    for section in Set(removed.keys).union(taken.keys) {
      items[section] = IndexMapping(removed: removed[section] ?? [], taken: taken[section] ?? [])
    }
  }

  // MARK: Sections

  /// Returns the index of a section after the batch.
  ///
  /// - Parameter old: The section before the batch.
  /// - Returns: The section after it; nil for one that is deleted. A reloaded one has a place.
  /// - Complexity: O(log changes).
  public func section(after old: Int) -> Int? { sectionMoves[old] ?? sections.index(after: old) }

  /// Returns the index of a section before the batch.
  ///
  /// - Parameter new: The section after the batch.
  /// - Returns: The section before it; nil for one that is inserted.
  /// - Complexity: O(log changes).
  public func section(before new: Int) -> Int? {
    sectionSources[new] ?? sections.index(before: new)
  }

  /// Returns whether a section's views are recreated.
  public func isReloaded(section old: Int) -> Bool { reloadedSections.contains(old) }

  // MARK: Items

  /// Returns the index path of an item after the batch.
  ///
  /// - Parameter old: The item before the batch.
  /// - Returns: The item after it; nil for one that is deleted, alone or with its section, or whose
  ///   section is reloaded. A reloaded item has a place.
  /// - Complexity: O(log changes).
  public func item(after old: IndexPath) -> IndexPath? {
    if let destination = itemMoves[old] { return destination }
    guard let section = section(after: old.section), !reloadedSections.contains(old.section) else {
      return nil
    }
    guard let map = items[old.section] else { return IndexPath(item: old.item, section: section) }
    return map.index(after: old.item).map { IndexPath(item: $0, section: section) }
  }

  /// Returns the index path of an item before the batch.
  ///
  /// - Parameter new: The item after the batch.
  /// - Returns: The item before it; nil for one that is inserted, alone or with its section, or
  ///   whose section is reloaded.
  /// - Complexity: O(log changes).
  public func item(before new: IndexPath) -> IndexPath? {
    if let source = itemSources[new] { return source }
    guard let section = section(before: new.section), !reloadedSections.contains(section) else {
      return nil
    }
    guard let map = items[section] else { return IndexPath(item: new.item, section: section) }
    return map.index(before: new.item).map { IndexPath(item: $0, section: section) }
  }

  /// Returns whether an item's cell is recreated, alone or with its section.
  public func isReloaded(item old: IndexPath) -> Bool {
    reloadedItems.contains(old) || reloadedSections.contains(old.section)
  }

  // MARK: Changes

  /// The changes as they are passed to a layout: deletes from the last on, reloads, inserts from
  /// the first on, then moves (behaviour rule U-f); sections before items. Items that are inserted
  /// or deleted with their sections are left out.
  public var changes: [BatchUpdates.Change] {
    var result = deletedSections.reversed().map(BatchUpdates.Change.deleteSection)
    result += deletedItems.reversed().map(BatchUpdates.Change.deleteItem)
    result += reloadedSections.sorted().map(BatchUpdates.Change.reloadSection)
    result += reloadedItems.sorted().map(BatchUpdates.Change.reloadItem)
    result += insertedSections.map(BatchUpdates.Change.insertSection)
    result += insertedItems.map(BatchUpdates.Change.insertItem)
    result += sectionMoves.sorted { $0.key < $1.key }
      .map { BatchUpdates.Change.moveSection($0.key, to: $0.value) }
    result += itemMoves.sorted { $0.key < $1.key }
      .map { BatchUpdates.Change.moveItem($0.key, to: $0.value) }
    return result
  }

  // MARK: Checking

  /// Row 10 of behaviour section 8.4: what the data source says must follow from the changes.
  func checkCounts() throws(BatchUpdateError) {
    guard before.count + insertedSections.count - deletedSections.count == after.count else {
      throw .sectionCount(
        before: before.count, after: after.count, inserted: insertedSections.count,
        deleted: deletedSections.count)
    }
    var counts: [Int: BatchUpdateError.ItemCount] = [:]
    func change(_ section: Int, _ body: (inout BatchUpdateError.ItemCount) -> Void) {
      guard let new = self.section(after: section) else { return }
      var count =
        counts[section]
        ?? BatchUpdateError.ItemCount(
          section: section, sectionAfter: new, before: before[section], after: after[new],
          inserted: 0, deleted: 0, movedIn: 0, movedOut: 0)
      body(&count)
      counts[section] = count
    }
    for path in deletedItems { change(path.section) { $0.deleted += 1 } }
    for path in insertedItems {
      if let section = section(before: path.section) { change(section) { $0.inserted += 1 } }
    }
    for (source, destination) in itemMoves {
      let old = section(before: destination.section)
      guard old != source.section else { continue }
      change(source.section) { $0.movedOut += 1 }
      if let old { change(old) { $0.movedIn += 1 } }
    }
    let faults = before.indices.compactMap { section -> BatchUpdateError.ItemCount? in
      guard !reloadedSections.contains(section), let new = self.section(after: section) else {
        return nil
      }
      let count =
        counts[section]
        ?? .init(
          section: section, sectionAfter: new, before: before[section], after: after[new],
          inserted: 0, deleted: 0, movedIn: 0, movedOut: 0)
      return count.expected == count.after ? nil : count
    }
    guard var first = faults.first else { return }
    first.others = Array(faults.dropFirst())
    throw .itemCount(first)
  }
}

/// The new indices in a row when some elements are removed and others inserted: the remaining ones
/// keep their order and fill the indices that are free (behaviour section 8.2).
///
/// Two sorted lists stand for the row, whatever its length; a look-up takes O(log changes).
package struct IndexMapping: Hashable, Sendable {
  /// Places before that are taken out, sorted.
  private(set) var removed: [Int]
  /// Places after that are put in, sorted.
  private(set) var taken: [Int]

  /// Creates a map.
  ///
  /// - Parameters:
  ///   - removed: Places before, each once, in any order.
  ///   - taken: Places after, each once, in any order.
  package init(removed: [Int] = [], taken: [Int] = []) {
    self.removed = removed.sorted()
    self.taken = taken.sorted()
  }

  /// The place after of what was at a place and is not taken out; nil if it is.
  package func index(after old: Int) -> Int? {
    Self.index(of: old, leaving: removed, entering: taken)
  }

  /// The place before of what is at a place and was not put in; nil if it was.
  package func index(before new: Int) -> Int? {
    Self.index(of: new, leaving: taken, entering: removed)
  }

  private static func index(of index: Int, leaving: [Int], entering: [Int]) -> Int? {
    let before = leaving.partition { $0 >= index }
    if before < leaving.count, leaving[before] == index { return nil }
    let rank = index - before
    // The place after the ones entering in front of it: each entering place minus its own number
    // says how many others come before it, and these numbers never fall.
    var (low, high) = (0, entering.count)
    while low < high {
      let middle = (low + high) / 2
      if entering[middle] - middle <= rank { low = middle + 1 } else { high = middle }
    }
    return rank + low
  }
}

extension [Int] {
  /// The first position from which on a condition holds, in an array where it holds from one on.
  fileprivate func partition(_ holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
