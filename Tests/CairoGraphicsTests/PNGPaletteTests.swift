// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Expectations
import Foundation
import SeededRandom
import Testing

@Suite("PNG files with a palette")
struct PNGPaletteTests {
  /// A picture in which each of so many colours appears, and then random ones of them.
  private func raster(
    of colors: [[UInt8]], width: Int, height: Int, seed: UInt64 = 3
  ) throws -> Raster {
    var random = SplitMix64(seed: seed)
    let pixels = (0..<(width * height)).flatMap { index in
      index < colors.count ? colors[index] : colors[random.next(below: colors.count)]
    }
    return try #require(Raster(rgba: pixels, width: width, height: height))
  }

  private func opaqueColors(_ count: Int) -> [[UInt8]] {
    (0..<count).map { number -> [UInt8] in
      let (low, high) = (UInt8(number % 256), UInt8(number / 256))
      return [low, high, 255 - low, 255]
    }
  }

  /// The chunks of a file by name; the content of the first of each.
  private func chunks(of file: Data) -> [String: [UInt8]] {
    let bytes = [UInt8](file)
    var result: [String: [UInt8]] = [:]
    var position = 8
    while position + 12 <= bytes.count {
      let length = bytes[position..<(position + 4)].reduce(0) { $0 << 8 | Int($1) }
      let name = String(decoding: bytes[(position + 4)..<(position + 8)], as: UTF8.self)
      if result[name] == nil {
        result[name] = Array(bytes[(position + 8)..<(position + 8 + length)])
      }
      position += 12 + length
    }
    return result
  }

  @Test(
    "Up to 256 colours are a palette, in the order in which they appear",
    arguments: [1, 2, 80, 255, 256])
  func fewColorsArePalette(count: Int) throws {
    let colors = opaqueColors(count)
    let picture = try raster(of: colors, width: 31, height: 29)
    let file = try picture.pngData()
    let chunks = chunks(of: file)
    expectEqual(chunks["IHDR"]?[8...9], [8, 3])
    expectEqual(chunks["PLTE"], colors.flatMap { Array($0[0..<3]) })
    expectNil(chunks["tRNS"])
    try expectEqual(Raster(pngData: file), picture)
  }

  @Test func `A picture of 257 colours has none`() throws {
    let picture = try raster(of: opaqueColors(257), width: 31, height: 29)
    let file = try picture.pngData()
    expectEqual(chunks(of: file)["IHDR"]?[8...9], [8, 2])
    expectNil(chunks(of: file)["PLTE"])
    try expectEqual(Raster(pngData: file), picture)
  }

  @Test func `Opacities are written up to the last that is not whole`() throws {
    let colors: [[UInt8]] = [
      [10, 20, 30, 255], [0, 0, 0, 0], [255, 0, 0, 128], [200, 100, 50, 255],
    ]
    let picture = try raster(of: colors, width: 9, height: 7)
    let file = try picture.pngData()
    let chunks = chunks(of: file)
    expectEqual(chunks["tRNS"], [255, 0, 128])
    expectEqual(chunks["PLTE"], [10, 20, 30, 0, 0, 0, 255, 0, 0, 200, 100, 50])
    try expectEqual(Raster(pngData: file), picture)
  }

  @Test func `Rows that repeat are few bytes`() throws {
    var random = SplitMix64(seed: 5)
    let row = (0..<200).flatMap { _ in opaqueColors(16)[random.next(below: 16)] }
    let rows = Array(repeating: row, count: 300).flatMap(\.self)
    let picture = try #require(Raster(rgba: rows, width: 200, height: 300))
    let file = try picture.pngData()
    try expectEqual(Raster(pngData: file), picture)
    // One row of 200 indices, 299 of nothing.
    expectLess(file.count, 700, "\(file.count) bytes")
  }

  @Test func `A file written elsewhere is read with its palette and its opacities`() throws {
    // Two by two pixels, as the specification says: a stored block, no filter.
    let file = handmadeFile(indices: [0, 1, 2, 1])
    let wanted = try #require(
      Raster(
        rgba: [255, 0, 0, 255, 0, 255, 0, 128, 0, 0, 255, 255, 0, 255, 0, 128], width: 2, height: 2)
    )
    try expectEqual(Raster(pngData: Data(file)), wanted)
  }

  @Test func `A palette that is cut off or missing is damage`() {
    for length in [0, 4] {
      let file = handmadeFile(indices: [0, 0, 0, 0], paletteLength: length)
      #expect(throws: ImageError.damagedPNG, "\(length)") { try Raster(pngData: Data(file)) }
    }
  }

  /// A file of two by two indices of red, green at 128 and blue.
  private func handmadeFile(indices: [UInt8], paletteLength: Int = 9) -> [UInt8] {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    func append(_ type: String, _ content: [UInt8]) {
      let body = Array(type.utf8) + content
      file += number(content.count) + body + number(AnimatedPNGFile.checksum(body[...]))
    }
    func number(_ value: Int) -> [UInt8] {
      (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
    }
    append("IHDR", number(2) + number(2) + [8, 3, 0, 0, 0])
    if paletteLength > 0 {
      append("PLTE", Array([UInt8]([255, 0, 0, 0, 255, 0, 0, 0, 255])[..<paletteLength]))
      if paletteLength == 9 { append("tRNS", [255, 128]) }
    }
    let rows: [UInt8] = [0, indices[0], indices[1], 0, indices[2], indices[3]]
    var (low, high) = (1, 0)
    for byte in rows {
      (low, high) = ((low + Int(byte)) % 65_521, (high + low + Int(byte)) % 65_521)
    }
    append("IDAT", [0x78, 0x01, 1, 6, 0, 0xF9, 0xFF] + rows + number(high << 16 | low))
    append("IEND", [])
    return file
  }

  /// Rows are filtered eight bytes at once, and those that are no multiple of that have a rest.
  @Test(arguments: 1...17)
  func `Pictures of any width and of many colours are the same when they are read`(
    width: Int
  ) throws {
    for opacity in [255, 0] as [UInt8] {
      var random = SplitMix64(seed: UInt64(width))
      let pixels = (0..<(width * 400)).flatMap { index -> [UInt8] in
        let color = (0..<3).map { _ in UInt8(random.next(below: 256)) }
        return index == 0 && opacity == 0 ? [0, 0, 0, 0] : color + [255]
      }
      let picture = try #require(Raster(rgba: pixels, width: width, height: 400))
      let file = try picture.pngData()
      expectNil(chunks(of: file)["PLTE"])
      try expectEqual(Raster(pngData: file).rgba, pixels)
    }
  }
}
