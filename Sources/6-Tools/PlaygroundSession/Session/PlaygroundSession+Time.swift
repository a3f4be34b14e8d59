// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

extension PlaygroundSession {
  /// Whether something goes on without any input.
  var isMoving: Bool {
    guard playback.isPlaying else { return false }
    if history.hasFuture || isTouching { return true }
    if playback.hasBegun, let duration = stage.duration, stage.window.currentTime < duration {
      return true
    }
    return stage.window.isAnimating
  }

  /// Whether a touch is down: one that rests becomes a long press only if time goes on.
  private var isTouching: Bool {
    for entry in history.entries[..<history.doneCount].reversed() {
      guard case .touch(let phase, _) = entry.action else { continue }
      return phase == .began || phase == .moved
    }
    return false
  }

  /// Goes on to a second of the server's clock.
  func advance(clock: Double) {
    // What moves now moves from here, however long nothing did.
    if !isMoving { playback.rest() }
    let step = playback.step(to: clock)
    guard step > 0 else { return }
    go(to: stage.window.currentTime + step)
    setNeedsFrame()
  }

  /// Goes on to a second of the window's time, and does what is due on the way.
  private func go(to time: TimeInterval) {
    while let entry = history.takeDue(at: time) {
      stage.advance(to: max(entry.time, stage.window.currentTime), hasBegun: playback.hasBegun)
      repeated(entry.action)
    }
    stage.advance(to: max(time, stage.window.currentTime), hasBegun: playback.hasBegun)
    history.reach(stage.window.currentTime)
    calls.update(from: stage.window)
  }

  /// Lets time go on. What a content shows by itself begins.
  func play() throws(PlaygroundError) {
    if let duration = stage.duration, !history.hasFuture,
      !playback.hasBegun || stage.window.currentTime >= duration
    {
      try makeStage(name, settings)
      begin()
    }
    playback.isPlaying = true
    playback.rest()
    setNeedsFrame()
  }

  func pause() {
    playback.isPlaying = false
    setNeedsFrame()
  }

  private func begin() {
    stage.begin()
    playback.hasBegun = true
  }

  /// Shows a second of the time line, and stops there.
  ///
  /// - Parameter time: The second; kept between the beginning and the last one reached.
  /// - Throws: ``PlaygroundError`` if the stage cannot be made again.
  func scrub(to time: Double) throws(PlaygroundError) {
    let time = min(max(time, 0), max(history.end, stage.duration ?? 0))
    if stage.duration != nil, !playback.hasBegun {
      try makeStage(name, settings)
      begin()
    }
    if time < stage.window.currentTime { try rewind() }
    playback.isPlaying = false
    go(to: time)
    setNeedsFrame()
  }

  /// Makes the stage again, with everything that was done before it.
  private func rewind() throws(PlaygroundError) {
    var first = settings
    if let earlier = history.settingsAtFirst { first = earlier }
    calls.clear()
    stage = try catalogue.makeStage(name, first)
    stageDidChange()
    history.rewind()
    if playback.hasBegun { stage.begin() }
  }
}

/// The conversion of the server's clock to the window's time.
struct Playback {
  /// The rate of time: 1 is real.
  var rate = 1.0
  var isPlaying = true
  /// Whether what the content shows by itself has begun.
  var hasBegun = false
  /// The clock when time last went on; nil where nothing moves.
  private var last: Double?

  /// The longest step, in seconds of the clock. A computer that was asleep, or a frame that took
  /// long, is not to end an animation at once.
  private static let longestStep = 0.25

  mutating func restart() {
    isPlaying = true
    hasBegun = false
    last = nil
  }

  /// Forgets the clock: what happens next happens at the time that is shown.
  mutating func rest() { last = nil }

  /// Takes a step of the clock.
  ///
  /// - Returns: The seconds; 0 while time does not go on.
  mutating func step(to clock: Double) -> Double {
    defer { last = clock }
    guard isPlaying, let last else { return 0 }
    return min(max(clock - last, 0), Self.longestStep) * rate
  }
}
