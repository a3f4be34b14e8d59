// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Expectations
import SeededRandom
import Testing

@testable import PlaygroundSession

@Suite("The difference of two frames")
struct FrameDifferenceTests {
  private func raster(_ width: Int, _ height: Int, _ color: (Int, Int) -> UInt8) throws -> Raster {
    var bytes: [UInt8] = []
    for y in 0..<height { for x in 0..<width { bytes += [color(x, y), 0, 0, 255] } }
    return try #require(Raster(rgba: bytes, width: width, height: height))
  }

  @Test func `Equal frames differ in nothing`() throws {
    let frame = try raster(70, 50) { x, y in UInt8(truncatingIfNeeded: x * y) }
    expect(FrameDifference(from: frame, to: frame).isEmpty)
  }

  @Test func `One pixel changes one square, cut at the edge`() throws {
    let old = try raster(70, 50) { _, _ in 0 }
    let new = try raster(70, 50) { x, y in x == 69 && y == 49 ? 1 : 0 }
    let difference = FrameDifference(from: old, to: new)
    expectEqual(difference.changes, [PixelRect(x: 64, y: 32, width: 6, height: 18)])
  }

  @Test func `Squares below each other are one rectangle`() throws {
    let old = try raster(128, 128) { _, _ in 0 }
    let new = try raster(128, 128) { x, _ in x < 40 ? 1 : 0 }
    expectEqual(
      FrameDifference(from: old, to: new).changes, [PixelRect(x: 0, y: 0, width: 64, height: 128)])
  }

  @Test func `What moved is not among the changes`() throws {
    let old = try raster(64, 128) { x, y in UInt8(truncatingIfNeeded: x * 7 + y * 13) }
    let new = try raster(64, 128) { x, y in UInt8(truncatingIfNeeded: x * 7 + (y + 10) * 13) }
    let guess = PixelMove(rect: PixelRect(x: 0, y: 0, width: 64, height: 128), x: 0, y: -10)
    let difference = FrameDifference(from: old, to: new, guess: guess)
    expectEqual(difference.move, guess)
    expectEqual(difference.changes, [PixelRect(x: 0, y: 96, width: 64, height: 32)])
  }

  @Test func `A wrong guess is dropped where it costs more`() throws {
    let old = try raster(64, 128) { x, y in UInt8(truncatingIfNeeded: x * 7 + y * 13) }
    let guess = PixelMove(rect: PixelRect(x: 0, y: 0, width: 64, height: 128), x: 0, y: -10)
    expect(FrameDifference(from: old, to: old, guess: guess).isEmpty)
  }

  @Test func `Every changed pixel is in just one of the rectangles`() throws {
    var random = SplitMix64(seed: 4)
    for _ in 0..<40 {
      let size = (Int.random(in: 1..<150, using: &random), Int.random(in: 1..<150, using: &random))
      let dots = Set(
        (0..<Int.random(in: 0..<9, using: &random)).map { _ in
          Int.random(in: 0..<size.0 * size.1, using: &random)
        })
      let old = try raster(size.0, size.1) { _, _ in 0 }
      let new = try raster(size.0, size.1) { x, y in dots.contains(y * size.0 + x) ? 1 : 0 }
      var covered = [Int](repeating: 0, count: size.0 * size.1)
      for rect in FrameDifference(from: old, to: new).changes {
        for y in rect.y..<rect.y + rect.height {
          for x in rect.x..<rect.x + rect.width { covered[y * size.0 + x] += 1 }
        }
      }
      expectAll(covered, where: { $0 <= 1 })
      expectAll(dots, where: { covered[$0] == 1 })
    }
  }
}
