// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// Required constraints that cannot hold together.
///
/// Remove one of them or make it optional, and solve again.
package struct ConstraintConflict: Hashable, Sendable {
  /// The constraints that contradict each other, by number. No smaller part of them does: without
  /// any one of them the others can hold.
  package let constraints: [ConstraintID]
  /// The variables whose being not negative is part of the contradiction.
  package let nonNegativeVariables: [Variable]
  /// The constraints of this contradiction and of all others that are known so far, by number.
  package let allConstraints: [ConstraintID]
}
