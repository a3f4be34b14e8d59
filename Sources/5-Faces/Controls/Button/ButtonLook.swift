// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

enum ButtonStyle: Hashable, Sendable { case plain, tinted, gray, filled }

/// The colours of a configured button in a state; nil stands for the tint colour.
struct ButtonLook: Hashable, Sendable {
  /// Of words and symbols.
  var foreground: UIColor?
  var foregroundAlpha: CGFloat = 1
  var background: UIColor?
  var backgroundAlpha: CGFloat = 0

  /// The colours of a state. That a pressed button is paler is known, by how much is uncertain.
  init(_ configuration: UIButton.Configuration, in state: UIControl.State, role: UIButton.Role) {
    let accent: UIColor? = role == .destructive ? .systemRed : nil
    foreground = configuration.baseForegroundColor ?? accent
    background = configuration.baseBackgroundColor ?? accent
    switch configuration.style {
    case .plain:
      backgroundAlpha =
        state.contains(.selected) ? 0.18 : configuration.baseBackgroundColor == nil ? 0 : 1
    case .tinted: backgroundAlpha = 0.18
    case .gray:
      background = configuration.baseBackgroundColor ?? .tertiarySystemFill
      backgroundAlpha = 1
    case .filled:
      foreground = configuration.baseForegroundColor ?? .white
      backgroundAlpha = 1
    }
    if state.contains(.disabled) {
      foreground = .tertiaryLabel
      if backgroundAlpha > 0 { (background, backgroundAlpha) = (.tertiarySystemFill, 1) }
    } else if state.contains(.highlighted) {
      if backgroundAlpha > 0 { backgroundAlpha *= 0.75 } else { foregroundAlpha = 0.3 }
    }
  }

  /// Returns the colour, or the tint's if it is nil.
  func foreground(tint: UIColor) -> UIColor { Self.color(foreground ?? tint, foregroundAlpha) }
  func background(tint: UIColor) -> UIColor { Self.color(background ?? tint, backgroundAlpha) }

  private static func color(_ color: UIColor, _ alpha: CGFloat) -> UIColor {
    alpha == 1
      ? color
      : UIColor { traits in
        let resolved = color.resolvedColor(with: traits)
        return resolved.withAlphaComponent(resolved.cgColor.alpha * alpha)
      }
  }
}

/// Fonts and distances of configured buttons by their size.
///
/// The medium size is known of iOS 15 and later: body text with 7 and 12 points around it, corners of
/// 5.95 points, which is 0.35 times its font. The other three follow from the heights 28 (small) and 50
/// (large), and are uncertain within a point.
struct ButtonMetrics {
  let style: UIFont.TextStyle
  let insets: NSDirectionalEdgeInsets

  init(_ size: UIButton.Configuration.Size) {
    switch size {
    case .mini: (style, insets) = (.subheadline, Self.insets(4, 8))
    case .small: (style, insets) = (.subheadline, Self.insets(5, 10))
    case .medium: (style, insets) = (.body, Self.insets(7, 12))
    case .large: (style, insets) = (.body, Self.insets(15, 20))
    }
  }

  /// The radius of corners by the size of the font.
  static let cornerRatio: CGFloat = 0.35
  /// Whether corners of the dynamic style are those of a capsule. LK-251
  static let dynamicIsCapsule = ByDesign(false, true)
  /// The space before the arrows of a pop-up button, in points [uncertain].
  static let indicatorPadding: CGFloat = 5
  /// The space that a button without a configuration adds above and below its title, so that one of
  /// 15 points is 30 high; and its least width.
  static let (titleSpace, leastWidth): (CGFloat, CGFloat) = (6, 30)

  private static func insets(
    _ vertical: CGFloat, _ horizontal: CGFloat
  ) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }
}

/// A label of a button, which tells it when the size of the words changed.
final class ButtonLabel: UILabel {
  weak var button: UIButton?

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    button?.partChanged()
  }
}
