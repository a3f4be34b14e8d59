// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionLayout
package import Foundation

/// The area in which a section scrolls across its layout.
package struct OrthogonalScrollArea {
  /// What decides where a drag comes to rest: the offset at which it ends, its velocity in points
  /// per millisecond, and the offset at which it began.
  package typealias RestingRule = (
    _ proposed: CGFloat, _ velocity: CGFloat, _ dragStart: CGFloat
  ) -> CGFloat

  /// The area in layout coordinates.
  package var frame: CGRect
  package var axis: LayoutAxis
  /// The length of what scrolls, with the insets around it, in points.
  package var contentLength: CGFloat
  /// The offsets at which the area may rest, in points; measured in reading direction.
  package var offsetRange: ClosedRange<CGFloat>
  /// The offset until the area is scrolled.
  package var initialOffset: CGFloat
  /// Whether the area can be pulled beyond its ends.
  package var bounces: Bool
  package var restingOffset: RestingRule

  package init(
    frame: CGRect, axis: LayoutAxis, contentLength: CGFloat, offsetRange: ClosedRange<CGFloat>,
    initialOffset: CGFloat, bounces: Bool, restingOffset: @escaping RestingRule
  ) {
    self.frame = frame
    self.axis = axis
    self.contentLength = contentLength
    self.offsetRange = offsetRange
    self.initialOffset = initialOffset
    self.bounces = bounces
    self.restingOffset = restingOffset
  }
}

extension OrthogonalScrollArea {
  /// The nearest offset at which the area may rest.
  package func clamped(_ offset: CGFloat) -> CGFloat {
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

  /// The size of the scroll view's contents.
  var contentSize: CGSize { CGSize(axis, along: contentLength, across: frame.size[axis.cross]) }
}
