// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// Counted steps, so that cost is a number in a test and not milliseconds.
package struct OperationCounts: Hashable, Sendable {
  /// Exchanges of a basic for a parametric symbol.
  package var pivots = 0
  /// Rows that were inserted, also by rebuilding.
  package var insertions = 0
  package var removals = 0
  /// Times that everything was inserted again, to be rid of rounding errors.
  package var rebuilds = 0
  /// Solutions given up by the guard against cycles. They meet the required constraints at best.
  package var stalls = 0

  package init() {}
}
