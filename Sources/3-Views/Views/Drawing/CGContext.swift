// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CairoGraphics
public import Foundation
public import Geometry

/// Draws shapes: what UIKit hands to `draw(_:)` and to image renderers.
@preconcurrency @MainActor
public final class CGContext {
  /// The state that `saveGState()` saves beside the canvas's own.
  private struct State {
    var fill = RGBA.black
    var stroke = RGBA.black
    var lineWidth: CGFloat = 1
  }

  package let canvas: Canvas
  /// Whether text was set in the machine's fonts.
  package var hasRealText = false
  private var state = State()
  private var saved: [State] = []
  private var path = Path()

  /// The pixels per point of the context.
  let scale: CGFloat

  package init(canvas: Canvas, scale: CGFloat) {
    self.canvas = canvas
    self.scale = scale
  }

  /// Remembers colours, line width, transform and clip.
  public func saveGState() {
    saved.append(state)
    canvas.save()
  }

  /// Takes up what was last remembered; nothing if nothing is.
  public func restoreGState() {
    guard let last = saved.popLast() else { return }
    state = last
    canvas.restore()
  }

  func resetColors() { state = State() }

  /// Sets the colour of fills.
  public func setFillColor(_ color: CGColor) { state.fill = color.value.rgba }
  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color.value.rgba }
  /// Sets the width of lines.
  ///
  /// - Parameter width: Points.
  public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { canvas.fill(rect, with: state.fill) }
  /// Draws the edge of a rectangle, half of the line on either side.
  public func stroke(_ rect: CGRect) { stroke(Path(rect: rect)) }
  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect)) }
  /// Draws the edge of an ellipse.
  public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect)) }

  /// Moves what is drawn from now on.
  ///
  /// - Parameters:
  ///   - x: To the right, in points.
  ///   - y: Down, in points.
  public func translateBy(x: CGFloat, y: CGFloat) { canvas.translate(x: x, y: y) }
  /// Scales what is drawn from now on.
  ///
  /// - Parameters:
  ///   - x: The horizontal factor.
  ///   - y: The vertical factor.
  public func scaleBy(x: CGFloat, y: CGFloat) {
    canvas.concatenate(CGAffineTransform(scaleX: x, y: y))
  }
  /// Turns what is drawn from now on.
  ///
  /// - Parameter angle: Radians, clockwise.
  public func rotate(by angle: CGFloat) {
    canvas.concatenate(CGAffineTransform(rotationAngle: angle))
  }
  /// Transforms what is drawn from now on.
  public func concatenate(_ transform: CGAffineTransform) { canvas.concatenate(transform) }
  /// Cuts off what is drawn outside a rectangle from now on.
  public func clip(to rect: CGRect) { canvas.clip(to: rect) }

  // MARK: The path

  /// Starts an empty path.
  public func beginPath() { path = Path() }
  /// Begins a new outline of the current path.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a line to the current path.
  ///
  /// - Parameter point: The end of the line, in points of the context.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a rectangle to the current path.
  public func addRect(_ rect: CGRect) { path.addRect(rect) }
  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect) { path.addPath(Path(ellipseIn: rect)) }
  /// Adds an outline.
  public func addPath(_ other: CGPath) { path.addPath(other.path) }
  /// Closes the outline of the current path.
  public func closePath() { path.closeSubpath() }
  /// Fills the path and starts an empty one.
  public func fillPath() {
    fill(path)
    path = Path()
  }
  /// Draws the path as a line and starts an empty one.
  public func strokePath() {
    stroke(path)
    path = Path()
  }
  /// Cuts off what is drawn outside the path from now on, and starts an empty one.
  public func clip() {
    canvas.clip(to: path)
    path = Path()
  }

  func fill(_ path: Path, evenOdd: Bool = false) {
    canvas.fill(path, with: state.fill, evenOdd: evenOdd)
  }

  func stroke(_ path: Path) {
    canvas.stroke(path, with: state.stroke, width: state.lineWidth)
  }

  func stroke(_ path: Path, style: LineStyle) {
    canvas.stroke(path, with: state.stroke, style: style)
  }
}
