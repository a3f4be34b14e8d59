// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// Compares snapshots of identifiers with the standard library's difference of two arrays.
enum DifferenceBenchmark {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, UUID>

  static func run(_ report: inout Report) {
    report.section("Difference of two snapshots of UUIDs, and building them")
    let small = Workload<UUID>(count: 5_000, replaced: 1_000, shuffled: 200)
    let large = Workload<UUID>(count: 100_000, replaced: 10_000, shuffled: 2_000)
    let (old, new) = (snapshot(small.old), snapshot(small.new))
    let times = Stopwatch.medians(
      of: 11, { use(new.difference(from: old)) },
      { use(small.new.difference(from: small.old).inferringMoves()) })
    report.row("5000, -1000 +1000, 200 shuffled", times.first, "ms")
    report.row("the same by the standard library", times.second, "ms")
    report.row("the first to the second", times.first / times.second, "times", atMost: 0.01)
    let moves = new.difference(from: old).movedItems.count
    report.row("moves reported", Double(moves), "moves", atMost: 200)
    measureLarge(large, &report)
  }

  private static func measureLarge(_ workload: Workload<UUID>, _ report: inout Report) {
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
    // From other memory: a snapshot of the same array would share it.
    let equal = snapshot(workload.old.map { $0 })
    let built = Stopwatch.median(of: 21) { use(equal.difference(from: old)) }
    report.row("100000, equal but built again", built, "ms")

    let build = Stopwatch.medians(
      of: 11, { use(snapshot(workload.old)) },
      { for _ in 0..<100 { use(copy.itemIdentifiers) } })
    report.row("100000, building", build.first, "ms")
    report.row("difference, to building", time / build.first, "times", atMost: 1.3)
    report.row(
      "difference to equal but built again, to building", built / build.first, "times", atMost: 1)
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
}
