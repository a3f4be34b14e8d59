// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// Every length and font of list contents (behaviour 10.3), in points at the standard text size.
///
/// Phones and tablets have a column for each design, with the Mac's number where no other was measured; the
/// Mac has one, ``mac(_:)``. A comment marks what is uncertain.
struct ListContentMetrics: Hashable, Sendable {
  var margins: NSDirectionalEdgeInsets
  /// On which axes the margins are at least the superview's (rule LC-e).
  var axesPreservingMargins: UIAxis
  /// From the image, or the space reserved for it, to the texts.
  var imageToText: CGFloat = 16
  /// Between texts beside each other.
  var textToSecondaryHorizontal: CGFloat = 8
  /// Between texts one above the other.
  var textToSecondaryVertical: CGFloat
  /// The least height at the standard text size (rule LC-f).
  var minimumHeight: CGFloat
  var textTransform = UIListContentConfiguration.TextProperties.TextTransform.none
  var textFont: ListContentFont
  var secondaryFont: ListContentFont

  /// The metrics for a kind of device, of which all but the Mac are taken for phones, and a design.
  static func metrics(
    _ style: ListContentStyle, in traits: UITraitCollection
  ) -> ListContentMetrics {
    if traits.userInterfaceIdiom == .mac { return mac(style) }
    return phone(style)[traits.design]
  }

  /// Whether the least height is that of rows alone, not of other cells with such contents. LK-4
  static let isHeightOfRows = ByDesign(false, true)

  /// The width of the space that symbols of unequal width are centred in, for `standardDimension`.
  /// Uncertain: known is only that it follows the text size.
  static let standardImageDimension: CGFloat = 28
  /// The opacity of disabled contents of sidebars (rule LC-h).
  static let disabledSidebarAlpha: CGFloat = 0.5

  // MARK: Phones and tablets

  /// The columns of iOS 14 to 18, and of iOS 26.
  static func phone(_ style: ListContentStyle) -> ByDesign<ListContentMetrics> {
    var iOS17 = ListContentMetrics(
      margins: phoneMargins(style),
      axesPreservingMargins: .horizontal,
      textToSecondaryVertical: 3,
      minimumHeight: phoneMinimumHeight(style),
      textFont: phoneTextFont(style), secondaryFont: phoneSecondaryFont(style))
    if style == .groupedHeader { iOS17.textTransform = .uppercase }
    var iOS26 = iOS17
    switch style {
    case .cell, .subtitleCell, .valueCell:
      // LK-1, LK-2
      iOS26.minimumHeight = 52
      iOS26.margins = macMargins(style)
      if style == .subtitleCell {
        // LK-3
        iOS26.textToSecondaryVertical = 0
        iOS26.secondaryFont = secondaryFont(style)
      }
    case .groupedHeader:
      // LK-40, LK-41
      iOS26.margins = macMargins(style)
      iOS26.textFont = ListContentFont(.headline)
      iOS26.textTransform = .none
    case .groupedFooter, .plainFooter:
      // LK-42
      iOS26.margins = macMargins(style)
    case .plainHeader, .prominentInsetGroupedHeader, .extraProminentInsetGroupedHeader,
      .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell,
      .sidebarHeader:
      break
    }
    return ByDesign(iOS17, iOS26)
  }

  private static func phoneMargins(_ style: ListContentStyle) -> NSDirectionalEdgeInsets {
    switch style {
    case .cell, .subtitleCell, .valueCell:
      NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
    case .plainHeader:
      // "So that 28 high at default size": a line of 17 points is 20.5 high at scale 2.
      NSDirectionalEdgeInsets(top: 3.75, leading: 8, bottom: 3.75, trailing: 8)
    case .groupedHeader, .prominentInsetGroupedHeader, .extraProminentInsetGroupedHeader:
      NSDirectionalEdgeInsets(top: 17, leading: 8, bottom: 6, trailing: 8)
    case .plainFooter, .groupedFooter:
      // Measured below cards.
      NSDirectionalEdgeInsets(top: 6, leading: 8, bottom: 12, trailing: 8)
    case .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell,
      .accompaniedSidebarSubtitleCell, .sidebarHeader:
      NSDirectionalEdgeInsets(top: 11, leading: 8, bottom: 11, trailing: 8)
    }
  }

  private static func phoneMinimumHeight(_ style: ListContentStyle) -> CGFloat {
    switch style {
    case .plainHeader: 28
    case _ where style.isCell || style == .sidebarHeader: 44
    default: 0
    }
  }

  private static func phoneTextFont(_ style: ListContentStyle) -> ListContentFont {
    switch style {
    case .plainFooter, .groupedFooter: ListContentFont(.footnote, .footer)
    default: textFont(style)
    }
  }

  private static func phoneSecondaryFont(_ style: ListContentStyle) -> ListContentFont {
    // Uncertain: the Mac has 15.
    style == .subtitleCell ? ListContentFont(.caption1) : secondaryFont(style)
  }

  // MARK: The Mac, a recent system

  static func mac(_ style: ListContentStyle) -> ListContentMetrics {
    var metrics = ListContentMetrics(
      margins: macMargins(style), axesPreservingMargins: style.isCell ? .both : .horizontal,
      textToSecondaryVertical: style == .subtitleCell ? 0 : 4, minimumHeight: 0,
      textFont: style == .groupedHeader ? ListContentFont(.headline) : textFont(style),
      secondaryFont: secondaryFont(style))
    if style.isSidebarCell, style != .sidebarCell {
      metrics.imageToText = 10
      metrics.secondaryFont = ListContentFont(.footnote)
    }
    return metrics
  }

  private static func macMargins(_ style: ListContentStyle) -> NSDirectionalEdgeInsets {
    switch style {
    case .cell, .subtitleCell, .valueCell:
      NSDirectionalEdgeInsets(top: 15, leading: 16, bottom: 15, trailing: 8)
    case .plainHeader, .groupedHeader, .prominentInsetGroupedHeader,
      .extraProminentInsetGroupedHeader:
      NSDirectionalEdgeInsets(top: 10, leading: 8, bottom: 10, trailing: 8)
    case .plainFooter, .groupedFooter:
      NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 6, trailing: 8)
    case .sidebarCell, .sidebarHeader:
      NSDirectionalEdgeInsets(top: 11, leading: 8, bottom: 11, trailing: 8)
    case .sidebarSubtitleCell, .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell:
      NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
    }
  }

  // MARK: Both

  private static func textFont(_ style: ListContentStyle) -> ListContentFont {
    switch style {
    // 20 bold on tablets; uncertain.
    case .plainHeader, .sidebarHeader: ListContentFont(.headline)
    case .plainFooter, .groupedHeader, .groupedFooter: ListContentFont(.footnote)
    // Both uncertain.
    case .prominentInsetGroupedHeader: ListContentFont(.title3, .bold)
    case .extraProminentInsetGroupedHeader: ListContentFont(.title2, .bold)
    default: ListContentFont(.body)
    }
  }

  private static func secondaryFont(_ style: ListContentStyle) -> ListContentFont {
    switch style {
    case .valueCell, .plainHeader, .sidebarHeader: ListContentFont(.body)
    case .plainFooter, .groupedHeader, .groupedFooter: ListContentFont(.footnote)
    default: ListContentFont(.subheadline)
    }
  }
}

/// A text style, as it is or changed.
struct ListContentFont: Hashable, Sendable {
  enum Variant {
    case usual
    case bold
    /// With lines as far apart as in a section's footer (behaviour rule LC-k).
    case footer
  }

  var style: UIFont.TextStyle
  var variant: Variant

  init(_ style: UIFont.TextStyle, _ variant: Variant = .usual) {
    self.style = style
    self.variant = variant
  }

  func font(in traits: UITraitCollection) -> UIFont {
    let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
    return switch variant {
    case .usual: font
    case .bold: font.withWeight(.bold)
    case .footer: font.forFooters
    }
  }
}

/// The kinds of list contents, named as the functions that make them are.
enum ListContentStyle: String, Hashable, Sendable, CaseIterable {
  case cell
  case subtitleCell
  case valueCell
  case plainHeader
  case plainFooter
  case groupedHeader
  case groupedFooter
  case prominentInsetGroupedHeader
  case extraProminentInsetGroupedHeader
  case sidebarCell
  case sidebarSubtitleCell
  case accompaniedSidebarCell
  case accompaniedSidebarSubtitleCell
  case sidebarHeader

  /// Whether the content is a row's, not a header's or footer's.
  var isCell: Bool {
    switch self {
    case .cell, .subtitleCell, .valueCell: true
    default: isSidebarCell
    }
  }

  var isSidebarCell: Bool {
    switch self {
    case .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell,
      .accompaniedSidebarSubtitleCell:
      true
    default: false
    }
  }

  var isSidebar: Bool { isSidebarCell || self == .sidebarHeader }
}
