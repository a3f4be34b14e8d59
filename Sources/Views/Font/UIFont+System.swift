// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

extension UIFont {
  /// The size of text in controls: 14 points.
  public static let systemFontSize: CGFloat = 14
  /// The size of small text in controls: 12 points.
  public static let smallSystemFontSize: CGFloat = 12
  /// The size of labels: 17 points.
  public static let labelFontSize: CGFloat = 17
  /// The size of text on buttons: 18 points.
  public static let buttonFontSize: CGFloat = 18

  /// The system's font in regular weight.
  ///
  /// - Parameter fontSize: The size, in points.
  /// - Returns: The font.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(face: .system, size: fontSize)
  }

  /// The system's font.
  ///
  /// - Parameters:
  ///   - fontSize: The size, in points.
  ///   - weight: How bold.
  /// - Returns: The font.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: FontFace(weight: weight), size: fontSize)
  }

  /// The system's font in bold.
  ///
  /// - Parameter fontSize: The size, in points.
  /// - Returns: The font.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The system's font, slanted.
  ///
  /// - Parameter fontSize: The size, in points.
  /// - Returns: The font.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(face: FontFace(isItalic: true), size: fontSize)
  }

  /// The system's font with digits of equal width.
  ///
  /// - Parameters:
  ///   - fontSize: The size, in points.
  ///   - weight: How bold.
  /// - Returns: The font.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: FontFace(weight: weight, hasMonospacedDigits: true), size: fontSize)
  }

  /// The system's font with letters of equal width.
  ///
  /// - Parameters:
  ///   - fontSize: The size, in points.
  ///   - weight: How bold.
  /// - Returns: The font.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: FontFace(weight: weight, design: .monospaced), size: fontSize)
  }
}
