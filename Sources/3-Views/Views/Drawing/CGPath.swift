// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CairoGraphics
public import Foundation
public import Geometry

/// An outline that does not change, unless it is a ``CGMutablePath``.
public class CGPath: Hashable, @unchecked Sendable {
  // Only a mutable path changes, and as with Apple's its users keep it to themselves while it does.
  package fileprivate(set) var path: Path

  package init(_ path: Path) { self.path = path }

  /// Creates the outline of a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle that bounds the shape, in points.
  ///   - transform: Moves the outline first; nil for not at all.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect: rect).applying(transform?.pointee ?? .identity))
  }

  /// Creates the outline of an ellipse, which begins at the right and goes clockwise.
  ///
  /// - Parameters:
  ///   - rect: The rectangle around it.
  ///   - transform: Moves the outline first; nil for not at all.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ovalIn: rect).applying(transform?.pointee ?? .identity))
  }

  /// Creates the outline of a rectangle with rounded corners, quarters of ellipses.
  ///
  /// - Parameters:
  ///   - rect: The rectangle whose corners are round, in points.
  ///   - cornerWidth: The horizontal radius, in points; at most half the width is used.
  ///   - cornerHeight: The vertical radius, in points; at most half the height is used.
  ///   - transform: Moves the outline first; nil for not at all.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let radius = CGSize(
      width: min(cornerWidth, rect.width / 2), height: min(cornerHeight, rect.height / 2))
    let path = Path(
      roundedRect: rect,
      cornerRadii: CornerRadii(
        topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius))
    self.init(transform.map { path.applying($0.pointee) } ?? path)
  }

  /// The smallest rectangle around the outline.
  public var boundingBox: CGRect { path.boundingBox }
  /// A Boolean value that says whether there is no outline.
  public var isEmpty: Bool { path.isEmpty }
  /// The point from which the outline goes on; zero for an empty one.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Returns the outline as it is now, which does not change.
  public func copy() -> CGPath? { CGPath(path) }
  /// Returns an outline that begins as this one and can be added to.
  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.path = path
    return copy
  }

  /// Returns whether two outlines are the same.
  public static func == (left: CGPath, right: CGPath) -> Bool { left.path == right.path }
  /// Adds the path to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// An outline that can be added to.
///
/// Its methods take a transform that moves what is added first; without one it stays where it is.
///
/// ```swift
/// let path = CGMutablePath()
/// path.move(to: CGPoint(x: 0, y: 20))
/// path.addLine(to: CGPoint(x: 40, y: 20))
/// path.addEllipse(in: CGRect(x: 10, y: 10, width: 20, height: 20))
/// ```
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Creates an empty outline.
  public init() { super.init(Path()) }

  /// Begins a new subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: point.applying(transform))
  }

  /// Adds a straight line to a point.
  ///
  /// - Parameters:
  ///   - point: The end of the line, in points.
  ///   - transform: Moves the end first.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.addLine(to: point.applying(transform))
  }

  /// Begins a new subpath at the first of several points, if any, and adds lines to the others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a cubic Bézier curve.
  ///
  /// - Parameters:
  ///   - end: To where.
  ///   - control1: The point that the curve leaves for.
  ///   - control2: The point that the curve comes from.
  ///   - transform: Moves the three points first.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    path.addCurve(
      to: end.applying(transform), control1: control1.applying(transform),
      control2: control2.applying(transform))
  }

  /// Adds a quadratic Bézier curve.
  ///
  /// - Parameters:
  ///   - end: To where.
  ///   - control: The point that the curve leaves for and comes from.
  ///   - transform: Moves both points first.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addPath(Path(rect: rect).applying(transform))
  }

  /// Adds an ellipse that touches the sides of a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addPath(Path(ovalIn: rect).applying(transform))
  }

  /// Adds a rectangle with rounded corners, quarters of ellipses.
  ///
  /// - Parameters:
  ///   - rect: The rectangle whose corners are round, in points.
  ///   - cornerWidth: The horizontal radius, in points; at most half the width is used.
  ///   - cornerHeight: The vertical radius, in points; at most half the height is used.
  ///   - transform: Moves the outline first.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let rounded = CGPath(
      roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: nil)
    path.addPath(rounded.path.applying(transform))
  }

  /// Adds an arc of a circle, and a line to its beginning if the path is not empty.
  ///
  /// - Parameters:
  ///   - center: The middle of the circle, in points.
  ///   - radius: The circle's radius, in points.
  ///   - startAngle: The direction of its beginning, in radians: 0 is to the right, π/2 down.
  ///   - endAngle: The direction of its end. A whole turn from the beginning, or more, is a circle.
  ///   - clockwise: The way round where y counts upwards, as in Core Graphics: where it counts down, as
  ///     here, true goes counterclockwise.
  ///   - transform: Moves the arc first.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    var arc = Path()
    arc.addArc(
      center: center, radius: radius, from: startAngle, to: endAngle, clockwise: !clockwise)
    path.goOn(with: arc.applying(transform))
  }

  /// Adds another path.
  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.addPath(other.path.applying(transform))
  }

  /// Closes the subpath with a line to its beginning.
  public func closeSubpath() { path.closeSubpath() }
}

/// The form of the ends of lines.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// A square end at the end of the path.
  case butt
  /// A half circle beyond the end of the path.
  case round
  /// A square end that extends half of the line's width beyond the end of the path.
  case square
}

/// The form of the corners of lines.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// The edges meet in a point, as long as the miter limit allows.
  case miter
  /// A circle around the corner.
  case round
  /// The edges are connected by a straight line.
  case bevel
}

extension LineStyle.Cap {
  init(_ cap: CGLineCap) {
    switch cap {
    case .butt: self = .butt
    case .round: self = .round
    case .square: self = .square
    }
  }
}

extension LineStyle.Join {
  init(_ join: CGLineJoin) {
    switch join {
    case .miter: self = .miter
    case .round: self = .round
    case .bevel: self = .bevel
    }
  }
}
