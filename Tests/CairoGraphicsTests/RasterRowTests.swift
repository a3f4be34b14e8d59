// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Expectations
import SeededRandom
import Testing

@Suite("Rows of an image")
struct RasterRowTests {
  private func image(_ width: Int, _ height: Int, _ values: [Int: UInt8] = [:]) throws -> Raster {
    var bytes = [UInt8](repeating: 255, count: width * height * 4)
    for (index, value) in values { bytes[index] = value }
    return try #require(Raster(rgba: bytes, width: width, height: height))
  }

  @Test func `Images that are the same differ in no row`() throws {
    try expectNil(image(3, 4).rows(differingFrom: try image(3, 4)))
  }

  @Test func `The rows that differ are those from the first to the last`() throws {
    let other = try image(2, 9, [3 * 8: 1, 6 * 8 + 5: 2])
    try expectEqual(image(2, 9).rows(differingFrom: other), 3..<7)
  }

  @Test func `The last pixel of the last row is compared`() throws {
    try expectEqual(image(2, 2).rows(differingFrom: try image(2, 2, [15: 254])), 1..<2)
  }

  @Test func `Rows have the straight colours of the whole image there, opaque or not`() throws {
    var random = SplitMix64(seed: 4)
    for _ in 0..<50 {
      let (width, height) = (Int.random(in: 1...9, using: &random), 7)
      var bytes = (0..<(width * height * 4)).map { _ in UInt8.random(in: 0...255, using: &random) }
      for pixel in 0..<(width * 3) { bytes[pixel * 4 + 3] = 255 }
      let image = try #require(Raster(rgba: bytes, width: width, height: height))
      let all = image.rgba
      // Opaque colours come back as they were.
      expectEqual(Array(all[..<(width * 12)]), Array(bytes[..<(width * 12)]))
      let first = Int.random(in: 0..<height, using: &random)
      let rows = first..<Int.random(in: first...height, using: &random)
      expectEqual(
        image.rgba(inRows: rows),
        Array(all[(rows.lowerBound * width * 4)..<(rows.upperBound * width * 4)]))
    }
  }
}
