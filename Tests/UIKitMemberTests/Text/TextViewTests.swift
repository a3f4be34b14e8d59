// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing
import UIKit

/// Text views: what is typed, selected and scrolled, and what their delegates learn.
@MainActor
struct TextViewTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view = UITextView(frame: CGRect(x: 10, y: 20, width: 200, height: 100))
  private let observer = Observer()

  private final class Observer: NSObject, UITextViewDelegate {
    var calls: [String] = []
    var answers = true

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
      calls.append("should begin")
      return answers
    }
    func textViewDidBeginEditing(_ textView: UITextView) { calls.append("begin") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
      calls.append("should end")
      return answers
    }
    func textViewDidEndEditing(_ textView: UITextView) { calls.append("end") }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      calls.append("\(range.location)+\(range.length) \(text.debugDescription)")
      return answers
    }
    func textViewDidChange(_ textView: UITextView) { calls.append("change") }
    func textViewDidChangeSelection(_ textView: UITextView) { calls.append("selection") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("scroll") }
  }

  init() {
    window.addSubview(view)
    view.delegate = observer
  }

  private func caret(_ offset: Int) throws -> CGRect {
    let beginning = view.beginningOfDocument
    return view.caretRect(for: try #require(view.position(from: beginning, offset: offset)))
  }

  private func rect(_ start: Int, _ length: Int) throws -> CGRect {
    let beginning = view.beginningOfDocument
    let first = try #require(view.position(from: beginning, offset: start))
    let last = try #require(view.position(from: first, offset: length))
    return view.firstRect(for: try #require(view.textRange(from: first, to: last)))
  }

  /// A point of the contents, in the window.
  private func inWindow(_ point: CGPoint) -> CGPoint { view.convert(point, to: nil) }

  @Test func `All can be selected while a part is not`() {
    let selectAll = Selector("selectAll:")
    expect(!view.canPerformAction(selectAll, withSender: nil))
    view.text = "one"
    expect(view.canPerformAction(selectAll, withSender: nil))
    expect(!view.canPerformAction(Selector("copy:"), withSender: nil))
    view.selectedRange = NSRange(location: 0, length: 2)
    expect(view.canPerformAction(selectAll, withSender: nil))
    view.selectAll(nil)
    expect(!view.canPerformAction(selectAll, withSender: nil))
    view.selectedRange = NSRange(location: 0, length: 0)
    view.isSelectable = false
    expect(!view.canPerformAction(selectAll, withSender: nil))
  }

  // MARK: Text

  @Test func `A text view has neither font nor colour before there is any text`() {
    let plain = UITextView()
    expectEqual(plain.text, "")
    expectEqual(plain.attributedText.length, 0)
    expect(!plain.hasText)
    expectNil(plain.font)
    expectNil(plain.textColor)
    expectEqual(plain.textAlignment, .natural)
    expect(plain.isEditable)
    expect(plain.isSelectable)
    expect(plain.isScrollEnabled)
    expectEqual(plain.textContainerInset, UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    expectEqual(plain.backgroundColor, .systemBackground)
    expect(plain.clipsToBounds)
    expectEmpty(plain.typingAttributes)
    expect(!plain.clearsOnInsertion)
    plain.text = "a"
    expect(plain.hasText)
    expectEqual(plain.font?.pointSize, 12)
    expectEqual(plain.textColor, .label)
    plain.text = nil
    expectEqual(plain.text, "")
    expectEqual(plain.selectedRange, NSRange(location: 0, length: 0))
  }

  @Test func `Font, colour and alignment are those of all the text`() throws {
    let text = NSMutableAttributedString(string: "one\ntwo")
    text.addAttribute(
      .font, value: UIFont.boldSystemFont(ofSize: 20), range: NSRange(location: 4, length: 3))
    view.attributedText = text
    expectNil(view.font)
    expectEqual(view.attributedText.string, "one\ntwo")
    let font = UIFont.systemFont(ofSize: 15)
    view.font = font
    view.textColor = .systemRed
    view.textAlignment = .center
    expectSame(view.font, font)
    expectEqual(view.textColor, .systemRed)
    expectEqual(view.textAlignment, .center)
    for offset in [0, 5] {
      let attributes = view.attributedText.attributes(at: offset, effectiveRange: nil)
      expectSame(attributes[.font] as? UIFont, font)
      expectEqual(attributes[.foregroundColor] as? UIColor, .systemRed)
      expectEqual((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment, .center)
    }
    // Without text what is typed has them.
    view.text = ""
    view.insertText("x")
    expectSame(view.font, font)
    expectEqual(view.textColor, .systemRed)
    expectEqual(view.textAlignment, .center)
    let (line, start) = (200.0 - 10, try caret(0).minX)
    try expectNear(start - 5, (line - rect(0, 1).width) / 2, within: 0.01)
  }

  @Test func `What is typed has the attributes of the character before it`() {
    let text = NSMutableAttributedString(string: "ab")
    let (small, large) = (UIFont.systemFont(ofSize: 10), UIFont.systemFont(ofSize: 20))
    text.addAttribute(.font, value: small, range: NSRange(location: 0, length: 1))
    text.addAttribute(.font, value: large, range: NSRange(location: 1, length: 1))
    view.attributedText = text
    expectSame(view.typingAttributes[.font] as? UIFont, large)
    view.selectedRange = NSRange(location: 1, length: 0)
    expectSame(view.typingAttributes[.font] as? UIFont, small)
    view.selectedRange = NSRange(location: 1, length: 1)
    expectSame(view.typingAttributes[.font] as? UIFont, large)
    view.selectedRange = NSRange(location: 0, length: 0)
    expectSame(view.typingAttributes[.font] as? UIFont, small)
    let own = UIFont.systemFont(ofSize: 30)
    view.typingAttributes = [.font: own]
    view.insertText("x")
    view.insertText("y")
    expectEqual(view.text, "xyab")
    expectSame(view.font, own)
    expectSame(view.attributedText.attribute(.font, at: 1, effectiveRange: nil) as? UIFont, own)
    // A colour that is not said is that of text.
    expectEqual(view.textColor, .label)
    view.selectedRange = NSRange(location: 4, length: 0)
    expectSame(view.typingAttributes[.font] as? UIFont, large)
  }

  // MARK: Typing

  @Test func `Typing asks, changes the selection and the text, and posts`() {
    view.becomeFirstResponder()
    let posted = Tally()
    let names = [
      UITextView.textDidChangeNotification, UITextView.textDidEndEditingNotification,
      UITextView.textDidBeginEditingNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: view, queue: nil) { _ in
        MainActor.assumeIsolated { posted.names.append(name.rawValue) }
      }
    }
    view.insertText("a")
    view.insertText("\n")
    view.deleteBackward()
    view.resignFirstResponder()
    view.becomeFirstResponder()
    expectEqual(
      observer.calls,
      [
        "should begin", "begin", "0+0 \"a\"", "selection", "change", "1+0 \"\\n\"", "selection",
        "change", "1+1 \"\"", "selection", "change", "should end", "end", "should begin", "begin",
      ])
    let change = "UITextViewTextDidChangeNotification"
    expectEqual(
      posted.names,
      [
        change, change, change, "UITextViewTextDidEndEditingNotification",
        "UITextViewTextDidBeginEditingNotification",
      ])
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  @Test func `A delegate that refuses keeps text and first responder as they are`() {
    observer.answers = false
    expect(!view.becomeFirstResponder())
    expect(!view.isFirstResponder)
    observer.answers = true
    view.becomeFirstResponder()
    observer.answers = false
    view.insertText("a")
    expectEqual(view.text, "")
    expect(!view.resignFirstResponder())
    expect(view.isFirstResponder)
    observer.answers = true
    view.removeFromSuperview()
    expect(!view.isFirstResponder)
  }

  @Test func `Setting the text tells of the selection alone`() {
    view.text = "one"
    view.text = "two"
    view.attributedText = NSAttributedString(string: "three")
    expectEqual(observer.calls, ["selection", "selection"])
    expectEqual(view.selectedRange, NSRange(location: 5, length: 0))
    observer.calls = []
    let all = view.textRange(from: view.endOfDocument, to: view.beginningOfDocument)
    if let all { view.replace(all, withText: "x") }
    expectEqual(view.text, "x")
    expectEqual(observer.calls, ["selection", "change"])
  }

  @Test func `Keys are typed, and the Return key begins a line`() {
    view.becomeFirstResponder()
    window.press(.keyboardA, modifiers: .shift)
    window.press(.keyboardReturnOrEnter)
    window.press(.keyboardB)
    window.press(.keyboardSpacebar)
    expectEqual(view.text, "A\nb ")
    window.press(.keyboardDeleteOrBackspace)
    expectEqual(view.text, "A\nb")
  }

  @Test func `A text that is not editable is selected, and not typed into`() {
    view.text = "one"
    view.isEditable = false
    observer.calls = []
    expect(view.canBecomeFirstResponder)
    expect(view.becomeFirstResponder())
    view.insertText("x")
    view.deleteBackward()
    expectEqual(view.text, "one")
    view.selectAll(nil)
    expectEqual(view.selectedRange, NSRange(location: 0, length: 3))
    expectEqual(observer.calls, ["selection"])
    view.isSelectable = false
    expect(!view.isFirstResponder)
    expect(!view.canBecomeFirstResponder)
  }

  @Test func `What is typed replaces all of the text once it clears on insertion`() {
    view.text = "one two"
    view.clearsOnInsertion = true
    view.insertText("x")
    expectEqual(view.text, "x")
    expect(!view.clearsOnInsertion)
    view.clearsOnInsertion = true
    view.selectedRange = NSRange(location: 0, length: 0)
    view.insertText("y")
    expectEqual(view.text, "yx")
  }

  // MARK: Selection

  @Test func `Ranges that go beyond the text end with it`() {
    view.text = "one 👩‍👩‍👧"
    for (range, expected) in [
      (NSRange(location: 2, length: 90), NSRange(location: 2, length: 10)),
      (NSRange(location: 99, length: 3), NSRange(location: 12, length: 0)),
      (NSRange(location: NSNotFound, length: .max), NSRange(location: 12, length: 0)),
      (NSRange(location: -4, length: 1), NSRange(location: 0, length: 1)),
      (NSRange(location: 1, length: .max), NSRange(location: 1, length: 11)),
      // An emoji of several units is selected as a whole.
      (NSRange(location: 5, length: 1), NSRange(location: 4, length: 8)),
      (NSRange(location: 5, length: 0), NSRange(location: 12, length: 0)),
    ] {
      view.selectedRange = range
      expectEqual(view.selectedRange, expected, "\(range)")
      view.scrollRangeToVisible(range)
    }
    expectNil(view.position(from: view.endOfDocument, offset: 1))
    expectNil(view.position(from: view.beginningOfDocument, offset: .min))
    expectNil(view.closestPosition(to: CGPoint(x: CGFloat.nan, y: 0)))
    let end = view.endOfDocument
    expectEqual(view.offset(from: end, to: view.beginningOfDocument), -12)
    expectEqual(view.compare(view.beginningOfDocument, to: end), .orderedAscending)
    view.selectAll(nil)
    let all = view.selectedTextRange
    expectEqual(all.flatMap { view.text(in: $0) }, "one 👩‍👩‍👧")
    view.text = "one"
    view.selectedTextRange = nil
    expectEqual(view.selectedRange, NSRange(location: 3, length: 0))
    if let all {
      expectNil(view.text(in: all))
      view.replace(all, withText: "x")
      expectGreater(view.firstRect(for: all).width, 0)
    }
    expectEqual(view.text, "one")
  }

  @Test func `Carets and rectangles stand inside of insets and padding, line by line`() throws {
    view.font = .systemFont(ofSize: 20)
    view.text = "ab\n\ncd"
    let height = try caret(0).height
    expectNear(height, UIFont.systemFont(ofSize: 20).lineHeight, within: 0.01)
    for (offset, line) in [(0, 0), (2, 0), (3, 1), (4, 2), (6, 2)] {
      let caret = try caret(offset)
      expectNear(caret.minY - 8, CGFloat(line) * height, within: 0.01)
      expectEqual(caret.width, 2)
    }
    try expectEqual([0, 3, 4].map { try caret($0).minX }, [5, 5, 5])
    let first = try rect(0, 2)
    try expect(first.minX == 5 && abs(first.maxX - (caret(2).minX)) < 0.01)
    // The first line of several alone.
    try expectEqual(rect(1, 5).maxX, first.maxX)
    try expectEqual(rect(3, 0).width, 0)
    view.textContainerInset = UIEdgeInsets(top: 3, left: 10, bottom: 0, right: 7)
    try expectEqual(caret(0).origin, CGPoint(x: 15, y: 3))
  }

  @Test func `The nearest place to where a character begins is the character`() throws {
    view.frame.size.height = 400
    view.font = .systemFont(ofSize: 17)
    view.text = "Several words that need a few lines.\n\nשלום עולם and mixed words\nend"
    let text: String = view.text
    for offset in 0...text.utf16.count {
      let caret = try caret(offset)
      let found = try #require(view.closestPosition(to: CGPoint(x: caret.midX, y: caret.midY)))
      // Where the text changes its direction two characters begin at one place.
      let rect = view.caretRect(for: found)
      expect(rect.minY == caret.minY && abs(rect.minX - caret.minX) <= 2, "\(offset)")
    }
    let below = try #require(view.closestPosition(to: CGPoint(x: 500, y: 9000)))
    expectEqual(view.compare(below, to: view.endOfDocument), .orderedSame)
    let above = try #require(view.closestPosition(to: CGPoint(x: -500, y: -9000)))
    expectEqual(view.compare(above, to: view.beginningOfDocument), .orderedSame)
  }

  @Test func `Text that begins at the right has its insertion point there`() throws {
    view.semanticContentAttribute = .forceRightToLeft
    try expectEqual(caret(0).maxX, 195)
    view.text = "one"
    let word = try rect(0, 3)
    // A tenth of a pixel: letters are not measured in whole ones.
    expectNear(word.maxX, 195, within: 0.05, "\(word)")
    try expectNear(caret(0).minX, rect(0, 3).minX, within: 0.01)
    view.text = "שלום"
    try expectNear(caret(0).maxX, 195, within: 0.01)
    try expectNear(caret(4).maxX, rect(0, 4).minX, within: 0.01)
    view.semanticContentAttribute = .forceLeftToRight
    try expectNear(rect(0, 4).minX, 5, within: 0.01)
  }

  // MARK: Touches

  @Test func `A tap puts the insertion point, and a second one selects the word`() throws {
    view.font = .systemFont(ofSize: 20)
    view.text = "one two\nthree"
    window.layoutIfNeeded()
    let word = try rect(4, 3)
    window.tap(at: inWindow(CGPoint(x: word.minX + 1, y: word.midY)))
    expect(view.isFirstResponder)
    expectEqual(view.selectedRange, NSRange(location: 4, length: 0))
    window.tap(at: inWindow(CGPoint(x: word.minX + 1, y: word.midY)))
    expectEqual(view.selectedRange, NSRange(location: 4, length: 3))
    window.advance(to: 1)
    // Beside and below the text the nearest place counts.
    window.tap(at: inWindow(CGPoint(x: 190, y: 95)))
    expectEqual(view.selectedRange, NSRange(location: 13, length: 0))
    window.tap(at: inWindow(CGPoint(x: 190, y: 95)))
    expectEqual(view.selectedRange, NSRange(location: 8, length: 5))
  }

  @Test func `A drag scrolls, and begins no editing`() {
    window.scrollsOverTime = true
    view.text = String(repeating: "line\n", count: 50)
    window.layoutIfNeeded()
    window.beginTouch(at: CGPoint(x: 50, y: 110))
    for step in 1...8 {
      window.advance(to: Double(step) / 60)
      window.moveTouch(to: CGPoint(x: 50, y: 110 - CGFloat(step) * 10))
    }
    window.endTouch()
    expectGreater(view.contentOffset.y, 0)
    expect(!view.isFirstResponder)
    expectContains(observer.calls, "scroll")
  }

  // MARK: Scrolling

  @Test func `The text scrolls as far as the insets, and to what is asked for`() throws {
    view.text = (0..<40).map { "line \($0)\n" }.joined() + "end"
    let length = view.text.utf16.count
    view.scrollRangeToVisible(NSRange(location: length, length: 0))
    let height = view.contentSize.height
    expectEqual(view.contentSize.width, 200)
    expectGreater(height, 400)
    try expectAtMost(abs(height - 8 - caret(length).maxY), 0.5)
    try expectNear(view.contentOffset.y, caret(length).maxY + 8 - 100, within: 0.01)
    view.scrollRangeToVisible(NSRange(location: 0, length: 3))
    expectEqual(view.contentOffset.y, 0)
    // What is seen already stays where it is.
    view.scrollRangeToVisible(NSRange(location: 7, length: 3))
    expectEqual(view.contentOffset.y, 0)
    // More than fits is seen from its beginning.
    view.scrollRangeToVisible(NSRange(location: 14, length: length))
    try expectNear(view.contentOffset.y, caret(14).minY - 8, within: 0.01)
  }

  @Test func `Typing scrolls to the insertion point`() throws {
    view.becomeFirstResponder()
    for _ in 0..<20 { view.insertText("\n") }
    try expectNear(view.contentOffset.y, caret(20).maxY + 8 - 100, within: 0.01)
    view.selectedRange = NSRange(location: 0, length: 0)
    view.insertText("x")
    expectEqual(view.contentOffset.y, 0)
  }

  // MARK: Values

  @Test func `Values without an effect are kept`() {
    view.dataDetectorTypes = [.link, .phoneNumber]
    view.usesStandardTextScaling = true
    view.allowsEditingTextAttributes = true
    view.returnKeyType = .send
    view.keyboardType = .emailAddress
    view.autocorrectionType = .no
    view.autocapitalizationType = .words
    view.enablesReturnKeyAutomatically = true
    expectEqual(view.dataDetectorTypes, [.link, .phoneNumber])
    expect(view.usesStandardTextScaling)
    expect(view.allowsEditingTextAttributes)
    expectEqual(view.returnKeyType, .send)
    expectEqual(view.keyboardType, .emailAddress)
    expectEqual(view.autocorrectionType, .no)
    expectEqual(view.autocapitalizationType, .words)
    expect(view.enablesReturnKeyAutomatically)
    let kinds: [UIDataDetectorTypes] = [
      .phoneNumber, .link, .address, .calendarEvent, .shipmentTrackingNumber, .flightNumber,
      .lookupSuggestion, .money, .physicalValue,
    ]
    expectEqual(kinds.map(\.rawValue), [1, 2, 4, 8, 16, 32, 64, 128, 256])
    expect(kinds.allSatisfy(UIDataDetectorTypes.all.contains))
    expectEqual(UIDataDetectorTypes(rawValue: 3), [.phoneNumber, .link])
  }

  @Test func `The value for a screen reader is the text`() {
    view.text = "one"
    expect(view.isAccessibilityElement)
    expectEqual(view.accessibilityValue, "one")
    expectEqual(view.accessibilityTraits, [])
    expectNil(view.accessibilityLabel)
  }
}
