// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry

extension UIView {
  /// Changes the contents of a view with a transition from its old appearance.
  ///
  /// ```swift
  /// UIView.transition(with: card, duration: 0.5, options: .transitionFlipFromLeft) {
  ///   front.isHidden = true
  ///   back.isHidden = false
  /// }
  /// ```
  ///
  /// The view with all that is in it passes, in its bounds. What the block changes is made at once, or
  /// animated along with ``AnimationOptions/allowAnimatedContent``.
  ///
  /// > Note: Differs from UIKit: flips have no perspective, so that left and right look alike; a curl is a
  /// > page that moves away upwards, or comes down.
  ///
  /// - Parameters:
  ///   - view: The view. Of one in no window the changes are made at once.
  ///   - duration: Seconds; at once if not positive.
  ///   - options: The transition and its curve. Without a transition the changes are animated.
  ///   - animations: Makes the changes; nil for none.
  ///   - completion: Called when done, and whether it ran to its end; at once if nothing takes time. A
  ///     transition that is interrupted, by another of the view, by `removeAllAnimations()` of its layer or
  ///     as the view leaves its window, is done then, and has not run to its end.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    guard let way = options.transitionWay else {
      return animate(
        withDuration: duration, delay: 0, options: options, animations: animations ?? {},
        completion: completion)
    }
    let block = AnimationBlock.inheriting(
      AnimationBlock.Settings(duration: duration, delay: 0, curve: options.curve, options: options))
    if let window = view.root, block.takesTime {
      let settings = block.settings
      let transition = CATransition(way, duration: settings.duration, curve: settings.curve)
      transition.delegate = TransitionInterruption(of: block)
      view.layer.add(transition, forKey: nil)
      block.last(in: window)
    }
    if options.contains(.allowAnimatedContent) {
      block.perform { animations?() }
    } else {
      AnimationBlock.performWithoutAnimation { animations?() }
    }
    block.commit(completion: completion)
  }

  /// Replaces a view with another in their superview, with a transition.
  ///
  /// - Parameters:
  ///   - fromView: The view that goes; it is taken out of its superview, or hidden with
  ///     ``AnimationOptions/showHideTransitionViews``.
  ///   - toView: The view that comes; it is put in the place of the other, or shown with that option.
  ///   - duration: Seconds; at once if not positive.
  ///   - options: The transition and its curve.
  ///   - completion: Called when done, and whether it ran to its end.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    let container = fromView.superview
    transition(
      with: container ?? fromView, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          container?.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }
}

/// Tells the block of a transition when that is taken away before its end.
private final class TransitionInterruption: NSObject, CAAnimationDelegate {
  private weak var block: AnimationBlock?

  init(of block: AnimationBlock) { self.block = block }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    if !flag { block?.transitionWasInterrupted() }
  }
}

extension UIView.AnimationOptions {
  /// Hides and shows the views of a transition, instead of removing and adding them.
  public static let showHideTransitionViews = UIView.AnimationOptions(rawValue: 1 << 8)
  /// Turns the view about its vertical axis.
  public static let transitionFlipFromLeft = UIView.AnimationOptions(rawValue: 1 << 20)
  /// Turns the view about its vertical axis.
  public static let transitionFlipFromRight = UIView.AnimationOptions(rawValue: 2 << 20)
  /// Moves the old contents away upwards.
  public static let transitionCurlUp = UIView.AnimationOptions(rawValue: 3 << 20)
  /// Moves the new contents down over the old ones.
  public static let transitionCurlDown = UIView.AnimationOptions(rawValue: 4 << 20)
  /// Dissolves the old contents into the new ones.
  public static let transitionCrossDissolve = UIView.AnimationOptions(rawValue: 5 << 20)
  /// Turns the view about its horizontal axis.
  public static let transitionFlipFromTop = UIView.AnimationOptions(rawValue: 6 << 20)
  /// Turns the view about its horizontal axis.
  public static let transitionFlipFromBottom = UIView.AnimationOptions(rawValue: 7 << 20)

  /// The way of the transition, which three of the bits number; nil for none.
  fileprivate var transitionWay: LayerTransition.Way? {
    switch rawValue >> 20 & 7 {
    case 1, 2: .flip(isUpright: true)
    case 3: .reveal(CGVector(dx: 0, dy: -1))
    case 4: .moveIn(CGVector(dx: 0, dy: 1))
    case 5: .dissolve
    case 6, 7: .flip(isUpright: false)
    default: nil
    }
  }
}
