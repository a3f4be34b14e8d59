// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry

/// The bands at the edges of what is visible in which something that is dragged scrolls the
/// contents (interaction rule DP-15).
struct AutoScrollBand: Hashable, Sendable {
  /// How far the bands reach inwards, in points.
  var depth: CGFloat = 44
  /// How fast contents scroll at the edge and beyond it, in points per second.
  var speed: CGFloat = 600

  init() {}

  /// How fast contents scroll while something is held at a point: in proportion to how deep in a
  /// band it is, towards that edge.
  ///
  /// - Parameters:
  ///   - point: The point, in the coordinates of `visible`.
  ///   - visible: What is visible, less insets.
  /// - Returns: Points per second on each axis; positive towards the end of the contents.
  func velocity(at point: CGPoint, in visible: CGRect) -> CGPoint {
    guard point.x.isFinite, point.y.isFinite, visible.isFinite else { return .zero }
    func velocity(_ axis: LayoutAxis) -> CGFloat {
      let (low, high) = (
        visible.origin[axis] + depth, visible.origin[axis] + visible.size[axis] - depth
      )
      func share(_ distance: CGFloat) -> CGFloat { min(max(0, distance / depth), 1) }
      // In a view of less than two bands they overlap; in its middle nothing scrolls.
      return speed * (share(point[axis] - high) - share(low - point[axis]))
    }
    return CGPoint(x: velocity(.horizontal), y: velocity(.vertical))
  }
}
