// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import Expectations
import Foundation
import Geometry
import SeededRandom
import Testing

/// Appendix A, invariant 10: a difference carried out on the old data gives the new.
@Suite("Difference, replayed")
struct DifferenceReplayTests {
  @Test func `Replaying holds for any two snapshots`() {
    for seed in 0..<5000 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let (old, new) = (PlainData.random(using: &random), PlainData.random(using: &random))
      let difference = new.snapshot.difference(from: old.snapshot)
      guard old.applying(difference, new: new) == new else {
        Issue.record("seed \(seed): \(old) -> \(new) by \(difference)")
        return
      }
    }
  }

  @Test func `Replaying holds for snapshots that were changed from each other`() {
    for seed in 0..<2000 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let old = PlainData.random(using: &random)
      // Unchanged sections share their storage here.
      let before = old.snapshot
      var after = before
      for _ in 0..<Int.random(in: 0...4, using: &random) { change(&after, &random) }
      let new = PlainData(after)
      let difference = after.difference(from: before)
      guard old.applying(difference, new: new) == new,
        difference == new.snapshot.difference(from: old.snapshot)
      else {
        Issue.record("seed \(seed): \(old) -> \(new) by \(difference)")
        return
      }
    }
  }

  private func change(
    _ snapshot: inout NSDiffableDataSourceSnapshot<Int, Int>, _ random: inout SplitMix64
  ) {
    let items = snapshot.itemIdentifiers
    let sections = snapshot.sectionIdentifiers
    switch Int.random(in: 0..<5, using: &random) {
    case 0 where !items.isEmpty:
      snapshot.deleteItems([random.pick(items)])
    case 1 where !items.isEmpty:
      try? snapshot.move(random.pick(items), nextTo: random.pick(items), side: .after)
    case 2 where !sections.isEmpty:
      try? snapshot.move(
        section: random.pick(sections), nextTo: random.pick(sections), side: .before)
    case 3:
      try? snapshot.append(sections: [Int.random(in: 0..<7, using: &random)])
    default:
      guard let section = sections.first else { return }
      let new = (20..<40).filter { !items.contains($0) }
      try? snapshot.append(Array(new.prefix(2)), toSection: section)
    }
  }

  @Test func `What is in both is never deleted or inserted`() {
    for seed in 0..<2000 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let (old, new) = (PlainData.random(using: &random), PlainData.random(using: &random))
      let difference = new.snapshot.difference(from: old.snapshot)
      let before = Set(old.sections.flatMap(\.items))
      let after = Set(new.sections.flatMap(\.items))
      let deleted = difference.deletedItems.map { old.sections[$0.section].items[$0.item] }
      let inserted = difference.insertedItems.map { new.sections[$0.section].items[$0.item] }
      expect(after.isDisjoint(with: deleted), "seed \(seed)")
      expect(before.isDisjoint(with: inserted), "seed \(seed)")
      for move in difference.movedItems {
        expectEqual(
          old.sections[move.source.section].items[move.source.item],
          new.sections[move.destination.section].items[move.destination.item], "seed \(seed)")
      }
    }
  }

  @Test func `As a batch it is valid, and everything goes where it is in the new data`() throws {
    for seed in 0..<2000 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let (old, new) = (PlainData.random(using: &random), PlainData.random(using: &random))
      let updates = BatchUpdates(new.snapshot.difference(from: old.snapshot))
      let mapping = try updates.mapping(
        from: old.sections.map(\.items.count), to: new.sections.map(\.items.count))
      let after = new.snapshot
      // Checked with a condition: an expectation for each item would take seconds.
      for (section, content) in old.sections.enumerated() {
        var isRight =
          mapping.section(after: section) == new.sections.firstIndex { $0.name == content.name }
        for (index, item) in content.items.enumerated() {
          let path = after.position(of: item).map { IndexPath(item: $0.item, section: $0.section) }
          isRight = isRight && mapping.item(after: [section, index]) == path
        }
        guard isRight else {
          Issue.record("seed \(seed): section \(section) of \(old) -> \(new)")
          return
        }
      }
    }
  }

  @Test func `Lists ascend`() {
    for seed in 0..<500 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let (old, new) = (PlainData.random(using: &random), PlainData.random(using: &random))
      let difference = new.snapshot.difference(from: old.snapshot)
      expectEqual(difference.deletedItems, difference.deletedItems.sorted())
      expectEqual(difference.insertedItems, difference.insertedItems.sorted())
      let destinations = difference.movedItems.map(\.destination)
      expectEqual(destinations, destinations.sorted())
      expectEqual(difference.deletedSections, difference.deletedSections.sorted())
      expectEqual(difference.insertedSections, difference.insertedSections.sorted())
    }
  }

  // MARK: Fewest moves

  /// How many of some different numbers can stay: every subset is tried.
  private func mostInOrder(_ numbers: [Int]) -> Int {
    (0..<(1 << numbers.count)).reduce(0) { best, subset in
      let chosen = numbers.indices.filter { subset >> $0 & 1 == 1 }.map { numbers[$0] }
      return zip(chosen, chosen.dropFirst()).allSatisfy(<) ? max(best, chosen.count) : best
    }
  }

  @Test func `No subset that stays is larger than the one found`() {
    for seed in 0..<1500 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let numbers = (0..<12).shuffled(using: &random)
        .prefix(Int.random(in: 0...9, using: &random))
      let places = numbers.map { Int32($0) }
      let stays = longestIncreasingSubsequence(of: places)
      let kept = zip(numbers, stays).filter(\.1).map(\.0)
      expectEqual(kept, kept.sorted(), "seed \(seed)")
      expectEqual(kept.count, mostInOrder(Array(numbers)), "seed \(seed)")
    }
  }

  @Test func `What is new is left out of those that stay`() {
    expectEqual(
      longestIncreasingSubsequence(of: [-1, 3, -2, 4, 0, -1]),
      [
        false, true, false, true, false, false,
      ])
    expectEmpty(longestIncreasingSubsequence(of: []))
    expectEqual(longestIncreasingSubsequence(of: [-1]), [false])
  }

  @Test func `Moves are as few as can be in every section and among the sections`() {
    for seed in 0..<1500 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let (old, new) = (PlainData.random(using: &random), PlainData.random(using: &random))
      let difference = new.snapshot.difference(from: old.snapshot)
      let names = old.sections.map(\.name)
      expectEqual(
        difference.movedSections.count, fewestMoves(from: names, to: new.sections.map(\.name)),
        "seed \(seed): \(old) -> \(new)")
      for (index, section) in new.sections.enumerated() {
        guard let oldIndex = names.firstIndex(of: section.name) else { continue }
        let within = difference.movedItems.filter {
          $0.source.section == oldIndex && $0.destination.section == index
        }
        expectEqual(
          within.count, fewestMoves(from: old.sections[oldIndex].items, to: section.items),
          "seed \(seed): \(old) -> \(new)")
      }
    }
  }

  private func fewestMoves(from old: [Int], to new: [Int]) -> Int {
    let common = new.compactMap { old.firstIndex(of: $0) }
    return common.count - mostInOrder(common)
  }

  @Test(arguments: [1_000, 20_000])
  func `Shuffling few of many moves no more than those`(count: Int) {
    var random = SplitMix64(seed: UInt64(count))
    var new = Array(0..<count)
    let spots = new.indices.shuffled(using: &random).prefix(count / 25)
    for (one, other) in zip(spots, spots.dropFirst()) { new.swapAt(one, other) }
    for index in stride(from: count - 1, to: 0, by: -7) { new.remove(at: index) }
    for index in stride(from: 0, to: count / 2, by: 9) { new.insert(count + index, at: index) }
    let (old, data) = (
      PlainData([.init(name: 0, items: Array(0..<count))]), PlainData([.init(name: 0, items: new)])
    )
    let difference = data.snapshot.difference(from: old.snapshot)
    expectAtMost(difference.movedItems.count, spots.count)
    expectEqual(old.applying(difference, new: data), data)
  }
}
