// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// The default appearance of list contents in a state (behaviour 10.3, rule LC-h).
struct ListContentAppearance: Hashable, Sendable {
  var textFont: UIFont
  var textColor: UIColor
  var textTransform: UIListContentConfiguration.TextProperties.TextTransform
  var secondaryFont: UIFont
  var secondaryColor: UIColor
  /// The image's tint; nil for the view's.
  var imageTint: UIColor?
  var alpha: CGFloat = 1

  init(_ style: ListContentStyle, _ states: CellStates, in traits: UITraitCollection) {
    let metrics = ListContentMetrics.metrics(style, in: traits)
    textFont = metrics.textFont.font(in: traits)
    secondaryFont = metrics.secondaryFont.font(in: traits)
    textTransform = metrics.textTransform
    textColor = style.isQuiet ? .secondaryLabel : .label
    secondaryColor = .secondaryLabel
    let isOnTint = Self.isOnTint(style, states, traits.userInterfaceIdiom)
    if states.contains(.disabled) {
      if style.isSidebar {
        alpha = ListContentMetrics.disabledSidebarAlpha
      } else {
        textColor = .tertiaryLabel
        secondaryColor = .quaternaryLabel
        imageTint = .tertiaryLabel
      }
    } else if isOnTint {
      textColor = .white
      secondaryColor = .white
      imageTint = .white
    } else if style == .sidebarCell, states.contains(.selected) {
      textFont = textFont.withWeight(.medium)
    }
  }

  /// Returns whether the background is the tint, so that everything on it is white.
  private static func isOnTint(
    _ style: ListContentStyle, _ states: CellStates, _ idiom: UIUserInterfaceIdiom
  ) -> Bool {
    guard !states.contains(.focused) else { return style.isCell }
    guard idiom != .mac, !states.isSelectedBesideFocus else { return false }
    return style == .sidebarCell || style == .sidebarSubtitleCell
      ? !states.isDisjoint(with: [.selected, .highlighted]) : false
  }
}

extension ListContentStyle {
  /// Whether the text is of less importance than a row's.
  fileprivate var isQuiet: Bool {
    switch self {
    case .groupedHeader, .plainFooter, .groupedFooter: true
    default: false
    }
  }
}

extension UIFont {
  /// The font in another weight; it still follows the reader's text size if it did.
  func withWeight(_ weight: Weight) -> UIFont {
    var face = face
    face.weight = weight
    return UIFont(face: face, size: pointSize, scaling: scaling)
  }
}
