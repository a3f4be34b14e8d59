// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CairoGraphics
public import Foundation
public import Geometry

/// A drawing environment, which UIKit passes to `draw(_:)` and to image renderers.
@preconcurrency @MainActor
public final class CGContext {
  /// The state that `saveGState()` saves beside the canvas's own.
  private struct State {
    var fill = RGBA.black
    var stroke = RGBA.black
    var line = LineStyle(width: 1)
    var alpha: CGFloat = 1

    var seenFill: RGBA { fill.faded(by: alpha) }
    var seenStroke: RGBA { stroke.faded(by: alpha) }
  }

  package let canvas: Canvas
  /// Whether text was set in the machine's fonts.
  package var hasRealText = false
  private var state = State()
  private var saved: [State] = []
  private var path = Path()

  let scale: CGFloat

  package init(canvas: Canvas, scale: CGFloat) {
    self.canvas = canvas
    self.scale = scale
  }

  /// Saves colours, line width, transform and clip.
  public func saveGState() {
    saved.append(state)
    canvas.save()
  }

  /// Restores the state that was saved last; nothing without one.
  public func restoreGState() {
    guard let last = saved.popLast() else { return }
    state = last
    canvas.restore()
  }

  func resetColors() { state = State() }

  /// Sets the blend mode of all later drawing, which covers the background unless set.
  /// ``restoreGState()`` restores it.
  public func setBlendMode(_ mode: CGBlendMode) { canvas.setBlendMode(mode.ofCanvas) }
  /// Sets the opacity of all later drawing.
  ///
  /// - Parameter alpha: The opacity, 0…1, by which that of each colour is multiplied; values beyond count
  ///   as the nearest of these. Images keep theirs.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }
  /// Clears a rectangle.
  public func clear(_ rect: CGRect) {
    canvas.withSavedState {
      canvas.setBlendMode(.clear)
      canvas.fill(rect, with: .black)
    }
  }

  /// Sets the colour of fills.
  public func setFillColor(_ color: CGColor) { state.fill = color.value.rgba }
  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color.value.rgba }
  /// Sets the width of lines.
  ///
  /// - Parameter width: Points.
  public func setLineWidth(_ width: CGFloat) { state.line.width = width }
  /// Sets the form of the ends of lines; square at the end of the path unless set.
  public func setLineCap(_ cap: CGLineCap) { state.line.cap = LineStyle.Cap(cap) }
  /// Sets the form of the corners of lines; pointed unless set.
  public func setLineJoin(_ join: CGLineJoin) { state.line.join = LineStyle.Join(join) }
  /// Sets the length of pointed corners beyond which they are cut off.
  ///
  /// - Parameter limit: Widths of the line; 10 unless set.
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }
  /// Sets the dashes of lines.
  ///
  /// - Parameters:
  ///   - phase: The distance into the dashes at which a line begins, in points.
  ///   - lengths: The lengths of dashes and of the gaps after them, in points; empty for no gaps. A
  ///     length below zero, or none above, counts as empty.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.line.dashPhase, state.line.dash) = (phase, lengths)
  }
  /// Has no effect: images are drawn in the quality of the format. The quality with which they are
  /// scaled.
  public var interpolationQuality = CGInterpolationQuality.default
  /// Has no effect: edges are always smooth. Sets whether they are.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Has no effect: edges are always smooth. Sets whether they may be.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { canvas.fill(rect, with: state.seenFill) }
  /// Draws the edge of a rectangle, half of the line on either side.
  public func stroke(_ rect: CGRect) { stroke(Path(rect: rect)) }
  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect)) }
  /// Draws the edge of an ellipse.
  public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect)) }

  /// Translates all later drawing.
  ///
  /// - Parameters:
  ///   - x: To the right, in points.
  ///   - y: Down, in points.
  public func translateBy(x: CGFloat, y: CGFloat) { canvas.translate(x: x, y: y) }
  /// Scales all later drawing.
  ///
  /// - Parameters:
  ///   - x: The horizontal factor.
  ///   - y: The vertical factor.
  public func scaleBy(x: CGFloat, y: CGFloat) {
    canvas.concatenate(CGAffineTransform(scaleX: x, y: y))
  }
  /// Rotates all later drawing.
  ///
  /// - Parameter angle: Radians, clockwise.
  public func rotate(by angle: CGFloat) {
    canvas.concatenate(CGAffineTransform(rotationAngle: angle))
  }
  /// Applies a transform to all later drawing.
  public func concatenate(_ transform: CGAffineTransform) { canvas.concatenate(transform) }
  /// Clips all later drawing to a rectangle.
  public func clip(to rect: CGRect) { canvas.clip(to: rect) }

  /// Draws the edge of a rectangle, half of the line on either side.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points of the context.
  ///   - width: The width of the line in points, in place of ``setLineWidth(_:)``.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var style = state.line
    style.width = width
    stroke(Path(rect: rect), style: style)
  }
  /// Draws lines, each between two points; the current path is empty afterwards.
  ///
  /// - Parameter points: The beginning and the end of each line, in points of the context. A last one
  ///   without an end is left out.
  public func strokeLineSegments(between points: [CGPoint]) {
    path = Path()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: points[index])
      path.addLine(to: points[index + 1])
    }
    strokePath()
  }

  // MARK: The path

  /// Starts an empty path.
  public func beginPath() { path = Path() }
  /// Begins a new subpath of the current path.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a line to the current path.
  ///
  /// - Parameter point: The end of the line, in points of the context.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds lines to the current path, as a new outline.
  ///
  /// - Parameter points: The beginning, and the end of each line; none adds nothing.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    path.move(to: first)
    for point in points.dropFirst() { path.addLine(to: point) }
  }
  /// Adds a cubic Bézier curve.
  ///
  /// - Parameters:
  ///   - end: The end of the curve, in points of the context.
  ///   - control1: The point that the curve leaves for.
  ///   - control2: The point that the curve comes from.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Adds a quadratic Bézier curve.
  ///
  /// - Parameters:
  ///   - end: The end of the curve, in points of the context.
  ///   - control: The point that the curve leaves for and comes from.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: end, control: control)
  }
  /// Adds an arc of a circle, and a line to its beginning if the path is not empty.
  ///
  /// - Parameters:
  ///   - center: The middle of the circle, in points of the context.
  ///   - radius: The circle's radius, in points.
  ///   - startAngle: The direction of its beginning, in radians: 0 is to the right, π/2 down.
  ///   - endAngle: The direction of its end.
  ///   - clockwise: The way round as Core Graphics has it, whose y axis points up: in UIKit's contexts,
  ///     and so here, true goes counter-clockwise.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, from: startAngle, to: endAngle, clockwise: !clockwise)
  }
  /// Adds a rectangle to the current path.
  public func addRect(_ rect: CGRect) { path.addRect(rect) }
  /// Adds an ellipse to the current path.
  public func addEllipse(in rect: CGRect) { path.addPath(Path(ellipseIn: rect)) }
  /// Adds another path to the current path.
  public func addPath(_ other: CGPath) { path.addPath(other.path) }
  /// Closes the subpath of the current path.
  public func closePath() { path.closeSubpath() }
  /// Fills the path and starts an empty one.
  ///
  /// - Parameter rule: Whether an outline inside another is a hole; by the way round unless given.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(path, evenOdd: rule == .evenOdd)
    path = Path()
  }
  /// Draws the path and starts an empty one.
  ///
  /// - Parameter mode: Whether it is filled, drawn as a line, or both: the line in front.
  public func drawPath(using mode: CGPathDrawingMode) {
    switch mode {
    case .fill, .fillStroke: fill(path)
    case .eoFill, .eoFillStroke: fill(path, evenOdd: true)
    case .stroke: break
    }
    if [.stroke, .fillStroke, .eoFillStroke].contains(mode) { stroke(path) }
    path = Path()
  }
  /// Draws the path as a line and starts an empty one.
  public func strokePath() {
    stroke(path)
    path = Path()
  }
  /// Clips all later drawing to the path, and starts an empty one.
  ///
  /// - Parameter rule: Whether an outline inside another is a hole; by the way round unless given.
  public func clip(using rule: CGPathFillRule = .winding) {
    canvas.clip(to: path, evenOdd: rule == .evenOdd)
    path = Path()
  }

  func fill(_ path: Path, evenOdd: Bool = false) {
    canvas.fill(path, with: state.seenFill, evenOdd: evenOdd)
  }

  func stroke(_ path: Path) {
    canvas.stroke(path, with: state.seenStroke, style: state.line)
  }

  func stroke(_ path: Path, style: LineStyle) {
    canvas.stroke(path, with: state.seenStroke, style: style)
  }
}

extension RGBA {
  fileprivate func faded(by share: CGFloat) -> RGBA {
    share == 1 ? self : RGBA(red: red, green: green, blue: blue, alpha: alpha * Double(share))
  }
}

/// The quality of images that are drawn larger or smaller.
public enum CGInterpolationQuality: Int32, Hashable, Sendable {
  /// The quality of the context.
  case `default` = 0
  /// No interpolation: the nearest pixel.
  case none = 1
  /// A low quality, which is fast.
  case low = 2
  /// A high quality, which is slow.
  case high = 3
  /// A medium quality.
  case medium = 4
}

/// The manner of drawing a path.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
  /// The path is filled.
  case fill = 0
  /// The path is filled; a subpath inside another is a hole.
  case eoFill = 1
  /// The path is stroked.
  case stroke = 2
  /// The path is filled, then stroked.
  case fillStroke = 3
  /// The path is filled, with subpaths inside others as holes, then stroked.
  case eoFillStroke = 4
}

/// The inside of a path whose outlines overlap.
public enum CGPathFillRule: Int, Hashable, Sendable {
  /// The area that outlines go around, each in its direction.
  case winding = 0
  /// The area that an odd number of outlines is around.
  case evenOdd = 1
}
