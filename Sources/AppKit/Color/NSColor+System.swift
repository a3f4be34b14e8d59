// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Views

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
