// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// Names a constraint in its solver. Numbers are used again after removals; names are not.
package struct ConstraintID: Hashable, Comparable, Sendable {
  /// The number, counted from 0.
  package let number: Int
  let generation: UInt32

  package static func < (one: ConstraintID, other: ConstraintID) -> Bool {
    (one.number, one.generation) < (other.number, other.generation)
  }
}
