// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry

/// A text set in lines: measured once, drawn as often as wanted.
///
/// The height of a line and the space between lines are the request's whatever fonts the glyphs come
/// from, so that a row is as high as on iOS whatever the script.
public final class TextLayout {
  /// A line of the text.
  public struct Line: Hashable, Sendable {
    /// The left end, from the layout's left, in points.
    public var x: CGFloat
    /// From the layout's top to the baseline, in points.
    public var baseline: CGFloat
    /// The length of the glyphs, in points.
    public var width: CGFloat
  }

  /// The request.
  public let request: TextRequest
  /// The lines, top to bottom.
  public let lines: [Line]
  /// A Boolean value that says whether something was left out.
  public let isTruncated: Bool

  let content: any TextContent
  /// The content, if it has paragraphs: its lines need not be equally high.
  private let paragraphs: ParagraphText?

  /// Sets a text.
  ///
  /// - Parameter request: The text, and how.
  /// - Complexity: O(text), or O(what can be seen) with a number of lines and a finite width.
  public init(_ request: TextRequest) {
    self.request = request
    guard request.paragraphs.isEmpty else {
      let text = ParagraphText(request)
      (content, paragraphs) = (text, text)
      (lines, isTruncated) = (text.lines, text.isTruncated)
      return
    }
    let content: any TextContent =
      switch request.rendering {
      case .real: PangoText(request)
      case .blocks: BlockText(request)
      }
    self.content = content
    paragraphs = nil
    isTruncated = content.isTruncated
    let frameWidth = request.width.isFinite ? request.width : content.widths.max() ?? 0
    lines = content.widths.enumerated().map { index, width in
      let rest = frameWidth - width
      let x: CGFloat =
        switch request.alignment {
        case .left: 0
        case .justified: content.isRightToLeft(line: index) ? rest : 0
        case .center: rest / 2
        case .right: rest
        }
      let top = CGFloat(index) * (request.lineHeight + request.leading)
      return Line(x: x, baseline: top + request.ascent, width: width)
    }
  }

  /// The bottoms of the lines, from the layout's top, in points.
  package var bottoms: [CGFloat] {
    paragraphs?.bottoms
      ?? lines.map { $0.baseline + request.lineHeight - request.ascent }
  }

  /// The longest line's width, and the height of all lines with what is between them.
  public var size: CGSize { paragraphs?.size ?? sizeOfEvenLines }

  private var sizeOfEvenLines: CGSize {
    let count = CGFloat(lines.count)
    return CGSize(
      width: lines.lazy.map(\.width).max() ?? 0,
      height: count * request.lineHeight + max(0, count - 1) * request.leading)
  }
}

/// The glyphs of a text, line by line.
protocol TextContent {
  /// The length of each line, in points.
  var widths: [CGFloat] { get }
  /// Whether something was left out.
  var isTruncated: Bool { get }
  /// Returns whether a line begins at the right.
  func isRightToLeft(line: Int) -> Bool
  /// Returns how far an edge of a character is from the left end of the first line, in points; nil
  /// beyond that line.
  func edge(ofByte byte: Int, isTrailing: Bool) -> CGFloat?
  /// Returns what a part of the text covers of the first line, from left to right, in points from its
  /// left end.
  func extents(ofBytes bytes: Range<Int>) -> [ClosedRange<CGFloat>]
  /// Draws a line from its left end on the baseline.
  func draw(line: Int, on canvas: Canvas, at origin: CGPoint, color: RGBA)
}

extension Canvas {
  /// Draws a text.
  ///
  /// - Parameters:
  ///   - text: The text that is drawn.
  ///   - origin: The top left corner of its lines, in points.
  ///   - color: The colour of the runs that name none.
  public func draw(_ text: TextLayout, at origin: CGPoint, color: RGBA = .black) {
    guard drawsText, origin.x.isFinite, origin.y.isFinite else { return }
    for (index, line) in text.lines.enumerated() {
      text.content.draw(
        line: index, on: self,
        at: CGPoint(x: origin.x + line.x, y: origin.y + line.baseline), color: color)
    }
  }
}
