// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry

/// The solver's result for one description of a section, before anything is measured.
package struct SectionPattern {
  /// The index of the first section of the description that has items.
  package let index: Int
  /// The number of items of that section.
  package let itemCount: Int
  /// The number of its outermost groups.
  package let groupCount: Int
  /// The axis along which the section is packed.
  package let mainAxis: LayoutAxis
  /// The axis that the section's groups stack along: the other one in an orthogonal section.
  package let stackAxis: LayoutAxis
  /// The description.
  package let specification: SectionSpecification
  /// A full outermost group.
  package let group: PackedGroup
  /// The length that the section leaves its groups across the axis that they stack along, in points.
  package let groupCrossSpace: CGFloat
  /// The headers and footers.
  package let boundaryItems: [BoundaryItemRecord]
}

extension SolvedLayout {
  /// The patterns of sections with items, one for each different description, in order.
  ///
  /// - Complexity: O(sections + patterns).
  package var sectionPatterns: [SectionPattern] {
    var found: [SectionPattern] = []
    var known: Set<ObjectIdentifier> = []
    for index in sections.indices where sections[index].itemCount > 0 {
      let section = sections[index]
      guard let plan = section.plan, known.insert(ObjectIdentifier(plan)).inserted else { continue }
      let record = query(index)?.sectionRecord(frame: .zero, spacingAfter: 0)
      found.append(
        SectionPattern(
          index: index, itemCount: section.itemCount, groupCount: section.stack?.count ?? 0,
          mainAxis: plan.mainAxis, stackAxis: plan.stackAxis, specification: plan.specification,
          group: plan.pattern, groupCrossSpace: section.groupCrossSpace.length,
          boundaryItems: record?.boundaryItems ?? []))
    }
    return found
  }
}
