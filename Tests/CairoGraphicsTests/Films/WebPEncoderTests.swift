// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Expectations
import Foundation
import SeededRandom
import Testing

@Suite("WebP films", .enabled(if: FilmLibraries.hasWebP, "libwebpmux3 is not installed"))
struct WebPEncoderTests {
  private func encode(
    _ frames: [Raster], delay: (Int, Int) = (1, 25), loops: Int = 0, quality: Int? = nil
  ) throws -> Data {
    let delay = try #require(FrameDelay(delay.0, over: delay.1))
    var encoder = try WebPEncoder(delay: delay, loops: loops, quality: quality)
    var body = Data()
    for frame in frames { body += try encoder.add(frame) }
    body += try encoder.finish()
    return encoder.opening + body
  }

  /// Random squares on a gradient.
  private func randomFrames(_ random: inout SplitMix64, count: Int) throws -> [Raster] {
    let (width, height) = (40, 30)
    var bytes = (0..<(width * height)).flatMap { index -> [UInt8] in
      [UInt8(index % width * 6), UInt8(index / width * 8), UInt8(random.next(below: 256)), 255]
    }
    return try (0..<count).map { _ in
      let color: [UInt8] = (0..<3).map { _ in UInt8(random.next(below: 256)) } + [255]
      let (x, y) = (random.next(below: width - 8), random.next(below: height - 8))
      for row in y..<(y + 8) {
        for column in x..<(x + 8) {
          let pixel = (row * width + column) * 4
          bytes.replaceSubrange(pixel..<(pixel + 4), with: color)
        }
      }
      return try #require(Raster(rgba: bytes, width: width, height: height))
    }
  }

  @Test func `Frames come back as they were`() throws {
    var random = SplitMix64(seed: 3)
    let frames = try randomFrames(&random, count: 12)
    let file = try WebPFile(try encode(frames))
    expectEqual((file.width, file.height), (40, 30))
    expectEqual(file.kinds, ["VP8L"])
    expectEqual(file.loops, 0)
    expectEqual(file.frames.map(\.rgba), frames.map(\.rgba))
    expectAll(file.frames, where: { $0.duration == 40 })
  }

  @Test func `A film with a loss is near, and smaller where colours are many`() throws {
    var random = SplitMix64(seed: 4)
    let frames = try randomFrames(&random, count: 6)
    let exact = try encode(frames)
    let lossy = try encode(frames, quality: 50)
    expectLess(lossy.count, exact.count)
    let file = try WebPFile(lossy)
    expectContains(file.kinds, "VP8 ")
    for (shown, frame) in zip(file.frames, frames) {
      let errors = zip(shown.rgba, frame.rgba).map { abs(Int($0) - Int($1)) }
      expectLess(Double(errors.reduce(0, +)) / Double(errors.count), 60)
    }
  }

  @Test func `Frames that are the same are one that is shown for longer`() throws {
    var random = SplitMix64(seed: 6)
    let frames = try randomFrames(&random, count: 2)
    let file = try WebPFile(try encode([frames[0], frames[0], frames[0], frames[1], frames[1]]))
    expectEqual(file.frames.map(\.duration), [120, 80])
  }

  @Test func `Times are rounded without adding up errors`() throws {
    var random = SplitMix64(seed: 8)
    let file = try WebPFile(try encode(try randomFrames(&random, count: 15), delay: (1, 30)))
    expectEqual(Set(file.frames.map(\.duration)), [33, 34])
    expectEqual(file.frames.map(\.duration).reduce(0, +), 500)
  }

  @Test(arguments: [0, 1, 7])
  func `A film is shown as often as specified`(loops: Int) throws {
    var random = SplitMix64(seed: 9)
    let frames = try randomFrames(&random, count: 2)
    try expectEqual(WebPFile(try encode(frames, loops: loops)).loops, loops)
  }

  @Test func `What shines through is kept`() throws {
    let bytes: [UInt8] = [0, 0, 0, 0, 10, 20, 30, 128, 255, 0, 0, 255, 0, 255, 0, 255]
    let other: [UInt8] = [0, 0, 255, 255, 10, 20, 30, 128, 255, 0, 0, 255, 0, 255, 0, 255]
    let frames = try [bytes, other].map { bytes in
      try #require(Raster(rgba: bytes, width: 2, height: 2))
    }
    let file = try WebPFile(try encode(frames))
    expectEqual(file.frames.first?.rgba, frames[0].rgba)
  }

  @Test func `The same frames give the same bytes`() throws {
    var random = SplitMix64(seed: 10)
    let frames = try randomFrames(&random, count: 5)
    try expectEqual(encode(frames), encode(frames))
  }

  @Test func `Frames of another size, and of more than the format can hold, are refused`() throws {
    var encoder = try WebPEncoder(delay: try #require(FrameDelay(1, over: 30)))
    _ = try encoder.add(try drawn { _ in })
    let other = try drawn(width: 10) { _ in }
    #expect(throws: CanvasError.self) { try encoder.add(other) }
    let wide = try #require(
      Raster(rgba: [UInt8](repeating: 255, count: 16_384 * 4), width: 16_384, height: 1))
    #expect(throws: CanvasError.self) { try encode([wide]) }
    try expectEmpty(encode([]))
  }
}
