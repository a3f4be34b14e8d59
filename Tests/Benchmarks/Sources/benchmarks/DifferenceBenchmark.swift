// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// Compares snapshots of identifiers with the standard library's difference of two arrays.
enum DifferenceBenchmark {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, UUID>

  static func run(_ report: inout Report) {
    report.section("Difference of two snapshots of UUIDs, and building them")
    let small = Workload(count: 5_000, replaced: 1_000, shuffled: 200)
    let large = Workload(count: 100_000, replaced: 10_000, shuffled: 2_000)
    let (old, new) = (snapshot(small.old), snapshot(small.new))
    let times = Stopwatch.medians(
      of: 11, { use(new.difference(from: old)) },
      { use(small.new.difference(from: small.old).inferringMoves()) })
    report.row("5000, -1000 +1000, 200 shuffled", times.first, "ms")
    report.row("the same by the standard library", times.second, "ms")
    report.row("the former to the latter", times.first / times.second, "times", atMost: 0.01)
    let moves = new.difference(from: old).movedItems.count
    report.row("moves reported", Double(moves), "moves", atMost: 200)
    measureLarge(large, &report)
  }

  private static func measureLarge(_ workload: Workload, _ report: inout Report) {
    let (old, new) = (snapshot(workload.old), snapshot(workload.new))
    let time = Stopwatch.median(of: 21) { use(new.difference(from: old)) }
    report.row("100000, -10000 +10000, 2000 shuffled", time, "ms")
    let moves = new.difference(from: old).movedItems.count
    report.row("moves reported", Double(moves), "moves", atMost: 2_000)

    var copy = old
    let unchanged = Stopwatch.median(of: 21) { use(copy.difference(from: old)) }
    report.row("100000, an unchanged copy", unchanged, "ms", atMost: 1)
    copy.appendSections([1])
    let section = Stopwatch.median(of: 21) { use(copy.difference(from: old)) }
    report.row("100000, unchanged but for a new section", section, "ms", atMost: 1)
    let equal = snapshot(workload.old)
    let built = Stopwatch.median(of: 21) { use(equal.difference(from: old)) }
    report.row("100000, equal but built again", built, "ms")

    let build = Stopwatch.medians(
      of: 11, { use(snapshot(workload.old)) },
      { for _ in 0..<100 { use(copy.itemIdentifiers) } })
    report.row("100000, building", build.first, "ms")
    report.row("100000, reading itemIdentifiers a hundred times", build.second, "ms")
    report.row(
      "building and reading, to building", (build.first + build.second) / build.first, "times",
      atMost: 10)
  }

  private static func snapshot(_ items: [UUID]) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    return snapshot
  }

  /// Keeps the optimizer from leaving out what nobody looks at.
  @inline(never) private static func use<Value>(_ value: Value) {}
}

/// Identifiers before and after.
private struct Workload {
  let old: [UUID]
  let new: [UUID]

  /// - Parameters:
  ///   - count: How many there are before.
  ///   - replaced: How many are deleted, and how many inserted.
  ///   - shuffled: How many of the others change places with each other.
  init(count: Int, replaced: Int, shuffled: Int) {
    var random = SeededGenerator(state: 1)
    old = (0..<count).map { _ in random.uuid() }
    let deleted = Set(old.indices.shuffled(using: &random).prefix(replaced))
    var new = old.indices.filter { !deleted.contains($0) }.map { [old] in old[$0] }
    let places = new.indices.shuffled(using: &random).prefix(shuffled)
    let kept = new
    for (place, other) in zip(places, places.shuffled(using: &random)) { new[place] = kept[other] }
    for _ in 0..<replaced {
      new.insert(random.uuid(), at: Int.random(in: 0...new.count, using: &random))
    }
    self.new = new
  }
}

/// SplitMix64: the same numbers on every machine.
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func uuid() -> UUID {
    withUnsafeBytes(of: (next(), next())) { UUID(uuid: $0.load(as: uuid_t.self)) }
  }
}
