// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry

package typealias FlowLayoutState = SolvedLayoutState<SolvedFlowLayout>

/// The state of a flow layout besides its solutions and measurements.
package struct FlowMemory: LayoutMemory {
  package typealias Solved = SolvedFlowLayout

  /// The sections from the delegate and the properties; insets as they are given.
  fileprivate var sections: [FlowSectionSpecification]?
  /// Whether lines are to be broken though the sections hold. Nothing is asked for it, and so it
  /// waits until somebody asks where elements are.
  fileprivate var linesAreDue = false
  /// The content insets that the lines were broken with.
  fileprivate var contentInsets = UIEdgeInsets.zero
  fileprivate var warnings: FlowWarnings = []

  package init() {}

  package mutating func giveUp() { linesAreDue = false }
}

extension FlowLayoutState {
  package var needsMetrics: Bool { needsDescription }
  package var needsLines: Bool { needsDescription || memory.linesAreDue }

  // MARK: Invalidating

  package mutating func invalidateLines() { remember { $0.linesAreDue = true } }

  /// Invalidates what does not hold for a view's numbers of items and content insets.
  package mutating func invalidate(
    unlessFor itemCounts: [Int], _ insets: UIEdgeInsets, scrollDirection: LayoutAxis
  ) {
    if let sections = memory.sections, sections.map(\.items.count) != itemCounts { invalidate() }
    if hasOtherInsets(than: insets, scrollDirection: scrollDirection) { invalidateLines() }
  }

  /// Returns whether content insets leave a different length across the scroll direction than lines
  /// were broken with.
  package func hasOtherInsets(than insets: UIEdgeInsets, scrollDirection: LayoutAxis) -> Bool {
    let axis = scrollDirection.cross
    return insets.start(axis) != memory.contentInsets.start(axis)
      || insets.end(axis) != memory.contentInsets.end(axis)
  }

  // MARK: Solving

  /// The delegate was asked; lines are to be broken.
  package mutating func setSections(_ sections: [FlowSectionSpecification]) {
    remember {
      $0.sections = sections
      $0.linesAreDue = true
    }
    validate()
  }

  /// Says which sections are in one row each (appkit rule MC-1), before lines are broken.
  package mutating func setCollapsedSections(_ collapsed: Set<Int>) {
    remember { memory in
      for index in memory.sections?.indices ?? 0..<0 {
        memory.sections?[index].isCollapsed = collapsed.contains(index)
      }
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
    remember { $0.contentInsets = insets }
    var specification = specification
    specification.sections = memory.sections ?? []
    if let reference { specification.countInsets(from: reference, beyond: insets) }
    let new = try SolvedFlowLayout(specification)
    let warnings = new.warnings
    adopt(new, from: ())
    return remember { memory in
      memory.linesAreDue = false
      defer { memory.warnings.formUnion(warnings) }
      return warnings.subtracting(memory.warnings)
    }
  }

  // MARK: Measuring

  /// Whether a measured size differs from an element's, in pixels; false before the first lines.
  package func isChange(from old: CGSize, to new: CGSize) -> Bool {
    solution?.layout.pixelGrid.isChange(from: old, to: new, along: [.width, .height]) ?? false
  }

  /// Puts a measured size in place of an estimate: lines are broken again where they changed.
  ///
  /// - Returns: How much larger the content is now; nil before the first lines.
  package mutating func measure(_ size: CGSize, of identity: ElementIdentity) -> CGSize? {
    growth(measuring: size, of: identity)
  }
}
