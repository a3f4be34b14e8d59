// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

internal import CLoadedLibraries
public import Foundation
import Geometry

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
