// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// Lengths of which the greatest is known, whatever is added and removed.
///
/// Adding and removing cost O(log lengths), the greatest O(1): a group whose items are measured in
/// turn, all smaller than their estimates, is the longest of all until its last item is measured.
struct LengthCounts: Sendable {
  /// The number of times that each length of the heap is there; zero for one that is gone.
  private var counts: [CGFloat: Int] = [:]
  /// Different lengths as a heap: none is greater than the one at half its place. The first is there.
  private var heap: ContiguousArray<CGFloat> = []

  /// The greatest length; nil if there is none.
  var greatest: CGFloat? { heap.first }

  mutating func add(_ length: CGFloat) {
    let isInHeap = counts[length] != nil
    counts[length, default: 0] += 1
    guard !isInHeap else { return }
    heap.append(length)
    var place = heap.count - 1
    while place > 0, heap[(place - 1) / 2] < heap[place] {
      heap.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  mutating func remove(_ length: CGFloat) {
    counts[length, default: 1] -= 1
    while let first = heap.first, counts[first] == 0 {
      counts[first] = nil
      removeFirst()
    }
  }

  private mutating func removeFirst() {
    let last = heap.removeLast()
    guard !heap.isEmpty else { return }
    heap[0] = last
    var place = 0
    while true {
      OperationCounters.count { $0.lengthsCompared += 1 }
      var greatest = place
      for child in [2 * place + 1, 2 * place + 2]
      where child < heap.count && heap[child] > heap[greatest] { greatest = child }
      guard greatest != place else { return }
      heap.swapAt(place, greatest)
      place = greatest
    }
  }
}

/// Sizes of which the greatest width and the greatest height are known.
struct SizeCounts: Sendable {
  private var widths = LengthCounts()
  private var heights = LengthCounts()

  /// The greatest width and the greatest height; nil without sizes.
  var greatest: CGSize? {
    guard let width = widths.greatest, let height = heights.greatest else { return nil }
    return CGSize(width: width, height: height)
  }

  mutating func add(_ size: CGSize) {
    widths.add(size.width)
    heights.add(size.height)
  }

  mutating func remove(_ size: CGSize) {
    widths.remove(size.width)
    heights.remove(size.height)
  }
}
