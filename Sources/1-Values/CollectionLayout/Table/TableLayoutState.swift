// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Geometry

package typealias TableLayoutState = SolvedLayoutState<SolvedTable>

/// The state of a table's layout besides its solutions and measurements.
package struct TableMemory: LayoutMemory {
  /// The rows that were asked how high they are and have a height of the client's.
  fileprivate var givenRows: Set<ElementIdentity> = []

  package init() {}

  package mutating func dataWillChange(
    from before: [Int], in solution: TableLayoutState.Solution?,
    _ renumber: (ElementIdentity) -> ElementIdentity?
  ) {
    if !givenRows.isEmpty { givenRows = Set(givenRows.compactMap(renumber)) }
  }
}

extension TableLayoutState {
  package var needsSpecification: Bool { needsDescription }

  /// Invalidates what does not hold for a view's width.
  package mutating func invalidate(unlessForWidth width: CGFloat) {
    if let solution, solution.layout.width != width.tableHeight { invalidate() }
  }

  /// Solves the table; measured heights that still hold are taken along.
  ///
  /// - Complexity: O(sections + measured rows × log rows), and O(rows) of sections whose rows have
  ///   heights of their own.
  package mutating func solve(_ specification: TableSpecification) {
    adopt(SolvedTable(specification), from: ())
    validate()
  }

  // MARK: Measuring

  /// Marks measurements as expired: visible elements are measured again, and until then the old
  /// sizes count, so that nothing moves.
  package mutating func expireMeasurements() { measurements.expire() }

  /// Returns whether a row was asked how high it is and has a height of the client's.
  package func isGiven(_ identity: ElementIdentity) -> Bool { memory.givenRows.contains(identity) }

  /// Remembers whether the client gives the height of a row, or its contents decide it.
  package mutating func heightIsGiven(_ isGiven: Bool, of identity: ElementIdentity) {
    remember { memory in
      if isGiven { memory.givenRows.insert(identity) } else { memory.givenRows.remove(identity) }
    }
  }

  /// Returns whether a measured height is another one than an element has, in pixels; false for one
  /// that is not finite.
  package func isChange(from old: CGSize, to new: CGSize) -> Bool {
    new.height.isFinite && new.height.tableHeight != old.height
  }

  /// Puts a measured height in place of an estimate.
  ///
  /// - Parameters:
  ///   - size: The size that the element's view asks for.
  ///   - identity: The row, header or footer that was measured.
  ///   - top: The top of what is visible.
  /// - Returns: How much longer the contents are, and what is to be added to the offset so that
  ///   what is visible stays where it is (behaviour rule TV-6); nil before the first specification.
  /// - Complexity: O(log sections + log rows).
  package mutating func measure(
    _ size: CGSize, of identity: ElementIdentity, visibleTop top: CGFloat
  ) -> (growth: CGFloat, offsetAdjustment: CGFloat)? {
    let isAbove = solution?.layout.ends(identity, above: top) ?? false
    guard let growth = growth(measuring: size, of: identity)?.height else { return nil }
    return (growth, isAbove ? growth : 0)
  }
}
