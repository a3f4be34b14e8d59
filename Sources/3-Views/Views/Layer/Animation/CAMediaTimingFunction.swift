// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry

/// The progress of an animation over its duration: a cubic Bézier curve from (0, 0) to (1, 1).
public final class CAMediaTimingFunction: NSObject, Sendable {
  private let points: [Float]

  /// Creates a curve by its name.
  ///
  /// - Parameter name: One of the names below; another is as `linear`.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Creates a curve by its two control points.
  ///
  /// - Parameters:
  ///   - c1x: The share of the time at the first point; brought into 0…1, so that time goes forwards.
  ///   - c1y: The progress at the first point; beyond 0…1 the animation overshoots.
  ///   - c2x: The share of the time at the second point; brought into 0…1.
  ///   - c2y: The progress at the second point.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    func share(_ value: Float) -> Float { value > 0 ? min(value, 1) : 0 }
    points = [0, 0, share(c1x), c1y, share(c2x), c2y, 1, 1]
    super.init()
  }

  /// Writes one of the four control points of the curve.
  ///
  /// - Parameters:
  ///   - index: 0 for the beginning, 1 and 2 for the control points, 3 for the end. Another is a
  ///     programmer error.
  ///   - ptr: The place of two numbers: the share of the time and the progress.
  public func getControlPoint(at index: Int, values ptr: UnsafeMutablePointer<Float>) {
    guard (0..<4).contains(index) else {
      programmerError("A timing function has the points 0 to 3, and none at \(index).")
    }
    ptr[0] = points[index * 2]
    ptr[1] = points[index * 2 + 1]
  }

  /// Returns whether another object is a curve with the same points.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction)?.points == points
  }

  /// The hash of the points.
  public override var hash: Int { points.hashValue }

  /// The curve itself. A `Float` of a decimal fraction is that fraction again.
  var curve: TimingCurve {
    func exact(_ value: Float) -> Double { Double("\(value)") ?? Double(value) }
    return .cubic(
      x1: exact(points[2]), y1: exact(points[3]), x2: exact(points[4]), y2: exact(points[5]))
  }
}

/// The name of a timing function.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The curve's name.
  public let rawValue: String
  /// Creates a name.
  ///
  /// - Parameter rawValue: `linear`, `easeIn`, `easeOut`, `easeInEaseOut` or `default`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A curve of constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// A curve that is slow at the start.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// A curve that is slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// A curve that is slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// A curve that is fast at first, and slow for long at the end.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The mode in which an animation is shown before its beginning and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name.
  public let rawValue: String
  /// Creates a mode from its name.
  ///
  /// - Parameter rawValue: `removed`, `forwards`, `backwards` or `both`; another is as `removed`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The layer shows its own value before and after the animation.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// The layer shows the last value after the animation, until it is removed.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The layer shows the first value before the animation.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The layer shows the first value before and the last value after the animation.
  public static let both = CAMediaTimingFillMode(rawValue: "both")

  var fillsBefore: Bool { self == .backwards || self == .both }
  var fillsAfter: Bool { self == .forwards || self == .both }
}
