// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CCairo
import CLoadedLibraries
public import Foundation
import Geometry

/// A bitmap: an image that was read, or a picture that was drawn.
///
/// Immutable; copies share the pixels.
public struct Raster: Sendable, Hashable {
  /// The width of the raster, in pixels.
  public let width: Int
  /// The height of the raster, in pixels.
  public let height: Int
  /// The pixels per point of the raster.
  public let scale: CGFloat
  /// Cairo's form: blue, green, red, opacity; premultiplied; rows follow one another.
  let pixels: RasterPixels

  /// The size in points.
  public var size: CGSize { CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale) }

  init(_ source: PremultipliedPixels, scale: CGFloat) {
    width = source.width
    height = source.height
    self.scale = scale
    pixels = .array(
      [UInt32](unsafeUninitializedCapacity: source.width * source.height) { buffer, count in
        count = source.width * source.height
        guard let base = buffer.baseAddress else { return }
        for index in 0..<source.height {
          memcpy(base + index * source.width, source.row(index), source.width * 4)
        }
      })
  }

  /// Creates an image from straight RGBA bytes; nil if their number is not `4 × width × height`.
  ///
  /// - Parameters:
  ///   - rgba: Four bytes a pixel, row by row, not premultiplied.
  ///   - width: The width of the raster, in pixels.
  ///   - height: The height of the raster, in pixels.
  ///   - scale: The pixels per point with which the pixels were drawn.
  public init?(rgba: [UInt8], width: Int, height: Int, scale: CGFloat = 1) {
    guard width > 0, height > 0, rgba.count == width * height * 4, scale > 0 else { return nil }
    self.width = width
    self.height = height
    self.scale = scale
    pixels = .array(
      [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
        rgba.withUnsafeBytes { source in
          guard let source = source.baseAddress, let target = buffer.baseAddress else { return }
          PremultipliedPixels.copyPremultiplied(source, to: target, count: width * height)
          count = width * height
        }
      })
  }

  /// Creates an image from a PNG file of any kind.
  ///
  /// - Parameters:
  ///   - pngData: The file's bytes.
  ///   - scale: The pixels per point with which the pixels were drawn.
  /// - Throws: ``ImageError`` for what is not a PNG file, or a damaged or too large one.
  public init(pngData: Data, scale: CGFloat = 1) throws(ImageError) {
    let raster = pngData.withUnsafeBytes { buffer in
      Result { () throws(ImageError) in
        try Self.decoded(buffer.bindMemory(to: UInt8.self), scale: scale)
      }
    }
    self = try raster.get()
  }

  private static func decoded(
    _ file: UnsafeBufferPointer<UInt8>, scale: CGFloat
  ) throws(ImageError) -> Raster {
    // Cairo says "error while reading from input stream" for every bad file.
    guard file.starts(with: PNGFile.signature) else { throw .notPNG }
    guard let size = PNGFile.pixelSize(of: file) else { throw .damagedPNG }
    guard Canvas.fits(width: size.width, height: size.height) else {
      throw .tooLarge(width: size.width, height: size.height)
    }
    if let pixels = PNGDecoder.pixels(of: file) {
      return Raster(width: size.width, height: size.height, scale: scale, pixels: .array(pixels))
    }
    return try decodedByCairo(file, scale: scale)
  }

  private static func decodedByCairo(
    _ file: UnsafeBufferPointer<UInt8>, scale: CGFloat
  ) throws(ImageError) -> Raster {
    var reader = PNGReader(bytes: file)
    let surface = withUnsafeMutablePointer(to: &reader) {
      cairo_image_surface_create_from_png_stream(PNGReader.read, $0)
    }
    defer { cairo_surface_destroy(surface) }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      let base = cairo_image_surface_get_data(surface)
    else { throw .damagedPNG }
    let format = cairo_image_surface_get_format(surface)
    let source = PremultipliedPixels(
      base: UnsafePointer(base), width: Int(cairo_image_surface_get_width(surface)),
      height: Int(cairo_image_surface_get_height(surface)),
      stride: Int(cairo_image_surface_get_stride(surface)))
    guard format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24 else { throw .damagedPNG }
    if format == CAIRO_FORMAT_RGB24 {
      // Its fourth byte is undefined.
      return Raster(opaque: source, scale: scale)
    }
    return Raster(source, scale: scale)
  }

  private init(opaque source: PremultipliedPixels, scale: CGFloat) {
    width = source.width
    height = source.height
    self.scale = scale
    var opaque: [UInt32] = []
    opaque.reserveCapacity(source.width * source.height)
    for index in 0..<source.height {
      let row = source.row(index).assumingMemoryBound(to: UInt32.self)
      for column in 0..<source.width { opaque.append(row[column] | 0xFF00_0000) }
    }
    pixels = .array(opaque)
  }

  /// Returns the image with another number of pixels per point.
  ///
  /// - Parameter scale: Pixels per point; above zero.
  /// - Returns: The same pixels.
  public func withScale(_ scale: CGFloat) -> Raster {
    Raster(width: width, height: height, scale: scale, pixels: pixels)
  }

  init(width: Int, height: Int, scale: CGFloat, pixels: RasterPixels) {
    self.width = width
    self.height = height
    self.scale = scale
    self.pixels = pixels
  }

  /// The pixels as straight RGBA, four bytes each, row by row.
  public var rgba: [UInt8] { rgba(inRows: 0..<height) }

  /// Returns the pixels of some rows as straight RGBA, four bytes each.
  ///
  /// - Parameter rows: Which, from the top; none beyond the image.
  /// - Returns: `4 × width` bytes for each.
  public func rgba(inRows rows: Range<Int>) -> [UInt8] {
    let length = width * 4
    return [UInt8](unsafeUninitializedCapacity: rows.count * length) { buffer, count in
      count = rows.count * length
      guard let target = UnsafeMutableRawPointer(buffer.baseAddress) else { return }
      withPixels { source in
        for (index, row) in rows.enumerated() {
          source.copyStraight(row: row, to: target + index * length)
        }
      }
    }
  }

  /// Returns the range of rows in which two images of one size differ.
  ///
  /// - Parameter other: The other image.
  /// - Returns: The rows, from the top; nil if all are the same.
  public func rows(differingFrom other: Raster) -> Range<Int>? {
    let differ = { (row: Int) in
      withPixels { pixels in
        other.withPixels { memcmp(pixels.row(row), $0.row(row), width * 4) != 0 }
      }
    }
    guard let first = (0..<height).first(where: differ),
      let last = (0..<height).last(where: differ)
    else { return nil }
    return first..<(last + 1)
  }

  /// Returns the pixels as a PNG file.
  ///
  /// - Throws: `CanvasError.encoding` if there is no memory for it.
  public func pngData() throws(CanvasError) -> Data {
    let scale = Double(scale)
    let result = withPixels { pixels in
      Result { () throws(CanvasError) in try PNGEncoder.encode(pixels, scale: scale) }
    }
    return try result.get()
  }

  func withPixels<Result>(_ body: (PremultipliedPixels) -> Result) -> Result {
    pixels.withUnsafeBytes { buffer in
      guard let base = buffer.bindMemory(to: UInt8.self).baseAddress else {
        programmerError("An image of \(width) × \(height) px has no pixels.")
      }
      return body(
        PremultipliedPixels(base: base, width: width, height: height, stride: width * 4))
    }
  }
}

/// Hands a PNG file to Cairo piece by piece.
private struct PNGReader {
  let bytes: UnsafeBufferPointer<UInt8>
  var position = 0

  static let read: cairo_read_func_t = { closure, target, length in
    guard let reader = closure?.assumingMemoryBound(to: PNGReader.self), let target else {
      return CAIRO_STATUS_READ_ERROR
    }
    let start = reader.pointee.position
    let end = start + Int(length)
    guard end <= reader.pointee.bytes.count else { return CAIRO_STATUS_READ_ERROR }
    if let base = reader.pointee.bytes.baseAddress { memcpy(target, base + start, Int(length)) }
    reader.pointee.position = end
    return CAIRO_STATUS_SUCCESS
  }
}

extension Raster {
  /// The width and height that a PNG file's header names, in pixels, or nil if the file has no such
  /// header. Nothing is decoded.
  package static func headerSize(ofPNG data: Data) -> (width: Int, height: Int)? {
    data.withUnsafeBytes { PNGFile.pixelSize(of: $0.bindMemory(to: UInt8.self)) }
  }

  /// Lends the pixels, row after row, 32 bits each.
  ///
  /// - Parameter body: Called with the first of `width × height` pixels, which it must not keep.
  /// - Returns: What `body` returns.
  package func withPixelWords<Result>(_ body: (UnsafePointer<UInt32>) -> Result) -> Result {
    withPixels { pixels in body(pixels.row(0).assumingMemoryBound(to: UInt32.self)) }
  }

  /// A rectangle of the image as a PNG file, without a copy of its pixels.
  ///
  /// - Parameter rect: The rectangle; inside the image.
  /// - Returns: The file.
  /// - Throws: `CanvasError.encoding` if there is no memory for it.
  package func pngData(of rect: PixelRect) throws(CanvasError) -> Data {
    let scale = Double(scale)
    let result = withPixels { pixels in
      Result { () throws(CanvasError) in try PNGEncoder.encode(pixels[rect], scale: scale) }
    }
    return try result.get()
  }

  /// Whether no pixel has any opacity.
  package var isTransparent: Bool {
    pixels.withUnsafeBytes { $0.bindMemory(to: UInt32.self).allSatisfy { $0 >> 24 == 0 } }
  }
}

/// A rectangle of whole pixels; never empty.
package struct PixelRect: Hashable, Sendable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

extension PremultipliedPixels {
  /// The pixels of a rectangle that is inside.
  subscript(rect: PixelRect) -> PremultipliedPixels {
    PremultipliedPixels(
      base: base + rect.y * stride + rect.x * 4, width: rect.width, height: rect.height,
      stride: stride)
  }

  /// The smallest rectangle outside which two pictures of one size are equal; nil if they are.
  ///
  /// One pass over the rows, and in rows that differ over what the rectangle does not hold yet.
  func changes(since other: PremultipliedPixels) -> PixelRect? {
    var rows: ClosedRange<Int>?
    var (left, right) = (width, -1)
    for index in 0..<height where memcmp(row(index), other.row(index), width * 4) != 0 {
      rows = (rows?.lowerBound ?? index)...index
      let new = row(index).assumingMemoryBound(to: UInt32.self)
      let old = other.row(index).assumingMemoryBound(to: UInt32.self)
      var column = 0
      while column < left, new[column] == old[column] { column += 1 }
      left = min(left, column)
      column = width - 1
      while column > right, new[column] == old[column] { column -= 1 }
      right = max(right, column)
    }
    return rows.map { rows in
      PixelRect(x: left, y: rows.lowerBound, width: right - left + 1, height: rows.count)
    }
  }
}

extension Raster {
  /// The pixels as a JPEG file, on white where not opaque: the format has no opacity.
  ///
  /// The file is written by gdk-pixbuf, loaded when one is first read or written. O(pixels).
  ///
  /// - Parameter quality: From 0 for the smallest file to 1 for the best picture. Values beyond count
  ///   as the nearest of these, and NaN as 1.
  /// - Returns: The file; nil where gdk-pixbuf is not installed, which is reported once on the console,
  ///   or there is no memory for it.
  public func jpegData(quality: Double) -> Data? {
    guard let writer = JPEGWriter.loaded else { return nil }
    let percent = quality.isNaN ? 100 : Int((min(max(quality, 0), 1) * 100).rounded())
    return writer.file(of: opaqueRGB(), width: width, height: height, percent: percent)
  }

  /// The pixels on white, three bytes each, row by row.
  private func opaqueRGB() -> [UInt8] {
    let count = width * height
    return [UInt8](unsafeUninitializedCapacity: count * 3) { buffer, written in
      written = count * 3
      withPixelWords { pixels in
        var index = 0
        while index < count {
          let pixel = pixels[index]
          // Premultiplied: what is left of the white adds up to a channel at most 255.
          let white = 255 &- (pixel &>> 24)
          let start = index &* 3
          buffer[start] = UInt8(truncatingIfNeeded: (pixel &>> 16) & 0xFF &+ white)
          buffer[start &+ 1] = UInt8(truncatingIfNeeded: (pixel &>> 8) & 0xFF &+ white)
          buffer[start &+ 2] = UInt8(truncatingIfNeeded: pixel & 0xFF &+ white)
          index &+= 1
        }
      }
    }
  }
}

/// The part of gdk-pixbuf that writes, loaded when the first JPEG file is written.
private struct JPEGWriter: @unchecked Sendable {
  // Functions of a library that is never unloaded.
  let newImage: GdkPixbufNewFromData
  let save: GdkPixbufSaveToBuffer

  private static let fileName = "libgdk_pixbuf-2.0.so.0"

  /// The library; nil if it is not installed, which is reported once on standard error.
  static let loaded: JPEGWriter? = {
    guard let library = SharedLibrary(fileName), let loaded = JPEGWriter(library) else {
      consoleMessage(
        "\(fileName) is missing: JPEG files are not written. Install it: "
          + "apt-get install libgdk-pixbuf-2.0-0")
      return nil
    }
    return loaded
  }()

  private init?(_ library: SharedLibrary) {
    guard
      let newImage = library.function("gdk_pixbuf_new_from_data", as: GdkPixbufNewFromData.self),
      let save = library.function("gdk_pixbuf_save_to_bufferv", as: GdkPixbufSaveToBuffer.self)
    else { return nil }
    self.newImage = newImage
    self.save = save
  }

  /// Encodes pixels of three bytes, row by row; nil if there is no memory for it.
  func file(of rgb: [UInt8], width: Int, height: Int, percent: Int) -> Data? {
    rgb.withUnsafeBufferPointer { pixels in
      let rgbColorSpace: Int32 = 0
      guard
        let image = newImage(
          pixels.baseAddress, rgbColorSpace, 0, 8, Int32(width), Int32(height), Int32(width * 3),
          nil, nil)
      else { return nil }
      defer { g_object_unref(UnsafeMutableRawPointer(image)) }
      var keys = [strdup("quality"), nil]
      var values = [strdup("\(percent)"), nil]
      defer {
        free(keys[0])
        free(values[0])
      }
      var bytes: UnsafeMutablePointer<CChar>?
      var count: gsize = 0
      guard save(image, &bytes, &count, "jpeg", &keys, &values, nil) != 0, let bytes else {
        return nil
      }
      defer { g_free(bytes) }
      return Data(bytes: bytes, count: Int(count))
    }
  }
}
