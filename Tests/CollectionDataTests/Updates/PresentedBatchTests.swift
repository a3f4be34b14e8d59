// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import Expectations
import Foundation
import Geometry
import SeededRandom
import Testing

/// Interaction rules DP-10, DP-14, DP-18 and PL-2, and examples IE-10 to IE-13 and IE-25.
@Suite("Batches of updates as they are presented")
struct PresentedBatchTests {
  private typealias Change = BatchUpdates.Change

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private func place(_ item: Int, _ section: Int = 0) -> PresentedIndexPath {
    PresentedIndexPath(item: item, section: section)
  }

  private func data(_ item: Int, _ section: Int = 0) -> DataIndexPath {
    DataIndexPath(item: item, section: section)
  }

  private func changes(
    _ old: PresentationOrder, _ new: PresentationOrder, count: Int = 5
  ) -> [BatchUpdates.Change] {
    BatchMapping.unchanged([count]).presented(from: old, to: new).changes
  }

  @Test func `An item over another is named as a move`() {
    expectEqual(
      changes(.identity, .item(data(0), presentedAt: place(3))),
      [
        .moveItem(path(0), to: path(3))
      ])
  }

  @Test func `A first gap is named as an insert`() {
    expectEqual(changes(.identity, .gap(at: place(2))), [.insertItem(path(2))])
  }

  @Test func `A gap that moves is named as a move`() {
    expectEqual(changes(.gap(at: place(2)), .gap(at: place(4))), [.moveItem(path(2), to: path(4))])
  }

  @Test func `A gap that closes is named as a delete`() {
    expectEqual(changes(.gap(at: place(4)), .identity), [.deleteItem(path(4))])
  }

  @Test func `The move of an item that is already presented there is named as nothing`() throws {
    let mapping = try BatchUpdates([.moveItem(path(0), to: path(3))]).mapping(from: [5], to: [5])
    let order = PresentationOrder.item(data(0), presentedAt: place(3))
    expectEqual(mapping.presented(from: order, to: .identity).changes, [])
  }

  // One in a section that is loaded again or deleted is gone, though it is presented in another one.
  @Test(arguments: [BatchUpdates.Change.deleteSection(0), .reloadSection(0)])
  func `An item goes with the section that the data have it in`(change: BatchUpdates.Change) throws
  {
    let isDeleted = change == .deleteSection(0)
    let mapping = try BatchUpdates([change]).mapping(from: [3, 4], to: isDeleted ? [4] : [3, 4])
    let order = PresentationOrder.item(data(0), presentedAt: place(2, 1))
    let presented = mapping.presented(from: order, to: .identity)
    expectEqual(presented.before, [2, 5])
    expectEqual(Set(presented.changes), [change, .deleteItem(path(2, 1))])
    let section = isDeleted ? 0 : 1
    expectEqual(presented.item(after: path(1, 1)), path(1, section))
    expectNil(presented.item(after: path(2, 1)))
    expectEqual(presented.item(after: path(3, 1)), path(2, section))
  }

  @Test func `An item inserted into the gap moves no other`() throws {
    let mapping = try BatchUpdates([.insertItem(path(2))]).mapping(from: [5], to: [6])
    let presented = mapping.presented(from: .gap(at: place(2)), to: .identity)
    expectEqual(presented.changes, [.deleteItem(path(2)), .insertItem(path(2))])
    for item in [0, 1, 3, 4, 5] { expectEqual(presented.item(after: path(item)), path(item)) }
  }

  @Test func `An item inserted before a placeholder shifts it`() throws {
    let order = PresentationOrder(placeholders: [.init(number: 7, path: data(2))])
    let mapping = try BatchUpdates([.insertItem(path(0))]).mapping(from: [5], to: [6])
    let next = order.following(mapping, keepsGap: true)
    expectEqual(next.placeholders, [.init(number: 7, path: data(3))])
    expectEqual(next.presentedPath(ofPlaceholder: 7), place(3))
  }

  @Test func `An item takes the place of a placeholder as one that is reloaded`() throws {
    let order = PresentationOrder(placeholders: [.init(number: 1, path: data(2))])
    let mapping = try BatchUpdates([.insertItem(path(2))]).mapping(from: [5], to: [6])
    let presented = mapping.presented(
      from: order, to: .identity, exchanging: (1, data(2)))
    expectEqual(presented.changes, [.reloadItem(path(2))])
  }

  @Test func `Placeholders of one path stand in the order of the calls`() {
    let order = PresentationOrder(placeholders: [
      .init(number: 5, path: data(2)), .init(number: 3, path: data(2)),
    ])
    expectEqual(order.placeholder(at: place(2)), 5)
    expectEqual(order.placeholder(at: place(3)), 3)
    expectEqual(order.presentedPath(of: data(2)), place(4))
    expectEqual(order.presentedCounts([5]), [7])
  }

  @Test func `A gap has the size of the item that it stands before, or of the last`() {
    expectEqual(PresentationOrder.gap(at: place(2)).sizingPath(for: place(2), counts: [5]), data(2))
    expectEqual(PresentationOrder.gap(at: place(5)).sizingPath(for: place(5), counts: [5]), data(4))
    expectNil(PresentationOrder.gap(at: place(0)).sizingPath(for: place(0), counts: [0]))
  }

  // MARK: Random batches

  private struct Script {
    var before: [[Int]]
    var after: [[Int]]
    var changes: [BatchUpdates.Change] = []
  }

  /// Random data, and what a random batch makes of them.
  private func script(_ generator: inout SplitMix64) -> Script {
    var number = 0
    let before = (0...generator.next(below: 3)).map { _ in
      (0..<generator.next(below: 7)).map { _ in
        number += 1
        return number
      }
    }
    var script = Script(before: before, after: before)
    // The first section stays, so that there is one.
    let fates = before.indices.map { $0 == 0 ? 0 : generator.next(below: 6) }
    let (deleted, reloaded) = (
      fates.indices.filter { fates[$0] == 1 }, fates.indices.filter { fates[$0] == 2 }
    )
    let kept = fates.indices.filter { fates[$0] != 1 && fates[$0] != 2 }
    script.changes += deleted.map(Change.deleteSection) + reloaded.map(Change.reloadSection)
    let places = before.enumerated().flatMap { section, items in
      items.indices.map { path($0, section) }
    }
    var moved: [Int] = []
    for old in places.sorted(by: >) where kept.contains(old.section) {
      switch generator.next(below: 6) {
      case 0:
        script.after[old.section].remove(at: old.item)
        script.changes.append(.deleteItem(old))
      case 1:
        moved.append(script.after[old.section].remove(at: old.item))
      default: break
      }
    }
    for section in reloaded {
      script.after[section] = script.after[section].map { -1_000 - $0 }.dropLast(
        generator.next(below: 2))
    }
    for section in kept {
      for _ in 0..<generator.next(below: 3) {
        number += 1
        script.after[section].insert(
          number, at: generator.next(below: script.after[section].count + 1))
      }
    }
    for item in moved {
      let section = generator.pick(kept)
      script.after[section].insert(
        item, at: generator.next(below: script.after[section].count + 1))
    }
    for section in kept {
      for (place, item) in script.after[section].enumerated() {
        let new = path(place, section - deleted.count { $0 < section })
        let old = places.first { before[$0.section][$0.item] == item }
        guard let old else {
          script.changes.append(.insertItem(new))
          continue
        }
        if moved.contains(item) { script.changes.append(.moveItem(old, to: new)) }
      }
    }
    for section in deleted.reversed() { script.after.remove(at: section) }
    return script
  }

  private func order(_ counts: [Int], _ generator: inout SplitMix64) -> PresentationOrder {
    let placeholders = (0..<generator.next(below: 3)).map { number in
      let section = generator.next(below: counts.count)
      return PresentationOrder.Placeholder(
        number: number, path: data(generator.next(below: counts[section] + 1), section))
    }
    let order = PresentationOrder(placeholders: placeholders)
    let presented = order.presentedCounts(counts)
    let section = generator.next(below: counts.count)
    switch generator.next(below: 3) {
    case 0:
      let gap = place(generator.next(below: presented[section] + 1), section)
      return order.displacing(.gap(gap))
    case 1:
      let sources = counts.indices.filter { counts[$0] > 0 }
      guard !sources.isEmpty else { return order }
      let source = generator.pick(sources)
      let item = data(generator.next(below: counts[source]), source)
      let count = presented[section] - (section == source ? 1 : 0)
      return order.displacing(.item(item, place(generator.next(below: count + 1), section)))
    default: return order
    }
  }

  /// What an order presents, with the placeholders by number and the gap as -100.
  private func presented(_ data: [[Int]], _ order: PresentationOrder) -> [[Int]] {
    order.presentedCounts(data.map(\.count)).enumerated().map { section, count in
      (0..<count).map { item in
        let path = place(item, section)
        if let number = order.placeholder(at: path) { return -1 - number }
        return order.dataPath(of: path).map { data[$0.section][$0.item] } ?? -100
      }
    }
  }

  @Test func `Replaying the presented batch gives what is presented after it`() throws {
    for seed in 0..<3_000 as Range<UInt64> {
      var generator = SplitMix64(seed: seed)
      let script = script(&generator)
      let counts = (script.before.map(\.count), script.after.map(\.count))
      let mapping = try BatchUpdates(script.changes).mapping(from: counts.0, to: counts.1)
      let old = order(counts.0, &generator)
      expect(old.isPossible(in: counts.0), "seed \(seed)")
      let new = old.following(mapping, keepsGap: generator.next(below: 2) == 0)
      expect(new.isPossible(in: counts.1), "seed \(seed)")
      let result = mapping.presented(from: old, to: new)
      let (before, after) = (presented(script.before, old), presented(script.after, new))
      try expectReplay(result, before, after, seed)
    }
  }

  @Test func `Replaying a change of the order alone gives the other order`() throws {
    for seed in 0..<3_000 as Range<UInt64> {
      var generator = SplitMix64(seed: seed)
      let script = script(&generator)
      let counts = script.before.map(\.count)
      let (old, new) = (order(counts, &generator), order(counts, &generator))
      let result = BatchMapping.unchanged(counts).presented(from: old, to: new)
      try expectReplay(result, presented(script.before, old), presented(script.before, new), seed)
    }
  }

  @Test func `Data that follow a presented item leave everything where it is presented`() {
    for seed in 0..<2_000 as Range<UInt64> {
      var generator = SplitMix64(seed: seed)
      var data = script(&generator).before
      let old = order(data.map(\.count), &generator)
      guard case .item(let item, let place) = old.displacement else { continue }
      let before = presented(data, old)
      let destination = old.insertionPath(for: place)
      let moved = data[item.section].remove(at: item.item)
      data[destination.section].insert(moved, at: destination.item)
      expectEqual(presented(data, old.settled()), before, "seed \(seed)")
    }
  }

  @Test func `Placeholders come and go around a gap without moving anything else`() {
    for seed in 0..<2_000 as Range<UInt64> {
      var generator = SplitMix64(seed: seed)
      let data = script(&generator).before
      let counts = data.map(\.count)
      let old = order(counts, &generator)
      let section = generator.next(below: counts.count)
      let added = PresentationOrder.Placeholder(
        number: 50,
        path: DataIndexPath(
          item: generator.next(below: counts[section] + 1), section: section))
      let kept = old.placeholders.filter { _ in generator.next(below: 2) == 0 }
      let new = old.holding(kept + [added])
      expect(new.isPossible(in: counts), "seed \(seed)")
      let gone = Set(old.placeholders.map(\.number)).subtracting(kept.map(\.number))
      expectEqual(
        presented(data, new).map { $0.filter { $0 != -51 } },
        presented(data, old).map { $0.filter { !gone.contains(-1 - $0) } }, "seed \(seed)")
    }
  }

  private func expectReplay(
    _ mapping: BatchMapping, _ before: [[Int]], _ after: [[Int]], _ seed: UInt64
  ) throws {
    expectEqual(mapping.before, before.map(\.count), "seed \(seed)")
    expectEqual(mapping.after, after.map(\.count), "seed \(seed)")
    _ = try BatchUpdates(mapping.changes).mapping(from: mapping.before, to: mapping.after)
    for (section, items) in before.enumerated() {
      for (place, item) in items.enumerated() {
        let new = mapping.item(after: path(place, section))
        expectEqual(
          new.map { after[$0.section][$0.item] }, (after.joined().contains(item) ? item : nil),
          "seed \(seed)")
      }
    }
    for (section, items) in after.enumerated() {
      for (place, item) in items.enumerated() where !before.joined().contains(item) {
        expectNil(mapping.item(before: path(place, section)), "seed \(seed)")
      }
    }
  }
}
