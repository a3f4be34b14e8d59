// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing
import UIKit

/// Text views and fields at the edges of what they take: parts of characters, lines of several heights, and
/// editing that ends without being asked to.
@MainActor
struct TextViewEdgeTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view = UITextView(frame: CGRect(x: 10, y: 20, width: 200, height: 100))
  private let observer = Observer()

  private final class Observer: NSObject, UITextViewDelegate, UITextFieldDelegate {
    var calls: [String] = []

    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { false }
    func textViewDidBeginEditing(_ textView: UITextView) { calls.append("begin") }
    func textViewDidEndEditing(_ textView: UITextView) { calls.append("end") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
    func textFieldDidEndEditing(_ textField: UITextField) { calls.append("field end") }
  }

  init() { window.addSubview(view) }

  private func range(_ start: Int, _ end: Int) throws -> UITextRange {
    let beginning = view.beginningOfDocument
    let first = try #require(view.position(from: beginning, offset: start))
    let last = try #require(view.position(from: beginning, offset: end))
    return try #require(view.textRange(from: first, to: last))
  }

  // MARK: Characters

  @Test func `A part of a character is replaced`() throws {
    view.text = "e\u{301}x"
    view.replace(try range(1, 2), withText: "y")
    expectEqual(Array(view.text.unicodeScalars), ["e", "y", "x"])
    expectEqual(view.selectedRange, NSRange(location: 2, length: 0))
    // The halves of a surrogate pair stay together.
    view.text = "a😀b"
    view.replace(try range(2, 3), withText: "c")
    expectEqual(view.text, "acb")
    expectEqual(view.selectedRange, NSRange(location: 2, length: 0))
    view.text = "a😀b"
    view.replace(try range(2, 2), withText: "c")
    expectEqual(view.text, "ac😀b")
    expectEqual(view.selectedRange, NSRange(location: 2, length: 0))
  }

  @Test func `The insertion point is behind the character that what is typed is in`() {
    view.text = "🇩🇪"
    view.selectedRange = NSRange(location: 0, length: 0)
    view.insertText("🇫")
    // F and D are one now, before E.
    expectEqual(view.text.utf16.count, 6)
    expectEqual(view.selectedRange.location, 4)
    view.insertText("🇫")
    expectEqual(Array(view.text.unicodeScalars), ["🇫", "🇩", "🇫", "🇪"])
    expectEqual(view.selectedRange, NSRange(location: 8, length: 0))
    view.text = "a\nb"
    view.selectedRange = NSRange(location: 1, length: 0)
    view.insertText("\r")
    expectEqual(Array(view.text.unicodeScalars), ["a", "\r", "\n", "b"])
    expectEqual(view.selectedRange, NSRange(location: 3, length: 0))
    view.insertText("c")
    expectEqual(Array(view.text.unicodeScalars), ["a", "\r", "\n", "c", "b"])
    view.text = "\u{301}"
    view.selectedRange = NSRange(location: 0, length: 0)
    view.insertText("e")
    expectEqual(view.selectedRange, NSRange(location: 2, length: 0))
    view.deleteBackward()
    expectEqual(view.text, "")
    expectEqual(view.selectedRange, NSRange(location: 0, length: 0))
  }

  @Test func `A field's insertion point is behind whole characters, too`() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(field)
    field.text = "🇩🇪"
    expect(field.becomeFirstResponder())
    let start = field.beginningOfDocument
    field.selectedTextRange = field.textRange(from: start, to: start)
    field.insertText("🇫")
    field.insertText("🇫")
    expectEqual(field.text.map { Array($0.unicodeScalars) }, ["🇫", "🇩", "🇫", "🇪"])
    let end = try #require(field.selectedTextRange).end
    expectEqual(field.compare(end, to: field.endOfDocument), .orderedSame)
  }

  // MARK: Lines

  @Test func `Lines of several heights follow each other`() throws {
    view.frame.size.height = 400
    let text = NSMutableAttributedString(
      string: "small\u{2028}large\u{2028}small", attributes: [.font: UIFont.systemFont(ofSize: 12)])
    text.addAttribute(
      .baselineOffset, value: 20 as CGFloat, range: NSRange(location: 8, length: 1))
    view.attributedText = text
    let rows = try [0, 6, 12].map { offset in
      view.caretRect(
        for: try #require(view.position(from: view.beginningOfDocument, offset: offset)))
    }
    expect(rows[0].minY == 8 && rows[1].height > rows[0].height + 10)
    for (upper, lower) in zip(rows, rows.dropFirst()) {
      expectNear(upper.maxY, lower.minY, within: 0.01)
    }
    expectNear(rows[2].height, rows[0].height, within: 0.01)
  }

  @Test func `A selection has rectangles for the lines that are seen`() {
    view.font = .systemFont(ofSize: 16)
    view.text = (0..<500).map { "line \($0)\n" }.joined()
    view.becomeFirstResponder()
    view.selectAll(nil)
    func count() -> Int {
      window.layoutIfNeeded()
      func views(_ view: UIView) -> [UIView] { view.subviews + view.subviews.flatMap(views) }
      return views(view).count
    }
    // Some five lines of 100 points, and what else there is.
    let atTop = count()
    expectGreater(atTop, 5)
    expectLess(atTop, 30)
    view.contentOffset.y = 2000
    expectLess(count(), 30)
  }

  // MARK: Editing

  @Test func `Editing that began ends once the text is not editable`() {
    view.delegate = observer
    view.becomeFirstResponder()
    view.isEditable = false
    expectEqual(observer.calls, ["begin", "end"])
    expect(!view.isFirstResponder)
    // What did not begin does not end.
    view.becomeFirstResponder()
    view.isEditable = true
    view.resignFirstResponder()
    expectEqual(observer.calls, ["begin", "end"])
    expect(!view.isFirstResponder)
  }

  @Test func `A view that leaves its window ends editing although its delegate refuses`() {
    view.delegate = observer
    view.becomeFirstResponder()
    expect(!view.resignFirstResponder())
    view.removeFromSuperview()
    expectEqual(observer.calls, ["begin", "end"])
    expect(!view.isFirstResponder)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    field.delegate = observer
    window.addSubview(field)
    field.becomeFirstResponder()
    expect(!field.resignFirstResponder())
    field.removeFromSuperview()
    expectEqual(observer.calls, ["begin", "end", "field end"])
    expect(!field.isFirstResponder)
    window.addSubview(view)
    expect(view.becomeFirstResponder())
  }

  private final class Keys: UITextView {
    var codes: [UIKeyboardHIDUsage] = []

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      codes += presses.compactMap { $0.key?.keyCode }
    }
  }

  @Test func `Keys on a text that is not editable go to the responders`() {
    let keys = Keys(frame: view.frame)
    window.addSubview(keys)
    keys.text = "one"
    keys.becomeFirstResponder()
    window.press(.keyboardA)
    expectEqual(keys.text, "onea")
    expectEqual(keys.codes, [])
    keys.isEditable = false
    keys.becomeFirstResponder()
    window.press(.keyboardA)
    window.press(.keyboardDeleteOrBackspace)
    expectEqual(keys.text, "onea")
    expectEqual(keys.codes, [.keyboardA, .keyboardDeleteOrBackspace])
  }
}
