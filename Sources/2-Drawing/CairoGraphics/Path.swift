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
  public init(rect: CGRect) { elements = [.rectangle(rect)] }

  /// Begins a new outline at a point.
  public mutating func move(to point: CGPoint) { elements.append(.move(point)) }

  /// Adds a straight line to a point.
  public mutating func addLine(to point: CGPoint) { elements.append(.line(point)) }

  /// Adds a cubic Bézier curve.
  ///
  /// - Parameters:
  ///   - end: The curve's end.
  ///   - control1: The point that it leaves towards.
  ///   - control2: The point that it arrives from.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(control1, control2, end))
  }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect) { elements.append(.rectangle(rect)) }

  /// Closes the outline with a line to its beginning.
  public mutating func closeSubpath() { elements.append(.close) }

  /// Adds the outlines of another path; with an even-odd fill an inner one is a hole.
  public mutating func addPath(_ path: Path) { elements += path.elements }

  /// The smallest rectangle around all points, control points included; null for an empty path.
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
}
