// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Geometry

/// What a group holds: single items and further groups.
package enum SubitemSpecification: Hashable, Sendable {
  /// One cell.
  case item(ItemSpecification)
  /// A group, which the group around it treats as one slot.
  case group(GroupSpecification)

  /// The size of its slot.
  package var layoutSize: SizeSpecification {
    switch self {
    case .item(let item): item.layoutSize
    case .group(let group): group.layoutSize
    }
  }

  /// Space outside its slot.
  package var edgeSpacing: EdgeSpacingSpecification {
    switch self {
    case .item(let item): item.edgeSpacing
    case .group(let group): group.edgeSpacing
    }
  }

  /// What is left free inside its slot.
  package var contentInsets: NSDirectionalEdgeInsets {
    switch self {
    case .item(let item): item.contentInsets
    case .group(let group): group.contentInsets
    }
  }
}
