// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
package import Foundation
import Geometry

extension NSAttributedString {
  /// Returns the formats of the text's paragraphs, where their styles say so (behaviour rule PS-1).
  ///
  /// - Parameters:
  ///   - direction: Where reading begins.
  ///   - usual: How paragraphs without a style are set.
  /// - Returns: A format for each paragraph; none if the text has no styles.
  func paragraphFormats(
    _ direction: UIUserInterfaceLayoutDirection, usual: ParagraphFormat
  ) -> [ParagraphFormat] {
    guard hasParagraphStyles else { return [] }
    var formats: [ParagraphFormat] = []
    var offset = 0
    var begins = true
    var last: NSParagraphStyle?
    for index in string.indices {
      let character = string[index]
      if begins {
        last = attribute(.paragraphStyle, at: offset, effectiveRange: nil) as? NSParagraphStyle
        formats.append(last?.format(of: string[index...], direction) ?? usual)
      }
      begins = character.endsParagraph
      offset += character.utf16.count
    }
    // Nothing follows the last break: the empty line is set as the one before.
    if begins, let format = formats.last { formats.append(format) }
    return formats
  }

  package var hasParagraphStyles: Bool {
    var found = false
    enumerateAttribute(.paragraphStyle, in: NSRange(location: 0, length: length)) {
      value, _, stop in
      guard value is NSParagraphStyle else { return }
      found = true
      stop.pointee = true
    }
    return found
  }

  /// The style of the first paragraph; nil without one.
  var firstParagraphStyle: NSParagraphStyle? {
    guard length > 0 else { return nil }
    return attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
  }

  /// The text with its paragraph styles changed.
  ///
  /// - Returns: The text; itself without styles.
  func changingParagraphStyles(
    _ change: (NSMutableParagraphStyle) -> Void
  ) -> NSAttributedString {
    guard hasParagraphStyles else { return self }
    let result = NSMutableAttributedString(attributedString: self)
    enumerateAttribute(.paragraphStyle, in: NSRange(location: 0, length: length)) {
      value, range, _ in
      guard let style = value as? NSParagraphStyle else { return }
      let copy = NSMutableParagraphStyle()
      copy.setParagraphStyle(style)
      change(copy)
      result.addAttribute(.paragraphStyle, value: copy, range: range)
    }
    return result
  }
}

extension NSParagraphStyle {
  /// Returns the style as text is set by it.
  ///
  /// - Parameters:
  ///   - text: The text from the beginning of the paragraph on.
  ///   - direction: Where reading begins.
  /// - Returns: The format.
  fileprivate func format(
    of text: Substring, _ direction: UIUserInterfaceLayoutDirection
  ) -> ParagraphFormat {
    func length(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
    var format = ParagraphFormat()
    var direction = direction
    switch baseWritingDirection {
    case .natural: break
    case .leftToRight: (direction, format.direction) = (.leftToRight, .leftToRight)
    case .rightToLeft: (direction, format.direction) = (.rightToLeft, .rightToLeft)
    }
    format.alignment = alignment.resolved(direction)
    format.lineBreak = lineBreakMode.request
    format.avoidsLoneWords = lineBreakStrategy.contains(.pushOut)
    format.lineSpacing = max(0, length(lineSpacing))
    format.lineHeightMultiple = max(0, length(lineHeightMultiple))
    format.minimumLineHeight = max(0, length(minimumLineHeight))
    format.maximumLineHeight = max(0, length(maximumLineHeight))
    format.firstLineIndent = max(0, length(firstLineHeadIndent))
    format.indent = max(0, length(headIndent))
    format.tailIndent = length(tailIndent)
    format.spacingBefore = max(0, length(paragraphSpacingBefore))
    format.spacing = max(0, length(paragraphSpacing))
    if let tabs = tabs(of: text) { format.tabs = tabs }
    return format
  }

  /// Returns the places that tabs lead to; nil for the usual ones, and in a text without tabs.
  func tabs(of text: Substring) -> TabStops? {
    guard !hasUsualTabs else { return nil }
    let paragraph = text.prefix { !$0.endsParagraph }
    guard paragraph.utf8.contains(0x09) else { return nil }
    return TabStops(
      (tabStops ?? []).map { $0.stop(in: paragraph) }, interval: defaultTabInterval)
  }
}

extension NSTextTab {
  /// Returns the place in a paragraph, whose first sign that ends a column counts as its decimal point.
  fileprivate func stop(in paragraph: Substring) -> TabStops.Stop {
    let alignment: TabStops.Alignment =
      switch alignment {
      case .left, .natural, .justified: .left
      case .center: .center
      case .right:
        terminators.flatMap { signs in paragraph.unicodeScalars.first(where: signs.contains) }
          .map { .decimal($0) } ?? .right
      }
    return TabStops.Stop(location: location, alignment: alignment)
  }
}

extension NSTextAlignment {
  /// The side that lines are flush with.
  func resolved(_ direction: UIUserInterfaceLayoutDirection) -> TextRequest.Alignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: direction == .rightToLeft ? .right : .left
    }
  }
}
