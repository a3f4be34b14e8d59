// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

internal import CLoadedLibraries
public import Foundation

/// An encoder that writes WebP films, with libwebp: exact, or smaller with a loss.
///
/// The library keeps the compressed film until its end. Times are rounded to milliseconds.
public struct WebPEncoder: FilmEncoder {
  /// The first bytes of the file; empty, since all bytes are returned at the end.
  public let opening = Data()
  /// The greatest length of a side of a frame, in pixels.
  public static let maximumPixelLength = 16_383

  private let delay: FrameDelay
  private let loops: Int
  private let quality: Int?
  private let library: Libwebp
  private var film: Film?
  private var last: Raster?
  private var count = 0

  /// The library's encoder. Used by one thread at a time.
  private final class Film: @unchecked Sendable {
    let encoder: OpaquePointer
    let library: Libwebp

    init(_ encoder: OpaquePointer, _ library: Libwebp) {
      self.encoder = encoder
      self.library = library
    }

    deinit { library.deleteEncoder(encoder) }

    var error: CanvasError {
      .encoding(
        "libwebp failed: \(library.error(encoder).map { String(cString: $0) } ?? "unknown error")")
    }
  }

  /// Begins an animated WebP file.
  ///
  /// - Parameters:
  ///   - delay: How long each frame is shown.
  ///   - loops: How often the film is shown, from 0 to 65,535; 0 for ever.
  ///   - quality: From 0, the smallest file, to 100; nil for exact colours.
  /// - Throws: `CanvasError.encoding` if libwebp or libwebpmux is not installed.
  public init(delay: FrameDelay, loops: Int = 0, quality: Int? = nil) throws(CanvasError) {
    self.delay = delay
    self.loops = loops
    self.quality = quality
    library = try Libwebp.require()
  }

  /// Returns the start of a frame, in milliseconds.
  private func start(ofFrame index: Int) -> Int32 {
    Int32(clamping: delay.start(ofFrame: index, unitsPerSecond: 1000))
  }

  /// Adds a frame of the animated WebP file.
  ///
  /// - Parameter frame: The frame; of the first one's size.
  /// - Returns: The bytes that follow those returned before; none before the end.
  /// - Throws: `CanvasError.encoding` for a frame of another size, or if there is no memory.
  public mutating func add(_ frame: Raster) throws(CanvasError) -> Data {
    if let last { try frame.checkSize(after: last) }
    let start = start(ofFrame: count)
    count += 1
    guard frame != last else { return Data() }
    if film == nil { film = try begin(frame) }
    if let film { try add(frame, to: film, at: start) }
    last = frame
    return Data()
  }

  private func begin(_ frame: Raster) throws(CanvasError) -> Film {
    guard max(frame.width, frame.height) <= Self.maximumPixelLength else {
      throw .encoding(
        """
        a WebP film is at most \(Self.maximumPixelLength) px a side, not \
        \(frame.width) × \(frame.height) px
        """)
    }
    var options = WebPAnimEncoderOptions()
    let version = Int32(WebPMuxInterface)
    guard library.initializeOptions(&options, version) != 0 else {
      throw .encoding("this version of libwebpmux is not supported")
    }
    options.loopCount = Int32(clamping: loops)
    guard
      let encoder = library.makeEncoder(
        Int32(frame.width), Int32(frame.height), &options, version)
    else { throw .encoding("libwebpmux is out of memory") }
    return Film(encoder, library)
  }

  private func add(_ frame: Raster, to film: Film, at start: Int32) throws(CanvasError) {
    var config = WebPConfig()
    var picture = WebPPicture()
    let version = Int32(WebPEncoderInterface)
    guard library.initializeConfig(&config, 0, 75, version) != 0,
      library.initializePicture(&picture, version) != 0
    else { throw .encoding("this version of libwebp is not supported") }
    if let quality {
      // The fastest: with method 1 a film of 73 frames of 780 × 1688 px took half again as long.
      (config.quality, config.method) = (Float(quality), 0)
    } else {
      // The fastest that is small: method 0 makes files ten times larger.
      (config.lossless, config.quality, config.method) = (1, 0, 1)
    }
    picture.usesARGB = 1
    (picture.width, picture.height) = (Int32(frame.width), Int32(frame.height))
    defer { library.freePicture(&picture) }
    let isRead = frame.withPixels { pixels in
      guard !pixels.isOpaque else {
        return library.importOpaquePixels(&picture, pixels.base, Int32(pixels.stride)) != 0
      }
      let straight = frame.straightBGRA
      return library.importPixels(&picture, straight, Int32(frame.width * 4)) != 0
    }
    guard isRead else { throw .encoding("libwebp is out of memory") }
    guard library.add(film.encoder, &picture, start, &config) != 0 else { throw film.error }
  }

  /// Ends the animated WebP file.
  ///
  /// - Returns: The whole file, from its first byte.
  /// - Throws: `CanvasError.encoding` if there is no memory.
  public mutating func finish() throws(CanvasError) -> Data {
    guard let film else { return Data() }
    self.film = nil
    var data = WebPData()
    guard library.add(film.encoder, nil, start(ofFrame: count), nil) != 0,
      library.assemble(film.encoder, &data) != 0
    else { throw film.error }
    defer { library.free(UnsafeMutableRawPointer(mutating: data.bytes)) }
    return data.bytes.map { Data(bytes: $0, count: data.size) } ?? Data()
  }
}

extension Raster {
  /// The pixels as libwebp takes those that something shines through.
  fileprivate var straightBGRA: [UInt8] {
    var bytes = rgba
    for index in stride(from: 0, to: bytes.count, by: 4) { bytes.swapAt(index, index + 2) }
    return bytes
  }
}
