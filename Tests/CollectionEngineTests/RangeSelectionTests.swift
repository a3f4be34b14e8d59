// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import SeededRandom
import Testing

@testable import CollectionEngine

/// Interaction rule TS-3.
@Suite("Selecting a range of items")
struct RangeSelectionTests {
  private func path(_ section: Int, _ item: Int) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  // Example IE-47.
  @Test func `Items come into the range from the anchor on, and what it leaves is as before`() {
    var selected: Set<IndexPath> = [path(0, 5)]
    var range = RangeSelection(from: path(0, 2), selects: true)
    func extend(_ item: Int) -> [String] {
      let changes = range.extend(to: path(0, item), counts: [9]) { selected.contains($0) }
      for change in changes {
        if change.isSelected { selected.insert(change.path) } else { selected.remove(change.path) }
      }
      return changes.map { "\($0.isSelected ? "+" : "-")\($0.path.item)" }
    }
    expectEqual(extend(2), ["+2"])
    expectEqual(extend(6), ["+3", "+4", "+6"], "one was selected already")
    expectEqual(extend(4), ["-6"], "and stays so")
    expectEqual(extend(0), ["-3", "-4", "+1", "+0"])
    expectEqual(selected, [path(0, 0), path(0, 1), path(0, 2), path(0, 5)])
  }

  // Example IE-48.
  @Test func `A range that deselects gives back what was selected`() {
    var range = RangeSelection(from: path(0, 1), selects: false)
    var selected: Set = [path(0, 1), path(1, 0)]
    let first = range.extend(to: path(1, 1), counts: [2, 2]) { selected.contains($0) }
    expectEqual(first.map(\.path), [path(0, 1), path(1, 0)])
    expectAll(first, where: { !$0.isSelected })
    selected = []
    let second = range.extend(to: path(0, 1), counts: [2, 2]) { selected.contains($0) }
    expectEqual(second.map(\.path), [path(1, 0)])
    expectAll(second, where: { $0.isSelected })
  }

  @Test func `Any way of the touch ends with what its last item says`() {
    for seed in 0..<300 as Range<UInt64> {
      var generator = SplitMix64(seed: seed)
      let counts = (0..<4).map { _ in Int(generator.next(below: 5)) }
      let all = counts.enumerated().flatMap { section, count in
        (0..<count).map { path(section, $0) }
      }
      guard !all.isEmpty else { continue }
      let before = Set(all.filter { _ in generator.next(below: 3) == 0 })
      let anchor = all[Int(generator.next(below: all.count))]
      let selects = !before.contains(anchor)
      var range = RangeSelection(from: anchor, selects: selects)
      var selected = before
      for _ in 0..<12 {
        let target = all[Int(generator.next(below: all.count))]
        for change in range.extend(to: target, counts: counts, isSelected: selected.contains) {
          expectNotEqual(selected.contains(change.path), change.isSelected, "seed \(seed)")
          if change.isSelected {
            selected.insert(change.path)
          } else {
            selected.remove(change.path)
          }
        }
        let inside = min(anchor, target)...max(anchor, target)
        let expected = Set(
          all.filter { inside.contains($0) ? selects : before.contains($0) })
        expectEqual(selected, expected, "seed \(seed)")
      }
    }
  }

  @Test func `A step costs what comes and goes`() {
    let counts = [1_000_000]
    var range = RangeSelection(from: path(0, 500_000), selects: true)
    var asked = 0
    func extend(_ item: Int) {
      _ = range.extend(to: path(0, item), counts: counts) { _ in
        asked += 1
        return false
      }
    }
    extend(500_000)
    for step in 1...100 { extend(500_000 + step) }
    expectAtMost(asked, 4 * 101)
  }
}
