// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// The numbers of alerts and action sheets, in points, and their looks. [design: those that one sees on
/// iOS 17]
@MainActor enum AlertMetrics {
  static let alertWidth: CGFloat = 270
  static let cornerRadius: CGFloat = 14
  /// The distance of an action sheet from the edges, and between its cards.
  static let sheetMargin: CGFloat = 8
  /// The least distance of an alert from the safe area above and below.
  static let alertMargin: CGFloat = 24
  static let alertRowHeight: CGFloat = 44
  static let sheetRowHeight: CGFloat = 57
  /// The least distance of an action's words from its edges, at the sides, and above and below.
  static let rowInsets = CGSize(width: 8, height: 11)
  /// The distances of the words from the edges of the card.
  static func textInsets(_ style: UIAlertController.Style) -> UIEdgeInsets {
    style == .alert
      ? UIEdgeInsets(top: 20, left: 16, bottom: 20, right: 16)
      : UIEdgeInsets(top: 14, left: 16, bottom: 14, right: 16)
  }
  /// The distance between title and message.
  static func textSpacing(_ style: UIAlertController.Style) -> CGFloat { style == .alert ? 2 : 8 }
  static let fieldHeight: CGFloat = 32
  /// The distance between the words and the fields.
  static let fieldSpacing: CGFloat = 16
  /// The distance of a field's text from the edges of its box.
  static let fieldInset: CGFloat = 7
  static let fieldRadius: CGFloat = 6
  /// Seconds in which an alert comes, and goes.
  static let durations: (appearing: TimeInterval, disappearing: TimeInterval) = (0.35, 0.2)
  /// The size from which an alert comes.
  static let startScale: CGFloat = 1.15

  static func titleFont(
    _ style: UIAlertController.Style, in traits: UITraitCollection
  ) -> UIFont {
    if style == .alert { return .preferredFont(forTextStyle: .headline, compatibleWith: traits) }
    return .systemFont(sizedAs: .footnote, weight: .semibold, in: traits)
  }

  static func messageFont(in traits: UITraitCollection) -> UIFont {
    .preferredFont(forTextStyle: .footnote, compatibleWith: traits)
  }

  static func rowFont(
    _ style: UIAlertController.Style, isEmphasized: Bool, in traits: UITraitCollection
  ) -> UIFont {
    .systemFont(
      sizedAs: style == .alert ? .body : .title3, weight: isEmphasized ? .semibold : .regular,
      in: traits)
  }

  /// The fill of a card: the colour of its material over a dimmed background. The material is not
  /// drawn, and letters behind it could be read if it let anything through.
  static let fill = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 0.142 : 0.962, alpha: 1)
  }
  /// The fill of the card with the action that cancels.
  static let cancelFill = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 0.17, alpha: 1) : .white
  }
  /// The fill of a row that is touched.
  static let pressedFill = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 1, alpha: 0.12) : UIColor(white: 0, alpha: 0.1)
  }
}
