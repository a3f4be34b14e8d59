// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Views

// Links, attachments and tagged parts of a text that is not editable, which taps act on (behaviour rule
// TA-11).
extension UITextView {
  /// Returns what a tap acts on: a link, an attachment or a tagged part.
  ///
  /// - Parameter point: The point, in the coordinates of the contents.
  /// - Returns: The part; nil if no letter of one is there.
  func textItem(at point: CGPoint) -> UITextItem? {
    layoutIfNeeded()
    let (lines, origin) = (lines, container.origin)
    let location = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    let nearest = lines.offset(at: location)
    for offset in [nearest, nearest - 1] where offset >= 0 && offset < length {
      let character = storage.string.wholeCharacters(NSRange(location: offset, length: 1))
      if lines.rects(of: character).contains(where: { $0.contains(location) }) {
        return textItem(ofCharacter: character.location)
      }
    }
    return nil
  }

  private func textItem(ofCharacter offset: Int) -> UITextItem? {
    let attributes = storage.attributes(at: offset, effectiveRange: nil)
    if let url = Self.url(of: attributes) {
      return UITextItem(.link(url), in: range(around: offset) { Self.url(of: $0) == url })
    }
    let unit = (storage.string as NSString).character(at: offset)
    if let attachment = attributes[.attachment] as? NSTextAttachment,
      Int(unit) == NSTextAttachment.character
    {
      return UITextItem(.textAttachment(attachment), in: NSRange(location: offset, length: 1))
    }
    guard let tag = attributes[.textItemTag] as? String else { return nil }
    return UITextItem(
      .tag(tag), in: range(around: offset) { $0[.textItemTag] as? String == tag })
  }

  private static func url(of attributes: [NSAttributedString.Key: Any]) -> URL? {
    switch attributes[.link] {
    case let url as URL: url
    case let url as NSURL: url.absoluteURL
    case let text as String: URL(string: text)
    default: nil
    }
  }

  /// Returns the longest part around a character whose attributes are like its own.
  private func range(
    around offset: Int, where isLike: ([NSAttributedString.Key: Any]) -> Bool
  ) -> NSRange {
    var range = NSRange()
    _ = storage.attributes(at: offset, effectiveRange: &range)
    var next = NSRange()
    while range.location > 0,
      isLike(storage.attributes(at: range.location - 1, effectiveRange: &next))
    {
      range = NSUnionRange(range, next)
    }
    while NSMaxRange(range) < length,
      isLike(storage.attributes(at: NSMaxRange(range), effectiveRange: &next))
    {
      range = NSUnionRange(range, next)
    }
    return range
  }

  /// Does what a tap on a part does: the delegate's action, or the usual one if the delegate lets it.
  func interact(with item: UITextItem) {
    let usual = UIAction { _ in
      if case .link(let url) = item.content { UIApplication.shared.open(url) }
    }
    if let delegate {
      let action = OptionalMethod.answer(
        "textView(_:primaryActionFor:defaultAction:)", of: delegate
      ) {
        delegate.textView(self, primaryActionFor: item, defaultAction: usual)
      }
      if let action {
        action?.perform(for: self)
        return
      }
    }
    if isAllowed(item) { usual.perform(for: self) }
  }

  private func isAllowed(_ item: UITextItem) -> Bool {
    guard let delegate else { return true }
    return switch item.content {
    case .link(let url):
      delegate.textView(
        self, shouldInteractWith: url, in: item.range, interaction: .invokeDefaultAction)
    case .textAttachment(let attachment):
      delegate.textView(
        self, shouldInteractWith: attachment, in: item.range, interaction: .invokeDefaultAction)
    case .tag: true
    }
  }
}

/// A part of a text view's text that a tap does something with. The view makes it.
@preconcurrency @MainActor
open class UITextItem: NSObject {
  /// The content of a part of a text that a tap does something with.
  public enum Content {
    /// A link: the value of the attribute `link`.
    case link(URL)
    /// An attachment.
    case textAttachment(NSTextAttachment)
    /// A part with the attribute `textItemTag`, and its value.
    case tag(String)
  }

  /// The content of the part.
  public let content: Content
  /// The part of the text, in UTF-16 units.
  public let range: NSRange

  init(_ content: Content, in range: NSRange) {
    self.content = content
    self.range = range
    super.init()
  }
}

/// A way in which the user acts on a link or an attachment.
public enum UITextItemInteraction: Int, Hashable, Sendable {
  /// A tap, which does what is usual.
  case invokeDefaultAction = 0
  /// A long press, for a menu; never here.
  case presentActions = 1
  /// A long press, for a preview; never here.
  case preview = 2
}

extension NSAttributedString.Key {
  /// A `String` by which the delegate of a text view knows a part that can be tapped; see
  /// `textView(_:primaryActionFor:defaultAction:)`.
  public static let textItemTag = NSAttributedString.Key("UITextItemTag")
}
