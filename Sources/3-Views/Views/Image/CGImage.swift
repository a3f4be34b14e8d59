// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CairoGraphics
public import Foundation
import Geometry

/// A bitmap image of stored pixels, without a scale.
///
/// A bitmap comes from ``UIImage/cgImage``, ``CGContext/makeImage()`` or ``cropping(to:)``. It is immutable;
/// two are equal if their pixels are.
public final class CGImage: Hashable, Sendable {
  package let raster: Raster

  package init(_ raster: Raster) { self.raster = raster.scale == 1 ? raster : raster.withScale(1) }

  /// The width of the bitmap, in pixels.
  public var width: Int { raster.width }
  /// The height of the bitmap, in pixels.
  public var height: Int { raster.height }
  /// The bits of a colour's component: 8.
  public var bitsPerComponent: Int { 8 }
  /// The bits of a pixel: 32.
  public var bitsPerPixel: Int { 32 }
  /// The bytes from one row to the next: four a pixel.
  public var bytesPerRow: Int { width * 4 }
  /// The place of a pixel's opacity: in the first byte of four, by which the colours are multiplied.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedFirst }

  /// The part of the bitmap in a rectangle, moved outwards to whole pixels. O(pixels of the part).
  ///
  /// - Parameter rect: The rectangle, in pixels from the top left corner.
  /// - Returns: What is inside both; nil without any pixel, and for a rectangle with NaN.
  public func cropping(to rect: CGRect) -> CGImage? {
    // Foundation stops the program for an intersection with NaN.
    guard rect.isFinite else { return nil }
    let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
    return CGImage(
      raster.cropped(
        to: PixelRect(
          x: Int(part.minX), y: Int(part.minY), width: Int(part.width), height: Int(part.height))))
  }

  /// A bitmap of the same pixels.
  public func copy() -> CGImage? { CGImage(raster) }

  /// Returns whether two bitmaps have the same pixels: O(1) for copies, O(pixels) otherwise.
  public static func == (left: CGImage, right: CGImage) -> Bool {
    left === right || left.raster == right.raster
  }
  /// Adds the width and the height to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
  }
}

/// The place of the opacity in the pixels of a bitmap, and whether the colours are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Hashable, Sendable {
  /// There is no alpha component.
  case none = 0
  /// The alpha component is the last byte, by which the colours are multiplied.
  case premultipliedLast
  /// The alpha component is the first byte, by which the colours are multiplied.
  case premultipliedFirst
  /// The alpha component is the last byte; the colours are not multiplied.
  case last
  /// The alpha component is the first byte; the colours are not multiplied.
  case first
  /// There is no alpha component; the last byte is ignored.
  case noneSkipLast
  /// There is no alpha component; the first byte is ignored.
  case noneSkipFirst
  /// There is only an alpha component.
  case alphaOnly
}

extension CGContext {
  /// Draws a bitmap, stretched to a rectangle.
  ///
  /// As in Core Graphics its first row is where y is greatest in the rectangle: upside down where y points
  /// down, as it does in UIKit's contexts, for which ``UIImage/draw(in:)`` is the way.
  ///
  /// - Parameters:
  ///   - image: The bitmap.
  ///   - rect: The rectangle; one that is not finite, or without an area, draws nothing.
  ///   - byTiling: Whether the rectangle is only the place of one of many that fill the context.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard rect.isFinite, rect.width > 0, rect.height > 0 else { return }
    canvas.withSavedState {
      canvas.concatenate(
        CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY))
      guard byTiling else { return canvas.draw(image.raster, in: rect) }
      let whole = CGRect(x: 0, y: 0, width: image.width, height: image.height)
      canvas.draw(
        image.raster, part: RasterPart(source: whole, tile: rect.size),
        in: canvas.clipBounds.grown(toTilesOf: rect))
    }
  }

  /// The pixels that have been drawn so far.
  ///
  /// - Returns: A bitmap of the context's pixels; nil for a context of an SVG or PDF document.
  public func makeImage() -> CGImage? { canvas.raster().map(CGImage.init) }
}

extension CGRect {
  /// The smallest rectangle around this one whose corners are corners of copies of a tile.
  fileprivate func grown(toTilesOf tile: CGRect) -> CGRect {
    func grown(
      _ start: CGFloat, _ end: CGFloat, _ tile: CGFloat, _ length: CGFloat
    ) -> (start: CGFloat, length: CGFloat) {
      let first = tile + ((start - tile) / length).rounded(.down) * length
      let last = tile + ((end - tile) / length).rounded(.up) * length
      return (first, last - first)
    }
    let x = grown(minX, maxX, tile.minX, tile.width)
    let y = grown(minY, maxY, tile.minY, tile.height)
    return CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
  }
}
