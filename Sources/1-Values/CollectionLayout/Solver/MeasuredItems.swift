// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// The measured sizes of a section's items, in order.
struct MeasuredItems: Hashable, Sendable {
  /// The sizes by item, rounded up to pixels.
  private(set) var sizes: [Int: CGSize] = [:]
  /// The measured items, ascending; kept only for sections that wrap.
  private var order: ContiguousArray<Int> = []

  subscript(item: Int) -> CGSize? { sizes[item] }

  /// Remembers a size.
  ///
  /// - Parameters:
  ///   - size: The size, rounded up to pixels.
  ///   - item: The number of the item in its section.
  ///   - isOrdered: Whether the section asks for measured items in order.
  mutating func set(_ size: CGSize, of item: Int, isOrdered: Bool) {
    guard sizes.updateValue(size, forKey: item) == nil, isOrdered else { return }
    order.insert(item, at: position(of: item))
  }

  /// The first measured item from one on; only for ordered ones.
  func first(atOrAfter item: Int) -> Int? {
    let position = position(of: item)
    return position < order.count ? order[position] : nil
  }

  /// Calls a closure with each measured item and its size, ascending; only for ordered ones.
  func forEach(_ body: (_ item: Int, _ size: CGSize) -> Void) {
    for item in order { if let size = sizes[item] { body(item, size) } }
  }

  /// Returns the number of ordered items before one.
  private func position(of item: Int) -> Int {
    var low = 0
    var high = order.count
    while low < high {
      let middle = low + (high - low) / 2
      if order[middle] < item { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// The measured sizes of a section's items, seen from the first item of one group instance.
struct MeasuredWindow {
  /// Measured sizes by item, rounded up to pixels (behaviour rule R-2).
  var sizes: [Int: CGSize]
  var firstItem: Int

  subscript(leaf: Int) -> CGSize? { sizes[firstItem + leaf] }

  func contains(anyOf leaves: Range<Int>) -> Bool {
    leaves.contains { self[$0] != nil }
  }
}
