// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Foundation
import Geometry
import Views

/// The text of a text view set in lines: its paragraphs, one below the other.
///
/// Each paragraph is a layout of its own, so that an edit sets only those again that it touches; those
/// below move. Offsets count UTF-16 units of the text; points are in the rectangle of the lines, without
/// the insets around it.
///
/// - Complexity: A new text is O(text). An edit is O(paragraphs touched) with another O(paragraphs) for
///   the sums of lengths and heights, which costs an addition each.
@MainActor
struct TextParagraphs {
  struct Paragraph {
    /// With what ends the paragraph, in UTF-16 units.
    let length: Int
    /// Without what ends it.
    let contentLength: Int
    /// The text as it is drawn: something without a width stands for an empty one.
    let text: String
    let layout: TextLayout
    /// The lower edges of the lines, from the paragraph's top, in points.
    let bottoms: [CGFloat]
    /// The space above the paragraph, unless it is the first, in points.
    let spaceBefore: CGFloat
    /// The space below it, unless it is the last, in points.
    let spaceAfter: CGFloat
  }

  /// The space and the look that a text is set in.
  struct Setting {
    /// The width at which lines break, in points.
    var width: CGFloat
    /// The traits in which colours are looked up.
    var traits: UITraitCollection
    var linkAttributes: [NSAttributedString.Key: Any]
  }

  private var setting: Setting
  /// The longest line's width, and the height of all lines with what is between them.
  private(set) var size = CGSize.zero
  /// The number of paragraphs that were set in lines since the beginning.
  private(set) var setCount = 0

  private(set) var paragraphs: [Paragraph] = []
  private var starts: [Int] = []
  private var tops: [CGFloat] = []

  init(
    _ text: NSAttributedString, typing: [NSAttributedString.Key: Any], in setting: Setting
  ) {
    self.setting = setting
    let all = NSRange(location: 0, length: text.length)
    paragraphs = paragraphs(of: text, in: all, typing: typing)
    addUp()
  }

  /// Sets what an edit has changed.
  ///
  /// - Parameters:
  ///   - range: The part that was replaced, of the text before.
  ///   - text: The text now.
  ///   - typing: The attributes of what is typed, for a text without any character.
  mutating func edit(
    _ range: NSRange, to text: NSAttributedString, typing: [NSAttributedString.Key: Any]
  ) {
    // The one before may end with a carriage return to which a line feed was added.
    let first = index(of: max(0, range.location - 1))
    var last = index(of: NSMaxRange(range))
    let rest = total - (starts[last] + paragraphs[last].length)
    // The empty line below the last break is made of that, too.
    if rest == 0 { last = paragraphs.count - 1 }
    let start = starts[first]
    let edited = NSRange(location: start, length: text.length - rest - start)
    paragraphs.replaceSubrange(
      first...last, with: paragraphs(of: text, in: edited, typing: typing))
    addUp()
  }

  var width: CGFloat { setting.width }
  var traits: UITraitCollection { setting.traits }
  /// The attributes that links are drawn with over their own; a change counts for what is set later.
  var linkAttributes: [NSAttributedString.Key: Any] {
    get { setting.linkAttributes }
    set { setting.linkAttributes = newValue }
  }

  /// The number of UTF-16 units of the text.
  var total: Int { (starts.last ?? 0) + (paragraphs.last?.length ?? 0) }

  private mutating func addUp() {
    starts = []
    tops = []
    size = .zero
    var (start, y): (Int, CGFloat) = (0, 0)
    for (index, paragraph) in paragraphs.enumerated() {
      if index > 0 { y += paragraphs[index - 1].spaceAfter + paragraph.spaceBefore }
      starts.append(start)
      tops.append(y)
      start += paragraph.length
      y += paragraph.bottoms.last ?? 0
      size.width = max(size.width, paragraph.layout.size.width)
    }
    size.height = y
  }

  // MARK: Setting

  private mutating func paragraphs(
    of text: NSAttributedString, in range: NSRange, typing: [NSAttributedString.Key: Any]
  ) -> [Paragraph] {
    let part = text.attributedSubstring(from: range)
    var result: [Paragraph] = []
    var (start, length) = (0, 0)
    for character in part.string {
      let count = character.utf16.count
      if character.endsParagraph {
        let content = NSRange(location: start, length: length)
        result.append(
          paragraph(
            part, content, ending: count,
            part.attributes(at: start + length, effectiveRange: nil)))
        start += length + count
        length = 0
      } else {
        length += count
      }
    }
    // Nothing follows the last break of the text but an empty line.
    guard length > 0 || NSMaxRange(range) == text.length else { return result }
    let content = NSRange(location: start, length: length)
    return result + [
      paragraph(
        part, content, ending: 0,
        text.length > 0 ? text.attributes(at: text.length - 1, effectiveRange: nil) : typing)
    ]
  }

  /// Sets a paragraph.
  ///
  /// - Parameters:
  ///   - text: A text that has it.
  ///   - range: The paragraph, without what ends it.
  ///   - ending: The number of units that end it.
  ///   - attributes: The attributes of an empty paragraph.
  /// - Returns: The paragraph.
  private mutating func paragraph(
    _ text: NSAttributedString, _ range: NSRange, ending: Int,
    _ attributes: @autoclosure () -> [NSAttributedString.Key: Any]
  ) -> Paragraph {
    setCount += 1
    let content =
      range.length > 0
      ? Self.drawn(text.attributedSubstring(from: range))
      : NSAttributedString(string: Self.placeholder, attributes: attributes())
    guard
      let layout = content.lines(
        in: width, linkAttributes: setting.linkAttributes, traits)
    else {
      preconditionFailure("A text view breaks lines at a width of \(width)")
    }
    let format = layout.request.paragraphs.first ?? ParagraphFormat()
    return Paragraph(
      length: range.length + ending, contentLength: range.length, text: content.string,
      layout: layout, bottoms: layout.bottoms, spaceBefore: format.spacingBefore,
      spaceAfter: layout.leading(ofLine: layout.lines.count - 1) + format.spacing)
  }

  /// A mark without a width. The space between letters is not added to it, as it is to U+200B.
  private static let placeholder = "\u{FEFF}"

  /// Returns a text with something without a width in place of U+0000, so that positions count the bytes
  /// that are drawn.
  private static func drawn(_ text: NSAttributedString) -> NSAttributedString {
    guard text.string.utf16.contains(0) else { return text }
    let copy = NSMutableAttributedString(attributedString: text)
    for (offset, unit) in text.string.utf16.enumerated() where unit == 0 {
      copy.replaceCharacters(in: NSRange(location: offset, length: 1), with: "\u{200B}")
    }
    return copy
  }

  // MARK: Finding

  func index(of offset: Int) -> Int { max(0, starts.partitioningIndex { $0 > offset } - 1) }

  /// Returns the index of the paragraph at a height; above all the first, below all the last.
  private func index(atHeight y: CGFloat) -> Int {
    // A height that is not a number is above all of them.
    max(0, tops.partitioningIndex { !($0 <= y) } - 1)
  }

  /// Returns the range of a paragraph, without what ends it.
  func content(of index: Int) -> NSRange {
    NSRange(location: starts[index], length: paragraphs[index].contentLength)
  }

  /// Returns the upper edge of a paragraph, in points.
  func top(of index: Int) -> CGFloat { tops[index] }

  /// Returns the indices of the paragraphs that reach into a part of the height.
  func indices(from minY: CGFloat, to maxY: CGFloat) -> ClosedRange<Int> {
    let first = index(atHeight: minY)
    return first...max(first, index(atHeight: maxY))
  }
}

extension TextParagraphs.Paragraph {
  /// Returns the upper edge of a line, from the paragraph's top, in points.
  func top(ofLine line: Int) -> CGFloat {
    layout.extent(ofLine: line).lowerBound - layout.extent(ofLine: 0).lowerBound
  }

  /// Returns the lines that reach into a part of the paragraph's height.
  func lines(from minY: CGFloat, to maxY: CGFloat) -> Range<Int> {
    let first = bottoms.partitioningIndex { $0 >= minY }
    let end = layout.lines.indices.partitioningIndex { top(ofLine: $0) > maxY }
    return first..<max(first, end)
  }

  /// Returns the byte of the drawn text at which a character begins.
  ///
  /// - Parameter offset: From the paragraph's beginning, in UTF-16 units.
  /// - Returns: The byte; within the paragraph.
  func byte(at offset: Int) -> Int {
    guard contentLength > 0 else { return 0 }
    let index = String.Index(utf16Offset: min(max(0, offset), contentLength), in: text)
    return text.utf8.distance(from: text.startIndex, to: index)
  }

  /// Returns the line that a byte is on; one where a line was broken begins the next.
  func line(ofByte byte: Int) -> Int {
    layout.lines.indices.last { layout.bytes(ofLine: $0).lowerBound <= byte } ?? 0
  }
}
