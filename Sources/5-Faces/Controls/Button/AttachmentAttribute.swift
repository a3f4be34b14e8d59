// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Views

extension AttributeScopes.UIKitAttributes {
  /// An attachment.
  ///
  /// Set it by `attachment` of a text, of a container of attributes or of their `uiKit`. Values of Foundation's
  /// attributes are `Sendable`, and subclasses of `NSTextAttachment` have properties of their own: the value is
  /// a structure around it.
  public enum AttachmentAttribute: AttributedStringKey {
    /// An attachment, equal to itself alone. It is not to be used on two threads at once.
    public struct Value: Hashable, @unchecked Sendable {
      /// The attachment.
      public let attachment: NSTextAttachment

      /// Creates a value with an attachment.
      public init(_ attachment: NSTextAttachment) { self.attachment = attachment }
    }
    /// The attribute's name.
    public static let name = "NSAttachment"
  }
}

// Properties of the types themselves are found before the attributes of their dynamic members.

extension AttributedString {
  /// The attachment of all characters of the text; nil if they have none, or different ones.
  ///
  /// The image is shown in place of U+FFFC alone; see ``NSTextAttachment/character``.
  public var attachment: NSTextAttachment? {
    get { self[AttributeScopes.UIKitAttributes.AttachmentAttribute.self]?.attachment }
    set {
      self[AttributeScopes.UIKitAttributes.AttachmentAttribute.self] = newValue.map { .init($0) }
    }
  }
}

extension AttributedSubstring {
  /// The attachment of all characters of the part; nil if they have none, or different ones.
  public var attachment: NSTextAttachment? {
    get { self[AttributeScopes.UIKitAttributes.AttachmentAttribute.self]?.attachment }
    set {
      self[AttributeScopes.UIKitAttributes.AttachmentAttribute.self] = newValue.map { .init($0) }
    }
  }
}

extension AttributeContainer {
  /// The attachment; nil for none.
  public var attachment: NSTextAttachment? {
    get { self[AttributeScopes.UIKitAttributes.AttachmentAttribute.self]?.attachment }
    set {
      self[AttributeScopes.UIKitAttributes.AttachmentAttribute.self] = newValue.map { .init($0) }
    }
  }

  /// Returns the container with an attachment.
  public func attachment(_ value: NSTextAttachment) -> AttributeContainer {
    var container = self
    container.attachment = value
    return container
  }
}

extension AttributedString.Runs.Run {
  /// The attachment of the characters; nil if they have none.
  public var attachment: NSTextAttachment? {
    self[AttributeScopes.UIKitAttributes.AttachmentAttribute.self]?.attachment
  }
}

extension ScopedAttributeContainer<AttributeScopes.UIKitAttributes> {
  /// The attachment; nil for none.
  public var attachment: NSTextAttachment? {
    get { self[dynamicMember: \.attachment]?.attachment }
    set { self[dynamicMember: \.attachment] = newValue.map { .init($0) } }
  }
}
