// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import SeededRandom

/// Changes of the data from one state to another, named as a client names them.
struct HistoryBatch {
  /// How much of it changes.
  enum Extent {
    case deletes, inserts, everything
  }

  var before: [HistorySection]
  var after: [HistorySection]
  var moved: Set<Int> = []
  var reloaded: Set<Int> = []
  var movedSection: Int?
  var reloadedSections: Set<Int> = []

  /// What its items moved to a place are; nothing else changes.
  init(moving items: [Int], to target: IndexPath, in sections: [HistorySection]) {
    before = sections
    after = sections
    moved = Set(items).intersection(sections.flatMap(\.items))
    let items = items.filter(moved.contains)
    let head = sections[target.section].items.prefix(target.item).filter { !moved.contains($0) }
    for section in after.indices { after[section].items.removeAll(where: moved.contains) }
    after[target.section].items.insert(contentsOf: items, at: head.count)
  }

  /// Some items that come somewhere.
  init(inserting items: [Int], at target: IndexPath, in sections: [HistorySection]) {
    before = sections
    after = sections
    after[target.section].items.insert(contentsOf: items, at: target.item)
  }

  /// Changes by chance.
  init(
    of sections: [HistorySection], _ extent: Extent, using random: inout SplitMix64,
    makeItem: () -> Int
  ) {
    before = sections
    after = sections
    if extent != .inserts {
      let share = random.pick([2, 5, 9])
      for section in after.indices {
        after[section].items.removeAll { _ in random.once(in: share) }
      }
    }
    if extent == .everything {
      let kept = after.flatMap(\.items)
      moved = Set(kept.filter { _ in random.once(in: 12) })
      reloaded = Set(kept.filter { _ in random.once(in: 10) }).subtracting(moved)
      for section in after.indices { after[section].items.removeAll(where: moved.contains) }
      for item in kept where moved.contains(item) {
        let section = random.next(below: after.count)
        after[section].items.insert(
          item, at: random.next(below: after[section].items.count + 1))
      }
    }
    if extent != .deletes {
      for section in after.indices where random.once(in: 2) {
        for _ in 0..<random.next(below: 4) {
          after[section].items.insert(
            makeItem(), at: random.next(below: after[section].items.count + 1))
        }
      }
    }
    if extent == .everything, random.once(in: 3) { changeSections(using: &random, makeItem) }
  }

  /// Deletes, inserts, moves or reloads a section. Where items move, sections stay.
  private mutating func changeSections(
    using random: inout SplitMix64, _ makeItem: () -> Int
  ) {
    let free = after.indices.filter { moved.isDisjoint(with: before[$0].items + after[$0].items) }
    guard let first = free.first else { return }
    switch random.next(below: 4) {
    case 0 where after.count > 1:
      let gone = after.remove(at: random.pick(free))
      reloaded.subtract(gone.items)
    case 1:
      let items = (0..<random.next(below: 8)).map { _ in makeItem() }
      after.insert(
        HistorySection(number: makeItem(), items: items), at: random.next(below: after.count + 1))
    case 2:
      let section = after.remove(at: first)
      movedSection = section.number
      after.insert(section, at: random.next(below: after.count + 1))
    default:
      reloadedSections = [after[first].number]
      reloaded.subtract(before[first].items)
      if random.once(in: 2) {
        after[first].items = (0..<random.next(below: 8)).map { _ in makeItem() }
      }
    }
  }

  // MARK: What is named

  private static func paths(_ sections: [HistorySection]) -> [Int: IndexPath] {
    var result: [Int: IndexPath] = [:]
    for (section, data) in sections.enumerated() {
      for (index, item) in data.items.enumerated() {
        result[item] = IndexPath(item: index, section: section)
      }
    }
    return result
  }

  private func items(_ sections: [HistorySection], without other: [HistorySection]) -> [Int] {
    let numbers = Set(other.map(\.number))
    let items = Set(other.flatMap(\.items))
    return sections.filter {
      numbers.contains($0.number) && !reloadedSections.contains($0.number)
    }.flatMap(\.items).filter { !items.contains($0) }
  }

  /// The items that are gone, or lose what was known of them: those of reloaded sections.
  var forgotten: Set<Int> {
    let kept = after.filter { !reloadedSections.contains($0.number) }.flatMap(\.items)
    return Set(before.flatMap(\.items)).subtracting(kept)
  }

  /// The names of the changes in the text of a history.
  var text: String {
    let (old, new) = (Self.paths(before), Self.paths(after))
    func names(_ items: [Int], _ paths: [Int: IndexPath]) -> String {
      items.compactMap { paths[$0] }.sorted().map { "\($0.section).\($0.item)" }
        .joined(separator: " ")
    }
    var parts: [String] = []
    let (deletes, inserts) = (items(before, without: after), items(after, without: before))
    if !deletes.isEmpty { parts.append("delete \(names(deletes, old))") }
    if !inserts.isEmpty { parts.append("insert \(names(inserts, new))") }
    if !reloaded.isEmpty { parts.append("reload \(names(reloaded.sorted(), old))") }
    for item in moved.sorted() {
      parts.append("move \(names([item], old)) to \(names([item], new))")
    }
    let (oldNumbers, newNumbers) = (before.map(\.number), after.map(\.number))
    for (index, number) in oldNumbers.enumerated() where !newNumbers.contains(number) {
      parts.append("delete section \(index)")
    }
    for (index, number) in newNumbers.enumerated() where !oldNumbers.contains(number) {
      parts.append("insert section \(index) of \(after[index].items.count)")
    }
    for (index, number) in oldNumbers.enumerated() {
      if number == movedSection, let new = newNumbers.firstIndex(of: number) {
        parts.append("move section \(index) to \(new)")
      }
      if reloadedSections.contains(number) { parts.append("reload section \(index)") }
    }
    return parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
  }

  /// Names the changes to a collection view.
  @MainActor
  func name(to view: NSCollectionView) {
    let (old, new) = (Self.paths(before), Self.paths(after))
    func set(_ items: [Int], _ paths: [Int: IndexPath]) -> Set<IndexPath> {
      Set(items.compactMap { paths[$0] })
    }
    let (deletes, inserts) = (items(before, without: after), items(after, without: before))
    if !deletes.isEmpty { view.deleteItems(at: set(deletes, old)) }
    if !inserts.isEmpty { view.insertItems(at: set(inserts, new)) }
    if !reloaded.isEmpty { view.reloadItems(at: set(reloaded.sorted(), old)) }
    for item in moved.sorted() {
      if let source = old[item], let destination = new[item] {
        view.moveItem(at: source, to: destination)
      }
    }
    let (oldNumbers, newNumbers) = (before.map(\.number), after.map(\.number))
    for (index, number) in oldNumbers.enumerated() where !newNumbers.contains(number) {
      view.deleteSections([index])
    }
    for (index, number) in newNumbers.enumerated() where !oldNumbers.contains(number) {
      view.insertSections([index])
    }
    for (index, number) in oldNumbers.enumerated() {
      if number == movedSection, let new = newNumbers.firstIndex(of: number) {
        view.moveSection(index, toSection: new)
      }
      if reloadedSections.contains(number) { view.reloadSections([index]) }
    }
  }
}
