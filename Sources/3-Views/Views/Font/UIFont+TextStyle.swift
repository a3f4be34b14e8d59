// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
public import Geometry

extension UIFont {
  /// The purpose of a text, which decides its size and weight.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The style's name, as in UIKit.
    public let rawValue: String

    /// Creates a style from its name.
    ///
    /// - Parameter rawValue: The name; an unknown one counts as body.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The style of large titles: 34 points at the standard text size.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// The style of first-level titles: 28 points at the standard text size.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// The style of second-level titles: 22 points at the standard text size.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// The style of third-level titles: 20 points at the standard text size.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// The style of headlines: 17 points at the standard text size, semibold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// The style of body text: 17 points at the standard text size.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// The style of callouts: 16 points at the standard text size.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// The style of subheadlines: 15 points at the standard text size.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// The style of footnotes: 13 points at the standard text size.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// The style of captions: 12 points at the standard text size.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// The style of secondary captions: 11 points at the standard text size.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The size for a reader, in points.
    ///
    /// - Returns: iOS's size.
    package func pointSize(for category: UIContentSizeCategory) -> CGFloat {
      CGFloat(sizes[category.step])
    }

    var weight: Weight { self == .headline ? .semibold : .regular }

    /// iOS's sizes from extra small to the largest accessibility size.
    private var sizes: [Int] {
      switch self {
      case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
      case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
      case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
      case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
      case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
      case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
      case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
      case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
      case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
      default: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
      }
    }

    /// From one baseline to the next at one of the style's sizes, in points; nil for other sizes.
    ///
    /// Categories that share a size share this too.
    func linePitch(ofSize size: CGFloat) -> CGFloat? {
      // Measured: the guidelines' table says 28, by which lengths are scaled.
      if self == .subheadline, size == 21 { return 26 }
      return sizes.firstIndex { CGFloat($0) == size }.map { CGFloat(leadings[$0]) }
    }

    func leading(for category: UIContentSizeCategory) -> CGFloat {
      CGFloat(leadings[category.step])
    }

    /// iOS's distances of lines from extra small to the largest accessibility size: the leading of
    /// the Human Interface Guidelines' tables (auto-layout rule ALT-7).
    private var leadings: [Int] {
      switch self {
      case .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
      case .title1: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]
      case .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
      case .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
      case .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
      case .subheadline: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]
      case .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 53]
      case .caption1: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]
      case .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]
      default: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
      }
    }
  }

  /// The font for a style at the size that the current traits ask for.
  ///
  /// Its lines are as far apart as Dynamic Type has them for the style; see ``leading``.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font for a style at the size that given traits ask for.
  ///
  /// - Parameters:
  ///   - style: What the text is for.
  ///   - traitCollection: The traits; nil for the current ones.
  /// - Returns: The font of the style, in the traits given.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let traits = traitCollection ?? .current
    return UIFont(
      face: FontFace(weight: style.weight),
      size: style.pointSize(for: traits.preferredContentSizeCategory),
      scaling: FontScaling(style: style))
  }

  /// Returns a font that follows the sizes of a style without its leading: titles of tables and words of
  /// alerts have theirs so (behaviour rule TV-9).
  package static func systemFont(
    sizedAs style: TextStyle, weight: Weight, in traits: UITraitCollection
  ) -> UIFont {
    UIFont(
      face: FontFace(weight: weight),
      size: style.pointSize(for: traits.preferredContentSizeCategory),
      scaling: FontScaling(style: style, linePitch: .ofFont))
  }
}
