// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The radii of each corner of a rectangle, in points: how far it reaches along the horizontal side
/// and along the vertical one, which are the same for a circle's quarter.
public struct CornerRadii: Hashable, Sendable {
  /// The top left corner.
  public var topLeft: CGSize
  /// The top right corner.
  public var topRight: CGSize
  /// The bottom right corner.
  public var bottomRight: CGSize
  /// The bottom left corner.
  public var bottomLeft: CGSize

  /// Creates four equal radii.
  public init(_ radius: CGFloat) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  /// Creates radii of circles' quarters.
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
