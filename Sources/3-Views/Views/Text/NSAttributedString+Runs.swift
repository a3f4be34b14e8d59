// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Foundation
import Geometry

struct RunEnvironment {
  /// The font of text without one.
  var font: UIFont
  var traits: UITraitCollection
  var scale: CGFloat = 1
  var width = CGFloat.infinity
  var container: NSTextContainer?
  /// The attributes that links get over their own; nil for their colour and a line under them.
  var linkAttributes: [NSAttributedString.Key: Any]?
  /// Whether the runs say which lines their fonts need: those of a text are not all the same.
  var hasUnevenFonts = false
  /// Whether there is space between lines where fonts say so.
  var usesFontLeading = true

  /// The attributes that say where letters are: links keep their own.
  private static let placing: Set<NSAttributedString.Key> = [
    .font, .paragraphStyle, .kern, .tracking, .expansion, .ligature, .baselineOffset, .attachment,
  ]

  /// Returns the attributes by which a run is drawn (behaviour rule TA-10).
  fileprivate func drawn(
    _ attributes: [NSAttributedString.Key: Any]
  ) -> [NSAttributedString.Key: Any] {
    guard let linkAttributes, attributes[.link] != nil else { return attributes }
    var drawn = attributes
    drawn[.link] = nil
    for (key, value) in linkAttributes where !Self.placing.contains(key) { drawn[key] = value }
    return drawn
  }
}

struct LineFonts {
  var tallest: UIFont
  var lowest: UIFont
  /// Whether lines in some of the fonts are higher than in others, or further apart.
  var areUneven: Bool { tallest.isTaller(than: lowest) }
}

extension NSAttributedString {
  /// The text in runs, each in one font, one colour and one style.
  ///
  /// - Parameters:
  ///   - range: The part of the text, in UTF-16 units.
  ///   - environment: Where it is shown.
  /// - Returns: The runs, in the order of the text; none for an empty range.
  func runs(in range: NSRange, _ environment: RunEnvironment) -> [TextRequest.Run] {
    var runs: [TextRequest.Run] = []
    guard range.length > 0 else { return runs }
    enumerateAttributes(in: range) { attributes, range, _ in
      let reader = AttributeReader(
        attributes: environment.drawn(attributes), environment: environment)
      let text = attributedSubstring(from: range).string
      guard let attachment = attributes[.attachment] as? NSTextAttachment,
        text.contains(TextAttachment.character)
      else {
        runs.append(reader.run(text))
        return
      }
      // Each character is a run of its own where some of them are attachments: their indices count.
      var index = range.location
      for character in text {
        if character == TextAttachment.character {
          runs.append(reader.run(String(character), attachment, at: index))
        } else {
          runs.append(reader.run(String(character)))
        }
        index += character.utf16.count
      }
    }
    return runs
  }

  /// The text in runs, each in one font, one colour and one style.
  func runs(_ environment: RunEnvironment) -> [TextRequest.Run] {
    runs(in: NSRange(location: 0, length: length), environment)
  }

  /// Returns whether lines need not be equally high: some have other fonts, or an attribute that may
  /// make them higher.
  ///
  /// - Parameter usual: The font of text without one.
  /// - Returns: Whether an attribute says so.
  func mayHaveUnevenLines(usual: UIFont) -> Bool {
    let all = NSRange(location: 0, length: length)
    var found = lineFonts(in: all, usual: usual).areUneven
    guard !found else { return true }
    enumerateAttributes(in: all) { attributes, _, stop in
      guard attributes[.attachment] != nil || attributes[.baselineOffset] != nil else { return }
      found = true
      stop.pointee = true
    }
    return found
  }

  /// Returns the fonts by which lines are set.
  ///
  /// - Parameters:
  ///   - range: The part of the text, in UTF-16 units.
  ///   - usual: The font of text without one.
  /// - Returns: The fonts; the usual one for an empty range.
  func lineFonts(in range: NSRange, usual: UIFont) -> LineFonts {
    var fonts: LineFonts?
    if range.length > 0 {
      enumerateAttribute(.font, in: range) { value, _, _ in
        let font = value as? UIFont ?? usual
        if font.isTaller(than: fonts?.tallest) {
          fonts = LineFonts(tallest: font, lowest: fonts?.lowest ?? font)
        } else if let lowest = fonts?.lowest, lowest.isTaller(than: font) {
          fonts?.lowest = font
        }
      }
    }
    return fonts ?? LineFonts(tallest: usual, lowest: usual)
  }
}

private struct AttributeReader {
  let attributes: [NSAttributedString.Key: Any]
  let environment: RunEnvironment

  private var font: UIFont { attributes[.font] as? UIFont ?? environment.font }
  private var isLink: Bool { attributes[.link] != nil }

  func run(
    _ text: String, _ attachment: NSTextAttachment? = nil, at index: Int = 0
  ) -> TextRequest.Run {
    let font = font
    var run = TextRequest.Run(
      text: text, font: font.face.description(size: font.pointSize, scale: environment.scale),
      color: isLink ? rgba(.link) : color(.foregroundColor))
    if environment.hasUnevenFonts {
      let scale = environment.scale
      run.fontLine = TextRequest.LineHeight(
        height: font.lineHeight * scale, ascent: font.ascender * scale,
        leading: environment.usesFontLeading ? font.leading * scale : 0)
    }
    // Most runs have a font and a colour alone.
    if attachment != nil || attributes.keys.contains(where: Self.styles.contains) {
      let style = style(attachment, at: index)
      if style != TextStyle() { run.style = style }
    }
    return run
  }

  private static let styles: Set<NSAttributedString.Key> = [
    .backgroundColor, .kern, .tracking, .ligature, .underlineStyle, .strikethroughStyle,
    .baselineOffset, .strokeWidth, .obliqueness, .expansion, .shadow, .link,
  ]

  private func style(_ attachment: NSTextAttachment?, at index: Int) -> TextStyle {
    let scale = environment.scale
    var style = TextStyle()
    style.kern = (number(.tracking) ?? number(.kern) ?? 0) * scale
    style.hasLigatures = number(.ligature) != 0 && (number(.tracking) ?? 0) == 0
    style.baselineOffset = (number(.baselineOffset) ?? 0) * scale
    style.background = color(.backgroundColor)
    style.underline = line(.underlineStyle, .underlineColor)
    if isLink, attributes[.underlineStyle] == nil { style.underline = TextLine() }
    style.strikethrough = line(.strikethroughStyle, .strikethroughColor)
    style.strokeWidth = number(.strokeWidth) ?? 0
    if style.strokeWidth != 0 { style.strokeColor = color(.strokeColor) }
    style.obliqueness = number(.obliqueness) ?? 0
    style.expansion = min(max(0.01, exp(number(.expansion) ?? 0)), 100)
    style.shadow = shadow
    if let attachment {
      let position = AttachmentPosition(
        container: environment.container, width: environment.width, character: index, font: font,
        scale: scale)
      let own = attachment.textAttachment(at: position)
      style.attachment = own
      style.ascent = style.baselineOffset + own.bounds.maxY
      style.descent = -own.bounds.minY - style.baselineOffset
    } else if style.baselineOffset != 0 {
      style.ascent = font.ascender * scale + style.baselineOffset
      style.descent = -font.descender * scale - style.baselineOffset
    }
    return style
  }

  // MARK: Values

  private func number(_ key: NSAttributedString.Key) -> CGFloat? {
    let number: CGFloat? =
      switch attributes[key] {
      case let value as CGFloat: value
      case let value as Double: CGFloat(value)
      case let value as Float: CGFloat(value)
      case let value as Int: CGFloat(value)
      case let value as NSNumber: CGFloat(value.doubleValue)
      default: nil
      }
    return number.flatMap { $0.isFinite ? $0 : nil }
  }

  private func color(_ key: NSAttributedString.Key) -> RGBA? {
    (attributes[key] as? UIColor).map(rgba)
  }

  private func rgba(_ color: UIColor) -> RGBA { color.value(in: environment.traits).rgba }

  private func line(
    _ style: NSAttributedString.Key, _ color: NSAttributedString.Key
  ) -> TextLine? {
    guard let number = number(style), number > 0, number < 1e9 else { return nil }
    let bits = Int(number)
    guard bits & 0x0F != 0 else { return nil }
    var line = TextLine()
    line.weight =
      switch bits & 0x0F {
      case NSUnderlineStyle.double.rawValue: .double
      case NSUnderlineStyle.thick.rawValue: .thick
      default: .single
      }
    line.pattern =
      switch NSUnderlineStyle(rawValue: bits & 0x0F00) {
      case .patternDot: [3, 3]
      case .patternDash: [10, 5]
      case .patternDashDot: [10, 3, 3, 3]
      case .patternDashDotDot: [10, 3, 3, 3, 3, 3]
      default: []
      }
    line.skipsSpaces = NSUnderlineStyle(rawValue: bits).contains(.byWord)
    line.color = self.color(color)
    return line
  }

  private var shadow: TextShadow? {
    guard let shadow = attributes[.shadow] as? NSShadow,
      let color = shadow.shadowColor as? UIColor,
      shadow.shadowOffset.width.isFinite, shadow.shadowOffset.height.isFinite,
      shadow.shadowBlurRadius.isFinite
    else { return nil }
    let (offset, scale) = (shadow.shadowOffset, environment.scale)
    return TextShadow(
      offset: CGSize(width: offset.width * scale, height: offset.height * scale),
      blurRadius: max(0, shadow.shadowBlurRadius) * scale, color: rgba(color))
  }
}
