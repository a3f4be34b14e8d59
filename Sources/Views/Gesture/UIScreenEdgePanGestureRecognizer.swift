// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
public import Geometry

/// Recognizes a touch that is dragged in from an edge, and follows it.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges that drags begin at; none at first, and then nothing is recognized.
  ///
  /// A drag begins at most 20 points away from the edge of the window or, for the recognizer of a
  /// navigation controller, of its view.
  open var edges: UIRectEdge = []
  /// Whether the edges are those of the recognizer's own view.
  package var usesEdgesOfView = false
  private var edge: UIRectEdge = []

  /// Watches touches that come down near an edge.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if touchesThatAreDown.count == touches.count {
      edge = edgesAtTouch.intersection(edges)
      guard !edge.isEmpty else { return state = .failed }
    }
    super.touchesBegan(touches, with: event)
  }

  /// Recognizes a drag away from the edge.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let distance = translation(in: nil)
    if !isRecognized,
      hypot(distance.x, distance.y) >= GestureMetrics.panMovement, !isAway(distance)
    {
      return state = .failed
    }
    super.touchesMoved(touches, with: event)
  }

  private var edgesAtTouch: UIRectEdge {
    guard let space = usesEdgesOfView ? view : view?.root else { return [] }
    let (place, bounds) = (location(in: space), space.bounds)
    let width = GestureMetrics.edgeWidth
    var result: UIRectEdge = []
    if place.x - bounds.minX <= width { result.insert(.left) }
    if bounds.maxX - place.x <= width { result.insert(.right) }
    if place.y - bounds.minY <= width { result.insert(.top) }
    if bounds.maxY - place.y <= width { result.insert(.bottom) }
    return result
  }

  /// Whether a movement leads away from the edge more than along it.
  private func isAway(_ movement: CGPoint) -> Bool {
    if abs(movement.x) > abs(movement.y) { return edge.contains(movement.x > 0 ? .left : .right) }
    return edge.contains(movement.y > 0 ? .top : .bottom)
  }
}
