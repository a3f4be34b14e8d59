// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

extension SolvedLayout {
  /// All sizes that were taken in, by element, rounded as they are used.
  ///
  /// A new solve starts from the estimates. Whoever wants to keep what was measured (behaviour rule
  /// Z-4: until the element is reloaded or the cross length changes) hands these, filtered and with
  /// moved identities, to ``setMeasuredSizes(_:)`` of the new layout.
  ///
  /// - Complexity: O(sections + measured elements).
  package var measuredSizes: [ElementIdentity: CGSize] {
    var sizes: [ElementIdentity: CGSize] = [:]
    for (position, size) in measuredBoundary {
      sizes[.layoutSupplementary(kind: boundary.item(position).elementKind)] = size
    }
    for (index, section) in sections.enumerated() {
      for (item, size) in section.measuredItems.sizes {
        sizes[.cell(item: item, section: index)] = size
      }
      for (position, size) in section.measuredBoundary {
        guard let kind = section.boundary?.item(position).elementKind else { continue }
        sizes[.supplementary(kind: kind, section: index, index: 0)] = size
      }
    }
    return sizes
  }

  /// Takes in many sizes, section by section and item by item.
  ///
  /// - Parameter sizes: Measured sizes by element; see ``setMeasuredSize(_:of:)``.
  package mutating func setMeasuredSizes(_ sizes: [ElementIdentity: CGSize]) {
    let ordered = sizes.sorted { one, other in
      (one.key.section, one.key.category.rawValue, one.key.index, one.key.kind ?? "")
        < (other.key.section, other.key.category.rawValue, other.key.index, other.key.kind ?? "")
    }
    for (identity, size) in ordered { _ = setMeasuredSize(size, of: identity) }
  }
}
