// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

extension UIView {
  /// Animates changes, slow at both ends.
  ///
  /// Views hold their new values at once; what is drawn goes there while `UIWindow.advance(to:)`
  /// moves the window's time. ``frame``, ``bounds``, ``center``, ``transform``, ``alpha`` and
  /// ``backgroundColor`` are animated; a change of anything else, and of views outside a window, is
  /// made at once.
  ///
  /// Animations of one property that meet add up, as in UIKit (behaviour rule U-u): the one under
  /// way goes on with what is left of its own change, while the new one goes from the value that
  /// the view held to the one that it is given. So what moves turns round in a curve, not at a
  /// corner. Colours do not add up; they go on from the one that is shown.
  ///
  /// > Note: Differs from UIKit: a change without animation ends the animations of its property,
  /// > and is there at once. UIKit goes on with them around the new value.
  ///
  /// - Parameters:
  ///   - duration: Seconds; at once if not positive, or if ``areAnimationsEnabled`` is false.
  ///   - animations: Makes the changes. Inside another such block that one's duration, curve and
  ///     options hold.
  public class func animate(withDuration duration: TimeInterval, animations: () -> Void) {
    run(AnimationBlock.Settings(duration: duration), animations, completion: nil)
  }

  /// Animates changes, slow at both ends, and calls a closure at the end.
  ///
  /// - Parameters:
  ///   - duration: The length of the animation, in seconds.
  ///   - animations: Makes the changes; see ``animate(withDuration:animations:)``.
  ///   - completion: Called when done, and whether it ran to its end: false if everything that was
  ///     animated was interrupted, see ``AnimationOptions/beginFromCurrentState``. At once if
  ///     nothing is animated.
  public class func animate(
    withDuration duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    run(AnimationBlock.Settings(duration: duration), animations, completion: completion)
  }

  /// Animates changes after a delay.
  ///
  /// - Parameters:
  ///   - duration: The length of the animation, in seconds.
  ///   - delay: Seconds to wait; views look as before meanwhile.
  ///   - options: How the animation runs.
  ///   - animations: Makes the changes; see ``animate(withDuration:animations:)``.
  ///   - completion: Called when done, and whether it ran to its end.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let settings = AnimationBlock.Settings(
      duration: duration, delay: delay, curve: options.curve, options: options)
    run(settings, animations, completion: completion)
  }

  /// Animates changes with a spring.
  ///
  /// - Parameters:
  ///   - duration: Seconds until the spring has settled.
  ///   - delay: Seconds to wait.
  ///   - dampingRatio: 1 for no overshoot, towards 0 for more.
  ///   - velocity: The speed at the start; 1 is the whole way in a second.
  ///   - options: How the animation runs; its curve does not count.
  ///   - animations: Makes the changes; see ``animate(withDuration:animations:)``.
  ///   - completion: Called when done, and whether it ran to its end.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(
      settlingIn: duration, dampingRatio: Double(dampingRatio), initialVelocity: Double(velocity))
    let settings = AnimationBlock.Settings(
      duration: duration, delay: delay, curve: .spring(spring), options: options)
    run(settings, animations, completion: completion)
  }

  /// Animates changes with a spring (iOS 17's form).
  ///
  /// - Parameters:
  ///   - duration: Seconds that a swing seems to take.
  ///   - bounce: 0 for none, towards 1 for more.
  ///   - initialSpringVelocity: The speed at the start; 1 is the whole way in a second.
  ///   - delay: Seconds to wait.
  ///   - options: How the animation runs; its curve does not count.
  ///   - animations: Makes the changes; see ``animate(withDuration:animations:)``.
  ///   - completion: Called when the spring has settled, and whether it ran to its end.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(
      perceptualDuration: duration, bounce: Double(bounce),
      initialVelocity: Double(initialSpringVelocity))
    let settings = AnimationBlock.Settings(
      duration: spring.settlingDuration, delay: delay, curve: .spring(spring), options: options)
    run(settings, animations, completion: completion)
  }

  private static func run(
    _ settings: AnimationBlock.Settings, _ animations: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    let block = AnimationBlock.inheriting(settings)
    block.perform {
      animations()
      if block.settings.options.contains(.layoutSubviews) { block.layOutViews() }
    }
    block.commit(completion: completion)
  }

  /// Makes changes without animation, also inside an animation block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationBlock.performWithoutAnimation(actionsWithoutAnimation)
  }

  private static var isAnimationOff = false

  /// A Boolean value that says whether changes in an animation take time.
  public class var areAnimationsEnabled: Bool { !isAnimationOff }

  /// Enables or disables animations.
  ///
  /// - Parameter enabled: False makes them at once from now on.
  public class func setAnimationsEnabled(_ enabled: Bool) { isAnimationOff = !enabled }

  /// The duration of the animation that changes join now, in seconds; 0 outside one.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationBlock.current?.settings.duration ?? 0
  }

  /// The curve of an animation's speed.
  public enum AnimationCurve: Int, Hashable, Sendable {
    /// The change is slow at both ends.
    case easeInOut = 0
    /// A curve that is slow at the start.
    case easeIn = 1
    /// A curve that is slow at the end.
    case easeOut = 2
    /// A curve of constant speed.
    case linear = 3
  }
}

extension UIView.AnimationCurve {
  var timing: TimingCurve {
    switch self {
    case .easeInOut: .easeInOut
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .linear: .linear
    }
  }
}

extension UIView {
  /// The options of an animation.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The view animation options as bits, with UIKit's values.
    public let rawValue: UInt
    /// Creates view animation options from bits, with UIKit's values.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out at the end of the block the views whose layout its changes made pending, so that
    /// subviews move along with their superviews. Views that the block does not animate, and those
    /// of a block without duration, are laid out later, as usual.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Has no effect: views take part in hit-testing while they are animated in any case.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts at the present values, and ends the running animations of the properties that the
    /// block changes, instead of adding to them.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Runs again and again, until the animation is interrupted.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs in reverse as well, which takes the duration once more; at the end the new value is
    /// set.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Keeps its own duration inside another animation.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Keeps its own curve inside another animation.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Animates the changes of a transition's block, instead of making them at once.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Keeps its own options inside another animation. Otherwise the outer animation's replace
    /// them; the override options themselves are always the block's own.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// A curve that is slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// A curve that is slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// A curve that is slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// A curve of constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// The system's curve, which two of the bits number.
    var animationCurve: AnimationCurve {
      AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut
    }

    var curve: TimingCurve { animationCurve.timing }
  }

  /// Draws a hidden view until an animation ends; nil draws it no longer (auto layout rule ALN-2).
  func hide(atEndOf block: AnimationBlock?) {
    guard block != nil || autoLayout?.closing != nil else { return }
    madeConstraints.closing = block
    block?.whenFinished { [weak self, weak block] in
      // It may have been opened and closed again since.
      if let self, autoLayout?.closing === block { autoLayout?.closing = nil }
    }
  }
}
