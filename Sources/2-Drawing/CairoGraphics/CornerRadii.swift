// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The radii of the corners of a rectangle, in points: each along the horizontal and the vertical
/// side, which are equal for a quarter of a circle.
public struct CornerRadii: Hashable, Sendable {
  /// The radii of the top left corner.
  public var topLeft: CGSize
  /// The radii of the top right corner.
  public var topRight: CGSize
  /// The radii of the bottom right corner.
  public var bottomRight: CGSize
  /// The radii of the bottom left corner.
  public var bottomLeft: CGSize

  /// Creates four equal radii.
  public init(_ radius: CGFloat) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  /// Creates radii of quarters of circles.
  public init(topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat, bottomLeft: CGFloat) {
    func size(_ radius: CGFloat) -> CGSize { CGSize(width: radius, height: radius) }
    self.init(
      topLeft: size(topLeft), topRight: size(topRight), bottomRight: size(bottomRight),
      bottomLeft: size(bottomLeft))
  }

  /// Creates radii.
  public init(topLeft: CGSize, topRight: CGSize, bottomRight: CGSize, bottomLeft: CGSize) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// A Boolean value that says whether no corner is round.
  public var isZero: Bool { all.allSatisfy { $0.width <= 0 || $0.height <= 0 } }

  private var all: [CGSize] { [topLeft, topRight, bottomRight, bottomLeft] }

  private func map(_ change: (CGSize) -> CGSize) -> CornerRadii {
    CornerRadii(
      topLeft: change(topLeft), topRight: change(topRight), bottomRight: change(bottomRight),
      bottomLeft: change(bottomLeft))
  }

  /// The radii, none below zero, shrunk alike until any two fit on their side, as CSS does it.
  func fitted(to size: CGSize) -> CornerRadii {
    func share(_ length: CGFloat, _ sum: CGFloat) -> CGFloat { sum > length ? length / sum : 1 }
    let radii = map { CGSize(width: max($0.width, 0), height: max($0.height, 0)) }
    let factor = max(
      min(
        share(size.width, radii.topLeft.width + radii.topRight.width),
        share(size.width, radii.bottomLeft.width + radii.bottomRight.width),
        share(size.height, radii.topLeft.height + radii.bottomLeft.height),
        share(size.height, radii.topRight.height + radii.bottomRight.height)), 0)
    guard factor < 1 else { return radii }
    return radii.map { CGSize(width: $0.width * factor, height: $0.height * factor) }
  }
}

/// The form of a rounded corner.
///
/// Points of a corner are counted in radii from it: how far along the side that the outline comes
/// on, and how far along the side that it leaves on. A quarter circle goes from (1, 0) to (0, 1).
public enum CornerCurve: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// Apple's continuous corner, whose curvature grows gradually.
  case continuous

  /// The distance that a continuous corner reaches along its sides, in radii.
  public static let continuousReach: CGFloat = 1.52866

  /// The points of a corner: where it begins, and then for each of its cubic curves two control
  /// points and the end.
  ///
  /// - Parameter available: The length that there is for the corner along the shorter of its sides, in
  ///   radii; 1 at least.
  /// - Returns: Points in radii.
  func points(available: CGFloat) -> [CGPoint] {
    switch self {
    case .circular:
      return Self.quarter
    case .continuous:
      // With no more space than a circle needs it is one, so that a pill stays a pill.
      let share = (min(max(available, 1), Self.continuousReach) - 1) / (Self.continuousReach - 1)
      guard share < 1 else { return Self.continuousPoints }
      return zip(Self.quarterInThree, Self.continuousPoints).map { circle, point in
        CGPoint(
          x: circle.x + (point.x - circle.x) * share, y: circle.y + (point.y - circle.y) * share)
      }
    }
  }

  /// A quarter of a circle in one cubic curve, to within 0.03 %: control points stand 0.5522847498
  /// radii from its ends.
  private static let quarter: [CGPoint] = {
    let rest = 1 - 0.5522847498
    return mirrored([CGPoint(x: 1, y: 0), CGPoint(x: rest, y: 0)])
  }()

  /// The published distances of Apple's continuous corner [uncertain]. Its curves meet at two
  /// degrees and a half, as published. The second half is the first with the sides exchanged.
  private static let continuousPoints = mirrored([
    CGPoint(x: continuousReach, y: 0),
    CGPoint(x: 1.08849, y: 0), CGPoint(x: 0.86841, y: 0), CGPoint(x: 0.63149, y: 0.07491),
    CGPoint(x: 0.37282, y: 0.16906),
  ])

  /// A quarter of a circle in three cubic curves that meet in the directions where those of the
  /// continuous corner do.
  private static let quarterInThree: [CGPoint] = {
    let joint = continuousPoints[3]
    let angle = atan2(1 - joint.x, 1 - joint.y)
    let (sine, cosine) = (sin(angle), cos(angle))
    // An arc's control points stand 4/3 · tan(a quarter of its angle) from its ends.
    let (short, long) = (4 / 3 * tan(angle / 4), 4 / 3 * tan((.pi / 2 - 2 * angle) / 4))
    let end = CGPoint(x: 1 - sine, y: 1 - cosine)
    return mirrored([
      CGPoint(x: 1, y: 0),
      CGPoint(x: 1 - short, y: 0), CGPoint(x: end.x + short * cosine, y: end.y - short * sine), end,
      CGPoint(x: end.x - long * cosine, y: end.y + long * sine),
    ])
  }()

  private static func mirrored(_ half: [CGPoint]) -> [CGPoint] {
    half + half.reversed().map { CGPoint(x: $0.y, y: $0.x) }
  }
}

extension Path {
  /// Creates an ellipse that touches the sides of a rectangle.
  public init(ellipseIn rect: CGRect) {
    self.init()
    let radius = CGSize(width: rect.width / 2, height: rect.height / 2)
    addRoundedRect(
      rect,
      CornerRadii(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius),
      .circular)
  }

  /// Creates a rectangle with four equal rounded corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle whose corners are round, in points.
  ///   - cornerRadius: The radius; at most half of the shorter side is used.
  ///   - curve: The form of the corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CornerCurve = .circular) {
    self.init(roundedRect: rect, cornerRadii: CornerRadii(cornerRadius), curve: curve)
  }

  /// Creates a rectangle with rounded corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle whose corners are round, in points.
  ///   - cornerRadii: Radii for each; all are shrunk alike where two do not fit on a side.
  ///   - curve: The form of the corners. A continuous one keeps its radius and reaches as far as
  ///     there is space; the length of a side is shared between two corners as their radii are.
  public init(roundedRect rect: CGRect, cornerRadii: CornerRadii, curve: CornerCurve = .circular) {
    let radii = cornerRadii.fitted(to: rect.size)
    guard !radii.isZero else {
      self.init(rect: rect)
      return
    }
    self.init()
    addRoundedRect(rect, radii, curve)
  }

  private mutating func addRoundedRect(_ rect: CGRect, _ radii: CornerRadii, _ curve: CornerCurve) {
    let (left, top) = (rect.origin.x, rect.origin.y)
    let (right, bottom) = (left + rect.size.width, top + rect.size.height)
    /// The space for each of two corners on a side, in their radii.
    func available(_ length: CGFloat, _ one: CGFloat, _ other: CGFloat) -> CGFloat {
      one + other > 0 ? length / (one + other) : 1
    }
    let (width, height) = (rect.size.width, rect.size.height)
    let above = available(width, radii.topLeft.width, radii.topRight.width)
    let below = available(width, radii.bottomLeft.width, radii.bottomRight.width)
    let before = available(height, radii.topLeft.height, radii.bottomLeft.height)
    let behind = available(height, radii.topRight.height, radii.bottomRight.height)
    // Clockwise, from the top side on: at the first corner the outline comes from the left, at the
    // second from above.
    let corners = [
      curve.points(available: min(above, behind)).map { point in
        CGPoint(
          x: right - point.x * radii.topRight.width, y: top + point.y * radii.topRight.height)
      },
      curve.points(available: min(below, behind)).map { point in
        CGPoint(
          x: right - point.y * radii.bottomRight.width,
          y: bottom - point.x * radii.bottomRight.height)
      },
      curve.points(available: min(below, before)).map { point in
        CGPoint(
          x: left + point.x * radii.bottomLeft.width,
          y: bottom - point.y * radii.bottomLeft.height)
      },
      curve.points(available: min(above, before)).map { point in
        CGPoint(x: left + point.y * radii.topLeft.width, y: top + point.x * radii.topLeft.height)
      },
    ]
    move(to: corners[3][corners[3].count - 1])
    for points in corners {
      addLine(to: points[0])
      for index in stride(from: 1, to: points.count, by: 3) {
        addCurve(to: points[index + 2], control1: points[index], control2: points[index + 1])
      }
    }
    closeSubpath()
  }
}
