// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension PackedBadge {
  /// Resolves a badge's size and the way from its container's anchor to its frame.
  ///
  /// Behaviour rules: edges name a point of the container and, for the item anchor, a
  /// point of the badge itself; the badge is moved so that they meet, and then by both offsets. A
  /// fractional offset is a fraction of the badge's own size.
  ///
  /// - Parameters:
  ///   - specification: What the badge asks for.
  ///   - kind: The number of its kind in the section plan.
  ///   - reference: What fractions are taken of (D-15).
  ///   - grid: The pixel grid.
  init(
    _ specification: SupplementarySpecification, kind: Int, reference: CGSize, on grid: PixelGrid
  ) {
    let slot = specification.layoutSize.resolved(in: reference, on: grid)
    let frame = CGRect(
      slot: slot, insets: specification.contentInsets,
      estimated: specification.layoutSize.estimatedAxes)
    let container = specification.containerAnchor
    // A missing item anchor has the container anchor's edges and no offset of its own, so that a
    // badge at a corner lies inside it.
    let item = specification.itemAnchor ?? AnchorSpecification(edges: container.edges)
    let own = item.factor
    let moved = container.offset.points(of: slot)
    let movedOwn = item.offset.points(of: slot)
    self.kind = kind
    factor = container.factor
    shift = CGPoint(
      x: moved.x + movedOwn.x - own.x * slot.width + frame.minX,
      y: moved.y + movedOwn.y - own.y * slot.height + frame.minY)
    size = frame.size
    zIndex = specification.zIndex
  }
}

extension AnchorSpecification {
  /// The point named by the edges, as a share of a size. Naming no edge of an axis, or both of
  /// them, is the middle (behaviour rule A-1).
  var factor: CGPoint {
    func share(_ start: NSDirectionalRectEdge, _ end: NSDirectionalRectEdge) -> CGFloat {
      switch (edges.contains(start), edges.contains(end)) {
      case (true, false): 0
      case (false, true): 1
      case (true, true), (false, false): 0.5
      }
    }
    return CGPoint(x: share(.leading, .trailing), y: share(.top, .bottom))
  }
}

extension AnchorSpecification.Offset {
  /// The offset in points, for a badge of this size.
  func points(of size: CGSize) -> CGPoint {
    switch self {
    case .absolute(let offset): offset
    case .fractional(let share): CGPoint(x: share.x * size.width, y: share.y * size.height)
    }
  }
}
