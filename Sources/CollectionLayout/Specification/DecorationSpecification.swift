// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Geometry

/// A background behind a section.
package struct DecorationSpecification: Hashable, Sendable {
  /// The kind that its view is registered for.
  package var elementKind: String
  /// What its frame leaves free of the section's.
  var contentInsets: NSDirectionalEdgeInsets
  /// Its place in drawing order.
  var zIndex: Int

  /// Creates a background.
  package init(
    elementKind: String, contentInsets: NSDirectionalEdgeInsets = .zero, zIndex: Int = 0
  ) {
    self.elementKind = elementKind
    self.contentInsets = contentInsets
    self.zIndex = zIndex
  }
}
