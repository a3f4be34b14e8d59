// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry

/// The solution and the measurements of a flow layout, with the parts of them that are still valid.
///
/// No method calls what a client wrote: a delegate may ask the layout.
package struct FlowLayoutState: ~Copyable {
  /// The layout with its lines; nil before the first, and where no lines can be broken.
  package private(set) var solved: SolvedFlowLayout?
  package private(set) var measurements = MeasurementStore()
  /// Whether the delegate is to be asked again.
  package private(set) var needsMetrics = true
  /// The sections from the delegate and the properties; insets as they are given.
  private var sections: [FlowSectionSpecification]?
  /// Whether lines are to be broken though the sections hold. Nothing is asked for it, and so it
  /// waits until somebody asks where elements are.
  private var linesAreDue = false
  /// The content insets that the lines were broken with.
  private var contentInsets = UIEdgeInsets.zero
  private var warnings: FlowWarnings = []

  package init() {}

  package var needsLines: Bool { needsMetrics || linesAreDue }

  // MARK: Invalidating

  /// The delegate is to be asked again.
  package mutating func invalidate() { needsMetrics = true }

  package mutating func invalidateLines() { linesAreDue = true }

  /// The data are no longer valid (behaviour rules F-16, F-17).
  package mutating func invalidate(_ data: MeasurementStore.DataInvalidation) {
    invalidate()
    measurements.invalidate(data)
  }

  /// Forgets what an element's view asked for, and solves the layout again without it.
  package mutating func forgetMeasuredSize(of identity: ElementIdentity) {
    invalidate()
    measurements.forget(identity)
  }

  /// Takes measured sizes along when data change, between the invalidation and the solving; see
  /// ``MeasurementStore/carry(from:to:_:)``.
  package mutating func dataWillChange(
    from before: [Int], to after: [Int], _ renumber: (ElementIdentity) -> ElementIdentity?
  ) {
    invalidate()
    measurements.carry(from: before, to: after, renumber)
  }

  /// Invalidates what does not hold for a view's numbers of items and content insets.
  package mutating func invalidate(
    unlessFor itemCounts: [Int], _ insets: UIEdgeInsets, scrollDirection: LayoutAxis
  ) {
    if let sections, sections.map(\.items.count) != itemCounts { invalidate() }
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

  /// The delegate was asked; lines are to be broken.
  package mutating func setSections(_ sections: [FlowSectionSpecification]) {
    self.sections = sections
    linesAreDue = true
    needsMetrics = false
  }

  /// Says which sections are in one row each (appkit rule MC-1), before lines are broken.
  package mutating func setCollapsedSections(_ collapsed: Set<Int>) {
    for index in sections?.indices ?? 0..<0 {
      sections?[index].isCollapsed = collapsed.contains(index)
    }
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
    let warnings = new.warnings
    measurements.restore(in: &new)
    solved = new
    linesAreDue = false
    defer { self.warnings.formUnion(warnings) }
    return warnings.subtracting(self.warnings)
  }

  /// Discards the lines until the layout is invalidated, because none can be broken.
  package mutating func giveUp() {
    solved = nil
    linesAreDue = false
    needsMetrics = false
  }

  // MARK: Measuring

  /// Whether a measured size differs from an element's, in pixels; false before the first lines.
  package func isChange(from old: CGSize, to new: CGSize) -> Bool {
    solved?.pixelGrid.isChange(from: old, to: new, along: [.width, .height]) ?? false
  }

  /// Puts a measured size in place of an estimate: lines are broken again where they changed.
  ///
  /// - Returns: How much larger the content is now; nil before the first lines.
  package mutating func measure(_ size: CGSize, of identity: ElementIdentity) -> CGSize? {
    measurements.record(size, of: identity)
    return solved?.growth(measuring: size, of: identity)
  }
}
