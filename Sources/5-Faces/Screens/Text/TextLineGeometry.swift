// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Foundation
import Views

/// The positions of the characters in the line of text of a field that is edited.
struct TextLineGeometry {
  let size: CGSize
  /// From the edge of the clip to that space, in points.
  let inset: CGFloat
  let textWidth: CGFloat
  let lineHeight: CGFloat
  /// The field's direction. That of the text may be another one.
  let isRightToLeft: Bool
  /// The share of the free space that is on the left of the text.
  let share: CGFloat
  /// The offset of the character that has to be visible in a text that is too long, in UTF-16 units.
  let focus: Int
  /// The text as it is drawn; nil for an empty one.
  let layout: TextLayout?
  /// Returns the byte of ``layout``'s text at which a character of the field's text begins, by its
  /// offset in UTF-16 units.
  let byte: (Int) -> Int

  var overflow: CGFloat { max(0, textWidth - size.width) }

  /// The left edge of the text.
  var textStart: CGFloat {
    guard overflow > 0 else { return inset + (size.width - textWidth) * share }
    let edge = start(of: focus)
    return readsRightToLeft
      ? inset + size.width - textWidth + min(overflow, textWidth - edge)
      : inset - min(overflow, edge)
  }

  /// Returns the beginning of a character, from the left edge of the text, in points.
  private func start(of offset: Int) -> CGFloat {
    guard let layout else { return 0 }
    return fitted(layout.leadingEdge(ofByte: byte(offset)), layout)
  }

  func leadingEdge(of offset: Int) -> CGFloat { textStart + start(of: offset) }

  func trailingEdge(of offset: Int) -> CGFloat {
    guard let layout else { return textStart }
    return textStart + fitted(layout.trailingEdge(ofByte: byte(offset)), layout)
  }

  /// The label's width is rounded to pixels: its right end is where the last character ends.
  private func fitted(_ x: CGFloat, _ layout: TextLayout) -> CGFloat {
    x >= layout.size.width - 0.001 ? textWidth : min(x, textWidth)
  }

  /// The direction of the text, which says on which side of an edge its insertion point is, and from
  /// which end a text that is too long is seen.
  private var readsRightToLeft: Bool { layout?.isRightToLeft ?? isRightToLeft }

  private func row(x: CGFloat, width: CGFloat) -> CGRect {
    CGRect(
      x: x, y: ((size.height - lineHeight) / 2).rounded(), width: width, height: lineHeight)
  }

  /// The insertion point before a character: where the character begins, which is its right edge if it
  /// is read from right to left.
  func caret(at offset: Int) -> CGRect {
    let width = TextFieldMetrics.caretWidth
    return row(
      x: leadingEdge(of: offset) - (readsRightToLeft ? width : 0), width: width)
  }

  /// The rectangles of a part of the text, from left to right: several in mixed directions.
  func rects(of range: NSRange) -> [CGRect] {
    guard let layout, range.length > 0 else { return [] }
    let start = textStart
    return layout.extents(ofBytes: byte(range.location)..<byte(NSMaxRange(range))).map { extent in
      let (left, right) = (fitted(extent.lowerBound, layout), fitted(extent.upperBound, layout))
      return row(x: start + left, width: right - left)
    }
  }

  /// The rectangle around a part of the text; without a width where nothing is in the range.
  func rect(of range: NSRange) -> CGRect {
    let rects = rects(of: range)
    guard let first = rects.first else {
      return row(x: leadingEdge(of: range.location), width: 0)
    }
    return rects.dropFirst().reduce(first) { $0.union($1) }
  }

  /// A Boolean value that indicates whether the character at an offset is read from right to left.
  func isRightToLeft(at offset: Int) -> Bool {
    guard let layout else { return isRightToLeft }
    let byte = byte(offset)
    return layout.trailingEdge(ofByte: byte) < layout.leadingEdge(ofByte: byte)
  }
}

extension NSTextAlignment {
  /// The share of the space beside a text that is on its left.
  func share(isRightToLeft: Bool) -> CGFloat {
    switch self {
    case .center: 0.5
    case .right: 1
    case .left: 0
    default: isRightToLeft ? 1 : 0
    }
  }
}
