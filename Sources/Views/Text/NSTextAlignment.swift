// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// How lines of text are placed from side to side.
public enum NSTextAlignment: Int, Hashable, Sendable, CaseIterable {
  /// At the left edge.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right edge.
  case right = 2
  /// From edge to edge, but for the last line.
  case justified = 3
  /// At the edge where reading begins.
  case natural = 4
}

/// What happens to text that is too long for a line.
public enum NSLineBreakMode: Int, Hashable, Sendable, CaseIterable {
  /// Goes on in the next line after a whole word.
  case byWordWrapping = 0
  /// Goes on in the next line after any letter.
  case byCharWrapping = 1
  /// Is cut off at the edge.
  case byClipping = 2
  /// Loses its beginning to an ellipsis.
  case byTruncatingHead = 3
  /// Loses its end to an ellipsis.
  case byTruncatingTail = 4
  /// Loses its middle to an ellipsis.
  case byTruncatingMiddle = 5
}

/// How text that was made smaller is placed from top to bottom, against the line in full size.
public enum UIBaselineAdjustment: Int, Hashable, Sendable {
  /// On that line's baseline.
  case alignBaselines = 0
  /// In that line's middle.
  case alignCenters = 1
  /// At that line's top.
  case none = 2
}
