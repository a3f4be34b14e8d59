// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry

/// All that a solve knows: sections, counts, configuration and container.
///
/// The value holds no object, so it can be compared, kept, printed and sent to another thread, and
/// solving it again gives the same frames.
package struct LayoutSpecification: Hashable, Sendable {
  /// One description per section; nil is allowed for a section without items (behaviour rule L-3).
  package var sections: [SectionSpecification?]
  /// The number of items of each section; as many numbers as there are sections.
  package var itemCounts: [Int]
  /// The size that the outermost fractions are taken of: the view's bounds less its explicit
  /// content insets (EV-1).
  package var containerSize: CGSize
  /// The grid that lengths and origins are rounded to.
  var pixelGrid: PixelGrid
  package var scrollDirection = LayoutAxis.vertical
  /// Space between every two neighbouring sections, empty ones too.
  package var interSectionSpacing: CGFloat = 0
  /// Headers, footers and side items of the whole layout; one of each kind.
  package var boundarySupplementaryItems: [BoundarySpecification] = []

  /// Creates the specification of a vertical layout without boundary items of its own.
  package init(
    sections: [SectionSpecification?], itemCounts: [Int], containerSize: CGSize,
    pixelGrid: PixelGrid
  ) {
    self.sections = sections
    self.itemCounts = itemCounts
    self.containerSize = containerSize
    self.pixelGrid = pixelGrid
  }
}

/// A section: one group, repeated, with its boundary items and backgrounds.
package struct SectionSpecification: Hashable, Sendable {
  package var group: GroupSpecification
  package var contentInsets = NSDirectionalEdgeInsets.zero
  /// The insets that the `contentInsetsReference` adds to the content insets, already in points. It
  /// acts across the scroll direction only (behaviour rule CR-1): the other two edges are zero.
  package var referenceInsets = NSDirectionalEdgeInsets.zero
  /// The insets that the `supplementaryContentInsetsReference` adds for boundary items, in points.
  package var supplementaryReferenceInsets = NSDirectionalEdgeInsets.zero
  /// Whether boundary items keep to ``contentInsets`` across the scroll direction.
  package var supplementariesFollowContentInsets = true
  package var interGroupSpacing: CGFloat = 0
  package var orthogonalScrollingBehavior = OrthogonalBehavior.none
  var orthogonalScrollingProperties = OrthogonalProperties()
  /// Headers, footers and side items; one of each kind.
  package var boundarySupplementaryItems: [BoundarySpecification] = []
  package var decorationItems: [DecorationSpecification] = []

  package init(group: GroupSpecification) {
    self.group = group
  }
}

package typealias OrthogonalBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior

/// The properties of an orthogonal section's scrolling, as a value.
package struct OrthogonalProperties: Hashable, Sendable {
  /// The deceleration rate of a thrown row (behaviour rule O-8).
  var decelerationRate =
    UICollectionLayoutSectionOrthogonalScrollingDecelerationRate.automatic
  /// Whether the row can be pulled beyond its ends.
  var bounce = UICollectionLayoutSectionOrthogonalScrollingBounce.automatic
}
