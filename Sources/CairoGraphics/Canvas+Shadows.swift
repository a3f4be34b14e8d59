// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

internal import CCairo
public import Foundation
import Geometry

extension Canvas {
  /// Draws the shadow of a shape, without the shape.
  ///
  /// Cairo has no blur: three box blurs over a mask come within 3 % of a Gaussian one. In vector
  /// formats the shadow is an image of three pixels a point.
  ///
  /// - Parameters:
  ///   - path: The shape.
  ///   - color: The shadow's colour.
  ///   - blurRadius: How soft, in points: twice the Gaussian's deviation, as in Core Animation.
  ///   - offset: How far from the shape, in points.
  public func drawShadow(of path: Path, color: RGBA, blurRadius: CGFloat, offset: CGSize) {
    let box = path.boundingBox
    guard color.alpha > 0, blurRadius.isFinite, blurRadius >= 0, box.isFinite, box.width > 0,
      box.height > 0, offset.width.isFinite, offset.height.isFinite
    else { return }
    let margin = blurRadius * 2 + 1
    // Only what can be seen is blurred: a shadow of a million points costs no more than the screen.
    let shifted = box.offsetBy(dx: offset.width, dy: offset.height)
      .insetBy(dx: -margin, dy: -margin)
      .intersection(clipBounds.insetBy(dx: -margin, dy: -margin))
    guard !shifted.isNull, shifted.width > 0, shifted.height > 0 else { return }
    let density = format == .png ? scale : 3
    let width = Int((shifted.width * density).rounded(.up))
    let height = Int((shifted.height * density).rounded(.up))
    guard width <= Self.maximumPixelLength, height <= Self.maximumPixelLength,
      width * height <= Self.maximumPixelCount,
      let mask = Mask(width: width, height: height)
    else { return }
    mask.draw { context in
      cairo_scale(context, density, density)
      cairo_translate(
        context, offset.width - shifted.minX, offset.height - shifted.minY)
      Canvas.trace(path, in: context)
      cairo_fill(context)
    }
    mask.blur(deviation: blurRadius / 2 * density)
    if format == .png {
      save()
      defer { restore() }
      cairo_translate(context, shifted.minX, shifted.minY)
      cairo_scale(context, 1 / density, 1 / density)
      setSource(color)
      cairo_mask_surface(context, mask.surface, 0, 0)
    } else {
      // Cairo 1.16 writes the matrix of a mask into SVG wrongly; an image comes out right.
      let image = mask.colored(color)
      defer { cairo_surface_destroy(image) }
      let size = CGSize(width: CGFloat(width) / density, height: CGFloat(height) / density)
      paint(
        image, pixelSize: (width, height), in: CGRect(origin: shifted.origin, size: size),
        tint: nil)
    }
  }
}
