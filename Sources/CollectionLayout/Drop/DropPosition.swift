// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// Where among the items something would be dropped.
package enum DropPosition: Hashable, Sendable {
  /// Onto an item.
  case on(item: Int, section: Int)
  /// In front of an item; with the number of items, behind the last.
  case before(item: Int, section: Int)
}

/// The space between two items, where something may be inserted.
package struct DropGap: Hashable, Sendable {
  /// The space in layout coordinates, in points; it may have no width.
  package var frame: CGRect
  /// The axis along which the items at both sides follow each other.
  package var axis: LayoutAxis
}

/// A layout that says where among its items something would be dropped.
package protocol DropGeometry: Sendable {
  /// The position for a point of layout coordinates, anywhere; nil without sections.
  func dropPosition(at point: CGPoint) -> DropPosition?
  /// The space in front of an item; with the number of items, behind the last; nil outside the
  /// data.
  func gap(beforeItem item: Int, section: Int) -> DropGap?
}

/// Which part of an item a point is in: "closer to the middle than to an edge", or not (appkit
/// rule MX-3).
enum DropZone {
  /// The first quarter, where what is dropped goes in front of the item.
  case start
  /// The middle half, where it goes onto the item.
  case middle
  /// The last quarter, where it goes behind the item.
  case end

  /// - Parameters:
  ///   - position: Where the point is, along the line.
  ///   - low: Where the item begins.
  ///   - high: Where the item ends.
  init(of position: CGFloat, from low: CGFloat, to high: CGFloat) {
    let distance = position - (low + high) / 2
    if abs(distance) < (high - low) / 4 {
      self = .middle
    } else {
      self = distance < 0 ? .start : .end
    }
  }
}
