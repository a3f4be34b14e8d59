// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
public import Foundation
public import Geometry

/// An outline that can be filled and drawn as a line in the current context.
///
/// Two paths are equal if they are the same object. A subclass of an app's own that adds properties
/// copies them in `copy(with:)`.
@preconcurrency @MainActor
open class UIBezierPath: NSObject, @preconcurrency NSCopying {
  private var path = Path()
  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1
  /// The form of the line's ends; square unless set.
  open var lineCapStyle: CGLineCap = .butt
  /// The form of the line's corners; pointed unless set.
  open var lineJoinStyle: CGLineJoin = .miter
  /// The length of a pointed corner, in widths of the line, beyond which it is cut off; 10 unless set.
  open var miterLimit: CGFloat = 10
  /// A Boolean value that says whether an outline inside another is a hole of the filled path, whichever
  /// way round it goes.
  open var usesEvenOddFillRule = false
  private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// Creates an empty path.
  public override init() { super.init() }

  /// Creates a path of a rectangle, in points.
  public convenience init(rect: CGRect) {
    self.init()
    path = Path(rect: rect)
  }

  /// Creates an ellipse, whose outline begins at the right and goes clockwise.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path = Path(ovalIn: rect)
  }

  /// Creates a part of a circle.
  ///
  /// ```swift
  /// // Three quarters of a ring, clockwise from the top.
  /// UIBezierPath(
  ///   arcCenter: center, radius: 20, startAngle: -.pi / 2, endAngle: .pi, clockwise: true)
  /// ```
  ///
  /// - Parameters:
  ///   - center: The middle of the circle, in points.
  ///   - radius: The circle's radius, in points.
  ///   - startAngle: The direction of its beginning, in radians: 0 is to the right, π/2 down.
  ///   - endAngle: The direction of its end. A whole turn from the beginning, or more, is a circle.
  ///   - clockwise: The way round.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    path.addArc(
      center: center, radius: radius, from: startAngle, to: endAngle, clockwise: clockwise)
  }

  /// Creates a path of an outline as it is now.
  public convenience init(cgPath: CGPath) {
    self.init()
    path = cgPath.path
  }

  /// Creates a rectangle with rounded corners of the continuous form
  /// (``CALayerCornerCurve/continuous``).
  ///
  /// - Parameters:
  ///   - rect: The rectangle whose corners are round, in points.
  ///   - cornerRadius: The radius in points, at most half the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
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
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
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

  /// The outline as it is now. One that is set takes the place of all of it.
  open var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }
  /// The smallest rectangle around the outline.
  open var bounds: CGRect { path.boundingBox }
  /// A Boolean value that says whether there is no outline.
  open var isEmpty: Bool { path.isEmpty }
  /// The point from which the outline goes on; zero for an empty path.
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Returns a path of the same class that changes apart from this one: a subclass's own properties
  /// are as ``init()`` makes them.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).objectiveCInit()
    copy.path = path
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.dash = dash
    return copy
  }

  func duplicate() -> UIBezierPath { copy() as? UIBezierPath ?? self }

  /// Begins a new subpath at a point.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a straight line from the current point to another.
  ///
  /// - Parameter point: The end of the line, in points.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a cubic Bézier curve.
  ///
  /// - Parameters:
  ///   - endPoint: To where.
  ///   - controlPoint1: The point that the curve leaves for.
  ///   - controlPoint2: The point that the curve comes from.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a quadratic Bézier curve.
  ///
  /// - Parameters:
  ///   - endPoint: To where.
  ///   - controlPoint: The point that the curve leaves for and comes from.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Adds an arc of a circle, and a line to its beginning if the path is not empty.
  ///
  /// - Parameters:
  ///   - center: The middle of the circle, in points.
  ///   - radius: The circle's radius, in points.
  ///   - startAngle: The direction of its beginning, in radians: 0 is to the right, π/2 down.
  ///   - endAngle: The direction of its end. A whole turn from the beginning, or more, is a circle.
  ///   - clockwise: The way round.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, from: startAngle, to: endAngle, clockwise: clockwise)
  }
  /// Adds another path.
  open func append(_ other: UIBezierPath) { path.addPath(other.path) }
  /// Closes the subpath with a line to its beginning.
  open func close() { path.closeSubpath() }

  /// Removes all points from the path.
  open func removeAllPoints() { path = Path() }
  /// Applies a transform to each point.
  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

  /// Sets the dashes of the line.
  ///
  /// - Parameters:
  ///   - pattern: The lengths of dashes and of the gaps after them, in points; nil for no gaps.
  ///   - count: How many lengths there are.
  ///   - phase: The distance into the dashes at which the line begins, in points.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : count)), phase)
  }

  /// Fills the path in the current context.
  open func fill() { UIGraphicsGetCurrentContext()?.fill(path, evenOdd: usesEvenOddFillRule) }
  /// Draws the path as a line in the current context.
  open func stroke() { UIGraphicsGetCurrentContext()?.stroke(path, style: lineStyle) }

  private var lineStyle: LineStyle {
    var style = LineStyle(width: lineWidth)
    style.cap = LineStyle.Cap(lineCapStyle)
    style.join = LineStyle.Join(lineJoinStyle)
    style.miterLimit = miterLimit
    style.dash = dash.lengths
    style.dashPhase = dash.phase
    return style
  }
  /// Clips all later drawing in the current context to the path.
  open func addClip() {
    UIGraphicsGetCurrentContext()?.canvas.clip(to: path, evenOdd: usesEvenOddFillRule)
  }

  /// Adds the arrow of a popover, whose base lies a little inside the body, so that no line is seen
  /// between the two. Its tip is round, and to the left of who walks along the base.
  ///
  /// - Parameters:
  ///   - middle: The middle of the base.
  ///   - along: The direction of the base, of length 1.
  ///   - width: The length of the base, in points.
  ///   - height: From the base to the tip, in points.
  package func addPopoverArrow(
    at middle: CGPoint, along: CGVector, width: CGFloat, height: CGFloat
  ) {
    func point(_ a: CGFloat, _ b: CGFloat) -> CGPoint {
      CGPoint(
        x: middle.x + along.dx * a * width / 2 + along.dy * b * height,
        y: middle.y + along.dy * a * width / 2 - along.dx * b * height)
    }
    move(to: point(-1, -0.05))
    addLine(to: point(-1, 0))
    addCurve(to: point(0, 1), controlPoint1: point(-0.45, 0.1), controlPoint2: point(-0.3, 1))
    addCurve(to: point(1, 0), controlPoint1: point(0.3, 1), controlPoint2: point(0.45, 0.1))
    addLine(to: point(1, -0.05))
    close()
  }
}

/// A set of corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The corners as bits, with UIKit's values.
  public let rawValue: UInt
  /// Creates corners from bits, with UIKit's values.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The top right corner.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The bottom left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The bottom right corner.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// The four corners.
  public static let allCorners = UIRectCorner(rawValue: .max)
}
