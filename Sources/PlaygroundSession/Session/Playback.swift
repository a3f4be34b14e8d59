// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// How the server's clock becomes the window's time.
struct Playback {
  /// How fast time goes: 1 is real.
  var rate = 1.0
  /// Whether time goes on.
  var isPlaying = true
  /// Whether what the content shows by itself has begun.
  var hasBegun = false
  /// The clock when time last went on; nil where nothing moves.
  private var last: Double?

  /// The longest step, in seconds of the clock. A computer that was asleep, or a frame that took
  /// long, is not to end an animation at once.
  private static let longestStep = 0.25

  /// Goes back to the beginning.
  mutating func restart() {
    isPlaying = true
    hasBegun = false
    last = nil
  }

  /// Forgets the clock: what happens next happens at the time that is shown.
  mutating func rest() { last = nil }

  /// Takes a step of the clock.
  ///
  /// - Parameter clock: Seconds of the server's clock. One that goes back counts as standing still.
  /// - Returns: The seconds; 0 while time does not go on.
  mutating func step(to clock: Double) -> Double {
    defer { last = clock }
    guard isPlaying, let last else { return 0 }
    return min(max(clock - last, 0), Self.longestStep) * rate
  }
}
