// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry
public import Views

/// An outline that can be filled and drawn as a line in the current context.
///
/// Points are in the coordinates of the view that draws, whichever way y runs in it.
@preconcurrency @MainActor
open class NSBezierPath: NSObject, @preconcurrency NSCopying {
  private enum Element {
    case move(NSPoint)
    case line(NSPoint)
    case curve(NSPoint, NSPoint, NSPoint)
    case close
  }

  private var elements: [Element] = []
  /// The width of the line, in points; ``defaultLineWidth`` at first.
  open var lineWidth: CGFloat = defaultLineWidth
  /// The width of the lines of new paths, in points; 1 at first.
  public static var defaultLineWidth: CGFloat = 1

  // MARK: Creating

  /// Creates an empty path.
  public override init() { super.init() }

  /// Creates a path of a rectangle of the view's coordinates.
  public convenience init(rect: NSRect) {
    self.init()
    appendRect(rect)
  }

  /// Creates an ellipse.
  public convenience init(ovalIn rect: NSRect) {
    self.init()
    appendOval(in: rect)
  }

  /// Creates a rectangle with rounded corners, each a quarter of an ellipse.
  ///
  /// - Parameters:
  ///   - rect: The rectangle whose corners are round, in points.
  ///   - xRadius: The radius from side to side, in points; at most half the width.
  ///   - yRadius: The radius up and down, in points; at most half the height.
  public convenience init(roundedRect rect: NSRect, xRadius: CGFloat, yRadius: CGFloat) {
    self.init()
    appendRoundedRect(rect, xRadius: xRadius, yRadius: yRadius)
  }

  /// A path of the same outline and line width.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSBezierPath()
    copy.elements = elements
    copy.lineWidth = lineWidth
    return copy
  }

  // MARK: The outline

  /// A Boolean value that says whether there is nothing to draw.
  open var isEmpty: Bool { elements.isEmpty }
  /// The point at which the outline continues; zero of an empty path, which AppKit refuses.
  open var currentPoint: NSPoint {
    var (start, current) = (NSPoint.zero, NSPoint.zero)
    for element in elements {
      switch element {
      case .move(let point): (start, current) = (point, point)
      case .line(let point), .curve(_, _, let point): current = point
      case .close: current = start
      }
    }
    return current
  }

  /// Begins a new subpath at a point.
  open func move(to point: NSPoint) { elements.append(.move(point)) }
  /// Adds a straight line.
  open func line(to point: NSPoint) { elements.append(.line(point)) }
  /// Adds a cubic Bézier curve.
  ///
  /// - Parameters:
  ///   - endPoint: To where.
  ///   - controlPoint1: The point that the curve leaves for.
  ///   - controlPoint2: The point that the curve comes from.
  open func curve(to endPoint: NSPoint, controlPoint1: NSPoint, controlPoint2: NSPoint) {
    elements.append(.curve(controlPoint1, controlPoint2, endPoint))
  }
  /// Begins a new subpath at a distance from the current point.
  open func relativeMove(to point: NSPoint) { move(to: moved(point)) }
  /// Adds a straight line by a distance.
  open func relativeLine(to point: NSPoint) { line(to: moved(point)) }
  /// Closes the subpath with a line to its beginning.
  open func close() { elements.append(.close) }
  /// Removes all points from the path.
  open func removeAllPoints() { elements = [] }
  /// Adds another path.
  open func append(_ path: NSBezierPath) { elements += path.elements }

  private func moved(_ distance: NSPoint) -> NSPoint {
    let start = currentPoint
    return NSPoint(x: start.x + distance.x, y: start.y + distance.y)
  }

  /// Adds a rectangle as a closed subpath.
  open func appendRect(_ rect: NSRect) {
    move(to: NSPoint(x: rect.minX, y: rect.minY))
    line(to: NSPoint(x: rect.maxX, y: rect.minY))
    line(to: NSPoint(x: rect.maxX, y: rect.maxY))
    line(to: NSPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  /// Adds an ellipse.
  open func appendOval(in rect: NSRect) {
    appendRoundedRect(rect, xRadius: rect.width / 2, yRadius: rect.height / 2)
  }

  /// The distance of the control points of a quarter of a circle from its ends, for radius 1.
  private static let quarter: CGFloat = 0.552_284_749_8

  /// Adds a rectangle with rounded corners, each a quarter of an ellipse.
  ///
  /// - Parameters:
  ///   - rect: The rectangle that bounds the shape, in points.
  ///   - xRadius: The radius from side to side, in points; at most half the width.
  ///   - yRadius: The radius up and down, in points; at most half the height.
  open func appendRoundedRect(_ rect: NSRect, xRadius: CGFloat, yRadius: CGFloat) {
    let rx = min(max(0, xRadius), rect.width / 2)
    let ry = min(max(0, yRadius), rect.height / 2)
    guard rx > 0, ry > 0 else { return appendRect(rect) }
    let (cx, cy) = (rx * (1 - Self.quarter), ry * (1 - Self.quarter))
    move(to: NSPoint(x: rect.minX + rx, y: rect.minY))
    line(to: NSPoint(x: rect.maxX - rx, y: rect.minY))
    curve(
      to: NSPoint(x: rect.maxX, y: rect.minY + ry),
      controlPoint1: NSPoint(x: rect.maxX - cx, y: rect.minY),
      controlPoint2: NSPoint(x: rect.maxX, y: rect.minY + cy))
    line(to: NSPoint(x: rect.maxX, y: rect.maxY - ry))
    curve(
      to: NSPoint(x: rect.maxX - rx, y: rect.maxY),
      controlPoint1: NSPoint(x: rect.maxX, y: rect.maxY - cy),
      controlPoint2: NSPoint(x: rect.maxX - cx, y: rect.maxY))
    line(to: NSPoint(x: rect.minX + rx, y: rect.maxY))
    curve(
      to: NSPoint(x: rect.minX, y: rect.maxY - ry),
      controlPoint1: NSPoint(x: rect.minX + cx, y: rect.maxY),
      controlPoint2: NSPoint(x: rect.minX, y: rect.maxY - cy))
    line(to: NSPoint(x: rect.minX, y: rect.minY + ry))
    curve(
      to: NSPoint(x: rect.minX + rx, y: rect.minY),
      controlPoint1: NSPoint(x: rect.minX, y: rect.minY + cy),
      controlPoint2: NSPoint(x: rect.minX + cx, y: rect.minY))
    close()
  }

  /// Adds an arc of a circle, and a line to its beginning if the path is not empty.
  ///
  /// - Parameters:
  ///   - center: The circle's middle.
  ///   - radius: Points.
  ///   - startAngle: Degrees from the x axis towards the y axis.
  ///   - endAngle: Degrees.
  ///   - clockwise: Whether it goes from the y axis towards the x axis.
  open func appendArc(
    withCenter center: NSPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool = false
  ) {
    guard radius.isFinite, startAngle.isFinite, endAngle.isFinite else { return }
    var sweep = endAngle - startAngle
    if clockwise {
      while sweep > 0 { sweep -= 360 }
    } else {
      while sweep < 0 { sweep += 360 }
    }
    func point(_ angle: CGFloat) -> (NSPoint, CGVector) {
      let radians = angle * .pi / 180
      return (
        NSPoint(x: center.x + radius * cos(radians), y: center.y + radius * sin(radians)),
        CGVector(dx: -sin(radians), dy: cos(radians))
      )
    }
    let pieces = max(1, Int((sweep.magnitude / 90).rounded(.up)))
    let step = sweep / CGFloat(pieces)
    let control = 4 / 3 * tan(step * .pi / 720) * radius
    let first = point(startAngle).0
    if isEmpty { move(to: first) } else { line(to: first) }
    for piece in 0..<pieces {
      let (from, out) = point(startAngle + CGFloat(piece) * step)
      let (to, into) = point(startAngle + CGFloat(piece + 1) * step)
      curve(
        to: to,
        controlPoint1: NSPoint(x: from.x + control * out.dx, y: from.y + control * out.dy),
        controlPoint2: NSPoint(x: to.x - control * into.dx, y: to.y - control * into.dy))
    }
  }

  // MARK: Drawing

  private var drawn: UIBezierPath {
    let path = UIBezierPath()
    path.lineWidth = lineWidth
    for element in elements {
      switch element {
      case .move(let point): path.move(to: point)
      case .line(let point): path.addLine(to: point)
      case .curve(let first, let second, let end):
        path.addCurve(to: end, controlPoint1: first, controlPoint2: second)
      case .close: path.close()
      }
    }
    return path
  }

  /// The smallest rectangle around the outline; zero of an empty path.
  open var bounds: NSRect { isEmpty ? .zero : drawn.bounds }
  /// The outline as Core Graphics has it.
  open var cgPath: CGPath { drawn.cgPath }
  /// Fills the path in the current context.
  open func fill() { drawn.fill() }
  /// Draws the path as a line in the current context.
  open func stroke() { drawn.stroke() }
  /// Clips all later drawing in the current context to the path.
  open func addClip() { drawn.addClip() }

  /// Fills a rectangle in the current context.
  open class func fill(_ rect: NSRect) { NSBezierPath(rect: rect).fill() }
  /// Draws the edge of a rectangle in the current context, half of the line on either side.
  open class func stroke(_ rect: NSRect) { NSBezierPath(rect: rect).stroke() }
  /// Draws a line in the current context.
  open class func strokeLine(from point1: NSPoint, to point2: NSPoint) {
    let path = NSBezierPath()
    path.move(to: point1)
    path.line(to: point2)
    path.stroke()
  }
}
