// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import ViewLayout

package enum ListRole: Hashable, Sendable {
  case row(ListRowPosition)
  /// A header, be it a supplementary view or a section's first item.
  case header
  case footer

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

extension ListSeparatorRule {
  /// The rule for an element of a list (behaviour rule SE-3).
  package init(_ appearance: CollectionLayoutListAppearance, _ role: ListRole) {
    self.init()
    guard case .row(let position) = role else { return }
    switch appearance {
    case .plain, .sidebarPlain: bottom = true
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
