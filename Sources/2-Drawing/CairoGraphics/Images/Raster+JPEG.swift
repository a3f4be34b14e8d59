// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CLoadedLibraries
public import Foundation

extension Raster {
  /// Creates an image from a JPEG file, in the orientation that the file names.
  ///
  /// The file is read by gdk-pixbuf, which is loaded with the first. O(pixels).
  ///
  /// - Parameters:
  ///   - jpegData: The file's bytes.
  ///   - scale: The pixels per point with which the pixels were drawn; above zero.
  /// - Throws: ``ImageError`` for what is not a JPEG file, for a damaged or too large one, and where
  ///   gdk-pixbuf is not installed.
  public init(jpegData: Data, scale: CGFloat = 1) throws(ImageError) {
    guard jpegData.starts(with: JPEGFile.signature) else { throw .notJPEG }
    let size = jpegData.withUnsafeBytes { buffer in
      JPEGFile.pixelSize(of: buffer.bindMemory(to: UInt8.self))
    }
    guard let size, size.width > 0, size.height > 0 else { throw .damagedJPEG }
    guard Canvas.fits(width: size.width, height: size.height) else {
      throw .tooLarge(width: size.width, height: size.height)
    }
    guard let library = GdkPixbuf.loaded else { throw .missingLibrary("libgdk-pixbuf-2.0-0") }
    guard let raster = library.raster(ofJPEG: jpegData, scale: scale) else { throw .damagedJPEG }
    self = raster
  }
}

/// gdk-pixbuf, loaded when the first JPEG image is read.
private struct GdkPixbuf: @unchecked Sendable {
  // Functions of a library that is never unloaded.
  let newLoader: GdkPixbufLoaderNewWithType
  let write: GdkPixbufLoaderWrite
  let close: GdkPixbufLoaderClose
  let image: GdkPixbufLoaderGetPixbuf
  let upright: GdkPixbufApplyEmbeddedOrientation
  let width: GdkPixbufGetNumber
  let height: GdkPixbufGetNumber
  let rowLength: GdkPixbufGetNumber
  let channels: GdkPixbufGetNumber
  let pixels: GdkPixbufReadPixels

  static let loaded = SharedLibrary("libgdk_pixbuf-2.0.so.0").flatMap(GdkPixbuf.init)

  private init?(_ library: SharedLibrary) {
    guard
      let newLoader = library.function(
        "gdk_pixbuf_loader_new_with_type", as: GdkPixbufLoaderNewWithType.self),
      let write = library.function("gdk_pixbuf_loader_write", as: GdkPixbufLoaderWrite.self),
      let close = library.function("gdk_pixbuf_loader_close", as: GdkPixbufLoaderClose.self),
      let image = library.function(
        "gdk_pixbuf_loader_get_pixbuf", as: GdkPixbufLoaderGetPixbuf.self),
      let upright = library.function(
        "gdk_pixbuf_apply_embedded_orientation", as: GdkPixbufApplyEmbeddedOrientation.self),
      let width = library.function("gdk_pixbuf_get_width", as: GdkPixbufGetNumber.self),
      let height = library.function("gdk_pixbuf_get_height", as: GdkPixbufGetNumber.self),
      let rowLength = library.function("gdk_pixbuf_get_rowstride", as: GdkPixbufGetNumber.self),
      let channels = library.function("gdk_pixbuf_get_n_channels", as: GdkPixbufGetNumber.self),
      let pixels = library.function("gdk_pixbuf_read_pixels", as: GdkPixbufReadPixels.self)
    else { return nil }
    self.newLoader = newLoader
    self.write = write
    self.close = close
    self.image = image
    self.upright = upright
    self.width = width
    self.height = height
    self.rowLength = rowLength
    self.channels = channels
    self.pixels = pixels
  }

  /// Decodes a file; nil for a damaged one.
  func raster(ofJPEG file: Data, scale: CGFloat) -> Raster? {
    guard let loader = newLoader("jpeg", nil) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
    let isWritten = file.withUnsafeBytes { buffer in
      write(loader, buffer.bindMemory(to: UInt8.self).baseAddress, gsize(buffer.count), nil) != 0
    }
    // A loader that is not closed complains on standard error.
    let isClosed = close(loader, nil) != 0
    guard isWritten, isClosed, let decoded = image(loader), let turned = upright(decoded) else {
      return nil
    }
    defer { g_object_unref(UnsafeMutableRawPointer(turned)) }
    let (width, height) = (Int(width(turned)), Int(height(turned)))
    let (rowLength, channels) = (Int(rowLength(turned)), Int(channels(turned)))
    guard channels == 3, let source = pixels(turned), Canvas.fits(width: width, height: height)
    else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    for y in 0..<height {
      let row = source + y * rowLength
      for x in 0..<width {
        bytes.append(row[x * 3])
        bytes.append(row[x * 3 + 1])
        bytes.append(row[x * 3 + 2])
        bytes.append(255)
      }
    }
    return Raster(rgba: bytes, width: width, height: height, scale: scale)
  }
}

enum JPEGFile {
  /// The first bytes of every JPEG file.
  static let signature: [UInt8] = [0xFF, 0xD8, 0xFF]

  /// The width and height that a file's frame header names, in pixels; nil if it has no such header.
  ///
  /// O(number of segments before the header).
  static func pixelSize(of bytes: UnsafeBufferPointer<UInt8>) -> (width: Int, height: Int)? {
    guard bytes.starts(with: signature) else { return nil }
    func number(at start: Int) -> Int { Int(bytes[start]) << 8 | Int(bytes[start + 1]) }
    var position = 2
    while position + 9 < bytes.count {
      guard bytes[position] == 0xFF else { return nil }
      let marker = bytes[position + 1]
      switch marker {
      // A byte that fills, and markers without a length.
      case 0xFF: position += 1
      case 0x01, 0xD0...0xD7: position += 2
      // The frame headers; the four left out are tables.
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        return (number(at: position + 7), number(at: position + 5))
      // The picture's data, or the end, without a frame header before it; or no marker at all, after
      // which decoders look for the next one elsewhere than this.
      case 0x00, 0xD8...0xDA: return nil
      default:
        let length = number(at: position + 2)
        guard length >= 2 else { return nil }
        position += 2 + length
      }
    }
    return nil
  }
}
