// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// What a session says beside a frame.
package struct FrameReport: Codable, Hashable, Sendable {
  /// Seconds of the window's time.
  var time: Double
  /// The last second that the time line reaches.
  var end: Double
  /// A Boolean value that says whether there will be more without any input.
  var isMoving: Bool
  /// A Boolean value that says whether time goes on.
  var isPlaying: Bool
  /// A Boolean value that says whether what the content shows by itself has begun.
  var hasBegun: Bool
  /// A Boolean value that says whether that has come to its end.
  var isOver: Bool
  /// How far the largest scroll view is scrolled: x and y, in points; empty without one.
  var offset: [Double]
  /// The number of the last input that the frame shows, as the viewer that sent it counts.
  var input: Int
  /// What was called since the frame before, with how often.
  var calls: [String: Int]
}
