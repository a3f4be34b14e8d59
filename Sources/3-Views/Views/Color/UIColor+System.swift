// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// The system's own colours: the designs of iOS 17 (behaviour 10.11) and iOS 26, each light and dark, and in the
/// latter for readers who prefer contrast (behaviour rules LK-260 to LK-273).
extension UIColor {
  /// A grey.
  public static let systemGray = UIColor(
    .init(0x8E8E93, 0x8E8E93), .init(0x8E8E93, 0x8E8E93), contrast: .init(0x6C6C70, 0xAEAEB2))
  /// A grey nearer to the background: number 2 of six.
  public static let systemGray2 = UIColor(
    .init(0xAEAEB2, 0x636366), .init(0xAEAEB2, 0x636366), contrast: .init(0x8E8E93, 0x7C7C80))
  /// A grey nearer to the background: number 3 of six.
  public static let systemGray3 = UIColor(
    .init(0xC7C7CC, 0x48484A), .init(0xC7C7CC, 0x48484A), contrast: .init(0xAEAEB2, 0x545456))
  /// A grey nearer to the background: number 4 of six.
  public static let systemGray4 = UIColor(
    .init(0xD1D1D6, 0x3A3A3C), .init(0xD1D1D6, 0x3A3A3C), contrast: .init(0xBCBCC0, 0x444446))
  /// A grey nearer to the background: number 5 of six.
  public static let systemGray5 = UIColor(
    .init(0xE5E5EA, 0x2C2C2E), .init(0xE5E5EA, 0x2C2C2E), contrast: .init(0xD8D8DC, 0x363638))
  /// The grey nearest to the background.
  public static let systemGray6 = UIColor(
    .init(0xF2F2F7, 0x1C1C1E), .init(0xF2F2F7, 0x1C1C1E), contrast: .init(0xEBEBF0, 0x242426))
  /// The system's blue.
  public static let systemBlue = UIColor(
    .init(0x007AFF, 0x0A84FF), .init(0x0088FF, 0x0091FF), contrast: .init(0x1E6EF4, 0x5CB8FF))
  /// The system's red.
  public static let systemRed = UIColor(
    .init(0xFF3B30, 0xFF453A), .init(0xFF383C, 0xFF4245), contrast: .init(0xE9152D, 0xFF6165))
  /// The system's green.
  public static let systemGreen = UIColor(
    .init(0x34C759, 0x30D158), .init(0x34C759, 0x30D158), contrast: .init(0x008932, 0x4AD968))
  /// The system's orange.
  public static let systemOrange = UIColor(
    .init(0xFF9500, 0xFF9F0A), .init(0xFF8D28, 0xFF9230), contrast: .init(0xC55300, 0xFFA056))
  /// The system's yellow.
  public static let systemYellow = UIColor(
    .init(0xFFCC00, 0xFFD60A), .init(0xFFCC00, 0xFFD600), contrast: .init(0xA16A00, 0xFEDF43))
  /// The system's purple.
  public static let systemPurple = UIColor(
    .init(0xAF52DE, 0xBF5AF2), .init(0xCB30E0, 0xDB34F2), contrast: .init(0xB02FC2, 0xEA8DFF))
  /// The system's indigo.
  public static let systemIndigo = UIColor(
    .init(0x5856D6, 0x5E5CE6), .init(0x6155F5, 0x6D7CFF), contrast: .init(0x564ADE, 0xA7AAFF))
  /// The system's teal.
  public static let systemTeal = UIColor(
    .init(0x30B0C7, 0x40C8E0), .init(0x00C3D0, 0x00D2E0), contrast: .init(0x008198, 0x3BDDEC))
  /// The system's pink.
  public static let systemPink = UIColor(
    .init(0xFF2D55, 0xFF375F), .init(0xFF2D55, 0xFF375F), contrast: .init(0xE7124D, 0xFF8AC4))
  /// The system's mint.
  public static let systemMint = UIColor(
    .init(0x00C7BE, 0x63E6E2), .init(0x00C8B3, 0x00DAC3), contrast: .init(0x008575, 0x54DFCB))
  /// The system's cyan.
  public static let systemCyan = UIColor(
    .init(0x32ADE6, 0x64D2FF), .init(0x00C0E8, 0x3CD3FE), contrast: .init(0x007EAE, 0x6DD9FF))
  /// The system's brown.
  public static let systemBrown = UIColor(
    .init(0xA2845E, 0xAC8E68), .init(0xAC7F5E, 0xB78A66), contrast: .init(0x956D51, 0xDBA679))
  /// The colour of links.
  public static let link = UIColor(light: 0x007AFF, dark: 0x0984FF)
  /// The colour of controls, where no tint is set.
  public static var tintColor: UIColor { .systemBlue }
  /// The colour of text on light backgrounds, the same in light and dark.
  public static var darkText: UIColor { .black }
  /// The colour of text on dark backgrounds, the same in light and dark.
  public static var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
}

extension UIColor {
  /// A row of the table above.
  private convenience init(_ iOS17: Shades, _ iOS26: Shades, contrast: Shades) {
    self.init(
      DesignedColor(column: ByDesign(iOS17.color, iOS26.color), contrast: contrast.color))
  }

  private struct Shades {
    let color: StyledColor

    init(_ light: ColorValue, _ dark: ColorValue) {
      color = StyledColor(light: light, dark: dark)
    }
  }
}
