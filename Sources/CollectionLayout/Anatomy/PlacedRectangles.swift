// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// A record of rectangles that can be brought where its elements are drawn.
package protocol PlacedRectangles {
  /// Puts other rectangles in place of all of its rectangles.
  mutating func mapRectangles(_ transform: (CGRect) -> CGRect)
}

extension PlacedRectangles {
  /// The record in a right-to-left view: mirrored as the elements are (behaviour rule RTL-1).
  ///
  /// Insets and edge spacing stay leading and trailing.
  ///
  /// - Parameter contentWidth: The width of the layout's content, in points.
  /// - Returns: The record with all of its rectangles mirrored.
  package func mirrored(in contentWidth: CGFloat) -> Self {
    var copy = self
    copy.mapRectangles { $0.mirrored(in: contentWidth) }
    return copy
  }

  /// The record moved, as by an orthogonal section's offset.
  package func offset(by distance: CGPoint) -> Self {
    var copy = self
    copy.mapRectangles { $0.offsetBy(dx: distance.x, dy: distance.y) }
    return copy
  }
}

extension PlacedBadge: PlacedRectangles {
  package mutating func mapRectangles(_ transform: (CGRect) -> CGRect) {
    frame = transform(frame)
    container = transform(container)
  }
}

extension PlacedCell: PlacedRectangles {
  package mutating func mapRectangles(_ transform: (CGRect) -> CGRect) {
    slot = transform(slot)
    frame = transform(frame)
    for index in badges.indices { badges[index].mapRectangles(transform) }
  }
}

extension PlacedSubitem: PlacedRectangles {
  package mutating func mapRectangles(_ transform: (CGRect) -> CGRect) {
    switch self {
    case .item(var item):
      item.mapRectangles(transform)
      self = .item(item)
    case .group(var group):
      group.mapRectangles(transform)
      self = .group(group)
    }
  }
}

extension PlacedGroup: PlacedRectangles {
  package mutating func mapRectangles(_ transform: (CGRect) -> CGRect) {
    slot = transform(slot)
    inner = transform(inner)
    for index in badges.indices { badges[index].mapRectangles(transform) }
    for index in subitems.indices { subitems[index].mapRectangles(transform) }
  }
}

extension PlacedBoundaryItem: PlacedRectangles {
  package mutating func mapRectangles(_ transform: (CGRect) -> CGRect) {
    frame = transform(frame)
    naturalFrame = transform(naturalFrame)
  }
}

extension PlacedSection: PlacedRectangles {
  package mutating func mapRectangles(_ transform: (CGRect) -> CGRect) {
    frame = transform(frame)
    body = transform(body)
    groupArea = transform(groupArea)
    for index in boundaryItems.indices { boundaryItems[index].mapRectangles(transform) }
    for index in backgrounds.indices {
      backgrounds[index].frame = transform(backgrounds[index].frame)
    }
  }
}
