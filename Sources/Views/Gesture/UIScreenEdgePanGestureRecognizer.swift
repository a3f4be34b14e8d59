// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
public import Geometry

/// Recognizes a drag from an edge of the screen into it, and follows it.
///
/// The screen is the window of the recognizer's view. The touch comes down within 13 points of one of
/// the ``edges`` and moves more away from it than along it.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges that the touch may still be dragged from.
  private var candidates: [UIRectEdge] = []

  /// The edges that count, of which one is enough; at first none. Left and right are the screen's,
  /// whatever the direction of layouts.
  open var edges: UIRectEdge = []

  /// Begins to watch a touch at an edge.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, held == nil {
      let point = location(in: nil)
      let screen = view?.root?.bounds ?? .null
      candidates = [.top, .left, .bottom, .right].filter { edge in
        edges.contains(edge)
          && Self.distance(of: point, from: edge, of: screen) <= GestureMetrics.edgeWidth
      }
      guard !candidates.isEmpty else { return state = .failed }
    }
    super.touchesBegan(touches, with: event)
  }

  /// Recognizes a drag of 10 points away from the edge, and follows it; fails if the touch is dragged
  /// along it.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, held == nil {
      let moved = translation(in: nil)
      if hypot(moved.x, moved.y) >= GestureMetrics.panMovement,
        !candidates.contains(where: { Self.leads(moved, awayFrom: $0) })
      {
        return state = .failed
      }
    }
    super.touchesMoved(touches, with: event)
  }

  private static func distance(
    of point: CGPoint, from edge: UIRectEdge, of screen: CGRect
  ) -> CGFloat {
    switch edge {
    case .top: point.y - screen.minY
    case .left: point.x - screen.minX
    case .bottom: screen.maxY - point.y
    default: screen.maxX - point.x
    }
  }

  private static func leads(_ movement: CGPoint, awayFrom edge: UIRectEdge) -> Bool {
    switch edge {
    case .top: movement.y > abs(movement.x)
    case .left: movement.x > abs(movement.y)
    case .bottom: -movement.y > abs(movement.x)
    default: -movement.x > abs(movement.y)
    }
  }
}
