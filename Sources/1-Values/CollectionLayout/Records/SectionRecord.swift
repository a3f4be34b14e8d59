// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry

/// A section, as the solver placed it; its groups are asked for by themselves.
package struct SectionRecord: Hashable, Sendable {
  package var index: Int
  var itemCount: Int
  package var groupCount: Int
  /// The axis along which sections stack, as recorded.
  package var mainAxis: LayoutAxis
  /// The axis that its groups stack along: the other one in an orthogonal section (rule S-1).
  package var stackAxis: LayoutAxis
  package var orthogonalBehavior: OrthogonalBehavior
  package var container: CGSize
  /// The section with its insets and extending boundary items, over the container's whole cross
  /// length; not rounded.
  package var frame: CGRect
  /// The body: between extending boundary items, before the content insets.
  package var body: CGRect
  /// The area of its groups: the body after the content insets.
  package var groupArea: CGRect
  package var contentInsets: NSDirectionalEdgeInsets
  /// The insets that the insets reference adds to them (CR-1).
  package var referenceInsets: NSDirectionalEdgeInsets
  /// The space between two groups, edge spacing not counted.
  package var interGroupSpacing: CGFloat
  /// The space after the section, if another follows.
  package var interSectionSpacing: CGFloat
  package var boundaryItems: [BoundaryItemRecord]
  package var backgrounds: [BackgroundRecord]
}

/// A header, a footer or a side item, as the solver placed it.
package struct BoundaryItemRecord: Hashable, Sendable {
  /// The header or footer, or what else is at the boundary.
  package var identity: ElementIdentity
  package var alignment: NSRectAlignment
  package var extendsBoundary: Bool
  package var offset: CGPoint
  package var naturalFrame: CGRect
  /// The frame of the element now.
  package var frame: CGRect
  var isPinned: Bool
  /// The content insets that were applied: none along estimated axes (E-2).
  package var contentInsets: NSDirectionalEdgeInsets
  /// The content insets that were not applied: those along estimated axes.
  package var ignoredInsets: NSDirectionalEdgeInsets
  package var width: LengthRecord
  package var height: LengthRecord
}

/// A background of a section, as the solver placed it.
package struct BackgroundRecord: Hashable, Sendable {
  package var identity: ElementIdentity
  package var frame: CGRect
  package var contentInsets: NSDirectionalEdgeInsets
}

package struct ItemPlacement: Hashable, Sendable {
  package var section: SectionRecord
  /// The groups around the item, outermost first.
  package var groups: [GroupRecord]
  package var item: ItemRecord
}
