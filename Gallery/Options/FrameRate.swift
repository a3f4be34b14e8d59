// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Foundation
import UIKit

/// Frames per second, as an exact fraction.
struct FrameRate: Hashable, Sendable {
  /// Frames…
  let frames: Int
  /// …in this many seconds.
  let seconds: Int
  /// How long one frame is shown.
  let delay: FrameDelay

  static let standard = "30"
  static let range = 1.0...240.0

  /// Reads `30`, `29.97` or `30000/1001`; nil beyond 1…240, and for a fraction of which 16 bits
  /// cannot hold both numbers.
  init?(_ text: String) {
    let isFraction = text.contains("/")
    let parts = text.split(separator: isFraction ? "/" : ".", omittingEmptySubsequences: false)
    // Nine digits are no overflow yet, and far more than 16 bits.
    guard parts.count <= 2, parts.joined().count <= 9,
      parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isASCII && $0.isNumber } })
    else { return nil }
    let numbers = parts.compactMap { Int($0) }
    guard isFraction ? numbers.count == 2 : !numbers.isEmpty else { return nil }
    if isFraction {
      (frames, seconds) = (numbers[0], numbers[1])
    } else {
      let digits = parts.count == 2 ? parts[1].count : 0
      seconds = (0..<digits).reduce(1) { product, _ in product * 10 }
      frames = numbers[0] * seconds + (digits > 0 ? numbers[1] : 0)
    }
    guard seconds > 0, Self.range.contains(Double(frames) / Double(seconds)),
      let delay = FrameDelay(seconds, over: frames)
    else { return nil }
    self.delay = delay
  }

  /// When a frame is shown, in seconds.
  func time(ofFrame index: Int) -> TimeInterval { Double(index * seconds) / Double(frames) }

  /// How many frames an animation takes, its first and its last moment among them.
  func frameCount(duration: TimeInterval) -> Int {
    Film.stepCount(in: duration, framesPerSecond: Double(frames) / Double(seconds)) + 1
  }
}
