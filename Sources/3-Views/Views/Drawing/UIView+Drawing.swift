// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
package import Foundation
import Geometry

extension ViewDrawing {
  /// Draws a view and what is in it, at its place in the present coordinates.
  ///
  /// In this order, each a call below: the shadow, the background, the contents and the shape or gradient of
  /// its layer, the view's contents, the layers put into it, the subviews by depth, what is in front of them, the border over it
  /// all. Less than full opacity makes a group of it all, and so does a mask.
  func draw(_ view: UIView) {
    let animated = view.animatedLayer
    let geometry = animated?.geometry ?? view.ownPresentationGeometry
    let opacity = animated.map { CGFloat($0.opacity) } ?? view.ownPresentationAlpha
    let presentationAlpha = opacity * view.alphaInPlace
    guard !(animated?.isHidden ?? view.ownPresentationIsHidden), presentationAlpha > 0,
      geometry.isDrawable
    else { return }
    var inner = self
    inner.transform = geometry.toSuperview.concatenating(transform)
    guard inner.showsFront(of: view.ownLayer) else { return }
    guard inner.enter(geometry.bounds, clips: view.clipsToBounds, isLeaf: view.isLeaf) else {
      return
    }
    let alpha = min(presentationAlpha, 1)
    canvas.save()
    canvas.concatenate(geometry.toSuperview)
    if alpha == 1 {
      inner.drawParts(of: view, alpha: 1)
    } else if view.isPlainBackground {
      inner.drawParts(of: view, alpha: alpha)
    } else {
      canvas.withLayer(alpha: Double(alpha), in: inner.groupBounds(of: view)) {
        inner.drawParts(of: view, alpha: 1)
      }
    }
    if focused == ObjectIdentifier(view) { inner.drawHalo(of: view) }
    canvas.restore()
  }

  /// Draws a view as if its bounds were the picture.
  package func drawRoot(_ view: UIView) {
    guard view.presentationGeometry.bounds.isFinite else { return }
    drawParts(of: view, alpha: 1)
  }

  /// The drawing of what is in a view or a layer with these bounds.
  func inside(_ bounds: CGRect) -> ViewDrawing {
    var drawing = self
    drawing.container = bounds.applying(transform)
    return drawing
  }

  /// Whether a layer with the present transform shows its front, or its back may be seen, too.
  func showsFront(of layer: CALayer?) -> Bool {
    guard let layer, !layer.isDoubleSided else { return true }
    return transform.a * transform.d - transform.b * transform.c > 0
  }

  /// Goes into a view's coordinates, unless nothing of it can be seen.
  private mutating func enter(_ bounds: CGRect, clips: Bool, isLeaf: Bool) -> Bool {
    guard clips || isLeaf else { return true }
    let box = bounds.applying(transform)
    let seen = visible.intersection(box)
    if clips { visible = seen }
    return !seen.isNull && !seen.isEmpty
  }

  /// Returns the bounds of a group for a view, in the view's coordinates: on whole pixels, or its
  /// own edge would be soft.
  private func groupBounds(of view: UIView) -> CGRect {
    let seen = visible.applying(transform.inverted())
    guard let extent = view.drawnExtent, extent.isFinite else { return seen }
    let part = extent.insetBy(dx: -1, dy: -1).intersection(seen)
    return part.isNull ? .zero : snapped(part)
  }

  private func drawParts(of view: UIView, alpha: CGFloat) {
    guard let transition = view.ownLayer?.shownTransition else {
      return drawMaskedParts(of: view, alpha: alpha)
    }
    let bounds = view.presentationGeometry.bounds
    draw(transition, in: bounds, clips: view.clipsToBounds) {
      $0.drawMaskedParts(of: view, alpha: alpha)
    }
  }

  private func drawMaskedParts(of view: UIView, alpha: CGFloat) {
    if let mask = view.ownLayer?.extras?.mask {
      drawMasked(by: mask, traits: view.traitCollection, in: groupBounds(of: view)) {
        drawUnmaskedParts(of: view, alpha: alpha)
      }
    } else {
      drawUnmaskedParts(of: view, alpha: alpha)
    }
  }

  private func drawUnmaskedParts(of view: UIView, alpha: CGFloat) {
    let model = view.ownLayer
    let animated = view.animatedLayer
    let layer = animated ?? model
    let bounds = (animated?.geometry ?? view.ownPresentationGeometry).bounds
    let edge = snapped(bounds)
    if let layer { drawShadow(of: view, layer) }
    let background =
      if let animated { animated.backgroundColor?.value } else { view.ownPresentationBackground }
    if let color = background, color.alpha > 0 {
      fill(edge, of: layer, with: color.faded(alpha).rgba)
    }
    if view.clipsToBounds {
      canvas.save()
      if let layer, layer.isRounded {
        canvas.clip(to: layer.outline(of: edge))
      } else {
        canvas.clip(to: edge)
      }
    }
    if let model { drawPicture(of: model, as: animated, in: bounds, edge: edge) }
    layer?.drawShape(in: self, bounds: bounds, edge: edge)
    drawContents(of: view, in: bounds)
    let inside = inside(bounds)
    if let model { inside.drawSublayers(of: model, in: model.presentationGeometry) }
    for child in view.childrenInDrawingOrder { inside.draw(child, in: view) }
    view.drawOverlay(in: self)
    if view.clipsToBounds { canvas.restore() }
    if let layer { drawBorder(of: layer, in: edge) }
  }

  /// Draws what the view itself shows. While its size is animating the contents are those of the
  /// size at the end, stretched, as Core Animation does with a layer's contents.
  private func drawContents(of view: UIView, in bounds: CGRect) {
    guard bounds.size != view.bounds.size, view.stretchesContents else {
      view.drawContent(in: self)
      if view.mayDrawItself { drawCustomContent(of: view) }
      return
    }
    let end = view.bounds
    guard end.width > 0, end.height > 0, bounds.width > 0, bounds.height > 0 else { return }
    let stretch = CGAffineTransform(translationX: -end.minX, y: -end.minY)
      .concatenating(
        CGAffineTransform(scaleX: bounds.width / end.width, y: bounds.height / end.height)
      ).concatenating(CGAffineTransform(translationX: bounds.minX, y: bounds.minY))
    var inner = self
    inner.transform = stretch.concatenating(transform)
    canvas.save()
    canvas.concatenate(stretch)
    view.drawContent(in: inner)
    if view.mayDrawItself { inner.drawCustomContent(of: view) }
    canvas.restore()
  }

  func fill(_ edge: CGRect, of layer: CALayer?, with color: RGBA) {
    if let layer, layer.isRounded {
      canvas.fill(layer.outline(of: edge), with: color)
    } else {
      canvas.fill(edge, with: color)
    }
  }

  func drawBorder(of layer: CALayer, in edge: CGRect) {
    guard layer.borderWidth > 0, let color = layer.borderColor, color.alpha > 0 else { return }
    let width = min(layer.borderWidth, min(edge.width, edge.height) / 2)
    guard layer.isRounded, layer.isContinuous else {
      let middle = layer.outline(of: edge, inset: width / 2)
      return canvas.stroke(middle, with: color.value.rgba, width: width)
    }
    // Continuous corners keep no distance: draw the inner half of a line along the edge.
    let outline = layer.outline(of: edge)
    canvas.withSavedState {
      canvas.clip(to: outline)
      canvas.stroke(outline, with: color.value.rgba, width: width * 2)
    }
  }
}

extension ViewGeometry {
  /// Whether there are numbers to draw with.
  package var isDrawable: Bool {
    bounds.isFinite && center.x.isFinite && center.y.isFinite && transform.a.isFinite
      && transform.b.isFinite && transform.c.isFinite && transform.d.isFinite
      && transform.tx.isFinite && transform.ty.isFinite
      && transform.a * transform.d != transform.b * transform.c
  }
}

extension UIView {
  /// Whether nothing reaches beyond the bounds.
  fileprivate var isLeaf: Bool {
    guard children.isEmpty, !(self is UIImageView) else { return false }
    guard let layer = ownLayer else { return true }
    return layer.shadowOpacity == 0 && layer.children.isEmpty
      && layer.extras?.changesDrawing != true && layer.extras?.picture == nil
      && !layer.hasShapeBeyondBounds
  }

  /// Whether `draw(_:)` may be overridden: not in the classes that are ours.
  fileprivate var mayDrawItself: Bool {
    let kind = type(of: self)
    return kind != UIView.self && kind != UILabel.self && kind != UIImageView.self
      && kind != UIStackView.self
  }

  /// Whether contents are stretched while the size animates; images and texts are placed.
  fileprivate var stretchesContents: Bool { !(self is UIImageView) && !(self is UILabel) }

  /// Whether there is nothing but a background, so that its alpha is the view's.
  fileprivate var isPlainBackground: Bool {
    isLeaf && (ownLayer?.borderWidth ?? 0) == 0 && type(of: self) == UIView.self
  }
}

extension ViewDrawing {
  /// Draws a view that has been laid out, its bounds filling the picture.
  package static func draw(_ view: UIView, in context: CGContext, scale: CGFloat) {
    let bounds = view.bounds
    guard bounds.isFinite else { return }
    let start = CGAffineTransform(translationX: -bounds.origin.x, y: -bounds.origin.y)
    let drawing = ViewDrawing(
      context: context, scale: scale, transform: start,
      focused: view.root?.focus?.focusedView.map(ObjectIdentifier.init),
      visible: CGRect(origin: .zero, size: bounds.size))
    GraphicsContexts.with(context) {
      context.canvas.withSavedState {
        context.canvas.concatenate(start)
        drawing.drawRoot(view)
      }
    }
  }
}
