// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry

/// A touch on a window.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The phase of a touch.
  public enum Phase: Int, Hashable, Sendable {
    /// The touch began.
    case began = 0
    /// The touch moved.
    case moved = 1
    /// The touch rests.
    case stationary = 2
    /// The touch ended.
    case ended = 3
    /// Another object took over the touch, such as a scroll view.
    case cancelled = 4
  }

  private var point = CGPoint.zero
  private var previousPoint = CGPoint.zero
  private var moment: TimeInterval = 0
  private var taps = 1
  private var recognizers: [UIGestureRecognizer] = []
  private var stage = Phase.began
  private weak var target: UIView?
  private weak var root: UIWindow?
  /// The function of the window that moves the touch.
  private(set) var source = Source.first
  /// Whether the touch was not lifted yet. One that was taken from the views may still be down.
  private(set) var isDown = true

  /// The touches of a window: by `beginTouch`, `beginAdditionalTouch` and `beginTouches`.
  enum Source {
    case first, additional, together
  }

  /// Creates a touch that is nowhere.
  public override init() { super.init() }

  init(at point: CGPoint, on view: UIView?, in window: UIWindow, by source: Source = .first) {
    super.init()
    self.source = source
    self.point = point
    previousPoint = point
    moment = window.currentTime
    target = view
    root = window
  }

  func move(to point: CGPoint, phase: Phase) {
    previousPoint = self.point
    self.point = point
    stage = phase
    if phase == .ended { isDown = false }
    moment = root?.currentTime ?? moment
  }

  /// Gives the touch to another view.
  func exchangeView(for view: UIView) -> UIView? {
    defer { target = view }
    return target
  }

  /// Does something while the touch looks as one that is cancelled.
  func performCancelled(_ body: () -> Void) {
    let actual = stage
    stage = .cancelled
    body()
    stage = actual
  }

  /// The touch is over, though it was not lifted.
  func takeAway() { isDown = false }

  func setTapCount(_ count: Int) { taps = count }
  func setGestureRecognizers(_ recognizers: [UIGestureRecognizer]) {
    self.recognizers = recognizers
  }

  /// The phase of the touch.
  open var phase: Phase { stage }
  /// The view that the touch began on.
  open var view: UIView? { target }
  /// The window that the touch is on.
  open var window: UIWindow? { root }
  /// The number of taps here in a row, this one included: each within 0.35 seconds and 45 points of the
  /// one before.
  open var tapCount: Int { taps }
  /// The time at which the touch began or changed last, in seconds of the window's time.
  open var timestamp: TimeInterval { moment }
  /// The gesture recognizers that get the touch, those of inner views first.
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

  /// The location of the touch.
  ///
  /// - Parameter view: The view in whose coordinates the touch is; nil for the window's.
  /// - Returns: The point of the touch.
  open func location(in view: UIView?) -> CGPoint {
    converted(point, to: view)
  }

  /// Returns the location of the touch before it changed last.
  ///
  /// - Parameter view: The view in whose coordinates the touch is; nil for the window's.
  /// - Returns: The point of the touch.
  open func previousLocation(in view: UIView?) -> CGPoint { converted(previousPoint, to: view) }

  private func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let root, view !== root else { return point }
    return view.convert(point, from: root)
  }
}

extension UIView {
  /// Returns whether the touch is on the view, as that says: an area for touches may be larger than the bounds.
  package func isInside(_ touches: Set<UITouch>) -> Bool {
    touches.first.map { point(inside: $0.location(in: self), with: nil) } ?? false
  }
}

/// The velocity of a touch, from its locations in the last tenth of a second.
package struct TouchVelocity {
  private var samples: [(time: TimeInterval, point: CGPoint)] = []

  /// The time that counts, in seconds. A touch that rests for as long has stopped.
  private static let window: TimeInterval = 0.1

  /// Creates the velocity of a touch that has been nowhere.
  package init() {}

  /// Adds where the touch is.
  ///
  /// - Parameters:
  ///   - point: The place, in points.
  ///   - time: The time, in seconds; not before the last one. A second place at a time replaces the
  ///     first.
  package mutating func add(_ point: CGPoint, at time: TimeInterval) {
    if samples.last?.time == time { samples.removeLast() }
    samples.append((time, point))
    // The one before the window is where the touch was when it began.
    while samples.count > 2, samples[1].time <= time - Self.window { samples.removeFirst() }
  }

  /// Moves all places: the touch is another from now on.
  mutating func displace(by vector: CGVector) {
    for index in samples.indices {
      samples[index].point.x += vector.dx
      samples[index].point.y += vector.dy
    }
  }

  /// Returns the velocity at a time, in points a second; zero if time stood still.
  package func value(at time: TimeInterval) -> CGPoint {
    guard let last = samples.last, time - last.time < Self.window else { return .zero }
    // What was before the window counts only for a touch with one place in it: a flick after a rest
    // is as fast as one without.
    let recent = samples.first { last.time - $0.time <= Self.window && $0.time < last.time }
    guard let first = recent ?? samples.first, last.time > first.time else { return .zero }
    let duration = last.time - first.time
    return CGPoint(
      x: (last.point.x - first.point.x) / duration, y: (last.point.y - first.point.y) / duration)
  }
}
