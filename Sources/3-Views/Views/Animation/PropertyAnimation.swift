// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// One animation of a property, between two values that the view held.
///
/// The view's own property has its new value from the start, as in UIKit; what is shown meanwhile
/// follows from the animations, see ``RunningAnimations``.
struct PropertyAnimation<Value> {
  /// The value before the change or, for an animation that replaces others, what was shown then.
  var start: Value
  var end: Value
  var timing: AnimationTiming
  /// The block that began it. Not owned: a window that goes away in the middle of an animation
  /// takes its blocks along.
  weak var block: AnimationBlock?
}

/// The animations of one property that are under way, the oldest first.
struct RunningAnimations<Value: Equatable> {
  private(set) var list: [PropertyAnimation<Value>] = []

  var isEmpty: Bool { list.isEmpty }

  /// Adds an animation. One that goes on where the last ends, with the same block and timing, as a
  /// second change in the same block does, is one with it.
  ///
  /// - Returns: True if there is one more than before.
  mutating func add(_ animation: PropertyAnimation<Value>) -> Bool {
    if let last = list.last, last.timing == animation.timing, last.block === animation.block,
      last.end == animation.start
    {
      list[list.count - 1].end = animation.end
      return false
    }
    list.append(animation)
    return true
  }

  mutating func removeEnded(by time: TimeInterval) {
    list.removeAll { $0.timing.isOver(at: time) }
  }

  /// The value before the animations that a gesture has taken back; nil if another was set since.
  var valueTakenBack: Value? {
    guard let last = list.last, last.timing.interactive?.isReversed == true else { return nil }
    return list.first { $0.timing.interactive?.isReversed == true }?.start
  }

  /// The values between which the animations of a property animator go; nil unless the last is one.
  func ends(of clock: AnimatorClock) -> (start: Value, end: Value)? {
    guard let last = list.last, last.timing.clock === clock,
      let first = list.first(where: { $0.timing.clock === clock })
    else { return nil }
    return (first.start, last.end)
  }

  mutating func remove(of clock: AnimatorClock) {
    list.removeAll { $0.timing.clock === clock }
  }

  /// The blocks of the animations that are not over at a moment.
  func blocksUnderWay(at time: TimeInterval) -> [AnimationBlock] {
    list.filter { !$0.timing.isOver(at: time) }.compactMap(\.block)
  }
}

extension RunningAnimations where Value: Interpolatable {
  /// Returns the value that is shown at a moment (behaviour rule U-u).
  ///
  /// Each animation adds to the property's value what is left of its own change, which goes from
  /// *start − end* to zero; so what ends before another leaves it as it is. The sum *value + Σ
  /// (shownᵢ − endᵢ)* is taken from its other end, *shown₁ + Σ (shownᵢ − endᵢ₋₁) + (value − endₙ)*:
  /// one animation alone then gives exactly its own values.
  ///
  /// - Parameters:
  ///   - value: The property's own value.
  ///   - time: The moment, in seconds of the window's time.
  /// - Returns: The value to show.
  func presentation(_ value: Value, at time: TimeInterval) -> Value {
    var sum: (shown: Value, end: Value)?
    for animation in list where !animation.timing.isOver(at: time) {
      let own = animation.start.interpolated(
        to: animation.end, animation.timing.progress(at: time))
      sum = (sum.map { $0.shown.moved(from: $0.end, to: own) } ?? own, animation.end)
    }
    guard let sum else { return value }
    return sum.end == value ? sum.shown : sum.shown.moved(from: sum.end, to: value)
  }
}

package struct PropertyAnimations {
  var center = RunningAnimations<CGPoint>()
  var boundsOrigin = RunningAnimations<CGPoint>()
  var boundsSize = RunningAnimations<CGSize>()
  var transform = RunningAnimations<CGAffineTransform>()
  var alpha = RunningAnimations<CGFloat>()
  /// Colours do not add up. More than one are there only where they follow one another in time.
  var backgroundColor = RunningAnimations<UIColor?>()

  var isEmpty: Bool {
    center.isEmpty && boundsOrigin.isEmpty && boundsSize.isEmpty && transform.isEmpty
      && alpha.isEmpty && backgroundColor.isEmpty
  }

  mutating func removeEnded(by time: TimeInterval) {
    center.removeEnded(by: time)
    boundsOrigin.removeEnded(by: time)
    boundsSize.removeEnded(by: time)
    transform.removeEnded(by: time)
    alpha.removeEnded(by: time)
    backgroundColor.removeEnded(by: time)
  }

  mutating func remove(of clock: AnimatorClock) {
    center.remove(of: clock)
    boundsOrigin.remove(of: clock)
    boundsSize.remove(of: clock)
    transform.remove(of: clock)
    alpha.remove(of: clock)
    backgroundColor.remove(of: clock)
  }

  /// Whether an animation of a property animator is under way that keeps touches away.
  var blocksTouches: Bool {
    func blocks<Value>(_ running: RunningAnimations<Value>) -> Bool {
      running.list.contains { $0.timing.clock?.blocksTouches == true }
    }
    return blocks(center) || blocks(boundsOrigin) || blocks(boundsSize) || blocks(transform)
      || blocks(alpha) || blocks(backgroundColor)
  }

  /// The blocks of the animations that are not over at a moment, once for each animation.
  func blocksUnderWay(at time: TimeInterval) -> [AnimationBlock] {
    center.blocksUnderWay(at: time) + boundsOrigin.blocksUnderWay(at: time)
      + boundsSize.blocksUnderWay(at: time) + transform.blocksUnderWay(at: time)
      + alpha.blocksUnderWay(at: time) + backgroundColor.blocksUnderWay(at: time)
  }

  func presentation(_ geometry: ViewGeometry, at time: TimeInterval) -> ViewGeometry {
    var shown = geometry
    shown.center = center.presentation(geometry.center, at: time)
    shown.bounds.origin = boundsOrigin.presentation(geometry.bounds.origin, at: time)
    if !boundsSize.isEmpty {
      // A spring that overshoots must not turn a small view inside out.
      let size = boundsSize.presentation(geometry.bounds.size, at: time)
      shown.bounds.size = CGSize(width: max(0, size.width), height: max(0, size.height))
    }
    shown.transform = transform.presentation(geometry.transform, at: time)
    return shown
  }
}
