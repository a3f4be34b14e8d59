// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

internal import CCairo
public import Foundation
import Geometry

extension Canvas {
  /// Draws an image into a rectangle, stretched to fill it.
  ///
  /// - Parameters:
  ///   - image: The image, which is stretched to the rectangle.
  ///   - rect: Where, in points.
  ///   - tint: A colour in place of the image's own; its opacity is kept. Nil for none.
  public func draw(_ image: Raster, in rect: CGRect, tint: RGBA? = nil) {
    guard rect.isFinite, rect.width > 0, rect.height > 0 else { return }
    // Cairo 1.16 writes the matrix of a mask into SVG wrongly; an image comes out right.
    if let tint, format != .png { return draw(image.tinted(tint), in: rect) }
    image.pixels.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress else { return }
      // Cairo only reads from a source, though it asks for a mutable pointer.
      let bytes = UnsafeMutableRawPointer(mutating: base).assumingMemoryBound(to: UInt8.self)
      let source = cairo_image_surface_create_for_data(
        bytes, CAIRO_FORMAT_ARGB32, Int32(image.width), Int32(image.height),
        Int32(image.width * 4))
      defer {
        // A vector surface may still refer to the pixels: finishing makes it copy them.
        cairo_surface_finish(source)
        cairo_surface_destroy(source)
      }
      paint(source, pixelSize: (image.width, image.height), in: rect, tint: tint)
    }
  }

  /// Draws an SVG image in the middle of a rectangle, as large as fits in proportion.
  ///
  /// An image that fails while it is drawn leaves no trace.
  ///
  /// - Parameters:
  ///   - image: The image, which is stretched to the rectangle.
  ///   - rect: Where, in points.
  ///   - tint: The colour of everything that the document draws, as opaque as it is there, whatever
  ///     colours it has; nil for its own, where `currentColor` is black.
  public func draw(_ image: VectorImage, in rect: CGRect, tint: RGBA? = nil) {
    let black = VectorImage.Style(color: .black)
    guard let tint else { return draw(image, in: rect, style: black) }
    draw(image, in: rect, style: black) { recording in
      setSource(tint)
      cairo_mask_surface(context, recording, rect.origin.x, rect.origin.y)
    }
  }

  /// Draws an SVG image in the middle of a rectangle, as large as fits in proportion.
  ///
  /// - Parameters:
  ///   - image: The image, which is stretched to the rectangle.
  ///   - rect: Where, in points.
  ///   - style: What the document inherits from outside.
  public func draw(_ image: VectorImage, in rect: CGRect, style: VectorImage.Style) {
    draw(image, in: rect, style: style) { recording in
      cairo_set_source_surface(context, recording, rect.origin.x, rect.origin.y)
      cairo_paint(context)
    }
  }

  private func draw(
    _ image: VectorImage, in rect: CGRect, style: VectorImage.Style,
    by paint: (OpaquePointer) -> Void
  ) {
    guard rect.isFinite, rect.width > 0, rect.height > 0,
      let recording = try? image.recording(size: rect.size, style: style)
    else { return }
    defer { cairo_surface_destroy(recording) }
    save()
    defer { restore() }
    clip(to: rect)
    paint(recording)
  }

  /// Paints a bitmap so that it fills a rectangle.
  func paint(
    _ source: OpaquePointer?, pixelSize: (width: Int, height: Int), in rect: CGRect, tint: RGBA?
  ) {
    save()
    defer { restore() }
    // Filtering reads beyond the rectangle; the clip keeps its edge sharp.
    clip(to: rect)
    cairo_translate(context, rect.origin.x, rect.origin.y)
    cairo_scale(
      context, rect.width / CGFloat(pixelSize.width), rect.height / CGFloat(pixelSize.height))
    if let tint {
      setSource(tint)
      cairo_mask_surface(context, source, 0, 0)
    } else {
      cairo_set_source_surface(context, source, 0, 0)
      let pattern = cairo_get_source(context)
      cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      cairo_paint(context)
    }
  }

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
    drawShadow(color: color, blurRadius: blurRadius, offset: offset, around: path.boundingBox) {
      Canvas.trace(path, in: $0)
      cairo_fill($0)
    }
  }

  /// Draws the shadow of a drawing, without the drawing.
  ///
  /// - Parameters:
  ///   - color: The shadow's colour.
  ///   - blurRadius: How soft, in points: twice the Gaussian's deviation.
  ///   - offset: How far from the drawing, in points.
  ///   - box: The rectangle around the drawing, in points.
  ///   - body: Draws in the context that it is given, in the canvas's coordinates; opacities count alone.
  func drawShadow(
    color: RGBA, blurRadius: CGFloat, offset: CGSize, around box: CGRect,
    _ body: (OpaquePointer) -> Void
  ) {
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
    guard Self.fits(width: width, height: height),
      let mask = Mask(width: width, height: height)
    else { return }
    mask.draw { context in
      cairo_scale(context, density, density)
      cairo_translate(
        context, offset.width - shifted.minX, offset.height - shifted.minY)
      body(context)
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
