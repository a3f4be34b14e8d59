// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry

/// What a flow layout has asked for, solved and measured, and what of it still holds.
///
/// A layout class holds one and translates between it and its attributes, contexts and delegate. No
/// method calls what a client wrote: a delegate may ask the layout.
package struct FlowLayoutState: ~Copyable {
  /// The lines; nil before the first were broken.
  package private(set) var layout: SolvedFlowLayout?
  /// What the delegate and the properties said; insets as given, whatever they are counted from.
  private var sections: [FlowSectionSpecification]?
  /// The content insets that the lines were broken with.
  private var contentInsets = UIEdgeInsets.zero
  /// Whether the delegate is to be asked.
  package private(set) var needsMetrics = true
  /// Whether lines are to be broken.
  package private(set) var needsLines = true
  private var measurements = MeasurementStore()
  /// The warnings so far.
  private var warnings: FlowWarnings = []

  package init() {}

  // MARK: Invalidating

  /// The delegate is to be asked again.
  package mutating func invalidateMetrics() {
    needsMetrics = true
    needsLines = true
  }

  /// Lines are to be broken again.
  package mutating func invalidateLines() { needsLines = true }

  /// The data are no longer valid (behaviour rules F-16, F-17).
  package mutating func invalidate(_ data: MeasurementStore.DataInvalidation) {
    invalidateMetrics()
    measurements.invalidate(data)
  }

  /// Invalidates what does not hold for a view's numbers of items and content insets.
  package mutating func invalidate(
    unlessFor itemCounts: [Int], _ insets: UIEdgeInsets, scrollDirection: LayoutAxis
  ) {
    if let sections, sections.map(\.items.count) != itemCounts { invalidateMetrics() }
    if hasOtherInsets(than: insets, scrollDirection: scrollDirection) { invalidateLines() }
  }

  /// Returns whether content insets leave a different length across the scroll direction than lines
  /// were broken with.
  package func hasOtherInsets(than insets: UIEdgeInsets, scrollDirection: LayoutAxis) -> Bool {
    let axis = scrollDirection.cross
    return insets.start(axis) != contentInsets.start(axis)
      || insets.end(axis) != contentInsets.end(axis)
  }

  // MARK: Solving

  /// The delegate was asked.
  package mutating func setSections(_ sections: [FlowSectionSpecification]) {
    self.sections = sections
    needsMetrics = false
  }

  /// Says which sections are in one row each (appkit rule MC-1); lines are to be broken again.
  package mutating func setCollapsedSections(_ collapsed: Set<Int>) {
    for index in sections?.indices ?? 0..<0 {
      sections?[index].isCollapsed = collapsed.contains(index)
    }
    needsLines = true
  }

  /// Breaks the lines; measured sizes that still hold are taken along.
  ///
  /// - Parameters:
  ///   - specification: The layout; its sections are those that were set.
  ///   - insets: The adjusted content insets, which the container does not hold any more.
  ///   - reference: What section insets are counted from instead (behaviour rule F-13).
  /// - Returns: The warnings that are new.
  /// - Throws: ``FlowError`` for numbers that no layout can be made of.
  package mutating func solve(
    _ specification: FlowSpecification, contentInsets insets: UIEdgeInsets,
    reference: UIEdgeInsets? = nil
  ) throws(FlowError) -> FlowWarnings {
    contentInsets = insets
    var specification = specification
    specification.sections = sections ?? []
    if let reference { specification.countInsets(from: reference, beyond: insets) }
    var new = try SolvedFlowLayout(specification)
    measurements.restore(in: &new)
    layout = new
    needsLines = false
    defer { warnings.formUnion(new.warnings) }
    return new.warnings.subtracting(warnings)
  }

  // MARK: Measuring

  /// Returns whether an element was measured, so that it is not asked again.
  package func isMeasured(_ identity: ElementIdentity) -> Bool { measurements.contains(identity) }

  /// Returns whether a measured size is a change. One that changes nothing counts as measured: it is
  /// asked for once and takes part in the average.
  package mutating func isChange(
    from old: CGSize, to new: CGSize, of identity: ElementIdentity
  ) -> Bool {
    guard let grid = layout?.pixelGrid else { return false }
    if grid.isChange(from: old, to: new, along: [.width, .height]) { return true }
    _ = measure(new, of: identity)
    return false
  }

  /// Puts a measured size in place of an estimate: lines are broken again where they changed.
  ///
  /// - Returns: How much larger the content is now; nil before the first lines.
  package mutating func measure(_ size: CGSize, of identity: ElementIdentity) -> CGSize? {
    measurements.record(size, of: identity)
    return layout?.growth(measuring: size, of: identity)
  }

  // MARK: Data

  /// Takes measured sizes along when data change, between the invalidation and the solving; see
  /// ``MeasurementStore/carry(from:to:_:)``.
  package mutating func dataWillChange(
    from before: [Int], to after: [Int], _ renumber: (ElementIdentity) -> ElementIdentity?
  ) {
    invalidateMetrics()
    measurements.carry(from: before, to: after, renumber)
  }
}
