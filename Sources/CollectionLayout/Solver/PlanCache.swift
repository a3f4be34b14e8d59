// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// The plans of a layout's sections, each different description solved once.
///
/// Descriptions are compared with the last few that were solved: providers return the same few
/// again and again, and sections made from one description compare in constant time.
struct PlanCache {
  private let layout: LayoutSpecification
  private var recent: [SectionPlan] = []
  private var pinned: Bool = false

  /// How many are compared.
  private static let capacity = 8

  /// Creates an empty cache.
  init(_ layout: LayoutSpecification) {
    self.layout = layout
  }

  /// Whether a boundary item of any section is pinned.
  var hasPinnedItems: Bool { pinned }

  /// The plan of a section.
  mutating func plan(
    _ section: SectionSpecification, index: Int
  ) throws(LayoutError) -> SectionPlan {
    if let known = recent.first(where: { $0.specification == section }) { return known }
    let plan = try SectionPlan(section, of: layout, section: index)
    if section.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds) { pinned = true }
    if recent.count == Self.capacity { recent.removeFirst() }
    recent.append(plan)
    return plan
  }
}
