// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// Finds elements that may stay where they are while all others move: as many as possible.
///
/// The elements are given by their old indices in the new order. Those of a longest increasing
/// subsequence keep their order among each other, so nothing but the others has to move.
///
/// - Parameter indices: The old indices, all different; negative numbers are left out.
/// - Returns: For each whether it stays.
/// - Complexity: O(n log n); O(n) if nearly all of them are in order.
package func longestIncreasingSubsequence(of indices: [Int32]) -> [Bool] {
  let count = indices.count
  return [Bool](unsafeUninitializedCapacity: count) { stays, initialized in
    stays.initialize(repeating: false)
    initialized = count
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: 3 * count) { buffer in
      buffer.initialize(repeating: 0)
      var search = SubsequenceSearch(in: buffer, count: count)
      indices.withUnsafeBufferPointer { search.run($0) }
      search.mark(stays)
    }
  }
}

/// The search of ``longestIncreasingSubsequence(of:)``, in memory that is allocated once.
private struct SubsequenceSearch {
  // Of all subsequences of length k + 1 found so far, `tails[k]` is where the one ends that ends
  // lowest. Tails ascend, so one that a place can follow is found by bisection.
  private let tails: UnsafeMutableBufferPointer<Int32>
  private let tailIndices: UnsafeMutableBufferPointer<Int32>
  private let previous: UnsafeMutableBufferPointer<Int32>
  private var length = 0

  init(in buffer: UnsafeMutableBufferPointer<Int32>, count: Int) {
    tails = .init(rebasing: buffer[..<count])
    tailIndices = .init(rebasing: buffer[count..<2 * count])
    previous = .init(rebasing: buffer[(2 * count)...])
  }

  mutating func run(_ indices: UnsafeBufferPointer<Int32>) {
    for index in indices.indices where indices[index] >= 0 {
      let newIndex = indices[index]
      let position =
        length > 0 && tailIndices[length - 1] > newIndex ? firstTail(above: newIndex) : length
      previous[index] = position > 0 ? tails[position - 1] : -1
      tails[position] = Int32(truncatingIfNeeded: index)
      tailIndices[position] = newIndex
      if position == length { length += 1 }
    }
  }

  private func firstTail(above index: Int32) -> Int {
    // An element that was moved far forward is a single high tail: the search often ends before it.
    var (low, high) = (0, length - 1)
    if high > 0, tailIndices[high - 1] < index { return high }
    while low < high {
      let middle = (low + high) / 2
      if tailIndices[middle] < index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Says of each element of the longest one that it stays.
  func mark(_ stays: UnsafeMutableBufferPointer<Bool>) {
    var index = length > 0 ? tails[length - 1] : -1
    while index >= 0 {
      stays[Int(index)] = true
      index = previous[Int(index)]
    }
  }
}
