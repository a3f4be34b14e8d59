// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// Fingers that move together: nobody's at first, then a view's that takes them, or they scroll
/// (interaction rules IX-8 and TS-1).
@MainActor
final class FingerGroup {
  private enum Phase {
    /// They have not moved far enough.
    case resting
    case taken(any PanTarget)
    /// They scroll what had its contents at an offset when they began to.
    case scrolling(UIScrollView, from: CGPoint)
    /// Nothing below them moves.
    case ignored
  }

  private unowned let window: UIWindow
  /// The middle of the fingers where they went down, in the window.
  private let start: CGPoint
  private var translation = CGVector.zero
  private var phase = Phase.resting

  init(at points: [CGPoint], in window: UIWindow) {
    self.window = window
    let count = CGFloat(points.count)
    start = CGPoint(
      x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
  }

  private var middle: CGPoint {
    CGPoint(x: start.x + translation.dx, y: start.y + translation.dy)
  }

  func move(by vector: CGVector) {
    translation.dx += vector.dx
    translation.dy += vector.dy
    if case .resting = phase {
      let limit = window.interactionMetrics.press.allowableMovement
      guard hypot(translation.dx, translation.dy) > limit else { return }
      phase = begin()
    }
    switch phase {
    case .resting, .ignored: break
    case .taken(let target):
      // It may have left the window meanwhile.
      guard target.root === window else { return end() }
      target.panMoved(to: target.convert(middle, from: window))
    case .scrolling(let view, let offset):
      view.setContentOffset(
        view.clamped(CGPoint(x: offset.x - translation.dx, y: offset.y - translation.dy)),
        animated: false)
    }
  }

  /// Offers the fingers to the views below where they went down, the innermost first.
  private func begin() -> Phase {
    var views: [UIView] = []
    var view = window.hitTest(start, with: nil)
    while let current = view {
      views.append(current)
      view = current.superview
    }
    for case let target as any PanTarget in views
    where target.takePan(from: target.convert(start, from: window)) {
      return .taken(target)
    }
    for case let view as UIScrollView in views where view.isScrollEnabled {
      return .scrolling(view, from: view.contentOffset)
    }
    return .ignored
  }

  /// The fingers were lifted, or taken away.
  func end() {
    if case .taken(let target) = phase { target.panEnded() }
    phase = .ignored
  }
}
