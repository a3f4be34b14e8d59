// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The edges that a visual format ties, by its axis and direction (auto-layout rule ALV-3).
struct VisualFormatEdges {
  /// Where a view begins, in the order of the format, and where it ends.
  let near, far: NSLayoutConstraint.Attribute
  /// The same of the superview's margins.
  let nearMargin, farMargin: NSLayoutConstraint.Attribute
  /// Whether the first view is the rightmost.
  let isMirrored: Bool

  init(_ axis: NSLayoutConstraint.Axis, _ options: NSLayoutConstraint.FormatOptions) {
    let direction = options.intersection(.directionMask)
    isMirrored = axis == .horizontal && direction == .directionRightToLeft
    if axis == .vertical {
      (near, far, nearMargin, farMargin) = (.top, .bottom, .topMargin, .bottomMargin)
    } else if direction == .directionRightToLeft {
      (near, far, nearMargin, farMargin) = (.right, .left, .rightMargin, .leftMargin)
    } else if direction == .directionLeftToRight {
      (near, far, nearMargin, farMargin) = (.left, .right, .leftMargin, .rightMargin)
    } else {
      (near, far) = (.leading, .trailing)
      (nearMargin, farMargin) = (.leadingMargin, .trailingMargin)
    }
  }
}
