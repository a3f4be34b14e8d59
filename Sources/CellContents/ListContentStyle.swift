// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

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

  /// Whether the content is a sidebar's row.
  var isSidebarCell: Bool {
    switch self {
    case .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell,
      .accompaniedSidebarSubtitleCell:
      true
    default: false
    }
  }

  /// Whether the content is a sidebar's, a row's or a header's.
  var isSidebar: Bool { isSidebarCell || self == .sidebarHeader }
}
