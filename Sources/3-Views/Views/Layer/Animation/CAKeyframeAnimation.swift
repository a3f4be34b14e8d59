// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
public import Foundation

/// An animation of a property through several values.
///
/// ```swift
/// let shake = CAKeyframeAnimation(keyPath: "position.x")
/// shake.values = [0, 10, -10, 10, 0]
/// shake.keyTimes = [0, 0.125, 0.375, 0.625, 1]
/// shake.duration = 0.4
/// shake.isAdditive = true
/// field.layer.add(shake, forKey: "shake")
/// ```
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, of the kinds that `CABasicAnimation` has; nil, as by default, for none. What is no such
  /// value is left out.
  open var values: [Any]?
  /// The path that a point, such as the layer's `position`, goes along, in place of ``values``; nil, as
  /// by default, for none. Each of its lines and curves is a step, and its ends are the values.
  open var path: CGPath?
  /// The moments of the values, as shares of the duration that do not decrease; nil, as by default, for
  /// equal steps. As many as there are values, from 0 to 1; for ``CAAnimationCalculationMode/discrete``
  /// one more, as each value holds until the next moment. Another number of them, or another order, counts
  /// as nil.
  open var keyTimes: [NSNumber]?
  /// The progress over each step; nil, as by default, and steps without one: of one speed.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The way from one value to the next; ``CAAnimationCalculationMode/linear`` unless set. Paced ones
  /// have moments of their own: ``keyTimes`` and ``timingFunctions`` do not count.
  open var calculationMode: CAAnimationCalculationMode = .linear

  /// The way in which a layer turns whose `position` goes along the ``path``; nil, as by default, for one
  /// that keeps its direction. Another value of ``CAAnimationRotationMode`` counts as nil.
  open var rotationMode: CAAnimationRotationMode?

  override func course(
    of layer: CALayer, _ keyPath: LayerKeyPath
  ) -> PropertyMotion.Course? {
    if let track = path.flatMap({ PathTrack($0.path) }) {
      return .keyframes(keyframes(.track(track), count: track.lengths.count + 1, track.lengths))
    }
    let values = (values ?? []).compactMap(AnimatableValue.init)
    guard !values.isEmpty else { return nil }
    let distances = zip(values, values.dropFirst()).map { $0.distance(to: $1) }
    return .keyframes(keyframes(.list(values), count: values.count, distances))
  }

  private func keyframes(
    _ values: Keyframes.Values, count: Int, _ distances: [CGFloat]
  ) -> Keyframes {
    let isPaced = calculationMode == .paced || calculationMode == .cubicPaced
    let curves = isPaced ? [] : (timingFunctions ?? []).map(\.curve)
    let times = (isPaced ? pacedTimes(distances) : givenTimes(count: count)) ?? equalTimes(count)
    return Keyframes(
      values: values, times: times, curves: curves, mode: calculationMode,
      turning: keyPath == "position" ? rotationMode?.angle : nil)
  }

  /// The number of moments that several values need.
  private func timeCount(_ count: Int) -> Int { calculationMode == .discrete ? count + 1 : count }

  private func equalTimes(_ count: Int) -> [CGFloat] {
    let steps = max(timeCount(count) - 1, 1)
    return (0...steps).map { CGFloat($0) / CGFloat(steps) }
  }

  private func givenTimes(count: Int) -> [CGFloat]? {
    guard let times = keyTimes?.map({ CGFloat($0.doubleValue) }), times.count == timeCount(count),
      zip(times, times.dropFirst()).allSatisfy({ $0 <= $1 })
    else { return nil }
    return times
  }

  /// The moments at which one speed reaches the values; nil where nothing moves.
  private func pacedTimes(_ distances: [CGFloat]) -> [CGFloat]? {
    let total = distances.reduce(0, +)
    guard total > 0, total.isFinite else { return nil }
    var sum: CGFloat = 0
    let times = distances.map { distance in
      sum += distance
      return sum / total
    }
    return [0] + times
  }
}

/// The way of a keyframe animation from one value to the next.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name.
  public let rawValue: String
  /// Creates a mode from its name.
  ///
  /// - Parameter rawValue: `linear`, `discrete`, `paced`, `cubic` or `cubicPaced`; another is as `linear`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A straight line between values.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// A constant value until the next keyframe.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// A straight line between values, at constant speed.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// A smooth curve through the values: Catmull and Rom's. Transforms and paths go straight.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// A smooth curve through the values, whose times follow from their distances.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// The way in which a layer turns that goes along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name.
  public let rawValue: String
  /// Creates a mode from its name.
  ///
  /// - Parameter rawValue: `auto` or `autoReverse`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The layer turns with the direction of the path, after its own transform: a layer that faces
  /// right faces ahead.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// The layer turns with the direction of the path, plus half a turn: what faces left faces ahead.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")

  /// The angle that is added to the direction of the path; nil for no turning.
  fileprivate var angle: CGFloat? {
    switch self {
    case .rotateAuto: 0
    case .rotateAutoReverse: .pi
    default: nil
    }
  }
}
