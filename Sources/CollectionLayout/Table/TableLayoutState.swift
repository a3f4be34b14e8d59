// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Geometry

/// What a table has asked for, solved and measured, and what of it still holds.
///
/// A layout class holds one. No method calls what a client wrote: a delegate may ask the table.
package struct TableLayoutState: ~Copyable {
  /// Where everything is; nil before the first specification.
  package private(set) var table: SolvedTable?
  /// Whether the delegate is to be asked.
  package private(set) var needsSpecification = true
  private var measurements = MeasurementStore()
  /// The rows that were asked how high they are and have a height of the client's.
  private var givenRows: Set<ElementIdentity> = []

  package init() {}

  // MARK: Invalidating

  /// The delegate is to be asked again.
  package mutating func invalidateSpecification() { needsSpecification = true }

  /// The data are no longer valid.
  package mutating func invalidate(_ data: MeasurementStore.DataInvalidation) {
    needsSpecification = true
    measurements.invalidate(data)
  }

  /// Invalidates what does not hold for a view's width.
  package mutating func invalidate(unlessForWidth width: CGFloat) {
    if let table, table.width != width.tableHeight { needsSpecification = true }
  }

  /// Takes measured heights along when data change, between the invalidation and the solving; see
  /// ``MeasurementStore/carry(from:to:_:)``.
  package mutating func dataWillChange(
    from before: [Int], to after: [Int], _ renumber: (ElementIdentity) -> ElementIdentity?
  ) {
    needsSpecification = true
    measurements.carry(from: before, to: after, renumber)
    if !givenRows.isEmpty { givenRows = Set(givenRows.compactMap(renumber)) }
  }

  // MARK: Solving

  /// Solves the table; measured heights that still hold are taken along.
  ///
  /// - Complexity: O(sections + measured rows × log rows), and O(rows) of sections whose rows have
  ///   heights of their own.
  package mutating func solve(_ specification: TableSpecification) {
    var new = SolvedTable(specification)
    measurements.restore(in: &new)
    table = new
    needsSpecification = false
  }

  // MARK: Measuring

  /// What was measured may be other now, and is asked again where it is visible: until then it
  /// counts, so that nothing moves.
  package mutating func expireMeasurements() { measurements.expire() }

  /// Returns whether an element was measured, so that it is not asked again.
  package func isMeasured(_ identity: ElementIdentity) -> Bool { measurements.contains(identity) }

  /// Returns whether a row was asked how high it is and has a height of the client's.
  package func isGiven(_ identity: ElementIdentity) -> Bool { givenRows.contains(identity) }

  /// Remembers whether the client gives the height of a row, or its contents decide it.
  package mutating func heightIsGiven(_ isGiven: Bool, of identity: ElementIdentity) {
    if isGiven { givenRows.insert(identity) } else { givenRows.remove(identity) }
  }

  /// Returns whether a measured height is a change. One that changes nothing counts as measured: it
  /// is asked for once.
  package mutating func isChange(
    from old: CGSize, to new: CGSize, of identity: ElementIdentity
  ) -> Bool {
    guard let grid = table?.pixelGrid else { return false }
    if grid.isChange(from: old, to: new, along: .height) { return true }
    _ = measure(new, of: identity, visibleTop: -.infinity)
    return false
  }

  /// Puts a measured height in place of an estimate.
  ///
  /// - Parameters:
  ///   - size: The size that the element's view asks for.
  ///   - identity: The element.
  ///   - top: The top of what is visible.
  /// - Returns: How much longer the contents are, and what is to be added to the offset so that
  ///   what is visible stays where it is (behaviour rule TV-6); nil before the first specification.
  /// - Complexity: O(log sections + log rows).
  package mutating func measure(
    _ size: CGSize, of identity: ElementIdentity, visibleTop top: CGFloat
  ) -> (growth: CGFloat, offsetAdjustment: CGFloat)? {
    measurements.record(size, of: identity)
    let isAbove = table?.ends(identity, above: top) ?? false
    guard let growth = table?.growth(measuring: size, of: identity).height else { return nil }
    return (growth, isAbove ? growth : 0)
  }
}
