// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry

/// A supplementary item of an item or a group: a badge.
package struct SupplementarySpecification: Hashable, Sendable {
  package var elementKind: String
  /// Its size; fractions of the item's frame, or of what the group was resolved against.
  var layoutSize: SizeSpecification
  /// The insets of the supplementary view's frame inside its slot.
  var contentInsets = NSDirectionalEdgeInsets.zero
  /// The point of the item or group that it is attached to.
  var containerAnchor: AnchorSpecification
  /// The point of its own that is attached; nil for the same edges as the container's.
  var itemAnchor: AnchorSpecification?
  /// The position of the supplementary view in drawing order: greater ones are in front.
  var zIndex = 1

  /// Creates a badge with no insets and a z-index of 1.
  package init(
    elementKind: String, layoutSize: SizeSpecification, containerAnchor: AnchorSpecification,
    itemAnchor: AnchorSpecification? = nil
  ) {
    self.elementKind = elementKind
    self.layoutSize = layoutSize
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
  }
}

/// The point of an item that a supplementary item touches, or of the supplementary item that does.
package struct AnchorSpecification: Hashable, Sendable {
  /// The distance that an anchor is moved.
  package enum Offset: Hashable, Sendable {
    case absolute(CGPoint)
    /// A fraction of the supplementary item's **own** size (behaviour rule A-4).
    case fractional(CGPoint)
  }

  /// The edges named; per axis one of them, or none (or both) for the middle.
  package var edges: NSDirectionalRectEdge
  package var offset: Offset

  package init(edges: NSDirectionalRectEdge, offset: Offset = .absolute(.zero)) {
    self.edges = edges
    self.offset = offset
  }
}

/// A supplementary item at the boundary of a section or of the whole layout: a header, a footer.
package struct BoundarySpecification: Hashable, Sendable {
  /// The kind that its view is registered for; once per section.
  package var elementKind: String
  /// Its size, resolved against the section or the container.
  var layoutSize: SizeSpecification
  /// The insets of the boundary item's frame inside its slot.
  var contentInsets = NSDirectionalEdgeInsets.zero
  package var alignment: NSRectAlignment
  package var offset = CGPoint.zero
  /// Whether it lies outside the body, which then makes space for it.
  package var extendsBoundary = true
  package var pinToVisibleBounds = false
  /// Its place in drawing order while it is in its natural place.
  var zIndex = 1

  /// Creates a boundary item that extends its section, is not pinned and has a z-index of 1.
  package init(elementKind: String, layoutSize: SizeSpecification, alignment: NSRectAlignment) {
    self.elementKind = elementKind
    self.layoutSize = layoutSize
    self.alignment = alignment
  }
}

/// A background behind a section.
package struct DecorationSpecification: Hashable, Sendable {
  package var elementKind: String
  var contentInsets: NSDirectionalEdgeInsets
  /// The position of the decoration view in drawing order: greater ones are in front.
  var zIndex: Int

  package init(
    elementKind: String, contentInsets: NSDirectionalEdgeInsets = .zero, zIndex: Int = 0
  ) {
    self.elementKind = elementKind
    self.contentInsets = contentInsets
    self.zIndex = zIndex
  }
}
