// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import Expectations
import SeededRandom
import Testing

/// What a snapshot asks of its identifiers, and what it makes of bad ones.
@Suite("Snapshot: hashing")
struct SnapshotHashingTests {
  /// An identifier of which many have the same hash.
  private struct Clashing: Hashable {
    let number: Int

    func hash(into hasher: inout Hasher) { hasher.combine(number % 3) }
  }

  /// An identifier that counts how often any is hashed and compared.
  private struct Counted: Hashable {
    final class Counter {
      var hashes = 0
      var comparisons = 0
    }

    let number: Int
    let counter: Counter

    static func == (left: Self, right: Self) -> Bool {
      left.counter.comparisons += 1
      return left.number == right.number
    }

    func hash(into hasher: inout Hasher) {
      counter.hashes += 1
      hasher.combine(number)
    }
  }

  @Test func `Items whose hashes clash are distinguished`() throws {
    for seed in 0..<100 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      var snapshot = NSDiffableDataSourceSnapshot<Int, Clashing>()
      snapshot.appendSections([0, 1])
      var sections: [[Int]] = [[], []]
      for step in 0..<30 {
        let comment: Comment = "seed \(seed), step \(step)"
        let numbers = (0..<8).map { _ in Int.random(in: 0..<60, using: &random) }
        let items = numbers.map(Clashing.init)
        if random.once(in: 2) {
          snapshot.deleteItems(items)
          for section in sections.indices { sections[section].removeAll(where: numbers.contains) }
        } else {
          let section = Int.random(in: 0..<2, using: &random)
          let before = snapshot
          let added = numbers.filter { !sections.joined().contains($0) }
          if Set(added).count == added.count {
            try snapshot.append(added.map(Clashing.init), toSection: section)
            sections[section] += added
          } else {
            #expect(throws: SnapshotError.self, comment) {
              try snapshot.append(added.map(Clashing.init), toSection: section)
            }
            expectEqual(snapshot, before, comment)
          }
        }
        expectEqual(snapshot.numberOfItems, sections.joined().count, comment)
        let all = Array(sections.joined())
        for number in 0..<60 {
          let index = all.firstIndex(of: number)
          expectEqual(snapshot.indexOfItem(Clashing(number: number)), index, comment)
        }
      }
    }
  }

  @Test func `Each identifier is hashed once, also one at a time`() {
    let counter = Counted.Counter()
    var snapshot = NSDiffableDataSourceSnapshot<Int, Counted>()
    snapshot.appendSections([0])
    for number in 0..<5_000 { snapshot.appendItems([Counted(number: number, counter: counter)]) }
    expectEqual(counter.hashes, 5_000)
    // Hash values differ from process to process, and the halves of a few may be the same.
    expectLess(counter.comparisons, 50)
  }

  @Test func `Each identifier is hashed once when it goes`() {
    let counter = Counted.Counter()
    let items = (0..<1_000).map { Counted(number: $0, counter: counter) }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Counted>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(items, toSection: 0)
    snapshot.moveSection(0, afterSection: 1)
    counter.hashes = 0
    snapshot.deleteItems(Array(items[..<500]))
    expectEqual(counter.hashes, 500)
    snapshot.deleteSections([0])
    expectEqual(counter.hashes, 1_000)
    expectEqual(snapshot.numberOfItems, 0)
  }
}
