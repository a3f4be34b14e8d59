// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry

/// An animation of one property of a layer: what basic ones, springs and keyframes have in common.
///
/// The property is named by its key path:
///
/// | of | key paths |
/// |---|---|
/// | `CALayer` | `opacity`, `hidden`, `position`, `bounds`, `cornerRadius`, `backgroundColor`, `borderColor`, `borderWidth`, `shadowColor`, `shadowOpacity`, `shadowRadius`, `shadowOffset`, `shadowPath`, `transform`, `anchorPoint`, `zPosition`, `contents` |
/// | parts of points, sizes and rectangles | `position.x`, `bounds.origin`, `bounds.size.width`, `shadowOffset.height` and so on |
/// | parts of the transform | `transform.rotation` or `transform.rotation.z`, `transform.rotation.x`, `transform.rotation.y`, `transform.scale`, `transform.scale.x`, `transform.scale.y`, `transform.translation`, `transform.translation.x`, `transform.translation.y` |
/// | `CAShapeLayer` | `path`, `fillColor`, `strokeColor`, `strokeStart`, `strokeEnd`, `lineWidth`, `miterLimit`, `lineDashPhase` |
/// | `CAGradientLayer` | `colors`, `locations`, `startPoint`, `endPoint` |
///
/// Turns about the axes x and y are seen from far away, without perspective: the layer gets narrower by the
/// cosine of the angle, and shows its mirrored back beyond a quarter of a turn, unless it is not
/// ``CALayer/isDoubleSided``.
///
/// Another key path is a line on the console, and the animation changes nothing; it takes its time.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  /// Creates an animation without a key path, which changes nothing.
  public override init() { super.init() }

  /// Creates an animation of a property.
  ///
  /// - Parameter path: The property's key path; nil for an animation that changes nothing.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// The key path of the property; nil changes nothing.
  open var keyPath: String?
  /// A Boolean value that says whether the values are added to what the layer shows without the
  /// animation; of a transform, done before. A value that is missing is then one that adds nothing.
  open var isAdditive = false
  /// A Boolean value that says whether each run begins where the one before it ended: the value at the end
  /// is added once for each run before. Of runs that go back as well it does not count.
  open var isCumulative = false

  /// Returns how the property changes; nil for not at all.
  func course(of layer: CALayer, _ keyPath: LayerKeyPath) -> PropertyMotion.Course? { nil }

  override func motion(of layer: CALayer, length: TimeInterval) -> LayerMotion {
    var motion = LayerMotion(
      timing: timing(length: length), curve: timingFunction?.curve, content: .group([]))
    guard let name = keyPath else { return motion }
    guard let keyPath = LayerKeyPath.named(name, of: layer) else {
      consoleMessage(
        "\(type(of: self)): \"\(name)\" of a \(type(of: layer)) cannot be animated; the documentation of CAPropertyAnimation lists the key paths that can."
      )
      return motion
    }
    if let course = course(of: layer, keyPath) {
      motion.content = .property(
        PropertyMotion(
          keyPath: keyPath, course: course, isAdditive: isAdditive,
          isCumulative: isCumulative && !autoreverses))
    }
    return motion
  }
}

/// An animation of a property between two values.
///
/// Which two follows from what is set; the value without the animation is what the layer has, and what
/// animations make of it that were added before:
///
/// | set | from | to |
/// |---|---|---|
/// | ``fromValue`` and ``toValue`` | `fromValue` | `toValue` |
/// | ``fromValue`` and ``byValue`` | `fromValue` | `fromValue` + `byValue` |
/// | ``byValue`` and ``toValue`` | `toValue` − `byValue` | `toValue` |
/// | ``fromValue`` | `fromValue` | the value without the animation |
/// | ``toValue`` | the value without the animation | `toValue` |
/// | ``byValue`` | the value without the animation | that + `byValue` |
/// | none | what was shown when it was added | the value without the animation |
///
/// Values are numbers of any kind, `CGPoint`, `CGSize`, `CGRect`, `CGColor`, `CATransform3D`,
/// `CGAffineTransform`, `CGPath`, and arrays of numbers and of colours. Transforms turn by the shorter
/// way; `transform.rotation` turns by the angles that are given. Paths change point by point where both
/// are made of the same lines and curves; otherwise, and where values are of different kinds, the one
/// follows the other halfway.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the beginning; nil, as by default, for one that follows from the others.
  open var fromValue: Any?
  /// The value at the end; nil, as by default, for one that follows from the others.
  open var toValue: Any?
  /// The difference between the two; nil, as by default, for one that follows from the others.
  open var byValue: Any?

  final func ends(of layer: CALayer, _ keyPath: LayerKeyPath) -> MotionEnds {
    var ends = MotionEnds(
      from: fromValue.flatMap(AnimatableValue.init), to: toValue.flatMap(AnimatableValue.init),
      by: byValue.flatMap(AnimatableValue.init))
    if ends.from == nil, ends.to == nil, ends.by == nil {
      ends.previous = keyPath.read(layer.presentationCopy())
    }
    return ends
  }

  override func course(
    of layer: CALayer, _ keyPath: LayerKeyPath
  ) -> PropertyMotion.Course? { .between(ends(of: layer, keyPath)) }
}

/// An animation of a property between two values, as a weight on a spring swings to rest.
///
/// The swing follows from ``mass``, ``stiffness``, ``damping`` and ``initialVelocity`` by the equation of
/// a damped oscillator, in seconds: the `duration` does not stretch it, and cuts it off if it is shorter
/// than ``settlingDuration``. The `timingFunction` does not count.
///
/// ```swift
/// let drop = CASpringAnimation(keyPath: "position.y")
/// drop.fromValue = 0
/// drop.damping = 8
/// drop.duration = drop.settlingDuration
/// ball.add(drop, forKey: nil)
/// ```
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  /// The mass of the weight; above 0, and 1 unless set.
  open var mass: CGFloat = 1
  /// The stiffness of the spring; above 0, and 100 unless set.
  open var stiffness: CGFloat = 100
  /// The damping of the motion; 10 unless set. At 0 it swings for ever; from 2 √(mass × stiffness) on it
  /// does not overshoot, and unless ``allowsOverdamping`` more counts as that.
  open var damping: CGFloat = 10
  /// A Boolean value that says whether more damping than a motion without overshoot needs makes it slower;
  /// false unless set.
  open var allowsOverdamping = false
  /// The speed at the beginning, in ways a second: 1 is the whole way in a second, below 0 away from the
  /// end; 0 unless set.
  open var initialVelocity: CGFloat = 0

  /// The time after which the spring is within a thousandth of the way from its end and stays there, in
  /// seconds; infinity without damping.
  ///
  /// > Note: Differs from UIKit, which does not say how near is near enough: by default it is 1.41 s here
  /// > and 1.47 s there.
  open var settlingDuration: CFTimeInterval { spring.settlingTime }

  private var spring: Spring {
    Spring(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      allowsOverdamping: allowsOverdamping, initialVelocity: Double(initialVelocity))
  }

  override func course(
    of layer: CALayer, _ keyPath: LayerKeyPath
  ) -> PropertyMotion.Course? { .spring(ends(of: layer, keyPath), spring) }
}
