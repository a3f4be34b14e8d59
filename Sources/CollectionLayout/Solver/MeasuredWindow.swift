// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// The measured sizes of a section's items, seen from the first item of one group instance.
struct MeasuredWindow {
  /// Measured sizes by item, rounded up to pixels (behaviour rule R-2).
  var sizes: [Int: CGSize]
  /// The item that the instance begins with.
  var firstItem: Int

  /// The measured size of a leaf of the instance, if it was measured.
  subscript(leaf: Int) -> CGSize? { sizes[firstItem + leaf] }

  /// Returns whether any of these leaves was measured.
  func contains(anyOf leaves: Range<Int>) -> Bool {
    leaves.contains { self[$0] != nil }
  }
}
