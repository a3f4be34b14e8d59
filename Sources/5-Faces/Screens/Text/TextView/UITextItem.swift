// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Views

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
