// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

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
  ///   - rect: The rectangle.
  ///   - cornerRadius: The radius; at most half of the shorter side is used.
  ///   - curve: The form of the corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CornerCurve = .circular) {
    self.init(roundedRect: rect, cornerRadii: CornerRadii(cornerRadius), curve: curve)
  }

  /// Creates a rectangle with rounded corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
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
      curve.points(available: min(above, behind)).map { place in
        CGPoint(
          x: right - place.x * radii.topRight.width, y: top + place.y * radii.topRight.height)
      },
      curve.points(available: min(below, behind)).map { place in
        CGPoint(
          x: right - place.y * radii.bottomRight.width,
          y: bottom - place.x * radii.bottomRight.height)
      },
      curve.points(available: min(below, before)).map { place in
        CGPoint(
          x: left + place.x * radii.bottomLeft.width,
          y: bottom - place.y * radii.bottomLeft.height)
      },
      curve.points(available: min(above, before)).map { place in
        CGPoint(x: left + place.y * radii.topLeft.width, y: top + place.x * radii.topLeft.height)
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
