// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Views

/// macOS's colours by what they are for (appkit section 2.12).
extension NSColor {
  /// Black of an opacity in light appearances, and white in dark ones.
  private static func ink(_ alpha: CGFloat, dark: CGFloat? = nil) -> NSColor {
    NSColor(
      light: ColorValue(0x000000, alpha: alpha), dark: ColorValue(0xFFFFFF, alpha: dark ?? alpha))
  }

  /// The colour of text on the Mac.
  public static let labelColor = ink(0.847)
  /// The colour of text on controls.
  public static let controlTextColor = ink(0.847)
  /// The colour of text on selected controls.
  public static let selectedControlTextColor = ink(0.847)
  /// The colour of text in headers.
  public static let headerTextColor = ink(0.847, dark: 1)
  /// The colour of text in documents.
  public static let textColor = ink(1)
  /// The colour of selected text in documents.
  public static let selectedTextColor = ink(1)
  /// The colour of secondary labels.
  public static let secondaryLabelColor = ink(0.498, dark: 0.549)
  /// The colour of tertiary labels.
  public static let tertiaryLabelColor = ink(0.259, dark: 0.247)
  /// The colour of quaternary labels.
  public static let quaternaryLabelColor = ink(0.098)
  /// The colour of lines between contents.
  public static let separatorColor = ink(0.098)
  /// The colour of placeholder text.
  public static let placeholderTextColor = ink(0.247)
  /// The colour of text on disabled controls.
  public static let disabledControlTextColor = ink(0.247)
  /// The colour of text on emphasized selections.
  public static let alternateSelectedControlTextColor = NSColor(light: 0xFFFFFF, dark: 0xFFFFFF)
  /// The colour of links.
  public static let linkColor = NSColor(light: 0x0068DA, dark: 0x419CFF)
  /// The background colour of text.
  public static let textBackgroundColor = NSColor(light: 0xFFFFFF, dark: 0x1E1E1E)
  /// The background colour of large controls, such as collection views.
  public static let controlBackgroundColor = NSColor(light: 0xFFFFFF, dark: 0x1E1E1E)
  /// The background colour of windows.
  public static let windowBackgroundColor = NSColor(light: 0xECECEC, dark: 0x323232)
  /// The background colour around pages.
  public static let underPageBackgroundColor = NSColor(
    light: ColorValue(0x969696, alpha: 0.9), dark: 0x282828)
  /// The colour of grid lines.
  public static let gridColor = NSColor(light: 0xE6E6E6, dark: 0x1A1A1A)
  /// The background colour of selected text.
  public static let selectedTextBackgroundColor = NSColor(light: 0xB3D7FF, dark: 0x3F638B)
  /// The colour of selected controls.
  public static let selectedControlColor = NSColor(light: 0xB3D7FF, dark: 0x3F638B)
  /// The background colour of emphasized selections.
  public static let selectedContentBackgroundColor = NSColor(light: 0x0064E1, dark: 0x0059D1)
  /// The colour of controls.
  public static let controlColor = NSColor(
    light: 0xFFFFFF, dark: ColorValue(0xFFFFFF, alpha: 0.247))
  /// The background colour of selections in inactive windows.
  public static let unemphasizedSelectedContentBackgroundColor = NSColor(
    light: 0xDCDCDC, dark: 0x464646)
  /// The background colour of selected text in inactive windows.
  public static let unemphasizedSelectedTextBackgroundColor = NSColor(
    light: 0xDCDCDC, dark: 0x464646)
  /// The colour of the focus ring.
  public static let keyboardFocusIndicatorColor = NSColor(
    light: ColorValue(0x0067F4, alpha: 0.498), dark: ColorValue(0x1AA9FF, alpha: 0.498))
  /// The accent colour of controls.
  public static let controlAccentColor = NSColor(light: 0x007AFF, dark: 0x007AFF)
  /// The background colour of search results.
  public static let findHighlightColor = NSColor(light: 0xFFFF00, dark: 0xFFFF00)
  /// The background colours of alternating rows.
  public static let alternatingContentBackgroundColors = [
    NSColor(light: 0xFFFFFF, dark: 0x1E1E1E),
    NSColor(light: 0xF4F5F5, dark: ColorValue(0xFFFFFF, alpha: 0.05)),
  ]
}

/// macOS's own colours (appkit section 2.12).
extension NSColor {
  /// The system's red.
  public static let systemRed = NSColor(light: 0xFF3B30, dark: 0xFF453A)
  /// The system's orange.
  public static let systemOrange = NSColor(light: 0xFF9500, dark: 0xFF9F0A)
  /// The system's yellow.
  public static let systemYellow = NSColor(light: 0xFFCC00, dark: 0xFFD60A)
  /// The system's green.
  public static let systemGreen = NSColor(light: 0x28CD41, dark: 0x32D74B)
  /// The system's mint.
  public static let systemMint = NSColor(light: 0x00C7BE, dark: 0x63E6E2)
  /// The system's teal.
  public static let systemTeal = NSColor(light: 0x59ADC4, dark: 0x6AC4DC)
  /// The system's cyan.
  public static let systemCyan = NSColor(light: 0x55BEF0, dark: 0x5AC8F5)
  /// The system's blue.
  public static let systemBlue = NSColor(light: 0x007AFF, dark: 0x0A84FF)
  /// The system's indigo.
  public static let systemIndigo = NSColor(light: 0x5856D6, dark: 0x5E5CE6)
  /// The system's purple.
  public static let systemPurple = NSColor(light: 0xAF52DE, dark: 0xBF5AF2)
  /// The system's pink.
  public static let systemPink = NSColor(light: 0xFF2D55, dark: 0xFF375F)
  /// The system's brown.
  public static let systemBrown = NSColor(light: 0xA2845E, dark: 0xAC8E68)
  /// The system's gray.
  public static let systemGray = NSColor(light: 0x8E8E93, dark: 0x98989D)
}

/// Colours that are the same in light and dark.
extension NSColor {
  /// Opaque black.
  public static let black = NSColor(UIColor.black)
  /// Opaque white.
  public static let white = NSColor(UIColor.white)
  /// The transparent colour.
  public static let clear = NSColor(UIColor.clear)
  /// The grey of half of white.
  public static let gray = NSColor(UIColor.gray)
  /// The grey of two thirds of white.
  public static let lightGray = NSColor(UIColor.lightGray)
  /// The grey of a third of white.
  public static let darkGray = NSColor(UIColor.darkGray)
  /// Opaque red.
  public static let red = NSColor(UIColor.red)
  /// Opaque green.
  public static let green = NSColor(UIColor.green)
  /// Opaque blue.
  public static let blue = NSColor(UIColor.blue)
  /// Opaque cyan.
  public static let cyan = NSColor(UIColor.cyan)
  /// Opaque yellow.
  public static let yellow = NSColor(UIColor.yellow)
  /// Opaque magenta.
  public static let magenta = NSColor(UIColor.magenta)
  /// Opaque orange.
  public static let orange = NSColor(UIColor.orange)
  /// Opaque purple.
  public static let purple = NSColor(UIColor.purple)
  /// Opaque brown.
  public static let brown = NSColor(UIColor.brown)
}
