// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Views

extension UIListContentConfiguration {
  /// The properties of a text: font, colour, alignment and lines.
  public struct TextProperties: Hashable, Sendable {
    /// The alignment of lines from side to side.
    public enum TextAlignment: Int, Hashable, Sendable {
      /// Lines are aligned at the leading edge.
      case natural
      /// Lines are centred in the width of the text.
      case center
      /// Lines are aligned at both edges, except the last.
      case justified
    }

    /// The transformation of the letters of a plain text.
    public enum TextTransform: Int, Hashable, Sendable {
      /// The letters of the text, unchanged.
      case none
      /// Letters in upper case.
      case uppercase
      /// Letters in lower case.
      case lowercase
      /// The first letter of each word in upper case.
      case capitalized
    }

    private var defaults: Defaults
    private var ownFont: UIFont?
    private var ownColor: UIColor?
    private var ownTransform: TextTransform?

    private struct Defaults: Hashable, Sendable {
      var font: UIFont
      var color: UIColor
      var transform = TextTransform.none
    }

    init(text appearance: ListContentAppearance) { defaults = Self.text(appearance) }
    init(secondary appearance: ListContentAppearance) { defaults = Self.secondary(appearance) }

    mutating func follow(text appearance: ListContentAppearance) {
      defaults = Self.text(appearance)
    }
    mutating func follow(secondary appearance: ListContentAppearance) {
      defaults = Self.secondary(appearance)
    }

    private static func text(_ appearance: ListContentAppearance) -> Defaults {
      Defaults(
        font: appearance.textFont, color: appearance.textColor, transform: appearance.textTransform)
    }

    private static func secondary(_ appearance: ListContentAppearance) -> Defaults {
      Defaults(font: appearance.secondaryFont, color: appearance.secondaryColor)
    }

    /// The font of the text.
    public var font: UIFont {
      get { ownFont ?? defaults.font }
      set { ownFont = newValue }
    }

    /// The colour, before ``colorTransformer``.
    public var color: UIColor {
      get { ownColor ?? defaults.color }
      set { ownColor = newValue }
    }

    /// The transformer of ``color`` to the colour that is shown; nil to show it unchanged.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// The alignment of lines from side to side.
    public var alignment = TextAlignment.natural
    /// The treatment of text that is too long.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The greatest number of lines; 0 for as many as needed.
    public var numberOfLines = 0
    /// A Boolean value that says whether the font of a single line is reduced to fit the width.
    public var adjustsFontSizeToFitWidth = false
    /// The least fraction of its size that the font is reduced to; 0 for no limit.
    public var minimumScaleFactor: CGFloat = 0
    /// Has no effect: letters keep their distances. A Boolean value that says whether they are
    /// tightened before text is truncated.
    public var allowsDefaultTighteningForTruncation = false
    /// A Boolean value that says whether the font follows the reader's text size, if it is a text
    /// style's.
    public var adjustsFontForContentSizeCategory = true
    /// Has no effect: there is no pointer. A Boolean value that says whether hovering shows the
    /// whole of a truncated text.
    public var showsExpansionTextWhenTruncated = false

    /// The transformation of the letters of a plain text.
    public var transform: TextTransform {
      get { ownTransform ?? defaults.transform }
      set { ownTransform = newValue }
    }

    /// The colour that is shown.
    ///
    /// - Returns: ``color``, as ``colorTransformer`` makes it.
    public func resolvedColor() -> UIColor { color.transformed(by: colorTransformer) }
  }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
  func apply(to text: String) -> String {
    switch self {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized: text.capitalized
    }
  }
}

extension UIListContentConfiguration.TextProperties.TextAlignment {
  var label: NSTextAlignment {
    switch self {
    case .natural: .natural
    case .center: .center
    case .justified: .justified
    }
  }
}
