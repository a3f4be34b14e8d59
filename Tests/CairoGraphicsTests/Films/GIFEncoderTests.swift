// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Expectations
import Foundation
import SeededRandom
import Testing

@Suite("GIF films", .enabled(if: FilmLibraries.hasGIF, "libgif7 is not installed"))
struct GIFEncoderTests {
  private func encode(
    _ frames: [Raster], delay: (Int, Int) = (1, 25), loops: Int = 0
  ) throws -> GIFFile {
    let delay = try #require(FrameDelay(delay.0, over: delay.1))
    var encoder = try GIFEncoder(delay: delay, loops: loops)
    var body = Data()
    for frame in frames { body += try encoder.add(frame) }
    body += try encoder.finish()
    return try GIFFile(encoder.opening + body)
  }

  /// A white square of 20 pixels with a red one of 4 pixels on it.
  private func square(at x: CGFloat, _ y: CGFloat) throws -> Raster {
    try drawn { canvas in
      canvas.fill(
        CGRect(x: x, y: y, width: 4, height: 4), with: RGBA(red: 1, green: 0, blue: 0, alpha: 1))
    }
  }

  private func rgb(_ frame: Raster) -> [UInt8] {
    frame.rgba.enumerated().filter { $0.offset % 4 != 3 }.map(\.element)
  }

  @Test func `Frames of few colours come back as they were`() throws {
    let frames = try [square(at: 0, 0), square(at: 3, 5), square(at: 16, 16), square(at: 0, 0)]
    let file = try encode(frames)
    expectEqual((file.width, file.height), (20, 20))
    expectEqual(file.frames.map(\.rgb), frames.map(rgb))
    expectEqual(file.frames.map(\.delay), [4, 4, 4, 4])
    expectEqual(file.repeats, 0)
  }

  @Test func `Random pixels of up to 255 colours come back as they were`() throws {
    var random = SplitMix64(seed: 5)
    for _ in 0..<20 {
      let colors = (0..<(1 + random.next(below: 255))).map { _ in
        (0..<3).map { _ in UInt8(random.next(below: 256)) } + [255]
      }
      let (width, height) = (1 + random.next(below: 40), 1 + random.next(below: 30))
      var bytes = (0..<(width * height)).flatMap { _ in
        colors[random.next(below: colors.count)]
      }
      var frames: [Raster] = []
      for _ in 0..<8 {
        for _ in 0..<random.next(below: 60) {
          let pixel = random.next(below: width * height) * 4
          bytes.replaceSubrange(
            pixel..<(pixel + 4), with: colors[random.next(below: colors.count)])
        }
        frames.append(try #require(Raster(rgba: bytes, width: width, height: height)))
      }
      let file = try encode(frames)
      let shown = file.frames.flatMap { frame in
        Array(repeating: frame.rgb, count: frame.delay / 4)
      }
      expectEqual(shown, frames.map(rgb))
    }
  }

  @Test func `More colours than a palette has become near ones, and surfaces stay exact`() throws {
    // A white surface above a field of 1,024 greens and blues.
    let bytes = (0..<(64 * 32)).flatMap { index -> [UInt8] in
      let (x, y) = (index % 64, index / 64)
      return y < 16 ? [255, 255, 255, 255] : [0, UInt8(x * 4), UInt8((y - 16) * 16), 255]
    }
    let frame = try #require(Raster(rgba: bytes, width: 64, height: 32))
    let shown = try #require(try encode([frame]).frames.first).rgb
    let wanted = rgb(frame)
    expectAll(shown.prefix(64 * 16 * 3), where: { $0 == 255 })
    let errors = zip(shown, wanted).map { abs(Int($0) - Int($1)) }
    // 1,023 colours in 254 boxes: two by two of them, 4 apart in green and 16 in blue.
    expectAtMost(errors.reduce(0, max), 16)
    expectLess(Double(errors.reduce(0, +)) / Double(errors.count), 2)
    try expectEqual(encode([frame]).palette.count, 256)
  }

  @Test func `Only the rectangle that changed is stored`() throws {
    let file = try encode([try square(at: 2, 3), try square(at: 5, 3)])
    expectEqual(
      file.frames.map { [$0.x, $0.y, $0.width, $0.height] }, [[0, 0, 20, 20], [2, 3, 7, 4]])
  }

  @Test func `Frames that are the same are one that is shown for longer`() throws {
    let (left, right) = (try square(at: 0, 0), try square(at: 9, 9))
    let file = try encode([left, left, left, right, right, left])
    expectEqual(file.frames.map(\.delay), [12, 8, 4])
  }

  @Test func `Times are rounded without adding up errors`() throws {
    let frames = try (0..<16).map { try square(at: CGFloat($0), 0) }
    let file = try encode(frames, delay: (1, 30))
    expectEqual(Set(file.frames.map(\.delay)), [3, 4])
    expectEqual(file.frames.map(\.delay).reduce(0, +), 53)
  }

  @Test func `Of more than 50 frames a second some are left out, but not the last`() throws {
    let frames = try (0..<16).map { try square(at: CGFloat($0), 0) }
    for rate in [60, 100, 240] {
      let file = try encode(frames, delay: (1, rate))
      expectAll(file.frames, where: { $0.delay >= 2 })
      expectEqual(file.frames.first?.rgb, rgb(frames[0]))
      expectEqual(file.frames.last?.rgb, rgb(frames[15]))
      let length = file.frames.map(\.delay).reduce(0, +)
      // The last frame comes two hundredths after the one before at least, and is shown for two.
      expectContains((1600 / rate...1600 / rate + 4), length, "\(rate)")
    }
  }

  @Test func `A delay that 16 bits cannot say becomes two frames`() throws {
    let file = try encode([try square(at: 0, 0)], delay: (1000, 1))
    expectEqual(file.frames.map(\.delay), [65_535, 34_465])
    expectEqual(file.frames.map(\.width), [20, 1])
  }

  @Test(arguments: [(0, 0), (1, nil), (2, 1), (65_535, 65_534)])
  func `A film is shown as often as specified`(loops: Int, repeats: Int?) throws {
    try expectEqual(encode([try square(at: 0, 0)], loops: loops).repeats, repeats)
  }

  @Test func `What shines through is shown on white`() throws {
    let bytes: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 128, 255, 0, 0, 255]
    let frame = try #require(Raster(rgba: bytes, width: 3, height: 1))
    let file = try encode([frame])
    expectEqual(file.frames.first?.rgb, [255, 255, 255, 127, 127, 127, 255, 0, 0])
  }

  @Test func `A frame of another size is refused`() throws {
    var encoder = try GIFEncoder(delay: try #require(FrameDelay(1, over: 30)))
    _ = try encoder.add(try square(at: 0, 0))
    let other = try drawn(width: 10) { _ in }
    #expect(throws: CanvasError.self) { try encoder.add(other) }
  }

  @Test func `A film without frames is no file`() throws {
    var encoder = try GIFEncoder(delay: try #require(FrameDelay(1, over: 30)))
    try expectEmpty(encoder.finish())
  }
}
