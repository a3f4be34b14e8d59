// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// Finds elements that may stay where they are while all others move: as many as possible.
///
/// The elements are given by their old places in the new order. Those of a longest increasing
/// subsequence keep their order among each other, so nothing but the others has to move.
///
/// - Parameter places: The old places, all different; negative numbers are left out.
/// - Returns: For each whether it stays.
/// - Complexity: O(n log n); O(n) if nearly all of them are in order.
package func longestIncreasingSubsequence(of places: [Int32]) -> [Bool] {
  // Of all subsequences of length k + 1 found so far, `tails[k]` is where the one ends that ends
  // lowest. Tails ascend, so one that a place can follow is found by bisection.
  var tails: [Int32] = []
  var tailPlaces: [Int32] = []
  var previous = [Int32](repeating: -1, count: places.count)
  for (index, place) in places.enumerated() where place >= 0 {
    var length = tails.count
    if let last = tailPlaces.last, last > place {
      length = firstIndex(in: tailPlaces, above: place)
    }
    if length > 0 { previous[index] = tails[length - 1] }
    if length == tails.count {
      tails.append(Int32(index))
      tailPlaces.append(place)
    } else {
      tails[length] = Int32(index)
      tailPlaces[length] = place
    }
  }
  var stays = [Bool](repeating: false, count: places.count)
  var index = tails.last ?? -1
  while index >= 0 {
    stays[Int(index)] = true
    index = previous[Int(index)]
  }
  return stays
}

/// The index of the first number above a limit in an ascending list whose last is above it.
private func firstIndex(in ascending: [Int32], above limit: Int32) -> Int {
  var low = 0
  // An element that was moved far forward is a single high tail: the search often ends before it.
  var high = ascending.count - 1
  if high > 0, ascending[high - 1] < limit { return high }
  while low < high {
    let middle = (low + high) / 2
    if ascending[middle] < limit { low = middle + 1 } else { high = middle }
  }
  return low
}
