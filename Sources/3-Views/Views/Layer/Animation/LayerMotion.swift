// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Foundation
import Geometry

/// The effect of an animation on a layer, as a value: a function of time.
///
/// It is applied to a copy of the layer that has the values without it, those of animations that were
/// added before included.
@MainActor
struct LayerMotion {
  enum Content {
    case group([LayerMotion])
    /// Indirect, since its ends are large and every motion that is copied has them.
    indirect case property(PropertyMotion)
    /// From what the layer showed before, which changes none of its values.
    case transition(LayerTransition)
  }

  var timing: MediaTiming
  /// The progress over a run; nil for one of one speed.
  var curve: TimingCurve?
  var content: Content

  /// Whether it moves the edge of what the layer draws, other than with its bounds.
  var changesExtent: Bool {
    switch content {
    case .group(let motions): motions.contains(where: \.changesExtent)
    case .property(let property): property.keyPath.changesExtent
    case .transition: true
    }
  }

  /// Changes a layer to what it is at a moment.
  func apply(to layer: CALayer, at outer: TimeInterval, isLast: Bool = false) {
    guard let moment = timing.moment(at: outer, isLast: isLast) else { return }
    let (duration, progress) = (timing.duration, progress(after: moment.time))
    switch content {
    case .group(let motions):
      // A curve that goes beyond its ends holds what is there.
      let time = curve == nil ? moment.time : min(max(progress * duration, 0), duration)
      let isLast = time >= duration - MediaTiming.tolerance
      for motion in motions { motion.apply(to: layer, at: time, isLast: isLast) }
    case .property(let property):
      property.apply(to: layer, at: CGFloat(progress), seconds: moment.time, run: moment.run)
    case .transition: break
    }
  }

  /// Returns the transition, and how far it is at a time of the layer; nil for none.
  func transition(at time: TimeInterval) -> (transition: LayerTransition, progress: CGFloat)? {
    guard case .transition(let transition) = content, let moment = timing.moment(at: time) else {
      return nil
    }
    let progress = CGFloat(progress(after: moment.time))
    return (transition, transition.start.interpolated(to: transition.end, progress))
  }

  /// Returns the progress after a time of one run, in seconds.
  private func progress(after time: TimeInterval) -> Double {
    let duration = timing.duration
    return curve?.progress(after: time, of: duration) ?? (duration > 0 ? time / duration : 1)
  }
}

@MainActor
struct PropertyMotion {
  enum Course {
    case between(MotionEnds)
    /// Between two values as a spring swings, by seconds.
    case spring(MotionEnds, Spring)
    case keyframes(Keyframes)
  }

  var keyPath: LayerKeyPath
  var course: Course
  /// Whether values are added to what the layer shows without the animation.
  var isAdditive: Bool
  /// Whether each run begins where the one before it ended.
  var isCumulative: Bool

  func apply(to layer: CALayer, at progress: CGFloat, seconds: TimeInterval, run: Int) {
    let current = keyPath.read(layer)
    let base = isAdditive ? current?.zero : current
    guard var value = value(at: progress, seconds: seconds, base: base) else { return }
    if isCumulative, run > 0, let end = endOfRun(base: base) {
      value = end.repeated(run).adding(value)
    }
    if isAdditive, let current { value = current.adding(value) }
    keyPath.write(layer, value)
    if case .keyframes(let keyframes) = course, let angle = keyframes.turn(at: progress) {
      layer.setAffineTransform(
        layer.affineTransform().concatenating(CGAffineTransform(rotationAngle: angle)))
    }
  }

  private func value(
    at progress: CGFloat, seconds: TimeInterval, base: AnimatableValue?
  ) -> AnimatableValue? {
    switch course {
    case .between(let ends): ends.value(at: progress, base: base, isColor: keyPath.isColor)
    case .spring(let ends, let spring):
      ends.value(
        at: CGFloat(spring.progress(after: seconds)), base: base, isColor: keyPath.isColor)
    case .keyframes(let keyframes): keyframes.value(at: progress)
    }
  }

  private func endOfRun(base: AnimatableValue?) -> AnimatableValue? {
    switch course {
    case .between(let ends), .spring(let ends, _):
      ends.value(at: 1, base: base, isColor: keyPath.isColor)
    case .keyframes(let keyframes): keyframes.value(at: 1)
    }
  }
}

/// The two values that an animation goes between, of which one or both may follow from others.
struct MotionEnds {
  var from: AnimatableValue?
  var to: AnimatableValue?
  var by: AnimatableValue?
  /// The value that was shown when the animation was added.
  var previous: AnimatableValue?

  /// Returns the value at a progress.
  ///
  /// - Parameters:
  ///   - progress: 0 for the one end, 1 for the other; springs go beyond.
  ///   - base: The value without the animation.
  ///   - isColor: Whether no value is a transparent colour.
  /// - Returns: The value; nil where there is none at either end.
  func value(at progress: CGFloat, base: AnimatableValue?, isColor: Bool) -> AnimatableValue? {
    let (start, end) = resolved(base)
    guard let some = start ?? end else { return nil }
    let missing = isColor ? some.transparent : some
    return (start ?? missing).interpolated(to: end ?? missing, progress)
  }

  private func resolved(
    _ base: AnimatableValue?
  ) -> (start: AnimatableValue?, end: AnimatableValue?) {
    switch (from, to, by) {
    case (let from?, let to?, _): (from, to)
    case (let from?, nil, let by?): (from, from.adding(by))
    case (nil, let to?, let by?): (to.subtracting(by), to)
    case (let from?, nil, nil): (from, base)
    case (nil, let to?, nil): (base, to)
    case (nil, nil, let by?): (base, base.map { $0.adding(by) } ?? by)
    case (nil, nil, nil): (previous, base)
    }
  }
}

/// Values at moments of an animation, and the way from one to the next.
struct Keyframes {
  enum Values {
    case list([AnimatableValue])
    case track(PathTrack)
  }

  var values: Values
  /// The moment of each value, as a share of the duration; of values that follow at once, the end, too.
  var times: [CGFloat]
  /// The progress from each value to the next; one of one speed where there is none.
  var curves: [TimingCurve]
  var mode: CAAnimationCalculationMode
  /// The angle that is added to the direction of the path, along which the layer is turned; nil for a layer
  /// that keeps its direction.
  var turning: CGFloat?

  func value(at progress: CGFloat) -> AnimatableValue? {
    switch values {
    case .list(let values): return value(at: progress, of: values)
    case .track(let track):
      let (index, share) = position(at: progress, of: track)
      let point = track.point(on: index, at: share)
      return .numbers([point.x, point.y])
    }
  }

  /// Returns the angle by which a layer on a path is turned; nil where it is not.
  func turn(at progress: CGFloat) -> CGFloat? {
    guard let turning, case .track(let track) = values else { return nil }
    let (index, share) = position(at: progress, of: track)
    return track.direction(on: index, at: share) + turning
  }

  /// Returns the line or curve of a path, and how far along it is.
  private func position(at progress: CGFloat, of track: PathTrack) -> (index: Int, share: CGFloat) {
    let count = track.lengths.count
    switch mode {
    case .paced, .cubicPaced: return track.position(at: progress)
    case .discrete:
      let index = frame(at: progress, count: count + 1)
      return index < count ? (index, 0) : (count - 1, 1)
    default: return step(at: progress, count: count + 1)
    }
  }

  private func value(at progress: CGFloat, of values: [AnimatableValue]) -> AnimatableValue? {
    guard values.count > 1 else { return values.first }
    if mode == .discrete { return values[frame(at: progress, count: values.count)] }
    let (index, share) = step(at: progress, count: values.count)
    let (from, to) = (values[index], values[index + 1])
    guard mode == .cubic || mode == .cubicPaced, case .numbers(let first) = from,
      case .numbers(let last) = to, first.count == last.count
    else { return from.interpolated(to: to, share) }
    let before = numbers(values[max(index - 1, 0)], like: first)
    let after = numbers(values[min(index + 2, values.count - 1)], like: last)
    return .numbers(
      first.indices.map { component in
        Self.curve(
          before[component], first[component], last[component], after[component], at: share)
      })
  }

  private func numbers(_ value: AnimatableValue, like other: [CGFloat]) -> [CGFloat] {
    if case .numbers(let numbers) = value, numbers.count == other.count { numbers } else { other }
  }

  /// Catmull and Rom's curve from the second to the third of four values.
  private static func curve(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, at t: CGFloat
  ) -> CGFloat {
    let (slope, bend, twist) = (c - a, 2 * a - 5 * b + 4 * c - d, 3 * b - a - 3 * c + d)
    return b + t * (slope + t * (bend + t * twist)) / 2
  }

  /// Returns the number of the value that is shown where one follows the other at once.
  private func frame(at progress: CGFloat, count: Int) -> Int {
    let index = times.prefix(count).lastIndex { $0 <= progress }
    return min(index ?? 0, count - 1)
  }

  /// Returns the number of the value before, and how far it is to the next, 0…1.
  private func step(at progress: CGFloat, count: Int) -> (index: Int, share: CGFloat) {
    let index = min(times.dropLast().lastIndex { $0 <= progress } ?? 0, count - 2)
    let (begin, end) = (times[index], times[index + 1])
    let share = end > begin ? min(max((progress - begin) / (end - begin), 0), 1) : 1
    guard index < curves.count else { return (index, share) }
    return (index, CGFloat(curves[index].progress(after: Double(share), of: 1)))
  }
}
