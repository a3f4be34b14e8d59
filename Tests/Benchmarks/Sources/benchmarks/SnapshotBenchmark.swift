// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import OrderedCollections
import SeededNumbers
import UIKit

/// Compares building snapshots with building sets of the same identifiers.
enum SnapshotBenchmark {
  static func run(_ report: inout Report) {
    report.section("Building snapshots of 100000 identifiers, to `Set(ids)`")
    measure("UUID", large { $1.uuid() }, &report)
    measure("Int", large { number, _ in number }, &report)
    measure("String", large { number, _ in "item number \(number)" }, &report)
  }

  private static func large<Item: Hashable>(
    _ make: (_ number: Int, _ random: inout SplitMix64) -> Item
  ) -> Workload<Item> {
    Workload(count: 100_000, replaced: 10_000, shuffled: 2_000, make)
  }

  // Inlined, so that each is compiled for its type, as a client's code is and as a set is then.
  @inline(__always)
  private static func measure<Item: Hashable>(
    _ name: String, _ workload: Workload<Item>, _ report: inout Report
  ) {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Item>
    func snapshot(_ items: [Item]) -> Snapshot {
      var snapshot = Snapshot()
      snapshot.appendSections([0])
      snapshot.appendItems(items)
      return snapshot
    }
    let items = workload.old
    let parts = stride(from: 0, to: items.count, by: 100).map { Array(items[$0..<$0 + 100]) }

    compare("\(name): to an empty section", atMost: 2, &report) {
      use(snapshot(items))
    } with: {
      use(Set(items))
    }
    compare("\(name): to 1000 sections", atMost: 3.6, &report) {
      var snapshot = Snapshot()
      snapshot.appendSections(Array(parts.indices))
      for section in parts.indices { snapshot.appendItems(parts[section], toSection: section) }
      use(snapshot)
    } with: {
      use(Set(items))
    }
    compare("\(name): one at a time, to an OrderedSet's appends", atMost: 2, &report) {
      var snapshot = Snapshot()
      snapshot.appendSections([0])
      for item in items { snapshot.appendItems([item]) }
      use(snapshot)
    } with: {
      var set = OrderedSet<Item>()
      for item in items { set.append(item) }
      use(set)
    }
    compare("\(name): two snapshots and their difference", atMost: 6, &report) {
      use(snapshot(workload.new).difference(from: snapshot(items)))
    } with: {
      use(Set(items))
    }
  }

  private static func compare(
    _ name: String, atMost limit: Double, _ report: inout Report, _ action: () -> Void,
    with opponent: () -> Void
  ) {
    let times = Stopwatch.medians(of: 21, action, opponent)
    report.row(name, times.first / times.second, "times", atMost: limit)
  }
}
