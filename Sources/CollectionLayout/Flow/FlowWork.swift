// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// Counted steps of a flow layout, so that cost is a number in a test and not milliseconds.
package struct FlowWork: Hashable, Sendable {
  /// Sizes of items that were read to break lines.
  package var sizesRead = 0
  /// Lines that were broken; equal lines that follow each other count once.
  package var linesBroken = 0
  /// Sections that a query looked at.
  package var sectionsVisited = 0
  /// Lines that a query looked at.
  package var linesVisited = 0
  /// Elements that a query computed a frame for.
  package var elementsVisited = 0

  /// Creates counts of zero.
  package init() {}
}
