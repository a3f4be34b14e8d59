// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing
import UIKit

/// Texts with attributes as Foundation has them, and as labels do.
@Suite("Conversions of attributed texts")
struct AttributedStringConversionTests {
  private let link = URL(string: "https://example.org")
  private let pin = Pin()

  /// An attachment of a client's, with a property of its own.
  private final class Pin: NSTextAttachment {
    var place = "Bergen"
  }

  private var attributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red,
      .backgroundColor: UIColor.yellow, .kern: CGFloat(2), .tracking: CGFloat(3), .ligature: 0,
      .underlineStyle: NSUnderlineStyle.double.rawValue, .underlineColor: UIColor.blue,
      .strikethroughStyle: NSUnderlineStyle.single.rawValue, .strikethroughColor: UIColor.green,
      .baselineOffset: CGFloat(4), .strokeWidth: CGFloat(5), .strokeColor: UIColor.black,
      .obliqueness: CGFloat(0.5), .expansion: CGFloat(0.25),
    ]
    attributes[.link] = link
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    style.lineSpacing = 7
    let shadow = NSShadow()
    shadow.shadowBlurRadius = 2
    (attributes[.paragraphStyle], attributes[.shadow]) = (style, shadow)
    attributes[.attachment] = pin
    return attributes
  }

  @Test func `A container takes the attributes of a label's text`() {
    let container = AttributeContainer(attributes)
    expectEqual(container.font, UIFont.boldSystemFont(ofSize: 20))
    expectEqual(container.uiKit.foregroundColor, .red)
    expectEqual(container.underlineStyle, .double)
    expectEqual(container.tracking, 3)
    expectEqual(container.link, link)
    expectEqual(container.uiKit.paragraphStyle?.lineSpacing, 7)
    expectEqual(container.paragraphStyle?.alignment, .right)
    expectEqual(container.uiKit.shadow?.shadowBlurRadius, 2)
    expectSame(container.attachment, pin)
    let other = AttributeContainer([.font: "no font", NSAttributedString.Key("other"): 3])
    expectEqual(other, AttributeContainer())
  }

  @Test func `A text that goes there and back is the same`() {
    let text = NSMutableAttributedString(string: "plain ")
    text.append(NSAttributedString(string: "rich 😀", attributes: attributes))
    let converted = AttributedString(text)
    expectEqual(String(converted.characters), "plain rich 😀")
    expectEqual(converted.runs.count, 2)
    let back = NSAttributedString(converted)
    expectEqual(back, text)
    expectEqual(NSAttributedString(AttributedString()).length, 0)
    let mutable = NSMutableAttributedString(converted)
    mutable.append(NSAttributedString(string: "!"))
    expectEqual(mutable.string, "plain rich 😀!")
  }

  @Test @MainActor func `A paragraph style and a shadow reach a button's label`() throws {
    var text = AttributedString("words")
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byTruncatingHead
    text.uiKit.paragraphStyle = style
    text.shadow = NSShadow()
    var configuration = UIButton.Configuration.plain()
    configuration.attributedTitle = text
    let button = UIButton(configuration: configuration)
    button.layoutIfNeeded()
    let shown = try #require(button.titleLabel?.attributedText)
    let attributes = shown.attributes(at: 0, effectiveRange: nil)
    expectEqual(
      (attributes[.paragraphStyle] as? NSParagraphStyle)?.lineBreakMode, .byTruncatingHead)
    expectEqual(attributes[.shadow] as? NSShadow, NSShadow())
    typealias Attributes = AttributeScopes.UIKitAttributes
    expectEqual(Attributes.ParagraphStyleAttribute.name, "NSParagraphStyle")
    expectEqual(Attributes.ShadowAttribute.name, "NSShadow")
  }

  @Test func `Texts, their parts and attributes have an attachment`() throws {
    let other = NSTextAttachment()
    var text = AttributedString("\u{FFFC}Bergen")
    expectNil(text.attachment)
    let first = text.startIndex..<text.index(afterCharacter: text.startIndex)
    text[first].attachment = pin
    let part: AttributedSubstring = text[first]
    expectSame(part.attachment, pin)
    // The other characters have none.
    expectNil(text.attachment)
    expectEqual(text.runs.map { ($0.attachment as? Pin)?.place }, ["Bergen", nil])
    text.uiKit.attachment = other
    expectSame(text.attachment, other)
    let attributes: ScopedAttributeContainer<AttributeScopes.UIKitAttributes> = text.uiKit
    expectSame(attributes.attachment, other)
    text.attachment = nil
    expectNil(text.runs.first?.attachment)
    expectEqual(text.runs.count, 1)

    let container = AttributeContainer().attachment(pin)
    expectSame(container.attachment, pin)
    expectSame(container.uiKit.attachment, pin)
    expectNotEqual(container, AttributeContainer().attachment(other))
    expectEqual(AttributeScopes.UIKitAttributes.AttachmentAttribute.name, "NSAttachment")
  }

  @Test @MainActor func `The image of an attachment comes through a conversion`() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 40)).image { _ in }
    let label = UILabel()
    label.attributedText = NSAttributedString(attachment: NSTextAttachment(image: image))
    let size = label.intrinsicContentSize
    expectGreater(size.height, 39)
    label.attributedText = NSAttributedString(
      AttributedString(try #require(label.attributedText)))
    expectEqual(label.intrinsicContentSize, size)
  }

  @Test func `The attributes of UIKit have a name of their own`() {
    var text = AttributedString("words")
    text.uiKit.font = .systemFont(ofSize: 11)
    text.uiKit.foregroundColor = .red
    let converted = NSAttributedString(text).attributes(at: 0, effectiveRange: nil)
    expectEqual(converted[.font] as? UIFont, .systemFont(ofSize: 11))
    expectEqual(converted[.foregroundColor] as? UIColor, .red)
  }
}
