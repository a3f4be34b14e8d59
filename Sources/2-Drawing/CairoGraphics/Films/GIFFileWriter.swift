// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

internal import CLoadedLibraries
import Foundation

/// A GIF file that giflib writes into memory. Used by one thread at a time.
final class GIFFileWriter: @unchecked Sendable {
  /// One of 256 is left for what did not change.
  static let mostColors = 255

  private let library: Giflib
  private var file: UnsafeMutablePointer<GIFFile>?
  private var palette: ColorPalette
  private let transparent: UInt8
  private let sink = Sink()

  /// The bytes that giflib wrote.
  private final class Sink {
    var bytes = Data()
  }

  private static let ok: Int32 = 1

  /// Begins a file.
  ///
  /// - Parameters:
  ///   - library: giflib.
  ///   - width: The width of the film, in pixels.
  ///   - height: The height of the film, in pixels.
  ///   - palette: The colours of all frames; at most ``mostColors``.
  ///   - loops: How often the film is shown; 0 for ever.
  /// - Throws: `CanvasError.encoding`.
  init(
    _ library: Giflib, width: Int, height: Int, palette: ColorPalette, loops: Int
  ) throws(CanvasError) {
    self.library = library
    self.palette = palette
    transparent = UInt8(palette.colors.count)
    let write: GIFWrite = { file, bytes, count in
      guard let sink = file?.pointee.sink, let bytes else { return 0 }
      Unmanaged<Sink>.fromOpaque(sink).takeUnretainedValue().bytes.append(
        bytes, count: Int(count))
      return count
    }
    file = library.open(Unmanaged.passUnretained(sink).toOpaque(), write, nil)
    guard let file else { throw .encoding("giflib is out of memory") }
    library.setVersion(file, true)
    let bits = max(1, Int.bitWidth - palette.colors.count.leadingZeroBitCount)
    var colors = palette.colors.map {
      GIFColor(
        red: UInt8($0 >> 16 & 0xFF), green: UInt8($0 >> 8 & 0xFF), blue: UInt8($0 & 0xFF))
    }
    colors += Array(repeating: GIFColor(), count: 1 << bits - colors.count)
    guard let map = library.makeMap(Int32(colors.count), colors) else {
      throw .encoding("giflib is out of memory")
    }
    defer { library.freeMap(map) }
    try check(library.putScreen(file, Int32(width), Int32(height), Int32(bits), 0, map))
    if loops != 1 { try repeatFilm(loops) }
  }

  deinit {
    if let file { _ = library.close(file, nil) }
  }

  /// Says how often the film is shown, in Netscape's extension: how often again.
  private func repeatFilm(_ loops: Int) throws(CanvasError) {
    let again = UInt16(clamping: max(loops - 1, 0))
    try check(library.putExtensionLeader(file, 0xFF))
    try check(library.putExtensionBlock(file, 11, Array("NETSCAPE2.0".utf8)))
    try check(library.putExtensionBlock(file, 3, [1, UInt8(again & 0xFF), UInt8(again >> 8)]))
    try check(library.putExtensionTrailer(file))
  }

  /// Writes a frame.
  ///
  /// - Parameters:
  ///   - frame: What changes.
  ///   - time: How long it is shown, in hundredths of a second.
  /// - Throws: `CanvasError.encoding`.
  func write(_ frame: ColorRuns, for time: Int) throws(CanvasError) {
    var pixels = frame.indices(in: &palette, same: transparent)
    let longest = Int(UInt16.max)
    try write(&pixels, in: frame.rect, for: min(time, longest))
    var rest = time - longest
    while rest > 0 {
      // Nothing changes, for longer than one frame can say.
      pixels = [transparent]
      try write(&pixels, in: PixelRect(x: 0, y: 0, width: 1, height: 1), for: min(rest, longest))
      rest -= longest
    }
  }

  private func write(
    _ pixels: inout [UInt8], in rect: PixelRect, for time: Int
  ) throws(CanvasError) {
    // Left where it is, with a transparent colour.
    let control = [0b0000_0101, UInt8(time & 0xFF), UInt8(time >> 8), transparent]
    try check(library.putExtension(file, 0xF9, 4, control))
    try check(
      library.putImage(
        file, Int32(rect.x), Int32(rect.y), Int32(rect.width), Int32(rect.height), false, nil))
    let status = pixels.withUnsafeMutableBufferPointer { buffer in
      (0..<rect.height).reduce(Self.ok) { status, row in
        guard status == Self.ok, let base = buffer.baseAddress else { return status }
        return library.putLine(file, base + row * rect.width, Int32(rect.width))
      }
    }
    try check(status)
  }

  /// Ends the GIF, and closes its writer.
  ///
  /// - Throws: `CanvasError.encoding`.
  func close() throws(CanvasError) {
    let open = file
    file = nil
    try check(library.close(open, nil))
  }

  /// Takes what has been written since the last call.
  func takeOutput() -> Data {
    defer { sink.bytes = Data() }
    return sink.bytes
  }

  private func check(_ status: Int32) throws(CanvasError) {
    guard status == Self.ok else {
      throw .encoding("giflib failed with error \(file?.pointee.error ?? status)")
    }
  }
}
