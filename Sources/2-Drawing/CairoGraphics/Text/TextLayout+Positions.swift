// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

internal import CLoadedLibraries
internal import CPango
package import Foundation

/// The positions of the characters of a text in its lines. A byte is one of the text's UTF-8 bytes,
/// the first of a character; distances are in points, from the left end of the line.
extension TextLayout {
  /// A Boolean value that indicates whether the first line begins at its right end.
  package var isRightToLeft: Bool { isRightToLeft(line: 0) }

  /// Returns whether a line begins at its right end; false for a line that the text lacks.
  package func isRightToLeft(line: Int) -> Bool {
    lines.indices.contains(line) && content.isRightToLeft(line: line)
  }

  /// Returns the bytes of a line, without what ends its paragraph: the next line of the paragraph begins
  /// where they end.
  ///
  /// - Returns: The bytes; empty for an empty paragraph.
  package func bytes(ofLine line: Int) -> Range<Int> { content.bytes(ofLine: line) }

  /// Returns where a character begins: its left edge, or its right edge in a word that is read from
  /// right to left.
  ///
  /// - Parameters:
  ///   - byte: The character's first byte.
  ///   - line: The index of the character's line.
  /// - Returns: The edge; beyond the line, where the line ends.
  package func leadingEdge(ofByte byte: Int, line: Int = 0) -> CGFloat {
    edge(ofByte: byte, isTrailing: false, line: line)
  }

  /// Returns where a character ends: its right edge, or its left edge in a word that is read from right
  /// to left.
  ///
  /// - Parameters:
  ///   - byte: The character's first byte.
  ///   - line: The index of the character's line.
  /// - Returns: The edge; beyond the line, where the line ends.
  package func trailingEdge(ofByte byte: Int, line: Int = 0) -> CGFloat {
    edge(ofByte: byte, isTrailing: true, line: line)
  }

  private func edge(ofByte byte: Int, isTrailing: Bool, line index: Int) -> CGFloat {
    guard lines.indices.contains(index) else { return 0 }
    let width = lines[index].width
    let edge = content.edge(ofByte: max(0, byte), isTrailing: isTrailing, line: index)
    let x = edge ?? (content.isRightToLeft(line: index) ? 0 : width)
    return min(max(0, x), width)
  }

  /// Returns what a part of the text covers of a line.
  ///
  /// - Parameters:
  ///   - bytes: From the first byte of a character to the first that is not covered.
  ///   - index: The index of the line.
  /// - Returns: The parts of the line, from left to right: several where the text changes its direction.
  package func extents(
    ofBytes bytes: Range<Int>, line index: Int = 0
  ) -> [ClosedRange<CGFloat>] {
    guard lines.indices.contains(index), !bytes.isEmpty else { return [] }
    let width = lines[index].width
    // Pango has one for each run, also where runs touch.
    return content.extents(ofBytes: bytes, line: index).map { extent in
      let left = min(max(0, extent.lowerBound), width)
      return left...min(max(left, extent.upperBound), width)
    }.withNeighboursJoined
  }
}

extension [ClosedRange<CGFloat>] {
  /// The parts of a line, which are from left to right; those that touch are one.
  package var withNeighboursJoined: [ClosedRange<CGFloat>] {
    reduce(into: []) { joined, part in
      guard let last = joined.last, part.lowerBound <= last.upperBound + 0.001 else {
        return joined.append(part)
      }
      joined[joined.count - 1] = last.lowerBound...Swift.max(last.upperBound, part.upperBound)
    }
  }
}

extension PangoText {
  func bytes(ofLine line: Int) -> Range<Int> {
    guard let line = pointer(ofLine: line) else { return 0..<0 }
    let start = Int(line.pointee.start_index)
    return start..<start + Int(line.pointee.length)
  }

  func edge(ofByte byte: Int, isTrailing: Bool, line: Int) -> CGFloat? {
    let (bytes, index) = (bytes(ofLine: line), line)
    guard let line = pointer(ofLine: line), byte < bytes.upperBound else { return nil }
    return PangoShaper.use { _ in
      var x: Int32 = 0
      pango_layout_line_index_to_x(
        line, Int32(max(byte, bytes.lowerBound)), isTrailing ? 1 : 0, &x)
      return behindSpace(CGFloat(x) / CGFloat(PANGO_SCALE), line: index)
    }
  }

  /// Returns a place between two letters of a line behind all of the space that is between them: Pango puts
  /// half of it in front of the letter, and none at the ends of a line.
  private func behindSpace(_ x: CGFloat, line index: Int) -> CGFloat {
    let line = lines[index]
    guard x > 0, !line.isRightToLeft, let runs = line.pointer.pointee.runs else { return x }
    let half = PangoText.letterSpacing(of: runs.pointee.data) / 2 / CGFloat(PANGO_SCALE)
    guard half != 0 else { return x }
    // The end of the line is where its width ends, which counts the space behind the last letter.
    return min(x + half, widths[index])
  }

  func extents(ofBytes bytes: Range<Int>, line: Int) -> [ClosedRange<CGFloat>] {
    let (all, index) = (self.bytes(ofLine: line), line)
    guard let line = pointer(ofLine: line) else { return [] }
    // Beyond its ends Pango's range is one of the layout, not of the line.
    let first = min(max(all.lowerBound, bytes.lowerBound), all.upperBound)
    let last = min(max(first, bytes.upperBound), all.upperBound)
    guard first < last else { return [] }
    return PangoShaper.use { _ in
      // Pango counts from the left of the layout, in which the line may be flush right.
      let left = Self.ranges(of: line, all).map(\.lowerBound).min() ?? 0
      return Self.ranges(of: line, first..<last).map {
        let start = behindSpace($0.lowerBound - left, line: index)
        return start...max(start, behindSpace($0.upperBound - left, line: index))
      }
    }
  }

  private static func ranges(
    of line: UnsafeMutablePointer<PangoLayoutLine>, _ bytes: Range<Int>
  ) -> [ClosedRange<CGFloat>] {
    var (ranges, count): (UnsafeMutablePointer<Int32>?, Int32) = (nil, 0)
    pango_layout_line_get_x_ranges(
      line, Int32(bytes.lowerBound), Int32(bytes.upperBound), &ranges, &count)
    defer { g_free(ranges) }
    guard let ranges else { return [] }
    return (0..<Int(count)).map { index in
      let (left, right) = (ranges[2 * index], ranges[2 * index + 1])
      return CGFloat(min(left, right)) / CGFloat(PANGO_SCALE)...CGFloat(max(left, right))
        / CGFloat(PANGO_SCALE)
    }
  }
}

extension BlockText {
  /// Blocks follow each other in one direction, that of the line, whatever the direction of a word.
  func edge(ofByte byte: Int, isTrailing: Bool, line: Int) -> CGFloat? {
    let bytes = bytes(ofLine: line)
    guard byte < bytes.upperBound else { return nil }
    var (position, x): (Int, CGFloat) = (0, 0)
    for run in source.runs {
      let end = position + run.text.utf8.count
      guard end > bytes.lowerBound else {
        position = end
        continue
      }
      for character in run.text {
        if position >= bytes.lowerBound {
          let advance =
            character == "\t"
            ? widthOfTab(atByte: position, line: line)
            : BlockMetrics.advance(of: character, in: run)
          if byte <= position { return fromLeft(isTrailing ? x + advance : x, line: line) }
          x += advance
        }
        position += character.utf8.count
      }
    }
    return nil
  }

  func extents(ofBytes bytes: Range<Int>, line: Int) -> [ClosedRange<CGFloat>] {
    let all = self.bytes(ofLine: line)
    guard bytes.lowerBound < all.upperBound, bytes.upperBound > all.lowerBound else { return [] }
    let end = isRightToLeft(line: line) ? 0 : widths[line]
    let first = edge(ofByte: bytes.lowerBound, isTrailing: false, line: line) ?? end
    let last = edge(ofByte: bytes.upperBound, isTrailing: false, line: line) ?? end
    return [min(first, last)...max(first, last)]
  }

  private func widthOfTab(atByte byte: Int, line: Int) -> CGFloat {
    lines[line].blocks.first { $0.byte == byte && $0.text == "\t" }?.width ?? 0
  }

  private func fromLeft(_ x: CGFloat, line: Int) -> CGFloat {
    isRightToLeft(line: line) ? widths[line] - x : x
  }
}
