// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// Where two touches are to each other, which pinches and rotations change.
struct TouchPair {
  /// In points.
  let distance: CGFloat
  /// The direction of the second from the first, in radians; clockwise as it is seen.
  let angle: CGFloat

  /// Nil for less than two touches; more than two do not count.
  @MainActor
  init?(_ touches: [UITouch]) {
    guard touches.count >= 2 else { return nil }
    let (first, second) = (touches[0].location(in: nil), touches[1].location(in: nil))
    let (x, y) = (second.x - first.x, second.y - first.y)
    distance = hypot(x, y)
    angle = atan2(y, x)
  }

  /// How far the pair is turned from another one, the shorter way.
  func rotation(from other: TouchPair) -> CGFloat {
    (angle - other.angle).remainder(dividingBy: 2 * .pi)
  }
}
