// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry

/// A group: a line of subitems, or frames that a custom provider gave.
package struct GroupSpecification: Hashable, Sendable {
  /// The rule by which subitems fill a group.
  package enum Filling: Hashable, Sendable {
    /// Subitems in a cycle until the next does not fit (behaviour rules G-1 to G-5).
    case pack
    /// Exactly so many of the one subitem, in equal shares (C-1, deprecated by UIKit).
    case dividing(count: Int)
    /// Exactly so many of the one subitem (C-2).
    case repeating(count: Int)
    /// The provider's frames, relative to the group's outer corner. The subitems are not looked at.
    case custom([CustomItem])
  }

  package struct CustomItem: Hashable, Sendable {
    /// The frame, relative to the group's outer top-left corner; it may lie outside.
    var frame: CGRect
    var zIndex: Int

    package init(frame: CGRect, zIndex: Int = 0) {
      self.frame = frame
      self.zIndex = zIndex
    }
  }

  package var layoutSize: SizeSpecification
  /// The axis that subitems line up along; a custom group has none and this is not looked at.
  package var axis: LayoutAxis
  package var subitems: [SubitemSpecification]
  package var filling: Filling
  package var interItemSpacing = SpacingSpecification.fixed(0)
  /// The insets of the group's frame inside its slot.
  package var contentInsets = NSDirectionalEdgeInsets.zero
  package var edgeSpacing = EdgeSpacingSpecification.none
  /// Its own badges, one set for each instance of the group.
  package var supplementaryItems: [SupplementarySpecification] = []

  /// Creates a group without spacing, insets or badges.
  package init(
    layoutSize: SizeSpecification, axis: LayoutAxis, subitems: [SubitemSpecification],
    filling: Filling = .pack
  ) {
    self.layoutSize = layoutSize
    self.axis = axis
    self.subitems = subitems
    self.filling = filling
  }
}

/// The content of a group: single items and further groups.
package enum SubitemSpecification: Hashable, Sendable {
  case item(ItemSpecification)
  /// A group, which the group around it treats as one slot.
  case group(GroupSpecification)

  package var layoutSize: SizeSpecification {
    switch self {
    case .item(let item): item.layoutSize
    case .group(let group): group.layoutSize
    }
  }

  package var edgeSpacing: EdgeSpacingSpecification {
    switch self {
    case .item(let item): item.edgeSpacing
    case .group(let group): group.edgeSpacing
    }
  }

  package var contentInsets: NSDirectionalEdgeInsets {
    switch self {
    case .item(let item): item.contentInsets
    case .group(let group): group.contentInsets
    }
  }
}

/// A single item: what one cell's slot is.
package struct ItemSpecification: Hashable, Sendable {
  var layoutSize: SizeSpecification
  /// The insets of the item's frame inside its slot.
  package var contentInsets = NSDirectionalEdgeInsets.zero
  package var edgeSpacing = EdgeSpacingSpecification.none
  package var supplementaryItems: [SupplementarySpecification] = []

  /// Creates an item without insets, edge spacing or badges.
  package init(layoutSize: SizeSpecification) {
    self.layoutSize = layoutSize
  }
}
