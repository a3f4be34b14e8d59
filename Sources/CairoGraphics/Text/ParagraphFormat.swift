// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// How a paragraph of a text is set, where it is not set as the text is.
public struct ParagraphFormat: Hashable, Sendable {
  /// Which side lines are flush with.
  public var alignment = TextRequest.Alignment.left
  /// What happens at the end of a line.
  public var lineBreak = TextRequest.LineBreak.wordWrap
  /// Between two lines on top of their height, in points.
  public var lineSpacing: CGFloat = 0
  /// What a line's height is multiplied by; 0 for nothing.
  public var lineHeightMultiple: CGFloat = 0
  /// The least height of a line, in points; 0 for none.
  public var minimumLineHeight: CGFloat = 0
  /// The greatest height of a line, in points; 0 for none.
  public var maximumLineHeight: CGFloat = 0
  /// From where reading begins to the first line, in points.
  public var firstLineIndent: CGFloat = 0
  /// From where reading begins to the other lines, in points.
  public var indent: CGFloat = 0
  /// Where lines end, in points: from where reading begins if positive, otherwise from the other side.
  public var tailIndent: CGFloat = 0
  /// Above the paragraph, unless it is the first, in points.
  public var spacingBefore: CGFloat = 0
  /// Below the paragraph, unless it is the last, in points.
  public var spacing: CGFloat = 0

  /// Creates a format without space and indents.
  public init() {}

  /// Whether it says how high lines are.
  var hasLineHeight: Bool {
    lineHeightMultiple > 0 || minimumLineHeight > 0 || maximumLineHeight > 0
  }

  /// The height of a line.
  ///
  /// - Parameter natural: The font's height, in points.
  /// - Returns: The height in points.
  func lineHeight(_ natural: CGFloat) -> CGFloat {
    var height = natural
    if lineHeightMultiple > 0 { height *= lineHeightMultiple }
    if minimumLineHeight > 0 { height = max(height, minimumLineHeight) }
    if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
    return height
  }
}

extension Character {
  /// Whether a paragraph ends with it.
  package var endsParagraph: Bool {
    self == "\n" || self == "\r" || self == "\r\n" || self == "\u{2029}"
  }
}
