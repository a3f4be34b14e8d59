// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Geometry

package typealias CompositionalLayoutState = SolvedLayoutState<SolvedLayout>

/// The state of a compositional layout besides its solutions and measurements.
package struct CompositionalMemory: LayoutMemory {
  /// The last arguments of a section's handler.
  fileprivate struct Reported: Equatable {
    var offset: CGPoint
    var elements: [ElementIdentity]
  }

  /// The layout from before the data changed.
  fileprivate var previous: CompositionalLayoutState.Solution?
  /// By section.
  fileprivate var reported: [Int: Reported] = [:]

  package init() {}

  package mutating func dataWillChange(
    from before: [Int], in solution: CompositionalLayoutState.Solution?,
    _ renumber: (ElementIdentity) -> ElementIdentity?
  ) {
    previous = solution?.layout.specification.itemCounts == before ? solution : nil
  }
}

package struct VisibleItemsHandlerCall {
  package let handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler
  package let offset: CGPoint
  package let environment: LayoutEnvironment
}

extension CompositionalLayoutState {
  /// The description from which the layout was solved; nil before the first time.
  package var description: CompositionalDescription? { solution?.description }
  /// The layout from before the data changed; nil outside of a batch of updates.
  package var previous: Solution? { memory.previous }
  /// Whether the descriptions are to be asked for and solved again.
  package var needsSolve: Bool { needsDescription }

  /// A section as described; nil outside of the data.
  package func section(_ index: Int) -> NSCollectionLayoutSection? {
    description?.section(index)
  }

  /// Returns whether a supplementary view is the badge of the item at its own index path, and goes
  /// with it, as badges do of which every item has one.
  ///
  /// - Complexity: That of the item's group.
  package func isBadgeOfItem(_ key: ElementIdentity) -> Bool {
    guard key.category == .supplementaryView, let kind = key.kind, let description,
      !description.isBoundaryItem(key)
    else { return false }
    return solution?.layout.item(ofBadge: kind, number: key.index, section: key.section)
      == key.index
  }

  // MARK: Solving

  /// Providers are about to be asked: what they invalidate meanwhile is solved again.
  package mutating func willSolve() { validate() }

  /// Solves a layout; measured sizes that still hold are taken along.
  package mutating func solve(
    _ frozen: FrozenLayout, environment: LayoutEnvironment
  ) throws(LayoutError) {
    adopt(
      try SolvedLayout(frozen.specification),
      from: CompositionalDescription(sections: frozen.sections, environment: environment))
    remember { $0.reported = [:] }
  }

  /// Forgets the data before a change, once the change is over.
  package mutating func dataDidChange() { remember { $0.previous = nil } }

  // MARK: Measuring

  /// Returns whether a measured size is another one than an element has, in pixels; false before the
  /// first solution.
  package func isChange(from old: CGSize, to new: CGSize, along axes: EstimatedAxes) -> Bool {
    solution?.layout.pixelGrid.isChange(from: old, to: new, along: axes) ?? false
  }

  /// Counts an element as measured. The next solution has the size, and this one after
  /// ``measure(_:of:)``.
  package mutating func record(_ size: CGSize, of identity: ElementIdentity) {
    measurements.record(size, of: identity)
  }

  /// Puts a measured size in place of an estimate: the group is laid out again.
  ///
  /// - Returns: How much larger the content is now; nil before the first solution.
  package mutating func measure(_ size: CGSize, of identity: ElementIdentity) -> CGSize? {
    growth(measuring: size, of: identity)
  }

  // MARK: Handlers

  /// Returns what to pass to a section's handler (behaviour rule H-1).
  ///
  /// - Parameters:
  ///   - section: The index of a section of the layout.
  ///   - elements: Its visible elements.
  ///   - contentOffset: Where the layout is scrolled to.
  ///   - orthogonalOffset: Where the section is; nil if it does not scroll.
  /// - Returns: The call; nil without a handler, and if the section scrolls orthogonally and its
  ///   handler last got the same.
  package mutating func handlerCall(
    ofSection section: Int, elements: [ElementIdentity], contentOffset: CGPoint,
    orthogonalOffset: CGFloat?
  ) -> VisibleItemsHandlerCall? {
    guard let solution, let handler = solution.description.handler(ofSection: section) else {
      return nil
    }
    var environment = solution.description.environment
    var offset = contentOffset
    let area = solution.layout.orthogonalSection(section)
    if let area {
      offset = CGPoint(
        area.axis, along: orthogonalOffset ?? 0,
        across: solution.layout.sectionFrame(section).origin[area.axis.cross])
      environment = LayoutEnvironment(
        container: LayoutContainer(contentSize: area.frame.size),
        traitCollection: environment.traitCollection)
    }
    let now = CompositionalMemory.Reported(offset: offset, elements: elements)
    let last = remember { $0.reported.updateValue(now, forKey: section) }
    guard last != now || area == nil else { return nil }
    return VisibleItemsHandlerCall(handler: handler, offset: offset, environment: environment)
  }
}

/// The part of a solved compositional layout's description that is not a value.
package struct CompositionalDescription {
  /// The sections as described, for their handlers.
  package let sections: [NSCollectionLayoutSection?]
  package let environment: LayoutEnvironment
  package let hasHandlers: Bool

  init(sections: [NSCollectionLayoutSection?], environment: LayoutEnvironment) {
    self.sections = sections
    self.environment = environment
    hasHandlers = sections.contains { $0?.visibleItemsInvalidationHandler != nil }
  }

  /// A section as described; nil outside of the data, and where the provider gave none.
  package func section(_ index: Int) -> NSCollectionLayoutSection? {
    sections.indices.contains(index) ? sections[index] : nil
  }

  package func handler(
    ofSection section: Int
  ) -> NSCollectionLayoutSectionVisibleItemsInvalidationHandler? {
    self.section(section)?.visibleItemsInvalidationHandler
  }

  /// Returns whether an element is a boundary item; badges go with their items.
  package func isBoundaryItem(_ identity: ElementIdentity) -> Bool {
    guard identity.category == .supplementaryView else { return false }
    if identity.index == ElementIdentity.layoutLevelIndex { return true }
    guard identity.index == 0 else { return false }
    return section(identity.section)?.boundarySupplementaryItems
      .contains { $0.elementKind == identity.kind } ?? false
  }
}
