// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Foundation

/// The places of the glyphs of a line, from the left end of its text, in points.
struct LineGlyphs {
  /// The place of a character: all of its UTF-16 units share it.
  struct Position {
    /// The first unit, from the beginning of the line.
    var unit: Int
    /// The number of units.
    var count: Int
    var left: CGFloat
    var right: CGFloat
    /// Whether the character begins at its right edge.
    var isRightToLeft: Bool
  }

  /// The characters, in the order of the text.
  let positions: [Position]
  private let width: CGFloat
  private let isRightToLeft: Bool

  init(_ fragment: LineFragment, of text: NSString) {
    guard let layout = fragment.layout, layout.lines.indices.contains(fragment.line) else {
      (positions, width, isRightToLeft) = ([], 0, false)
      return
    }
    let index = fragment.line
    width = layout.lines[index].width
    isRightToLeft = layout.isRightToLeft(line: index)
    // Bytes count as in the text that was set, where three stand for U+0000.
    let line = text.substring(with: fragment.range).replacing("\0", with: "\u{200B}")
    let clusters = layout.clusters(line: index).sorted { ($0.byte, $0.x) < ($1.byte, $1.x) }
    let edge = isRightToLeft ? 0 : width
    var positions: [Position] = []
    var (byte, unit, next) = (layout.sourceBytes(line: index).lowerBound, 0, 0)
    /// The end of the cluster in front of another one.
    func end(of next: Int) -> Int {
      next < clusters.count ? clusters[next].byte : layout.sourceBytes(line: index).upperBound
    }
    for character in line {
      var position = Position(
        unit: unit, count: character.utf16.count, left: edge, right: edge,
        isRightToLeft: isRightToLeft)
      let last = byte + character.utf8.count
      let first = next
      while next < clusters.count, clusters[next].byte < last { next += 1 }
      if first < next {
        // A letter with marks may be in several pieces.
        // White space at the end of a line takes none of it.
        position.left = min(max(0, clusters[first..<next].map(\.x).min() ?? edge), width)
        position.right = min(
          max(position.left, clusters[first..<next].map { $0.x + $0.width }.max() ?? edge), width)
        position.isRightToLeft = clusters[first].isRightToLeft
      } else if let previous = positions.last,
        previous.right > previous.left || previous.left.isNaN,
        byte < end(of: next), next > 0, !clusters[next - 1].isSpace, !fragment.isTruncated
      {
        // One sign for several letters: they share its width when all of them are known.
        position.left = .nan
        position.isRightToLeft = previous.isRightToLeft
      }
      positions.append(position)
      (byte, unit) = (last, unit + position.count)
    }
    self.positions = Self.shared(positions)
  }

  /// Gives the letters of a sign equal parts of it.
  private static func shared(_ positions: [Position]) -> [Position] {
    var positions = positions
    var index = 0
    while index < positions.count {
      var end = index + 1
      while end < positions.count, positions[end].left.isNaN { end += 1 }
      let whole = positions[index]
      if end - index > 1 {
        let part = (whole.right - whole.left) / CGFloat(end - index)
        for step in 0..<(end - index) {
          let position = whole.isRightToLeft ? end - index - 1 - step : step
          positions[index + step].left = whole.left + part * CGFloat(position)
          positions[index + step].right = whole.left + part * CGFloat(position + 1)
        }
      }
      index = end
    }
    return positions
  }

  /// Returns the place of a glyph, counted from the beginning of the line; the end of the line for one
  /// behind it.
  func position(ofUnit unit: Int) -> Position {
    positions.last { $0.unit <= unit }
      ?? Position(
        unit: unit, count: 1, left: isRightToLeft ? 0 : width, right: isRightToLeft ? 0 : width,
        isRightToLeft: isRightToLeft)
  }

  /// Returns what glyphs cover of the line, from left to right.
  ///
  /// - Parameter units: The glyphs, from the beginning of the line.
  /// - Returns: The parts in points; those that touch are one.
  func extents(ofUnits units: Range<Int>) -> [ClosedRange<CGFloat>] {
    positions.filter { $0.unit < units.upperBound && $0.unit + $0.count > units.lowerBound }
      .sorted { $0.left < $1.left }
      .map { $0.left...max($0.left, $0.right) }
      .withNeighboursJoined
  }

  /// Returns the glyph at a distance from the left end, and how far through it that is, 0…1 in the
  /// direction of reading. Beside the line it is the first glyph or the last one.
  func glyph(at x: CGFloat) -> (unit: Int, fraction: CGFloat) {
    let visible = positions.filter { $0.right > $0.left }
    func distance(_ position: Position) -> CGFloat { max(position.left - x, x - position.right, 0) }
    guard let nearest = visible.min(by: { distance($0) < distance($1) }) else {
      return (positions.first?.unit ?? 0, 0)
    }
    let share = min(max(0, (x - nearest.left) / (nearest.right - nearest.left)), 1)
    return (nearest.unit, nearest.isRightToLeft ? 1 - share : share)
  }
}
