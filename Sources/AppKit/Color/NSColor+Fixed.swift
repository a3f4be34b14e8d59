// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Views

/// Colours that are the same in light and dark.
extension NSColor {
  /// Black.
  public static let black = NSColor(UIColor.black)
  /// White.
  public static let white = NSColor(UIColor.white)
  /// Nothing at all.
  public static let clear = NSColor(UIColor.clear)
  /// Grey.
  public static let gray = NSColor(UIColor.gray)
  /// Light grey.
  public static let lightGray = NSColor(UIColor.lightGray)
  /// Dark grey.
  public static let darkGray = NSColor(UIColor.darkGray)
  /// Red.
  public static let red = NSColor(UIColor.red)
  /// Green.
  public static let green = NSColor(UIColor.green)
  /// Blue.
  public static let blue = NSColor(UIColor.blue)
  /// Cyan.
  public static let cyan = NSColor(UIColor.cyan)
  /// Yellow.
  public static let yellow = NSColor(UIColor.yellow)
  /// Magenta.
  public static let magenta = NSColor(UIColor.magenta)
  /// Orange.
  public static let orange = NSColor(UIColor.orange)
  /// Purple.
  public static let purple = NSColor(UIColor.purple)
  /// Brown.
  public static let brown = NSColor(UIColor.brown)
}
