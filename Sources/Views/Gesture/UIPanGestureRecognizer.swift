// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry

/// Recognizes a touch that is dragged, and follows it.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// Where the translation is counted from, in the window.
  private var origin = CGPoint.zero
  private var samples: [(time: TimeInterval, point: CGPoint)] = []

  /// The least number of fingers that drag; at first 1. With more than one no gesture is recognized:
  /// only the first finger's touches come to recognizers.
  open var minimumNumberOfTouches = 1
  /// The greatest number of fingers that drag; at first no limit.
  open var maximumNumberOfTouches = Int.max

  /// Returns how far the touch was dragged since it came down, or since the translation was set.
  ///
  /// - Parameter view: Whose coordinates are wanted; nil for the window's.
  /// - Returns: The distances in points.
  open func translation(in view: UIView?) -> CGPoint {
    let (start, end) = (converted(origin, to: view), location(in: view))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  /// Sets how far the touch was dragged up to now; zero begins to count from here.
  ///
  /// - Parameters:
  ///   - translation: The distances in points; not finite, nothing happens.
  ///   - view: Whose coordinates they are in; nil for the window's.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard translation.x.isFinite, translation.y.isFinite else { return }
    let end = location(in: view)
    let start = CGPoint(x: end.x - translation.x, y: end.y - translation.y)
    origin = self.view?.root.flatMap { view?.convert(start, to: $0) } ?? start
  }

  /// Returns how fast the touch is dragged.
  ///
  /// - Parameter view: Whose coordinates are wanted; nil for the window's.
  /// - Returns: Points in a second of the window's time, over the last tenth of one; zero if no time
  ///   has passed.
  open func velocity(in view: UIView?) -> CGPoint {
    guard let last = samples.last,
      let first = samples.first(where: { last.time - $0.time <= GestureMetrics.velocityTime }),
      last.time > first.time
    else { return .zero }
    let (start, end) = (converted(first.point, to: view), converted(last.point, to: view))
    let time = last.time - first.time
    return CGPoint(x: (end.x - start.x) / time, y: (end.y - start.y) / time)
  }

  private func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let root = view.root else { return point }
    return view.convert(point, from: root)
  }

  private func addSample() {
    guard let window = view?.root else { return }
    let sample = (window.currentTime, location(in: nil))
    // Of several places at one moment the last counts.
    if samples.last?.time == sample.0 { samples.removeLast() }
    samples.append(sample)
    samples.removeAll { sample.0 - $0.time > GestureMetrics.velocityTime }
  }

  /// Begins to watch the touch.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard minimumNumberOfTouches <= 1, maximumNumberOfTouches >= 1 else { return state = .failed }
    origin = location(in: nil)
    addSample()
  }

  /// Recognizes a drag of 10 points, and follows it.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    addSample()
    if state != .possible || held != nil { return state = .changed }
    let distance = translation(in: nil)
    if hypot(distance.x, distance.y) >= GestureMetrics.panMovement { state = .began }
  }

  /// Ends, or fails before it began.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible && held == nil ? .failed : .ended
  }

  /// Is cancelled.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  /// Forgets the drag.
  open override func reset() {
    super.reset()
    samples = []
  }
}
