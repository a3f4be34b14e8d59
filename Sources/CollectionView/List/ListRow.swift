// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionLayout
import Foundation

/// What a cell knows of its place in a list. It follows from the layout; nothing is kept for rows.
package struct ListRow: Hashable, Sendable {
  /// What the list looks like.
  package var appearance: CollectionLayoutListAppearance
  /// What the cell is.
  package var role: ListRole
  /// The lines, as the section's configuration and its handler say.
  package var separators: UIListSeparatorConfiguration
  /// Whether there are lines at all.
  package var showsSeparators: Bool
  /// The space that a supplementary header adds above its contents, in points.
  var topPadding: CGFloat = 0
  /// From the edge of the list to a card and, in a card, from a cell's edge to the line below it.
  var cardSide: CGFloat = 0
  /// Whether it is a header that stays visible away from its place.
  package var isPinned = false

  /// What a cell outside of lists is taken for.
  static let standalone = ListRow(
    appearance: .plain, role: .row(ListRowPosition(isFirst: false, isLast: false)),
    separators: UIListSeparatorConfiguration(listAppearance: .plain), showsSeparators: false)
}

extension ListRow {
  /// Whether the row draws lines, where its neighbours do not hide them (behaviour rules SE-2,
  /// SE-3).
  var separatorRule: ListSeparatorRule {
    var rule = ListSeparatorRule(appearance, role)
    guard showsSeparators else {
      (rule.top, rule.bottom) = (false, false)
      return rule
    }
    rule.top = separators.topSeparatorVisibility.decides(rule.top)
    rule.bottom = separators.bottomSeparatorVisibility.decides(rule.bottom)
    return rule
  }
}

extension UIListSeparatorConfiguration.Visibility {
  fileprivate func decides(_ automatic: Bool) -> Bool {
    switch self {
    case .automatic: automatic
    case .visible: true
    case .hidden: false
    }
  }
}
