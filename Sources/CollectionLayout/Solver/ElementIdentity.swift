// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// What tells one element of a layout from all others.
package struct ElementIdentity: Hashable, Sendable {
  /// What the element is.
  package var category: CollectionLayoutElementCategory
  /// The element kind; nil for cells.
  package var kind: String?
  /// The section.
  package var section: Int
  /// The item of a cell, the number among its kind of a supplementary item, the position in the
  /// list of a decoration; ``layoutLevelIndex`` for boundary items of the whole layout.
  package var index: Int

  /// The index of the boundary items of the whole layout: UIKit's `NSNotFound`, with section 0.
  package static let layoutLevelIndex = Int.max

  /// The identity of a cell.
  package static func cell(item: Int, section: Int) -> ElementIdentity {
    ElementIdentity(category: .cell, kind: nil, section: section, index: item)
  }

  /// The identity of a header, a footer or a badge.
  package static func supplementary(kind: String, section: Int, index: Int) -> ElementIdentity {
    ElementIdentity(category: .supplementaryView, kind: kind, section: section, index: index)
  }

  /// The identity of a boundary item of the whole layout.
  package static func layoutSupplementary(kind: String) -> ElementIdentity {
    supplementary(kind: kind, section: 0, index: layoutLevelIndex)
  }

  /// The identity of a background.
  static func decoration(kind: String, section: Int, index: Int) -> ElementIdentity {
    ElementIdentity(category: .decorationView, kind: kind, section: section, index: index)
  }

  package init(
    category: CollectionLayoutElementCategory, kind: String?, section: Int, index: Int
  ) {
    self.category = category
    self.kind = kind
    self.section = section
    self.index = index
  }
}
