// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// The system's own colours (behaviour 10.11).
extension UIColor {
  /// A grey.
  public static let systemGray = UIColor(
    StyledColor(
      light: ColorValue(0x8E8E93), dark: ColorValue(0x8E8E93)))
  /// A grey nearer to the ground.
  public static let systemGray2 = UIColor(
    StyledColor(
      light: ColorValue(0xAEAEB2), dark: ColorValue(0x636366)))
  /// A grey nearer to the ground.
  public static let systemGray3 = UIColor(
    StyledColor(
      light: ColorValue(0xC7C7CC), dark: ColorValue(0x48484A)))
  /// A grey nearer to the ground.
  public static let systemGray4 = UIColor(
    StyledColor(
      light: ColorValue(0xD1D1D6), dark: ColorValue(0x3A3A3C)))
  /// A grey nearer to the ground.
  public static let systemGray5 = UIColor(
    StyledColor(
      light: ColorValue(0xE5E5EA), dark: ColorValue(0x2C2C2E)))
  /// The grey nearest to the ground.
  public static let systemGray6 = UIColor(
    StyledColor(
      light: ColorValue(0xF2F2F7), dark: ColorValue(0x1C1C1E)))
  /// The system's blue.
  public static let systemBlue = UIColor(
    StyledColor(
      light: ColorValue(0x007AFF), dark: ColorValue(0x0A84FF)))
  /// The system's red.
  public static let systemRed = UIColor(
    StyledColor(
      light: ColorValue(0xFF3B30), dark: ColorValue(0xFF453A)))
  /// The system's green.
  public static let systemGreen = UIColor(
    StyledColor(
      light: ColorValue(0x34C759), dark: ColorValue(0x30D158)))
  /// The system's orange.
  public static let systemOrange = UIColor(
    StyledColor(
      light: ColorValue(0xFF9500), dark: ColorValue(0xFF9F0A)))
  /// The system's yellow.
  public static let systemYellow = UIColor(
    StyledColor(
      light: ColorValue(0xFFCC00), dark: ColorValue(0xFFD60A)))
  /// The system's purple.
  public static let systemPurple = UIColor(
    StyledColor(
      light: ColorValue(0xAF52DE), dark: ColorValue(0xBF5AF2)))
  /// The system's indigo.
  public static let systemIndigo = UIColor(
    StyledColor(
      light: ColorValue(0x5856D6), dark: ColorValue(0x5E5CE6)))
  /// The system's teal.
  public static let systemTeal = UIColor(
    StyledColor(
      light: ColorValue(0x30B0C7), dark: ColorValue(0x40C8E0)))
  /// The system's pink.
  public static let systemPink = UIColor(
    StyledColor(
      light: ColorValue(0xFF2D55), dark: ColorValue(0xFF375F)))
  /// The system's mint.
  public static let systemMint = UIColor(
    StyledColor(
      light: ColorValue(0x00C7BE), dark: ColorValue(0x63E6E2)))
  /// The system's cyan.
  public static let systemCyan = UIColor(
    StyledColor(
      light: ColorValue(0x32ADE6), dark: ColorValue(0x64D2FF)))
  /// The system's brown.
  public static let systemBrown = UIColor(
    StyledColor(
      light: ColorValue(0xA2845E), dark: ColorValue(0xAC8E68)))
  /// Links.
  public static let link = UIColor(
    StyledColor(
      light: ColorValue(0x007AFF), dark: ColorValue(0x0984FF)))
  /// What can be acted on, where no tint is set.
  public static var tintColor: UIColor { .systemBlue }
  /// Text that is the same in light and dark, for light grounds.
  public static var darkText: UIColor { .black }
  /// Text that is the same in light and dark, for dark grounds.
  public static var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
}
