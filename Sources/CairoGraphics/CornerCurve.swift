// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The form of a rounded corner.
///
/// Points of a corner are counted in radii from it: how far along the side that the outline comes
/// on, and how far along the side that it leaves on. A quarter of a circle goes from (1, 0) to (0,
/// 1).
public enum CornerCurve: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// Apple's continuous corner, whose curvature grows gradually.
  case continuous

  /// How far a continuous corner reaches along its sides, in radii.
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

  /// The published distances of Apple's continuous corner [uncertain]. Its curves meet at an angle
  /// of two degrees and a half, as published. The second half is the first with the sides
  /// exchanged.
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
