// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Foundation
import Geometry

extension ViewDrawing {
  /// Draws the shadow of a view, unless it is cut off at the bounds, as Core Animation does.
  func drawShadow(of view: UIView, _ layer: CALayer) {
    guard layer.shadowOpacity > 0, !view.clipsToBounds, let color = layer.shadowColor else {
      return
    }
    let shadow = Shadow(
      color: color.value.faded(CGFloat(min(layer.shadowOpacity, 1))).rgba,
      radius: max(0, layer.shadowRadius), offset: layer.shadowOffset)
    guard shadow.color.alpha > 0 else { return }
    if let path = layer.shadowPath {
      cast(shadow, from: path.path)
    } else {
      cast(shadow, from: view)
    }
  }

  private struct Shadow {
    var color: RGBA
    var radius: CGFloat
    var offset: CGSize
  }

  private func cast(_ shadow: Shadow, from path: Path) {
    // Core Animation's radius is the Gaussian's deviation; the canvas takes twice that.
    canvas.drawShadow(
      of: path, color: shadow.color, blurRadius: shadow.radius * 2, offset: shadow.offset)
  }

  /// A view casts a shadow with its background; without one, its subviews do in its place.
  private func cast(_ shadow: Shadow, from view: UIView) {
    if let color = view.shownBackground, color.alpha > 0 {
      var faded = shadow
      faded.color.alpha *= Double(min(color.alpha, 1))
      cast(faded, from: view.layer.outline(of: view.shownGeometry.bounds))
      return
    }
    for child in view.childrenInDrawingOrder
    where !child.shownIsHidden && child.shownAlpha > 0 && child.shownGeometry.isDrawable {
      canvas.save()
      canvas.concatenate(child.shownGeometry.toSuperview)
      var faded = shadow
      faded.color.alpha *= Double(min(child.shownAlpha, 1))
      cast(faded, from: child)
      canvas.restore()
    }
  }
}
