// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// A text with attributes, of fragments (rule IB-45).
@MainActor
package struct NibAttributedText {
  package let text: NSAttributedString

  package init(_ element: NibElement) {
    let text = NSMutableAttributedString(string: "")
    for fragment in element.children(named: "fragment") {
      let list = fragment.children(named: "attributes").first
      text.append(
        NSAttributedString(
          string: fragment.text("content") ?? "", attributes: list?.textAttributes))
    }
    self.text = text
  }
}

extension NibElement {
  fileprivate var textAttributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = attributedFont
    attributes[.paragraphStyle] = child(for: "NSParagraphStyle")?.paragraphStyle
    for (key, attribute) in Self.colors { attributes[attribute] = color(for: key) }
    for (key, attribute) in Self.integers {
      attributes[attribute] = child(for: key)?.integer("value")
    }
    for (key, attribute) in Self.numbers {
      attributes[attribute] = child(for: key)?.number("value")
    }
    if let link = child(for: "NSLink")?["string"] {
      attributes[.link] = URL(string: link) as Any? ?? link
    }
    attributes[.shadow] = child(for: "NSShadow")?.shadow
    return attributes
  }

  private static let colors: KeyValuePairs<String, NSAttributedString.Key> = [
    "NSColor": .foregroundColor, "NSBackgroundColor": .backgroundColor,
    "NSUnderlineColor": .underlineColor, "NSStrikethroughColor": .strikethroughColor,
    "NSStrokeColor": .strokeColor,
  ]

  private static let integers: KeyValuePairs<String, NSAttributedString.Key> = [
    "NSUnderline": .underlineStyle, "NSStrikethrough": .strikethroughStyle,
    "NSLigature": .ligature,
  ]

  private static let numbers: KeyValuePairs<String, NSAttributedString.Key> = [
    "NSKern": .kern, "NSBaselineOffset": .baselineOffset, "NSStrokeWidth": .strokeWidth,
    "NSObliqueness": .obliqueness, "NSExpansion": .expansion,
  ]

  /// The font of a fragment, whose element has its size and name in other attributes than views'.
  private var attributedFont: UIFont? {
    guard let element = child(for: "NSFont") else { return nil }
    if element["metaFont"] != nil || element["pointSize"] != nil { return font(for: "NSFont") }
    let size = element.number("size") ?? UIFont.systemFontSize
    return element["name"].flatMap { UIFont(name: $0, size: size) } ?? .systemFont(ofSize: size)
  }

  /// The shadow that the element is: it has a third of black unless it says a colour.
  private var shadow: NSShadow {
    let shadow = NSShadow()
    shadow.shadowBlurRadius = number("blurRadius") ?? 0
    shadow.shadowOffset = size(for: "offset") ?? .zero
    if let color = color(for: "color") { shadow.shadowColor = color }
    return shadow
  }

  private var paragraphStyle: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = choice("alignment", NibSteps.alignments) ?? .natural
    style.lineBreakMode =
      choice(
        "lineBreakMode",
        [
          "wordWrapping": .byWordWrapping, "charWrapping": .byCharWrapping,
          "clipping": .byClipping, "truncatingHead": .byTruncatingHead,
          "truncatingTail": .byTruncatingTail, "truncatingMiddle": .byTruncatingMiddle,
        ]) ?? .byWordWrapping
    style.baseWritingDirection =
      choice(
        "baseWritingDirection",
        ["natural": .natural, "leftToRight": .leftToRight, "rightToLeft": .rightToLeft])
      ?? .natural
    if let spacing = number("lineSpacing") { style.lineSpacing = spacing }
    if let spacing = number("paragraphSpacing") { style.paragraphSpacing = spacing }
    if let spacing = number("paragraphSpacingBefore") { style.paragraphSpacingBefore = spacing }
    if let multiple = number("lineHeightMultiple") { style.lineHeightMultiple = multiple }
    if let height = number("minimumLineHeight") { style.minimumLineHeight = height }
    if let height = number("maximumLineHeight") { style.maximumLineHeight = height }
    if let indent = number("firstLineHeadIndent") { style.firstLineHeadIndent = indent }
    if let indent = number("headIndent") { style.headIndent = indent }
    if let indent = number("tailIndent") { style.tailIndent = indent }
    if let interval = number("defaultTabInterval") { style.defaultTabInterval = interval }
    if let list = children(named: "tabStops").first {
      style.tabStops = list.children(named: "textTab").map { tab in
        NSTextTab(
          textAlignment: tab.choice("alignment", NibSteps.alignments) ?? .left,
          location: tab.number("location") ?? 0)
      }
    }
    return style
  }
}
