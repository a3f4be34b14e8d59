// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// The time of an animation as a value: which moment of its run is shown when.
struct MediaTiming: Hashable, Sendable {
  /// The beginning, in seconds of the time of what the animation is in.
  var begin: TimeInterval = 0
  var duration: TimeInterval
  var speed: Double = 1
  /// The moment of the run that is shown at the beginning.
  var offset: TimeInterval = 0
  /// The number of runs; 0 for one.
  var repeatCount: Double = 0
  /// Seconds of all runs; 0 for as many as are counted.
  var repeatDuration: TimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  struct Moment: Hashable {
    /// Seconds from the beginning of the run, on the way back from its end.
    var time: TimeInterval
    /// The number of runs before it.
    var run: Int
  }

  /// Seconds of one run, there and back.
  private var cycle: TimeInterval { duration * (autoreverses ? 2 : 1) }

  /// Seconds of all runs, by the animation's own time.
  private var activeLength: TimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    return repeatCount > 0 ? (cycle > 0 ? cycle * repeatCount : 0) : cycle
  }

  /// The end, in seconds of the time of what the animation is in; infinity for one without an end.
  var end: TimeInterval {
    guard speed != 0, speed.isFinite else { return .infinity }
    return begin + activeLength / abs(speed)
  }

  /// Seconds by which sums and products of times are rounded at most.
  static let tolerance: TimeInterval = 1e-9

  /// Returns the moment that is shown at a time of what the animation is in.
  ///
  /// - Parameters:
  ///   - time: The time.
  ///   - isLast: Whether no later one follows, as at the end of a group: what ends then shows its last
  ///     value.
  /// - Returns: The moment; nil where nothing is shown.
  func moment(at time: TimeInterval, isLast: Bool = false) -> Moment? {
    if time < begin { return fillMode.fillsBefore ? moment(after: startOfActiveTime) : nil }
    if time >= end {
      let isShown = fillMode.fillsAfter || isLast && time - end <= Self.tolerance
      return isShown ? moment(after: endOfActiveTime) : nil
    }
    let passed = (time - begin) * speed
    // Backwards it comes from the end.
    return moment(after: speed < 0 ? activeLength + passed : passed)
  }

  private var startOfActiveTime: TimeInterval { speed < 0 ? activeLength : 0 }
  private var endOfActiveTime: TimeInterval { speed < 0 ? 0 : activeLength }

  /// Returns the moment after seconds of the animation's own time.
  private func moment(after active: TimeInterval) -> Moment {
    let position = active + offset
    guard cycle > 0, cycle.isFinite, position.isFinite else { return Moment(time: 0, run: 0) }
    // The end of the last run is not the beginning of one more, however it is rounded.
    if active == activeLength, active > 0 {
      let whole = (position / cycle).rounded()
      if whole >= 1, abs(position - whole * cycle) <= Self.tolerance * cycle {
        return Moment(time: autoreverses ? 0 : duration, run: Int(exactly: whole - 1) ?? 0)
      }
    }
    let run = (position / cycle).rounded(.down)
    let time = position - run * cycle
    return Moment(
      time: max(0, time > duration ? cycle - time : time),
      run: Int(exactly: max(0, run)) ?? 0)
  }

  /// The time of a layer, counted by its superlayer's.
  struct OfLayer: Hashable {
    var begin: TimeInterval = 0
    var speed: Double = 1
    var offset: TimeInterval = 0

    func time(at outer: TimeInterval) -> TimeInterval { (outer - begin) * speed + offset }

    /// Returns the superlayer's time at one of the layer; for a layer that stands still its beginning.
    func outerTime(at time: TimeInterval) -> TimeInterval {
      speed == 0 ? begin : (time - offset) / speed + begin
    }
  }
}

// A layer has a time of its own, by which the animations of it and of the layers in it run.
extension CALayer {
  /// The moment of the superlayer's time at which the layer's is its ``timeOffset``, in seconds; 0 unless
  /// set. The time of the outermost layer is the window's.
  ///
  /// The three values count for the animations that `add(_:forKey:)` begins. Those of views' animation
  /// blocks run by the window's time in any case.
  public var beginTime: CFTimeInterval {
    get { extras?.timing?.begin ?? 0 }
    set { if newValue != beginTime, newValue.isFinite { changeTiming { $0.begin = newValue } } }
  }

  /// The speed of the layer's time, as a ratio to its superlayer's; 1 unless set. At 0 the layer's
  /// animations stand still at the moment ``timeOffset``, below 0 none that is under way ends.
  public var speed: Float {
    get { Float(extras?.timing?.speed ?? 1) }
    set { if newValue != speed, newValue.isFinite { changeTiming { $0.speed = Double(newValue) } } }
  }

  /// The layer's time at ``beginTime``, in seconds; 0 unless set.
  public var timeOffset: CFTimeInterval {
    get { extras?.timing?.offset ?? 0 }
    set { if newValue != timeOffset, newValue.isFinite { changeTiming { $0.offset = newValue } } }
  }

  /// Returns the layer's time at a time of another layer.
  ///
  /// - Parameters:
  ///   - t: The other layer's time, in seconds.
  ///   - l: The other layer; nil for the window's time. For one that stands still it is the time at which
  ///     it began to.
  /// - Returns: The time of this layer, in seconds.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    mediaTime(at: l?.windowTime(at: t) ?? t)
  }

  /// Returns another layer's time at a time of this one.
  ///
  /// - Parameters:
  ///   - t: The time of this layer, in seconds.
  ///   - l: The other layer; nil for the window's time.
  /// - Returns: The other layer's time, in seconds.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let moment = windowTime(at: t)
    return l?.mediaTime(at: moment) ?? moment
  }

  private func changeTiming(_ change: (inout MediaTiming.OfLayer) -> Void) {
    var timing = extras?.timing ?? MediaTiming.OfLayer()
    change(&timing)
    extending { $0.timing = timing == MediaTiming.OfLayer() ? nil : timing }
    mediaTimeChanged()
  }
}
