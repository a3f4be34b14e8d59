// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing

/// A WebP film read back as the specification of its container says; libwebp reads the frames.
struct WebPFile {
  struct Frame {
    /// In milliseconds.
    let duration: Int
    /// The picture after this frame: straight RGBA.
    let rgba: [UInt8]
  }

  private(set) var width = 0
  private(set) var height = 0
  private(set) var loops = -1
  /// The kinds of what frames are compressed as.
  private(set) var kinds: Set<String> = []
  private(set) var frames: [Frame] = []

  private typealias Decode =
    @convention(c) (
      UnsafePointer<UInt8>, Int, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>
    ) -> UnsafeMutablePointer<UInt8>?

  init(_ data: Data) throws {
    let bytes = [UInt8](data)
    try #require(bytes.count > 12)
    expectEqual(Self.name(bytes, at: 0), "RIFF")
    expectEqual(Self.number(bytes, at: 4, length: 4), bytes.count - 8)
    expectEqual(Self.name(bytes, at: 8), "WEBP")
    var canvas: [UInt8] = []
    for (name, content) in Self.chunks(bytes[12...]) {
      switch name {
      case "VP8X":
        width = Self.number(content, at: 4, length: 3) + 1
        height = Self.number(content, at: 7, length: 3) + 1
        canvas = [UInt8](repeating: 0, count: width * height * 4)
      case "ANIM": loops = Self.number(content, at: 4, length: 2)
      case "ANMF": try readFrame(content, on: &canvas)
      default: break
      }
    }
  }

  private mutating func readFrame(_ content: [UInt8], on canvas: inout [UInt8]) throws {
    let x = Self.number(content, at: 0, length: 3) * 2
    let y = Self.number(content, at: 3, length: 3) * 2
    let flags = content[15]
    expectEqual(flags & 1, 0, "left where it is")
    for (name, _) in Self.chunks(content[16...]) { kinds.insert(name) }
    let pixels = try Self.decode(Array(content[16...]))
    for row in 0..<pixels.height {
      for column in 0..<pixels.width {
        let source = (row * pixels.width + column) * 4
        let target = ((y + row) * width + x + column) * 4
        let color = Array(pixels.rgba[source..<(source + 4)])
        // Bit 1: in place of what is there, else over it; only clear and opaque pixels occur.
        guard flags & 2 != 0 || color[3] > 0 else { continue }
        canvas.replaceSubrange(target..<(target + 4), with: color)
      }
    }
    frames.append(Frame(duration: Self.number(content, at: 12, length: 3), rgba: canvas))
  }

  /// Decodes what a frame holds: a still picture's chunks.
  private static func decode(
    _ chunks: [UInt8]
  ) throws -> (width: Int, height: Int, rgba: [UInt8]) {
    let library = try #require(dlopen("libwebp.so.7", RTLD_NOW))
    let symbol = try #require(dlsym(library, "WebPDecodeRGBA"))
    let length = UInt32(chunks.count + 4)
    let size = (0..<4).map { UInt8(truncatingIfNeeded: length >> (8 * UInt32($0))) }
    let file = Array("RIFF".utf8) + size + Array("WEBP".utf8) + chunks
    var (width, height): (Int32, Int32) = (0, 0)
    let pixels = try #require(
      unsafeBitCast(symbol, to: Decode.self)(file, file.count, &width, &height))
    defer { free(pixels) }
    let count = Int(width) * Int(height) * 4
    return (Int(width), Int(height), Array(UnsafeBufferPointer(start: pixels, count: count)))
  }

  private static func chunks(_ bytes: ArraySlice<UInt8>) -> [(name: String, content: [UInt8])] {
    let bytes = Array(bytes)
    var result: [(String, [UInt8])] = []
    var position = 0
    while position + 8 <= bytes.count {
      let length = number(bytes, at: position + 4, length: 4)
      let start = position + 8
      result.append((name(bytes, at: position), Array(bytes[start..<(start + length)])))
      position = start + length + length % 2
    }
    return result
  }

  private static func name(_ bytes: [UInt8], at start: Int) -> String {
    String(decoding: bytes[start..<(start + 4)], as: UTF8.self)
  }

  private static func number(_ bytes: [UInt8], at start: Int, length: Int) -> Int {
    bytes[start..<(start + length)].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
