// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Views

/// The lines of a text view, set in a width.
///
/// An offset counts UTF-16 units of the text; points are in the rectangle of the lines, which is without the
/// insets and the padding around it.
@MainActor
protocol TextViewLines {
  /// The width at which lines break, in points.
  var width: CGFloat { get }
  /// The longest line's width, and the height of all lines with what is between them.
  var size: CGSize { get }

  /// Returns the insertion point before a character: where the character begins, which is its right edge
  /// if it is read from right to left. Where a line was broken it is at the beginning of the next.
  ///
  /// - Parameters:
  ///   - offset: The character; beyond the text, its end.
  ///   - caretWidth: The width of the insertion point, in points.
  /// - Returns: A rectangle as high as the line, within the width.
  func caret(at offset: Int, width caretWidth: CGFloat) -> CGRect

  /// Returns the rectangles of a part of the text, line by line and from left to right: several in a line
  /// where the text changes its direction. Breaks and empty lines have none.
  func rects(of range: NSRange) -> [CGRect]

  /// Returns the rectangles of a selection in the lines that reach into a part of the height, line by line: a
  /// line from which it goes on is covered to its end, one that it comes to from its beginning, whatever the
  /// width of the text there.
  func selectionRects(of range: NSRange, from minY: CGFloat, to maxY: CGFloat) -> [CGRect]

  /// Returns where a selection ends at one of its characters.
  ///
  /// - Parameters:
  ///   - offset: The first character of the selection, or the last.
  ///   - isEnd: Whether it is the last.
  /// - Returns: The edge of the character, its line, and whether the edge is on the character's right.
  func edge(of offset: Int, isEnd: Bool) -> (x: CGFloat, row: ClosedRange<CGFloat>, isRight: Bool)

  /// Returns the character whose beginning is nearest to a point.
  ///
  /// - Parameter point: The point; above and below the lines, and beside them, the nearest line counts.
  /// - Returns: The offset; at the end of a line that was broken, the last character of that line.
  func offset(at point: CGPoint) -> Int

  /// Draws the lines that can be seen.
  ///
  /// - Returns: The number of lines that were drawn.
  func draw(in drawing: ViewDrawing) -> Int
}

/// The lines of a text view that its layout manager has set, in the text view's container.
struct ContainerLines: TextViewLines {
  let manager: NSLayoutManager
  let container: NSTextContainer
  /// Whether an empty text begins at the right.
  let isRightToLeft: Bool

  private var padding: CGFloat { container.padding }

  var width: CGFloat {
    container.size.width > 0
      ? max(0, container.size.width - 2 * padding)
      : max(0, manager.usedRect(for: container).maxX - 2 * padding)
  }

  var size: CGSize {
    let used = manager.usedRect(for: container)
    return CGSize(width: max(0, used.width - 2 * padding), height: max(0, used.maxY))
  }

  /// The place of an insertion point, in the container's coordinates, and whether its line is read from
  /// right to left.
  private func position(at offset: Int) -> (
    x: CGFloat, row: ClosedRange<CGFloat>, isRightToLeft: Bool
  ) {
    if let position = manager.position(ofCharacter: offset, in: container) {
      return (position.leading, position.row, position.isLineRightToLeft)
    }
    let characters = manager.glyphRange(for: container)
    if offset >= NSMaxRange(characters), manager.extraLineFragmentTextContainer === container {
      let line = manager.extraLineFragmentUsedRect
      return (line.midX, line.minY...max(line.minY, line.maxY), isRightToLeft)
    }
    // What is in front of the container is at its beginning, and what has no space at its end.
    let isBefore = offset < characters.location
    let nearest = isBefore ? characters.location : NSMaxRange(characters) - 1
    guard characters.length > 0,
      let position = manager.position(ofCharacter: nearest, in: container)
    else { return (padding, 0...0, isRightToLeft) }
    return (
      isBefore ? position.leading : position.trailing, position.row, position.isLineRightToLeft
    )
  }

  func caret(at offset: Int, width caretWidth: CGFloat) -> CGRect {
    let position = position(at: offset)
    let x = position.x - padding - (position.isRightToLeft ? caretWidth : 0)
    return CGRect(
      x: min(max(0, x), max(0, width - caretWidth)), y: position.row.lowerBound, width: caretWidth,
      height: position.row.upperBound - position.row.lowerBound)
  }

  func rects(of range: NSRange) -> [CGRect] {
    manager.rects(ofCharacters: range, in: container, isSelection: false)
      .map { $0.offsetBy(dx: -padding, dy: 0) }
  }

  func selectionRects(of range: NSRange, from minY: CGFloat, to maxY: CGFloat) -> [CGRect] {
    manager.rects(ofCharacters: range, in: container, isSelection: true)
      .filter { $0.maxY >= minY && $0.minY <= maxY }
      .map { $0.offsetBy(dx: -padding, dy: 0) }
  }

  func edge(of offset: Int, isEnd: Bool) -> (x: CGFloat, row: ClosedRange<CGFloat>, isRight: Bool) {
    guard let position = manager.position(ofCharacter: offset, in: container) else {
      let position = position(at: offset)
      return (position.x - padding, position.row, isEnd != position.isRightToLeft)
    }
    return (
      (isEnd ? position.trailing : position.leading) - padding, position.row,
      isEnd != position.isRightToLeft
    )
  }

  func offset(at point: CGPoint) -> Int {
    manager.insertionPoint(
      nearest: CGPoint(x: point.x + padding, y: point.y), in: container)
  }

  func draw(in drawing: ViewDrawing) -> Int {
    let visible = drawing.visibleRect
    return manager.draw(
      container, rows: visible.minY...max(visible.minY, visible.maxY), in: drawing.context,
      at: CGPoint(x: -padding, y: 0))
  }
}
