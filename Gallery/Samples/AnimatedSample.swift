// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// A sample that shows something over time.
@MainActor protocol AnimatedSample: Sample {
  /// Begins what it shows over time: called once at time 0, when the first layout is done.
  func begin()

  /// Moves what it moves by itself, such as a scripted scroll.
  ///
  /// Called before each frame, with times that never go back. Where it moves things to must be a
  /// function of the time alone, so that any frame rate shows the same motion.
  ///
  /// - Parameter time: Seconds since ``begin()``.
  func move(to time: TimeInterval)

  /// Seconds to show when `--duration` does not say it; nil until the window's animations are over.
  nonisolated static var duration: TimeInterval? { get }

  /// What a still shows, as a share of the whole; nil for the beginning (interaction rule IS-4).
  nonisolated static var poster: Double? { get }
}

extension AnimatedSample {
  nonisolated static var animated: (any AnimatedSample.Type)? { self }

  func begin() {}

  func move(to time: TimeInterval) {}

  nonisolated static var duration: TimeInterval? { nil }

  nonisolated static var poster: Double? { nil }
}
