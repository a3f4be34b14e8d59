// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import SeededRandom

/// Items for histories of views: numbers in sections, each given once.
package struct RandomItems {
  private var last = 0

  package init() {}

  package struct Changes {
    /// The positions of items that are deleted, and of those that are loaded again, before the batch.
    package var deleted: [Int] = [], reloaded: [Int] = []
    /// The positions of items that are inserted, after the batch.
    package var inserted: [Int] = []
    /// The section's items after the batch.
    package var items: [Int] = []
  }

  /// Up to three sections of up to 60 items.
  package mutating func sections(using random: inout SplitMix64) -> [[Int]] {
    var sections: [[Int]] = []
    for _ in 0..<random.pick([1, 1, 2, 3]) {
      var section: [Int] = []
      for _ in 0..<random.pick([0, 2, 9, 60]) { section.append(next()) }
      sections.append(section)
    }
    return sections
  }

  /// Deletes, inserts and loads again some items of a section.
  package mutating func changes(of items: [Int], using random: inout SplitMix64) -> Changes {
    var changes = Changes()
    for (item, number) in items.enumerated() {
      if random.once(in: 6) {
        changes.deleted.append(item)
      } else {
        if random.once(in: 12) { changes.reloaded.append(item) }
        changes.items.append(number)
      }
    }
    for _ in 0..<random.next(below: 4) {
      changes.items.insert(next(), at: random.next(below: changes.items.count + 1))
    }
    let old = Set(items)
    changes.inserted = changes.items.indices.filter { !old.contains(changes.items[$0]) }
    return changes
  }

  private mutating func next() -> Int {
    last += 1
    return last
  }
}
