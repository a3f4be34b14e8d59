// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// Items between a first and a last one that are selected, or deselected, together; those that the
/// range leaves again get back what they were (interaction rule TS-3).
struct RangeSelection {
  struct Change: Hashable, Sendable {
    var path: IndexPath
    var isSelected: Bool
  }

  let anchor: IndexPath
  /// Whether items of the range are selected; otherwise they are deselected.
  let selects: Bool
  /// The end of the range; nil before it has any item.
  private(set) var end: IndexPath?
  /// The selection of the range's items before they came into it.
  private var previous: [IndexPath: Bool] = [:]

  /// Creates a range without items.
  init(from anchor: IndexPath, selects: Bool) {
    self.anchor = anchor
    self.selects = selects
  }

  /// Lets the range end with another item.
  ///
  /// - Returns: What is to be changed: first what leaves the range, then what comes into it, from
  ///   the anchor on. What is as it is to be already is left out.
  /// - Complexity: O(items that come and go).
  mutating func extend(
    to path: IndexPath, counts: [Int], isSelected: (IndexPath) -> Bool
  ) -> [Change] {
    let order = ItemOrder(counts)
    let (first, last) = (order.index(of: anchor), order.index(of: path))
    let old = end.map { min(first, order.index(of: $0))...max(first, order.index(of: $0)) }
    let new = min(first, last)...max(first, last)
    end = path
    var changes: [Change] = []
    for index in old.map({ Self.indices(of: $0, without: new) }) ?? [] {
      let path = order.path(at: index)
      guard let was = previous.removeValue(forKey: path), was != isSelected(path) else { continue }
      changes.append(Change(path: path, isSelected: was))
    }
    let coming = old.map { Self.indices(of: new, without: $0) } ?? Array(new)
    // Away from the anchor, as the touches move.
    for index in last < first ? coming.reversed() : coming {
      let path = order.path(at: index)
      previous[path] = isSelected(path)
      guard isSelected(path) != selects else { continue }
      changes.append(Change(path: path, isSelected: selects))
    }
    return changes
  }

  private static func indices(
    of range: ClosedRange<Int>, without other: ClosedRange<Int>
  ) -> [Int] {
    let before =
      range.lowerBound..<max(range.lowerBound, min(other.lowerBound, range.upperBound + 1))
    let after =
      min(max(other.upperBound + 1, range.lowerBound), range.upperBound + 1)..<range.upperBound + 1
    return Array(before) + Array(after)
  }
}

private struct ItemOrder {
  /// The start of each section, and the end of all.
  private var starts: [Int]

  init(_ counts: [Int]) {
    starts = counts.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1) }
  }

  func index(of path: IndexPath) -> Int { starts[path.section] + path.item }

  func path(at index: Int) -> IndexPath {
    // The last section that begins there or before; empty ones begin where the next does.
    var (low, high) = (0, starts.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= index { low = middle } else { high = middle }
    }
    return IndexPath(item: index - starts[low], section: low)
  }
}
