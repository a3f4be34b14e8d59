// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Expectations
import Foundation
import SeededRandom
import Testing

@Suite("Animated PNG")
struct AnimatedPNGEncoderTests {
  private func encode(_ frames: [Raster], delay: FrameDelay? = nil) throws -> Data {
    var encoder = AnimatedPNGEncoder(delay: try #require(delay ?? FrameDelay(1, over: 30)))
    var body = Data()
    for frame in frames { body += try encoder.add(frame) }
    body += encoder.finish()
    return encoder.opening + body
  }

  /// A white square of 20 pixels with a red one of 4 pixels on it.
  private func square(at x: CGFloat, _ y: CGFloat, alpha: CGFloat = 1) throws -> Raster {
    try drawn { canvas in
      canvas.fill(
        CGRect(x: x, y: y, width: 4, height: 4), with: RGBA(red: 1, green: 0, blue: 0, alpha: alpha)
      )
    }
  }

  @Test func `Frames come back as they were`() throws {
    let frames = try [square(at: 0, 0), square(at: 3, 5), square(at: 16, 16), square(at: 0, 0)]
    let file = try AnimatedPNGFile(try encode(frames))
    expectEqual(file.frameCount, 4)
    expectEqual(file.plays, 0)
    expectEqual(file.frames.map(\.rgba), frames.map(\.rgba))
    expectAll(file.frames, where: { $0.dispose == 0 && $0.blend == 0 })
    expectAll(file.frames, where: { $0.numerator == 1 && $0.denominator == 30 })
  }

  @Test func `Random pixels come back as they were`() throws {
    var random = SplitMix64(seed: 7)
    var bytes = [UInt8](repeating: 255, count: 17 * 9 * 4)
    var frames: [Raster] = []
    for _ in 0..<60 {
      for _ in 0..<random.next(below: 4) {
        let pixel = random.next(below: 17 * 9) * 4
        for channel in 0..<3 { bytes[pixel + channel] = UInt8(random.next(below: 256)) }
      }
      frames.append(try #require(Raster(rgba: bytes, width: 17, height: 9)))
    }
    let file = try AnimatedPNGFile(try encode(frames))
    var shown: [[UInt8]] = []
    for frame in file.frames {
      expectEqual(30 % frame.denominator, 0)
      let count = frame.numerator * 30 / frame.denominator
      shown += Array(repeating: frame.rgba, count: count)
    }
    expectEqual(shown, frames.map(\.rgba))
  }

  @Test func `A frame holds only the rectangle that changed`() throws {
    let file = try AnimatedPNGFile(
      try encode([try square(at: 2, 3), try square(at: 5, 3), try square(at: 5, 3, alpha: 0.5)]))
    let rects = file.frames.map { [$0.x, $0.y, $0.width, $0.height] }
    expectEqual(rects, [[0, 0, 20, 20], [2, 3, 7, 4], [5, 3, 4, 4]])
  }

  @Test func `The picture for other programs is the first frame`() throws {
    let first = try square(at: 1, 1)
    let data = try encode([first, try square(at: 8, 8)])
    try expectEqual(Raster(pngData: data).rgba, first.rgba)
  }

  @Test func `Chunks stand in the order that the specification asks for`() throws {
    let file = try AnimatedPNGFile(try encode([try square(at: 0, 0), try square(at: 9, 9)]))
    expectEqual(
      file.chunks.map(\.type),
      [
        "IHDR", "sRGB", "pHYs", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "IEND",
      ])
  }

  @Test func `Frames that are the same are one that is shown for longer`() throws {
    let (left, right) = (try square(at: 0, 0), try square(at: 9, 9))
    let file = try AnimatedPNGFile(try encode([left, left, left, right, right, left]))
    expectEqual(file.frames.map(\.rgba), [left, right, left].map(\.rgba))
    // 3/30, 2/30 and 1/30, reduced.
    expectEqual(
      file.frames.map { [$0.numerator, $0.denominator] }, [[1, 10], [1, 15], [1, 30]])
  }

  @Test func `A delay that 16 bits cannot say becomes two frames`() throws {
    let frame = try square(at: 0, 0)
    // 40,000 seconds; 80,000 are too many.
    let delay = try #require(FrameDelay(40_000, over: 1))
    let file = try AnimatedPNGFile(try encode([frame, frame], delay: delay))
    expectEqual(file.frames.map { [$0.width, $0.height] }, [[20, 20], [1, 1]])
    expectAll(file.frames, where: { $0.numerator == 40_000 && $0.denominator == 1 })
    expectEqual(file.frames.map(\.rgba), [frame.rgba, frame.rgba])
  }

  @Test func `Opacity is kept`() throws {
    let clear = try drawn(on: .clear) {
      $0.fill(CGRect(x: 2, y: 2, width: 5, height: 5), with: .black)
    }
    let file = try AnimatedPNGFile(try encode([try square(at: 0, 0), clear]))
    expectEqual(file.frames.last?.rgba, clear.rgba)
  }

  @Test func `A single frame is a file`() throws {
    let frame = try square(at: 0, 0)
    let file = try AnimatedPNGFile(try encode([frame]))
    expectEqual(file.frameCount, 1)
    expectEqual(file.frames.map(\.rgba), [frame.rgba])
  }

  @Test(arguments: [0, 1, 3])
  func `A film is shown as often as specified`(loops: Int) throws {
    let delay = try #require(FrameDelay(1, over: 30))
    var encoder = AnimatedPNGEncoder(delay: delay, loops: loops)
    let body = try encoder.add(try square(at: 0, 0)) + encoder.finish()
    try expectEqual(AnimatedPNGFile(encoder.opening + body).plays, loops)
  }

  @Test func `A frame of another size is refused`() throws {
    var encoder = AnimatedPNGEncoder(delay: try #require(FrameDelay(1, over: 30)))
    _ = try encoder.add(try square(at: 0, 0))
    let other = try drawn(width: 10) { _ in }
    #expect(throws: CanvasError.self) { try encoder.add(other) }
  }

  @Test func `The same frames give the same bytes`() throws {
    let frames = try [square(at: 0, 0), square(at: 3, 5)]
    try expectEqual(encode(frames), encode(frames))
  }

  @Test func `A delay is an exact fraction`() {
    let delay = FrameDelay(1000, over: 30_000)
    expectEqual(delay, FrameDelay(1, over: 30))
    expectEqual(FrameDelay(1001, over: 30_000)?.numerator, 1001)
    expectNil(FrameDelay(1, over: 65_536))
    expectNil(FrameDelay(0, over: 1))
    expectNil(FrameDelay(1, over: 0))
    expectEqual(FrameDelay(1, over: 30)?.multiplied(by: 65), FrameDelay(13, over: 6))
    expectNil(FrameDelay(1, over: 30)?.multiplied(by: 0))
    expectNil(FrameDelay(7, over: 1)?.multiplied(by: .max))
  }
}
