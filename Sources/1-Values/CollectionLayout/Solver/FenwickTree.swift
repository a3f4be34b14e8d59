// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// Numbers whose prefix sums are read and changed in O(log n).
///
/// The sections of a layout keep their lengths in one. P. M. Fenwick, "A new data structure for
/// cumulative frequency tables", 1994: node `i` (from 1) holds the sum of the `i & -i` numbers that
/// end at `i`.
struct FenwickTree: Hashable, Sendable {
  private var nodes: ContiguousArray<CGFloat>

  /// Builds the tree of some numbers in O(n).
  init(_ numbers: ContiguousArray<CGFloat>) {
    nodes = numbers
    for index in nodes.indices {
      let parent = index | (index + 1)
      if parent < nodes.count { nodes[parent] += nodes[index] }
    }
  }

  mutating func add(_ difference: CGFloat, at position: Int) {
    var index = position
    while index < nodes.count {
      nodes[index] += difference
      index |= index + 1
    }
  }

  func sum(before position: Int) -> CGFloat {
    var sum: CGFloat = 0
    var end = position
    while end > 0 {
      sum += nodes[end - 1]
      end &= end - 1
    }
    return sum
  }

  /// The greatest position whose sum is less than a limit; 0 if there is none.
  ///
  /// The numbers must not be negative.
  func lastPosition(withSumBelow limit: CGFloat) -> Int {
    var position = 0
    var sum: CGFloat = 0
    var step = nodes.isEmpty ? 0 : 1 << (Int.bitWidth - 1 - nodes.count.leadingZeroBitCount)
    while step > 0 {
      let next = position + step
      if next <= nodes.count, sum + nodes[next - 1] < limit {
        position = next
        sum += nodes[next - 1]
      }
      step >>= 1
    }
    return position
  }
}

/// Differences from a common number, of which most are zero, with prefix sums in O(log n).
///
/// A section of ten million estimated groups keeps here how much longer each measured group is than
/// the estimate. Nodes exist only above what was changed: nothing is allocated before the first
/// change, and each adds at most log n nodes.
struct SparseFenwickTree: Hashable, Sendable {
  private(set) var count: Int
  /// The nodes that are not zero, numbered from 1 as in Fenwick's paper.
  private var nodes: [Int: CGFloat] = [:]

  init(count: Int) {
    self.count = count
  }

  /// Whether nothing was ever changed.
  var isEmpty: Bool { nodes.isEmpty }

  /// The nodes held, for tests of cost.
  var nodeCount: Int { nodes.count }

  mutating func add(_ difference: CGFloat, at position: Int) {
    var index = position + 1
    // An index that overflows is beyond any count.
    while index > 0, index <= count {
      nodes[index, default: 0] += difference
      index &+= index & -index
    }
  }

  func sum(before position: Int) -> CGFloat {
    guard !nodes.isEmpty else { return 0 }
    var sum: CGFloat = 0
    var index = position
    while index > 0 {
      if let node = nodes[index] { sum += node }
      index &= index - 1
    }
    return sum
  }

  /// The greatest position whose sum, with a common number added for each one before it, is at most
  /// a limit; 0 if there is none.
  ///
  /// The common number plus any difference must not be negative.
  func lastPosition(withSumUpTo limit: CGFloat, each common: CGFloat) -> Int {
    var position = 0
    var sum: CGFloat = 0
    var step = count <= 0 ? 0 : 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount)
    while step > 0 {
      let next = position + step
      if next <= count {
        let reached = sum + (nodes[next] ?? 0)
        if CGFloat(next) * common + reached <= limit {
          position = next
          sum = reached
        }
      }
      step >>= 1
    }
    return position
  }
}
