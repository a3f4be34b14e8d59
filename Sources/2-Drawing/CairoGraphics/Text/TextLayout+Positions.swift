// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

internal import CPango
package import Foundation
import Geometry

/// The positions of the characters of a text on one line. A byte is one of the text's UTF-8 bytes,
/// the first of a character; distances are in points, from the left end of the line.
extension TextLayout {
  /// A Boolean value that indicates whether the first line begins at its right end.
  package var isRightToLeft: Bool { !lines.isEmpty && content.isRightToLeft(line: 0) }

  /// Returns where a character begins: its left edge, or its right edge in a word that is read from
  /// right to left.
  ///
  /// - Parameter byte: The character's first byte.
  /// - Returns: The edge; beyond the text, where the line ends.
  package func leadingEdge(ofByte byte: Int) -> CGFloat {
    edge(ofByte: byte, isTrailing: false)
  }

  /// Returns where a character ends: its right edge, or its left edge in a word that is read from right
  /// to left.
  ///
  /// - Parameter byte: The character's first byte.
  /// - Returns: The edge; beyond the text, where the line ends.
  package func trailingEdge(ofByte byte: Int) -> CGFloat {
    edge(ofByte: byte, isTrailing: true)
  }

  private func edge(ofByte byte: Int, isTrailing: Bool) -> CGFloat {
    guard let line = lines.first else { return 0 }
    let edge = content.edge(ofByte: max(0, byte), isTrailing: isTrailing)
    let x = edge ?? (content.isRightToLeft(line: 0) ? 0 : line.width)
    return min(max(0, x), line.width)
  }

  /// Returns what a part of the text covers of the line.
  ///
  /// - Parameter bytes: From the first byte of a character to the first that is not covered.
  /// - Returns: The parts of the line, from left to right: several where the text changes its direction.
  package func extents(ofBytes bytes: Range<Int>) -> [ClosedRange<CGFloat>] {
    guard let line = lines.first, !bytes.isEmpty else { return [] }
    var extents: [ClosedRange<CGFloat>] = []
    for extent in content.extents(ofBytes: bytes) {
      let left = min(max(0, extent.lowerBound), line.width)
      let right = min(max(left, extent.upperBound), line.width)
      // Pango has one for each run, also where runs touch.
      if let last = extents.last, left <= last.upperBound + 0.001 {
        extents[extents.count - 1] = last.lowerBound...max(last.upperBound, right)
      } else {
        extents.append(left...right)
      }
    }
    return extents
  }
}

extension PangoText {
  func edge(ofByte byte: Int, isTrailing: Bool) -> CGFloat? {
    guard let line = firstLine, byte < line.pointee.start_index + line.pointee.length else {
      return nil
    }
    return PangoShaper.use { _ in
      var x: Int32 = 0
      pango_layout_line_index_to_x(line, Int32(byte), isTrailing ? 1 : 0, &x)
      return CGFloat(x) / CGFloat(PANGO_SCALE)
    }
  }

  func extents(ofBytes bytes: Range<Int>) -> [ClosedRange<CGFloat>] {
    guard let line = firstLine else { return [] }
    let end = Int(line.pointee.start_index + line.pointee.length)
    return PangoShaper.use { _ in
      var (ranges, count): (UnsafeMutablePointer<Int32>?, Int32) = (nil, 0)
      // Beyond its end Pango's range is one of the layout, not of the line.
      pango_layout_line_get_x_ranges(
        line, Int32(min(max(0, bytes.lowerBound), end)), Int32(min(bytes.upperBound, end)), &ranges,
        &count)
      defer { g_free(ranges) }
      guard let ranges else { return [] }
      return (0..<Int(count)).map { index in
        let (left, right) = (ranges[2 * index], ranges[2 * index + 1])
        return CGFloat(min(left, right)) / CGFloat(PANGO_SCALE)...CGFloat(max(left, right))
          / CGFloat(PANGO_SCALE)
      }
    }
  }
}

extension BlockText {
  /// Blocks follow each other in one direction, that of the line, whatever the direction of a word.
  func edge(ofByte byte: Int, isTrailing: Bool) -> CGFloat? {
    var (rest, x): (Int, CGFloat) = (byte, 0)
    for run in runs {
      for character in run.text {
        let advance = BlockMetrics.advance(
          of: character, size: run.font.size, run.style)
        if rest <= 0 { return fromLeft(isTrailing ? x + advance : x) }
        rest -= character.utf8.count
        x += advance
      }
    }
    return nil
  }

  func extents(ofBytes bytes: Range<Int>) -> [ClosedRange<CGFloat>] {
    let end = isRightToLeft(line: 0) ? 0 : widths[0]
    let first = edge(ofByte: bytes.lowerBound, isTrailing: false) ?? end
    let last = edge(ofByte: bytes.upperBound, isTrailing: false) ?? end
    return [min(first, last)...max(first, last)]
  }

  private func fromLeft(_ x: CGFloat) -> CGFloat {
    isRightToLeft(line: 0) ? widths[0] - x : x
  }
}

extension ParagraphText {
  func edge(ofByte byte: Int, isTrailing: Bool) -> CGFloat? {
    firstContent?.edge(ofByte: byte, isTrailing: isTrailing)
  }

  func extents(ofBytes bytes: Range<Int>) -> [ClosedRange<CGFloat>] {
    firstContent?.extents(ofBytes: bytes) ?? []
  }
}
