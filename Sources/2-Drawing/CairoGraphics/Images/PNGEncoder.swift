// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

internal import CDeflate
import Foundation

/// Rows of a PNG file, each after a byte that names its filter.
struct FilteredRows {
  let bytes: UnsafeMutableRawBufferPointer
  private let memory: LargeMemory?

  /// Takes memory for rows; what it holds is undefined.
  init(byteCount: Int) {
    memory = LargeMemory(byteCount: byteCount)
    bytes = memory?.bytes ?? .allocate(byteCount: byteCount, alignment: 16)
  }

  func deallocate() {
    if let memory { memory.deallocate() } else { bytes.deallocate() }
  }
}

/// Writes PNG files fast: one filter, and libdeflate instead of zlib.
///
/// For pictures of interfaces the Up filter alone makes files as small as trying all five does:
/// most rows repeat the one above and become zeros.
enum PNGEncoder {
  /// Higher levels made a screen of cells 3 % smaller and took twice as long; level 1 made a film 4 %
  /// larger.
  private static let level: Int32 = 4

  /// Encodes pixels: as indices where there are at most 256 colours, else as RGB where all are
  /// opaque, else as RGBA.
  ///
  /// - Throws: `CanvasError.encoding` if there is no memory for it.
  static func encode(_ pixels: PremultipliedPixels, scale: Double) throws(CanvasError) -> Data {
    let indexed = IndexedRows(pixels)
    defer { indexed?.rows.deallocate() }
    let color = indexed != nil ? PNGFile.ColorType.indexed : pixels.isOpaque ? .rgb : .rgba
    var file = PNGFile.opening(
      width: pixels.width, height: pixels.height, color: color, scale: scale)
    if let indexed {
      PNGFile.append("PLTE", indexed.palette, to: &file)
      let opacities = indexed.opacities
      if !opacities.isEmpty { PNGFile.append("tRNS", opacities, to: &file) }
      PNGFile.append("IDAT", [], try deflate(indexed.rows.bytes), to: &file)
    } else {
      PNGFile.append("IDAT", [], try compress(pixels, as: color), to: &file)
    }
    PNGFile.append("IEND", [], to: &file)
    return file
  }

  /// Filters and compresses pixels: what the data chunks of a file hold.
  ///
  /// - Parameters:
  ///   - pixels: The picture, or a rectangle of one.
  ///   - color: Which bytes of a pixel are written: `.rgb` or `.rgba`.
  /// - Returns: The content of `IDAT` chunks.
  /// - Throws: `CanvasError.encoding` if there is no memory for it.
  static func compress(
    _ pixels: PremultipliedPixels, as color: PNGFile.ColorType
  ) throws(CanvasError) -> Data {
    let filtered = filter(pixels, channels: color.channels)
    defer { filtered.deallocate() }
    return try deflate(filtered.bytes)
  }

  private static func deflate(
    _ filtered: UnsafeMutableRawBufferPointer
  ) throws(CanvasError) -> Data {
    guard let compressor = libdeflate_alloc_compressor(level) else {
      throw .encoding("the compressor is out of memory")
    }
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_zlib_compress_bound(compressor, filtered.count)
    let compressed = UnsafeMutableRawBufferPointer.allocate(byteCount: bound, alignment: 16)
    defer { compressed.deallocate() }
    let length = libdeflate_zlib_compress(
      compressor, filtered.baseAddress, filtered.count, compressed.baseAddress, bound)
    guard length > 0 else { throw .encoding("the compressor's buffer was too small") }
    return Data(UnsafeRawBufferPointer(rebasing: compressed[..<length]))
  }

  /// Turns pixels into rows of "Up, then the difference to the row above".
  private static func filter(
    _ pixels: PremultipliedPixels, channels: Int
  ) -> FilteredRows {
    let rowLength = pixels.width * channels
    let rows = FilteredRows(byteCount: (rowLength + 1) * pixels.height)
    let wordCount = (rowLength + 7) / 8
    let length = wordCount * 8
    let scratch = UnsafeMutableRawPointer.allocate(byteCount: length * 3, alignment: 8)
    defer { scratch.deallocate() }
    memset(scratch, 0, length * 3)
    var above = scratch
    var current = scratch + length
    let difference = scratch + length * 2
    guard var output = rows.bytes.baseAddress else { return rows }
    for index in 0..<pixels.height {
      output.storeBytes(of: 2, as: UInt8.self)
      if index > 0, memcmp(pixels.row(index), pixels.row(index - 1), pixels.width * 4) == 0 {
        memset(output + 1, 0, rowLength)
      } else {
        let source = pixels.row(index).assumingMemoryBound(to: UInt32.self)
        let bytes = current.bindMemory(to: UInt8.self, capacity: length)
        if channels == 3 {
          copyOpaque(source, count: pixels.width, to: bytes)
        } else {
          copyStraight(source, count: pixels.width, to: bytes)
        }
        subtract(
          above.bindMemory(to: UInt64.self, capacity: wordCount),
          from: current.bindMemory(to: UInt64.self, capacity: wordCount),
          to: difference.bindMemory(to: UInt64.self, capacity: wordCount), count: wordCount)
        memcpy(output + 1, difference, rowLength)
        swap(&above, &current)
      }
      output += rowLength + 1
    }
    return rows
  }

  /// Subtracts bytes from bytes, eight at once: one by one took half of the time that a debug build
  /// needs to encode a picture.
  private static func subtract(
    _ subtrahends: UnsafePointer<UInt64>, from minuends: UnsafePointer<UInt64>,
    to differences: UnsafeMutablePointer<UInt64>, count: Int
  ) {
    // With the highest bit of each byte set in one and clear in the other no byte borrows from the next;
    // then the highest bits are put right.
    let high: UInt64 = 0x8080_8080_8080_8080
    var index = 0
    while index < count {
      let (minuend, subtrahend) = (minuends[index], subtrahends[index])
      let sum = (minuend | high) &- (subtrahend & ~high)
      differences[index] = sum ^ ((minuend ^ ~subtrahend) & high)
      index &+= 1
    }
  }

  private static func copyOpaque(
    _ source: UnsafePointer<UInt32>, count: Int, to bytes: UnsafeMutablePointer<UInt8>
  ) {
    var target = bytes
    var column = 0
    while column < count {
      let pixel = source[column]
      target[0] = UInt8(truncatingIfNeeded: pixel &>> 16)
      target[1] = UInt8(truncatingIfNeeded: pixel &>> 8)
      target[2] = UInt8(truncatingIfNeeded: pixel)
      target += 3
      column &+= 1
    }
  }

  private static func copyStraight(
    _ source: UnsafePointer<UInt32>, count: Int, to bytes: UnsafeMutablePointer<UInt8>
  ) {
    var target = bytes
    for column in 0..<count {
      let color = PremultipliedPixels.straight(source[column])
      target[0] = color.red
      target[1] = color.green
      target[2] = color.blue
      target[3] = color.alpha
      target += 4
    }
  }
}

/// The rows of a picture of at most 256 colours, a byte a pixel, as a PNG file filters them.
///
/// Most pictures of interfaces have few colours: a screen of cells has 80, blends of its text with
/// the background included. To compress a third of the bytes takes a third of the instructions, and
/// that was the largest part of a picture: 104 of 255 million.
struct IndexedRows {
  /// Each row after its filter. A row that repeats the one above is "Up" and zeros; any other is as
  /// it is, since differences of indices mean nothing.
  let rows: FilteredRows
  /// The colours, premultiplied, in the order in which they appear, row by row.
  private let colors: [UInt32]

  /// Finds the colours of a picture; nil if there are more than 256. The time taken is in proportion
  /// to the pixels before the first colour too many.
  init?(_ pixels: PremultipliedPixels) {
    let length = pixels.width + 1
    let rows = FilteredRows(byteCount: length * pixels.height)
    guard let base = rows.bytes.bindMemory(to: UInt8.self).baseAddress else {
      rows.deallocate()
      return nil
    }
    var table = ColorTable()
    for index in 0..<pixels.height {
      let output = base + index * length
      if index > 0, memcmp(pixels.row(index), pixels.row(index - 1), pixels.width * 4) == 0 {
        output[0] = 2
        memset(output + 1, 0, pixels.width)
        continue
      }
      output[0] = 0
      let source = pixels.row(index).assumingMemoryBound(to: UInt32.self)
      guard table.writeIndices(of: source, count: pixels.width, to: output + 1) else {
        rows.deallocate()
        return nil
      }
    }
    self.rows = rows
    colors = table.colors
  }

  /// Three bytes a colour: the content of a `PLTE` chunk.
  var palette: [UInt8] {
    colors.flatMap { pixel in
      let color = PremultipliedPixels.straight(pixel)
      return [color.red, color.green, color.blue]
    }
  }

  /// A byte a colour, up to the last that is not opaque: the content of a `tRNS` chunk, which is left
  /// out where it is empty.
  var opacities: [UInt8] {
    let all = colors.map { UInt8(truncatingIfNeeded: $0 >> 24) }
    guard let last = all.lastIndex(where: { $0 != 255 }) else { return [] }
    return Array(all[...last])
  }
}

/// Indices of at most 256 colours, by a hash table with open addresses.
private struct ColorTable {
  private(set) var colors: [UInt32] = []
  /// A colour's index and one, or 0. Four times as many as colours: most are found at once.
  private var slots = [UInt16](repeating: 0, count: 1024)

  /// Writes the index of each pixel; false if there are too many colours.
  mutating func writeIndices(
    of source: UnsafePointer<UInt32>, count: Int, to target: UnsafeMutablePointer<UInt8>
  ) -> Bool {
    var (color, index): (UInt32, UInt8) = (0, 0)
    var column = 0
    while column < count {
      let pixel = source[column]
      // Neighbours are mostly alike.
      if pixel != color || column == 0 {
        guard let found = self.index(of: pixel) else { return false }
        (color, index) = (pixel, found)
      }
      target[column] = index
      column &+= 1
    }
    return true
  }

  private mutating func index(of color: UInt32) -> UInt8? {
    // Fibonacci hashing: the upper ten bits depend on all of the colour's.
    var slot = Int((color &* 0x9E37_79B1) >> 22)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if colors[index] == color { return UInt8(index) }
      slot = (slot + 1) & 1023
    }
    guard colors.count < 256 else { return nil }
    colors.append(color)
    slots[slot] = UInt16(colors.count)
    return UInt8(colors.count - 1)
  }
}
