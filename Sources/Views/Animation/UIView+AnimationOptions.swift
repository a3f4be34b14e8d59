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

    /// Subviews are laid out as part of the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Has no effect: views take part in hit-testing while they are animated in any case.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts where an animation under way is now; that is always so here.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Runs again and again.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs back as well.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Keeps its own duration inside another animation.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Keeps its own curve inside another animation.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Has no effect: contents are drawn at every moment in any case.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Keeps its own options inside another animation.
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
    var curve: AnimationCurve {
      switch rawValue >> 16 & 3 {
      case 1: .easeIn
      case 2: .easeOut
      case 3: .linear
      default: .easeInOut
      }
    }
  }
}
