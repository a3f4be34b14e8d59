// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Geometry

/// A typeface at a size.
///
/// Its measures come from one table, San Francisco's ratios and those of Helvetica, whatever fonts the
/// machine has: a line is as high as on iOS in every script.
public final class UIFont: NSObject, Sendable {
  private let mark = AttributeValueMark()
  package let face: FontFace
  /// The size of the font, in points.
  public let pointSize: CGFloat
  /// The scaling of the font with the reader's text size, if it does.
  package let scaling: FontScaling?
  /// The space between lines in addition to their height, in points: for a text style the
  /// difference between its line height in Dynamic Type's tables and ``lineHeight``; 0 for other
  /// fonts (auto-layout rule ALT-7).
  public let leading: CGFloat

  package init(face: FontFace, size: CGFloat, scaling: FontScaling? = nil) {
    self.face = face
    // UIKit takes 0 for the standard size; what is no size at all is taken so too.
    pointSize = size.isFinite && size > 0 ? size : Self.systemFontSize
    self.scaling = scaling
    let pitch = scaling?.linePitch(ofSize: pointSize) ?? 0
    leading = max(0, pitch - pointSize * face.lineRatios.height)
  }

  /// Creates a font of a family that is installed, or of Helvetica, for which the system's letters stand in;
  /// nil if no such font is installed.
  ///
  /// - Parameters:
  ///   - name: The family's name, such as `DejaVu Serif`; also with a style, as in `Inter-Bold`.
  ///   - size: The size, in points.
  public convenience init?(name: String, size: CGFloat) {
    guard let face = FontFace(installed: name) else { return nil }
    self.init(face: face, size: size)
  }

  /// Creates a font from its description.
  ///
  /// - Parameters:
  ///   - descriptor: The description.
  ///   - size: The size, in points; 0 for the description's. With 0 the font of a text style's
  ///     description is the style's still: it has its leading and follows the reader's text size.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    guard !(size > 0) else {
      self.init(face: descriptor.face, size: size)
      return
    }
    self.init(
      face: descriptor.face, size: descriptor.pointSize,
      scaling: descriptor.style.map { FontScaling(style: $0) })
  }

  /// The height of the font above the baseline, in points: 0.9521 of its size, of Helvetica 0.92.
  public var ascender: CGFloat { pointSize * face.lineRatios.ascender }
  /// The depth of the font below the baseline, negative: 0.2412 of its size, of Helvetica 0.23.
  public var descender: CGFloat { -pointSize * face.lineRatios.descender }
  /// The height of a line, in points: 1.1934 of the size, of Helvetica 1.15.
  ///
  /// From one baseline to the next it is as far, and as ``leading`` adds.
  public var lineHeight: CGFloat { pointSize * face.lineRatios.height }
  /// The height of capitals, in points: 0.7046 of the size.
  public var capHeight: CGFloat { pointSize * 0.7046 }
  /// The height of small letters, in points: 0.5264 of the size.
  public var xHeight: CGFloat { pointSize * 0.5264 }

  /// The font of attributed text without one, and of text views: Helvetica at 12 points (behaviour rule
  /// TA-18).
  package static let ofAttributedText = UIFont(face: .helvetica, size: 12)

  /// The family's name.
  public var familyName: String { face.family ?? "System" }
  /// The family's name with the weight and slope.
  public var fontName: String { "\(familyName)-\(face.weight.css)\(face.isItalic ? "i" : "")" }
  /// The font as a description.
  public var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(
      face: face, pointSize: pointSize, style: scaling?.isOfStyle == true ? scaling?.style : nil)
  }

  /// Returns the typeface at another size; it belongs to no text style any more.
  ///
  /// - Parameter fontSize: The other size, in points.
  /// - Returns: The same font in another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(face: face, size: fontSize) }

  /// The font for other traits: another one if it follows the reader's text size.
  package func adjusted(to traits: UITraitCollection) -> UIFont {
    guard let scaling else { return self }
    let size = scaling.size(for: traits.preferredContentSizeCategory)
    return size == pointSize ? self : UIFont(face: face, size: size, scaling: scaling)
  }

  /// Counts the lines that a height has space for (auto-layout rule ALT-7).
  ///
  /// - Parameter height: The height, in points; whole lines that add up to it to within rounding have
  ///   space.
  /// - Returns: The number of lines, one at least.
  package func lineCount(inHeight height: CGFloat) -> Int {
    Self.lineCount(inHeight: height, lineHeight: lineHeight, leading: leading)
  }

  /// Counts the lines of a height, with a leading between them, that another height has space for.
  static func lineCount(inHeight height: CGFloat, lineHeight: CGFloat, leading: CGFloat) -> Int {
    let further = (height - lineHeight) / (lineHeight + leading) + 1e-6
    return further >= 1 ? 1 + Int(min(further, 1e6)) : 1
  }

  /// Returns whether lines are set by this font where it and another one are in a text: by the larger
  /// one, and of two of one size by the one with more leading.
  func isTaller(than other: UIFont?) -> Bool {
    guard let other else { return true }
    return (pointSize, leading) > (other.pointSize, other.leading)
  }

  /// Returns whether an object is a font that looks the same.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return self === other
      || face == other.face && pointSize == other.pointSize && scaling == other.scaling
  }

  /// A hash of the font: equal fonts have the same in one process.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(face)
    hasher.combine(pointSize)
    return hasher.finalize()
  }

  /// The name and the size of the font, for debugging.
  public override var description: String { "\(fontName) \(pointSize.compactDescription)" }
}

extension UIFont {
  /// The weight of a font.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight as UIKit counts it: -1…1, regular is 0.
    public let rawValue: CGFloat

    /// Creates a weight.
    ///
    /// - Parameter rawValue: -1…1; regular is 0.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a weight.
    ///
    /// - Parameter rawValue: -1…1; regular is 0.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The weight of ultra-light letters, -0.8.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// The weight of thin letters, -0.6.
    public static let thin = Weight(rawValue: -0.6)
    /// The weight of light letters, -0.4.
    public static let light = Weight(rawValue: -0.4)
    /// The weight of regular letters, 0.
    public static let regular = Weight(rawValue: 0)
    /// The weight of medium letters, 0.23.
    public static let medium = Weight(rawValue: 0.23)
    /// The weight of semibold letters, 0.3.
    public static let semibold = Weight(rawValue: 0.3)
    /// The weight of bold letters, 0.4.
    public static let bold = Weight(rawValue: 0.4)
    /// The weight of heavy letters, 0.56.
    public static let heavy = Weight(rawValue: 0.56)
    /// The weight of black letters, 0.62.
    public static let black = Weight(rawValue: 0.62)

    /// The weight as fonts count it: 100…900, regular is 400.
    var css: Int {
      let steps: [(CGFloat, Int)] = [
        (-0.7, 100), (-0.5, 200), (-0.2, 300), (0.115, 400), (0.265, 500), (0.35, 600),
        (0.48, 700), (0.59, 800),
      ]
      return steps.first { rawValue < $0.0 }?.1 ?? 900
    }
  }

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
  /// - Parameter fontSize: The size of the system font, in points.
  /// - Returns: The system's font.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(face: .system, size: fontSize)
  }

  /// The system's font.
  ///
  /// - Parameters:
  ///   - fontSize: The size of the system font, in points.
  ///   - weight: The weight of the strokes, from thin to black.
  /// - Returns: The system's font, in the weight given.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: FontFace(weight: weight), size: fontSize)
  }

  /// The system's font in bold.
  ///
  /// - Parameter fontSize: The size of the bold system font, in points.
  /// - Returns: The system's bold font.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The system's font, slanted.
  ///
  /// - Parameter fontSize: The size of the italic system font, in points.
  /// - Returns: The system's italic font.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(face: FontFace(isItalic: true), size: fontSize)
  }

  /// The system's font with digits of equal width.
  ///
  /// - Parameters:
  ///   - fontSize: The size of the monospaced digit system font, in points.
  ///   - weight: The weight of the strokes, from thin to black.
  /// - Returns: The system's font with digits of one width.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: FontFace(weight: weight, hasMonospacedDigits: true), size: fontSize)
  }

  /// The system's font with letters of equal width.
  ///
  /// - Parameters:
  ///   - fontSize: The size of the monospaced system font, in points.
  ///   - weight: The weight of the strokes, from thin to black.
  /// - Returns: The system's font whose characters have one width.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: FontFace(weight: weight, design: .monospaced), size: fontSize)
  }

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
