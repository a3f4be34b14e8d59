// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Geometry

/// What a compositional layout has frozen, solved and measured, and what of it still holds.
///
/// A layout class holds one and translates between it and its attributes and contexts. No method
/// calls what a client wrote: providers and handlers may ask the layout.
package struct CompositionalLayoutState: ~Copyable {
  /// The call of a section's visible-items handler.
  package struct HandlerCall {
    package let handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler
    package let offset: CGPoint
    package let environment: LayoutEnvironment
  }

  /// The last arguments of a section's handler.
  private struct Reported: Equatable {
    var offset: CGPoint
    var elements: [ElementIdentity]
  }

  /// The last solution; nil before the first.
  package private(set) var solution: CompositionalSolution?
  /// The solution from before the data changed; nil outside of a batch of updates.
  package private(set) var previous: CompositionalSolution?
  /// Whether the descriptions are to be asked for and solved again.
  package private(set) var needsSolve = true
  private var measurements = MeasurementStore()
  /// By section.
  private var reported: [Int: Reported] = [:]

  package init() {}

  // MARK: Invalidating

  /// The descriptions are to be asked for again.
  package mutating func invalidate() { needsSolve = true }

  /// The data are no longer valid.
  package mutating func invalidate(_ data: MeasurementStore.DataInvalidation) {
    needsSolve = true
    measurements.invalidate(data)
  }

  // MARK: Solving

  /// Providers are about to be asked: what they invalidate meanwhile is solved again.
  package mutating func willSolve() { needsSolve = false }

  /// Solves a layout; measured sizes that still hold are taken along.
  package mutating func solve(
    _ frozen: FrozenLayout, environment: LayoutEnvironment
  ) throws(LayoutError) {
    var layout = try SolvedLayout(frozen.specification)
    measurements.restore(in: &layout)
    solution = CompositionalSolution(
      layout: layout, sections: frozen.sections, environment: environment)
    reported = [:]
  }

  // MARK: Measuring

  /// Returns whether an element was measured, so that it is not asked again.
  package func isMeasured(_ identity: ElementIdentity) -> Bool { measurements.contains(identity) }

  /// Returns whether a measured size is a change. The element counts as measured either way.
  package mutating func isChange(
    from old: CGSize, to new: CGSize, of identity: ElementIdentity, along axes: EstimatedAxes
  ) -> Bool {
    guard !axes.isEmpty, let grid = solution?.layout.pixelGrid else { return false }
    measurements.record(new, of: identity)
    return grid.isChange(from: old, to: new, along: axes)
  }

  /// Puts a measured size in place of an estimate: the group is laid out again.
  ///
  /// - Returns: How much larger the content is now; nil before the first solution.
  package mutating func measure(_ size: CGSize, of identity: ElementIdentity) -> CGSize? {
    measurements.record(size, of: identity)
    return solution?.layout.growth(measuring: size, of: identity)
  }

  // MARK: Data

  /// Takes measured sizes along when data change, between the invalidation and the solving; see
  /// ``MeasurementStore/carry(from:to:_:)``.
  package mutating func dataWillChange(
    from before: [Int], to after: [Int], _ renumber: (ElementIdentity) -> ElementIdentity?
  ) {
    previous = solution?.layout.specification.itemCounts == before ? solution : nil
    needsSolve = true
    measurements.carry(from: before, to: after, renumber)
  }

  /// The change of the data is over.
  package mutating func dataDidChange() { previous = nil }

  // MARK: Handlers

  /// Returns what to pass to a section's handler (behaviour rule H-1).
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - elements: Its visible elements.
  ///   - contentOffset: Where the layout is scrolled to.
  ///   - orthogonalOffset: Where the section is; nil if it does not scroll.
  /// - Returns: The call; nil without a handler, and if the section scrolls orthogonally and its
  ///   handler last got the same.
  package mutating func handlerCall(
    ofSection section: Int, elements: [ElementIdentity], contentOffset: CGPoint,
    orthogonalOffset: CGFloat?
  ) -> HandlerCall? {
    guard let handler = solution?.handler(ofSection: section),
      var environment = solution?.environment
    else { return nil }
    var offset = contentOffset
    let area = solution?.layout.orthogonalSection(section)
    if let area, let solution {
      offset = CGPoint(
        area.axis, along: orthogonalOffset ?? 0,
        across: solution.layout.sectionFrame(section).origin[area.axis.cross])
      environment = LayoutEnvironment(
        container: LayoutContainer(contentSize: area.frame.size),
        traitCollection: environment.traitCollection)
    }
    let now = Reported(offset: offset, elements: elements)
    guard reported.updateValue(now, forKey: section) != now || area == nil else { return nil }
    return HandlerCall(handler: handler, offset: offset, environment: environment)
  }
}

extension CompositionalLayoutState {
  /// A section as described; nil outside of the data. It is read for each element, and the
  /// solution, which is large, is not copied for it.
  package func section(_ index: Int) -> NSCollectionLayoutSection? { solution?.section(index) }
}
