// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

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
  /// Nothing at all.
  public static let clear = UIColor(white: 0, alpha: 0)
}
