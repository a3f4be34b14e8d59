// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry

/// A supplementary item at the boundary of a section or of the whole layout: a header, a footer.
package struct BoundarySpecification: Hashable, Sendable {
  /// The kind that its view is registered for; once per section.
  package var elementKind: String
  /// Its size, resolved against the section or the container.
  var layoutSize: SizeSpecification
  /// What its frame leaves free of its slot.
  var contentInsets = NSDirectionalEdgeInsets.zero
  /// The edge or corner it lies at.
  package var alignment: NSRectAlignment
  /// Points it is moved by.
  package var offset = CGPoint.zero
  /// Whether it lies outside the body, which then makes space for it.
  package var extendsBoundary = true
  /// Whether it stays visible while its section is.
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
