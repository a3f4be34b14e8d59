// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// Where the characters of a line of text are that is edited.
struct TextLineGeometry {
  /// The space for the text.
  let size: CGSize
  /// From the edge of the clip to that space, in points.
  let inset: CGFloat
  let textWidth: CGFloat
  let lineHeight: CGFloat
  let isRightToLeft: Bool
  /// Which share of the space that is left is before the text.
  let share: CGFloat
  /// The text's length, in UTF-16 units.
  let length: Int
  /// What is to be seen of a text that is too long, in UTF-16 units from its beginning.
  let focus: Int
  /// Returns how far a character is from where the text begins, by its offset in UTF-16 units.
  let distance: (Int) -> CGFloat

  /// How much of the text there is no space for.
  var overflow: CGFloat { max(0, textWidth - size.width) }

  private func way(to offset: Int) -> CGFloat {
    // The end is where the label says: words measured in part may round otherwise.
    if offset >= length { return textWidth }
    return offset <= 0 ? 0 : min(distance(offset), textWidth)
  }

  /// The left edge of the text.
  var textStart: CGFloat {
    guard overflow > 0 else { return inset + (size.width - textWidth) * share }
    let shift = min(overflow, way(to: focus))
    return isRightToLeft ? inset + size.width + shift - textWidth : inset - shift
  }

  private func x(of offset: Int) -> CGFloat {
    isRightToLeft ? textStart + textWidth - way(to: offset) : textStart + way(to: offset)
  }

  private func row(x: CGFloat, width: CGFloat) -> CGRect {
    CGRect(
      x: x, y: ((size.height - lineHeight) / 2).rounded(), width: width, height: lineHeight)
  }

  /// The insertion point before a character.
  func caret(at offset: Int) -> CGRect {
    let width = TextFieldMetrics.caretWidth
    return row(x: x(of: offset) - (isRightToLeft ? width : 0), width: width)
  }

  /// The rectangle of a part of the text.
  func rect(of range: NSRange) -> CGRect {
    let ends = (x(of: range.location), x(of: NSMaxRange(range)))
    return row(x: min(ends.0, ends.1), width: abs(ends.1 - ends.0))
  }
}

extension NSTextAlignment {
  /// Which share of the space beside a text is before it.
  func share(isRightToLeft: Bool) -> CGFloat {
    switch self {
    case .center: 0.5
    case .right: 1
    case .left: 0
    default: isRightToLeft ? 1 : 0
    }
  }
}
