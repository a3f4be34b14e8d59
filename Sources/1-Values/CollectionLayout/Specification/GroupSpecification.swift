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

/// The two dimensions of an item, a group or a supplementary item.
package struct SizeSpecification: Hashable, Sendable {
  var width: DimensionSpecification
  var height: DimensionSpecification

  package init(width: DimensionSpecification, height: DimensionSpecification) {
    self.width = width
    self.height = height
  }

  package subscript(axis: LayoutAxis) -> DimensionSpecification {
    axis == .horizontal ? width : height
  }
}

/// A length as it is asked for: a fraction of a container, points, or a guess to be measured.
///
/// The same facts as `NSCollectionLayoutDimension`, as a value. A width may be a fraction of the
/// container's height and the other way round (behaviour rule D-1).
package enum DimensionSpecification: Hashable, Sendable {
  /// A share of the container's width; `0.5` is half.
  case fractionalWidth(CGFloat)
  /// A share of the container's height; `0.5` is half.
  case fractionalHeight(CGFloat)
  case absolute(CGFloat)
  /// Points until the element has been measured.
  case estimated(CGFloat)
  /// As ``estimated(_:)``; then the greatest measured value of the siblings in one group instance.
  case uniformAcrossSiblings(estimate: CGFloat)

  /// Whether the length is a guess that a measurement replaces.
  package var isEstimated: Bool {
    switch self {
    case .estimated, .uniformAcrossSiblings: true
    case .fractionalWidth, .fractionalHeight, .absolute: false
    }
  }

  /// Whether the length is shared by the siblings of a group instance.
  var isUniformAcrossSiblings: Bool {
    if case .uniformAcrossSiblings = self { true } else { false }
  }

  /// Whether the length is a share of the container's width or height.
  package var isFractional: Bool {
    switch self {
    case .fractionalWidth, .fractionalHeight: true
    case .absolute, .estimated, .uniformAcrossSiblings: false
    }
  }

  /// The number as given: a fraction or points.
  package var value: CGFloat {
    switch self {
    case .fractionalWidth(let value), .fractionalHeight(let value), .absolute(let value),
      .estimated(let value), .uniformAcrossSiblings(estimate: let value):
      value
    }
  }
}

/// Space between or around items: exactly so much, or at least so much.
package enum SpacingSpecification: Hashable, Sendable {
  case fixed(CGFloat)
  /// At least this many points, and a share of the space that is left.
  case flexible(CGFloat)

  /// The points given: the whole of a fixed spacing, the least of a flexible one.
  package var value: CGFloat {
    switch self {
    case .fixed(let value), .flexible(let value): value
    }
  }

  /// Whether the spacing takes a share of free space.
  package var isFlexible: Bool {
    if case .flexible = self { true } else { false }
  }
}

/// Space outside an item's slot, on each of its edges.
package struct EdgeSpacingSpecification: Hashable, Sendable {
  var leading: SpacingSpecification
  var top: SpacingSpecification
  var trailing: SpacingSpecification
  var bottom: SpacingSpecification

  package static let none = EdgeSpacingSpecification()

  /// Creates edge spacing; edges not named get none.
  package init(
    leading: SpacingSpecification = .fixed(0), top: SpacingSpecification = .fixed(0),
    trailing: SpacingSpecification = .fixed(0), bottom: SpacingSpecification = .fixed(0)
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  /// The space at the start of an axis: leading or top.
  package func start(_ axis: LayoutAxis) -> SpacingSpecification {
    axis == .horizontal ? leading : top
  }

  /// The space at the end of an axis: trailing or bottom.
  package func end(_ axis: LayoutAxis) -> SpacingSpecification {
    axis == .horizontal ? trailing : bottom
  }
}
