// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import SeededRandom
import Testing

@testable import CollectionData

/// Batches made by changing arrays, and read back through the mapping.
@Suite("Batch updates: replayed against arrays")
struct BatchReplayTests {
  /// Data and what was done to them.
  private struct Story {
    var before: [[Int]]
    var after: [[Int]]
    var changes: [BatchUpdates.Change]
    var reloaded: Set<Int> = []
  }

  /// Chooses what survives, then where it goes: a batch that is right by its making.
  private func story(seed: UInt64) -> Story {
    var random = SplitMix64(seed: seed)
    var next = 0
    func fresh() -> Int {
      next += 1
      return next
    }
    let before = (0..<Int.random(in: 0...5, using: &random)).map { _ in
      (0..<Int.random(in: 0...7, using: &random)).map { _ in fresh() }
    }
    var changes: [BatchUpdates.Change] = []
    // Sections: some go, some move, some come.
    var staying: [Int] = []
    var moving: [Int] = []
    for section in before.indices {
      switch Int.random(in: 0..<8, using: &random) {
      case 0: changes.append(.deleteSection(section))
      case 1: moving.append(section)
      default: staying.append(section)
      }
    }
    var order: [Int?] = staying
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      order.insert(nil, at: Int.random(in: 0...order.count, using: &random))
    }
    for section in moving {
      order.insert(section, at: Int.random(in: 0...order.count, using: &random))
    }
    for (new, old) in order.enumerated() {
      guard let old else {
        changes.append(.insertSection(new))
        continue
      }
      if moving.contains(old) { changes.append(.moveSection(old, to: new)) }
    }
    // Items: some of each section go, some travel, some come.
    var after = order.map { old in old.map { before[$0] } ?? (0..<3).map { _ in fresh() } }
    var travelling: [(IndexPath, Int)] = []
    var reloaded: Set<Int> = []
    for (new, old) in order.enumerated() {
      guard let old else { continue }
      after[new] = before[old].enumerated().compactMap { item, identity in
        let path = IndexPath(item: item, section: old)
        switch Int.random(in: 0..<8, using: &random) {
        case 0:
          changes.append(.deleteItem(path))
          return nil
        case 1:
          travelling.append((path, identity))
          return nil
        case 2:
          changes.append(.reloadItem(path))
          reloaded.insert(identity)
          return identity
        default: return identity
        }
      }
    }
    var arrivals: [Int: IndexPath] = [:]
    if order.isEmpty {
      changes += travelling.map { .deleteItem($0.0) }
    } else {
      for (path, identity) in travelling {
        let section = Int.random(in: after.indices, using: &random)
        after[section].insert(
          identity, at: Int.random(in: 0...after[section].count, using: &random))
        arrivals[identity] = path
      }
    }
    for (new, old) in order.enumerated() where old != nil {
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        after[new].insert(fresh(), at: Int.random(in: 0...after[new].count, using: &random))
      }
    }
    let known = Set(before.joined())
    for (section, items) in after.enumerated() {
      for (item, identity) in items.enumerated() {
        let path = IndexPath(item: item, section: section)
        if let source = arrivals[identity] {
          changes.append(.moveItem(source, to: path))
        } else if !known.contains(identity), order[section] != nil {
          changes.append(.insertItem(path))
        }
      }
    }
    changes.shuffle(using: &random)
    return Story(before: before, after: after, changes: changes, reloaded: reloaded)
  }

  @Test func `Thousands of random batches map every item to where it went`() throws {
    for seed in UInt64(1)...4000 {
      let story = story(seed: seed)
      let mapping: BatchMapping
      do {
        mapping = try BatchUpdates(story.changes).mapping(
          from: story.before.map(\.count), to: story.after.map(\.count))
      } catch {
        Issue.record("seed \(seed): \(error)")
        return
      }
      var places: [Int: IndexPath] = [:]
      for (section, items) in story.after.enumerated() {
        for (item, identity) in items.enumerated() {
          places[identity] = IndexPath(item: item, section: section)
        }
      }
      var survivors = 0
      for (section, items) in story.before.enumerated() {
        for (item, identity) in items.enumerated() {
          let old = IndexPath(item: item, section: section)
          let new = mapping.item(after: old)
          guard new == places[identity] else {
            Issue.record("seed \(seed): \(old) went to \(String(describing: new))")
            return
          }
          // Appendix A, invariant 9: the map is injective and can be read backwards.
          if let new {
            survivors += 1
            expectEqual(mapping.item(before: new), old, "seed \(seed)")
          }
          expectEqual(mapping.isReloaded(item: old), story.reloaded.contains(identity))
        }
      }
      let known = Set(story.before.joined())
      for (identity, place) in places where !known.contains(identity) {
        expectNil(mapping.item(before: place), "seed \(seed)")
      }
      expectEqual(survivors, places.keys.count { known.contains($0) }, "seed \(seed)")
    }
  }

  @Test func `A batch with one count wrong is refused`() {
    for seed in UInt64(1)...500 {
      let story = story(seed: seed)
      guard !story.after.isEmpty else { continue }
      var counts = story.after.map(\.count)
      let section = Int(seed) % counts.count
      counts[section] += 1
      let isNew = story.changes.contains(.insertSection(section))
      expect(
        (try? BatchUpdates(story.changes).mapping(from: story.before.map(\.count), to: counts))
          == nil || isNew, "seed \(seed)")
    }
  }

  @Test func `A batch of few changes in many items stays small`() throws {
    let changes: [BatchUpdates.Change] = (0..<1000).map {
      .deleteItem(IndexPath(item: $0 * 7919, section: 0))
    }
    let mapping = try BatchUpdates(changes).mapping(from: [10_000_000], to: [9_999_000])
    expectEqual(mapping.item(after: IndexPath(item: 9_999_999, section: 0))?.item, 9_998_999)
    expectEqual(mapping.item(before: IndexPath(item: 0, section: 0))?.item, 1)
    expectEqual(mapping.changes.count, 1000)
  }
}
