// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
package import Foundation

// Where characters are in a container, for views that edit its text. Lines are as high as their text,
// without the space above and below it; all is in the container's coordinates, in points.
extension NSLayoutManager {
  package struct CharacterPosition {
    /// From the top of the line to its bottom.
    package var row: ClosedRange<CGFloat>
    /// The edge at which the character begins: its right one if it is read from right to left.
    package var leading: CGFloat
    /// The edge at which it ends.
    package var trailing: CGFloat
    package var isRightToLeft: Bool
    package var isLineRightToLeft: Bool
  }

  /// Returns the place of a character.
  ///
  /// - Parameters:
  ///   - index: The character, in UTF-16 units.
  ///   - container: The container.
  /// - Returns: The place; nil beyond the text, and for a character that is not in the container.
  package func position(ofCharacter index: Int, in container: NSTextContainer) -> CharacterPosition?
  {
    guard isValidGlyphIndex(index), let fragment = fragment(ofGlyph: index),
      textContainers[fragment.container] === container
    else { return nil }
    let position = glyphs(of: fragment).position(ofUnit: index - fragment.range.location)
    let (left, right) = (fragment.origin.x + position.left, fragment.origin.x + position.right)
    return CharacterPosition(
      row: fragment.row, leading: position.isRightToLeft ? right : left,
      trailing: position.isRightToLeft ? left : right, isRightToLeft: position.isRightToLeft,
      isLineRightToLeft: fragment.isRightToLeft)
  }

  /// Returns the rectangles of characters, line by line and from left to right.
  ///
  /// - Parameters:
  ///   - range: The characters, in UTF-16 units.
  ///   - container: The container.
  ///   - isSelection: Whether a line from which the range goes on is covered to its end, and one that it
  ///     comes to from its beginning.
  /// - Returns: The rectangles; those without a width are left out.
  package func rects(
    ofCharacters range: NSRange, in container: NSTextContainer, isSelection: Bool
  ) -> [CGRect] {
    guard range.length > 0 else { return [] }
    layOut(untilCharacter: NSMaxRange(range))
    let padding = container.padding
    var rects: [CGRect] = []
    for fragment in setting.fragments(in: range)
    where textContainers[fragment.container] === container {
      var extents = glyphs(of: fragment).extents(ofUnits: fragment.units(in: range)).map {
        fragment.origin.x + $0.lowerBound...fragment.origin.x + $0.upperBound
      }
      if isSelection {
        let isRightToLeft = fragment.isRightToLeft
        let (goesOn, began) = (
          isCovered(endOf: fragment, by: range), range.location < fragment.range.location
        )
        let (line, text) = (fragment.rect, fragment.usedRect)
        if isRightToLeft ? goesOn : began {
          let left = line.minX + padding
          extents.insert(left...max(left, text.minX + padding), at: 0)
        }
        if isRightToLeft ? began : goesOn {
          let right = text.maxX - padding
          extents.append(right...max(right, line.maxX - padding))
        }
      }
      for extent in extents.withNeighboursJoined where extent.upperBound > extent.lowerBound {
        rects.append(
          CGRect(
            x: extent.lowerBound, y: fragment.usedRect.minY,
            width: extent.upperBound - extent.lowerBound, height: fragment.usedRect.height))
      }
    }
    return rects
  }

  /// Whether a range goes on behind a line, or covers the end of the paragraph there.
  private func isCovered(endOf fragment: LineFragment, by range: NSRange) -> Bool {
    let (end, last) = (NSMaxRange(range), NSMaxRange(fragment.range))
    guard end == last else { return end > last }
    let text = (textStorage?.string ?? "") as NSString
    return last > 0 && last <= text.length
      && TextParagraph.isSeparator(text.character(at: last - 1))
  }

  /// Returns the place in the text that is nearest to a point: on the nearest line, the nearest beginning
  /// of a character.
  ///
  /// - Returns: The place, in UTF-16 units; at a broken line's end, its last character.
  package func insertionPoint(nearest point: CGPoint, in container: NSTextContainer) -> Int {
    if extraLineFragmentTextContainer === container, point.y >= extraLineFragmentUsedRect.minY {
      return length
    }
    let own = setting.fragments.filter { textContainers[$0.container] === container }
    func gap(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      max(low - value, value - high, 0)
    }
    func distance(_ fragment: LineFragment) -> (CGFloat, CGFloat) {
      let (rect, row) = (fragment.rect, fragment.row)
      return (
        gap(point.y, row.lowerBound, row.upperBound), gap(point.x, rect.minX, rect.maxX)
      )
    }
    guard let line = own.min(by: { distance($0) < distance($1) }) else { return 0 }
    let glyphs = glyphs(of: line)
    let found = glyphs.glyph(at: point.x - line.origin.x)
    let position = glyphs.position(ofUnit: found.unit)
    let next = position.unit + position.count
    // What follows a line that was broken is on the next one.
    let isPast = found.fraction > 0.5 && (next < line.range.length || endsText(line))
    return line.range.location + (isPast ? next : position.unit)
  }

  private func endsText(_ fragment: LineFragment) -> Bool {
    NSMaxRange(fragment.range) >= length && !fragment.isTruncated
  }

  /// Draws the lines of a container that reach into a part of its height.
  @MainActor
  package func draw(
    _ container: NSTextContainer, rows: ClosedRange<CGFloat>, in context: CGContext,
    at origin: CGPoint
  ) -> Int {
    layOut(throughContainer: index(of: container))
    let shown = setting.fragments.filter {
      textContainers[$0.container] === container && $0.layout != nil && $0.row.overlaps(rows)
    }
    guard let first = shown.first, let last = shown.last else { return 0 }
    let glyphs = NSRange(
      location: first.range.location, length: NSMaxRange(last.range) - first.range.location)
    UIGraphicsPushContext(context)
    drawBackground(forGlyphRange: glyphs, at: origin)
    drawGlyphs(forGlyphRange: glyphs, at: origin)
    UIGraphicsPopContext()
    return shown.count
  }
}

extension LineFragment {
  fileprivate var isRightToLeft: Bool { layout?.isRightToLeft(line: line) == true }

  /// From the top of the text to its bottom, without the space around it, in points.
  fileprivate var row: ClosedRange<CGFloat> { usedRect.minY...max(usedRect.minY, usedRect.maxY) }
}
