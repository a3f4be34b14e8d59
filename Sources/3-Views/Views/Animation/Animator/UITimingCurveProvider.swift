// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Geometry

/// The kind of a timing curve.
public enum UITimingCurveType: Int, Hashable, Sendable {
  /// A curve of the system.
  case builtin = 0
  /// A cubic Bézier curve.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// A curve and a spring: the spring counts.
  case composed = 3
}

/// The progress of a property animator over its duration.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
  /// The kind of the curve, which says what of the other two counts.
  var timingCurveType: UITimingCurveType { get }
  /// The curve; nil for a spring. Without one, where one should be, progress is slow at both ends.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; nil for a curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// The progress of an animation by a cubic Bézier curve from (0, 0) to (1, 1).
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The system's curve with these points; `easeInOut`, as well, for points of one's own.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point: a share of the time, and the progress.
  public let controlPoint1: CGPoint
  /// The second control point: a share of the time, and the progress.
  public let controlPoint2: CGPoint
  private let isBuiltIn: Bool

  /// Creates the curve that is slow at both ends.
  public override convenience init() { self.init(animationCurve: .easeInOut) }

  /// Creates one of the system's curves.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    guard case .cubic(let x1, let y1, let x2, let y2) = curve.timing else {
      preconditionFailure("The system's curves are cubic.")
    }
    controlPoint1 = CGPoint(x: x1, y: y1)
    controlPoint2 = CGPoint(x: x2, y: y2)
    isBuiltIn = true
    super.init()
  }

  /// Creates a curve by its control points.
  ///
  /// - Parameters:
  ///   - point1: The first point. Its `x`, a share of the time, is brought into 0…1, so that time goes
  ///     forwards; with a `y` beyond 0…1 the animation overshoots.
  ///   - point2: The second point.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    func point(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x > 0 ? min(point.x, 1) : 0, y: point.y.isFinite ? point.y : 0)
    }
    animationCurve = .easeInOut
    controlPoint1 = point(point1)
    controlPoint2 = point(point2)
    isBuiltIn = false
    super.init()
  }

  /// The kind of the curve: `builtin` for the system's, `cubic` for one by its points.
  open var timingCurveType: UITimingCurveType { isBuiltIn ? .builtin : .cubic }
  /// The curve itself.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// The spring of the curve, which is nil.
  open var springTimingParameters: UISpringTimingParameters? { nil }

  var curve: TimingCurve {
    .cubic(
      x1: Double(controlPoint1.x), y1: Double(controlPoint1.y), x2: Double(controlPoint2.x),
      y2: Double(controlPoint2.y))
  }
}

/// The progress of an animation as a weight on a spring swings to rest.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private enum Form {
    /// It settles in the animator's duration.
    case damped(ratio: Double)
    /// It settles when its physics say so.
    case physical((_ velocity: Double) -> Spring)
  }

  private let form: Form
  /// The velocity at the beginning, in ways a second.
  ///
  /// > Note: Differs from UIKit, where a point moves along each axis by its own part: its length counts
  /// > for every property; of one along an axis, its part there with the sign.
  public let initialVelocity: CGVector

  private init(_ form: Form, _ velocity: CGVector) {
    self.form = form
    initialVelocity = velocity
    super.init()
  }

  /// Creates the system's spring: a mass of 3, a stiffness of 1000 and a damping of 500, which counts as the
  /// least without overshoot. It settles in 0.506 s.
  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// Creates a spring that begins at rest.
  ///
  /// - Parameter ratio: 1 for no overshoot, towards 0 for more. It settles in the animator's duration.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Creates a spring that settles in the animator's duration.
  ///
  /// - Parameters:
  ///   - ratio: 1 for no overshoot, towards 0 for more.
  ///   - velocity: The velocity at the beginning, in ways a second.
  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    self.init(.damped(ratio: Double(ratio)), velocity)
  }

  /// Creates a spring by its physics, which say how long it takes: the animator's duration is that.
  ///
  /// - Parameters:
  ///   - mass: The mass of the weight, above 0.
  ///   - stiffness: The stiffness, above 0.
  ///   - damping: The damping, above 0. Beyond 2 √(mass × stiffness), from which on nothing overshoots, it
  ///     counts as that.
  ///   - velocity: The velocity at the beginning, in ways a second.
  public convenience init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    self.init(
      .physical {
        Spring(
          mass: Double(mass), stiffness: Double(stiffness), damping: max(Double(damping), 1e-3),
          initialVelocity: $0)
      }, velocity)
  }

  /// Creates a spring by the time that it seems to take, in place of the animator's duration.
  ///
  /// - Parameters:
  ///   - duration: Seconds that a swing seems to take.
  ///   - bounce: 0 for none, towards 1 for more.
  ///   - initialVelocity: The velocity at the beginning, in ways a second.
  public convenience init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero
  ) {
    self.init(
      .physical {
        Spring(perceptualDuration: duration, bounce: Double(bounce), initialVelocity: $0)
      }, initialVelocity)
  }

  /// The kind of the curve: `spring`.
  open var timingCurveType: UITimingCurveType { .spring }
  /// The cubic curve of the spring, which is nil.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The spring itself.
  open var springTimingParameters: UISpringTimingParameters? { self }

  private var speed: Double {
    let (x, y) = (Double(initialVelocity.dx), Double(initialVelocity.dy))
    return x == 0 ? y : y == 0 ? x : hypot(x, y)
  }

  func spring(settlingIn duration: TimeInterval) -> (spring: Spring, duration: TimeInterval) {
    switch form {
    case .damped(let ratio):
      let spring = Spring(settlingIn: duration, dampingRatio: ratio, initialVelocity: speed)
      return (spring, duration)
    case .physical(let make):
      let spring = make(speed)
      return (spring, spring.settlingTime)
    }
  }
}

/// The course of an animator: a curve, and how long it takes.
struct AnimatorCourse {
  var curve: TimingCurve
  var duration: TimeInterval

  /// Creates the course that timing parameters describe.
  ///
  /// - Parameters:
  ///   - parameters: The parameters.
  ///   - duration: Seconds; a spring by its physics takes its own.
  @MainActor init(_ parameters: any UITimingCurveProvider, duration: TimeInterval) {
    let seconds = duration.isFinite ? max(0, duration) : 0
    switch parameters.timingCurveType {
    case .spring, .composed:
      if let spring = parameters.springTimingParameters?.spring(settlingIn: seconds) {
        (curve, self.duration) = (.spring(spring.spring), spring.duration)
        return
      }
    case .builtin, .cubic: break
    }
    (curve, self.duration) = (parameters.cubicTimingParameters?.curve ?? .easeInOut, seconds)
  }
}
