// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry

extension Path {
  /// Creates an ellipse that touches the sides of a rectangle, as `init(ellipseIn:)` does, whose outline
  /// begins at the right, as Core Graphics' does.
  package init(ovalIn rect: CGRect) {
    self.init()
    let curves = Path(ellipseIn: rect).elements.compactMap { element in
      if case .curve(let first, let second, let end) = element { (first, second, end) } else { nil }
    }
    // The first goes from the top to the right.
    move(to: curves[0].2)
    for (first, second, end) in curves.dropFirst() + curves.prefix(1) {
      addCurve(to: end, control1: first, control2: second)
    }
    closeSubpath()
  }

  package var isEmpty: Bool { elements.isEmpty }

  /// Goes on in a quadratic Bézier curve.
  ///
  /// - Parameters:
  ///   - end: The curve's end.
  ///   - control: The point that it leaves towards and arrives from.
  package mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    let start = currentPoint ?? end
    func between(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
    }
    addCurve(to: end, control1: between(start), control2: between(end))
  }

  /// Adds a part of a circle, and a line to its beginning if there is an outline already.
  ///
  /// - Parameters:
  ///   - center: The middle of the circle.
  ///   - radius: The circle's radius, in points.
  ///   - start: The direction of its beginning, in radians: 0 to the right, a quarter turn down.
  ///   - end: The direction of its end. A whole turn or more from the beginning is a circle.
  ///   - clockwise: The way round.
  package mutating func addArc(
    center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat, clockwise: Bool
  ) {
    let turn = 2 * CGFloat.pi
    var sweep = clockwise ? end - start : start - end
    guard sweep.isFinite, radius.isFinite else { return }
    // Whole turns the other way are a circle, too: `0` to `2 * .pi` is one whichever way it goes.
    if sweep < 0 {
      sweep = sweep.truncatingRemainder(dividingBy: turn) + turn
      // A start that is added to them rounds them off.
      if sweep < 1e-9 { sweep = turn }
    }
    sweep = min(sweep, turn) * (clockwise ? 1 : -1)
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    if isEmpty { move(to: point(start)) } else { addLine(to: point(start)) }
    // A quarter of a circle is one curve to within 0.03 %.
    let count = max(1, Int((sweep.magnitude / (turn / 4) - 1e-9).rounded(.up)))
    let step = sweep / CGFloat(count)
    let reach = 4 / 3 * tan(step / 4) * radius
    for index in 0..<count {
      let (from, to) = (start + step * CGFloat(index), start + step * CGFloat(index + 1))
      let (first, last) = (point(from), point(to))
      addCurve(
        to: last,
        control1: CGPoint(x: first.x - reach * sin(from), y: first.y + reach * cos(from)),
        control2: CGPoint(x: last.x + reach * sin(to), y: last.y - reach * cos(to)))
    }
  }

  /// Adds another path, with a line to its beginning in place of a new outline if there is one already.
  package mutating func goOn(with other: Path) {
    var isBeginning = !isEmpty
    for element in other.elements {
      switch element {
      case .move(let point) where isBeginning: addLine(to: point)
      case .move(let point): move(to: point)
      case .line(let point): addLine(to: point)
      case .curve(let first, let second, let end):
        addCurve(to: end, control1: first, control2: second)
      case .rectangle(let rect): addRect(rect)
      case .close: closeSubpath()
      }
      isBeginning = false
    }
  }

  package func applying(_ transform: CGAffineTransform) -> Path {
    guard !transform.isIdentity else { return self }
    var result = Path()
    for element in elements {
      switch element {
      case .move(let point): result.move(to: point.applying(transform))
      case .line(let point): result.addLine(to: point.applying(transform))
      case .curve(let first, let second, let end):
        result.addCurve(
          to: end.applying(transform), control1: first.applying(transform),
          control2: second.applying(transform))
      case .rectangle(let rect):
        // One that is turned is no rectangle any more.
        let corners = Path.corners(of: rect).map { $0.applying(transform) }
        result.move(to: corners[0])
        for corner in corners.dropFirst() { result.addLine(to: corner) }
        result.closeSubpath()
      case .close: result.closeSubpath()
      }
    }
    return result
  }

  /// The corners of a rectangle in the order in which its outline goes, from its origin on.
  static func corners(of rect: CGRect) -> [CGPoint] {
    let (left, top) = (rect.origin.x, rect.origin.y)
    let (right, bottom) = (left + rect.size.width, top + rect.size.height)
    return [
      CGPoint(x: left, y: top), CGPoint(x: right, y: top), CGPoint(x: right, y: bottom),
      CGPoint(x: left, y: bottom),
    ]
  }

  /// The point from which the path goes on; nil for an empty one.
  package var currentPoint: CGPoint? {
    switch elements.last {
    case nil: nil
    case .move(let point), .line(let point): point
    case .curve(_, _, let end): end
    case .rectangle(let rect): rect.origin
    case .close: startOfLastOutline
    }
  }

  /// The point at which the last outline begins; nil for an empty path. What follows an outline that is
  /// closed goes on from its beginning.
  private var startOfLastOutline: CGPoint? {
    for element in elements.reversed() {
      if case .move(let point) = element { return point }
      if case .rectangle(let rect) = element { return rect.origin }
    }
    return outlines.first?.start
  }

  /// Returns the part of the path between two shares of its length, outline after outline.
  ///
  /// - Parameters:
  ///   - start: The share at which the part begins, 0…1.
  ///   - end: The share at which it ends, 0…1; empty unless it is greater than `start`.
  /// - Returns: The part. Outlines that are whole in it stay closed.
  package func trimmed(from start: CGFloat, to end: CGFloat) -> Path {
    let (low, high) = (start > 0 ? start : 0, end < 1 ? end : 1)
    guard low < high else { return Path() }
    guard low > 0 || high < 1, isFinite else { return self }
    let outlines = outlines
    let total = outlines.map(\.length).reduce(0, +)
    // Of coordinates that are finite and far apart the lengths may not be.
    guard total.isFinite else { return self }
    let range = (total * low)...(total * high)
    var result = Path()
    var position: CGFloat = 0
    for outline in outlines {
      result.add(outline, from: position, in: range)
      position += outline.length
    }
    return result
  }

  /// Adds what of an outline lies in a range of lengths.
  private mutating func add(
    _ outline: Outline, from position: CGFloat, in range: ClosedRange<CGFloat>
  ) {
    if range.contains(position), range.contains(position + outline.length) {
      move(to: outline.start)
      for segment in outline.segments.dropLast(outline.isClosed ? 1 : 0) { add(segment) }
      if outline.isClosed { closeSubpath() }
      return
    }
    var distance = position
    var isDrawing = false
    for segment in outline.segments {
      let from = max(range.lowerBound - distance, 0)
      let to = min(range.upperBound - distance, segment.length)
      distance += segment.length
      // Less is what sums of lengths are rounded by.
      guard to - from > 1e-9 else { continue }
      let part = segment.part(from: from, to: to)
      if !isDrawing { move(to: part.start) }
      isDrawing = true
      add(part)
    }
  }

  private mutating func add(_ segment: Segment) {
    guard let controls = segment.controls else { return addLine(to: segment.end) }
    addCurve(to: segment.end, control1: controls.0, control2: controls.1)
  }

  var outlines: [Outline] {
    var outlines: [Outline] = []
    var current: CGPoint?
    func begin(at point: CGPoint) { outlines.append(Outline(start: point)) }
    func add(_ segment: (CGPoint) -> Segment, from fallback: CGPoint) {
      let start = current ?? fallback
      if current == nil || outlines.isEmpty || outlines[outlines.count - 1].isClosed {
        begin(at: start)
      }
      outlines[outlines.count - 1].segments.append(segment(start))
    }
    for element in elements {
      switch element {
      case .move(let point):
        begin(at: point)
        current = point
      case .line(let point):
        add({ Segment(start: $0, end: point) }, from: point)
        current = point
      case .curve(let first, let second, let end):
        add({ Segment(start: $0, end: end, controls: (first, second)) }, from: first)
        current = end
      case .rectangle(let rect):
        begin(at: rect.origin)
        let corners = Path.corners(of: rect)
        outlines[outlines.count - 1].segments = zip(
          corners, corners.dropFirst() + corners.prefix(1)
        )
        .map { Segment(start: $0, end: $1) }
        outlines[outlines.count - 1].isClosed = true
        current = rect.origin
      case .close:
        guard let last = outlines.last, !last.isClosed, let point = current else { continue }
        outlines[outlines.count - 1].segments.append(Segment(start: point, end: last.start))
        outlines[outlines.count - 1].isClosed = true
        current = last.start
      }
    }
    return outlines
  }
}

/// A line or a curve of a path.
struct Segment: Sendable {
  var start: CGPoint
  var end: CGPoint
  /// The control points of a curve; nil for a line.
  var controls: (CGPoint, CGPoint)?
  let length: CGFloat
  /// The lengths up to each of the points that a curve is measured at; empty for a line.
  private var lengths: [CGFloat] = []

  /// The straight pieces that a curve is measured by: of a quarter of a circle they are 0.003 % shorter.
  private static let pieceCount = 64

  init(start: CGPoint, end: CGPoint, controls: (CGPoint, CGPoint)? = nil) {
    self.start = start
    self.end = end
    self.controls = controls
    guard let controls else {
      length = hypot(end.x - start.x, end.y - start.y)
      return
    }
    var sum: CGFloat = 0
    var last = start
    var lengths: [CGFloat] = [0]
    for index in 1...Self.pieceCount {
      let point = Self.point(
        start, controls.0, controls.1, end, at: CGFloat(index) / CGFloat(Self.pieceCount))
      sum += hypot(point.x - last.x, point.y - last.y)
      lengths.append(sum)
      last = point
    }
    self.lengths = lengths
    length = sum
  }

  /// Returns the point of a curve at a parameter, 0…1.
  static func point(
    _ start: CGPoint, _ first: CGPoint, _ second: CGPoint, _ end: CGPoint, at t: CGFloat
  ) -> CGPoint {
    let rest = 1 - t
    let (a, b, c, d) = (rest * rest * rest, 3 * rest * rest * t, 3 * rest * t * t, t * t * t)
    return CGPoint(
      x: a * start.x + b * first.x + c * second.x + d * end.x,
      y: a * start.y + b * first.y + c * second.y + d * end.y)
  }

  /// Returns the part between two lengths.
  func part(from low: CGFloat, to high: CGFloat) -> Segment {
    guard low > 0 || high < length else { return self }
    guard let controls else {
      func point(_ distance: CGFloat) -> CGPoint {
        start.mixed(with: end, distance / length)
      }
      return Segment(start: point(low), end: high < length ? point(high) : end)
    }
    let (from, to) = (parameter(at: low), high < length ? parameter(at: high) : 1)
    // De Casteljau's way: first what is before the end, then of that what is after the beginning.
    let before = Self.halves(start, controls.0, controls.1, end, at: to).before
    let part = Self.halves(before[0], before[1], before[2], before[3], at: to > 0 ? from / to : 0)
      .after
    return Segment(start: part[0], end: part[3], controls: (part[1], part[2]))
  }

  func parameter(at distance: CGFloat) -> CGFloat {
    guard distance > 0 else { return 0 }
    let index = lengths.firstIndex { $0 >= distance } ?? lengths.count - 1
    guard index > 0 else { return 0 }
    let piece = lengths[index] - lengths[index - 1]
    let share = piece > 0 ? (distance - lengths[index - 1]) / piece : 0
    return (CGFloat(index - 1) + share) / CGFloat(Self.pieceCount)
  }

  private static func halves(
    _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, at t: CGFloat
  ) -> (before: [CGPoint], after: [CGPoint]) {
    let (ab, bc, cd) = (a.mixed(with: b, t), b.mixed(with: c, t), c.mixed(with: d, t))
    let (abc, bcd) = (ab.mixed(with: bc, t), bc.mixed(with: cd, t))
    let middle = abc.mixed(with: bcd, t)
    return ([a, ab, abc, middle], [middle, bcd, cd, d])
  }
}

/// Segments that follow one another.
struct Outline {
  var start: CGPoint
  var segments: [Segment] = []
  /// Whether the last segment leads back to the start.
  var isClosed = false
  var length: CGFloat { segments.map(\.length).reduce(0, +) }
}

extension CGPoint {
  func mixed(with other: CGPoint, _ share: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}
