// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// A recognizer of swipes: 50 points in a direction within half a second, at most 50 to the sides.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The direction of strokes.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The directions as bits, with UIKit's values.
    public let rawValue: UInt
    /// Creates swipe gesture recognizer directions from bits, with UIKit's values.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The direction to the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// The direction to the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// The direction upwards.
    public static let up = Direction(rawValue: 1 << 2)
    /// The direction downwards.
    public static let down = Direction(rawValue: 1 << 3)
  }

  private var start = CGPoint.zero

  /// The directions that count, of which one is enough; at first ``Direction/right``.
  open var direction: Direction = .right
  /// The number of touches that go together; at first 1. Their middle is what counts.
  open var numberOfTouchesRequired = 1

  /// Returns the distances of the touch in a direction and to its sides.
  private func movement(_ direction: Direction) -> (along: CGFloat, across: CGFloat) {
    let point = location(in: nil)
    let (x, y) = (point.x - start.x, point.y - start.y)
    return switch direction {
    case .right: (x, abs(y))
    case .left: (-x, abs(y))
    case .up: (-y, abs(x))
    default: (y, abs(x))
    }
  }

  /// Begins to watch the touch.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.count <= numberOfTouchesRequired else { return state = .failed }
    start = location(in: nil)
    guard self.touches.count == touches.count else { return }
    wait(GestureMetrics.swipeDuration) { [unowned self] in state = .failed }
  }

  /// Recognizes the swipe, or fails if the touch leaves the direction.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.count == numberOfTouchesRequired else { return }
    let movements = [.right, .left, .up, .down].filter(direction.contains).map(movement)
    if movements.contains(where: {
      $0.along >= GestureMetrics.swipeMovement && $0.across <= GestureMetrics.swipeMovement
    }) {
      state = .ended
    } else if movements.allSatisfy({ $0.across > GestureMetrics.swipeMovement }) {
      state = .failed
    }
  }

  /// Fails: the touch ended before the swipe was complete.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  /// Fails: the touch was cancelled.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }
}
