// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry
import Views

extension AttributedString {
  /// The text with the attributes that a label draws.
  ///
  /// - Parameters:
  ///   - base: The attributes of text that says none of its own.
  ///   - traits: The traits that fonts of text styles follow (behaviour rule TA-16).
  /// - Returns: The text.
  func converted(base: AttributeContainer, in traits: UITraitCollection) -> NSAttributedString {
    converted { attributes in
      var own = base.merging(attributes)
      own.font = own.font?.adjusted(to: traits)
      return own
    }
  }

  /// The text with the attributes of its runs as a function makes them.
  fileprivate func converted(
    _ attributes: (AttributeContainer) -> AttributeContainer
  ) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    for run in runs {
      result.append(
        NSAttributedString(
          string: String(characters[run.range]),
          attributes: attributes(run.attributes).attributesOfLabels))
    }
    return result
  }

  /// Creates a text with the attributes of another that ``AttributeScopes/UIKitAttributes`` have, and its
  /// links; others are left out.
  ///
  /// - Complexity: O(length of the text).
  public init(_ nsStr: NSAttributedString) {
    self.init()
    nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { values, range, _ in
      append(
        AttributedString(
          nsStr.attributedSubstring(from: range).string, attributes: AttributeContainer(values)))
    }
  }
}

extension NSAttributedString {
  /// Creates a text with the attributes of another that ``AttributeScopes/UIKitAttributes`` have, and its
  /// links; others are left out.
  ///
  /// - Complexity: O(length of the text).
  public convenience init(_ attrStr: AttributedString) {
    self.init(attributedString: attrStr.converted { $0 })
  }
}

extension AttributeContainer {
  /// Creates a container of attributes by the names that texts of labels have for them.
  ///
  /// - Parameter dictionary: The attributes, such as `font`. Those that
  ///   ``AttributeScopes/UIKitAttributes`` do not have, and values of other types, are left out.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    let values = dictionary
    func style(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
      (values[key] as? Int).map(NSUnderlineStyle.init(rawValue:))
    }
    typealias Attributes = AttributeScopes.UIKitAttributes
    self[Attributes.FontAttribute.self] = values[.font] as? UIFont
    self[Attributes.ForegroundColorAttribute.self] = values[.foregroundColor] as? UIColor
    self[Attributes.BackgroundColorAttribute.self] = values[.backgroundColor] as? UIColor
    self[Attributes.KernAttribute.self] = values[.kern] as? CGFloat
    self[Attributes.TrackingAttribute.self] = values[.tracking] as? CGFloat
    self[Attributes.LigatureAttribute.self] = values[.ligature] as? Int
    self[Attributes.UnderlineStyleAttribute.self] = style(.underlineStyle)
    self[Attributes.UnderlineColorAttribute.self] = values[.underlineColor] as? UIColor
    self[Attributes.StrikethroughStyleAttribute.self] = style(.strikethroughStyle)
    self[Attributes.StrikethroughColorAttribute.self] = values[.strikethroughColor] as? UIColor
    self[Attributes.BaselineOffsetAttribute.self] = values[.baselineOffset] as? CGFloat
    self[Attributes.StrokeWidthAttribute.self] = values[.strokeWidth] as? CGFloat
    self[Attributes.StrokeColorAttribute.self] = values[.strokeColor] as? UIColor
    self[Attributes.ObliquenessAttribute.self] = values[.obliqueness] as? CGFloat
    self[Attributes.ExpansionAttribute.self] = values[.expansion] as? CGFloat
    self[Attributes.ParagraphStyleAttribute.self] = values[.paragraphStyle] as? NSParagraphStyle
    self[Attributes.ShadowAttribute.self] = values[.shadow] as? NSShadow
    self.attachment = values[.attachment] as? NSTextAttachment
    self.link = values[.link] as? URL
  }

  fileprivate var attributesOfLabels: [NSAttributedString.Key: Any] {
    let values: [NSAttributedString.Key: Any?] = [
      .font: self.font, .foregroundColor: self.foregroundColor, .link: self.link,
      .backgroundColor: self.backgroundColor,
      .kern: self.kern,
      .tracking: self.tracking,
      .ligature: self.ligature,
      .underlineStyle: self.underlineStyle?.rawValue,
      .underlineColor: self.underlineColor,
      .strikethroughStyle: self.strikethroughStyle?.rawValue,
      .strikethroughColor: self.strikethroughColor,
      .baselineOffset: self.baselineOffset,
      .strokeWidth: self.strokeWidth,
      .strokeColor: self.strokeColor,
      .obliqueness: self.obliqueness,
      .expansion: self.expansion,
      .paragraphStyle: self.paragraphStyle,
      .shadow: self.shadow,
      .attachment: self.attachment,
    ]
    return values.compactMapValues { $0 }
  }
}
