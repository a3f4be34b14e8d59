// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
public import Foundation
import Geometry

/// An outline that can be filled and drawn as a line in the current context.
@preconcurrency @MainActor
public final class UIBezierPath {
  private var path: Path
  /// The width of the line, in points.
  public var lineWidth: CGFloat = 1

  /// Creates an empty path.
  public init() { path = Path() }

  /// Creates a path of a rectangle, in points.
  public init(rect: CGRect) { path = Path(rect: rect) }

  /// Creates an ellipse.
  public init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }

  /// Creates a rectangle with rounded corners of the continuous form
  /// (``CALayerCornerCurve/continuous``).
  ///
  /// - Parameters:
  ///   - rect: The rectangle whose corners are round, in points.
  ///   - cornerRadius: The radius in points, at most half the shorter side.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    path = Path(roundedRect: rect, cornerRadius: cornerRadius, curve: .continuous)
  }

  /// Creates a rectangle some of whose corners are rounded, in the continuous form
  /// (``CALayerCornerCurve/continuous``).
  ///
  /// - Parameters:
  ///   - rect: The rectangle whose corners are round, in points.
  ///   - corners: The corners to round.
  ///   - cornerRadii: The radii along the horizontal and the vertical sides, in points; at most
  ///     half the width and half the height. Corners are square if either is not positive.
  public init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let limited = CGSize(
      width: min(cornerRadii.width, rect.width / 2),
      height: min(cornerRadii.height, rect.height / 2))
    let isRound = limited.width > 0 && limited.height > 0
    func radii(_ corner: UIRectCorner) -> CGSize {
      isRound && corners.contains(corner) ? limited : .zero
    }
    path = Path(
      roundedRect: rect,
      cornerRadii: CornerRadii(
        topLeft: radii(.topLeft), topRight: radii(.topRight), bottomRight: radii(.bottomRight),
        bottomLeft: radii(.bottomLeft)),
      curve: .continuous)
  }

  /// The outline as it is now.
  public var cgPath: CGPath { CGPath(path) }
  /// The smallest rectangle around the outline.
  public var bounds: CGRect { path.boundingBox }

  /// Returns a path that changes apart from this one.
  func duplicate() -> UIBezierPath {
    let copy = UIBezierPath()
    copy.path = path
    copy.lineWidth = lineWidth
    return copy
  }

  /// Begins a new outline at a point.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a straight line from the current point to another.
  ///
  /// - Parameter point: The end of the line, in points.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Goes on in a curve.
  ///
  /// - Parameters:
  ///   - endPoint: To where.
  ///   - controlPoint1: The point that the curve leaves for.
  ///   - controlPoint2: The point that the curve comes from.
  public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds another path.
  public func append(_ other: UIBezierPath) { path.addPath(other.path) }
  /// Closes the outline by a line to its beginning.
  public func close() { path.closeSubpath() }

  /// Fills the path in the current context.
  public func fill() { UIGraphicsGetCurrentContext()?.fill(path) }
  /// Draws the path as a line in the current context.
  public func stroke() { UIGraphicsGetCurrentContext()?.stroke(path, width: lineWidth) }
  /// Cuts off what is drawn outside the path in the current context.
  public func addClip() { UIGraphicsGetCurrentContext()?.canvas.clip(to: path) }
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The corners as bits, with UIKit's values.
  public let rawValue: UInt
  /// Creates corners from bits, with UIKit's values.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Top left.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// Top right.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// Bottom left.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// Bottom right.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All four.
  public static let allCorners = UIRectCorner(rawValue: .max)
}
