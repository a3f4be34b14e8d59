// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
package import Foundation
import Geometry

/// What can be seen of a view, for explanations.
extension UIView {
  /// Whether nothing of the view can be seen on a background of its own colour: it draws no pixel,
  /// and neither does anything in it.
  ///
  /// - Complexity: That of drawing the view once, at most 256 pixels wide and high.
  package var drawsNothing: Bool {
    if let color = shownBackground, color.alpha > 0 { return false }
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
    guard !shownIsHidden, shownAlpha >= 1, !clipsToBounds || bounds.contains(rect) else {
      return false
    }
    if let color = shownBackground, color.alpha >= 1, bounds.contains(rect),
      ownLayer?.isRounded != true
    {
      return true
    }
    return children.contains { $0.hidesWhatIsBehind(convert(rect, to: $0)) }
  }

  /// How far the animation of the view's place, size or opacity has come that began last: a share
  /// of its time from 0 to 1; nil if none is under way.
  package var animationProgress: CGFloat? {
    guard let animations, let root else { return nil }
    let timings =
      animations.center.list.map(\.timing) + animations.boundsSize.list.map(\.timing)
      + animations.transform.list.map(\.timing) + animations.alpha.list.map(\.timing)
    let now = root.currentTime
    guard let last = timings.filter({ !$0.isOver(at: now) }).max(by: { $0.begin < $1.begin }),
      last.duration > 0
    else { return nil }
    let time = last.interactive?.time(at: now) ?? now
    return CGFloat(min(1, max(0, (time - last.begin) / last.duration)))
  }
}
