// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// The last touch of a window that was lifted, from which taps in a row are counted.
@MainActor
struct LastTouch {
  private var end: TimeInterval = -.infinity
  private var point = CGPoint.zero
  private var count = 0

  /// Returns how many taps there are in a row with a touch that begins.
  func count(at point: CGPoint, _ time: TimeInterval) -> Int {
    let distance = hypot(point.x - self.point.x, point.y - self.point.y)
    return time - end <= GestureMetrics.tapInterval && distance <= GestureMetrics.tapMovement
      ? count + 1 : 1
  }

  mutating func end(_ touch: UITouch) {
    end = touch.timestamp
    point = touch.location(in: nil)
    count = touch.tapCount
  }
}
