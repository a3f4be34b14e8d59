// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry

/// An outline made of lines and curves, in points.
public struct Path: Hashable, Sendable {
  enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
    case rectangle(CGRect)
    case close
  }

  private(set) var elements: [Element] = []

  /// Creates a path without any outline.
  public init() {}

  /// Creates a rectangle.
  ///
  /// - Parameter rect: The rectangle.
  public init(rect: CGRect) { elements = [.rectangle(rect)] }

  /// Creates an ellipse that touches the sides of a rectangle.
  ///
  /// - Parameter rect: The rectangle.
  public init(ellipseIn rect: CGRect) {
    let radius = CGSize(width: rect.width / 2, height: rect.height / 2)
    addRoundedRect(rect, topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  /// Creates a rectangle with four equal rounded corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerRadius: The radius; at most half of the shorter side is used.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(roundedRect: rect, cornerRadii: CornerRadii(cornerRadius))
  }

  /// Creates a rectangle with rounded corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerRadii: A radius each; all are shrunk alike where two do not fit on a side.
  public init(roundedRect rect: CGRect, cornerRadii: CornerRadii) {
    let radii = cornerRadii.fitted(to: rect.size)
    guard !radii.isZero else {
      elements = [.rectangle(rect)]
      return
    }
    func size(_ radius: CGFloat) -> CGSize { CGSize(width: radius, height: radius) }
    addRoundedRect(
      rect, topLeft: size(radii.topLeft), topRight: size(radii.topRight),
      bottomRight: size(radii.bottomRight), bottomLeft: size(radii.bottomLeft))
  }

  /// Begins a new outline.
  ///
  /// - Parameter point: Where it begins.
  public mutating func move(to point: CGPoint) { elements.append(.move(point)) }

  /// Goes on in a straight line.
  ///
  /// - Parameter point: The line's end.
  public mutating func addLine(to point: CGPoint) { elements.append(.line(point)) }

  /// Goes on in a cubic Bézier curve.
  ///
  /// - Parameters:
  ///   - end: The curve's end.
  ///   - control1: The point that it leaves towards.
  ///   - control2: The point that it arrives from.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(control1, control2, end))
  }

  /// Adds a rectangle.
  ///
  /// - Parameter rect: The rectangle.
  public mutating func addRect(_ rect: CGRect) { elements.append(.rectangle(rect)) }

  /// Goes back to where the outline began.
  public mutating func closeSubpath() { elements.append(.close) }

  /// Adds the outlines of another path; with an even-odd fill an inner one is a hole.
  ///
  /// - Parameter path: The other path.
  public mutating func addPath(_ path: Path) { elements += path.elements }

  /// The smallest rectangle around all points, control points included; null for none.
  public var boundingBox: CGRect {
    var box = CGRect.null
    func add(_ point: CGPoint) { box = box.union(CGRect(origin: point, size: .zero)) }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): add(point)
      case .curve(let first, let second, let end):
        add(first)
        add(second)
        add(end)
      case .rectangle(let rect): box = box.union(rect)
      case .close: break
      }
    }
    return box
  }

  /// Whether all numbers are finite; Cairo stops drawing for good at the first that is not.
  var isFinite: Bool {
    elements.allSatisfy { element in
      switch element {
      case .move(let point), .line(let point): point.x.isFinite && point.y.isFinite
      case .curve(let first, let second, let end):
        [first, second, end].allSatisfy { $0.x.isFinite && $0.y.isFinite }
      case .rectangle(let rect): rect.isFinite
      case .close: true
      }
    }
  }

  /// How far a control point stands from the arc's end, as a share of the radius, so that a cubic
  /// curve is a quarter of a circle to within 0.03 %.
  private static let arc: CGFloat = 0.5522847498

  private mutating func addRoundedRect(
    _ rect: CGRect, topLeft: CGSize, topRight: CGSize, bottomRight: CGSize, bottomLeft: CGSize
  ) {
    let (left, top) = (rect.origin.x, rect.origin.y)
    let (right, bottom) = (left + rect.size.width, top + rect.size.height)
    let rest = 1 - Self.arc
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    move(to: point(left + topLeft.width, top))
    addLine(to: point(right - topRight.width, top))
    addCurve(
      to: point(right, top + topRight.height),
      control1: point(right - topRight.width * rest, top),
      control2: point(right, top + topRight.height * rest))
    addLine(to: point(right, bottom - bottomRight.height))
    addCurve(
      to: point(right - bottomRight.width, bottom),
      control1: point(right, bottom - bottomRight.height * rest),
      control2: point(right - bottomRight.width * rest, bottom))
    addLine(to: point(left + bottomLeft.width, bottom))
    addCurve(
      to: point(left, bottom - bottomLeft.height),
      control1: point(left + bottomLeft.width * rest, bottom),
      control2: point(left, bottom - bottomLeft.height * rest))
    addLine(to: point(left, top + topLeft.height))
    addCurve(
      to: point(left + topLeft.width, top),
      control1: point(left, top + topLeft.height * rest),
      control2: point(left + topLeft.width * rest, top))
    closeSubpath()
  }
}
