// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Expectations
import Foundation
import Testing

/// An animated PNG file read back, byte by byte, as its specification says and not as we write it.
struct AnimatedPNGFile {
  struct Chunk {
    let type: String
    let content: [UInt8]
  }

  struct Frame {
    let x, y, width, height, numerator, denominator, dispose, blend: Int
    /// The picture after this frame: straight RGBA.
    let rgba: [UInt8]
  }

  var chunks: [Chunk] = []
  var width = 0
  var height = 0
  var frameCount = 0
  var plays = -1
  var frames: [Frame] = []

  init(_ data: Data) throws {
    let bytes = [UInt8](data)
    expectEqual(bytes.prefix(8), [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    var position = 8
    while position < bytes.count {
      let length = Self.number(bytes[position..<(position + 4)])
      let end = position + 8 + length
      let type = String(decoding: bytes[(position + 4)..<(position + 8)], as: UTF8.self)
      let checksum = Self.checksum(bytes[(position + 4)..<end])
      expectEqual(checksum, Self.number(bytes[end..<(end + 4)]), "checksum of \(type)")
      chunks.append(Chunk(type: type, content: Array(bytes[(position + 8)..<end])))
      position = end + 4
    }
    try readFrames()
  }

  private mutating func readFrames() throws {
    var sequence = 0
    var control: [UInt8] = []
    var canvas: [UInt8] = []
    for chunk in chunks {
      let content = chunk.content
      switch chunk.type {
      case "IHDR":
        width = Self.number(content[0..<4])
        height = Self.number(content[4..<8])
        canvas = [UInt8](repeating: 0, count: width * height * 4)
      case "acTL":
        frameCount = Self.number(content[0..<4])
        plays = Self.number(content[4..<8])
      case "fcTL":
        expectEqual(Self.number(content[0..<4]), sequence)
        sequence += 1
        control = content
      case "IDAT", "fdAT":
        var data = content
        if chunk.type == "fdAT" {
          expectEqual(Self.number(content[0..<4]), sequence)
          sequence += 1
          data = Array(content.dropFirst(4))
        }
        frames.append(try frame(control, data, on: &canvas))
      default: break
      }
    }
  }

  /// Decodes a frame with Cairo: its rectangle as a PNG file of its own.
  private func frame(
    _ control: [UInt8], _ data: [UInt8], on canvas: inout [UInt8]
  ) throws -> Frame {
    let numbers = stride(from: 4, to: 20, by: 4).map { Self.number(control[$0..<($0 + 4)]) }
    let (width, height, x, y) = (numbers[0], numbers[1], numbers[2], numbers[3])
    var header = chunks[0].content
    header.replaceSubrange(0..<8, with: Array(control[4..<12]))
    var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    for (type, content) in [("IHDR", header), ("IDAT", data), ("IEND", [])] {
      let body = Array(type.utf8) + content
      file += Self.bytes(content.count) + body + Self.bytes(Self.checksum(body[...]))
    }
    let picture = try Raster(pngData: file)
    expectEqual((picture.width, picture.height), (width, height))
    let rgba = picture.rgba
    for row in 0..<height {
      let start = ((y + row) * self.width + x) * 4
      canvas.replaceSubrange(
        start..<(start + width * 4), with: rgba[(row * width * 4)..<((row + 1) * width * 4)])
    }
    return Frame(
      x: x, y: y, width: width, height: height, numerator: Self.number(control[20..<22]),
      denominator: Self.number(control[22..<24]), dispose: Int(control[24]),
      blend: Int(control[25]), rgba: canvas)
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  private static func bytes(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// CRC-32 bit by bit, as PNG's specification defines it.
  static func checksum(_ bytes: ArraySlice<UInt8>) -> Int {
    var rest: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      rest ^= UInt32(byte)
      for _ in 0..<8 { rest = rest & 1 == 1 ? rest >> 1 ^ 0xEDB8_8320 : rest >> 1 }
    }
    return Int(~rest)
  }
}
