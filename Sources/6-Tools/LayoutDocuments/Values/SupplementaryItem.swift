// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry

extension LayoutDocument {
  /// A badge, anchored to an item or a group.
  package struct SupplementaryItem: Hashable, Sendable {
    package var item: Item
    package var kind: String
    /// The point of the container that the badge is at.
    package var anchor: Anchor
    /// The point of the badge that is there; nil for the one that UIKit chooses.
    package var itemAnchor: Anchor?
    package var zIndex = 1

    /// Creates a badge at depth 1.
    package init(kind: String, width: Length, height: Length, anchor: Anchor) {
      item = Item(width: width, height: height)
      self.kind = kind
      self.anchor = anchor
    }
  }

  /// A point of a rectangle, and an offset from there.
  package struct Anchor: Hashable, Sendable {
    package enum Offset: Hashable, Sendable {
      /// In points.
      case absolute(CGPoint)
      /// In shares of the badge's size.
      case fractional(CGPoint)
    }

    /// The edges at which the point is; none for the centre.
    package var edges: NSDirectionalRectEdge
    package var offset: Offset

    package init(edges: NSDirectionalRectEdge, offset: Offset = .absolute(.zero)) {
      self.edges = edges
      self.offset = offset
    }
  }

  /// A header or a footer of a section or of the layout.
  package struct BoundaryItem: Hashable, Sendable {
    package var item: Item
    package var kind: String
    /// The edge or corner of the section at which it is; never `none`.
    package var alignment: NSRectAlignment
    /// The offset from there, in points.
    package var offset = CGPoint.zero
    package var extendsBoundary = true
    package var pinToVisibleBounds = false
    package var zIndex = 1

    /// Creates a header that extends its section.
    package init(kind: String, width: Length, height: Length, alignment: NSRectAlignment) {
      item = Item(width: width, height: height)
      self.kind = kind
      self.alignment = alignment
    }
  }

  package struct Decoration: Hashable, Sendable {
    package var kind: String
    package var contentInsets = NSDirectionalEdgeInsets.zero
    package var zIndex = 0

    /// Creates a background of the section's size.
    package init(kind: String) { self.kind = kind }
  }
}
