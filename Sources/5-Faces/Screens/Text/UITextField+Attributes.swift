// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
package import Views

/// The attributes of a text field whose text has more of them than the field's font and colour.
@MainActor
final class TextFieldAttributes {
  /// The text with attributes; nil while it has the field's font and colour alone.
  var text: NSMutableAttributedString?
  /// The attributes of a text that is set without any, but for the font and the colour.
  var usual: [NSAttributedString.Key: Any] = [:]
  /// The attributes that were set for what is typed next; nil for those of the text.
  var typing: [NSAttributedString.Key: Any]?
}

// Text with attributes of its own (behaviour rule TA-12).
extension UITextField {
  private var attributesCreatingIfNeeded: TextFieldAttributes {
    if let attributes { return attributes }
    let new = TextFieldAttributes()
    attributes = new
    return new
  }

  /// The text with its attributes, or else in the field's font and colour.
  var attributedContents: NSAttributedString {
    if let text = attributes?.text { return NSAttributedString(attributedString: text) }
    return NSAttributedString(
      string: contents, attributes: [.font: settings.font, .foregroundColor: settings.color])
  }

  var tallestFont: UIFont {
    var tallest = settings.font
    guard let text = attributes?.text, text.length > 0, !settings.isSecure else { return tallest }
    var isFirst = true
    text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length)) {
      value, _, _ in
      let font = value as? UIFont ?? settings.font
      if isFirst || font.lineHeight > tallest.lineHeight { tallest = font }
      isFirst = false
    }
    return tallest
  }

  // MARK: The text

  func setText(_ text: String) {
    attributes?.typing = nil
    let hasMore = attributes?.usual.isEmpty == false
    change(to: text, attributed: hasMore ? withUsualAttributes(text) : nil, isTyped: false)
  }

  func setAttributedText(_ text: NSAttributedString?) {
    guard let text, text.length > 0 else { return setText("") }
    let first = text.attributes(at: 0, effectiveRange: nil)
    if let font = first[.font] as? UIFont { settings.font = font }
    if let color = first[.foregroundColor] as? UIColor { settings.color = color }
    if let style = first[.paragraphStyle] as? NSParagraphStyle {
      settings.alignment = style.alignment
    }
    attributes?.typing = nil
    change(
      to: text.string, attributed: NSMutableAttributedString(attributedString: text),
      isTyped: false)
  }

  /// Replaces the attributes of the text.
  ///
  /// - Parameter text: The text with attributes; nil for one in the field's font and colour.
  /// - Returns: Whether there were attributes, or are some now.
  func setContents(_ text: NSMutableAttributedString?) -> Bool {
    guard text != nil || attributes?.text != nil else { return false }
    attributesCreatingIfNeeded.text = text
    return true
  }

  /// Returns the text with another one in the place of a part; nil while it has the field's font and
  /// colour alone.
  func attributedContents(
    replacing range: NSRange, with string: String
  ) -> NSMutableAttributedString? {
    guard let attributes,
      attributes.text != nil || attributes.typing != nil || !attributes.usual.isEmpty
    else { return nil }
    let typed = NSAttributedString(string: string, attributes: attributesOfTyping)
    let text = NSMutableAttributedString(attributedString: attributedContents)
    text.exchange(range, with: typed)
    if string.isEmpty { attributes.typing = nil }
    return text
  }

  /// Gives all of a text with attributes of its own another one; returns whether there is any.
  func give(_ key: NSAttributedString.Key, _ value: Any) -> Bool {
    guard let text = attributes?.text, text.length > 0 else { return false }
    text.addAttribute(key, value: value, range: NSRange(location: 0, length: text.length))
    return true
  }

  // MARK: Attributes

  var usualAttributes: [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [
      .font: settings.font, .foregroundColor: settings.color,
      .paragraphStyle: NSParagraphStyle().aligned(settings.alignment),
    ]
    for (key, value) in attributes?.usual ?? [:] { result[key] = value }
    return result
  }

  func setUsualAttributes(_ new: [NSAttributedString.Key: Any]) {
    settings.font = new[.font] as? UIFont ?? .systemFont(ofSize: 17)
    settings.color = new[.foregroundColor] as? UIColor ?? .label
    var others = new
    others[.font] = nil
    others[.foregroundColor] = nil
    if let style = others.removeValue(forKey: .paragraphStyle) as? NSParagraphStyle {
      settings.alignment = style.alignment
    }
    if attributes != nil || !others.isEmpty {
      let attributes = attributesCreatingIfNeeded
      attributes.usual = others
      attributes.typing = nil
      attributes.text = others.isEmpty ? nil : withUsualAttributes(contents)
    }
    changed()
  }

  private func withUsualAttributes(_ text: String) -> NSMutableAttributedString {
    NSMutableAttributedString(string: text, attributes: usualAttributes)
  }

  /// The attributes of what is typed in the place of the selection.
  var attributesOfTyping: [NSAttributedString.Key: Any] {
    if let typing = attributes?.typing { return typing }
    guard let text = attributes?.text, text.length > 0 else { return usualAttributes }
    let start = selection.location
    let offset = selection.length > 0 || start == 0 ? start : start - 1
    return text.attributes(at: min(offset, text.length - 1), effectiveRange: nil)
  }

  func setAttributesOfTyping(_ new: [NSAttributedString.Key: Any]?) {
    attributesCreatingIfNeeded.typing = new
  }
}

extension UITextField {
  /// Reads what an element says, with Interface Builder's defaults for what it leaves out.
  static func nibStep(_ element: NibElement) -> NibStep<UITextField>? {
    guard element.name == "textField" else { return nil }
    let attributedText = element.child(for: "attributedText").map(NibAttributedText.init)?.text
    let isSecure =
      element.child(for: "textInputTraits")?.flag("secureTextEntry", otherwise: false) ?? false
    var values = NibValues<UITextField>(element)
    values.set(element.font(for: "fontDescription")) { $0.font = $1 }
    values.color("textColor") { $0.textColor = $1 }
    values.choice("textAlignment", NibSteps.alignments, otherwise: .natural) {
      $0.textAlignment = $1
    }
    values.choice(
      "borderStyle",
      ["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect],
      otherwise: BorderStyle.none
    ) { $0.borderStyle = $1 }
    values.choice(
      "clearButtonMode",
      [
        "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing,
        "always": .always,
      ], otherwise: .never
    ) { $0.clearButtonMode = $1 }
    values.flag("clearsOnBeginEditing", otherwise: false) { $0.clearsOnBeginEditing = $1 }
    values.set(isSecure) { $0.isSecureTextEntry = $1 }
    values.flag("adjustsFontForContentSizeCategory") { field, follows in
      if follows { field.adjustsFontForContentSizeCategory = true }
    }
    values.text("placeholder") { $0.placeholder = $1 }
    values.text("text", otherwise: "") { $0.text = $1 }
    values.set(attributedText) { if $1.length > 0 { $0.attributedText = $1 } }
    return values.step
  }
}

extension UITextField: NibKeyed {
  package nonisolated static func nibKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "delegate": ObjectiveCKey(UITextField.self) { $0.delegate = try $1() }
    case "text": ObjectiveCKey(UITextField.self) { $0.text = try $1() }
    case "placeholder": ObjectiveCKey(UITextField.self) { $0.placeholder = try $1() }
    case "leftView": ObjectiveCKey(UITextField.self) { $0.leftView = try $1() }
    case "rightView": ObjectiveCKey(UITextField.self) { $0.rightView = try $1() }
    default: nil
    }
  }
}
