// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension UIView {
  /// How an animation runs.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The options as bits, with UIKit's values.
    public let rawValue: UInt
    /// Creates options from their bits.
    ///
    /// - Parameter rawValue: The bits, with UIKit's values.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out at the end of the block what its changes made wait for layout, so that subviews
    /// move along with the views that they are in. Views that the block does not animate, and those
    /// of a block that takes no time, are laid out later, as ever.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Has no effect: views take part in hit-testing while they are animated in any case.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts at what is shown, and ends the animations under way of the properties that the block
    /// changes, instead of adding to them.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Runs again and again, until the animation is interrupted.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs back as well, which takes the duration once more; at the end the new value is there.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Keeps its own duration inside another animation.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Keeps its own curve inside another animation.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Has no effect: contents are drawn at every moment in any case.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Keeps its own options inside another animation. Without it the other's hold in their place;
    /// the override options themselves are always the block's own.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// As fast all the way.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// The curve, which two of the bits number.
    var curve: TimingCurve {
      (AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut).timing
    }
  }
}
