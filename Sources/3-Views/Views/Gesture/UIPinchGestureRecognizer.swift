// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A recognizer of two touches that move apart or together, which it follows.
///
/// A pinch begins when their distance has changed by 8 points. It goes on with one touch, which changes
/// nothing until another one comes, and ends when both are lifted.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private var current = PairValue(1)
  /// The two touches when the scale was another, and that scale.
  private var start: (pair: TouchPair, scale: CGFloat)?

  /// The distance of the touches as a factor of that at the beginning: 2 is twice as far.
  ///
  /// Set it, usually to 1, to let the factor count from where the touches are; that resets the
  /// ``velocity``. A factor that is not finite changes nothing.
  open var scale: CGFloat {
    get { current.value }
    set {
      guard newValue.isFinite else { return }
      current = PairValue(newValue)
      restart()
    }
  }

  /// The growth of the scale in a second of the window's time, over the last tenth of one.
  open var velocity: CGFloat { current.velocity(in: view?.root) }

  private func restart() {
    start = TouchPair(touchesThatAreDown).map { ($0, current.value) }
    current.addSample(in: view?.root)
  }

  /// Begins to watch two touches, and ignores a third.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    ignoreThird(of: touches, for: event)
    restart()
  }

  /// Recognizes a pinch, and follows it.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if let start, start.pair.distance > 0, let now = TouchPair(touchesThatAreDown) {
      current.value = start.scale * now.distance / start.pair.distance
      current.addSample(in: view?.root)
      let change = abs(now.distance - start.pair.distance)
      if !isRecognized, change >= GestureMetrics.pinchMovement { return state = .began }
    }
    if isRecognized { state = .changed }
  }

  /// Ends with the last touch, or fails if the pinch has not begun.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    start = nil
    endWithLastTouch()
  }

  /// Cancels the pinch that is under way.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  /// Resets the pinch.
  open override func reset() {
    super.reset()
    start = nil
    current = PairValue(1)
  }
}

/// The positions of two touches to each other, which pinches and rotations change.
struct TouchPair {
  let distance: CGFloat
  /// The direction of the second from the first, in radians; clockwise as it is seen.
  let angle: CGFloat

  /// Nil for less than two touches; more than two do not count.
  @MainActor
  init?(_ touches: [UITouch]) {
    guard touches.count >= 2 else { return nil }
    let (first, second) = (touches[0].location(in: nil), touches[1].location(in: nil))
    let (x, y) = (second.x - first.x, second.y - first.y)
    distance = hypot(x, y)
    angle = atan2(y, x)
  }

  /// Returns the angle from another pair to this one, the shorter way.
  func rotation(from other: TouchPair) -> CGFloat {
    (angle - other.angle).remainder(dividingBy: 2 * .pi)
  }
}

/// A number that two touches change, with its speed.
private struct PairValue {
  var value: CGFloat
  private var speed = TouchVelocity()

  init(_ value: CGFloat) { self.value = value }

  @MainActor
  mutating func addSample(in window: UIWindow?) {
    guard let window else { return }
    speed.add(CGPoint(x: value, y: 0), at: window.currentTime)
  }

  /// Returns the change in a second of the window's time, over the last tenth of one.
  @MainActor
  func velocity(in window: UIWindow?) -> CGFloat {
    window.map { speed.value(at: $0.currentTime).x } ?? 0
  }
}

extension UIGestureRecognizer {
  fileprivate func ignoreThird(of touches: Set<UITouch>, for event: UIEvent) {
    for touch in touchesThatAreDown.dropFirst(2) where touches.contains(touch) {
      ignore(touch, for: event)
    }
  }

  /// Ends with the last touch, or fails before it began.
  fileprivate func endWithLastTouch() {
    guard touchesThatAreDown.isEmpty else { return }
    state = isRecognized ? .ended : .failed
  }
}

/// A recognizer of two touches that turn around each other, which it follows.
///
/// A rotation begins when they have turned by 10 degrees. It goes on with one touch, which changes
/// nothing until another one comes, and ends when both are lifted.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private var angle = PairValue(0)
  private var last: TouchPair?

  /// The angle that the touches have turned, in radians; clockwise is positive, and more than one
  /// turn counts on.
  ///
  /// Set it, usually to 0, to let the angle count from where the touches are; that resets the
  /// ``velocity``. An angle that is not finite changes nothing.
  open var rotation: CGFloat {
    get { angle.value }
    set {
      guard newValue.isFinite else { return }
      angle = PairValue(newValue)
      angle.addSample(in: view?.root)
    }
  }

  /// The angular velocity of the touches, in radians a second of the window's time, over the last
  /// tenth of a second.
  open var velocity: CGFloat { angle.velocity(in: view?.root) }

  /// Begins to watch two touches, and ignores a third.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    ignoreThird(of: touches, for: event)
    last = TouchPair(touchesThatAreDown)
    angle.addSample(in: view?.root)
  }

  /// Recognizes a rotation, and follows it.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if let last, let now = TouchPair(touchesThatAreDown) {
      angle.value += now.rotation(from: last)
      self.last = now
      angle.addSample(in: view?.root)
      if !isRecognized, abs(angle.value) >= GestureMetrics.rotationAngle { return state = .began }
    }
    if isRecognized { state = .changed }
  }

  /// Ends with the last touch, or fails if the rotation has not begun.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    last = nil
    endWithLastTouch()
  }

  /// Cancels the rotation that is under way.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  /// Resets the rotation.
  open override func reset() {
    super.reset()
    last = nil
    angle = PairValue(0)
  }
}
