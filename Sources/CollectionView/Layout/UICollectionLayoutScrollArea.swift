// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import CollectionLayout
public import Foundation
import Geometry

/// The embedded scroll area of a section that scrolls orthogonally.
///
/// The collection view makes a scroll view of it, which clips to ``OrthogonalScrollArea/frame``, and
/// puts the elements of the section into it whose attributes say `isInScrollArea`.
///
/// > Note: Differs from UIKit: there, the compositional layout and the collection view settle this
/// > between themselves. Here it is open, so that any layout can have such sections.
public typealias UICollectionLayoutScrollArea = OrthogonalScrollArea

extension OrthogonalScrollArea {
  /// The direction in which the area scrolls.
  public var scrollDirection: UICollectionView.ScrollDirection {
    get { axis == .horizontal ? .horizontal : .vertical }
    set { axis = newValue == .horizontal ? .horizontal : .vertical }
  }

  /// Creates an area that rests wherever it is released, within its contents.
  ///
  /// - Parameters:
  ///   - frame: The area in layout coordinates.
  ///   - scrollDirection: The direction in which the area scrolls.
  ///   - contentLength: The length of what scrolls, in points.
  public init(
    frame: CGRect, scrollDirection: UICollectionView.ScrollDirection, contentLength: CGFloat
  ) {
    self.init(
      frame: frame, axis: scrollDirection == .horizontal ? .horizontal : .vertical,
      contentLength: contentLength)
  }
}
