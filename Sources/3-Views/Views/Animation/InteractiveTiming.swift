// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The time of animations that a gesture drives.
///
/// While a gesture drives it, it is where the gesture sets it. Released, it runs to the end of the
/// animations or back to their beginning; what was taken back holds its old values afterwards.
package final class InteractiveTiming {
  private enum Phase {
    case held(TimeInterval)
    case running(from: TimeInterval, to: TimeInterval, since: TimeInterval, duration: TimeInterval)
  }

  /// The timing that blocks follow which are made now.
  @MainActor private(set) static var collecting: InteractiveTiming?

  /// The beginning of the animations, in the window's time, which theirs is counted by.
  private let begin: TimeInterval
  private let curve: TimingCurve
  private var phase: Phase
  private var length: TimeInterval = 0
  private(set) var isReversed = false

  /// Creates a timing at the beginning of the animations.
  ///
  /// - Parameters:
  ///   - time: The window's time.
  ///   - curve: How it runs when it is released.
  package init(at time: TimeInterval, curve: UIView.AnimationCurve) {
    begin = time
    self.curve = curve.timing
    phase = .held(time)
  }

  /// Makes changes whose animations the gesture drives.
  @MainActor package func collect(_ changes: () -> Void) {
    let outer = Self.collecting
    Self.collecting = self
    changes()
    Self.collecting = outer
  }

  /// Lets it last as long as an animation.
  func include(_ timing: AnimationTiming) {
    guard timing.end.isFinite else { return }
    length = max(length, timing.end - begin)
  }

  var isHeld: Bool { if case .held = phase { true } else { false } }

  /// The end of the animations, in the window's time; infinity while they are held.
  var end: TimeInterval {
    if case .running(_, _, let since, let duration) = phase { since + duration } else { .infinity }
  }

  /// The time of the animations at a moment of the window's.
  func time(at moment: TimeInterval) -> TimeInterval {
    switch phase {
    case .held(let time): return time
    case .running(let start, let end, let since, let duration):
      let share = curve.progress(after: moment - since, of: duration)
      return start + (end - start) * (moment - since >= duration ? 1 : share)
    }
  }

  /// Sets how far the animations have come.
  ///
  /// - Parameter elapsed: Seconds since their beginning. Nothing happens once it was released.
  package func hold(at elapsed: TimeInterval) {
    guard isHeld else { return }
    phase = .held(begin + max(0, elapsed))
  }

  /// Lets the animations run to their end or back.
  ///
  /// - Parameters:
  ///   - isReversed: Whether they run back.
  ///   - moment: The window's time.
  ///   - duration: How long that takes, in seconds.
  package func run(
    isReversed: Bool, from moment: TimeInterval, duration: TimeInterval
  ) {
    guard case .held(let time) = phase else { return }
    self.isReversed = isReversed
    phase = .running(
      from: time, to: isReversed ? begin : begin + length, since: moment,
      duration: max(0, duration))
  }
}

extension InteractiveTiming: Equatable {
  /// A gesture's time is itself alone.
  package static func == (one: InteractiveTiming, other: InteractiveTiming) -> Bool {
    one === other
  }
}
