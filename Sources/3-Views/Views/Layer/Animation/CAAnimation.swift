// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The time of an animation, counted by the time of what it is in: of a layer or of a group.
///
/// The animation begins at ``beginTime`` and runs for its ``duration`` as often as it repeats, ``speed``
/// times as fast as what it is in.
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
  /// The moment of the beginning, in seconds of the layer's or group's time. 0, as by default, is the
  /// moment at which the animation is added to a layer, and the beginning of a group.
  var beginTime: CFTimeInterval { get set }
  /// The length of one run, in seconds. 0, as by default, is `CATransaction.animationDuration()` and, in
  /// a group, the length of the group's run.
  var duration: CFTimeInterval { get set }
  /// The speed, as a ratio: 2 is twice as fast. Below 0 it runs backwards, from its end to its beginning;
  /// at 0 it stands still and never ends.
  var speed: Float { get set }
  /// The moment of the run that is shown at the beginning, in seconds. The animation takes as long as
  /// without: what it skipped follows at the end.
  var timeOffset: CFTimeInterval { get set }
  /// The number of runs, which may be a fraction; infinity, or the greatest finite `Float`, for ever. 0, as
  /// by default, is one run.
  var repeatCount: Float { get set }
  /// The length of all runs together, in seconds, in place of ``repeatCount``; 0 unless set.
  var repeatDuration: CFTimeInterval { get set }
  /// A Boolean value that says whether each run goes back as well, which takes the duration once more.
  var autoreverses: Bool { get set }
  /// The mode in which it is shown before the beginning and after the end; ``CAMediaTimingFillMode/removed`` unless set.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// An animation of a layer: what the kinds of animations have in common.
///
/// It changes what is shown, never the layer's own values: at its end it is removed, and those are seen
/// again. It counts as it is when it is added to a layer; later changes of it have no effect.
///
/// ```swift
/// let fade = CABasicAnimation(keyPath: "opacity")
/// fade.fromValue = 1
/// fade.toValue = 0.2
/// fade.duration = 0.5
/// fade.autoreverses = true
/// fade.repeatCount = .infinity
/// dot.layer.add(fade, forKey: "pulse")
/// ```
///
/// Time is the window's: `UIWindow.advance(to:)` moves it. An animation of a layer that is in no window
/// begins when the window that it comes into goes on, and one of a layer that has left its window is
/// removed then.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAMediaTiming {
  /// Creates an animation with the default values.
  public override init() { super.init() }

  /// The moment of the beginning, in seconds of the layer's time, such as `CACurrentMediaTime() + 1`; 0,
  /// as by default, for when it is added.
  open var beginTime: CFTimeInterval = 0
  /// The length of one run, in seconds; see ``CAMediaTiming/duration``.
  open var duration: CFTimeInterval = 0
  /// The speed, as a ratio; 1 unless set.
  open var speed: Float = 1
  /// The moment of the run that is shown at the beginning, in seconds; 0 unless set.
  open var timeOffset: CFTimeInterval = 0
  /// The number of runs; see ``CAMediaTiming/repeatCount``.
  open var repeatCount: Float = 0
  /// The length of all runs together, in seconds; 0 unless set.
  open var repeatDuration: CFTimeInterval = 0
  /// A Boolean value that says whether each run goes back as well.
  open var autoreverses = false
  /// The mode in which it is shown before the beginning and after the end.
  open var fillMode: CAMediaTimingFillMode = .removed

  /// The progress over one run; nil, as by default, for one of one speed.
  open var timingFunction: CAMediaTimingFunction?
  /// The object that learns of the beginning and the end; held by the animation. Those of animations in
  /// a group are not called.
  open var delegate: (any CAAnimationDelegate)?
  /// A Boolean value that says whether the animation is taken from its layer at its end; true unless
  /// set. Of animations in a group it does not count.
  open var isRemovedOnCompletion = true

  private var values: [String: Any] = [:]

  /// Stores a value of the program with the animation, by which its delegate can identify it.
  ///
  /// > Note: Differs from UIKit: the names of the animation's properties are no different. They keep a
  /// > value, too, and set no property.
  ///
  /// - Parameters:
  ///   - value: The value; nil for none.
  ///   - key: The name to find it by.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  /// Returns the value that was kept by a name; nil without one.
  open func value(forKey key: String) -> Any? { values[key] }

  /// Returns what the animation does to a layer.
  ///
  /// - Parameters:
  ///   - layer: The layer that it is added to.
  ///   - length: The duration where the animation has none of its own.
  /// - Returns: The motion, empty for an animation that changes nothing.
  func motion(of layer: CALayer, length: TimeInterval) -> LayerMotion {
    LayerMotion(timing: timing(length: length), content: .group([]))
  }

  func timing(length: TimeInterval) -> MediaTiming {
    /// The greatest `Float` is for ever, as many programs write it.
    func unlimited(_ value: Double) -> Double {
      value >= Double(Float.greatestFiniteMagnitude) ? .infinity : value
    }
    return MediaTiming(
      begin: beginTime.isFinite ? beginTime : 0, duration: duration > 0 ? duration : length,
      speed: Double(speed), offset: timeOffset, repeatCount: unlimited(Double(repeatCount)),
      repeatDuration: unlimited(repeatDuration), autoreverses: autoreverses, fillMode: fillMode)
  }
}

/// The methods that are called when an animation begins and ends. Both methods are optional.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Called when an animation begins: as soon as the window's time next advances, even by nothing,
  /// after it was added or, for one with a `beginTime`, at that moment.
  func animationDidStart(_ anim: CAAnimation)

  /// Called when an animation has ended.
  ///
  /// - Parameters:
  ///   - anim: The animation that was added.
  ///   - flag: True at its end; false where it was removed before, which the delegate learns as soon as
  ///     the window's time goes on.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

/// A group of animations that run together, by the time of the group.
///
/// The group's time goes from 0 to its `duration`, along its `timingFunction`, and not beyond; animations
/// in it that are longer are cut off, and those without a duration are as long as the group. Where the
/// group goes back, or is shown after its end, those that end with it show their last values.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  /// The animations, of which later ones come after earlier ones where they change the same; nil, as by
  /// default, for none.
  open var animations: [CAAnimation]?

  override func motion(of layer: CALayer, length: TimeInterval) -> LayerMotion {
    let timing = timing(length: length)
    let parts = (animations ?? []).map { $0.motion(of: layer, length: timing.duration) }
    return LayerMotion(timing: timing, curve: timingFunction?.curve, content: .group(parts))
  }
}
