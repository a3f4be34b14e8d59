// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// A drawing of boxes, a character per unit.
struct CharacterDrawing {
  private var rows: [[Character]]
  private let width: Int

  /// Creates an empty drawing.
  ///
  /// - Parameters:
  ///   - size: The size of what is drawn, in units.
  ///   - limit: What is not drawn beyond, in units.
  init(size: CGSize, limit: CGSize) {
    func units(_ length: CGFloat, _ limit: CGFloat) -> Int {
      length.isFinite ? Int(min(max(0, length.rounded()), limit)) : 0
    }
    width = units(size.width, limit.width)
    rows = Array(
      repeating: Array(repeating: " ", count: width), count: units(size.height, limit.height))
  }

  /// The drawing, line by line, without spaces at the ends.
  var lines: [String] {
    rows.map { row in
      let end = row.lastIndex { $0 != " " }.map { $0 + 1 } ?? 0
      return String(row[..<end])
    }
  }

  /// Draws a box over what is there.
  ///
  /// - Parameters:
  ///   - frame: The box in units; its edges are rounded, and it is at least one character.
  ///   - label: What is in its top left corner, as far as there is space.
  mutating func draw(_ frame: CGRect, label: String) {
    guard
      let columns = Self.span(frame.origin.x, frame.size.width, width),
      let lines = Self.span(frame.origin.y, frame.size.height, rows.count)
    else { return }
    for y in lines where rows.indices.contains(y) {
      for x in columns where x >= 0 && x < width {
        rows[y][x] = Self.character(x, y, columns, lines)
      }
    }
    let inside = columns.lowerBound + 1..<max(columns.lowerBound + 1, columns.upperBound)
    let y = lines.lowerBound + 1
    guard y < lines.upperBound, rows.indices.contains(y) else { return }
    for (x, character) in zip(inside, label) where x >= 0 && x < width {
      rows[y][x] = character
    }
  }

  /// The characters from the first to the last that a length covers, cut one unit outside the
  /// drawing so that the edge of a box that sticks out is not seen.
  private static func span(_ start: CGFloat, _ length: CGFloat, _ limit: Int) -> ClosedRange<Int>? {
    guard start.isFinite, length.isFinite, limit > 0 else { return nil }
    let outside = CGFloat(limit)
    let first = min(max(start.rounded(), -1), outside)
    let last = min(max((start + length).rounded() - 1, first), outside)
    return Int(first)...Int(last)
  }

  private static func character(
    _ x: Int, _ y: Int, _ columns: ClosedRange<Int>, _ lines: ClosedRange<Int>
  ) -> Character {
    let isSide = x == columns.lowerBound || x == columns.upperBound
    let isLevel = y == lines.lowerBound || y == lines.upperBound
    return switch (isSide, isLevel) {
    case (false, false): " "
    case (true, false): "│"
    case (false, true): "─"
    case (true, true):
      switch (x == columns.lowerBound, y == lines.lowerBound) {
      case (true, true): "┌"
      case (false, true): "┐"
      case (true, false): "└"
      case (false, false): "┘"
      }
    }
  }
}
