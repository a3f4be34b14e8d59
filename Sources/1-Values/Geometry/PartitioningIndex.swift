// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension RandomAccessCollection where Index == Int {
  /// The first position whose element belongs to the second part, in a collection of two parts.
  @inlinable
  package func partitioningIndex(_ isSecond: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if isSecond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
