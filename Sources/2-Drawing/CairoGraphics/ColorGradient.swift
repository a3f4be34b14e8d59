// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

internal import CCairo
package import Foundation
import Geometry

/// Colours that go over into one another along a line, from a point outwards or around a point.
package struct ColorGradient: Hashable, Sendable {
  package struct Stop: Hashable, Sendable {
    package var color: RGBA
    /// The place: 0 at the gradient's beginning, 1 at its end.
    package var location: Double

    package init(_ color: RGBA, at location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The way along which the colours change, in points.
  package enum Form: Hashable, Sendable {
    case axial(start: CGPoint, end: CGPoint)
    /// From a point to an ellipse around it.
    case radial(center: CGPoint, radii: CGSize)
    /// Clockwise around a point, from a direction in radians: 0 is to the right.
    case conic(center: CGPoint, angle: CGFloat)
  }

  package let form: Form
  /// The colours, in the order of their places.
  package let stops: [Stop]

  /// Creates a gradient.
  ///
  /// - Parameters:
  ///   - form: Where the colours change.
  ///   - stops: The colours. A place before the one of the colour before it becomes that one; places
  ///     are cut to 0…1.
  package init(_ form: Form, stops: [Stop]) {
    self.form = form
    var last = 0.0
    self.stops = stops.map { stop in
      if stop.location > last { last = min(stop.location, 1) }
      return Stop(stop.color, at: last)
    }
  }

  /// The one colour that is seen of a gradient that goes nowhere; nil for others.
  fileprivate var onlyColor: RGBA? {
    if stops.count == 1 { return stops[0].color }
    switch form {
    case .axial(let start, let end): return start == end ? stops.last?.color : nil
    case .radial(_, let radii):
      return radii.width > 0 && radii.height > 0 ? nil : stops.last?.color
    case .conic: return nil
    }
  }

  fileprivate var isFinite: Bool {
    switch form {
    case .axial(let start, let end):
      start.x.isFinite && start.y.isFinite && end.x.isFinite && end.y.isFinite
    case .radial(let center, let radii):
      center.x.isFinite && center.y.isFinite && radii.width.isFinite && radii.height.isFinite
    case .conic(let center, let angle):
      center.x.isFinite && center.y.isFinite && angle.isFinite
    }
  }
}

extension Canvas {
  /// Fills a path with a gradient, whose first and last colours go on beyond its ends.
  ///
  /// A gradient without length shows its last colour. In vector formats a conic one is an image of three
  /// pixels a point: Cairo would make the whole document one.
  ///
  /// - Parameters:
  ///   - path: The outline.
  ///   - gradient: The colours, in the canvas's coordinates. One without colours draws nothing.
  package func fill(_ path: Path, with gradient: ColorGradient) {
    guard !gradient.stops.isEmpty, gradient.isFinite else { return }
    if let color = gradient.onlyColor { return fill(path, with: color) }
    save()
    defer { restore() }
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    switch gradient.form {
    case .axial(let start, let end):
      trace(path)
      fillTraced(
        with: cairo_pattern_create_linear(start.x, start.y, end.x, end.y), gradient.stops)
    case .radial(let center, let radii):
      // The path is kept in pixels, and so the change of coordinates is the gradient's alone.
      trace(path)
      cairo_translate(context, center.x, center.y)
      cairo_scale(context, radii.width, radii.height)
      fillTraced(with: cairo_pattern_create_radial(0, 0, 0, 0, 0, 1), gradient.stops)
    case .conic(let center, let angle):
      clip(to: path)
      paintCone(around: center, from: angle, gradient.stops)
    }
  }

  private func fillTraced(with pattern: OpaquePointer?, _ stops: [ColorGradient.Stop]) {
    for stop in stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, color.red, color.green, color.blue, color.alpha)
    }
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
    cairo_fill(context)
  }

  /// Paints what can be drawn on with colours around a point.
  private func paintCone(
    around center: CGPoint, from angle: CGFloat, _ stops: [ColorGradient.Stop]
  ) {
    let area = clipBounds.intersection(CGRect(origin: .zero, size: size).applying(toPoints))
    guard !area.isNull, area.width > 0, area.height > 0 else { return }
    let corners = [area.minX, area.maxX].flatMap { x in [area.minY, area.maxY].map { (x, $0) } }
    let radius = corners.map { hypot($0.0 - center.x, $0.1 - center.y) }.max() ?? 0
    let cone = Cone(center: center, angle: angle, radius: radius, stops: stops)
    guard format != .png else { return cone.paint(in: context) }
    let density: CGFloat = 3
    let (width, height) = (
      Int((area.width * density).rounded(.up)), Int((area.height * density).rounded(.up))
    )
    guard width > 0, height > 0, Self.fits(width: width, height: height),
      let image = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    else { return }
    defer {
      cairo_surface_finish(image)
      cairo_surface_destroy(image)
    }
    guard let own = cairo_create(image) else { return }
    cairo_scale(own, density, density)
    cairo_translate(own, -area.minX, -area.minY)
    cone.paint(in: own)
    cairo_destroy(own)
    let drawn = CGSize(width: CGFloat(width) / density, height: CGFloat(height) / density)
    paint(
      image, pixelSize: (width, height), in: CGRect(origin: area.origin, size: drawn), tint: nil)
  }

  /// From the canvas to the present coordinates.
  private var toPoints: CGAffineTransform {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    let factor = format == .png ? 1 / scale : 1
    return CGAffineTransform(
      a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0
    ).concatenating(CGAffineTransform(scaleX: factor, y: factor)).inverted()
  }
}

/// Colours around a point, as a mesh of triangles: Cairo has no conic gradient.
private struct Cone {
  var center: CGPoint
  /// The direction of the first colour, in radians.
  var angle: CGFloat
  /// The distance of the farthest point to paint, in points.
  var radius: CGFloat
  var stops: [ColorGradient.Stop]

  /// The triangles of a whole turn at least, without those that a change at one place adds.
  private static let stepCount = 72.0

  func paint(in context: OpaquePointer) {
    guard let first = stops.first, let last = stops.last, let mesh = cairo_pattern_create_mesh()
    else { return }
    add(from: ColorGradient.Stop(first.color, at: 0), to: first, mesh)
    for (start, end) in zip(stops, stops.dropFirst()) { add(from: start, to: end, mesh) }
    add(from: last, to: ColorGradient.Stop(last.color, at: 1), mesh)
    cairo_set_source(context, mesh)
    cairo_pattern_destroy(mesh)
    cairo_paint(context)
  }

  /// Adds the triangles between two colours, none for two at one place.
  private func add(
    from start: ColorGradient.Stop, to end: ColorGradient.Stop, _ mesh: OpaquePointer
  ) {
    let length = end.location - start.location
    guard length > 0 else { return }
    let count = max(1, Int((length * Self.stepCount).rounded(.up)))
    for index in 0..<count {
      let shares = (Double(index) / Double(count), Double(index + 1) / Double(count))
      let (from, to) = (
        point(start.location + length * shares.0),
        point(start.location + length * shares.1)
      )
      cairo_mesh_pattern_begin_patch(mesh)
      cairo_mesh_pattern_move_to(mesh, center.x, center.y)
      cairo_mesh_pattern_line_to(mesh, from.x, from.y)
      cairo_mesh_pattern_line_to(mesh, to.x, to.y)
      cairo_mesh_pattern_line_to(mesh, center.x, center.y)
      let (before, after) = (
        start.color.mixed(with: end.color, shares.0), start.color.mixed(with: end.color, shares.1)
      )
      for (corner, color) in [before, before, after, after].enumerated() {
        cairo_mesh_pattern_set_corner_color_rgba(
          mesh, UInt32(corner), color.red, color.green, color.blue, color.alpha)
      }
      cairo_mesh_pattern_end_patch(mesh)
    }
  }

  /// A point beyond the farthest one, by its share of the turn: the middle of a triangle's outer side is
  /// nearer than its ends.
  private func point(_ share: Double) -> CGPoint {
    let direction = angle + share * 2 * .pi
    let distance = radius * 1.25 + 1
    return CGPoint(
      x: center.x + distance * cos(direction), y: center.y + distance * sin(direction))
  }
}

extension RGBA {
  /// The colour on the way to another: 0 for this one, 1 for the other.
  fileprivate func mixed(with other: RGBA, _ share: Double) -> RGBA {
    RGBA(
      red: red + (other.red - red) * share, green: green + (other.green - green) * share,
      blue: blue + (other.blue - blue) * share, alpha: alpha + (other.alpha - alpha) * share)
  }
}
