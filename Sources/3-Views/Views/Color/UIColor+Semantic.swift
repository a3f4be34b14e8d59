// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

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
    DesignedColor(
      column: ByDesign(
        StyledColor(
          light: ColorValue(0x3C3C43, alpha: 0.29), dark: ColorValue(0x545458, alpha: 0.6)),
        // LK-55, LK-277
        StyledColor(
          light: ColorValue(0x3C3C43, alpha: 0.12), dark: ColorValue(0x545458, alpha: 0.5)))))
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
