// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Foundation
import Geometry

/// A transition of a layer: what it showed before, and the way to what it shows now.
@MainActor
struct LayerTransition {
  enum Way: Equatable {
    case dissolve
    /// With the direction in which what moves goes.
    case moveIn(CGVector)
    case push(CGVector)
    case reveal(CGVector)
    /// A turn about an axis in the middle, upright or level, without perspective.
    case flip(isUpright: Bool)
  }

  var way: Way
  /// The shares of the way at the beginning and at the end.
  var start: CGFloat
  var end: CGFloat
  /// The pixels of what the layer showed; nil for a layer without a size.
  private(set) var before: Raster?
  private(set) var bounds: CGRect

  init(way: Way, start: CGFloat, end: CGFloat, of layer: CALayer) {
    self.way = way
    self.start = start
    self.end = end
    layer.view?.layoutIfNeeded()
    bounds = layer.view?.presentationGeometry.bounds ?? layer.shown.bounds
    before = ViewDrawing.pixels(of: layer, in: bounds)
  }
}

extension ViewDrawing {
  /// Returns what a layer shows in its bounds, without its own opacity and transform; nil for bounds that
  /// cannot be drawn.
  fileprivate static func pixels(of layer: CALayer, in bounds: CGRect) -> Raster? {
    let traits = layer.treeWindow?.traitCollection ?? .current
    let scale = UIGraphicsImageRendererFormat(for: traits).scale
    guard bounds.isFinite, bounds.width > 0, bounds.height > 0,
      let canvas = try? Canvas(size: bounds.size, scale: scale)
    else { return nil }
    let context = CGContext(canvas: canvas, scale: scale)
    let move = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
    canvas.concatenate(move)
    let drawing = ViewDrawing(
      context: context, scale: scale, transform: move, focused: nil,
      visible: CGRect(origin: .zero, size: bounds.size))
    GraphicsContexts.with(context) {
      if let view = layer.view {
        drawing.drawRoot(view)
      } else {
        drawing.drawParts(of: layer.shown, layer)
      }
    }
    return canvas.finishedRaster()
  }

  /// Draws a layer on its way from what it showed before.
  ///
  /// - Parameters:
  ///   - state: The transition, and how far it is, 0…1.
  ///   - bounds: The bounds that are shown now.
  ///   - clips: Whether what moves is cut off at the bounds.
  ///   - body: Draws what the layer shows now.
  func draw(
    _ state: (transition: LayerTransition, progress: CGFloat), in bounds: CGRect,
    clips: Bool, _ body: (ViewDrawing) -> Void
  ) {
    let (transition, progress) = state
    func before(_ drawing: ViewDrawing) {
      if let pixels = transition.before {
        drawing.canvas.draw(pixels, in: CGRect(origin: bounds.origin, size: transition.bounds.size))
      }
    }
    canvas.save()
    if clips { canvas.clip(to: snapped(bounds)) }
    let shift = { (direction: CGVector, share: CGFloat) in
      CGAffineTransform(
        translationX: direction.dx * share * bounds.width, y: direction.dy * share * bounds.height)
    }
    switch transition.way {
    case .dissolve:
      canvas.withDissolve(Double(min(max(progress, 0), 1)), from: { before(self) }) { body(self) }
    case .moveIn(let direction):
      before(self)
      moved(by: shift(direction, progress - 1), body)
    case .push(let direction):
      moved(by: shift(direction, progress), before)
      moved(by: shift(direction, progress - 1), body)
    case .reveal(let direction):
      body(self)
      moved(by: shift(direction, progress), before)
    case .flip(let isUpright):
      // Edge on there is nothing to see.
      let width = abs(cos(.pi * progress))
      guard width > 1e-6 else { break }
      let turn = CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
        .concatenating(
          CGAffineTransform(scaleX: isUpright ? width : 1, y: isUpright ? 1 : width)
        ).concatenating(CGAffineTransform(translationX: bounds.midX, y: bounds.midY))
      moved(by: turn, progress < 0.5 ? before : body)
    }
    canvas.restore()
  }

  private func moved(by transform: CGAffineTransform, _ body: (ViewDrawing) -> Void) {
    var inner = self
    inner.transform = transform.concatenating(self.transform)
    canvas.save()
    canvas.concatenate(transform)
    body(inner)
    canvas.restore()
  }
}

extension CALayer {
  /// The transition that is under way, and how far it is; nil, nearly always, for none.
  var shownTransition: (transition: LayerTransition, progress: CGFloat)? {
    guard let extras, !extras.animations.isEmpty else { return nil }
    return extras.animations.lazy.compactMap(\.shownTransition).first
  }
}
