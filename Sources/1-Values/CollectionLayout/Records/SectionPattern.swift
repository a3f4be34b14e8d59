// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry

/// The solver's result for one description of a section, before anything is measured.
package struct SectionPattern {
  /// The index of the section: of those with one description the first that has items.
  package let index: Int
  package let itemCount: Int
  package let groupCount: Int
  package let mainAxis: LayoutAxis
  /// The axis that the section's groups stack along: the other one in an orthogonal section.
  package let stackAxis: LayoutAxis
  package let specification: SectionSpecification
  package let group: PackedGroup
  /// The length that the section leaves its groups across the axis that they stack along, in points.
  package let groupCrossSpace: CGFloat
  /// The area of the groups, from the start of the section as it is placed.
  package let groupArea: CGRect
  package let boundaryItems: [BoundaryItemRecord]
}

extension SolvedLayout {
  /// The patterns of sections with items, one for each different description, in order.
  ///
  /// - Complexity: O(sections + patterns).
  package var sectionPatterns: [SectionPattern] {
    var known: Set<ObjectIdentifier> = []
    return sections.indices.compactMap { index in
      guard sections[index].itemCount > 0, let plan = sections[index].plan,
        known.insert(ObjectIdentifier(plan)).inserted
      else { return nil }
      return pattern(ofSection: index)
    }
  }

  /// Returns the pattern of a section, with the section's own index and numbers.
  ///
  /// - Returns: The pattern; nil outside of the data and without items.
  /// - Complexity: O(boundary items).
  package func pattern(ofSection index: Int) -> SectionPattern? {
    guard sections.indices.contains(index), sections[index].itemCount > 0,
      let plan = sections[index].plan
    else { return nil }
    let section = sections[index]
    let record = sectionRecord(index, viewport: Viewport(visibleRect: .null))
    return SectionPattern(
      index: index, itemCount: section.itemCount, groupCount: section.stack?.count ?? 0,
      mainAxis: plan.mainAxis, stackAxis: plan.stackAxis, specification: plan.specification,
      group: plan.pattern, groupCrossSpace: section.groupCrossSpace.length,
      groupArea: record?.groupArea ?? .zero, boundaryItems: record?.boundaryItems ?? [])
  }
}
