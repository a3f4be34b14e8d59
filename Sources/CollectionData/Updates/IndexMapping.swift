// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// Where the places of a row go when some are taken out and others put in: what is left keeps its
/// order and fills the places that are free (behaviour section 8.2).
///
/// Two sorted lists stand for the row, whatever its length; a look-up takes O(log changes).
package struct IndexMapping: Hashable, Sendable {
  /// Places before that are taken out, sorted.
  private(set) var removed: [Int]
  /// Places after that are put in, sorted.
  private(set) var taken: [Int]

  /// Creates a map.
  ///
  /// - Parameters:
  ///   - removed: Places before, each once, in any order.
  ///   - taken: Places after, each once, in any order.
  package init(removed: [Int] = [], taken: [Int] = []) {
    self.removed = removed.sorted()
    self.taken = taken.sorted()
  }

  /// The place after of what was at a place and is not taken out; nil if it is.
  package func place(after old: Int) -> Int? {
    Self.place(of: old, leaving: removed, entering: taken)
  }

  /// The place before of what is at a place and was not put in; nil if it was.
  package func place(before new: Int) -> Int? {
    Self.place(of: new, leaving: taken, entering: removed)
  }

  private static func place(of place: Int, leaving: [Int], entering: [Int]) -> Int? {
    let before = leaving.partition { $0 >= place }
    if before < leaving.count, leaving[before] == place { return nil }
    let rank = place - before
    // The place after the ones entering in front of it: each entering place minus its own number
    // says how many others come before it, and these numbers never fall.
    var (low, high) = (0, entering.count)
    while low < high {
      let middle = (low + high) / 2
      if entering[middle] - middle <= rank { low = middle + 1 } else { high = middle }
    }
    return rank + low
  }
}

extension [Int] {
  /// The first position from which on a condition holds, in an array where it holds from one on.
  fileprivate func partition(_ holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
