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

  /// Returns the path on the way to another, point by point.
  ///
  /// - Parameters:
  ///   - end: The other path.
  ///   - progress: 0 for this path, 1 for the other; beyond them on the same lines.
  /// - Returns: The path; nil unless both are made of the same lines and curves in the same order.
  package func interpolated(to end: Path, _ progress: CGFloat) -> Path? {
    guard elements.count == end.elements.count else { return nil }
    func between(_ from: CGPoint, _ to: CGPoint) -> CGPoint { from.mixed(with: to, progress) }
    var result = Path()
    for (own, other) in zip(elements, end.elements) {
      switch (own, other) {
      case (.move(let from), .move(let to)): result.move(to: between(from, to))
      case (.line(let from), .line(let to)): result.addLine(to: between(from, to))
      case (.curve(let first, let second, let from), .curve(let third, let fourth, let to)):
        result.addCurve(
          to: between(from, to), control1: between(first, third), control2: between(second, fourth))
      case (.rectangle(let from), .rectangle(let to)):
        let corner = between(from.origin, to.origin)
        let (size, last) = (from.size, to.size)
        result.addRect(
          CGRect(
            x: corner.x, y: corner.y, width: size.width + (last.width - size.width) * progress,
            height: size.height + (last.height - size.height) * progress))
      case (.close, .close): result.closeSubpath()
      default: return nil
      }
    }
    return result
  }
}

/// A path that something moves along, from the first point to the last.
package struct PathTrack: Sendable {
  private let segments: [Segment]
  /// The lengths of the path's lines and curves, in points and in their order.
  package let lengths: [CGFloat]

  /// Creates a track; nil for a path without a line or a curve, or with coordinates that are not finite.
  ///
  /// - Parameter path: The path. Where it begins another outline the track leaps.
  package init?(_ path: Path) {
    guard path.isFinite else { return nil }
    // Closing an outline that is closed takes no time.
    segments = path.outlines.flatMap(\.segments).filter { $0.length > 1e-9 }
    lengths = segments.map(\.length)
    guard !segments.isEmpty else { return nil }
  }

  /// Returns the point on a line or a curve.
  ///
  /// - Parameters:
  ///   - index: The number of the line or curve.
  ///   - share: How far along, 0…1: of a line a share of its length, of a curve its parameter.
  /// - Returns: The point.
  package func point(on index: Int, at share: CGFloat) -> CGPoint {
    let segment = segments[index]
    if share >= 1 { return segment.end }
    guard let controls = segment.controls else {
      return segment.start.mixed(with: segment.end, share)
    }
    return Segment.point(segment.start, controls.0, controls.1, segment.end, at: share)
  }

  /// Returns the direction in which a line or a curve goes at a place, in radians clockwise from the right.
  ///
  /// - Parameters:
  ///   - index: The number of the line or curve.
  ///   - share: How far along, 0…1: of a line a share of its length, of a curve its parameter.
  /// - Returns: The angle.
  package func direction(on index: Int, at share: CGFloat) -> CGFloat {
    let segment = segments[index]
    let way = CGPoint(x: segment.end.x - segment.start.x, y: segment.end.y - segment.start.y)
    guard let controls = segment.controls else { return atan2(way.y, way.x) }
    let (t, rest) = (share, 1 - share)
    func slope(_ points: (CGFloat, CGFloat, CGFloat, CGFloat)) -> CGFloat {
      rest * rest * (points.1 - points.0) + 2 * rest * t * (points.2 - points.1)
        + t * t * (points.3 - points.2)
    }
    let x = slope((segment.start.x, controls.0.x, controls.1.x, segment.end.x))
    let y = slope((segment.start.y, controls.0.y, controls.1.y, segment.end.y))
    // A control point at the end of a curve leaves it without a slope there.
    return x == 0 && y == 0 ? atan2(way.y, way.x) : atan2(y, x)
  }

  /// Returns the place at a share of the length of all lines and curves.
  ///
  /// - Parameter share: The share, 0…1.
  /// - Returns: The number of the line or curve, and how far along it is.
  package func position(at share: CGFloat) -> (index: Int, share: CGFloat) {
    let distance = lengths.reduce(0, +) * min(max(share, 0), 1)
    guard distance.isFinite else { return (0, 0) }
    var rest = distance
    for (index, length) in lengths.enumerated() where rest > 0 || index == 0 {
      if rest <= length, length > 0 {
        let segment = segments[index]
        return (index, segment.controls == nil ? rest / length : segment.parameter(at: rest))
      }
      rest -= length
    }
    return share > 0 ? (segments.count - 1, 1) : (0, 0)
  }
}

extension Path {
  /// The corners of each outline, in points; a curve is sixteen straight lines.
  package var polygons: [[CGPoint]] {
    outlines.map { outline in
      var corners = [outline.start]
      for segment in outline.segments {
        if let controls = segment.controls {
          for step in 1..<16 {
            corners.append(
              Segment.point(
                segment.start, controls.0, controls.1, segment.end, at: CGFloat(step) / 16))
          }
        }
        corners.append(segment.end)
      }
      return corners
    }
  }
}
