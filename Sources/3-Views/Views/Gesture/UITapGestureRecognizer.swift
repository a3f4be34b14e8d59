// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// A recognizer of one or several taps.
///
/// A tap is a touch that ends within 0.75 seconds and 45 points of where it began; the next one begins
/// within 0.35 seconds and 45 points.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  private var start = CGPoint.zero
  private var tapCount = 0

  /// The number of taps in a row; at first 1.
  open var numberOfTapsRequired = 1
  /// The number of touches that tap together; at first 1. They come and go within the time of a tap,
  /// and their middle is where the tap is.
  open var numberOfTouchesRequired = 1

  override var keepsLiftedTouches: Bool { true }

  private var isComplete: Bool { touches.count >= numberOfTouchesRequired }

  override var waitsForAnotherTouch: Bool {
    currentState == .possible && tapCount > 0 && tapCount < numberOfTapsRequired
  }

  private var isNearStart: Bool {
    let point = location(in: nil)
    return hypot(point.x - start.x, point.y - start.y) <= GestureMetrics.tapMovement
  }

  /// Begins to wait for the end of the tap.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let count = self.touches.count
    let isWhole = touchesThatAreDown.count == count
    guard isWhole, count <= numberOfTouchesRequired else { return state = .failed }
    if count == touches.count {
      wait(GestureMetrics.tapDuration) { [unowned self] in state = .failed }
    }
    guard isComplete else { return }
    if tapCount == 0 { start = location(in: nil) }
    if !isNearStart { state = .failed }
  }

  /// Fails if the touch moves too far.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if isComplete, !isNearStart { state = .failed }
  }

  /// Recognizes the last of the taps.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard isComplete else { return state = .failed }
    guard touchesThatAreDown.isEmpty else { return }
    stopWaiting()
    tapCount += 1
    guard tapCount < numberOfTapsRequired else {
      tapCount = 0
      return state = .ended
    }
    wait(GestureMetrics.tapInterval) { [unowned self] in state = .failed }
  }

  /// Fails: a cancelled touch is no tap.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  /// Resets the count of taps.
  open override func reset() {
    super.reset()
    tapCount = 0
  }

  /// Returns false for a tap that needs more taps, which may still come.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }
}
