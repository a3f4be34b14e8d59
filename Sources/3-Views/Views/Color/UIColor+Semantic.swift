// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// The colours named by what they are for (behaviour 10.11).
extension UIColor {
  /// The colour of primary text.
  public static let label = UIColor(light: 0x000000, dark: 0xFFFFFF)
  /// Text of less importance.
  public static let secondaryLabel = UIColor(
    light: ColorValue(0x3C3C43, alpha: 0.6), dark: ColorValue(0xEBEBF5, alpha: 0.6))
  /// Text of still less importance.
  public static let tertiaryLabel = UIColor(
    light: ColorValue(0x3C3C43, alpha: 0.3), dark: ColorValue(0xEBEBF5, alpha: 0.3))
  /// Text of the least importance.
  public static let quaternaryLabel = UIColor(
    light: ColorValue(0x3C3C43, alpha: 0.18), dark: ColorValue(0xEBEBF5, alpha: 0.16))
  /// Text where something is to be typed.
  public static let placeholderText = UIColor(
    light: ColorValue(0x3C3C43, alpha: 0.3), dark: ColorValue(0xEBEBF5, alpha: 0.3))
  /// A line that lets what is behind it through.
  public static let separator = UIColor(
    light: ColorValue(0x3C3C43, alpha: 0.29), dark: ColorValue(0x545458, alpha: 0.6))
  /// A line that hides what is behind it.
  public static let opaqueSeparator = UIColor(light: 0xC6C6C8, dark: 0x38383A)
  /// The main background.
  public static let systemBackground = UIColor(light: 0xFFFFFF, dark: 0x000000, elevated: 0x1C1C1E)
  /// The background of content on top of the main background.
  public static let secondarySystemBackground = UIColor(
    light: 0xF2F2F7, dark: 0x1C1C1E, elevated: 0x2C2C2E)
  /// The background of content on top of secondary backgrounds.
  public static let tertiarySystemBackground = UIColor(
    light: 0xFFFFFF, dark: 0x2C2C2E, elevated: 0x3A3A3C)
  /// The background of grouped contents.
  public static let systemGroupedBackground = UIColor(
    light: 0xF2F2F7, dark: 0x000000, elevated: 0x1C1C1E)
  /// The background of groups.
  public static let secondarySystemGroupedBackground = UIColor(
    light: 0xFFFFFF, dark: 0x1C1C1E, elevated: 0x2C2C2E)
  /// The background of content on top of secondary grouped backgrounds.
  public static let tertiarySystemGroupedBackground = UIColor(
    light: 0xF2F2F7, dark: 0x2C2C2E, elevated: 0x3A3A3C)
  /// Fills thin shapes.
  public static let systemFill = UIColor(
    light: ColorValue(0x787880, alpha: 0.2), dark: ColorValue(0x787880, alpha: 0.36))
  /// Fills middle-sized shapes.
  public static let secondarySystemFill = UIColor(
    light: ColorValue(0x787880, alpha: 0.16), dark: ColorValue(0x787880, alpha: 0.32))
  /// Fills large shapes.
  public static let tertiarySystemFill = UIColor(
    light: ColorValue(0x767680, alpha: 0.12), dark: ColorValue(0x767680, alpha: 0.24))
  /// Fills very large shapes.
  public static let quaternarySystemFill = UIColor(
    light: ColorValue(0x747480, alpha: 0.08), dark: ColorValue(0x767680, alpha: 0.18))
}

/// The colours that are the same in light and dark.
extension UIColor {
  /// Opaque black.
  public static let black = UIColor(ColorValue(0x000000))
  /// Opaque white.
  public static let white = UIColor(ColorValue(0xFFFFFF))
  /// Full red.
  public static let red = UIColor(ColorValue(0xFF0000))
  /// Full green.
  public static let green = UIColor(ColorValue(0x00FF00))
  /// Full blue.
  public static let blue = UIColor(ColorValue(0x0000FF))
  /// Full green and blue.
  public static let cyan = UIColor(ColorValue(0x00FFFF))
  /// Full red and green.
  public static let yellow = UIColor(ColorValue(0xFFFF00))
  /// Full red and blue.
  public static let magenta = UIColor(ColorValue(0xFF00FF))
  /// Full red, half green.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Half red and blue.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// A brown.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// A third of white.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// Two thirds of white.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// Half of white.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// A colour that is transparent, over anything.
  public static let clear = UIColor(white: 0, alpha: 0)
}

/// The system's own colours (behaviour 10.11).
extension UIColor {
  /// A grey.
  public static let systemGray = UIColor(light: 0x8E8E93, dark: 0x8E8E93)
  /// A grey nearer to the background: number 2 of six.
  public static let systemGray2 = UIColor(light: 0xAEAEB2, dark: 0x636366)
  /// A grey nearer to the background: number 3 of six.
  public static let systemGray3 = UIColor(light: 0xC7C7CC, dark: 0x48484A)
  /// A grey nearer to the background: number 4 of six.
  public static let systemGray4 = UIColor(light: 0xD1D1D6, dark: 0x3A3A3C)
  /// A grey nearer to the background: number 5 of six.
  public static let systemGray5 = UIColor(light: 0xE5E5EA, dark: 0x2C2C2E)
  /// The grey nearest to the background.
  public static let systemGray6 = UIColor(light: 0xF2F2F7, dark: 0x1C1C1E)
  /// The system's blue.
  public static let systemBlue = UIColor(light: 0x007AFF, dark: 0x0A84FF)
  /// The system's red.
  public static let systemRed = UIColor(light: 0xFF3B30, dark: 0xFF453A)
  /// The system's green.
  public static let systemGreen = UIColor(light: 0x34C759, dark: 0x30D158)
  /// The system's orange.
  public static let systemOrange = UIColor(light: 0xFF9500, dark: 0xFF9F0A)
  /// The system's yellow.
  public static let systemYellow = UIColor(light: 0xFFCC00, dark: 0xFFD60A)
  /// The system's purple.
  public static let systemPurple = UIColor(light: 0xAF52DE, dark: 0xBF5AF2)
  /// The system's indigo.
  public static let systemIndigo = UIColor(light: 0x5856D6, dark: 0x5E5CE6)
  /// The system's teal.
  public static let systemTeal = UIColor(light: 0x30B0C7, dark: 0x40C8E0)
  /// The system's pink.
  public static let systemPink = UIColor(light: 0xFF2D55, dark: 0xFF375F)
  /// The system's mint.
  public static let systemMint = UIColor(light: 0x00C7BE, dark: 0x63E6E2)
  /// The system's cyan.
  public static let systemCyan = UIColor(light: 0x32ADE6, dark: 0x64D2FF)
  /// The system's brown.
  public static let systemBrown = UIColor(light: 0xA2845E, dark: 0xAC8E68)
  /// Links.
  public static let link = UIColor(light: 0x007AFF, dark: 0x0984FF)
  /// The colour of controls, where no tint is set.
  public static var tintColor: UIColor { .systemBlue }
  /// Text that is the same in light and dark, for light backgrounds.
  public static var darkText: UIColor { .black }
  /// Text that is the same in light and dark, for dark backgrounds.
  public static var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
}
