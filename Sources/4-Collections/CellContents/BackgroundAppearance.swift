// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// The kinds of backgrounds, named as the functions that make them are.
enum BackgroundStyle: String, Hashable, Sendable, CaseIterable {
  case clear
  case listPlainCell
  case listPlainHeaderFooter
  case listGroupedCell
  case listGroupedHeaderFooter
  case listSidebarHeader
  case listSidebarCell
  case listAccompaniedSidebarCell
}

/// The default appearance of a background in a state (behaviour 10.7).
struct BackgroundAppearance: Hashable, Sendable {
  /// The colour; nil for the view's tint.
  var color: UIColor?
  var cornerRadius: CGFloat = 0

  /// The radius of a sidebar's selection (rule LI-9): phones, then the Mac.
  static let sidebarCornerRadius: (phone: CGFloat, mac: CGFloat) = (10, 26)

  init(_ style: BackgroundStyle, _ states: CellStates, _ traits: UITraitCollection) {
    let isMac = traits.userInterfaceIdiom == .mac
    let isActive = !states.isDisjoint(with: [.selected, .highlighted])
    color = .clear
    switch style {
    case .clear, .listGroupedHeaderFooter, .listSidebarHeader: break
    case .listPlainCell:
      color = isActive ? .systemGray4 : .systemBackground
    case .listGroupedCell:
      color = isActive ? .systemGray4 : .secondarySystemGroupedBackground
    case .listPlainHeaderFooter:
      // The material of bars over a list's background: it is not blurred here, so that letters behind it
      // could be read if it let anything through.
      if states.contains(.pinned) { color = .systemBackground }
    case .listSidebarCell:
      cornerRadius = isMac ? Self.sidebarCornerRadius.mac : Self.sidebarCornerRadius.phone
      if isActive {
        color = isMac ? .quaternarySystemFill : states.isSelectedBesideFocus ? .systemGray4 : nil
      }
    case .listAccompaniedSidebarCell:
      cornerRadius = isMac ? Self.sidebarCornerRadius.mac : Self.sidebarCornerRadius.phone
      if isActive { color = .systemFill }
    }
    // Focus shows the tint, whatever the list.
    if states.contains(.focused), style.isCell { color = nil }
  }
}

extension CellStates {
  /// Whether a selection is grey, since another view has the focus (interaction rules, section 3.6).
  var isSelectedBesideFocus: Bool {
    contains([.selected, .besideFocus]) && isDisjoint(with: [.highlighted, .focused])
  }
}

extension BackgroundStyle {
  fileprivate var isCell: Bool {
    switch self {
    case .listPlainCell, .listGroupedCell, .listSidebarCell, .listAccompaniedSidebarCell: true
    default: false
    }
  }
}
