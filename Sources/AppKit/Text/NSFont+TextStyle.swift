// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Views

extension NSFont {
  /// What a text is for, which decides its size and weight.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The style's name, as in AppKit.
    public let rawValue: String
    /// Creates a style from its name; an unknown one counts as body.
    ///
    /// - Parameter rawValue: The name, as in AppKit.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// 26 points.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// 22 points.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// 17 points.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// 15 points.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// 13 points, bold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// 13 points.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// 12 points.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// 11 points.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// 10 points.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// 10 points.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// 10 points, medium.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    fileprivate var sizeAndWeight: (size: CGFloat, weight: Weight) {
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

  /// The font for a style, of one size on every Mac.
  ///
  /// - Parameters:
  ///   - style: What the text is for.
  ///   - options: Not read.
  /// - Returns: The font.
  public static func preferredFont(
    forTextStyle style: TextStyle, options: [AnyHashable: Any] = [:]
  ) -> NSFont {
    let (size, weight) = style.sizeAndWeight
    return .systemFont(ofSize: size, weight: weight)
  }
}
