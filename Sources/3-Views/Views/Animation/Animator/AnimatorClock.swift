// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// The time of a property animator: how far its animations have come.
///
/// Where they are is a share of the animator's duration, 0…1, from which each animation takes its own
/// progress along its curve. The share grows with the window's time, or shrinks where the animator is
/// reversed; while the animator is paused it is held. Where the animations go on with other parameters
/// than they began with, the share stays, and each goes from what it shows to its end by a new curve.
final class AnimatorClock {
  /// A way from what is shown to one end of the animations.
  struct Leg: Equatable {
    /// The progress that it goes to: 1 for the end, 0 for the start.
    var target: Double
    /// The share of the way; springs go beyond 1.
    var progress: Double
  }

  struct Position: Equatable {
    /// The share of the duration, 0…1.
    var share: Double
    /// The progress of every animation over its part of the duration, where a linear scrub holds them: the
    /// share counts in place of it as soon as they run. Nil for along their curves.
    var scrubbed: Double?
    /// The ways since then, the oldest first.
    var legs: [Leg] = []
  }

  private enum Phase {
    case held(Position)
    case running(from: Double, since: TimeInterval)
    case goingOn(from: Position, since: TimeInterval, duration: TimeInterval, curve: TimingCurve)
    case over
  }

  let duration: TimeInterval
  private let curve: TimingCurve
  private var phase: Phase
  private(set) var isReversed: Bool
  /// Whether the views that it moves take no touches.
  let blocksTouches: Bool

  /// Creates a clock that is held at the start or, for reversed animations, at the end.
  init(
    duration: TimeInterval, curve: TimingCurve, isReversed: Bool = false,
    blocksTouches: Bool = false
  ) {
    self.duration = duration
    self.curve = curve
    self.isReversed = isReversed
    self.blocksTouches = blocksTouches
    phase = .held(Position(share: isReversed ? 1 : 0))
  }

  // MARK: Reading

  var isRunning: Bool {
    switch phase {
    case .running, .goingOn: true
    case .held, .over: false
    }
  }

  var isOver: Bool { if case .over = phase { true } else { false } }

  /// The moment of the window's time at which the animations arrive; infinity while they are held.
  var end: TimeInterval {
    switch phase {
    case .running(let start, let since): since + duration * abs(target - start)
    case .goingOn(_, let since, let duration, _): since + duration
    case .held, .over: .infinity
    }
  }

  /// The share of the duration at which the animations arrive.
  private var target: Double { isReversed ? 0 : 1 }

  func position(at moment: TimeInterval) -> Position {
    switch phase {
    case .held(let position): return position
    case .running(let start, let since):
      guard moment > since else { return Position(share: start) }
      guard moment < end else { return Position(share: target) }
      let passed = (moment - since) / duration
      return Position(share: min(max(isReversed ? start - passed : start + passed, 0), 1))
    case .goingOn(var position, let since, let duration, let curve):
      let progress = curve.progress(after: moment - since, of: duration)
      position.legs.append(
        Leg(target: target, progress: moment >= since + duration ? 1 : progress))
      return position
    case .over: return Position(share: target)
    }
  }

  /// Returns the progress of an animation at a moment of the window's time.
  ///
  /// - Parameters:
  ///   - span: The part of the duration that the animation takes.
  ///   - curve: Its curve.
  ///   - moment: The moment.
  /// - Returns: 0 at the start of the animation and 1 at its end; springs go beyond.
  func progress(over span: AnimationSpan, along curve: TimingCurve, at moment: TimeInterval)
    -> Double
  {
    let position = position(at: moment)
    var progress =
      position.scrubbed.map(span.part(at:))
      ?? curve.progress(atShare: span.part(at: position.share), of: duration)
    for (index, leg) in position.legs.enumerated() where index >= span.firstLeg {
      progress += (leg.target - progress) * span.part(of: leg, index)
    }
    return progress
  }

  /// The progress of animations that take all of the duration.
  func progress(at moment: TimeInterval) -> Double {
    progress(over: AnimationSpan(), along: curve, at: moment)
  }

  // MARK: Moving

  func hold(at moment: TimeInterval) {
    if isRunning { phase = .held(position(at: moment)) }
  }

  /// Holds the animations at a share of the duration, 0…1.
  func hold(atShare share: Double) { phase = .held(Position(share: min(max(share, 0), 1))) }

  /// Holds the animations where they show a progress, 0…1, all of them along a straight line: what takes
  /// a part of the duration is as far as the progress is in that part, whatever its curve.
  func hold(atProgress progress: Double) {
    let progress = min(max(progress, 0), 1)
    phase = .held(
      Position(share: curve.share(of: progress, over: duration), scrubbed: progress))
  }

  /// Lets the animations run along their curve, from where they are.
  func run(from moment: TimeInterval) {
    let position = position(at: moment)
    guard position.legs.isEmpty else {
      return goOn(along: curve, over: remainingDuration(at: moment), from: moment)
    }
    phase = .running(from: position.share, since: moment)
  }

  /// Lets the animations go from what they show to their end by another curve.
  ///
  /// - Parameters:
  ///   - curve: The curve.
  ///   - duration: Seconds.
  ///   - moment: The beginning, in the window's time.
  func goOn(along curve: TimingCurve, over duration: TimeInterval, from moment: TimeInterval) {
    phase = .goingOn(
      from: position(at: moment), since: moment, duration: max(0, duration), curve: curve)
  }

  /// Turns the animations round: what has run goes back the way that it came.
  func reverse(at moment: TimeInterval) {
    let wasRunning = isRunning
    let position = position(at: moment)
    isReversed.toggle()
    guard !isOver else { return }
    phase = .held(position)
    if wasRunning { run(from: moment) }
  }

  func stop() { phase = .over }

  /// The rest of the duration by what is still to be shown, in seconds.
  func remainingDuration(at moment: TimeInterval) -> TimeInterval {
    duration * min(max(abs(target - progress(at: moment)), 0), 1)
  }
}

extension AnimatorClock: Equatable {
  /// A clock is itself alone.
  static func == (one: AnimatorClock, other: AnimatorClock) -> Bool { one === other }
}

/// The part of a run that an animation takes: all of it, from a later moment on, or a frame of several.
struct AnimationSpan: Equatable {
  var begin = 0.0
  var end = 1.0
  /// The first of the clock's ways that it takes part in, and how far along that was when it began.
  var firstLeg = 0
  var firstProgress = 0.0

  /// Returns how far the animation is at a share of the run: 0 before its beginning, and 1 from its end on.
  func part(at share: Double) -> Double {
    guard share < end else { return 1 }
    return share > begin ? (share - begin) / (end - begin) : 0
  }

  /// Returns how far the animation is along a way that it takes part in.
  func part(of leg: AnimatorClock.Leg, _ index: Int) -> Double {
    guard index == firstLeg, firstProgress > 0, firstProgress < 1 else { return leg.progress }
    return (leg.progress - firstProgress) / (1 - firstProgress)
  }

  func part(from start: Double, to finish: Double) -> AnimationSpan {
    var part = self
    let (start, finish) = (min(max(start, 0), 1), min(max(finish, 0), 1))
    part.begin = begin + (end - begin) * start
    part.end = begin + (end - begin) * max(start, finish)
    return part
  }
}
