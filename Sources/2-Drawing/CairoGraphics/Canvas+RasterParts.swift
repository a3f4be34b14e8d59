// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

internal import CCairo
package import Foundation
package import Geometry

/// A part of a bitmap that is drawn in a rectangle.
package struct RasterPart: Sendable {
  /// The part, in pixels of the bitmap. Beyond the bitmap its outermost pixels go on.
  package var source: CGRect
  /// The size in points of one copy of a part that is repeated from the rectangle's top left corner on;
  /// nil for one that is stretched to the rectangle.
  package var tile: CGSize?
  /// Whether colours between two pixels are mixed of both.
  package var isSmooth = true

  package init(source: CGRect, tile: CGSize? = nil, isSmooth: Bool = true) {
    self.source = source
    self.tile = tile
    self.isSmooth = isSmooth
  }
}

extension Canvas {
  /// Returns the place on the nearest edge between two pixels: parts of a picture that meet there have no
  /// seam. In documents without pixels, and where points are turned, it is the place itself.
  package func nearestPixelCorner(to point: CGPoint) -> CGPoint {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    guard format == .png, matrix.xy == 0, matrix.yx == 0, matrix.xx != 0, matrix.yy != 0 else {
      return point
    }
    let x = (point.x * matrix.xx + matrix.x0).rounded()
    let y = (point.y * matrix.yy + matrix.y0).rounded()
    guard x.isFinite, y.isFinite else { return point }
    return CGPoint(x: (x - matrix.x0) / matrix.xx, y: (y - matrix.y0) / matrix.yy)
  }

  /// Draws a part of an image into a rectangle, stretched or repeated to fill it.
  ///
  /// Of a part of whole pixels no pixel beside it is mixed in at its edges. Values that are not finite,
  /// and a part without an area, draw nothing. O(pixels drawn).
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - part: The part, and how it is drawn. A part that is repeated is taken to the image's edges.
  ///   - rect: The rectangle, in points.
  package func draw(_ image: Raster, part: RasterPart, in rect: CGRect) {
    guard rect.isFinite, rect.width > 0, rect.height > 0, part.source.isFinite,
      part.source.width > 0, part.source.height > 0
    else { return }
    if let tile = part.tile {
      guard tile.width.isFinite, tile.height.isFinite, tile.width > 0, tile.height > 0 else {
        return
      }
    }
    if let tile = part.tile, (tile.width < rect.width) != (tile.height < rect.height) {
      return drawStrip(image, part: part, tile: tile, in: rect)
    }
    let whole = PixelRect(x: 0, y: 0, width: image.width, height: image.height)
    let crop = PixelRect(exactly: part.source, in: whole)
    // The pixels that Cairo sees: the part or, if that is not whole pixels, all of them.
    let lent = crop ?? whole
    let origin = crop == nil ? part.source.origin : .zero
    withSurface(of: image, lent) { source in
      save()
      defer { restore() }
      clip(to: rect)
      let copy = part.tile ?? rect.size
      cairo_translate(context, rect.origin.x, rect.origin.y)
      cairo_scale(context, copy.width / part.source.width, copy.height / part.source.height)
      cairo_translate(context, -origin.x, -origin.y)
      let repeats = copy.width < rect.width || copy.height < rect.height
      paint(source, repeats: repeats, isSmooth: part.isSmooth)
    }
  }

  /// Lends Cairo the pixels of a part of an image.
  private func withSurface(
    of image: Raster, _ part: PixelRect, _ draw: (OpaquePointer?) -> Void
  ) {
    image.withPixels { pixels in
      // Cairo only reads from a source, though it asks for a mutable pointer.
      let bytes = UnsafeMutablePointer(mutating: pixels[part].base)
      let source = cairo_image_surface_create_for_data(
        bytes, CAIRO_FORMAT_ARGB32, Int32(part.width), Int32(part.height), Int32(pixels.stride))
      defer {
        // A vector surface may still refer to the pixels: finishing makes it copy them.
        cairo_surface_finish(source)
        cairo_surface_destroy(source)
      }
      draw(source)
    }
  }

  /// Draws copies along one axis alone. Cairo repeats along both, and would mix what is at one end of the
  /// other axis with what is at its other end; so they get the outermost pixels again at both.
  private func drawStrip(_ image: Raster, part: RasterPart, tile: CGSize, in rect: CGRect) {
    let isRow = tile.width < rect.width
    let whole = PixelRect(x: 0, y: 0, width: image.width, height: image.height)
    let crop = PixelRect(exactly: part.source, in: whole)
    let (count, points) =
      isRow ? (part.source.height, tile.height) : (part.source.width, tile.width)
    // What is made smaller is mixed of more pixels.
    let reach = Int(min(2 * count / (points * scale), 64).rounded(.up)) + 2
    let (x, y) = isRow ? (0, reach) : (reach, 0)
    let padded = image.padded(crop ?? whole, columns: x, rows: y)
    let origin = crop == nil ? part.source.origin : .zero
    withSurface(of: padded, PixelRect(x: 0, y: 0, width: padded.width, height: padded.height)) {
      source in
      save()
      defer { restore() }
      clip(to: rect)
      cairo_translate(context, rect.origin.x, rect.origin.y)
      cairo_scale(context, tile.width / part.source.width, tile.height / part.source.height)
      cairo_translate(context, -origin.x - CGFloat(x), -origin.y - CGFloat(y))
      paint(source, repeats: true, isSmooth: part.isSmooth)
    }
  }

  private func paint(_ source: OpaquePointer?, repeats: Bool, isSmooth: Bool) {
    cairo_set_source_surface(context, source, 0, 0)
    let pattern = cairo_get_source(context)
    cairo_pattern_set_filter(pattern, isSmooth ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST)
    cairo_pattern_set_extend(pattern, repeats ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
    cairo_paint(context)
  }
}

extension Raster {
  /// Whether no pixel lets anything shine through. O(pixels).
  package var isOpaque: Bool { withPixels { $0.isOpaque } }

  /// A rectangle of the image as an image of its own, whose pixels are copied.
  ///
  /// - Parameter rect: The rectangle; inside the image.
  /// - Returns: The part, with as many pixels per point.
  package func cropped(to rect: PixelRect) -> Raster {
    withPixels { Raster($0[rect], scale: scale) }
  }

  /// A rectangle of the image with its outermost pixels again around it. O(pixels).
  ///
  /// - Parameters:
  ///   - rect: The rectangle; inside the image, and not empty.
  ///   - columns: The number of columns at the left and at the right.
  ///   - rows: The number of rows above and below.
  /// - Returns: An image of its own.
  fileprivate func padded(_ rect: PixelRect, columns: Int, rows: Int) -> Raster {
    let (newWidth, newHeight) = (rect.width + 2 * columns, rect.height + 2 * rows)
    let pixels = withPixelWords { source in
      [UInt32](unsafeUninitializedCapacity: newWidth * newHeight) { target, count in
        count = newWidth * newHeight
        for y in 0..<newHeight {
          let row = rect.y + min(max(y - rows, 0), rect.height - 1)
          for x in 0..<newWidth {
            let column = rect.x + min(max(x - columns, 0), rect.width - 1)
            target[y * newWidth + x] = source[row * width + column]
          }
        }
      }
    }
    return Raster(width: newWidth, height: newHeight, scale: scale, pixels: .array(pixels))
  }

  /// The image in one colour, as opaque as it is and the colour is. O(pixels).
  package func tinted(_ tint: RGBA) -> Raster {
    func byte(_ share: Double) -> UInt32 { UInt32((min(max(share, 0), 1) * 255).rounded()) }
    let red = byte(tint.red)
    let green = byte(tint.green)
    let blue = byte(tint.blue)
    let alpha = byte(tint.alpha)
    let count = width * height
    let pixels = withPixelWords { source in
      [UInt32](unsafeUninitializedCapacity: count) { target, written in
        written = count
        var index = 0
        while index < count {
          let opacity: UInt32 = ((source[index] &>> 24) &* alpha &+ 127) / 255
          var pixel: UInt32 = opacity &<< 24
          pixel |= ((red &* opacity &+ 127) / 255) &<< 16
          pixel |= ((green &* opacity &+ 127) / 255) &<< 8
          pixel |= (blue &* opacity &+ 127) / 255
          target[index] = pixel
          index &+= 1
        }
      }
    }
    return Raster(width: width, height: height, scale: scale, pixels: .array(pixels))
  }

  /// The image turned by quarters and mirrored, pixel by pixel. O(pixels).
  ///
  /// - Parameter turn: The place to which the first row and the first column of the image go.
  /// - Returns: An image of as many pixels; itself for one that stays.
  package func turned(_ turn: RasterTurn) -> Raster {
    guard turn != RasterTurn() else { return self }
    let (newWidth, newHeight) = turn.swapsAxes ? (height, width) : (width, height)
    let pixels = withPixelWords { source in
      [UInt32](unsafeUninitializedCapacity: width * height) { target, count in
        count = width * height
        var y = 0
        while y < newHeight {
          var x = 0
          while x < newWidth {
            let column = turn.mirrorsX ? newWidth &- 1 &- x : x
            let row = turn.mirrorsY ? newHeight &- 1 &- y : y
            target[y &* newWidth &+ x] =
              turn.swapsAxes ? source[column &* width &+ row] : source[row &* width &+ column]
            x &+= 1
          }
          y &+= 1
        }
      }
    }
    return Raster(width: newWidth, height: newHeight, scale: scale, pixels: .array(pixels))
  }
}

/// One of the eight ways in which the rows and columns of an image can lie.
///
/// First rows become columns, where they do; then the result is mirrored.
package struct RasterTurn: Hashable, Sendable {
  /// Whether rows become columns: what was left is above.
  package var swapsAxes = false
  package var mirrorsX = false
  package var mirrorsY = false

  package init(swapsAxes: Bool = false, mirrorsX: Bool = false, mirrorsY: Bool = false) {
    self.swapsAxes = swapsAxes
    self.mirrorsX = mirrorsX
    self.mirrorsY = mirrorsY
  }

  /// The transform that does the same with what is drawn in a rectangle at the origin.
  ///
  /// - Parameter size: The size of what is drawn, before it is turned.
  /// - Returns: The transform to a rectangle at the origin, of the turned size.
  package func transform(of size: CGSize) -> CGAffineTransform {
    var transform =
      swapsAxes ? CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0) : .identity
    let (width, height) =
      swapsAxes ? (size.height, size.width) : (size.width, size.height)
    if mirrorsX {
      transform = transform.concatenating(
        CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0))
    }
    if mirrorsY {
      transform = transform.concatenating(
        CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height))
    }
    return transform
  }
}

extension PixelRect {
  /// The pixels of a rectangle of whole pixels inside another; nil for one with fractions, or that
  /// reaches beyond.
  fileprivate init?(exactly rect: CGRect, in whole: PixelRect) {
    guard rect.minX >= 0, rect.minY >= 0, rect.maxX <= CGFloat(whole.width),
      rect.maxY <= CGFloat(whole.height), let x = Int(exactly: rect.minX),
      let y = Int(exactly: rect.minY), let width = Int(exactly: rect.width),
      let height = Int(exactly: rect.height)
    else { return nil }
    self.init(x: x, y: y, width: width, height: height)
  }
}
