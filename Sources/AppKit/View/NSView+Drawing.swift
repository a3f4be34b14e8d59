// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

extension NSView {
  /// Lets a subclass draw in the view's own coordinates.
  func drawContents(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    guard !isFlipped else {
      return NSGraphicsContext.with(context, isFlipped: true) { draw(bounds) }
    }
    context.saveGState()
    // y of the node = the upper edge of the bounds − y of the view.
    context.concatenate(
      CGAffineTransform(
        a: 1, b: 0, c: 0, d: -1, tx: 0, ty: boundsOrigin.y + viewNode.bounds.height))
    NSGraphicsContext.with(context, isFlipped: false) { draw(bounds) }
    context.restoreGState()
  }

  /// The layer exists from now on.
  func layerWasMade() {
    _ = viewNode.layer
    if wantsUpdateLayer { updateLayer() }
  }

  /// Shows a shadow: its offset counts upwards, whichever way y runs in the view.
  func show(_ shadow: NSShadow?) {
    let layer = viewNode.layer
    layer.shadowOpacity = shadow == nil ? 0 : 1
    guard let shadow else { return }
    layer.shadowColor = (shadow.shadowColor ?? NSColor(white: 0, alpha: 1.0 / 3)).cgColor
    layer.shadowOffset = CGSize(
      width: shadow.shadowOffset.width, height: -shadow.shadowOffset.height)
    // A layer's radius is the standard deviation, half of what an NSShadow calls its blur.
    layer.shadowRadius = shadow.shadowBlurRadius / 2
  }
}
