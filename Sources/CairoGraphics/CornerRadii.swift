// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The radius of each corner of a rectangle, in points.
public struct CornerRadii: Hashable, Sendable {
  /// The top left corner.
  public var topLeft: CGFloat
  /// The top right corner.
  public var topRight: CGFloat
  /// The bottom right corner.
  public var bottomRight: CGFloat
  /// The bottom left corner.
  public var bottomLeft: CGFloat

  /// Creates four equal radii.
  ///
  /// - Parameter radius: The radius.
  public init(_ radius: CGFloat) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  /// Creates radii.
  ///
  /// - Parameters:
  ///   - topLeft: The top left corner.
  ///   - topRight: The top right corner.
  ///   - bottomRight: The bottom right corner.
  ///   - bottomLeft: The bottom left corner.
  public init(topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat, bottomLeft: CGFloat) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// Whether no corner is round.
  public var isZero: Bool {
    topLeft <= 0 && topRight <= 0 && bottomRight <= 0 && bottomLeft <= 0
  }

  /// The radii of a rectangle that is smaller by a distance on every side, for concentric corners.
  ///
  /// - Parameter distance: How much smaller on each side, in points.
  /// - Returns: Radii less the distance, none below zero.
  public func inset(by distance: CGFloat) -> CornerRadii {
    CornerRadii(
      topLeft: max(topLeft - distance, 0), topRight: max(topRight - distance, 0),
      bottomRight: max(bottomRight - distance, 0), bottomLeft: max(bottomLeft - distance, 0))
  }

  /// The radii shrunk alike until any two fit on their side, as CSS does it.
  func fitted(to size: CGSize) -> CornerRadii {
    func share(_ length: CGFloat, _ sum: CGFloat) -> CGFloat { sum > length ? length / sum : 1 }
    let radii = inset(by: 0)
    let factor = max(
      min(
        share(size.width, radii.topLeft + radii.topRight),
        share(size.width, radii.bottomLeft + radii.bottomRight),
        share(size.height, radii.topLeft + radii.bottomLeft),
        share(size.height, radii.topRight + radii.bottomRight)), 0)
    guard factor < 1 else { return radii }
    return CornerRadii(
      topLeft: radii.topLeft * factor, topRight: radii.topRight * factor,
      bottomRight: radii.bottomRight * factor, bottomLeft: radii.bottomLeft * factor)
  }
}
