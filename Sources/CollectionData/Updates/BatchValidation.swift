// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

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
  private func checkPairs<Place: Hashable>(
    of changes: [(verb: Verb, place: Place)],
    conflict: (Place, Verb, Verb) -> BatchUpdateError,
    occupied: (Place, Verb, Verb) -> BatchUpdateError
  ) throws(BatchUpdateError) {
    var verbs: [Place: [Verb]] = [:]
    var arrivals: [Place: [Verb]] = [:]
    for (verb, place) in changes {
      if verb.readsBefore {
        verbs[place, default: []].append(verb)
      } else {
        arrivals[place, default: []].append(verb)
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
      for (verb, place) in changes where verb == rule.first || verb == rule.second {
        let present = (rule.isArrival ? arrivals : verbs)[place] ?? []
        let isBroken =
          rule.first == rule.second
          ? present.count { $0 == rule.first } > 1
          : present.contains(rule.first) && present.contains(rule.second)
        guard isBroken else { continue }
        throw rule.isArrival
          ? occupied(place, rule.first, rule.second) : conflict(place, rule.first, rule.second)
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
