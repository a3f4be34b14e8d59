// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The solution and the measurements of a table's layout, with the parts of them that are still
/// valid.
///
/// No method calls what a client wrote: a data source and a delegate may ask the table.
package struct TableLayoutState: ~Copyable {
  /// The solved table; nil before the first.
  package private(set) var solved: SolvedTable?
  package private(set) var measurements = MeasurementStore()
  package private(set) var needsSpecification = true
  /// The rows that were asked how high they are and have a height of the client's.
  private var givenRows: Set<ElementIdentity> = []

  package init() {}

  // MARK: Invalidating

  package mutating func invalidate() { needsSpecification = true }

  /// Invalidates what does not hold for a view's width.
  package mutating func invalidate(unlessForWidth width: CGFloat) {
    if let solved, solved.width != width.tableHeight { invalidate() }
  }

  /// The data are no longer valid (behaviour rules F-16, F-17).
  package mutating func invalidate(_ data: MeasurementStore.DataInvalidation) {
    invalidate()
    measurements.invalidate(data)
  }

  /// Takes what is known of rows along when data change, between the invalidation and the solving;
  /// see ``MeasurementStore/carry(from:to:_:)``.
  package mutating func dataWillChange(
    from before: [Int], to after: [Int], _ renumber: (ElementIdentity) -> ElementIdentity?
  ) {
    invalidate()
    if !givenRows.isEmpty { givenRows = Set(givenRows.compactMap(renumber)) }
    measurements.carry(from: before, to: after, renumber)
  }

  // MARK: Solving

  /// Solves the table; measured heights that still hold are taken along.
  ///
  /// - Complexity: O(sections + measured rows × log rows), and O(rows) of sections whose rows have
  ///   heights of their own.
  package mutating func solve(_ specification: TableSpecification) {
    var new = SolvedTable(specification)
    measurements.restore(in: &new)
    solved = new
    needsSpecification = false
  }

  // MARK: Measuring

  /// Marks measurements as expired: visible elements are measured again, and until then the old
  /// sizes count, so that nothing moves.
  package mutating func expireMeasurements() { measurements.expire() }

  /// Returns whether a row was asked how high it is and has a height of the client's.
  package func isGiven(_ identity: ElementIdentity) -> Bool { givenRows.contains(identity) }

  /// Remembers whether the client gives the height of a row, or its contents decide it.
  package mutating func heightIsGiven(_ isGiven: Bool, of identity: ElementIdentity) {
    if isGiven { givenRows.insert(identity) } else { givenRows.remove(identity) }
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
    let isAbove = solved?.ends(identity, above: top) ?? false
    measurements.record(size, of: identity)
    guard let growth = solved?.growth(measuring: size, of: identity).height else { return nil }
    return (growth, isAbove ? growth : 0)
  }
}
