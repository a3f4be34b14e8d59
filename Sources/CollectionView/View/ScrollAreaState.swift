// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation

/// The embedded scroll areas of a collection view: their positions are its state, section by section
/// (behaviour rule O-10).
struct ScrollAreaState {
  /// The offsets of the sections that were scrolled.
  var offsets: [Int: CGFloat] = [:]
  /// The views of the sections in sight.
  var views: [Int: EmbeddedScrollView] = [:]
  /// What the layout said, until it is prepared again; nil for sections that do not scroll.
  private(set) var areas: [Int: UICollectionLayoutScrollArea?] = [:]

  /// The layout is prepared again: areas are asked for anew, and offsets kept as far as possible.
  mutating func forgetAreas() { areas = [:] }

  /// Remembers an area.
  mutating func remember(_ area: UICollectionLayoutScrollArea?, forSection section: Int) {
    areas[section] = .some(area)
  }
}

extension UICollectionLayoutScrollArea {
  /// The nearest offset at which the area may rest.
  func clamped(_ offset: CGFloat) -> CGFloat {
    min(max(offset, offsetRange.lowerBound), offsetRange.upperBound)
  }

  /// How far what scrolls is moved, in layout coordinates.
  func shift(by offset: CGFloat) -> CGPoint {
    scrollDirection == .horizontal ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset)
  }

  /// The origin of the scroll view's bounds at offset zero: in a mirrored layout contents begin at
  /// the right end (behaviour rule O-15).
  func startOrigin(isMirrored: Bool) -> CGPoint {
    guard isMirrored, scrollDirection == .horizontal else { return .zero }
    return CGPoint(x: max(0, contentLength - frame.width), y: 0)
  }

  /// The origin of the scroll view's bounds at an offset.
  func origin(at offset: CGFloat, isMirrored: Bool) -> CGPoint {
    let (start, shift) = (startOrigin(isMirrored: isMirrored), shift(by: offset))
    return CGPoint(x: isMirrored ? start.x - shift.x : shift.x, y: shift.y)
  }

  /// The offset at which the scroll view's bounds have an origin.
  func offset(of origin: CGPoint, isMirrored: Bool) -> CGFloat {
    guard scrollDirection == .horizontal else { return origin.y }
    return isMirrored ? startOrigin(isMirrored: true).x - origin.x : origin.x
  }

  /// The size of the scroll view's contents.
  var contentSize: CGSize {
    scrollDirection == .horizontal
      ? CGSize(width: contentLength, height: frame.height)
      : CGSize(width: frame.width, height: contentLength)
  }
}
