// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry
package import ViewLayout

/// The lengths that a table is made of, in points at the standard text size (interaction 5.3).
///
/// They differ from those of a collection view's lists, ``ListSectionMetrics``, as UIKit's do: do
/// not correct one by the other (behaviour rules TV-4 and IH-9).
package struct TableMetrics: Hashable, Sendable {
  /// The height of a row that is neither measured nor estimated.
  package var rowEstimate: CGFloat
  /// The height of a plain table's header or footer with a title.
  package var plainTitle: CGFloat
  package var plainHeaderTop: CGFloat
  /// The height above the first group, and with a title.
  var firstHeader: CGFloat
  package var firstTitledHeader: CGFloat
  /// The height above another group, and with a title.
  package var header: CGFloat
  package var titledHeader: CGFloat
  /// The height below a group, and with a title of one line.
  var footer: CGFloat
  package var titledFooter: CGFloat
  /// The space beside cards, and from the edge of a row to its contents.
  var margin: CGFloat
  /// The same in a wide table.
  var wideMargin: CGFloat
  /// The width from which a table is wide.
  var wideContainer: CGFloat
  /// The least height of a row whose cell has one of the styles.
  package var minimumRowHeight: CGFloat
  /// The space above and below the line of a group's title, of the first group and of one after a footer with
  /// a title; nil for one height at every scale, and for one that does not depend on the footer.
  package var firstTitleSpace: CGFloat?
  package var laterTitleSpace: CGFloat?
  /// Between a group's title and its rows, and between its rows and their footer (behaviour rule TV-10).
  package var headerToRows: CGFloat = 7
  package var rowsToFooter: CGFloat = 8
  /// From the edge of a card to its contents, and the width of the table from which it is the margin; nil
  /// for the margin everywhere.
  var cardMargin: CGFloat?
  var wideCardContainer: CGFloat = 0

  /// Phones and tablets: iOS 15 to 18, and iOS 26.
  package static let phone: ByDesign<TableMetrics> = {
    let iOS17 = TableMetrics(
      rowEstimate: 44, plainTitle: 28, plainHeaderTop: 22, firstHeader: 35, firstTitledHeader: 55.5,
      header: 17.5, titledHeader: 38, footer: 17.5, titledFooter: 30, margin: 16, wideMargin: 20,
      wideContainer: 390, minimumRowHeight: 44)
    var iOS26 = iOS17
    // LK-20, LK-21
    (iOS26.rowEstimate, iOS26.minimumRowHeight) = (52, 52)
    // LK-33 to LK-35
    (iOS26.firstTitleSpace, iOS26.laterTitleSpace, iOS26.headerToRows) = (35, 25, 5.5)
    // LK-37
    iOS26.rowsToFooter = 23.0 / 3
    // LK-31
    (iOS26.cardMargin, iOS26.wideCardContainer) = (16, 414)
    return ByDesign(iOS17, iOS26)
  }()

  /// From the edge of a row to its contents (behaviour rules TV-11 and LK-31).
  package func contentMargin(_ style: TableStyle, inWidth width: CGFloat) -> CGFloat {
    guard style == .insetGrouped, let cardMargin, width < wideCardContainer else {
      return margin(inWidth: width)
    }
    return cardMargin
  }

  /// The space beside cards, and from the edge of rows to their contents (behaviour rule TV-11).
  package func margin(inWidth width: CGFloat) -> CGFloat {
    width >= wideContainer ? wideMargin : margin
  }

  /// The space beside the rows themselves.
  ///
  /// - Returns: The space; a row keeps a point of width, however narrow the table is.
  package func rowInset(_ style: TableStyle, inWidth width: CGFloat) -> CGFloat {
    style == .insetGrouped ? max(0, min(margin(inWidth: width), (width - 1) / 2)) : 0
  }

  /// The height of a header or footer without a set height (behaviour rules TV-7 to TV-9).
  ///
  /// - Returns: The height; 0 for none.
  package func height(
    of edge: TableEdge, _ contents: TableBoundaryContents, _ style: TableStyle,
    _ place: TableSectionPlace
  ) -> CGFloat {
    let isEmpty = contents == .none
    if style == .plain { return isEmpty ? 0 : plainTitle }
    return switch edge {
    case .footer: contents == .title ? titledFooter : footer
    case .header:
      contents == .title
        ? titledHeaderHeight(place, line: Self.standardTitleLine)
        : place == .first ? firstHeader : header
    }
  }

  /// The line of a group's title, at the standard text size and scale 2; what is shown is measured.
  private static let standardTitleLine: CGFloat = 20.5

  /// The height of a group's header with a title of one line.
  ///
  /// - Returns: The height, in points.
  package func titledHeaderHeight(_ place: TableSectionPlace, line: CGFloat) -> CGFloat {
    switch place {
    case .first: firstTitleSpace.map { $0 + line } ?? firstTitledHeader
    case .afterTitledFooter: laterTitleSpace.map { $0 + line } ?? titledHeader
    case .later: titledHeader
    }
  }
}

/// The place of a section of a table: behind which other one.
package enum TableSectionPlace: Hashable, Sendable {
  /// Nothing: it is the first.
  case first
  case afterTitledFooter
  /// Another section.
  case later
}

package struct TableRowPosition: Hashable, Sendable {
  package var style: TableStyle
  package var position: ListRowPosition

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
    return ListSeparatorRule(appearance, .row(position))
  }
}
