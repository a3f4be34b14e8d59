// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing
import UIKit

/// Links, attachments and tagged parts of text views, as behaviour rules TA-10 and TA-11 have them.
@MainActor
struct TextViewItemTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view = UITextView(frame: CGRect(x: 10, y: 20, width: 300, height: 100))

  /// A delegate of before iOS 17.
  private final class Asked: NSObject, UITextViewDelegate {
    var calls: [String] = []

    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      calls.append("\(URL) \(characterRange.location)+\(characterRange.length)")
      return interaction == .invokeDefaultAction
    }

    func textView(
      _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
      in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool {
      calls.append("attachment \(characterRange.location)+\(characterRange.length)")
      return interaction == .invokeDefaultAction
    }
  }

  /// A delegate that names the actions, too.
  private final class Acting: NSObject, UITextViewDelegate {
    var items: [UITextItem] = []
    var answer: (UIAction) -> UIAction? = { $0 }
    var isAsked = false

    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      isAsked = true
      return true
    }

    func textView(
      _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? {
      items.append(textItem)
      return answer(defaultAction)
    }
  }

  init() throws {
    window.addSubview(view)
    let text = NSMutableAttributedString(
      string: "see this link now", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    let link = NSRange(location: 4, length: 9)
    text.addAttribute(.link, value: try #require(URL(string: "https://swift.org")), range: link)
    // One link, although its letters differ.
    text.addAttribute(
      .font, value: UIFont.boldSystemFont(ofSize: 20), range: NSRange(location: 9, length: 4))
    view.attributedText = text
    view.isEditable = false
  }

  private func tap(_ offset: Int) throws {
    window.layoutIfNeeded()
    let beginning = view.beginningOfDocument
    let start = try #require(view.position(from: beginning, offset: offset))
    let end = try #require(view.position(from: start, offset: 1))
    let rect = view.firstRect(for: try #require(view.textRange(from: start, to: end)))
    window.tap(at: view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil))
  }

  // MARK: Taps

  @Test func `A tap on a link asks for all of the link, and selects nothing`() throws {
    let delegate = Asked()
    view.delegate = delegate
    view.selectedRange = NSRange(location: 0, length: 0)
    try tap(5)
    try tap(12)
    expectEqual(delegate.calls, ["https://swift.org 4+9", "https://swift.org 4+9"])
    expect(!view.isFirstResponder)
    expectEqual(view.selectedRange.location, 0)
    // Beside the link a tap selects.
    try tap(1)
    expectEqual(delegate.calls.count, 2)
    expect(view.isFirstResponder)
  }

  @Test func `Links are no links for taps in a text that is edited or not selected`() throws {
    let delegate = Asked()
    view.delegate = delegate
    view.isSelectable = false
    try tap(5)
    expectEqual(delegate.calls, [])
    expect(!view.isFirstResponder)
    view.isSelectable = true
    view.isEditable = true
    try tap(5)
    expectEqual(delegate.calls, [])
    expect(view.isFirstResponder)
  }

  @Test func `Links may be strings, and one behind the other is another`() throws {
    let delegate = Asked()
    view.delegate = delegate
    let text = NSMutableAttributedString(string: "onetwo")
    text.addAttribute(.link, value: "https://one.org", range: NSRange(location: 0, length: 3))
    text.addAttribute(.link, value: "https://two.org", range: NSRange(location: 3, length: 3))
    view.attributedText = text
    try tap(2)
    try tap(3)
    expectEqual(delegate.calls, ["https://one.org 0+3", "https://two.org 3+3"])
  }

  @Test func `A tap on an attachment asks for its character`() throws {
    let delegate = Asked()
    view.delegate = delegate
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: 0, width: 30, height: 20)
    let text = NSMutableAttributedString(string: "ab")
    text.append(NSAttributedString(attachment: attachment))
    view.attributedText = text
    try tap(2)
    expectEqual(delegate.calls, ["attachment 2+1"])
    // What it links to counts before it.
    text.addAttribute(.link, value: "https://c.org", range: NSRange(location: 2, length: 1))
    view.attributedText = text
    try tap(2)
    expectEqual(delegate.calls, ["attachment 2+1", "https://c.org 2+1"])
  }

  @Test func `The delegate names what a tap does, and is asked for nothing else then`() throws {
    let delegate = Acting()
    view.delegate = delegate
    var done = 0
    delegate.answer = { _ in UIAction { _ in done += 1 } }
    try tap(5)
    expectEqual(done, 1)
    expectEqual(delegate.items.map(\.range), [NSRange(location: 4, length: 9)])
    guard case .link(let url)? = delegate.items.first?.content else {
      Issue.record("\(delegate.items)")
      return
    }
    expectEqual(url.absoluteString, "https://swift.org")
    delegate.answer = { _ in nil }
    try tap(5)
    delegate.answer = { $0 }
    try tap(5)
    expectEqual(done, 1)
    expectEqual(delegate.items.count, 3)
    expect(!delegate.isAsked)
    expect(!view.isFirstResponder)
  }

  @Test func `A tagged part is one for taps`() throws {
    let delegate = Acting()
    view.delegate = delegate
    let text = NSMutableAttributedString(string: "read more")
    text.addAttribute(.textItemTag, value: "more", range: NSRange(location: 5, length: 4))
    view.attributedText = text
    try tap(6)
    guard case .tag(let tag)? = delegate.items.first?.content else {
      Issue.record("\(delegate.items)")
      return
    }
    expect(tag == "more" && delegate.items[0].range == NSRange(location: 5, length: 4))
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: 0, width: 30, height: 20)
    view.attributedText = NSAttributedString(attachment: attachment)
    try tap(0)
    guard case .textAttachment(let own)? = delegate.items.last?.content else {
      Issue.record("\(delegate.items)")
      return
    }
    expectSame(own, attachment)
  }

  @Test func `Interactions have UIKit's numbers`() {
    let all: [UITextItemInteraction] = [.invokeDefaultAction, .presentActions, .preview]
    expectEqual(all.map(\.rawValue), [0, 1, 2])
  }

  @Test func `A delegate that implements none lets links be opened`() throws {
    final class Silent: NSObject, UITextViewDelegate {}
    let (delegate, url) = (Silent(), try #require(URL(string: "https://swift.org")))
    let (range, action) = (NSRange(location: 0, length: 1), UIAction { _ in })
    expect(
      delegate.textView(
        view, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction))
    expect(
      delegate.textView(
        view, shouldInteractWith: NSTextAttachment(), in: range, interaction: .preview))
    view.delegate = delegate
    try tap(5)
    expect(!view.isFirstResponder)
    let item = Acting()
    view.delegate = item
    try tap(5)
    expectSame(
      delegate.textView(view, primaryActionFor: item.items[0], defaultAction: action), action)
  }

  // MARK: Look

  private typealias Attributes = [NSAttributedString.Key: Any]

  private func picture(
    _ attributes: Attributes, _ configure: (UITextView) -> Void = { _ in }
  ) throws -> Data {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 160, height: 60))
    let usual: Attributes = [
      .font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.systemGreen,
    ]
    view.attributedText = NSAttributedString(
      string: "a link", attributes: usual.merging(attributes) { $1 })
    // Lines are set before what follows.
    _ = view.sizeThatFits(view.bounds.size)
    configure(view)
    return try Picture(of: view, scale: 1).data(.png)
  }

  private let link: Attributes = [.link: "https://swift.org"]

  @Test func `A link has the colour of the tint, and no line`() throws {
    let red = try picture([.foregroundColor: UIColor.systemRed])
    try expectNotEqual(red, picture([:]))
    try expectEqual(picture(link) { $0.tintColor = .systemRed }, red)
    try expectEqual(picture([:]) { $0.tintColor = .systemRed }, picture([:]))
    let view = UITextView()
    view.tintColor = .systemRed
    expectEqual(view.linkTextAttributes.count, 1)
    expectEqual(view.linkTextAttributes[.foregroundColor] as? UIColor, .systemRed)
  }

  @Test func `Attributes of links go over their own, but for those that move letters`() throws {
    let lined: Attributes = [.underlineStyle: NSUnderlineStyle.single.rawValue]
    let expected = try picture(lined)
    try expectNotEqual(expected, picture([:]))
    try expectEqual(picture(link) { $0.linkTextAttributes = lined }, expected)
    try expectEqual(
      picture(link) {
        $0.linkTextAttributes = lined.merging(
          [.font: UIFont.systemFont(ofSize: 30), .kern: 5, .baselineOffset: 3]) { $1 }
      }, expected)
    // With none of them a link is like other text, and with nil like a link again.
    try expectEqual(picture(link) { $0.linkTextAttributes = [:] }, picture([:]))
    try expectEqual(
      picture(link) {
        $0.linkTextAttributes = [:]
        $0.linkTextAttributes = nil
      }, picture(link))
  }

  @Test func `A link that is added has the attributes that were set before`() throws {
    let lined: Attributes = [.underlineStyle: NSUnderlineStyle.single.rawValue]
    try expectEqual(
      picture([:]) {
        $0.linkTextAttributes = lined
        $0.textStorage.addAttribute(
          .link, value: "https://swift.org", range: NSRange(location: 0, length: 6))
      }, picture(lined))
  }

  @Test func `A layout manager draws links as the text view does`() throws {
    try expectEqual(picture(link) { $0.textContainer.maximumNumberOfLines = 3 }, picture(link))
  }
}
