// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// A row of colours that is sorted one value at a time; a section of its own, whatever its order.
final class InsertionSortArray: Hashable {
  struct SortNode: Hashable {
    let row: Int
    let value: Int
    let count: Int

    var color: UIColor {
      UIColor(
        hue: CGFloat(value) / CGFloat(count), saturation: 1, brightness: 1, alpha: 1)
    }
  }

  private(set) var values: [SortNode]
  private(set) var isSorted = false
  private var currentIndex = 1

  init(row: Int, count: Int, using generator: inout some RandomNumberGenerator) {
    values = (0..<count).map { SortNode(row: row, value: $0, count: count) }
    values.shuffle(using: &generator)
  }

  /// Moves the next value to its place among those before it.
  func sortNext() {
    guard currentIndex < values.count else {
      isSorted = true
      return
    }
    let node = values.remove(at: currentIndex)
    let place = values[..<currentIndex].firstIndex { $0.value > node.value } ?? currentIndex
    values.insert(node, at: place)
    currentIndex += 1
    isSorted = currentIndex == values.count
  }

  static func == (left: InsertionSortArray, right: InsertionSortArray) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
