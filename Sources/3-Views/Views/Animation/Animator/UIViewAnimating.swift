// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The position at which an animation ended.
public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
  /// At its end.
  case end = 0
  /// At its start.
  case start = 1
  /// In between.
  case current = 2
}

/// The state of an animator.
public enum UIViewAnimatingState: Int, Hashable, Sendable {
  /// Before it starts, and when it has finished.
  case inactive = 0
  /// While it runs or is paused.
  case active = 1
  /// After it was stopped, until it is finished.
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

  /// Starts the animations, or goes on with those that are paused.
  func startAnimation()
  /// Starts the animations, or goes on with those that are paused, after a number of seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Holds the animations where they are.
  func pauseAnimation()
  /// Ends the animations where they are.
  ///
  /// - Parameter withoutFinishing: True leaves the views as they are shown, without a call; false waits for
  ///   ``finishAnimation(at:)``.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Gives the views their values after animations that were stopped, and calls the completion blocks.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation that changes can be added to, and that can go on with another speed.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that are animated along, from a later moment on.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes that are animated along.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a block that is called at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on with animations that are paused, by another curve or in another time.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
