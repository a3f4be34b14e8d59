// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension Array {
  /// Puts elements in at an index.
  ///
  /// - Complexity: O(1) if there is nothing yet: then this is the other array. At the end O(added).
  @inlinable
  mutating func append(_ added: [Element], at index: Int) {
    if count == 0 {
      self = added
    } else if index < count {
      insert(contentsOf: added, at: index)
    } else {
      append(contentsOf: added)
    }
  }

  /// Takes elements out, all at once.
  ///
  /// - Complexity: O(elements).
  mutating func remove(atAscending indices: [Int]) {
    if indices.count == 1 {
      remove(at: indices[0])
      return
    }
    var kept: [Element] = []
    kept.reserveCapacity(count - indices.count)
    var start = 0
    for index in indices {
      kept.append(contentsOf: self[start..<index])
      start = index + 1
    }
    kept.append(contentsOf: self[start...])
    self = kept
  }

  /// Returns whether two arrays are one in memory, and therefore equal.
  func sharesStorage(with other: Self) -> Bool {
    guard count == other.count else { return false }
    return withUnsafeBufferPointer { here in
      other.withUnsafeBufferPointer { there in
        here.isEmpty || here.baseAddress == there.baseAddress
      }
    }
  }
}
