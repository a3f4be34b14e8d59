// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Views

/// A typeface at a size.
public final class NSFont: Hashable, Sendable, CustomStringConvertible {
  /// The weight of a font: the same as UIKit's.
  public typealias Weight = UIFont.Weight

  let uiFont: UIFont

  package init(_ uiFont: UIFont) { self.uiFont = uiFont }

  /// Creates a font of a family that is installed; nil if no such font is installed.
  ///
  /// - Parameters:
  ///   - fontName: The family's name, such as `DejaVu Serif`.
  ///   - fontSize: The size, in points; 0 for the standard one.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let font = UIFont(name: fontName, size: Self.size(fontSize)) else { return nil }
    self.init(font)
  }

  /// The size of text in controls: 13 points.
  public static let systemFontSize: CGFloat = 13
  /// The size of small text in controls: 11 points.
  public static let smallSystemFontSize: CGFloat = 11
  /// The size of labels of controls: 10 points.
  public static let labelFontSize: CGFloat = 10

  /// AppKit takes 0 for the standard size.
  private static func size(_ size: CGFloat) -> CGFloat {
    size.isFinite && size > 0 ? size : systemFontSize
  }

  // MARK: Finding

  /// The system's font in regular weight; of 13 points for a size of 0.
  public static func systemFont(ofSize fontSize: CGFloat) -> NSFont {
    NSFont(.systemFont(ofSize: size(fontSize)))
  }
  /// The system's font; of 13 points for a size of 0.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> NSFont {
    NSFont(.systemFont(ofSize: size(fontSize), weight: weight))
  }
  /// The system's font in bold; of 13 points for a size of 0.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> NSFont {
    NSFont(.boldSystemFont(ofSize: size(fontSize)))
  }
  /// The system's font with letters of equal width; of 13 points for a size of 0.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> NSFont {
    NSFont(.monospacedSystemFont(ofSize: size(fontSize), weight: weight))
  }
  /// The system's font with digits of equal width; of 13 points for a size of 0.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> NSFont {
    NSFont(.monospacedDigitSystemFont(ofSize: size(fontSize), weight: weight))
  }
  /// The font of menus; of 13 points for a size of 0.
  public static func menuFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: fontSize) }
  /// The font of labels; of 13 points for a size of 0.
  public static func labelFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: fontSize) }

  // MARK: Measures

  /// The size of the Mac's font, in points.
  public var pointSize: CGFloat { uiFont.pointSize }
  /// The height of the font above the baseline, in points.
  public var ascender: CGFloat { uiFont.ascender }
  /// The depth of the font below the baseline, negative.
  public var descender: CGFloat { uiFont.descender }
  /// The height of capitals, in points.
  public var capHeight: CGFloat { uiFont.capHeight }
  /// The height of small letters, in points.
  public var xHeight: CGFloat { uiFont.xHeight }
  /// The name of the font's family.
  public var familyName: String? { uiFont.familyName }
  /// The family's name with the weight and slope.
  public var fontName: String { uiFont.fontName }

  /// The height of a label of one line, in whole points (appkit section 2.12).
  var labelHeight: CGFloat {
    // macOS draws these sizes with other outlines, whose lines are not in proportion.
    switch pointSize {
    case 11: 14
    case 18: 21
    case 24: 28
    default: uiFont.lineHeight.rounded(.up)
    }
  }

  /// Returns whether two fonts look the same.
  public static func == (left: NSFont, right: NSFont) -> Bool { left.uiFont == right.uiFont }
  /// Adds the font to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(uiFont) }
  /// The name and the size of the font, for debugging.
  public var description: String { uiFont.description }
}

extension NSFont {
  /// The purpose of a text, which decides its size and weight: UIKit's names for other sizes.
  public typealias TextStyle = UIFont.TextStyle

  /// The font for a style, of one size on every Mac.
  ///
  /// - Parameters:
  ///   - style: What the text is for; an unknown style counts as body.
  ///   - options: Has no effect: there are none on the Mac either.
  /// - Returns: The font of the style.
  public static func preferredFont(
    forTextStyle style: TextStyle, options: [AnyHashable: Any] = [:]
  ) -> NSFont {
    let (size, weight) = style.macSizeAndWeight
    return .systemFont(ofSize: size, weight: weight)
  }
}

extension UIFont.TextStyle {
  /// macOS's size, in points, and weight (appkit section 2.12).
  fileprivate var macSizeAndWeight: (size: CGFloat, weight: UIFont.Weight) {
    switch self {
    case .largeTitle: (26, .regular)
    case .title1: (22, .regular)
    case .title2: (17, .regular)
    case .title3: (15, .regular)
    case .headline: (13, .bold)
    case .callout: (12, .regular)
    case .subheadline: (11, .regular)
    case .footnote, .caption1: (10, .regular)
    case .caption2: (10, .medium)
    default: (13, .regular)
    }
  }
}
