// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The changes in a window that go on with time: animations, and movements that set values.
@MainActor
package struct Timeline {
  /// Seconds that updates, changes of layout and scrolling take unless an enclosing animation says
  /// otherwise (behaviour rule U-s).
  package nonisolated static let defaultDuration: TimeInterval = 0.3

  private(set) var time: TimeInterval = 0
  private var blocks: [AnimationBlock] = []
  private var movements: [Movement] = []
  /// The events at moments of the window's own, such as the steps of a script.
  package var schedule = Schedule()

  /// Something that is set again at each moment, such as the offset of a view that scrolls.
  package struct Movement {
    /// The object that moves, so that a new movement takes the place of an old one.
    var owner: ObjectIdentifier
    var begin: TimeInterval
    var duration: TimeInterval
    /// Called with the progress, 0…1, at each moment that is shown.
    var move: (CGFloat) -> Void
    var completion: () -> Void

    var end: TimeInterval { begin + duration }
  }

  /// Whether anything is under way. What waits for its moment is not (interaction rule IX-3).
  var isRunning: Bool {
    blocks.contains(where: \.goesOn) || !movements.isEmpty || schedule.isTicking
  }

  /// The end of everything under way; now if there is nothing, infinity for what ticks.
  var end: TimeInterval {
    guard !schedule.isTicking else { return .infinity }
    let ends = blocks.lazy.filter(\.goesOn).map(\.end)
    return max(time, max(ends.max() ?? time, movements.map(\.end).max() ?? time))
  }

  mutating func add(_ block: AnimationBlock) { blocks.append(block) }

  mutating func add(_ movement: Movement) {
    movements.removeAll { $0.owner == movement.owner }
    movements.append(movement)
  }

  /// Calls a closure at the next turn: as soon as the window's time goes on, be it by nothing.
  package mutating func addTurn(_ action: @escaping () -> Void) {
    final class Turn {}
    let owner = Turn()
    // It lives as long as the movement, so that no other has its identity.
    add(
      Movement(
        owner: ObjectIdentifier(owner), begin: time, duration: 0, move: { _ in },
        completion: { withExtendedLifetime(owner) { action() } }))
  }

  mutating func removeMovement(of owner: ObjectIdentifier) {
    movements.removeAll { $0.owner == owner }
  }

  /// The next moment at which something ends or is to be done, if that is not later than a time.
  func nextMoment(by limit: TimeInterval) -> TimeInterval? {
    let moments =
      blocks.map(\.end) + movements.map(\.end) + [schedule.nextMoment].compactMap(\.self)
    return moments.min().flatMap { $0 <= limit ? max($0, time) : nil }
  }

  mutating func setTime(_ time: TimeInterval) { self.time = time }

  func movements(at time: TimeInterval) -> [Movement] { movements.filter { $0.begin <= time } }

  /// Takes out what is over now, in the order in which it was begun.
  mutating func takeEnded() -> (movements: [Movement], blocks: [AnimationBlock]) {
    let now = time
    let ended = (movements.filter { $0.end <= now }, blocks.filter { $0.end <= now })
    movements.removeAll { $0.end <= now }
    blocks.removeAll { $0.end <= now }
    return ended
  }
}

/// The time of an animation, in seconds of its window's time.
struct AnimationTiming: Equatable {
  var begin: TimeInterval
  var duration: TimeInterval
  var curve: TimingCurve
  var repeats = false
  var autoreverses = false
  /// The gesture's time that it runs by; nil for the window's.
  var interactive: InteractiveTiming?
  /// The property animator's time that it runs by; nil for the window's.
  var clock: AnimatorClock?
  var span = AnimationSpan()

  /// The end of the movement; infinity for one that repeats.
  var end: TimeInterval {
    repeats ? .infinity : begin + duration * (autoreverses ? 2 : 1)
  }

  /// Whether it is over at a moment of the window's time.
  func isOver(at time: TimeInterval) -> Bool {
    if let clock { return clock.isOver }
    return (interactive?.end ?? end) <= time
  }

  /// The progress at a moment of the window's time: 0 before its begin, and 1 from its end on.
  func progress(at moment: TimeInterval) -> CGFloat {
    if let clock { return CGFloat(clock.progress(over: span, along: curve, at: moment)) }
    let time = interactive?.time(at: moment) ?? moment
    guard time < end else { return 1 }
    var elapsed = time - begin
    guard elapsed > 0, duration > 0 else { return 0 }
    let round = duration * (autoreverses ? 2 : 1)
    if repeats { elapsed = elapsed.truncatingRemainder(dividingBy: round) }
    // The way back is the way there, seen from the end.
    if elapsed > duration { elapsed = round - elapsed }
    guard span == AnimationSpan() else {
      return CGFloat(curve.progress(atShare: span.part(at: elapsed / duration), of: duration))
    }
    return CGFloat(curve.progress(after: elapsed, of: duration))
  }
}

/// A time interval in seconds, as in Core Foundation.
public typealias CFTimeInterval = Double

/// Returns the time of the key window, in seconds.
///
/// > Note: Differs from UIKit: there it is the time since the device was started. Here no clock is
/// > read, so that the same calls give the same frames.
///
/// - Returns: `UIWindow.currentTime` of the key window; 0 without one.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> CFTimeInterval { UIWindow.key?.currentTime ?? 0 }
