// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// The colours named by what they are for (behaviour 10.11).
extension UIColor {
  /// Text.
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
