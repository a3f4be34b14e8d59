// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Views

/// macOS's colours by what they are for (appkit section 2.12).
extension NSColor {
  /// Text.
  public static let labelColor = NSColor(
    light: ColorValue(0x000000, alpha: 0.847), dark: ColorValue(0xFFFFFF, alpha: 0.847))
  /// Text on controls.
  public static let controlTextColor = NSColor(
    light: ColorValue(0x000000, alpha: 0.847), dark: ColorValue(0xFFFFFF, alpha: 0.847))
  /// Text on selected controls.
  public static let selectedControlTextColor = NSColor(
    light: ColorValue(0x000000, alpha: 0.847), dark: ColorValue(0xFFFFFF, alpha: 0.847))
  /// Text of headers.
  public static let headerTextColor = NSColor(
    light: ColorValue(0x000000, alpha: 0.847), dark: 0xFFFFFF)
  /// Text in documents.
  public static let textColor = NSColor(
    light: 0x000000, dark: 0xFFFFFF)
  /// Selected text in documents.
  public static let selectedTextColor = NSColor(
    light: 0x000000, dark: 0xFFFFFF)
  /// Text that explains.
  public static let secondaryLabelColor = NSColor(
    light: ColorValue(0x000000, alpha: 0.498), dark: ColorValue(0xFFFFFF, alpha: 0.549))
  /// Text that matters little.
  public static let tertiaryLabelColor = NSColor(
    light: ColorValue(0x000000, alpha: 0.259), dark: ColorValue(0xFFFFFF, alpha: 0.247))
  /// Text that hardly matters.
  public static let quaternaryLabelColor = NSColor(
    light: ColorValue(0x000000, alpha: 0.098), dark: ColorValue(0xFFFFFF, alpha: 0.098))
  /// Lines between contents.
  public static let separatorColor = NSColor(
    light: ColorValue(0x000000, alpha: 0.098), dark: ColorValue(0xFFFFFF, alpha: 0.098))
  /// Text in place of what is not there yet.
  public static let placeholderTextColor = NSColor(
    light: ColorValue(0x000000, alpha: 0.247), dark: ColorValue(0xFFFFFF, alpha: 0.247))
  /// Text on controls that cannot be used.
  public static let disabledControlTextColor = NSColor(
    light: ColorValue(0x000000, alpha: 0.247), dark: ColorValue(0xFFFFFF, alpha: 0.247))
  /// Text on emphasized selections.
  public static let alternateSelectedControlTextColor = NSColor(
    light: 0xFFFFFF, dark: 0xFFFFFF)
  /// Links.
  public static let linkColor = NSColor(
    light: 0x0068DA, dark: 0x419CFF)
  /// Behind text.
  public static let textBackgroundColor = NSColor(
    light: 0xFFFFFF, dark: 0x1E1E1E)
  /// Behind large controls, such as collection views.
  public static let controlBackgroundColor = NSColor(
    light: 0xFFFFFF, dark: 0x1E1E1E)
  /// Behind the contents of windows.
  public static let windowBackgroundColor = NSColor(
    light: 0xECECEC, dark: 0x323232)
  /// Behind pages.
  public static let underPageBackgroundColor = NSColor(
    light: ColorValue(0x969696, alpha: 0.9), dark: 0x282828)
  /// Lines of grids.
  public static let gridColor = NSColor(
    light: 0xE6E6E6, dark: 0x1A1A1A)
  /// Behind selected text.
  public static let selectedTextBackgroundColor = NSColor(
    light: 0xB3D7FF, dark: 0x3F638B)
  /// Selected controls.
  public static let selectedControlColor = NSColor(
    light: 0xB3D7FF, dark: 0x3F638B)
  /// Behind emphasized selections.
  public static let selectedContentBackgroundColor = NSColor(
    light: 0x0064E1, dark: 0x0059D1)
  /// Controls.
  public static let controlColor = NSColor(
    light: 0xFFFFFF, dark: ColorValue(0xFFFFFF, alpha: 0.247))
  /// Behind selections in windows behind.
  public static let unemphasizedSelectedContentBackgroundColor = NSColor(
    light: 0xDCDCDC, dark: 0x464646)
  /// Behind selected text in windows behind.
  public static let unemphasizedSelectedTextBackgroundColor = NSColor(
    light: 0xDCDCDC, dark: 0x464646)
  /// Around what keys go to.
  public static let keyboardFocusIndicatorColor = NSColor(
    light: ColorValue(0x0067F4, alpha: 0.498), dark: ColorValue(0x1AA9FF, alpha: 0.498))
  /// What controls stand out with.
  public static let controlAccentColor = NSColor(
    light: 0x007AFF, dark: 0x007AFF)
  /// Behind what was found.
  public static let findHighlightColor = NSColor(
    light: 0xFFFF00, dark: 0xFFFF00)
  /// Behind rows that alternate.
  public static let alternatingContentBackgroundColors = [
    NSColor(light: 0xFFFFFF, dark: 0x1E1E1E),
    NSColor(light: 0xF4F5F5, dark: ColorValue(0xFFFFFF, alpha: 0.05)),
  ]
}
