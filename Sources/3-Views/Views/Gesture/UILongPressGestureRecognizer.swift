// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A recognizer of a touch that rests for some time, which it follows afterwards.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  private var start = CGPoint.zero
  private var tapCount = 0

  /// The number of seconds for which the touch has to rest; 0.5 at first, never below 0.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The number of taps before the touch that rests; at first 0.
  open var numberOfTapsRequired = 0
  /// The number of touches that rest; at first 1. The time begins with the last of them.
  open var numberOfTouchesRequired = 1
  /// The greatest distance that the touch may move before it has rested long enough; at first 10.
  open var allowableMovement: CGFloat = 10

  override var keepsLiftedTouches: Bool { !isRecognized }

  override var waitsForAnotherTouch: Bool {
    currentState == .possible && tapCount > 0 && tapCount <= numberOfTapsRequired
  }

  private func isNearStart(_ distance: CGFloat) -> Bool {
    let point = location(in: nil)
    return hypot(point.x - start.x, point.y - start.y) <= distance
  }

  /// Begins to wait.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let count = touchesThatAreDown.count
    if count > numberOfTouchesRequired {
      guard isRecognized else { return state = .failed }
      for touch in touches { ignore(touch, for: event) }
      return
    }
    guard count == numberOfTouchesRequired else { return }
    if tapCount > 0, !isNearStart(GestureMetrics.tapMovement) { return state = .failed }
    start = location(in: nil)
    guard tapCount == numberOfTapsRequired else { return }
    guard minimumPressDuration > 0 else { return state = .began }
    wait(minimumPressDuration) { [unowned self] in state = .began }
  }

  /// Fails if the touch moves too far before it has rested; follows it afterwards.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if isRecognized {
      state = .changed
    } else if touchesThatAreDown.count == numberOfTouchesRequired, !isNearStart(allowableMovement) {
      state = .failed
    }
  }

  /// Ends the long press, or fails before the time has passed.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if isRecognized { return state = .ended }
    guard self.touches.count == numberOfTouchesRequired else { return state = .failed }
    guard touchesThatAreDown.isEmpty else { return stopWaiting() }
    guard tapCount < numberOfTapsRequired else { return state = .failed }
    tapCount += 1
    wait(GestureMetrics.tapInterval) { [unowned self] in state = .failed }
  }

  /// Cancels the long press that is under way.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  /// Resets the count of taps.
  open override func reset() {
    super.reset()
    tapCount = 0
  }
}
