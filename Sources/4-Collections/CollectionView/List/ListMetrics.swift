// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionLayout
package import Foundation
package import Geometry
package import ViewLayout
import Views

/// Every length of lists, their cells, accessories and swipe actions (behaviour 10.2, 10.4 to 10.6,
/// 10.9), in points at the standard text size.
///
/// Phones and tablets have a column for each design, with the Mac's number where no other was measured; the
/// Mac has one, ``mac``. A comment marks what is uncertain.
package struct ListMetrics: Hashable, Sendable {
  package var section: ListSectionMetrics
  /// The least height of a row at the standard text size.
  var minimumRowHeight: CGFloat
  package var row: RowMetrics
  /// From a sidebar row's leading edge to what stands first in it.
  var sidebarLeadingMargin: CGFloat
  /// Whether trailing accessories end as far from the edge as contents begin from the other one;
  /// else as far as the row's metrics say.
  var endsAtMargin: Bool
  /// The width of one level of indentation. Uncertain.
  package var indentationWidth: CGFloat
  /// The time that accessories take to appear and disappear when editing begins or ends, in
  /// seconds. Uncertain.
  var editingDuration = Timeline.defaultDuration

  /// The lengths in a row of a list. On phones trailing accessories end at the row's margin; those of
  /// sidebars, which were not measured there, are as on the Mac (behaviour rule AC-5).
  func lengths(in row: ListRow) -> RowMetrics {
    var lengths = self.row
    if row.appearance.isSidebar {
      let mac = RowMetrics.macList
      (lengths.disclosureWidth, lengths.disclosureOverhang) = (
        mac.disclosureWidth, mac.disclosureOverhang
      )
    } else if endsAtMargin {
      (lengths.trailingMargin, lengths.reorderMargin) = (row.margin, row.margin)
    }
    return lengths
  }

  /// The lengths for a kind of device, of which all but the Mac are taken for phones, and a design.
  package static func metrics(in traits: UITraitCollection) -> ListMetrics {
    traits.userInterfaceIdiom == .mac ? mac : phone[traits.design]
  }

  /// Phones and tablets: iOS 14 to 18, and iOS 26.
  package static let phone: ByDesign<ListMetrics> = {
    let iOS17 = ListMetrics(
      section: ListSectionMetrics(
        rowEstimate: 44, plainBoundaryEstimate: 28, groupedBoundaryEstimate: 17.5,
        plainHeaderTop: 22, firstGroupedTop: 35, groupedTop: 17.5, lastGroupedBottom: 20,
        groupedBottom: 17.5,
        // Measured up to 375 and from 390 on; what is between is uncertain.
        cardSide: 16, wideCardSide: 20, wideContainer: 390,
        // Uncertain.
        sidebarSide: 16,
        sidebarBottom: 10, boundaryZIndex: 200),
      minimumRowHeight: 44, row: RowMetrics.list[.iOS17], sidebarLeadingMargin: 8,
      endsAtMargin: true, indentationWidth: 10)
    var iOS26 = iOS17
    iOS26.row = RowMetrics.list[.iOS26]
    // LK-1
    (iOS26.section.rowEstimate, iOS26.minimumRowHeight) = (52, 52)
    // LK-16, chosen
    iOS26.section.lastGroupedBottom = 17.5
    // LK-7. Measured up to 402 and on tablets; the width of the step is chosen.
    iOS26.section.wideContainer = 414
    return ByDesign(iOS17, iOS26)
  }()

  /// The Mac, measured on a recent system.
  package static let mac = ListMetrics(
    section: ListSectionMetrics(
      rowEstimate: 40.04, plainBoundaryEstimate: 28, groupedBoundaryEstimate: 17.5,
      plainHeaderTop: 22, firstGroupedTop: 35, groupedTop: 35, lastGroupedBottom: 20,
      groupedBottom: 20, cardSide: 16, wideCardSide: 16, wideContainer: .infinity,
      sidebarSide: 12.987, sidebarBottom: 10, boundaryZIndex: 200),
    // Not measured: the row's own contents decide.
    minimumRowHeight: 0, row: .macList, sidebarLeadingMargin: 8, endsAtMargin: false,
    indentationWidth: 10)
}

/// The position of a cell in a list. It follows from the layout; nothing is kept for rows.
package struct ListRow: Hashable, Sendable {
  package var appearance: CollectionLayoutListAppearance
  package var role: ListRole
  /// The lines, as the section's configuration and its handler say.
  package var separators: UIListSeparatorConfiguration
  package var showsSeparators: Bool
  /// The space that a supplementary header adds above its contents, in points.
  var topPadding: CGFloat = 0
  /// From the leading edge of the row to what stands first in it.
  var margin: CGFloat
  /// Whether it is a header that stays visible away from its place.
  package var isPinned = false

  /// The row that cells outside of lists stand for.
  static let standalone = ListRow(
    appearance: .plain, role: .row(ListRowPosition(isFirst: false, isLast: false)),
    separators: UIListSeparatorConfiguration(listAppearance: .plain), showsSeparators: false,
    margin: RowMetrics.list[.iOS17].leadingMargin)

  /// Whether the row draws lines, where its neighbours do not hide them (rules SE-2, SE-3).
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
