// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Views

extension AttributeScopes {
  /// The attributes of text that UIKit's views show.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the letters.
    public let backgroundColor: BackgroundColorAttribute
    /// The length added to the advance of each character, in points.
    public let kern: KernAttribute
    /// The length added to the advance of each character, in points, in place of the kerning.
    public let tracking: TrackingAttribute
    /// The joining of letters: 0 for text without ligatures.
    public let ligature: LigatureAttribute
    /// The line under the letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The colour of the line under the letters.
    public let underlineColor: UnderlineColorAttribute
    /// The line through the letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The colour of the line through the letters.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The distance of the letters above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The width of a line along the outlines, in hundredths of the font's size.
    public let strokeWidth: StrokeWidthAttribute
    /// The colour of the line along the outlines.
    public let strokeColor: StrokeColorAttribute
    /// The slope that is added to the letters.
    public let obliqueness: ObliquenessAttribute
    /// The natural logarithm of the factor of the letters' widths.
    public let expansion: ExpansionAttribute
    /// The style of the paragraph.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The shadow of the letters.
    public let shadow: ShadowAttribute
    /// The image in place of a character.
    public let attachment: AttachmentAttribute

    /// The font of letters.
    public enum FontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = UIFont
      /// The attribute's name.
      public static let name = "NSFont"
    }

    /// The colour of letters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = UIColor
      /// The attribute's name.
      public static let name = "NSColor"
    }

    /// The colour behind the letters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = UIColor
      /// The attribute's name.
      public static let name = "NSBackgroundColor"
    }

    /// The length added to the advance of each character, in points.
    public enum KernAttribute: AttributedStringKey {
      /// A number.
      public typealias Value = CGFloat
      /// The attribute's name.
      public static let name = "NSKern"
    }

    /// The length added to the advance of each character, in points, in place of the kerning.
    public enum TrackingAttribute: AttributedStringKey {
      /// A number.
      public typealias Value = CGFloat
      /// The attribute's name.
      public static let name = "CTTracking"
    }

    /// The joining of letters: 0 for text without ligatures.
    public enum LigatureAttribute: AttributedStringKey {
      /// A whole number.
      public typealias Value = Int
      /// The attribute's name.
      public static let name = "NSLigature"
    }

    /// The line under the letters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// A style of lines.
      public typealias Value = NSUnderlineStyle
      /// The attribute's name.
      public static let name = "NSUnderline"
    }

    /// The colour of the line under the letters.
    public enum UnderlineColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = UIColor
      /// The attribute's name.
      public static let name = "NSUnderlineColor"
    }

    /// The line through the letters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// A style of lines.
      public typealias Value = NSUnderlineStyle
      /// The attribute's name.
      public static let name = "NSStrikethrough"
    }

    /// The colour of the line through the letters.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = UIColor
      /// The attribute's name.
      public static let name = "NSStrikethroughColor"
    }

    /// The distance of the letters above the baseline, in points.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// A number.
      public typealias Value = CGFloat
      /// The attribute's name.
      public static let name = "NSBaselineOffset"
    }

    /// The width of a line along the outlines, in hundredths of the font's size.
    public enum StrokeWidthAttribute: AttributedStringKey {
      /// A number.
      public typealias Value = CGFloat
      /// The attribute's name.
      public static let name = "NSStrokeWidth"
    }

    /// The colour of the line along the outlines.
    public enum StrokeColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = UIColor
      /// The attribute's name.
      public static let name = "NSStrokeColor"
    }

    /// The slope that is added to the letters.
    public enum ObliquenessAttribute: AttributedStringKey {
      /// A number.
      public typealias Value = CGFloat
      /// The attribute's name.
      public static let name = "NSObliqueness"
    }

    /// The natural logarithm of the factor of the letters' widths.
    public enum ExpansionAttribute: AttributedStringKey {
      /// A number.
      public typealias Value = CGFloat
      /// The attribute's name.
      public static let name = "NSExpansion"
    }

    /// The style of a paragraph.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// A style, which is not changed once a text has it.
      public typealias Value = NSParagraphStyle
      /// The attribute's name.
      public static let name = "NSParagraphStyle"
    }

    /// The shadow of letters.
    public enum ShadowAttribute: AttributedStringKey {
      /// A shadow, which is not changed once a text has it.
      public typealias Value = NSShadow
      /// The attribute's name.
      public static let name = "NSShadow"
    }
  }

  /// The attributes of text that UIKit's views show.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// An attribute of UIKit's by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}
