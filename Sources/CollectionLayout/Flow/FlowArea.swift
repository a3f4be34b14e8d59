// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// A rectangle that elements are looked for in, by axis.
struct FlowArea {
  /// The interval along the scroll direction.
  let along: ClosedRange<CGFloat>
  /// The interval across it.
  let across: ClosedRange<CGFloat>
  private let axis: LayoutAxis

  /// Reads a rectangle; nil if no element can have a part in it: it has no area, or is not made of
  /// numbers.
  init?(_ rect: CGRect, axis: LayoutAxis) {
    guard let along = Self.interval(rect, axis), let across = Self.interval(rect, axis.cross)
    else { return nil }
    self.along = along
    self.across = across
    self.axis = axis
  }

  /// Farther than any content reaches.
  private static let far: CGFloat = 0x1p53

  private static func interval(_ rect: CGRect, _ axis: LayoutAxis) -> ClosedRange<CGFloat>? {
    guard let (low, high) = rect.extent(along: axis), low < high, low < far, high > -far else {
      return nil
    }
    return max(low, -far)...min(high, far)
  }

  /// Returns whether a frame has a part in the area; touching is not enough.
  func meets(_ frame: CGRect) -> Bool {
    along.meets(from: frame.origin[axis], length: frame.size[axis])
      && across.meets(from: frame.origin[axis.cross], length: frame.size[axis.cross])
  }
}
