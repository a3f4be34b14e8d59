// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing
import UIKit

/// Text fields whose text has attributes of its own, as behaviour rule TA-12 has them.
@MainActor
struct TextFieldAttributeTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))

  init() { window.addSubview(field) }

  private func kern(at offset: Int) -> Int? {
    field.attributedText?.attribute(.kern, at: offset, effectiveRange: nil) as? Int
  }

  private func label(_ text: String, in view: UIView) -> UILabel? {
    if let label = view as? UILabel, label.text == text { return label }
    return view.subviews.lazy.compactMap { self.label(text, in: $0) }.first
  }

  private func select(_ start: Int, _ length: Int) throws {
    let first = try #require(field.position(from: field.beginningOfDocument, offset: start))
    let last = try #require(field.position(from: first, offset: length))
    field.selectedTextRange = field.textRange(from: first, to: last)
  }

  // MARK: The text

  @Test func `A text keeps its attributes, and the first are the field's`() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    let text = NSMutableAttributedString(
      string: "abcd",
      attributes: [
        .font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.systemRed,
        .paragraphStyle: style,
      ])
    field.attributedText = text
    let width = field.intrinsicContentSize.width
    expectEqual(field.text, "abcd")
    expectEqual(field.font?.pointSize, 20)
    expectEqual(field.textColor, .systemRed)
    expectEqual(field.textAlignment, .right)
    text.addAttribute(.kern, value: 5, range: NSRange(location: 1, length: 2))
    field.attributedText = text
    expectNil(kern(at: 0))
    expectEqual(kern(at: 1), 5)
    expectEqual(kern(at: 2), 5)
    expectNil(kern(at: 3))
    // 5 points for each of two letters, on whole pixels.
    expectAtMost(abs(field.intrinsicContentSize.width - width - 10), 1)
    let shown = try #require(label("abcd", in: field)?.attributedText)
    expectEqual(shown.attribute(.kern, at: 1, effectiveRange: nil) as? Int, 5)
    // A plain text loses them, and keeps the font.
    field.text = "abcd"
    expectNil(kern(at: 1))
    expectEqual(field.font?.pointSize, 20)
    expectAtMost(abs(field.intrinsicContentSize.width - width), 1)
  }

  @Test func `A font and a colour that are set are those of all the text`() {
    let text = NSMutableAttributedString(string: "ab", attributes: [.kern: 5])
    text.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 30), range: NSRange(location: 1, length: 1))
    field.attributedText = text
    let height = field.intrinsicContentSize.height
    field.font = .systemFont(ofSize: 10)
    field.textColor = .systemBlue
    for offset in 0...1 {
      let attributes = field.attributedText?.attributes(at: offset, effectiveRange: nil)
      expectEqual((attributes?[.font] as? UIFont)?.pointSize, 10)
      expectEqual(attributes?[.foregroundColor] as? UIColor, .systemBlue)
      expectEqual(attributes?[.kern] as? Int, 5)
    }
    expectLess(field.intrinsicContentSize.height, height)
  }

  @Test func `Typing and deleting leave the attributes of what stays`() throws {
    field.attributedText = NSAttributedString(string: "ab", attributes: [.kern: 5])
    field.becomeFirstResponder()
    field.insertText("c")
    expectEqual(field.text, "abc")
    expectEqual(kern(at: 2), 5)
    try select(0, 1)
    field.deleteBackward()
    expectEqual(field.text, "bc")
    expectEqual(kern(at: 0), 5)
    try select(0, 2)
    field.insertText("xyz")
    expectEqual(field.text, "xyz")
    expectEqual(kern(at: 2), 5)
  }

  @Test func `Breaks are shown as spaces, and secret letters as dots`() {
    let text = NSMutableAttributedString(string: "a\nb", attributes: [.kern: 5])
    text.addAttribute(.kern, value: 2, range: NSRange(location: 2, length: 1))
    field.attributedText = text
    expectNotNil(label("a b", in: field))
    expectEqual(field.text, "a\nb")
    field.isSecureTextEntry = true
    expectNotNil(label("•••", in: field))
    expectEqual(kern(at: 2), 2)
  }

  // MARK: Attributes

  @Test func `A text that is set without attributes has the default ones`() {
    let usual = field.defaultTextAttributes
    expectEqual((usual[.font] as? UIFont)?.pointSize, 17)
    expectEqual(usual[.foregroundColor] as? UIColor, .label)
    expectEqual((usual[.paragraphStyle] as? NSParagraphStyle)?.alignment, .natural)
    field.text = "ab"
    let width = field.intrinsicContentSize.width
    field.font = .systemFont(ofSize: 30)
    field.defaultTextAttributes = [.kern: 5]
    expectEqual(field.font?.pointSize, 17)
    expectEqual(field.textColor, .label)
    expectEqual(kern(at: 0), 5)
    expectEqual(kern(at: 1), 5)
    expectAtMost(abs(field.intrinsicContentSize.width - width - 10), 1)
    field.text = "xy"
    expectEqual(kern(at: 1), 5)
    field.text = ""
    field.insertText("z")
    expectEqual(kern(at: 0), 5)
    field.defaultTextAttributes = [
      .font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.systemRed,
    ]
    expectNil(kern(at: 0))
    expectEqual(field.text, "z")
    expectEqual(field.font?.pointSize, 12)
    expectEqual(field.textColor, .systemRed)
  }

  @Test func `A field that is cleared keeps the default attributes, and no others`() throws {
    field.defaultTextAttributes = [.kern: 5]
    field.text = "ab"
    field.clearsOnBeginEditing = true
    field.becomeFirstResponder()
    expectEqual(field.text, "")
    field.insertText("c")
    expectEqual(kern(at: 0), 5)
    field.typingAttributes = [.kern: 9]
    field.clearButtonMode = .always
    window.layoutIfNeeded()
    let button = field.clearButtonRect(forBounds: field.bounds)
    window.tap(at: field.convert(CGPoint(x: button.midX, y: button.midY), to: nil))
    expectEqual(field.text, "")
    field.insertText("d")
    expectEqual(field.text, "d")
    expectEqual(kern(at: 0), 5)
  }

  @Test func `What is typed next has its own attributes while the field is edited`() throws {
    field.text = "ab"
    expectNil(field.typingAttributes)
    field.typingAttributes = [.kern: 5]
    field.becomeFirstResponder()
    expectNil(field.typingAttributes?[.kern])
    expectEqual((field.typingAttributes?[.font] as? UIFont)?.pointSize, 17)
    field.typingAttributes = [.kern: 5]
    field.insertText("c")
    field.insertText("d")
    expectEqual(field.text, "abcd")
    expectEqual((0..<4).map { kern(at: $0) }, [nil, nil, 5, 5])
    try select(1, 0)
    expectNil(field.typingAttributes?[.kern])
    try select(4, 0)
    expectEqual(field.typingAttributes?[.kern] as? Int, 5)
    field.resignFirstResponder()
    expectNil(field.typingAttributes)
  }
}
