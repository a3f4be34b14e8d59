// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Recognizes two touches that move apart or together, and follows them.
///
/// A pinch begins when their distance has changed by 8 points. It goes on with one touch, which changes
/// nothing until another one comes, and ends when both are lifted.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private var currentScale: CGFloat = 1
  /// The two touches when the scale was another, and that scale.
  private var start: (pair: TouchPair, scale: CGFloat)?
  private var speed = TouchVelocity()

  /// The distance of the touches as a factor of that at the beginning: 2 is twice as far.
  ///
  /// Set it, usually to 1, to let the factor count from where the touches are; that resets the
  /// ``velocity``. A factor that is not finite changes nothing.
  open var scale: CGFloat {
    get { currentScale }
    set {
      guard newValue.isFinite else { return }
      currentScale = newValue
      speed = TouchVelocity()
      restart()
    }
  }

  /// The growth of the scale in a second of the window's time, over the last tenth of one.
  open var velocity: CGFloat {
    view?.root.map { speed.value(at: $0.currentTime).x } ?? 0
  }

  private func restart() {
    start = TouchPair(touchesThatAreDown).map { ($0, currentScale) }
    addSample()
  }

  private func addSample() {
    guard let window = view?.root else { return }
    speed.add(CGPoint(x: currentScale, y: 0), at: window.currentTime)
  }

  /// Watches two touches, and no third one.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touchesThatAreDown.dropFirst(2) where touches.contains(touch) {
      ignore(touch, for: event)
    }
    restart()
  }

  /// Recognizes a pinch, and follows it.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if let start, start.pair.distance > 0, let now = TouchPair(touchesThatAreDown) {
      currentScale = start.scale * now.distance / start.pair.distance
      addSample()
      let change = abs(now.distance - start.pair.distance)
      if !isRecognized, change >= GestureMetrics.pinchMovement { return state = .began }
    }
    if isRecognized { state = .changed }
  }

  /// Ends with the last touch, or fails before it began.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    start = nil
    guard touchesThatAreDown.isEmpty else { return }
    state = isRecognized ? .ended : .failed
  }

  /// Cancels the pinch that is under way.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  /// Forgets the pinch.
  open override func reset() {
    super.reset()
    start = nil
    currentScale = 1
    speed = TouchVelocity()
  }
}

/// The positions of two touches to each other, which pinches and rotations change.
struct TouchPair {
  /// In points.
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

/// Recognizes two touches that turn around each other, and follows them.
///
/// A rotation begins when they have turned by 10 degrees. It goes on with one touch, which changes
/// nothing until another one comes, and ends when both are lifted.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private var angle: CGFloat = 0
  /// The two touches as they were last.
  private var last: TouchPair?
  private var speed = TouchVelocity()

  /// The angle that the touches have turned, in radians; clockwise is positive, and more than one
  /// turn counts on.
  ///
  /// Set it, usually to 0, to let the angle count from where the touches are; that resets the
  /// ``velocity``. An angle that is not finite changes nothing.
  open var rotation: CGFloat {
    get { angle }
    set {
      guard newValue.isFinite else { return }
      angle = newValue
      speed = TouchVelocity()
      addSample()
    }
  }

  /// The angular velocity of the touches, in radians a second of the window's time, over the last
  /// tenth of a second.
  open var velocity: CGFloat {
    view?.root.map { speed.value(at: $0.currentTime).x } ?? 0
  }

  private func addSample() {
    guard let window = view?.root else { return }
    speed.add(CGPoint(x: angle, y: 0), at: window.currentTime)
  }

  /// Watches two touches, and no third one.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touchesThatAreDown.dropFirst(2) where touches.contains(touch) {
      ignore(touch, for: event)
    }
    last = TouchPair(touchesThatAreDown)
    addSample()
  }

  /// Recognizes a rotation, and follows it.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if let last, let now = TouchPair(touchesThatAreDown) {
      angle += now.rotation(from: last)
      self.last = now
      addSample()
      if !isRecognized, abs(angle) >= GestureMetrics.rotationAngle { return state = .began }
    }
    if isRecognized { state = .changed }
  }

  /// Ends with the last touch, or fails before it began.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    last = nil
    guard touchesThatAreDown.isEmpty else { return }
    state = isRecognized ? .ended : .failed
  }

  /// Cancels the rotation that is under way.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  /// Forgets the rotation.
  open override func reset() {
    super.reset()
    last = nil
    angle = 0
    speed = TouchVelocity()
  }
}
