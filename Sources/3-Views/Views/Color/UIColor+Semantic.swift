// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// The colours named by what they are for (behaviour 10.11).
extension UIColor {
  /// The colour of primary text.
  public static let label = UIColor(light: 0x000000, dark: 0xFFFFFF)
  /// The colour of secondary text.
  public static let secondaryLabel = UIColor(
    light: ColorValue(0x3C3C43, alpha: 0.6), dark: ColorValue(0xEBEBF5, alpha: 0.6))
  /// The colour of tertiary text.
  public static let tertiaryLabel = UIColor(
    light: ColorValue(0x3C3C43, alpha: 0.3), dark: ColorValue(0xEBEBF5, alpha: 0.3))
  /// The colour of quaternary text.
  public static let quaternaryLabel = UIColor(
    light: ColorValue(0x3C3C43, alpha: 0.18), dark: ColorValue(0xEBEBF5, alpha: 0.16))
  /// The colour of placeholder text.
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
  /// The fill colour of thin shapes.
  public static let systemFill = UIColor(
    light: ColorValue(0x787880, alpha: 0.2), dark: ColorValue(0x787880, alpha: 0.36))
  /// The fill colour of medium shapes.
  public static let secondarySystemFill = UIColor(
    light: ColorValue(0x787880, alpha: 0.16), dark: ColorValue(0x787880, alpha: 0.32))
  /// The fill colour of large shapes.
  public static let tertiarySystemFill = UIColor(
    light: ColorValue(0x767680, alpha: 0.12), dark: ColorValue(0x767680, alpha: 0.24))
  /// The fill colour of very large shapes.
  public static let quaternarySystemFill = UIColor(
    light: ColorValue(0x747480, alpha: 0.08), dark: ColorValue(0x767680, alpha: 0.18))
}

/// The colours that are the same in light and dark.
extension UIColor {
  /// Opaque black.
  public static let black = UIColor(ColorValue(0x000000))
  /// Opaque white.
  public static let white = UIColor(ColorValue(0xFFFFFF))
  /// Red, without green and blue.
  public static let red = UIColor(ColorValue(0xFF0000))
  /// Green, without red and blue.
  public static let green = UIColor(ColorValue(0x00FF00))
  /// Blue, without red and green.
  public static let blue = UIColor(ColorValue(0x0000FF))
  /// Green and blue, without red.
  public static let cyan = UIColor(ColorValue(0x00FFFF))
  /// Red and green, without blue.
  public static let yellow = UIColor(ColorValue(0xFFFF00))
  /// Red and blue, without green.
  public static let magenta = UIColor(ColorValue(0xFF00FF))
  /// Red, and half of green.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Half of red and of blue.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// A brown.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// A third of white.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// The grey of two thirds of white.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// The grey of half of white.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// A colour that is transparent, over anything.
  public static let clear = UIColor(white: 0, alpha: 0)
}
