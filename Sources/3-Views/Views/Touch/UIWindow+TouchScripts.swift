// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

extension UIWindow {
  /// Begins a touch and keeps it in place without ending it, while the window's time advances.
  ///
  /// > Note: Differs from UIKit: there only the user can hold a touch.
  ///
  /// - Parameters:
  ///   - point: The place in points.
  ///   - duration: Seconds; what is not finite, or below zero, counts as zero.
  public func longPress(at point: CGPoint, duration: TimeInterval = 0.5) {
    beginTouch(at: point)
    advance(to: currentTime + Self.seconds(duration))
  }

  /// Lifts the view at a point and moves it to another in a straight line, while the window's time
  /// advances; the touch does not end.
  ///
  /// > Note: Differs from UIKit: there only the user can drag.
  ///
  /// - Parameters:
  ///   - start: Where the touch begins, in points.
  ///   - end: Where it goes, in points.
  ///   - duration: Seconds that the way takes, after the lift.
  public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.5) {
    longPress(at: start, duration: interactionMetrics.press.duration)
    advance(to: currentTime + interactionMetrics.lift.duration)
    let begin = currentTime
    let length = Self.seconds(duration)
    let steps = max(1, Int((length / Schedule.tickLength).rounded(.up)))
    for step in 1...steps {
      let share = CGFloat(step) / CGFloat(steps)
      moveTouch(
        to: CGPoint(
          x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
      advance(to: begin + length * TimeInterval(share))
    }
  }

  private static func seconds(_ duration: TimeInterval) -> TimeInterval {
    duration.isFinite ? max(0, duration) : 0
  }
}
