// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Geometry

/// The sizes of a section's items: one for all, or one for each.
///
/// Where all sizes are the same nothing is stored for an item, however many there are.
package struct FlowItemSizes: Hashable, Sendable {
  /// How sizes are kept.
  package enum Storage: Hashable, Sendable {
    /// All items have this size.
    case equal(CGSize)
    /// Each has its own.
    case each(ContiguousArray<CGSize>)
  }

  /// The number of items.
  package let count: Int
  /// The sizes.
  package let storage: Storage

  /// Returns whether all items are equally long on an axis.
  package func areEqual(along axis: LayoutAxis) -> Bool {
    guard case .each(let sizes) = storage, let first = sizes.first else { return true }
    return sizes.allSatisfy { $0[axis] == first[axis] }
  }

  /// Items of one size.
  package init(count: Int, each size: CGSize) {
    self.count = count
    storage = .equal(size)
  }

  /// Items of any sizes, stored one by one also where they are the same.
  package init(_ sizes: some Sequence<CGSize>) {
    let sizes = ContiguousArray(sizes)
    count = sizes.count
    storage = .each(sizes)
  }

  /// Items that are asked for their sizes, each once and in order. Sizes are stored from the first
  /// on that differs.
  ///
  /// - Parameters:
  ///   - count: The number of items.
  ///   - first: The size of item 0, which is not asked for.
  ///   - size: The size of any other item.
  package init(count: Int, first: CGSize, asking size: (_ item: Int) -> CGSize) {
    self.count = count
    var item = 1
    while item < count {
      let next = size(item)
      if next != first {
        var sizes = ContiguousArray(repeating: first, count: item)
        sizes.reserveCapacity(count)
        sizes.append(next)
        for item in item + 1..<count { sizes.append(size(item)) }
        storage = .each(sizes)
        return
      }
      item += 1
    }
    storage = .equal(first)
  }
}
