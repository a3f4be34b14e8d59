// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// A heap of ranks whose greatest comes out first.
struct RankHeap: ~Copyable {
  private var ranks = Buffer<Int32>()

  mutating func push(_ rank: Int32) {
    ranks.append(rank)
    var child = ranks.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      if ranks[parent] >= rank { break }
      ranks[child] = ranks[parent]
      child = parent
    }
    ranks[child] = rank
  }

  mutating func popGreatest() -> Int32? {
    if ranks.isEmpty { return nil }
    let greatest = ranks[0]
    let last = ranks.removeLast()
    let count = ranks.count
    if count == 0 { return greatest }
    var parent = 0
    while 2 * parent + 1 < count {
      var child = 2 * parent + 1
      if child + 1 < count, ranks[child + 1] > ranks[child] { child += 1 }
      if ranks[child] <= last { break }
      ranks[parent] = ranks[child]
      parent = child
    }
    ranks[parent] = last
    return greatest
  }
}
