// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
public import Foundation
import Geometry

extension UIView {
  /// Draws the view and what is in it in the current context, scaled to a rectangle.
  ///
  /// A view in no window is drawn with the current traits.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - afterUpdates: Whether to lay out first what asked for it.
  /// - Returns: Whether it was drawn: false outside `draw(_:)` and the closures of renderers, and
  ///   for a view without a size.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), rect.isFinite, bounds.isFinite,
      bounds.width > 0, bounds.height > 0
    else { return false }
    if afterUpdates { layoutIfNeeded() }
    let factor = CGSize(width: rect.width / bounds.width, height: rect.height / bounds.height)
    context.canvas.withSavedState {
      context.canvas.concatenate(
        CGAffineTransform(
          a: factor.width, b: 0, c: 0, d: factor.height, tx: rect.minX, ty: rect.minY))
      context.canvas.clip(to: CGRect(origin: .zero, size: bounds.size))
      ViewDrawing.draw(self, in: context, scale: context.scale)
    }
    return true
  }
}

extension CALayer {
  /// Draws the view whose layer this is, and what is in it.
  public func render(in context: CGContext) {
    guard let view else { return ViewDrawing.draw(self, in: context, scale: context.scale) }
    ViewDrawing.draw(view, in: context, scale: context.scale)
  }
}
