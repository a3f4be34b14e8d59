// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import Foundation
import Geometry
import SeededRandom

/// Sections and items as plain arrays, and what a batch of updates does to them (behaviour rules
/// BU-1 to BU-6). It knows nothing of how differences are found.
struct PlainData: Equatable, CustomStringConvertible {
  struct Section: Equatable {
    var name: Int
    var items: [Int]
  }

  var sections: [Section]

  init(_ sections: [Section]) { self.sections = sections }

  init(_ snapshot: NSDiffableDataSourceSnapshot<Int, Int>) {
    sections = snapshot.sectionIdentifiers.map {
      Section(name: $0, items: snapshot.itemIdentifiers(inSection: $0))
    }
  }

  var snapshot: NSDiffableDataSourceSnapshot<Int, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections(sections.map(\.name))
    for section in sections { snapshot.appendItems(section.items, toSection: section.name) }
    return snapshot
  }

  var description: String { sections.map { "\($0.name): \($0.items)" }.joined(separator: ", ") }

  /// Random data: few names, so that two of them have much in common.
  static func random(using random: inout SplitMix64) -> PlainData {
    let names = (0..<5).shuffled(using: &random).prefix(Int.random(in: 0...5, using: &random))
    var sections = names.sorted().map { Section(name: $0, items: []) }
    if random.once(in: 3) { sections.shuffle(using: &random) }
    guard !sections.isEmpty else { return PlainData([]) }
    var items = Array(0..<14)
    if random.once(in: 2) { items.shuffle(using: &random) }
    for item in items where !random.once(in: 4) {
      let index =
        random.once(in: 3)
        ? Int.random(in: sections.indices, using: &random) : item * sections.count / 14
      sections[index].items.append(item)
    }
    return PlainData(sections)
  }

  /// Returns what a batch makes of the data; nil if it makes no sense. What is inserted is read in
  /// the new data, as a collection view reads it from its data source.
  func applying(_ difference: SnapshotDifference, new: PlainData) -> PlainData? {
    // The old section in each new place.
    var origins = [Int?](repeating: nil, count: new.sections.count)
    var isTaken = [Bool](repeating: false, count: new.sections.count)
    var leaves = Set(difference.deletedSections)
    for move in difference.movedSections {
      guard !isTaken[move.destination], leaves.insert(move.source).inserted else { return nil }
      origins[move.destination] = move.source
      isTaken[move.destination] = true
    }
    for section in difference.insertedSections {
      guard !isTaken[section] else { return nil }
      isTaken[section] = true
    }
    var staying = sections.indices.filter { !leaves.contains($0) }[...]
    for index in origins.indices where !isTaken[index] { origins[index] = staying.popFirst() }
    guard staying.isEmpty else { return nil }

    // What leaves its section, and what has a new place.
    var gone = Set<IndexPath>()
    for path in difference.deletedItems + difference.movedItems.map(\.source) {
      guard gone.insert(path).inserted else { return nil }
    }
    var placed: [IndexPath: Int] = [:]
    for path in difference.insertedItems {
      placed[path] = new.sections[path.section].items[path.item]
    }
    for move in difference.movedItems {
      guard placed[move.destination] == nil else { return nil }
      placed[move.destination] = sections[move.source.section].items[move.source.item]
    }

    var result = new.sections.map { Section(name: $0.name, items: []) }
    for (index, origin) in origins.enumerated() {
      let inserted = difference.insertedSections.contains(index)
      guard inserted == (origin == nil) else { return nil }
      var rest: ArraySlice<Int> = []
      if let origin {
        guard sections[origin].name == new.sections[index].name else { return nil }
        rest =
          sections[origin].items.indices
          .filter { !gone.contains(IndexPath(item: $0, section: origin)) }
          .map { sections[origin].items[$0] }[...]
      }
      for item in new.sections[index].items.indices {
        let path = IndexPath(item: item, section: index)
        if let value = placed[path] {
          result[index].items.append(value)
        } else if let value = inserted ? new.sections[index].items[item] : rest.popFirst() {
          result[index].items.append(value)
        } else {
          return nil
        }
      }
      guard rest.isEmpty else { return nil }
    }
    return PlainData(result)
  }
}

extension BatchUpdates {
  /// A difference as the batch that makes it.
  init(_ difference: SnapshotDifference) {
    var changes: [Change] = []
    changes += difference.deletedSections.map { .deleteSection($0) }
    changes += difference.insertedSections.map { .insertSection($0) }
    changes += difference.movedSections.map { .moveSection($0.source, to: $0.destination) }
    changes += difference.deletedItems.map { .deleteItem($0) }
    changes += difference.insertedItems.map { .insertItem($0) }
    changes += difference.movedItems.map { .moveItem($0.source, to: $0.destination) }
    self.init(changes)
  }
}
