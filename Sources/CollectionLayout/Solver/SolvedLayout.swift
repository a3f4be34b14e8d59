// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Geometry

/// A layout that has been solved, and the questions it answers.
package struct SolvedLayout: Sendable {
  /// What was solved.
  package let specification: LayoutSpecification
  /// The size of all content.
  package var contentSize: CGSize { specification.containerSize }
  /// What solving and measuring has cost so far.
  package private(set) var work = WorkCount()

  /// Solves a layout.
  package init(_ specification: LayoutSpecification) throws(LayoutError) {
    self.specification = specification
  }

  /// The elements in a rectangle (behaviour rule L-6).
  package func elements(in rect: CGRect, viewport: Viewport) -> [SolvedElement] {
    var work = WorkCount()
    return elements(in: rect, viewport: viewport, counting: &work)
  }

  /// The elements in a rectangle, counting what finding them costs.
  package func elements(
    in rect: CGRect, viewport: Viewport, counting work: inout WorkCount
  ) -> [SolvedElement] {
    []
  }

  /// A cell, or nil outside the data.
  package func cell(item: Int, section: Int) -> SolvedElement? { nil }

  /// A header, a footer or a badge; a pinned one where it is now.
  package func supplementary(
    kind: String, section: Int, index: Int, viewport: Viewport
  ) -> SolvedElement? { nil }

  /// A background.
  package func decoration(kind: String, section: Int, index: Int) -> SolvedElement? { nil }

  /// Takes in the measured size of an element. True if the geometry changed.
  package mutating func setMeasuredSize(_ size: CGSize, of identity: ElementIdentity) -> Bool {
    false
  }

  /// Whether any boundary item is pinned.
  package var hasPinnedElements: Bool { false }

  /// The pinned items of the sections in sight, where they are now.
  package func pinnedElements(viewport: Viewport) -> [SolvedElement] { [] }

  /// The embedded scroll area of a section, or nil if it has none.
  package func orthogonalSection(_ index: Int) -> OrthogonalGeometry? { nil }

  /// The frame of a section, with its insets and extending boundary items.
  package func sectionFrame(_ index: Int) -> CGRect { .zero }
}
