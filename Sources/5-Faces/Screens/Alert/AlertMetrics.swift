// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// The numbers of an alert's or an action sheet's card, in points, and its looks: a column for each kind in the
/// design of iOS 17, and one for both in that of iOS 26. [design: those of 17 that one sees there]
@MainActor
struct AlertMetrics {
  /// The width of an alert; an action sheet of iOS 17 is as wide as the screen.
  var width: CGFloat = 270
  var cornerRadius: CGFloat = 14
  /// The distances of the words from the edges of the card.
  var textInsets: UIEdgeInsets
  var textSpacing: CGFloat
  /// The alignment of a title with a message; one text alone is in the middle.
  var textAlignment = NSTextAlignment.center
  /// The space below one text alone; nil for that of the insets. LK-172
  var spaceBelowOneText: CGFloat?
  var rowHeight: CGFloat
  /// The least distance of an action's words from its edges, at the sides, and above and below.
  var rowInsets = CGSize(width: 8, height: 11)
  /// The shape of actions that stand apart; nil for rows with lines between them.
  var pill: Pill?
  var fieldHeight: CGFloat = 32
  /// The distance between the words and the fields.
  var fieldSpacing: CGFloat = 16
  /// The distance of the fields from the edges of the card; nil for that of the words.
  var fieldMargin: CGFloat?
  /// The distance of a field's text from the edges of its box.
  var fieldInset: CGFloat = 7
  var fieldRadius: CGFloat = 6
  var fieldBorder: CGFloat = 0.5
  /// The numbers that differ at the largest ordinary text size, and at accessibility sizes; nil for nothing. LK-179
  var largestText: LargerText?
  var accessibilityText: LargerText?
  /// The fill in a popover; nil for that of the card. LK-181
  var popoverFill: UIColor?
  /// The opacity, the blur radius and the distance of the shadow.
  var shadow: (opacity: Float, radius: CGFloat, distance: CGFloat) = (0, 0, 0)

  var titleStyle: (style: UIFont.TextStyle, weight: UIFont.Weight)
  var messageStyle = UIFont.TextStyle.footnote
  var actionStyle = UIFont.TextStyle.body
  var actionWeight = UIFont.Weight.regular
  var titleColor: UIColor = .label
  var messageColor: UIColor = .label
  /// The colour of an action's words, unless it destroys; nil for the tint.
  var actionColor: UIColor?
  /// The fill of a card: the colour of its material over a dimmed background. The material is not
  /// drawn, and letters behind it could be read if it let anything through.
  var fill = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 0.142 : 0.962, alpha: 1)
  }

  /// The lengths and the fill of actions that stand apart.
  struct Pill {
    /// Between the actions, and between them and the edges of the card.
    var spacing: CGFloat = 8
    var padding: CGFloat = 16
    var fill = UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(white: 1, alpha: 0.1097) : UIColor(white: 0.109, alpha: 0.1372)
    }
  }

  /// The spaces above, between and below the words at larger text sizes, and what an action's words have above and
  /// below them there.
  struct LargerText {
    var top: CGFloat
    var spacing: CGFloat
    var bottom: CGFloat
    var rowInset: CGFloat
  }

  /// Returns the numbers of a kind of card in a design, and at a text size.
  static func metrics(
    _ style: UIAlertController.Style, in traits: UITraitCollection
  ) -> AlertMetrics {
    var metrics = (style == .alert ? alert : sheet)[traits.design]
    let size = traits.preferredContentSizeCategory
    let larger =
      size.isAccessibilityCategory
      ? metrics.accessibilityText : size == .extraExtraExtraLarge ? metrics.largestText : nil
    guard let larger else { return metrics }
    (metrics.textInsets.top, metrics.textInsets.bottom) = (larger.top, larger.bottom)
    metrics.textSpacing = larger.spacing
    metrics.rowInsets.height = larger.rowInset
    return metrics
  }

  /// Whether an action sheet is a card of its own kind; else it is the card of an alert. LK-180
  static let hasSheets = ByDesign(true, false)
  /// Whether an action sheet with a source is a popover there on phones, too. LK-181
  static let staysAtSource = ByDesign(false, true)
  /// Seconds in which what is behind is dimmed, by a critically damped spring of 22.88 radians a second, while an alert
  /// is there at once; nil for one that fades in. LK-178
  static let dimmingDuration = ByDesign<TimeInterval?>(nil, 0.4035)

  private static let alert = ByDesign(
    AlertMetrics(
      textInsets: UIEdgeInsets(top: 20, left: 16, bottom: 20, right: 16), textSpacing: 2,
      rowHeight: 44, titleStyle: (.headline, .semibold)), card26)

  private static let sheet: ByDesign<AlertMetrics> = {
    var iOS17 = AlertMetrics(
      textInsets: UIEdgeInsets(top: 14, left: 16, bottom: 14, right: 16), textSpacing: 8,
      rowHeight: 57, titleStyle: (.footnote, .semibold))
    (iOS17.titleColor, iOS17.messageColor) = (.secondaryLabel, .secondaryLabel)
    iOS17.actionStyle = .title3
    return ByDesign(iOS17, card26)
  }()

  private static let card26: AlertMetrics = {
    // LK-171
    var card = AlertMetrics(
      textInsets: UIEdgeInsets(top: 22, left: 30, bottom: 13.0 / 3, right: 30),
      textSpacing: 23.0 / 3, rowHeight: 48, titleStyle: (.headline, .semibold))
    card.textAlignment = .natural
    card.messageStyle = .subheadline
    card.messageColor = .secondaryLabel
    // LK-170
    (card.width, card.cornerRadius) = (320, 34)
    // LK-172
    card.spaceBelowOneText = 4
    // LK-173, LK-174
    card.pill = Pill()
    card.rowInsets = CGSize(width: 12, height: 12)
    card.actionWeight = .medium
    card.actionColor = .label
    // LK-179
    card.largestText = LargerText(top: 38, spacing: 17, bottom: 5, rowInset: 10)
    card.accessibilityText = LargerText(top: 73, spacing: 42, bottom: 7, rowInset: 12)
    // LK-175
    (card.fieldHeight, card.fieldRadius, card.fieldBorder) = (48, 24, 0)
    (card.fieldMargin, card.fieldInset, card.fieldSpacing) = (15, 15, 49.0 / 3)
    // LK-176, over white and black that are dimmed
    card.fill = UIColor { traits in
      UIColor(white: traits.userInterfaceStyle == .dark ? 16 / 255 : 239 / 255, alpha: 1)
    }
    // LK-181; nobody measured it in the dark.
    card.popoverFill = UIColor { traits in
      UIColor(white: traits.userInterfaceStyle == .dark ? 16 / 255 : 246 / 255, alpha: 1)
    }
    // LK-177
    card.shadow = (0.085, 22, 8)
    return card
  }()

  // MARK: Both designs

  /// The distance of an action sheet from the edges, and between its cards.
  static let sheetMargin: CGFloat = 8
  /// The least distance of an alert from the safe area above and below.
  static let alertMargin: CGFloat = 24
  static let durations: (appearing: TimeInterval, disappearing: TimeInterval) = (0.35, 0.2)
  /// The fill of the card with the action that cancels.
  static let cancelFill = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 0.17, alpha: 1) : .white
  }
  static let pressedFill = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 1, alpha: 0.12) : UIColor(white: 0, alpha: 0.1)
  }

  // MARK: Fonts

  func titleFont(isAlone: Bool, in traits: UITraitCollection) -> UIFont {
    if isAlone, spaceBelowOneText != nil {
      return .preferredFont(forTextStyle: .body, compatibleWith: traits)
    }
    if titleStyle.style == .headline {
      return .preferredFont(forTextStyle: .headline, compatibleWith: traits)
    }
    return .systemFont(sizedAs: titleStyle.style, weight: titleStyle.weight, in: traits)
  }

  func messageFont(isAlone: Bool, in traits: UITraitCollection) -> UIFont {
    .preferredFont(
      forTextStyle: isAlone && spaceBelowOneText != nil ? .body : messageStyle,
      compatibleWith: traits)
  }

  func actionFont(isEmphasized: Bool, in traits: UITraitCollection) -> UIFont {
    .systemFont(
      sizedAs: actionStyle, weight: isEmphasized ? .semibold : actionWeight, in: traits)
  }
}
