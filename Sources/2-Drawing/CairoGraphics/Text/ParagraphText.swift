// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry

struct ParagraphText: TextContent {
  private(set) var lines: [TextLayout.Line] = []
  private(set) var isTruncated = false
  private(set) var heights: [TextRequest.LineHeight] = []
  /// The space that the longest line takes with its indents, in points.
  private var width: CGFloat = 0
  /// The bottom of the last line, from the top of the first, in points.
  private var bottom: CGFloat = 0

  private var sources: [Source] = []

  private struct Source {
    var content: any TextContent
    var line: Int
    /// The first byte of the paragraph.
    var start: Int
  }

  private struct Part {
    var content: any TextContent
    /// The first byte of the paragraph.
    var start = 0
    var format: ParagraphFormat
    var heights: [TextRequest.LineHeight]
  }

  /// - Parameter request: The text, with a format at least.
  init(_ request: TextRequest) {
    var parts: [Part] = []
    var beginning = Position(run: 0, index: "".startIndex, byte: 0)
    var free = request.maximumNumberOfLines > 0 ? request.maximumNumberOfLines : Int.max
    for index in 0... {
      let format = request.paragraphs[min(index, request.paragraphs.count - 1)]
      let (paragraph, following) = Self.paragraph(at: beginning, of: request.runs)
      var part = Self.part(request, paragraph, format, lines: free)
      let isCut = part.content.isTruncated || following != nil && part.content.widths.count >= free
      if isCut, following != nil {
        // The last line there may be ends with an ellipsis for what follows.
        let rest = Self.rest(of: request.runs, from: beginning)
        part = Self.part(request, rest, format, lines: free)
      }
      part.start = beginning.byte
      parts.append(part)
      free -= part.content.widths.count
      isTruncated = isCut
      guard let following, free > 0, !isCut else { break }
      beginning = following
    }
    layOut(parts, request)
  }

  /// The space that the lines take with their indents, in points.
  var size: CGSize { CGSize(width: width, height: bottom) }

  var widths: [CGFloat] { lines.map(\.width) }

  func isRightToLeft(line: Int) -> Bool {
    sources[line].content.isRightToLeft(line: sources[line].line)
  }

  func draw(line: Int, on canvas: Canvas, at origin: CGPoint, color: RGBA) {
    sources[line].content.draw(line: sources[line].line, on: canvas, at: origin, color: color)
  }

  func source(line: Int) -> TextRuns { sources[line].content.source(line: sources[line].line) }

  func sourceBytes(line: Int) -> Range<Int> {
    sources[line].content.sourceBytes(line: sources[line].line)
  }

  func clusters(line: Int) -> [TextCluster] {
    sources[line].content.clusters(line: sources[line].line)
  }

  func ellipsisRun(line: Int) -> Int? {
    sources[line].content.ellipsisRun(line: sources[line].line)
  }

  func hasColorGlyphs(line: Int) -> Bool {
    sources[line].content.hasColorGlyphs(line: sources[line].line)
  }

  func fill(line: Int, run: Int, in context: OpaquePointer) {
    sources[line].content.fill(line: sources[line].line, run: run, in: context)
  }

  func stroke(line: Int, run: Int, in context: OpaquePointer) {
    sources[line].content.stroke(line: sources[line].line, run: run, in: context)
  }

  // MARK: Positions

  func bytes(ofLine line: Int) -> Range<Int> {
    let source = sources[line]
    let bytes = source.content.bytes(ofLine: source.line)
    return source.start + bytes.lowerBound..<source.start + bytes.upperBound
  }

  func edge(ofByte byte: Int, isTrailing: Bool, line: Int) -> CGFloat? {
    let source = sources[line]
    return source.content.edge(
      ofByte: max(0, byte - source.start), isTrailing: isTrailing, line: source.line)
  }

  func extents(ofBytes bytes: Range<Int>, line: Int) -> [ClosedRange<CGFloat>] {
    let source = sources[line]
    let (first, last) = (bytes.lowerBound - source.start, bytes.upperBound - source.start)
    guard last > 0 else { return [] }
    return source.content.extents(ofBytes: max(0, first)..<last, line: source.line)
  }

  // MARK: Setting

  private struct Position {
    var run: Int
    var index: String.Index
    /// The number of bytes in front of it.
    var byte: Int
  }

  /// The paragraph that begins at a position, and where the next one begins; nil if none does.
  private static func paragraph(
    at position: Position, of runs: [TextRequest.Run]
  ) -> (runs: [TextRequest.Run], following: Position?) {
    var paragraph: [TextRequest.Run] = []
    var (index, byte) = (position.index, position.byte)
    for (number, run) in runs[position.run...].enumerated() {
      let rest = run.text[index...]
      var part = run
      guard let end = rest.firstIndex(where: \.endsParagraph) else {
        if index > run.text.startIndex { part.text = String(rest) }
        paragraph.append(part)
        byte += part.text.utf8.count
        index = "".startIndex
        continue
      }
      part.text = String(rest[..<end])
      paragraph.append(part)
      byte += part.text.utf8.count + rest[end].utf8.count
      let next = run.text.index(after: end)
      return (paragraph, Position(run: position.run + number, index: next, byte: byte))
    }
    return (paragraph, nil)
  }

  private static func rest(
    of runs: [TextRequest.Run], from position: Position
  ) -> [TextRequest.Run] {
    var rest = Array(runs[min(position.run, runs.count)...])
    if let first = rest.first { rest[0].text = String(first.text[position.index...]) }
    return rest
  }

  private static func part(
    _ request: TextRequest, _ runs: [TextRequest.Run], _ format: ParagraphFormat, lines: Int
  ) -> Part {
    var own = request
    own.paragraphs = []
    own.runs = runs
    own.alignment = format.alignment
    own.lineBreak = format.lineBreak
    own.maximumNumberOfLines = lines == .max ? 0 : lines
    own.avoidsLoneWords = format.avoidsLoneWords
    own.width = max(0, end(of: format, in: request.width) - format.indent)
    own.firstLineIndent = format.firstLineIndent - format.indent
    own.tabs = format.tabs.indented(by: min(format.firstLineIndent, format.indent))
    if let direction = format.direction { own.direction = direction }
    let content: any TextContent = own.rendering == .real ? PangoText(own) : BlockText(own)
    let isUneven = own.hasUnevenLines
    let heights = content.widths.indices.map { line in
      // Most texts have no run that makes a line higher: nothing is asked of their lines.
      let natural = isUneven ? content.height(ofLine: line, request) : request.usualLine
      let height = format.lineHeight(natural.height)
      // What is higher than the glyphs is above them.
      return TextRequest.LineHeight(
        height: height, ascent: natural.ascent + height - natural.height,
        leading: format.lineSpacing + format.leading(below: height, natural: natural))
    }
    return Part(content: content, format: format, heights: heights)
  }

  /// Returns the end of the lines, from where reading begins, in points.
  private static func end(of format: ParagraphFormat, in width: CGFloat) -> CGFloat {
    format.tailIndent > 0 ? min(format.tailIndent, width) : width + format.tailIndent
  }

  // MARK: Placing

  private mutating func layOut(_ parts: [Part], _ request: TextRequest) {
    func space(_ part: Part, line: Int) -> CGFloat {
      let indent = line == 0 ? part.format.firstLineIndent : part.format.indent
      return indent + part.content.widths[line] + max(0, -part.format.tailIndent)
    }
    width =
      parts.flatMap { part in part.content.widths.indices.map { space(part, line: $0) } }.max() ?? 0
    let frame = request.width.isFinite ? request.width : width
    var y: CGFloat = 0
    for (index, part) in parts.enumerated() {
      if index > 0 { y += part.format.spacingBefore }
      for (line, length) in part.content.widths.enumerated() {
        lines.append(
          TextLayout.Line(
            x: Self.x(of: line, part, length: length, in: frame),
            baseline: y + part.heights[line].ascent, width: length))
        sources.append(Source(content: part.content, line: line, start: part.start))
        heights.append(part.heights[line])
        y += part.heights[line].height
        bottom = y
        y += part.heights[line].leading
      }
      y += part.format.spacing
    }
  }

  private static func x(
    of line: Int, _ part: Part, length: CGFloat, in frame: CGFloat
  ) -> CGFloat {
    let format = part.format
    let begin = line == 0 ? format.firstLineIndent : format.indent
    let rest = end(of: format, in: frame) - begin - length
    let isRightToLeft = part.content.isRightToLeft(line: line)
    // From where reading begins.
    let distance: CGFloat =
      switch format.alignment {
      case .justified: 0
      case .center: rest / 2
      case .left: isRightToLeft ? rest : 0
      case .right: isRightToLeft ? 0 : rest
      }
    return isRightToLeft ? frame - begin - distance - length : begin + distance
  }
}

/// The format of a paragraph, where it differs from the text's.
public struct ParagraphFormat: Hashable, Sendable {
  /// The alignment of the lines of the paragraph.
  public var alignment = TextRequest.Alignment.left
  /// The treatment of text at the end of a line.
  public var lineBreak = TextRequest.LineBreak.wordWrap
  /// Whether the last line is not to be a word alone.
  package var avoidsLoneWords = false
  /// The distance between two lines in addition to their height, in points.
  public var lineSpacing: CGFloat = 0
  /// The factor of a line's height; 0 for none.
  public var lineHeightMultiple: CGFloat = 0
  /// The least height of a line, in points; 0 for none.
  public var minimumLineHeight: CGFloat = 0
  /// The greatest height of a line, in points; 0 for none.
  public var maximumLineHeight: CGFloat = 0
  /// The distance from the leading edge to the beginning of the first line, in points.
  public var firstLineIndent: CGFloat = 0
  /// The distance from the leading edge to the beginning of the other lines, in points.
  public var indent: CGFloat = 0
  /// The end of the lines, in points: from the leading edge if positive, otherwise from the
  /// trailing edge.
  public var tailIndent: CGFloat = 0
  /// The distance above the paragraph, unless it is the first, in points.
  public var spacingBefore: CGFloat = 0
  /// The distance below the paragraph, unless it is the last, in points.
  public var spacing: CGFloat = 0

  /// The direction of the paragraph; nil for the text's.
  public var direction: TextRequest.Direction?
  package var tabs = TabStops()

  /// Creates a format without space and indents.
  public init() {}

  /// Returns the format of a text whose lengths are all so many times as long.
  ///
  /// - Returns: The format; a multiple of a line's height stays one.
  package func scaled(by scale: CGFloat) -> ParagraphFormat {
    var format = self
    format.lineSpacing *= scale
    format.minimumLineHeight *= scale
    format.maximumLineHeight *= scale
    format.firstLineIndent *= scale
    format.indent *= scale
    format.tailIndent *= scale
    format.spacingBefore *= scale
    format.spacing *= scale
    format.tabs = tabs.scaled(by: scale)
    return format
  }

  /// Returns the leading of a line, in points: a least height takes of the font's leading what it adds, and
  /// other heights all of it (behaviour rule PS-1).
  func leading(below height: CGFloat, natural: TextRequest.LineHeight) -> CGFloat {
    guard lineHeightMultiple <= 0, maximumLineHeight <= 0 else { return 0 }
    return max(0, natural.height + natural.leading - height)
  }

  /// The height of a line.
  package func lineHeight(_ natural: CGFloat) -> CGFloat {
    var height = natural
    if lineHeightMultiple > 0 { height *= lineHeightMultiple }
    if minimumLineHeight > 0 { height = max(height, minimumLineHeight) }
    if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
    return height
  }
}

extension Character {
  package var endsParagraph: Bool {
    self == "\n" || self == "\r" || self == "\r\n" || self == "\u{2029}"
  }
}
