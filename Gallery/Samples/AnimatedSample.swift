// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// A sample that shows something over time.
@MainActor protocol AnimatedSample: Sample, MovingContent {
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
