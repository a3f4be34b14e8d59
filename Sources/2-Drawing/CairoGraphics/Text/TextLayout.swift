// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry

/// A text laid out in lines: measured once, drawn as often as needed.
///
/// The height of a line and the space between lines are the request's, or those that its runs say,
/// whatever fonts the glyphs come from, so that a row is as high as on iOS whatever the script.
public final class TextLayout {
  /// A line of the text.
  public struct Line: Hashable, Sendable {
    /// The distance of the line's left end from the layout's left, in points.
    public var x: CGFloat
    /// The distance of the baseline from the layout's top, in points.
    public var baseline: CGFloat
    /// The length of the glyphs, in points.
    public var width: CGFloat
  }

  /// The text that is laid out.
  public let request: TextRequest
  /// The lines, top to bottom.
  public let lines: [Line]
  /// A Boolean value that says whether text was left out.
  public let isTruncated: Bool

  let content: any TextContent
  let hasStyles: Bool
  /// The content, if it has paragraphs: its lines need not be equally high.
  private let paragraphs: ParagraphText?
  private let heights: [TextRequest.LineHeight]

  /// Lays out a text.
  ///
  /// - Parameter request: The text, and how.
  /// - Complexity: O(text), or O(what can be seen) with a number of lines and a finite width.
  public init(_ request: TextRequest) {
    self.request = request
    hasStyles = request.hasStyles
    guard request.paragraphs.isEmpty else {
      let text = ParagraphText(request)
      (content, paragraphs) = (text, text)
      (lines, isTruncated, heights) = (text.lines, text.isTruncated, text.heights)
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
    let heights =
      request.hasUnevenLines
      ? content.widths.indices.map { content.height(ofLine: $0, request) } : []
    self.heights = heights
    var top: CGFloat = 0
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
      guard heights.isEmpty else {
        defer { top += heights[index].height + heights[index].leading }
        return Line(x: x, baseline: top + heights[index].ascent, width: width)
      }
      let top = CGFloat(index) * (request.lineHeight + request.leading)
      return Line(x: x, baseline: top + request.ascent, width: width)
    }
  }

  /// The bottoms of the lines, from the layout's top, in points.
  package var bottoms: [CGFloat] {
    lines.indices.map { index in
      let height = lineHeight(of: index)
      return lines[index].baseline + height.height - height.ascent
    }
  }

  /// Returns the height of a line, the distance from its top to its baseline, and the space below it.
  func lineHeight(of line: Int) -> TextRequest.LineHeight {
    heights.isEmpty ? request.usualLine : heights[line]
  }

  /// Returns the space between a line and one that follows it, in points.
  ///
  /// - Returns: The space, which is not below the last line of a text.
  package func leading(ofLine line: Int) -> CGFloat { lineHeight(of: line).leading }

  /// Returns the top and the bottom of a line.
  ///
  /// - Returns: The distances from the layout's top, in points.
  package func extent(ofLine line: Int) -> ClosedRange<CGFloat> {
    let height = lineHeight(of: line)
    let top = lines[line].baseline - height.ascent
    return top...(top + max(0, height.height))
  }

  /// The width of the longest line, and the height of all lines with the distances between them.
  public var size: CGSize { paragraphs?.size ?? sizeOfEvenLines }

  private var sizeOfEvenLines: CGSize {
    guard heights.isEmpty else {
      return CGSize(
        width: lines.lazy.map(\.width).max() ?? 0, height: bottoms.last ?? 0)
    }
    let count = CGFloat(lines.count)
    return CGSize(
      width: lines.lazy.map(\.width).max() ?? 0,
      height: count * request.lineHeight + max(0, count - 1) * request.leading)
  }
}

protocol TextContent {
  /// The length of each line, in points.
  var widths: [CGFloat] { get }
  var isTruncated: Bool { get }
  func isRightToLeft(line: Int) -> Bool
  /// Returns the bytes of a line, without what ends its paragraph.
  func bytes(ofLine line: Int) -> Range<Int>
  /// Returns how far an edge of a character is from the left end of a line, in points; nil beyond that
  /// line.
  func edge(ofByte byte: Int, isTrailing: Bool, line: Int) -> CGFloat?
  /// Returns what a part of the text covers of a line, from left to right, in points from its left end.
  func extents(ofBytes bytes: Range<Int>, line: Int) -> [ClosedRange<CGFloat>]
  /// Draws a line from its left end on the baseline, as if no run had a style.
  func draw(line: Int, on canvas: Canvas, at origin: CGPoint, color: RGBA)
  func source(line: Int) -> TextRuns
  func sourceBytes(line: Int) -> Range<Int>
  func clusters(line: Int) -> [TextCluster]
  /// Returns the run that a line's ellipsis belongs to; nil without one.
  func ellipsisRun(line: Int) -> Int?
  func hasColorGlyphs(line: Int) -> Bool
  /// Fills the letters of one run of a line that begins at the origin, in the context's colour.
  func fill(line: Int, run: Int, in context: OpaquePointer)
  /// Draws the outlines of the letters of one run of a line that begins at the origin.
  func stroke(line: Int, run: Int, in context: OpaquePointer)
}

extension TextContent {
  func sourceBytes(line: Int) -> Range<Int> { bytes(ofLine: line) }

  /// Returns the height of a line by what is shown in it.
  ///
  /// - Parameters:
  ///   - line: The line's index.
  ///   - request: The request of the text, for lines whose runs say nothing.
  /// - Returns: The height. An empty line has that of the font of what ends it, and what an ellipsis
  ///   stands for does not count.
  func height(ofLine line: Int, _ request: TextRequest) -> TextRequest.LineHeight {
    let (source, bytes) = (source(line: line), sourceBytes(line: line))
    guard !source.runs.isEmpty else { return request.usualLine }
    guard !bytes.isEmpty else {
      return request.fontLine(of: [source.runs[source.run(ofByte: bytes.lowerBound)]])
    }
    guard let ellipsisRun = ellipsisRun(line: line), source.runs.indices.contains(ellipsisRun)
    else { return request.lineHeight(with: source.runs(ofBytes: bytes)) }
    let shown = Set(clusters(line: line).lazy.filter { !$0.isEllipsis }.map(\.run))
    var ellipsis = source.runs[ellipsisRun]
    if ellipsis.style?.attachment != nil { ellipsis.style = nil }
    return request.lineHeight(
      with: shown.filter(source.runs.indices.contains).map { source.runs[$0] } + [ellipsis])
  }
}
