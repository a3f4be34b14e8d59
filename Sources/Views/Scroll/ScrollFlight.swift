// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// Contents that come to rest over time, on both axes.
struct ScrollFlight {
  /// From left to right.
  private(set) var x: ScrollMotion
  /// From top to bottom.
  private(set) var y: ScrollMotion
  /// Where contents may rest, as it was when the motions were decided.
  let bounds: ScrollBounds
  /// What the contents were moved by meanwhile for other reasons, such as sizes measured above them.
  var shift = CGVector.zero
  /// The offset that was set last.
  var shownOffset: CGPoint

  /// Where contents may rest, and whether they may be seen beyond that on the way.
  struct ScrollBounds: Equatable {
    var x: ScrollRange
    var y: ScrollRange
    var bouncesX: Bool
    var bouncesY: Bool
  }

  /// The end of a drag, and what decides the motion after it.
  struct Plan {
    var release: ScrollRelease
    var target: CGPoint
    var bounds: ScrollBounds
    /// The share of its speed that a fling loses by itself, per second.
    var friction: Double
    /// In points.
    var tolerance: CGFloat
  }

  init(_ plan: Plan) {
    let release = plan.release
    x = ScrollMotion(
      ScrollMotion.Start(
        offset: release.offset.x, velocity: release.velocity.x * 1000, natural: release.proposed.x),
      to: plan.target.x, in: (plan.bounds.x, plan.bounds.bouncesX), friction: plan.friction,
      tolerance: plan.tolerance)
    y = ScrollMotion(
      ScrollMotion.Start(
        offset: release.offset.y, velocity: release.velocity.y * 1000, natural: release.proposed.y),
      to: plan.target.y, in: (plan.bounds.y, plan.bounds.bouncesY), friction: plan.friction,
      tolerance: plan.tolerance)
    bounds = plan.bounds
    shownOffset = release.offset
  }

  /// Seconds until both axes are at rest.
  var duration: TimeInterval { max(x.duration, y.duration) }

  /// Where the contents come to rest.
  var end: CGPoint { CGPoint(x: x.end + shift.dx, y: y.end + shift.dy) }

  /// Returns the offset at a time in seconds.
  func offset(at time: TimeInterval) -> CGPoint {
    var offset = CGPoint(x: x.offset(at: time) + shift.dx, y: y.offset(at: time) + shift.dy)
    if !bounds.bouncesX { offset.x = bounds.x.clamped(offset.x) }
    if !bounds.bouncesY { offset.y = bounds.y.clamped(offset.y) }
    return offset
  }

  /// Returns the speed at a time, in points per millisecond, as delegates get it.
  func velocity(at time: TimeInterval) -> CGPoint {
    CGPoint(x: x.velocity(at: time) / 1000, y: y.velocity(at: time) / 1000)
  }
}
