// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing

@testable import CairoGraphics

/// JPEG files that are written by gdk-pixbuf, and read again.
@Suite("Written JPEG files")
struct JPEGWritingTests {
  /// An image whose colours rise evenly to the right and downwards.
  private func gradient(width: Int, height: Int) throws -> Raster {
    var bytes: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width { bytes += [UInt8(x * 200 / width), UInt8(y * 200 / height), 90, 255] }
    }
    return try #require(Raster(rgba: bytes, width: width, height: height))
  }

  /// An image of colours that look like chance.
  private func noise(side: Int) throws -> Raster {
    let bytes = (0..<side * side * 4).map { $0 % 4 == 3 ? 255 : UInt8($0 * 7919 % 251) }
    return try #require(Raster(rgba: bytes, width: side, height: side))
  }

  private func read(_ raster: Raster, quality: Double) throws -> Raster {
    try Raster(jpegData: try #require(raster.jpegData(quality: quality)))
  }

  @Test func `A file of the best quality has its pixels within rounding`() throws {
    let raster = try gradient(width: 48, height: 32)
    let file = try read(raster, quality: 1)
    expectEqual((file.width, file.height), (48, 32))
    // Two rounded conversions of colours, and colours that two by two pixels share.
    let differences = zip(file.rgba, raster.rgba).map { abs(Int($0) - Int($1)) }
    expectAtMost((differences.max() ?? 255), 8)
    expectLess(differences.reduce(0, +), differences.count)
  }

  @Test func `What is not opaque is on white`() throws {
    let half = try #require(
      Raster(
        rgba: Array(repeating: [255, 0, 0, 0], count: 128).flatMap(\.self)
          + Array(repeating: [0, 0, 0, 51], count: 128).flatMap(\.self), width: 16, height: 16))
    let bytes = try read(half, quality: 1).rgba
    // A fifth of black leaves 204 of white.
    expectAll(bytes[0..<3], where: { $0 >= 253 })
    expectAll(bytes.suffix(4).dropLast(), where: { abs(Int($0) - 204) <= 2 })
  }

  @Test func `A lower quality makes a smaller file`() throws {
    let raster = try noise(side: 64)
    let sizes = try [0, 0.25, 0.5, 0.75, 1].map {
      try #require(raster.jpegData(quality: $0)).count
    }
    expectEqual(sizes, sizes.sorted())
    expectEqual(Set(sizes).count, sizes.count)
  }

  @Test func `A quality beyond its range counts as the nearest`() throws {
    let raster = try noise(side: 16)
    let (worst, best) = (raster.jpegData(quality: 0), raster.jpegData(quality: 1))
    expectNotNil(worst)
    expectNotEqual(worst, best)
    for quality in [-1, -Double.infinity] { expectEqual(raster.jpegData(quality: quality), worst) }
    for quality in [2, Double.infinity, .nan] {
      expectEqual(raster.jpegData(quality: quality), best)
    }
  }
}
