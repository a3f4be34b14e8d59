// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry

extension OrthogonalScrollArea {
  /// The nearest offset at which the area may rest.
  func clamped(_ offset: CGFloat) -> CGFloat {
    min(max(offset, offsetRange.lowerBound), offsetRange.upperBound)
  }

  /// How far what scrolls is moved, in layout coordinates.
  func shift(by offset: CGFloat) -> CGPoint {
    CGPoint(axis, along: offset, across: 0)
  }

  /// The origin of the scroll view's bounds at offset zero: in a mirrored layout contents begin at
  /// the right end (behaviour rule O-15).
  func startOrigin(isMirrored: Bool) -> CGPoint {
    guard isMirrored, axis == .horizontal else { return .zero }
    return CGPoint(x: max(0, contentLength - frame.width), y: 0)
  }

  /// The origin of the scroll view's bounds at an offset.
  func origin(at offset: CGFloat, isMirrored: Bool) -> CGPoint {
    let (start, shift) = (startOrigin(isMirrored: isMirrored), shift(by: offset))
    return CGPoint(x: isMirrored ? start.x - shift.x : shift.x, y: shift.y)
  }

  /// The offset at which the scroll view's bounds have an origin.
  func offset(of origin: CGPoint, isMirrored: Bool) -> CGFloat {
    guard axis == .horizontal else { return origin.y }
    return isMirrored ? startOrigin(isMirrored: true).x - origin.x : origin.x
  }

  /// The velocity of the scroll view's bounds at one in reading direction, or the other way round.
  func velocity(_ velocity: CGFloat, isMirrored: Bool) -> CGPoint {
    CGPoint(axis, along: isMirrored && axis == .horizontal ? -velocity : velocity, across: 0)
  }

  /// The size of the scroll view's contents.
  var contentSize: CGSize { CGSize(axis, along: contentLength, across: frame.size[axis.cross]) }
}
