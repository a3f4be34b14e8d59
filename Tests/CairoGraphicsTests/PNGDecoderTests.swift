// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Expectations
import Foundation
import SeededRandom
import Testing

@Suite("Reading PNG files")
struct PNGDecoderTests {
  /// A PNG file as its specification says, with any filters and in any number of chunks.
  private struct File {
    var width: Int
    var height: Int
    /// Straight RGBA.
    var pixels: [UInt8]
    var hasAlpha = true
    /// For each row.
    var filters: [UInt8]
    var chunkCount = 1

    var bytes: [UInt8] {
      var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      append("IHDR", number(width) + number(height) + [8, hasAlpha ? 6 : 2, 0, 0, 0], to: &file)
      append("tEXt", Array("Title\u{0}Rows".utf8), to: &file)
      let data = stored(rows)
      let length = (data.count + chunkCount - 1) / chunkCount
      for start in stride(from: 0, to: data.count, by: length) {
        append("IDAT", Array(data[start..<min(start + length, data.count)]), to: &file)
      }
      append("IEND", [], to: &file)
      return file
    }

    private var rows: [UInt8] {
      let step = hasAlpha ? 4 : 3
      var result: [UInt8] = []
      var above = [UInt8](repeating: 0, count: width * step)
      for index in 0..<height {
        let row = (0..<width).flatMap { column -> ArraySlice<UInt8> in
          let start = (index * width + column) * 4
          return pixels[start..<(start + step)]
        }
        result.append(filters[index])
        for place in row.indices {
          let left = place < step ? 0 : Int(row[place - step])
          let corner = place < step ? 0 : Int(above[place - step])
          let up = Int(above[place])
          let predicted =
            switch filters[index] {
            case 1: left
            case 2: up
            case 3: (left + up) / 2
            case 4: predictor(left, up, corner)
            default: 0
            }
          result.append(row[place] &- UInt8(truncatingIfNeeded: predicted))
        }
        above = row
      }
      return result
    }

    private func predictor(_ a: Int, _ b: Int, _ c: Int) -> Int {
      let p = a + b - c
      let (pa, pb, pc) = (abs(p - a), abs(p - b), abs(p - c))
      return pa <= pb && pa <= pc ? a : pb <= pc ? b : c
    }

    /// A zlib stream of blocks that are not compressed.
    private func stored(_ data: [UInt8]) -> [UInt8] {
      var stream: [UInt8] = [0x78, 0x01]
      for start in stride(from: 0, to: data.count, by: 60_000) {
        let end = min(start + 60_000, data.count)
        let length = UInt16(end - start)
        stream += [end == data.count ? 1 : 0, UInt8(length & 0xFF), UInt8(length >> 8)]
        stream += [UInt8(~length & 0xFF), UInt8(~length >> 8)] + data[start..<end]
      }
      var (low, high) = (1, 0)
      for byte in data {
        (low, high) = ((low + Int(byte)) % 65_521, (high + low + Int(byte)) % 65_521)
      }
      return stream + number(high << 16 | low)
    }

    private func append(_ type: String, _ content: [UInt8], to file: inout [UInt8]) {
      let body = Array(type.utf8) + content
      file += number(content.count) + body + number(AnimatedPNGFile.checksum(body[...]))
    }

    private func number(_ value: Int) -> [UInt8] {
      (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
    }
  }

  private func randomFile(_ random: inout SplitMix64, hasAlpha: Bool) -> File {
    let (width, height) = (1 + random.next(below: 19), 1 + random.next(below: 23))
    var pixels = (0..<(width * height * 4)).map { _ in UInt8(random.next(below: 256)) }
    if !hasAlpha { for index in 0..<(width * height) { pixels[index * 4 + 3] = 255 } }
    return File(
      width: width, height: height, pixels: pixels, hasAlpha: hasAlpha,
      filters: (0..<height).map { _ in UInt8(random.next(below: 5)) },
      chunkCount: 1 + random.next(below: 4))
  }

  @Test func `Random pixels come back with every filter`() throws {
    var random = SplitMix64(seed: 11)
    for round in 0..<200 {
      let file = randomFile(&random, hasAlpha: round % 2 == 0)
      let wanted = try #require(
        Raster(rgba: file.pixels, width: file.width, height: file.height))
      try expectEqual(Raster(pngData: Data(file.bytes)), wanted, "round \(round)")
    }
  }

  @Test func `A changed byte of the pixels or their checksums is damage`() throws {
    var random = SplitMix64(seed: 12)
    for _ in 0..<50 {
      let file = randomFile(&random, hasAlpha: true)
      var bytes = file.bytes
      let data = Data(bytes)
      let first = try #require(data.range(of: Data("IDAT".utf8)))
      let place = first.upperBound + random.next(below: 4)
      bytes[place] ^= UInt8(1 + random.next(below: 255))
      #expect(throws: ImageError.self) { try Raster(pngData: Data(bytes)) }
    }
  }

  @Test func `A file that is cut off is damaged wherever its pixels end`() throws {
    var random = SplitMix64(seed: 13)
    let bytes = randomFile(&random, hasAlpha: false).bytes
    let end = try #require(Data(bytes).range(of: Data("IEND".utf8))).lowerBound - 8
    for length in 8..<end {
      #expect(throws: ImageError.self) { try Raster(pngData: Data(bytes[..<length])) }
    }
  }

  @Test func `A filter that there is not is damage`() throws {
    var random = SplitMix64(seed: 14)
    var file = randomFile(&random, hasAlpha: true)
    file.filters[0] = 5
    #expect(throws: ImageError.damagedPNG) { try Raster(pngData: Data(file.bytes)) }
  }
}
