// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The position of a row in its section.
package struct ListRowPosition: Hashable, Sendable {
  /// Whether it is the first row of its group.
  package var isFirst: Bool
  /// Whether it is the last row of its group.
  package var isLast: Bool

  /// Creates a position.
  package init(isFirst: Bool, isLast: Bool) {
    self.isFirst = isFirst
    self.isLast = isLast
  }
}

/// What an element is in a list.
package enum ListRole: Hashable, Sendable {
  /// A row.
  case row(ListRowPosition)
  /// A header, be it a supplementary view or a section's first item.
  case header
  /// A footer.
  case footer

  /// The role of an item.
  package init(item index: Int, of count: Int, headerMode: CollectionLayoutListHeaderMode) {
    let firstRow = headerMode == .firstItemInSection ? 1 : 0
    self =
      index < firstRow
      ? .header : .row(ListRowPosition(isFirst: index == firstRow, isLast: index == count - 1))
  }

  /// The position of the row; nil for headers and footers.
  package var position: ListRowPosition? {
    if case .row(let position) = self { position } else { nil }
  }
}

/// Whether a row draws a separator at an edge by default (behaviour rule SE-3).
package struct ListSeparatorRule: Hashable, Sendable {
  /// Whether there is one at the top.
  package var top = false
  /// Whether there is one at the bottom.
  package var bottom = false
  /// Whether the one at the top runs from edge to edge, as the first line of a group does.
  package var isTopFull = false
  /// Whether the one at the bottom runs from edge to edge, as the last line of a group does.
  package var isBottomFull = false

  /// No lines.
  package static let hidden = ListSeparatorRule(.sidebar, .header)

  /// The rule for an element.
  package init(_ appearance: CollectionLayoutListAppearance, _ role: ListRole) {
    guard case .row(let position) = role else { return }
    switch appearance {
    case .plain, .sidebarPlain:
      top = position.isFirst
      bottom = true
    case .grouped:
      top = position.isFirst
      bottom = true
      isTopFull = position.isFirst
      isBottomFull = position.isLast
    case .insetGrouped:
      bottom = !position.isLast
    case .sidebar: break
    }
  }
}
