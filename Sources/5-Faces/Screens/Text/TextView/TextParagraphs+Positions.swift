// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Foundation
import Geometry
import Views

extension TextParagraphs: TextViewLines {
  func caret(at offset: Int, width caretWidth: CGFloat) -> CGRect {
    let index = index(of: offset)
    let (paragraph, byte) = position(offset, in: index)
    let line = paragraph.line(ofByte: byte)
    let edge =
      paragraph.layout.lines[line].x + paragraph.layout.leadingEdge(ofByte: byte, line: line)
    let isRightToLeft = isRightToLeft(line, of: paragraph)
    let x = isRightToLeft ? edge - caretWidth : edge
    let row = row(line, of: index)
    return CGRect(
      x: width.isFinite ? min(max(0, x), max(0, width - caretWidth)) : x, y: row.lowerBound,
      width: caretWidth, height: row.upperBound - row.lowerBound)
  }

  func rects(of range: NSRange) -> [CGRect] {
    guard range.length > 0 else { return [] }
    var rects: [CGRect] = []
    for index in index(of: range.location)...index(of: NSMaxRange(range) - 1)
    where paragraphs[index].contentLength > 0 {
      let paragraph = paragraphs[index]
      let start = content(of: index).location
      let (first, last) = (
        paragraph.byte(at: range.location - start), paragraph.byte(at: NSMaxRange(range) - start)
      )
      guard first < last else { continue }
      for line in paragraph.line(ofByte: first)...paragraph.line(ofByte: last - 1) {
        let (row, x) = (row(line, of: index), paragraph.layout.lines[line].x)
        for extent in paragraph.layout.extents(ofBytes: first..<last, line: line) {
          rects.append(
            CGRect(
              x: x + extent.lowerBound, y: row.lowerBound,
              width: extent.upperBound - extent.lowerBound,
              height: row.upperBound - row.lowerBound))
        }
      }
    }
    return rects
  }

  /// - Complexity: O(lines in that part), and those of the first and the last paragraph there.
  func selectionRects(of range: NSRange, from minY: CGFloat, to maxY: CGFloat) -> [CGRect] {
    guard range.length > 0 else { return [] }
    var rects: [CGRect] = []
    let seen = indices(from: minY, to: maxY)
    let first = max(seen.lowerBound, index(of: range.location))
    let last = min(seen.upperBound, index(of: NSMaxRange(range) - 1))
    for index in first..<max(first, last + 1) {
      let top = top(of: index)
      for line in paragraphs[index].lines(from: minY - top, to: maxY - top) {
        let row = row(line, of: index)
        for extent in selectedExtents(of: range, line: line, of: index) {
          rects.append(
            CGRect(
              x: extent.lowerBound, y: row.lowerBound, width: extent.upperBound - extent.lowerBound,
              height: row.upperBound - row.lowerBound))
        }
      }
    }
    return rects
  }

  private func selectedExtents(
    of range: NSRange, line: Int, of index: Int
  ) -> [ClosedRange<CGFloat>] {
    let (paragraph, content) = (paragraphs[index], content(of: index))
    let bytes = paragraph.layout.bytes(ofLine: line)
    let isLastLine = line == paragraph.layout.lines.count - 1
    let first = paragraph.byte(at: range.location - content.location)
    let last = paragraph.byte(at: NSMaxRange(range) - content.location)
    let endsBelow =
      isLastLine ? NSMaxRange(range) > NSMaxRange(content) : last > bytes.upperBound
    let beginsAbove =
      line == 0 ? range.location < content.location : first < bytes.lowerBound
    let isCovered = max(first, bytes.lowerBound) < min(last, bytes.upperBound)
    guard isCovered || isLastLine && endsBelow else { return [] }
    let text = paragraph.layout.lines[line]
    var extents =
      isCovered
      ? paragraph.layout.extents(ofBytes: first..<last, line: line).map {
        text.x + $0.lowerBound...text.x + $0.upperBound
      } : []
    let isRightToLeft = isRightToLeft(line, of: paragraph)
    if isRightToLeft ? endsBelow : beginsAbove { extents.insert(0...max(0, text.x), at: 0) }
    if isRightToLeft ? beginsAbove : endsBelow {
      let end = text.x + text.width
      extents.append(end...max(end, width))
    }
    return extents.withNeighboursJoined
  }

  func edge(of offset: Int, isEnd: Bool) -> (x: CGFloat, row: ClosedRange<CGFloat>, isRight: Bool) {
    let index = index(of: offset)
    let (paragraph, byte) = position(offset, in: index)
    let line = paragraph.line(ofByte: byte)
    let (layout, x) = (paragraph.layout, paragraph.layout.lines[line].x)
    let leading = layout.leadingEdge(ofByte: byte, line: line)
    let trailing = layout.trailingEdge(ofByte: byte, line: line)
    let isRightToLeft =
      leading == trailing ? isRightToLeft(line, of: paragraph) : trailing < leading
    return (x + (isEnd ? trailing : leading), row(line, of: index), isEnd != isRightToLeft)
  }

  func offset(at point: CGPoint) -> Int {
    let index = indices(from: point.y, to: point.y).lowerBound
    let paragraph = paragraphs[index]
    let start = content(of: index).location
    guard paragraph.contentLength > 0 else { return start }
    let y = point.y - top(of: index)
    let line = paragraph.bottoms.firstIndex { $0 > y } ?? paragraph.bottoms.count - 1
    return start + paragraph.offset(at: point.x, line: line)
  }

  // MARK: Lines

  private func position(_ offset: Int, in index: Int) -> (paragraph: Paragraph, byte: Int) {
    let paragraph = paragraphs[index]
    return (paragraph, paragraph.byte(at: offset - content(of: index).location))
  }

  /// The upper and the lower edge of a line.
  private func row(_ line: Int, of index: Int) -> ClosedRange<CGFloat> {
    let (top, paragraph) = (top(of: index), paragraphs[index])
    return top + paragraph.top(ofLine: line)...top + paragraph.bottoms[line]
  }

  private func isRightToLeft(_ line: Int, of paragraph: Paragraph) -> Bool {
    paragraph.contentLength > 0
      ? paragraph.layout.isRightToLeft(line: line) : traits.layoutDirection == .rightToLeft
  }
}

extension TextParagraphs.Paragraph {
  /// Returns the character of a line whose beginning is nearest to a point, from the paragraph's
  /// beginning in UTF-16 units.
  fileprivate func offset(at x: CGFloat, line: Int) -> Int {
    let bytes = layout.bytes(ofLine: line)
    let x = x - layout.lines[line].x
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: bytes.lowerBound)
    let end = utf8.index(start, offsetBy: bytes.count)
    var (byte, least) = (bytes.lowerBound, CGFloat.infinity)
    var nearest = start
    for index in text[start..<end].indices {
      let leading = layout.leadingEdge(ofByte: byte, line: line)
      let trailing = layout.trailingEdge(ofByte: byte, line: line)
      let next = text.index(after: index)
      byte += text[index].utf8.count
      // Of several that are as near, the last: spaces at the end of a line have no width.
      let distance = max(0, min(leading, trailing) - x, x - max(leading, trailing))
      guard distance <= least else { continue }
      least = distance
      let isLast = next >= end && line < layout.lines.count - 1
      nearest = abs(x - trailing) <= abs(x - leading) && !isLast ? next : index
    }
    return text.utf16.distance(from: text.startIndex, to: nearest)
  }
}

extension TextParagraphs {
  func draw(in drawing: ViewDrawing) -> Int {
    if traits.textRendering == .real { drawing.context.hasRealText = true }
    let visible = drawing.visibleRect
    // Marks may reach out of their lines.
    let overhang = paragraphs.first?.layout.request.lineHeight ?? 0
    return drawing.canvas.draw(
      self, from: visible.minY - overhang, to: visible.maxY + overhang)
  }
}

extension Canvas {
  /// Draws the lines that reach into a part of the height.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - minY: The upper edge of that part, in points from the text's top.
  ///   - maxY: Its lower edge.
  /// - Returns: The number of lines that were drawn.
  @MainActor
  func draw(_ text: TextParagraphs, from minY: CGFloat, to maxY: CGFloat) -> Int {
    var count = 0
    for index in text.indices(from: minY, to: maxY) {
      let (paragraph, top) = (text.paragraphs[index], text.top(of: index))
      guard paragraph.contentLength > 0 else { continue }
      let lines = paragraph.lines(from: minY - top, to: maxY - top)
      draw(paragraph.layout, lines: lines, at: CGPoint(x: 0, y: top))
      count += lines.count
    }
    return count
  }
}
