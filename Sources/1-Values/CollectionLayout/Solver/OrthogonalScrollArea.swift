// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
package import Geometry

/// The area in which a section scrolls orthogonally.
public struct OrthogonalScrollArea {
  /// A function that returns the resting place of a drag from the offset at which it ends, its
  /// velocity in points per millisecond, and the offset at which it began.
  public typealias RestingRule = (
    _ proposed: CGFloat, _ velocity: CGFloat, _ dragStart: CGFloat
  ) -> CGFloat

  /// The area in layout coordinates.
  public var frame: CGRect
  package var axis: LayoutAxis
  /// The length of the scrolling content, with the insets around it, in points.
  public var contentLength: CGFloat
  /// The frame with all of what scrolls, where it is not scrolled; the area itself where that is longer.
  package var contentFrame: CGRect {
    var frame = frame
    frame.size[axis] = max(frame.size[axis], contentLength)
    return frame
  }
  /// The offsets at which the area may rest, in points; measured in reading direction.
  public var offsetRange: ClosedRange<CGFloat>
  /// The offset until the area is scrolled.
  public var initialOffset: CGFloat
  /// A Boolean value that says whether touches can scroll the area beyond its ends.
  public var bounces: Bool
  /// The share of its speed that a throw keeps in a millisecond.
  package var decelerationRate = OrthogonalGeometry.normalDeceleration
  /// The rule for the resting place of a drag.
  public var restingOffset: RestingRule

  /// Creates an area that rests wherever it is released, within its contents.
  package init(frame: CGRect, axis: LayoutAxis, contentLength: CGFloat) {
    let length = frame.size[axis]
    let range = 0...max(0, contentLength - length)
    self.frame = frame
    self.axis = axis
    self.contentLength = contentLength
    offsetRange = range
    initialOffset = 0
    bounces = contentLength > length
    restingOffset = { proposed, _, _ in
      min(max(proposed, range.lowerBound), range.upperBound)
    }
  }

  /// Creates an area that goes on after a throw, and rests anywhere on a pixel: the behaviour
  /// `continuous`.
  init(
    continuous frame: CGRect, axis: LayoutAxis, contentLength: CGFloat, pixelGrid: PixelGrid
  ) {
    self.init(frame: frame, axis: axis, contentLength: contentLength)
    let range = offsetRange
    restingOffset = { proposed, velocity, _ in
      let natural = OrthogonalGeometry.naturalTarget(
        from: proposed, velocity: velocity, decelerationRate: OrthogonalGeometry.normalDeceleration)
      return pixelGrid.round(min(max(natural, range.lowerBound), range.upperBound))
    }
  }

  package init(_ geometry: OrthogonalGeometry) {
    self.init(
      frame: geometry.frame, axis: geometry.axis,
      contentLength: geometry.leadingInset + geometry.rowLength + geometry.trailingInset)
    offsetRange = geometry.offsetRange
    initialOffset = geometry.initialOffset
    bounces = geometry.bounces
    decelerationRate = geometry.decelerationRate
    restingOffset = { proposed, velocity, dragStart in
      geometry.restingOffset(proposed: proposed, velocity: velocity, dragStart: dragStart)
    }
  }
}

extension CGRect {
  /// A slot's frame: what content insets leave of it.
  ///
  /// Insets greater than the slot leave the **absolute value** of the difference (behaviour rule
  /// I-2), and along an estimated axis insets are ignored (E-2).
  init(slot: CGSize, insets: NSDirectionalEdgeInsets, estimated: EstimatedAxes) {
    self.init(origin: .zero, size: slot)
    for axis in LayoutAxis.allCases {
      if estimated[axis] {
        size[axis] = abs(slot[axis])
      } else {
        origin[axis] = insets.start(axis)
        size[axis] = abs(slot[axis] - insets.total(axis))
      }
    }
  }
}
