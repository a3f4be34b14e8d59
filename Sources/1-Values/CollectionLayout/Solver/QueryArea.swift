// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// The part of a rectangle that lies in the content.
struct QueryArea {
  let main: ClosedRange<CGFloat>
  let cross: ClosedRange<CGFloat>
  let mainAxis: LayoutAxis

  /// Clips a rectangle; nil if it does not even touch the content, or is not made of numbers.
  init?(_ rect: CGRect, in content: CGSize, mainAxis: LayoutAxis) {
    guard
      let main = Self.clip(rect, content, mainAxis),
      let cross = Self.clip(rect, content, mainAxis.cross)
    else { return nil }
    self.main = main
    self.cross = cross
    self.mainAxis = mainAxis
  }

  private static func clip(
    _ rect: CGRect, _ content: CGSize, _ axis: LayoutAxis
  ) -> ClosedRange<CGFloat>? {
    // The null rectangle is an infinitely far point.
    guard let (low, high) = rect.extent(along: axis), low < .infinity, high > -.infinity else {
      return nil
    }
    let lower = max(low, 0)
    let upper = min(high, content[axis])
    return lower <= upper ? lower...upper : nil
  }

  /// Whether it is more than a line.
  var hasArea: Bool {
    main.lowerBound < main.upperBound && cross.lowerBound < cross.upperBound
  }

  /// Returns whether a frame has a part in the area; touching is not enough.
  func meets(_ frame: CGRect) -> Bool {
    hasArea && main.meets(from: frame.origin[mainAxis], length: frame.size[mainAxis])
      && cross.meets(from: frame.origin[mainAxis.cross], length: frame.size[mainAxis.cross])
  }
}

extension CGRect {
  /// The beginning and the end of a rectangle along an axis; nil if it is not made of numbers.
  func extent(along axis: LayoutAxis) -> (low: CGFloat, high: CGFloat)? {
    let (first, length) = (origin[axis], size[axis])
    guard !first.isNaN, !length.isNaN else { return nil }
    // Lengths may be negative, as in any CGRect; minus infinity plus infinity is everything.
    let second = first + length
    guard !second.isNaN else { return (-.infinity, .infinity) }
    return (Swift.min(first, second), Swift.max(first, second))
  }
}

extension ClosedRange<CGFloat> {
  /// Returns whether an interval has a part in this one; touching is not enough, and an interval
  /// without length has no part in any.
  func meets(from start: CGFloat, length: CGFloat) -> Bool {
    length > 0 && start < upperBound && start + length > lowerBound
  }
}
