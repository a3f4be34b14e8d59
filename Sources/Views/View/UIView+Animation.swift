// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

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
    /// Views take part in hit-testing meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts where an animation under way is now.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// As fast all the way.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
  }

  /// Makes changes at once, also inside an animation.
  ///
  /// - Parameter actionsWithoutAnimation: Makes the changes.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }

  /// Makes changes over time.
  ///
  /// > Note: Differs from UIKit: outside a window's timeline the changes are made at once.
  ///
  /// - Parameters:
  ///   - duration: Seconds.
  ///   - animations: Makes the changes.
  public class func animate(withDuration duration: TimeInterval, animations: () -> Void) {
    animations()
  }

  /// Makes changes over time and then says so.
  ///
  /// > Note: Differs from UIKit: outside a window's timeline the changes are made at once.
  ///
  /// - Parameters:
  ///   - duration: Seconds.
  ///   - animations: Makes the changes.
  ///   - completion: Told when done, and whether it ran to its end.
  public class func animate(
    withDuration duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    animations()
    completion?(true)
  }

  /// Makes changes over time, from a later moment on.
  ///
  /// > Note: Differs from UIKit: outside a window's timeline the changes are made at once.
  ///
  /// - Parameters:
  ///   - duration: Seconds.
  ///   - delay: Seconds to wait.
  ///   - options: How the animation runs.
  ///   - animations: Makes the changes.
  ///   - completion: Told when done, and whether it ran to its end.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
}
