// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// Counted steps, so that cost is a number in a test and not milliseconds.
package struct OperationCounters: Hashable, Sendable {
  /// Group patterns and group instances that were packed.
  package var groupsSolved = 0
  /// Slots that packing placed.
  package var slotsPlaced = 0
  /// Sizes of items that were read to break the lines of a flow layout.
  package var sizesRead = 0
  /// Lines that were broken; equal lines that follow each other count once.
  package var linesBroken = 0
  /// Sections that a query looked at.
  package var sectionsVisited = 0
  /// Group instances that a query looked at.
  package var groupsVisited = 0
  /// Lines that a query looked at.
  package var linesVisited = 0
  /// Elements that a query computed a frame for.
  package var elementsVisited = 0

  /// Creates counts of zero.
  package init() {}
}
