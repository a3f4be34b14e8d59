// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Geometry

/// A text and its attributes, ready to be laid out.
public struct TextRequest: Hashable, Sendable {
  /// A piece of text in one font and colour.
  public struct Run: Hashable, Sendable {
    /// The text of the run.
    public var text: String
    /// The font of the run.
    public var font: FontDescription
    /// The colour; nil for the one that the text is drawn with.
    public var color: RGBA?
    /// The look beyond font and colour; nil for nothing.
    package var style: TextStyle? {
      get { details.first?.style }
      set { setDetail(\.style, to: newValue) }
    }
    /// The line that the run's font needs, in a text whose fonts need different ones; nil in others.
    package var fontLine: LineHeight? {
      get { details.first?.fontLine }
      set { setDetail(\.fontLine, to: newValue) }
    }
    // One at most: in place, it would make each of the many runs without one ten times as large.
    private var details: [Details] = []

    private struct Details: Hashable {
      var style: TextStyle?
      var fontLine: LineHeight?
    }

    private mutating func setDetail<Value>(
      _ detail: WritableKeyPath<Details, Value?>, to value: Value?
    ) {
      var changed = details.first ?? Details()
      changed[keyPath: detail] = value
      details = changed == Details() ? [] : [changed]
    }

    /// Creates a run.
    ///
    /// - Parameters:
    ///   - text: The characters of the run.
    ///   - font: The font.
    ///   - color: The colour; nil for the one that the text is drawn with.
    public init(text: String, font: FontDescription, color: RGBA? = nil) {
      self.text = text
      self.font = font
      self.color = color
    }
  }

  /// The alignment of lines.
  public enum Alignment: Hashable, Sendable {
    /// Lines are aligned at the left.
    case left
    /// Lines are centred.
    case center
    /// Lines are aligned at the right.
    case right
    /// Lines are aligned at both sides, except a paragraph's last line.
    case justified
  }

  /// The direction of the paragraphs.
  public enum Direction: Hashable, Sendable {
    /// Each paragraph's first strong letter decides; without any, the text goes left to right.
    case automatic
    /// Lines that read from left to right.
    case leftToRight
    /// Lines that read from right to left.
    case rightToLeft
  }

  /// The treatment of text at the end of a line.
  public enum LineBreak: Hashable, Sendable {
    /// Lines break between words; a word longer than a line breaks anywhere.
    case wordWrap
    /// Lines break between any two characters.
    case characterWrap
    /// Lines break between words; the last line continues beyond the width, for the caller to clip.
    case clip
    /// The beginning of the last line is left out, as in `…xyz`.
    case truncateHead
    /// The middle of the last line is left out, as in `ab…yz`.
    case truncateMiddle
    /// The end of the last line is left out, as in `abc…`.
    case truncateTail
  }

  /// The pieces of the text.
  public var runs: [Run]
  /// The available width, in points; infinite for any.
  public var width: CGFloat
  /// The greatest number of lines; 0 for any number.
  public var maximumNumberOfLines: Int
  /// The alignment of lines.
  public var alignment: Alignment
  /// The direction of the paragraphs.
  public var direction: Direction
  /// The treatment of text at the end of a line.
  public var lineBreak: LineBreak
  /// The height of a line, in points, unless runs say what their fonts need.
  public var lineHeight: CGFloat
  /// The distance between two lines in addition to their height, in points; the last one has none.
  public var leading: CGFloat
  /// The distance from the top of a line to its baseline, in points.
  public var ascent: CGFloat
  /// The way in which text is drawn: in the machine's fonts, or in blocks.
  public var rendering: TextRendering
  /// The formats of the paragraphs, the last one's format for all that follow; empty for paragraphs
  /// that are all formatted as the text is.
  public var paragraphs: [ParagraphFormat] = []
  /// Whether the last line of a paragraph is not to be a word alone: the word before it joins it.
  package var avoidsLoneWords = false
  /// The extra indentation of a paragraph's first line, in points.
  var firstLineIndent: CGFloat = 0
  /// The places to which tabs lead, in paragraphs that are set as the text is.
  package var tabs = TabStops()

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - runs: The pieces of the text.
  ///   - width: The space from side to side, in points.
  ///   - maximumNumberOfLines: How many lines there may be; 0 for any number.
  ///   - lineHeight: The height of a line, in points.
  ///   - ascent: From the top of a line to its baseline, in points.
  public init(
    runs: [Run], width: CGFloat = .infinity, maximumNumberOfLines: Int = 0, lineHeight: CGFloat,
    ascent: CGFloat
  ) {
    self.runs = runs
    self.width = width
    self.maximumNumberOfLines = maximumNumberOfLines
    self.lineHeight = lineHeight
    self.ascent = ascent
    leading = 0
    alignment = .left
    direction = .automatic
    lineBreak = .wordWrap
    rendering = .real
  }

  /// The whole text.
  public var text: String { runs.map(\.text).joined() }
}

extension TextRequest.Run {
  /// The bytes of the text with the space that is added to the advance of each of their characters, in
  /// points: the font's to some letters, the run's own to all.
  var spacings: [(bytes: Range<Int>, space: Double)] {
    let kern = style?.kern ?? 0
    let spaced = spacedBytes
    guard kern != 0 else { return spaced.map { ($0, font.letterSpacing) } }
    var (spacings, end): ([(bytes: Range<Int>, space: Double)], Int) = ([], 0)
    let hyphens = softHyphens
    func addKerned(to limit: Int) {
      for hyphen in hyphens where end <= hyphen && hyphen < limit {
        if end < hyphen { spacings.append((end..<hyphen, kern)) }
        end = hyphen + UTF8.width("\u{AD}")
      }
      if end < limit { spacings.append((end..<limit, kern)) }
    }
    for bytes in spaced {
      addKerned(to: bytes.lowerBound)
      spacings.append((bytes, font.letterSpacing + kern))
      end = bytes.upperBound
    }
    addKerned(to: text.utf8.count)
    return spacings
  }

  /// The first bytes of the soft hyphens, which take no space where no line breaks.
  private var softHyphens: [Int] {
    // U+00AD is C2 AD: most texts have neither.
    guard text.utf8.contains(0xC2) else { return [] }
    var (hyphens, byte): ([Int], Int) = ([], 0)
    for scalar in text.unicodeScalars {
      if scalar == "\u{AD}" { hyphens.append(byte) }
      byte += UTF8.width(scalar)
    }
    return hyphens
  }

  /// The bytes of the text whose letters are spaced.
  ///
  /// What is seen as one character is spaced as a whole or not at all: text shaped in two pieces loses
  /// the emoji that several are joined to.
  var spacedBytes: [Range<Int>] {
    guard font.letterSpacing.isFinite, font.letterSpacing != 0, !text.isEmpty else { return [] }
    let count = text.utf8.count
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return [0..<count] }
    var ranges: [Range<Int>] = []
    var (start, end): (Int?, Int) = (nil, 0)
    for character in text {
      switch (character.isSpaced, start) {
      case (true, nil): start = end
      case (false, let begin?):
        ranges.append(begin..<end)
        start = nil
      default: break
      }
      end += character.utf8.count
    }
    if let start { ranges.append(start..<end) }
    return ranges
  }
}

extension Character {
  /// Whether letter-spacing moves what follows the character.
  var isSpaced: Bool { unicodeScalars.allSatisfy(\.isSpaced) }
}

extension Unicode.Scalar {
  /// Whether a letter is one of Latin, Greek or Cyrillic, or a sign that is between them.
  fileprivate var isSpaced: Bool {
    switch value {
    // A soft hyphen takes no space where no line breaks.
    case 0xAD: false
    case ..<0x530, 0x1D00...0x1FFF, 0x2000...0x22FF, 0x2C60...0x2C7F, 0xA640...0xA69F,
      0xA720...0xA7FF, 0xFB00...0xFB06:
      true
    default: false
    }
  }
}

extension TextRequest {
  /// Cuts off what can never be seen, so that a million letters on one line cost no more than a
  /// screen of them. Returns whether anything was cut.
  mutating func cutInvisible() -> Bool {
    guard maximumNumberOfLines > 0, width.isFinite,
      lineBreak != .truncateHead, lineBreak != .truncateMiddle,
      let smallest = runs.map(\.font.size).min(), smallest > 0
    else { return false }
    // The narrowest letters are a fifth of an em; marks without a width get eight times the space.
    let perLine = max(width, 1) / (smallest * 0.2) + 8
    let budget = perLine * CGFloat(maximumNumberOfLines) * 8
    guard budget < 1e9 else { return false }
    var rest = Int(budget)
    var isCut = false
    for index in runs.indices {
      let text = runs[index].text
      guard text.utf8.count > rest else {
        rest -= text.utf8.count
        continue
      }
      runs[index].text = String(text.prefix(rest))
      isCut = isCut || runs[index].text.utf8.count < text.utf8.count
      rest = max(0, rest - runs[index].text.utf8.count)
    }
    return isCut
  }
}
