// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Geometry

/// A text and how it is to be set.
public struct TextRequest: Hashable, Sendable {
  /// A piece of text in one font and colour.
  public struct Run: Hashable, Sendable {
    /// The text.
    public var text: String
    /// The font.
    public var font: FontDescription
    /// The colour; nil for the one that the text is drawn with.
    public var color: RGBA?

    /// Creates a run.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - font: The font.
    ///   - color: The colour; nil for the one that the text is drawn with.
    public init(text: String, font: FontDescription, color: RGBA? = nil) {
      self.text = text
      self.font = font
      self.color = color
    }
  }

  /// Which side lines are flush with.
  public enum Alignment: Hashable, Sendable {
    /// The left side.
    case left
    /// Neither: centred.
    case center
    /// The right side.
    case right
    /// Both sides, but for a paragraph's last line.
    case justified
  }

  /// The direction of the paragraphs.
  public enum Direction: Hashable, Sendable {
    /// Each paragraph's first strong letter decides; without any, the text goes left to right.
    case automatic
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
  }

  /// What happens at the end of a line.
  public enum LineBreak: Hashable, Sendable {
    /// Breaks between words; a word longer than a line, anywhere.
    case wordWrap
    /// Breaks anywhere.
    case characterWrap
    /// Breaks between words and cuts off what does not fit on the last line.
    case clip
    /// `…xyz`: leaves out the beginning of the last line.
    case truncateHead
    /// `ab…yz`: leaves out the middle of the last line.
    case truncateMiddle
    /// `abc…`: leaves out the end of the last line.
    case truncateTail
  }

  /// The pieces of the text.
  public var runs: [Run]
  /// The space from side to side, in points; infinite for any.
  public var width: CGFloat
  /// How many lines there may be; 0 for any number.
  public var maximumNumberOfLines: Int
  /// Which side lines are flush with.
  public var alignment: Alignment
  /// The direction of the paragraphs.
  public var direction: Direction
  /// What happens at the end of a line.
  public var lineBreak: LineBreak
  /// The height of a line, in points.
  public var lineHeight: CGFloat
  /// Between two lines on top of their height, in points; the last one has none.
  public var leading: CGFloat
  /// From the top of a line to its baseline, in points.
  public var ascent: CGFloat
  /// With the machine's fonts, or in blocks.
  public var rendering: TextRendering
  /// How paragraphs are set, the last one's format for all that follow; none for paragraphs that are
  /// all set as the text is.
  public var paragraphs: [ParagraphFormat] = []
  /// How much further in than others a paragraph's first line begins, in points.
  var firstLineIndent: CGFloat = 0

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
