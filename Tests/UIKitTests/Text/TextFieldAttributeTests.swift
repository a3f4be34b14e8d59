// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

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
    #expect(field.text == "abcd" && field.font?.pointSize == 20)
    #expect(field.textColor == .systemRed && field.textAlignment == .right)
    text.addAttribute(.kern, value: 5, range: NSRange(location: 1, length: 2))
    field.attributedText = text
    #expect(kern(at: 0) == nil && kern(at: 1) == 5 && kern(at: 2) == 5 && kern(at: 3) == nil)
    // 5 points for each of two letters, on whole pixels.
    #expect(abs(field.intrinsicContentSize.width - width - 10) <= 1)
    let shown = try #require(label("abcd", in: field)?.attributedText)
    #expect(shown.attribute(.kern, at: 1, effectiveRange: nil) as? Int == 5)
    // A plain text loses them, and keeps the font.
    field.text = "abcd"
    #expect(kern(at: 1) == nil && field.font?.pointSize == 20)
    #expect(abs(field.intrinsicContentSize.width - width) <= 1)
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
      #expect((attributes?[.font] as? UIFont)?.pointSize == 10)
      #expect(attributes?[.foregroundColor] as? UIColor == .systemBlue)
      #expect(attributes?[.kern] as? Int == 5)
    }
    #expect(field.intrinsicContentSize.height < height)
  }

  @Test func `Typing and deleting leave the attributes of what stays`() throws {
    field.attributedText = NSAttributedString(string: "ab", attributes: [.kern: 5])
    field.becomeFirstResponder()
    field.insertText("c")
    #expect(field.text == "abc" && kern(at: 2) == 5)
    try select(0, 1)
    field.deleteBackward()
    #expect(field.text == "bc" && kern(at: 0) == 5)
    try select(0, 2)
    field.insertText("xyz")
    #expect(field.text == "xyz" && kern(at: 2) == 5)
  }

  @Test func `Breaks are shown as spaces, and secret letters as dots`() {
    let text = NSMutableAttributedString(string: "a\nb", attributes: [.kern: 5])
    text.addAttribute(.kern, value: 2, range: NSRange(location: 2, length: 1))
    field.attributedText = text
    #expect(label("a b", in: field) != nil && field.text == "a\nb")
    field.isSecureTextEntry = true
    #expect(label("•••", in: field) != nil && kern(at: 2) == 2)
  }

  // MARK: Attributes

  @Test func `A text that is set without attributes has the default ones`() {
    let usual = field.defaultTextAttributes
    #expect((usual[.font] as? UIFont)?.pointSize == 17)
    #expect(usual[.foregroundColor] as? UIColor == .label)
    #expect((usual[.paragraphStyle] as? NSParagraphStyle)?.alignment == .natural)
    field.text = "ab"
    let width = field.intrinsicContentSize.width
    field.font = .systemFont(ofSize: 30)
    field.defaultTextAttributes = [.kern: 5]
    #expect(field.font?.pointSize == 17 && field.textColor == .label)
    #expect(kern(at: 0) == 5 && kern(at: 1) == 5)
    #expect(abs(field.intrinsicContentSize.width - width - 10) <= 1)
    field.text = "xy"
    #expect(kern(at: 1) == 5)
    field.text = ""
    field.insertText("z")
    #expect(kern(at: 0) == 5)
    field.defaultTextAttributes = [
      .font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.systemRed,
    ]
    #expect(kern(at: 0) == nil && field.text == "z")
    #expect(field.font?.pointSize == 12 && field.textColor == .systemRed)
  }

  @Test func `A field that is cleared keeps the default attributes, and no others`() throws {
    field.defaultTextAttributes = [.kern: 5]
    field.text = "ab"
    field.clearsOnBeginEditing = true
    field.becomeFirstResponder()
    #expect(field.text == "")
    field.insertText("c")
    #expect(kern(at: 0) == 5)
    field.typingAttributes = [.kern: 9]
    field.clearButtonMode = .always
    window.layoutIfNeeded()
    let button = field.clearButtonRect(forBounds: field.bounds)
    window.tap(at: field.convert(CGPoint(x: button.midX, y: button.midY), to: nil))
    #expect(field.text == "")
    field.insertText("d")
    #expect(field.text == "d" && kern(at: 0) == 5)
  }

  @Test func `What is typed next has its own attributes while the field is edited`() throws {
    field.text = "ab"
    #expect(field.typingAttributes == nil)
    field.typingAttributes = [.kern: 5]
    field.becomeFirstResponder()
    #expect(field.typingAttributes?[.kern] == nil)
    #expect((field.typingAttributes?[.font] as? UIFont)?.pointSize == 17)
    field.typingAttributes = [.kern: 5]
    field.insertText("c")
    field.insertText("d")
    #expect(field.text == "abcd")
    #expect((0..<4).map { kern(at: $0) } == [nil, nil, 5, 5])
    try select(1, 0)
    #expect(field.typingAttributes?[.kern] == nil)
    try select(4, 0)
    #expect(field.typingAttributes?[.kern] as? Int == 5)
    field.resignFirstResponder()
    #expect(field.typingAttributes == nil)
  }
}
