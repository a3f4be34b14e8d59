// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// What a row of a table knows of where it is.
package struct TableRowPlace: Hashable, Sendable {
  /// What the table looks like.
  package var style: TableStyle
  /// Where the row is in its section.
  package var position: ListRowPosition

  /// Creates a place.
  package init(style: TableStyle, position: ListRowPosition) {
    self.style = style
    self.position = position
  }

  /// Whether the row draws lines at its edges, where nothing hides them (behaviour rule TV-12).
  package var separatorRule: ListSeparatorRule {
    let appearance: CollectionLayoutListAppearance =
      switch style {
      case .plain: .plain
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      }
    var rule = ListSeparatorRule(appearance, .row(position))
    // Unlike a list's, a plain table's first row has no line above it.
    if style == .plain { rule.top = false }
    return rule
  }
}
