// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// The system's own colours (behaviour 10.11).
extension UIColor {
  /// A grey.
  public static let systemGray = UIColor(light: 0x8E8E93, dark: 0x8E8E93)
  /// A grey nearer to the background.
  public static let systemGray2 = UIColor(light: 0xAEAEB2, dark: 0x636366)
  /// A grey nearer to the background.
  public static let systemGray3 = UIColor(light: 0xC7C7CC, dark: 0x48484A)
  /// A grey nearer to the background.
  public static let systemGray4 = UIColor(light: 0xD1D1D6, dark: 0x3A3A3C)
  /// A grey nearer to the background.
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
  /// What can be acted on, where no tint is set.
  public static var tintColor: UIColor { .systemBlue }
  /// Text that is the same in light and dark, for light backgrounds.
  public static var darkText: UIColor { .black }
  /// Text that is the same in light and dark, for dark backgrounds.
  public static var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
}
