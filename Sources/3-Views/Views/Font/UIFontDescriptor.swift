// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Geometry

/// A font as a set of properties.
public final class UIFontDescriptor: Hashable, Sendable {
  /// The forms of the system's font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The form's name.
    public let rawValue: String
    /// Creates a form from its name.
    ///
    /// - Parameter rawValue: The name; an unknown one counts as the default.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The usual form.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// A design with letters of equal width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    /// A design with rounded ends; drawn in the default form.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// A design with serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
  }

  /// The symbolic traits of a font, such as bold and italic.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The traits as bits, with UIKit's values.
    public let rawValue: UInt32
    /// Creates font descriptor symbolic traits from bits, with UIKit's values.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The italic trait.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// The bold trait.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// The trait of letters of equal width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  let face: FontFace
  /// The size of the font, in points.
  public let pointSize: CGFloat
  /// The text style whose font it describes, in the style's own size or with other traits.
  let style: UIFont.TextStyle?

  init(face: FontFace, pointSize: CGFloat, style: UIFont.TextStyle? = nil) {
    self.face = face
    self.pointSize = pointSize
    self.style = style
  }

  /// The description of a text style's font in the current traits.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  /// The description of a text style's font.
  ///
  /// - Parameters:
  ///   - style: What the text is for.
  ///   - traitCollection: The traits; nil for the current ones.
  /// - Returns: The description.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// The symbolic traits of the font: bold, italic and monospaced.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if face.isItalic { traits.insert(.traitItalic) }
    if face.weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if face.design == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The description with other traits.
  ///
  /// - Parameter symbolicTraits: All that shall hold.
  /// - Returns: The description; never nil here.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var face = face
    face.isItalic = symbolicTraits.contains(.traitItalic)
    let isBold = self.symbolicTraits.contains(.traitBold)
    if symbolicTraits.contains(.traitBold) != isBold { face.weight = isBold ? .regular : .bold }
    if symbolicTraits.contains(.traitMonoSpace) { face.design = .monospaced }
    return UIFontDescriptor(face: face, pointSize: pointSize, style: style)
  }

  /// The description in another form.
  ///
  /// - Returns: The description; never nil here.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var face = face
    face.design = design
    return UIFontDescriptor(face: face, pointSize: pointSize, style: style)
  }

  /// The description at another size; no text style's any more.
  ///
  /// - Parameter newPointSize: The size, in points.
  /// - Returns: The description.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(face: face, pointSize: newPointSize)
  }

  /// Returns whether two descriptions say the same.
  public static func == (left: UIFontDescriptor, right: UIFontDescriptor) -> Bool {
    left.face == right.face && left.pointSize == right.pointSize && left.style == right.style
  }

  /// Adds the description to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(face)
    hasher.combine(pointSize)
  }
}
