// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

extension UIView {
  /// Animates changes in keyframes that follow one another or overlap.
  ///
  /// ```swift
  /// UIView.animateKeyframes(withDuration: 2, delay: 0) {
  ///   UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { ball.center.y = 300 }
  ///   UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { ball.center.x = 200 }
  /// }
  /// ```
  ///
  /// The blocks of the frames are called after the block, in the order of their beginnings, whatever order
  /// they are added in. Each frame goes from the value that the view held before it to the one that it is
  /// given.
  ///
  /// - Parameters:
  ///   - duration: The length of all frames, in seconds.
  ///   - delay: Seconds to wait; views look as before meanwhile.
  ///   - options: How the animation runs. Each frame goes along the curve that the bits of
  ///     `AnimationOptions` name: slow at both ends unless they say otherwise.
  ///   - animations: Adds the frames; what it changes itself takes the whole time.
  ///   - completion: Called when done, and whether it ran to its end.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let mode = options.rawValue & KeyframeAnimationOptions.modes
    let isDiscrete = mode == KeyframeAnimationOptions.calculationModeDiscrete.rawValue
    // The bits of the mode are those of transitions in other options.
    let shared = AnimationOptions(rawValue: options.rawValue & ~KeyframeAnimationOptions.modes)
    animate(
      withDuration: duration, delay: delay, options: shared,
      animations: { AnimationBlock.performSequence(isDiscrete: isDiscrete, animations) },
      completion: completion)
  }

  /// Adds a keyframe to the animation whose `animateKeyframes` block runs; in a property animator's
  /// block, to that. Elsewhere the changes are made at once.
  ///
  /// - Parameters:
  ///   - frameStartTime: The beginning, as a share of the whole duration; brought into 0…1.
  ///   - frameDuration: The length, as a share of the whole duration; cut off at its end.
  ///   - animations: Makes the changes.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    let start = frameStartTime > 0 ? min(frameStartTime, 1) : 0
    let length = frameDuration > 0 ? frameDuration : 0
    AnimationBlock.performFrame(from: start, to: min(start + length, 1), animations)
  }

  /// The options of a keyframe animation.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The options as bits, with UIKit's values.
    public let rawValue: UInt
    /// Creates options from bits, with UIKit's values; those of a curve of `AnimationOptions` count, too.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out at the end of the block the views whose layout its changes made pending.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Has no effect: views take part in hit-testing while they are animated in any case.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts at the present values, and ends the running animations of the same properties.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Runs again and again, until the animation is interrupted.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs in reverse as well, which takes the duration once more.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Keeps its own duration inside another animation.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Keeps its own options inside another animation.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Interpolates between values in a straight line.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Holds each value until the end of the next frame.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Has no effect: works as `calculationModeLinear`, with the given times.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Has no effect: works as `calculationModeLinear`.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Has no effect: works as `calculationModeLinear`, with the given times.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    /// The bits that number the way from value to value.
    fileprivate static let modes: UInt = 7 << 10
  }
}
