// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

internal import CCairo
public import Foundation
import Geometry

extension Canvas {
  /// Draws an image into a rectangle, stretched to fill it.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - rect: Where, in points.
  ///   - tint: A colour in place of the image's own; its opacity is kept. Nil for none.
  public func draw(_ image: Raster, in rect: CGRect, tint: RGBA? = nil) {
    guard rect.isFinite, rect.width > 0, rect.height > 0 else { return }
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
  ///   - image: The image.
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
  ///   - image: The image.
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
}
