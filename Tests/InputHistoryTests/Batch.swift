// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import SeededRandom

/// A batch of updates: the data before and after it, and what is named.
struct Batch {
  let before: [[Int]]
  var after: [[Int]]
  private(set) var deleted: [IndexPath] = []
  private(set) var inserted: [IndexPath] = []
  private(set) var moved: [(from: IndexPath, to: IndexPath)] = []
  private(set) var reloadedPaths: [IndexPath] = []
  private(set) var deletedSections = IndexSet()
  private(set) var insertedSections = IndexSet()
  private(set) var reloadedSections = IndexSet()
  private(set) var movedSection: (from: Int, to: Int)?
  /// The items that are reloaded.
  private(set) var reloaded: Set<Int> = []

  init(_ sections: [[Int]]) {
    before = sections
    after = sections
  }

  /// The items that are gone, or reloaded with their section.
  var lost: Set<Int> {
    let gone = Set(before.joined()).subtracting(after.joined())
    return reloadedSections.reduce(into: gone) { $0.formUnion(before[$1]) }
  }

  mutating func remove(_ item: Int) {
    for section in after.indices { after[section].removeAll { $0 == item } }
  }

  /// Names what differs; the items that are moved are named as such.
  mutating func finish(moving items: [Int] = [], reloading: Set<Int> = []) {
    let (old, new) = (Self.paths(before), Self.paths(after))
    deleted = old.filter { new[$0.key] == nil }.map(\.value).sorted()
    inserted = new.filter { old[$0.key] == nil }.map(\.value).sorted()
    for item in items {
      if let from = old[item], let to = new[item] { moved.append((from, to)) }
    }
    reloaded = reloading
    reloadedPaths = reloading.compactMap { old[$0] }.sorted()
  }

  private static func paths(_ sections: [[Int]]) -> [Int: IndexPath] {
    var result: [Int: IndexPath] = [:]
    for (section, items) in sections.enumerated() {
      for (index, item) in items.enumerated() {
        result[item] = IndexPath(item: index, section: section)
      }
    }
    return result
  }

  // MARK: Random batches

  /// Items that come, go, move and are reloaded; or a section that does.
  static func random(
    _ sections: [[Int]], using random: inout SplitMix64, makeItem: () -> Int
  ) -> Batch {
    var batch = Batch(sections)
    guard random.once(in: 6) else {
      batch.changeItems(using: &random, makeItem)
      return batch
    }
    batch.changeSections(using: &random, makeItem)
    return batch
  }

  private mutating func changeItems(using random: inout SplitMix64, _ makeItem: () -> Int) {
    after = before.map { items in items.filter { _ in !random.once(in: 8) } }
    var moving: [Int] = []
    if random.once(in: 3), let item = Array(after.joined()).randomElement(using: &random) {
      moving = [item]
      remove(item)
    }
    let insertions = (0..<random.next(below: 3)).map { _ in makeItem() } + moving
    for item in insertions {
      let section = random.next(below: after.count)
      after[section].insert(item, at: random.next(below: after[section].count + 1))
    }
    let kept = Set(after.joined()).intersection(before.joined()).subtracting(moving)
    let reloading = kept.sorted().filter { _ in random.once(in: 8) }
    finish(moving: moving, reloading: Set(reloading))
  }

  private mutating func changeSections(using random: inout SplitMix64, _ makeItem: () -> Int) {
    let section = random.next(below: before.count)
    let items = (0..<random.next(below: 6)).map { _ in makeItem() }
    switch random.next(below: 4) {
    case 0 where before.count > 1:
      after.remove(at: section)
      deletedSections = [section]
    case 1:
      after.insert(items, at: section)
      insertedSections = [section]
    case 2:
      let target = random.next(below: before.count)
      after.insert(after.remove(at: section), at: target)
      movedSection = (section, target)
    default:
      after[section] = items
      reloadedSections = [section]
    }
  }

  var description: String {
    func text(_ path: IndexPath) -> String { "\(path.section).\(path.item)" }
    var parts: [String] = []
    if !deleted.isEmpty { parts.append("delete \(deleted.map(text))") }
    if !inserted.isEmpty { parts.append("insert \(inserted.map(text))") }
    if !moved.isEmpty { parts.append("move \(moved.map { "\(text($0.from)) to \(text($0.to))" })") }
    if !reloadedPaths.isEmpty { parts.append("reload \(reloadedPaths.map(text))") }
    if !deletedSections.isEmpty { parts.append("delete sections \(Array(deletedSections))") }
    if !insertedSections.isEmpty { parts.append("insert sections \(Array(insertedSections))") }
    if !reloadedSections.isEmpty { parts.append("reload sections \(Array(reloadedSections))") }
    if let movedSection { parts.append("move section \(movedSection.from) to \(movedSection.to)") }
    return parts.joined(separator: ", ").replacingOccurrences(of: "\"", with: "")
  }
}
