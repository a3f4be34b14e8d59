// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import CollectionLayout
public import Foundation

/// The embedded scroll area of a section that scrolls across its layout.
///
/// The collection view makes a scroll view of it, which clips to ``frame``, and puts the elements
/// of the section into it whose attributes say `isInScrollArea`.
///
/// > Note: Differs from UIKit: there, the compositional layout and the collection view settle this
/// > between themselves. Here it is open, so that any layout can have such sections.
public struct UICollectionLayoutScrollArea {
  /// What decides where a drag comes to rest: the offset at which it ends, its velocity in points
  /// per millisecond, and the offset at which it began.
  public typealias RestingRule = (
    _ proposed: CGFloat, _ velocity: CGFloat, _ dragStart: CGFloat
  ) -> CGFloat

  /// The area in layout coordinates.
  public var frame: CGRect
  /// The direction in which the area scrolls.
  public var scrollDirection: UICollectionView.ScrollDirection
  /// The length of what scrolls, with the insets around it, in points.
  public var contentLength: CGFloat
  /// The offsets at which the area may rest, in points; measured in reading direction.
  public var offsetRange: ClosedRange<CGFloat>
  /// The offset until the area is scrolled.
  public var initialOffset: CGFloat
  /// Whether the area can be pulled beyond its ends.
  public var bounces: Bool
  /// Where a drag comes to rest.
  public var restingOffset: RestingRule

  /// Creates an area that rests wherever it is let go.
  ///
  /// - Parameters:
  ///   - frame: The area in layout coordinates.
  ///   - scrollDirection: The direction in which the area scrolls.
  ///   - contentLength: The length of what scrolls, in points.
  public init(
    frame: CGRect, scrollDirection: UICollectionView.ScrollDirection, contentLength: CGFloat
  ) {
    let length = scrollDirection == .horizontal ? frame.width : frame.height
    let range = 0...max(0, contentLength - length)
    self.frame = frame
    self.scrollDirection = scrollDirection
    self.contentLength = contentLength
    offsetRange = range
    initialOffset = 0
    bounces = contentLength > length
    restingOffset = { proposed, _, _ in
      min(max(proposed, range.lowerBound), range.upperBound)
    }
  }
}
