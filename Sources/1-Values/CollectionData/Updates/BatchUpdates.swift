// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry

/// The changes of one `performBatchUpdates`, in the order of the calls.
///
/// Deletes, reloads and the sources of moves are read in the data **before** the batch, inserts and
/// the destinations of moves in the data **after** it, whatever the order of the calls (behaviour
/// rule BU-1).
public struct BatchUpdates: Hashable, Sendable {
  /// A change of a batch.
  public enum Change: Hashable, Sendable {
    /// A new item, at its index path after the batch.
    case insertItem(IndexPath)
    /// A deleted item, at its index path before the batch.
    case deleteItem(IndexPath)
    /// An item whose cell is recreated, at its index path before the batch.
    case reloadItem(IndexPath)
    /// An item that moves from an index path before the batch to one after it.
    case moveItem(IndexPath, to: IndexPath)
    /// A new section with all its items, at its index after the batch.
    case insertSection(Int)
    /// A deleted section with all its items, at its index before the batch.
    case deleteSection(Int)
    /// A section whose views are all recreated, and whose number of items may change.
    case reloadSection(Int)
    /// A section that moves with all its items.
    case moveSection(Int, to: Int)
  }

  /// The changes in the order of the calls.
  public var changes: [Change]

  /// Creates a batch.
  ///
  /// - Parameter changes: The changes in the order of the calls.
  public init(_ changes: [Change] = []) { self.changes = changes }

  /// A Boolean value that says whether the batch is empty.
  public var isEmpty: Bool { changes.isEmpty }

  /// Checks the batch against the data and returns the new position of every item and section.
  ///
  /// - Returns: Where each item and section goes.
  /// - Throws: ``BatchUpdateError`` for the first fault in the order of behaviour section 8.4.
  /// - Complexity: O(changes log changes + sections).
  public func mapping(
    from before: [Int], to after: [Int]
  ) throws(BatchUpdateError) -> BatchMapping {
    try BatchValidation(changes, before: before, after: after).check()
    let mapping = BatchMapping(changes, before: before, after: after)
    try mapping.checkCounts()
    return mapping
  }
}

/// The rules that can be checked change by change: rows 1 to 9 and 11 of behaviour section 8.4, in
/// that order.
struct BatchValidation {
  typealias Verb = BatchUpdateError.Verb

  let before: [Int]
  let after: [Int]
  /// Places of items in the order of the calls.
  private var items: [(verb: Verb, path: IndexPath)] = []
  /// Places of sections in the order of the calls.
  private var sections: [(verb: Verb, section: Int)] = []

  init(_ changes: [BatchUpdates.Change], before: [Int], after: [Int]) {
    self.before = before
    self.after = after
    for change in changes {
      switch change {
      case .insertItem(let path): items.append((.insert, path))
      case .deleteItem(let path): items.append((.delete, path))
      case .reloadItem(let path): items.append((.reload, path))
      case .moveItem(let source, let destination):
        items.append((.moveFrom, source))
        items.append((.moveTo, destination))
      case .insertSection(let section): sections.append((.insert, section))
      case .deleteSection(let section): sections.append((.delete, section))
      case .reloadSection(let section): sections.append((.reload, section))
      case .moveSection(let source, let destination):
        sections.append((.moveFrom, source))
        sections.append((.moveTo, destination))
      }
    }
  }

  /// Reports the first fault.
  func check() throws(BatchUpdateError) {
    try checkItems(readBefore: true)  // Row 1.
    try checkItems(readBefore: false)  // Row 2.
    try checkSections()  // Row 3.
    try checkPairs(
      of: items.map { ($0.verb, $0.path) }, conflict: BatchUpdateError.conflictingItem,
      occupied: BatchUpdateError.occupiedItem)  // Rows 4 to 8.
    try checkPairs(
      of: sections.map { ($0.verb, $0.section) }, conflict: BatchUpdateError.conflictingSection,
      occupied: BatchUpdateError.occupiedSection)  // Row 9.
    try checkSigns()  // Row 11; row 10 needs the whole mapping.
  }

  private func checkItems(readBefore: Bool) throws(BatchUpdateError) {
    let counts = readBefore ? before : after
    for (verb, path) in items where verb.readsBefore == readBefore && path.count == 2 {
      guard path.section < counts.count else {
        throw .noItem(verb, path, items: nil, sections: counts.count)
      }
      guard path.section >= 0, path.item >= counts[path.section] else { continue }
      throw .noItem(verb, path, items: counts[path.section], sections: counts.count)
    }
  }

  private func checkSections() throws(BatchUpdateError) {
    for (verb, section) in sections {
      let count = verb.readsBefore ? before.count : after.count
      if section >= count { throw .noSection(verb, section, sections: count) }
    }
  }

  /// Two changes of one place. Naming a place twice to reload is harmless.
  private func checkPairs<Index: Hashable>(
    of changes: [(verb: Verb, index: Index)],
    conflict: (Index, Verb, Verb) -> BatchUpdateError,
    occupied: (Index, Verb, Verb) -> BatchUpdateError
  ) throws(BatchUpdateError) {
    var verbs: [Index: [Verb]] = [:]
    var arrivals: [Index: [Verb]] = [:]
    for (verb, path) in changes {
      if verb.readsBefore {
        verbs[path, default: []].append(verb)
      } else {
        arrivals[path, default: []].append(verb)
      }
    }
    typealias Rule = (first: Verb, second: Verb, isArrival: Bool)
    let rules: [Rule] = [
      (.delete, .delete, false),  // Row 4.
      (.insert, .insert, true),  // Row 5.
      (.delete, .moveFrom, false), (.delete, .reload, false),  // Row 6.
      (.moveFrom, .moveFrom, false), (.moveTo, .moveTo, true), (.insert, .moveTo, true),  // Row 7.
      (.reload, .moveFrom, false),  // Row 8.
    ]
    for rule in rules {
      for (verb, path) in changes where verb == rule.first || verb == rule.second {
        let present = (rule.isArrival ? arrivals : verbs)[path] ?? []
        let isBroken =
          rule.first == rule.second
          ? present.count { $0 == rule.first } > 1
          : present.contains(rule.first) && present.contains(rule.second)
        guard isBroken else { continue }
        throw rule.isArrival
          ? occupied(path, rule.first, rule.second) : conflict(path, rule.first, rule.second)
      }
    }
  }

  private func checkSigns() throws(BatchUpdateError) {
    for (verb, path) in items where path.count != 2 || path.section < 0 || path.item < 0 {
      throw .badIndex(verb, path)
    }
    for (verb, section) in sections where section < 0 { throw .badSection(verb, section) }
  }
}
