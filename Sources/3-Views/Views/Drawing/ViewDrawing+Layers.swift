// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Foundation
import Geometry

extension ViewDrawing {
  /// Draws a layer that belongs to no view, at its place in the present coordinates.
  func draw(_ model: CALayer, opacity: CGFloat = 1) {
    let layer = model.shown
    guard !layer.isHidden, layer.opacity > 0, layer.geometry.isDrawable else { return }
    var inner = self
    inner.transform = layer.geometry.toSuperview.concatenating(transform)
    guard inner.showsFront(of: layer) else { return }
    let opacity = CGFloat(min(layer.opacity, 1)) * opacity
    canvas.save()
    canvas.concatenate(layer.geometry.toSuperview)
    if layer.drawsOnlySublayers {
      inner.drawSublayers(of: model, in: layer.geometry, opacity: opacity)
    } else {
      canvas.withLayer(alpha: Double(opacity), in: nil) { inner.drawParts(of: layer, model) }
    }
    canvas.restore()
  }

  /// Draws the sublayers of a layer, moved by its transform of them.
  func drawSublayers(of model: CALayer, in geometry: ViewGeometry, opacity: CGFloat = 1) {
    for sublayer in model.childrenInDrawingOrder {
      let shown = model.extras?.sublayerTransform == nil ? nil : sublayer.shown
      let movement = shown.flatMap { model.movement(of: $0, at: $0.geometry, in: geometry) }
      moved(by: movement) { $0.draw(sublayer, opacity: opacity) }
    }
  }

  /// Draws a subview, moved by the transform that its superview's layer has for its sublayers.
  func draw(_ child: UIView, in view: UIView) {
    guard let layer = view.ownLayer, layer.extras?.sublayerTransform != nil else {
      return draw(child)
    }
    let movement = layer.movement(
      of: child.ownLayer, at: child.presentationGeometry, in: layer.presentationGeometry)
    moved(by: movement) { $0.draw(child) }
  }

  private func moved(by movement: CGAffineTransform?, _ body: (ViewDrawing) -> Void) {
    guard let movement else { return body(self) }
    // Of what is on its edge, or behind the eye, nothing is seen.
    guard movement.a * movement.d != movement.b * movement.c else { return }
    var inner = self
    inner.transform = movement.concatenating(transform)
    canvas.save()
    canvas.concatenate(movement)
    body(inner)
    canvas.restore()
  }

  /// Draws a layer as it is shown, with the mask and the sublayers of the layer itself.
  func drawParts(of layer: CALayer, _ model: CALayer) {
    guard let transition = model.shownTransition else { return drawMaskedParts(of: layer, model) }
    draw(transition, in: layer.bounds, clips: layer.masksToBounds) {
      $0.drawMaskedParts(of: layer, model)
    }
  }

  private func drawMaskedParts(of layer: CALayer, _ model: CALayer) {
    guard let mask = model.extras?.mask else { return drawUnmaskedParts(of: layer, model) }
    drawMasked(by: mask, in: snapped(visible.applying(transform.inverted()))) {
      drawUnmaskedParts(of: layer, model)
    }
  }

  private func drawUnmaskedParts(of layer: CALayer, _ model: CALayer) {
    let edge = snapped(layer.bounds)
    drawShadow(of: layer)
    if let color = layer.backgroundColor, color.alpha > 0 {
      fill(edge, of: layer, with: color.value.rgba)
    }
    if layer.masksToBounds {
      canvas.save()
      canvas.clip(to: layer.outline(of: edge))
    }
    drawPicture(of: model, as: layer, in: layer.bounds, edge: edge)
    layer.drawShape(in: self, bounds: layer.bounds, edge: edge)
    let inside = inside(layer.bounds)
    inside.drawSublayers(of: model, in: layer.geometry)
    if layer.masksToBounds { canvas.restore() }
    drawBorder(of: layer, in: edge)
  }

  /// Draws what a mask lets through.
  ///
  /// - Parameters:
  ///   - mask: The mask, whose frame is in the present coordinates.
  ///   - traits: The traits of a mask that is a view's layer: those of the view that it masks, as a mask
  ///     is in no window. Nil for the current ones.
  ///   - bounds: Where anything is drawn at all, in the present coordinates.
  ///   - body: The drawing.
  func drawMasked(
    by mask: CALayer, traits: UITraitCollection? = nil, in bounds: CGRect, _ body: () -> Void
  ) {
    canvas.withMask(
      in: bounds,
      drawnBy: {
        guard let view = mask.view else { return draw(mask) }
        (traits ?? .current).performAsCurrent {
          // Nothing else lays it out.
          view.layoutIfNeeded()
          draw(view)
        }
      }, body)
  }
}

extension Array {
  /// Returns the elements by depth, then in their order: as they are if all have the depth 0.
  @MainActor func inDepthOrder(_ depth: @MainActor (Element) -> CGFloat) -> [Element] {
    guard contains(where: { depth($0) != 0 }) else { return self }
    let depths = map { depth($0) }
    return indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { self[$0] }
  }
}

extension CALayer {
  /// The sublayers, the backmost first.
  var childrenInDrawingOrder: [CALayer] { children.inDepthOrder { $0.shownDepth } }

  var shownDepth: CGFloat { shown.zPosition }

  /// The bounds as they are shown.
  var presentationBounds: CGRect { presentationGeometry.bounds }

  /// The place as it is shown.
  var presentationGeometry: ViewGeometry { view?.presentationGeometry ?? geometry }
}

extension ViewDrawing {
  /// Draws a layer that belongs to no view, and what is in it, in its own coordinates.
  static func draw(_ layer: CALayer, in context: CGContext, scale: CGFloat) {
    let geometry = layer.shown.geometry
    guard geometry.isDrawable, geometry.bounds.isFinite else { return }
    let start = geometry.toSuperview.inverted()
    let drawing = ViewDrawing(
      context: context, scale: scale, transform: start, focused: nil,
      visible: geometry.bounds)
    GraphicsContexts.with(context) {
      context.canvas.withSavedState {
        context.canvas.concatenate(start)
        drawing.draw(layer)
      }
    }
  }
}
