// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Foundation
import Geometry

/// The lines of a layout manager that are set, and where the next one begins.
struct TextSetting {
  /// The lines in the order of the text; those beside each other in that of reading.
  var fragments: [LineFragment] = []
  var next = Position()
  /// The empty line behind a text that ends with the end of a paragraph; nil before it is set.
  var extraLine: LineFragment?
  /// Whether the text is set to its end, or as far as there is space.
  var isFinished = false
  /// The traits in which the lines are set; nil before the first.
  var traits: UITraitCollection?
  var paragraph: TextParagraph?
  /// The number of times that text was broken into lines, for tests.
  var layoutCount = 0

  /// A place where a line begins.
  struct Position: Hashable {
    /// The first character, in UTF-16 units.
    var location = 0
    var container = 0
    /// From the container's top, in points.
    var y: CGFloat = 0
    /// The number of lines in the container in front of it.
    var lines = 0
  }

  /// Returns the line of a character; nil if it is in none.
  func fragment(ofCharacter index: Int) -> LineFragment? {
    let low = fragments.partitioningIndex { NSMaxRange($0.range) > index }
    guard low < fragments.count, fragments[low].range.location <= index else { return nil }
    return fragments[low]
  }

  /// Returns the lines that have a part of some characters.
  func fragments(in range: NSRange) -> ArraySlice<LineFragment> {
    guard range.length > 0 else { return [] }
    let low = fragments.partitioningIndex { NSMaxRange($0.range) > range.location }
    let end = fragments[low...].firstIndex { $0.range.location >= NSMaxRange(range) }
    return fragments[low..<(end ?? fragments.count)]
  }

  /// Forgets the lines from a paragraph on.
  ///
  /// - Parameters:
  ///   - start: The beginning of the paragraph in the text now; nothing changed before it.
  ///   - withRowBefore: Whether the row in front of it goes, too, since it may end in an ellipsis now.
  mutating func removeLines(fromParagraph start: Int, withRowBefore: Bool = false) {
    var kept = fragments.prefix { NSMaxRange($0.range) <= start }
    if kept.count < fragments.count {
      next = fragments[kept.count].position
      // Lines that are beside each other go together.
      while kept.last?.position == next { kept.removeLast() }
    }
    // The container of the row in front may have space for what follows it now.
    if withRowBefore || next.container > (kept.last?.container ?? 0) {
      next = kept.last?.position ?? Position()
      while kept.last?.position == next { kept.removeLast() }
    }
    if kept.count < fragments.count { fragments = Array(kept) }
    (extraLine, isFinished, paragraph) = (nil, false, nil)
  }

  mutating func removeLines(fromContainer index: Int) {
    (extraLine, isFinished, paragraph) = (nil, false, nil)
    guard next.container >= index else { return }
    let kept = fragments.prefix { $0.container < index }
    let location =
      kept.count < fragments.count ? fragments[kept.count].range.location : next.location
    fragments = Array(kept)
    next = Position(location: location, container: index)
  }
}

/// A line of text, or the part of one beside a shape.
struct LineFragment {
  /// The characters, in UTF-16 units, with the end of the paragraph.
  var range: NSRange
  var container: Int
  /// The whole line with the space above and below it, in the container's coordinates.
  var rect: CGRect
  /// The part with text, and the padding at both of its ends.
  var usedRect: CGRect
  /// The left end of the text on the baseline, in the container's coordinates.
  var origin: CGPoint
  /// The lines that this one is of; nil for an empty line behind the text.
  var layout: TextLayout?
  /// The line's index in the layout.
  var line = 0
  /// The place of the line and of those beside it.
  var position: TextSetting.Position
  /// Whether an ellipsis stands for text that is left out.
  var isTruncated = false
}

struct TextParagraph {
  /// The characters with the end of the paragraph, in UTF-16 units.
  let range: NSRange
  let contentEnd: Int
  let fonts: LineFonts
  /// The font of its last character, by which an empty line behind it is set.
  let endFont: UIFont
  let format: ParagraphFormat
  let isRightToLeft: Bool
  private var kept: Lines?

  private struct Lines {
    var layout: TextLayout
    var width: CGFloat
    /// The first character of each line, in UTF-16 units of the text, and the first behind the last.
    var starts: [Int]

    /// Returns the line that begins with a character; nil if none does.
    func index(of location: Int) -> Int? {
      let low = starts.dropLast().partitioningIndex { $0 >= location }
      return low < starts.count - 1 && starts[low] == location ? low : nil
    }
  }

  struct Line {
    var layout: TextLayout
    var index: Int
    /// The first character behind the line.
    var end: Int
  }

  init(at location: Int, of storage: NSTextStorage, traits: UITraitCollection) {
    let text = storage.string as NSString
    range = text.paragraphRange(for: NSRange(location: location, length: 0))
    var end = NSMaxRange(range)
    while end > range.location, Self.isSeparator(text.character(at: end - 1)) { end -= 1 }
    contentEnd = end
    fonts = storage.lineFonts(in: range, usual: Self.usualFont)
    let last =
      range.length > 0
      ? storage.attribute(.font, at: NSMaxRange(range) - 1, effectiveRange: nil) : nil
    endFont = last as? UIFont ?? Self.usualFont
    let direction: UIUserInterfaceLayoutDirection =
      traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    var usual = ParagraphFormat()
    usual.alignment = direction == .rightToLeft ? .right : .left
    let first = NSRange(location: range.location, length: min(1, range.length))
    var format =
      storage.attributedSubstring(from: first).paragraphFormats(direction, usual: usual).first
      ?? usual
    // Lines are filled one by one.
    format.avoidsLoneWords = false
    // A paragraph goes on in further lines; what truncates is the container.
    if format.lineBreak != .characterWrap { format.lineBreak = .wordWrap }
    // Whether there are tabs the whole paragraph says.
    if range.length > 0,
      let style = storage.attribute(.paragraphStyle, at: range.location, effectiveRange: nil)
        as? NSParagraphStyle,
      !style.hasUsualTabs, let tabs = style.tabs(of: text.substring(with: range)[...])
    {
      format.tabs = tabs
    }
    self.format = format
    isRightToLeft = (format.direction.map { $0 == .rightToLeft }) ?? (direction == .rightToLeft)
  }

  /// As in UIKit, a text without a font has one of 12 points.
  static let usualFont = UIFont.ofAttributedText

  static func isSeparator(_ unit: unichar) -> Bool {
    unit == 0x0A || unit == 0x0D || unit == 0x2029
  }

  /// The height of a line in the smallest font without runs that need more, in points.
  var leastLineHeight: CGFloat { format.lineHeight(fonts.lowest.lineHeight) }

  /// The height of an empty line behind the paragraph, in points.
  var endLineHeight: CGFloat { format.lineHeight(endFont.lineHeight) }

  /// Returns the line that begins with a character of the paragraph.
  ///
  /// - Parameters:
  ///   - location: The character.
  ///   - width: The space for text, in points.
  ///   - isUniform: Whether the lines that follow have the same space.
  ///   - storage: The text.
  ///   - set: Breaks a text into lines.
  /// - Returns: The line.
  mutating func line(
    at location: Int, width: CGFloat, isUniform: Bool, of storage: NSTextStorage,
    set: (TextParagraph, NSRange, CGFloat, Int) -> TextLayout
  ) -> Line {
    if let kept, kept.width == width, let index = kept.index(of: location) {
      return Line(layout: kept.layout, index: index, end: kept.starts[index + 1])
    }
    var rest = NSRange(location: location, length: max(0, contentEnd - location))
    // Where lines differ no more is set than is taken.
    if !isUniform { rest.length = min(rest.length, unitsOfOneLine(at: location, width, storage)) }
    let layout = set(self, rest, width, isUniform ? 0 : 1)
    let offsets = TextOffsets(layout.request.text)
    var starts = layout.lines.indices.map {
      location + offsets.unit(layout.sourceBytes(line: $0).lowerBound)
    }
    if starts.isEmpty { starts = [location] }
    let last = max(0, layout.lines.count - 1)
    starts[0] = location
    starts.append(
      layout.isTruncated
        ? location + offsets.unit(layout.sourceBytes(line: last).upperBound) : NSMaxRange(rest))
    // Each line takes a character at least.
    if !(starts[1] > location) { starts = [location, NSMaxRange(rest)] }
    kept = Lines(layout: layout, width: width, starts: starts)
    return Line(layout: layout, index: 0, end: starts[1])
  }

  /// The number of UTF-16 units that are surely more than one line, up to the end of a character.
  private func unitsOfOneLine(
    at location: Int, _ width: CGFloat, _ storage: NSTextStorage
  ) -> Int {
    // The narrowest letters are a fifth of an em; marks without a width get as much space again, and more.
    let smallestSize = fonts.lowest.pointSize
    let count = (max(width, 1) / (smallestSize * 0.2) + 8) * 16
    guard smallestSize > 0, count < CGFloat(contentEnd - location) else {
      return contentEnd - location
    }
    let last = NSRange(location: location + Int(count), length: 1)
    return NSMaxRange(
      (storage.string as NSString).rangeOfComposedCharacterSequences(for: last)) - location
  }
}

/// Turns UTF-8 offsets of a text into UTF-16 ones.
struct TextOffsets {
  private let text: String
  private let isASCII: Bool

  init(_ text: String) {
    self.text = text
    isASCII = text.utf8.allSatisfy { $0 < 0x80 }
  }

  /// The UTF-16 units in front of a byte.
  func unit(_ byte: Int) -> Int {
    guard !isASCII else { return min(byte, text.utf8.count) }
    let utf8 = text.utf8
    let index = utf8.index(utf8.startIndex, offsetBy: byte, limitedBy: utf8.endIndex)
    return text.utf16.distance(from: text.startIndex, to: index ?? text.endIndex)
  }
}
