// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry

/// A section: one group, repeated, with its boundary items and backgrounds.
package struct SectionSpecification: Hashable, Sendable {
  /// The group that repeats.
  package var group: GroupSpecification
  /// What the section leaves free around its groups.
  package var contentInsets = NSDirectionalEdgeInsets.zero
  /// What the `contentInsetsReference` adds to the content insets, already in points. It acts
  /// across the scroll direction only (behaviour rule CR-1): the other two edges are zero.
  package var referenceInsets = NSDirectionalEdgeInsets.zero
  /// What the `supplementaryContentInsetsReference` adds for boundary items, already in points.
  package var supplementaryReferenceInsets = NSDirectionalEdgeInsets.zero
  /// Whether boundary items keep to ``contentInsets`` across the scroll direction.
  package var supplementariesFollowContentInsets = true
  /// Space between two groups.
  package var interGroupSpacing: CGFloat = 0
  /// Whether and how the groups scroll orthogonally.
  package var orthogonalScrollingBehavior = OrthogonalBehavior.none
  /// The finer properties of that scrolling.
  var orthogonalScrollingProperties = OrthogonalProperties()
  /// Headers, footers and side items; one of each kind.
  package var boundarySupplementaryItems: [BoundarySpecification] = []
  /// Backgrounds.
  package var decorationItems: [DecorationSpecification] = []

  /// Creates a section with UIKit's defaults.
  package init(group: GroupSpecification) {
    self.group = group
  }
}
