// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The position at which an animation ended.
public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
  /// The end of the animation.
  case end = 0
  /// The start of the animation.
  case start = 1
  /// The present position of the animation.
  case current = 2
}

/// The state of an animator.
public enum UIViewAnimatingState: Int, Hashable, Sendable {
  /// The animations have not started, or have finished.
  case inactive = 0
  /// The animations run or are paused.
  case active = 1
  /// The animations were stopped, and are not finished.
  case stopped = 2
}

/// An animation that can be started, paused, scrubbed, reversed and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// The state of the animator.
  var state: UIViewAnimatingState { get }
  /// A Boolean value that says whether the animations go on with time.
  var isRunning: Bool { get }
  /// A Boolean value that says whether the animations run from their end to their start.
  var isReversed: Bool { get set }
  /// The share of the way that the animations have come: 0 where they begin, 1 where they end.
  var fractionComplete: CGFloat { get set }

  /// Starts the animations, or continues paused ones.
  func startAnimation()
  /// Starts the animations, or continues paused ones, after a number of seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animations at their present values.
  func pauseAnimation()
  /// Stops the animations at their present values.
  ///
  /// - Parameter withoutFinishing: True leaves the views as they are shown, without a call; false waits for
  ///   ``finishAnimation(at:)``.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Gives the views their values when animations were stopped, and calls the completion blocks.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation that changes can be added to, and that can go on with another speed.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that are animated alongside, after a delay.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes that are animated alongside.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a block that is called at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues paused animations with another curve or duration.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
