// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
public import Foundation
import Geometry

/// The visible parts of a view, for explanations.
extension UIView {
  /// Whether nothing of the view can be seen on a background of its own colour: it draws no pixel,
  /// and neither does anything in it.
  ///
  /// - Complexity: That of drawing the view once, at most 256 pixels wide and high.
  package var drawsNothing: Bool {
    if let color = presentationBackground, color.alpha > 0 { return false }
    let size = bounds.size
    guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else {
      return true
    }
    let scale = min(1, Self.longestSide / max(size.width, size.height))
    guard let canvas = try? Canvas(size: size, scale: scale) else { return false }
    ViewDrawing.draw(self, in: CGContext(canvas: canvas, scale: scale), scale: scale)
    return canvas.raster()?.isTransparent ?? false
  }

  private static let longestSide: CGFloat = 256

  /// Returns whether the view, or one in it, hides what lies behind a rectangle.
  ///
  /// - Parameter rect: The rectangle, in the view's coordinates.
  /// - Returns: Whether one opaque background covers it.
  package func hidesWhatIsBehind(_ rect: CGRect) -> Bool {
    guard !presentationIsHidden, presentationAlpha >= 1, ownLayer?.extras?.mask == nil,
      !clipsToBounds || bounds.contains(rect)
    else {
      return false
    }
    if let color = presentationBackground, color.alpha >= 1, bounds.contains(rect),
      ownLayer?.isRounded != true
    {
      return true
    }
    guard ownLayer?.extras?.sublayerTransform == nil else { return false }
    return children.contains { $0.hidesWhatIsBehind(convert(rect, to: $0)) }
  }

  /// The progress of the animation of the view's frame or opacity that began last: a share of its
  /// time from 0 to 1; nil if none is under way.
  package var animationProgress: CGFloat? {
    guard let animations, let root else { return nil }
    let timings =
      animations.center.list.map(\.timing) + animations.boundsSize.list.map(\.timing)
      + animations.transform.list.map(\.timing) + animations.alpha.list.map(\.timing)
    let now = root.currentTime
    guard let last = timings.filter({ !$0.isOver(at: now) }).max(by: { $0.begin < $1.begin }),
      last.duration > 0
    else { return nil }
    if let clock = last.clock { return CGFloat(clock.position(at: now).share) }
    let time = last.interactive?.time(at: now) ?? now
    return CGFloat(min(1, max(0, (time - last.begin) / last.duration)))
  }
}

extension UIView {
  /// A rectangle in the view's coordinates outside which it draws nothing; nil if unknown.
  ///
  /// A group for opacity costs its pixels: this keeps it as small as the view.
  package var drawnExtent: CGRect? {
    let bounds = presentationGeometry.bounds
    guard bounds.isFinite else { return nil }
    var extent = overhang.map { bounds.insetBy(dx: -$0, dy: -$0) }
    if !clipsToBounds {
      if let layer = ownLayer,
        !layer.children.isEmpty || layer.hasShapeBeyondBounds || layer.hasPictureBeyondBounds
          || layer.extras?.sublayerTransform != nil
          || layer.extras?.animations.contains(where: \.changesExtent) == true
      {
        return nil
      }
      for child in children
      where !child.presentationIsHidden && child.presentationGeometry.isDrawable {
        guard let whole = extent, let part = child.drawnExtent else { return nil }
        extent = whole.union(part.applying(child.presentationGeometry.toSuperview))
      }
    }
    guard let layer = ownLayer, layer.shadowOpacity > 0, !clipsToBounds else { return extent }
    guard layer.shadowPath == nil else { return nil }
    let offset = max(layer.shadowOffset.width.magnitude, layer.shadowOffset.height.magnitude)
    // Three deviations of the Gaussian are all that can be seen of a blur.
    let reach = max(0, layer.shadowRadius) * 3 + offset + 1
    return extent.map { $0.insetBy(dx: -reach, dy: -reach) }
  }

  /// The distance that the view draws beyond its bounds, in points; nil for anywhere.
  private var overhang: CGFloat? {
    if clipsToBounds { return 0 }
    switch self {
    case let label as UILabel:
      // A line that is higher than the label, and letters that lean out.
      return label.font.lineHeight * 2
    case let view as UIImageView:
      return view.contentMode == .scaleToFill || view.contentMode == .scaleAspectFit ? 0 : nil
    default: return 0
    }
  }

  /// Draws the view and its descendants in the current context, scaled to a rectangle.
  ///
  /// A view in no window is drawn with the current traits.
  ///
  /// - Parameters:
  ///   - rect: The rectangle that the view fills, in points of the context.
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
  /// Draws the layer's view and its descendants.
  public func render(in context: CGContext) {
    guard let view else { return ViewDrawing.draw(self, in: context, scale: context.scale) }
    ViewDrawing.draw(view, in: context, scale: context.scale)
  }
}
