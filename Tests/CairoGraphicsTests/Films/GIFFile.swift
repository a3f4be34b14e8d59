// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing

/// A GIF film read back, byte by byte, as its specification says and not as we write it.
struct GIFFile {
  struct Frame {
    let x, y, width, height: Int
    /// In hundredths of a second.
    let delay: Int
    /// The picture after this frame: red, green and blue.
    let rgb: [UInt8]
  }

  private(set) var width = 0
  private(set) var height = 0
  /// How often it is shown again; nil where nothing says it, 0 for ever.
  private(set) var repeats: Int?
  private(set) var palette: [[UInt8]] = []
  private(set) var frames: [Frame] = []

  init(_ data: Data) throws {
    let bytes = [UInt8](data)
    expectEqual(bytes.prefix(6), Array("GIF89a".utf8)[...])
    var reader = Reader(bytes: bytes, position: 6)
    (width, height) = (reader.word(), reader.word())
    let flags = reader.byte()
    _ = (reader.byte(), reader.byte())
    expectNotEqual(flags & 0x80, 0, "a palette for all frames")
    for _ in 0..<(2 << (flags & 7)) {
      palette.append([reader.byte(), reader.byte(), reader.byte()])
    }
    try readBlocks(&reader)
    expectEqual(reader.position, bytes.count)
  }

  private struct Reader {
    let bytes: [UInt8]
    var position: Int

    mutating func byte() -> UInt8 {
      defer { position += 1 }
      return bytes[position]
    }

    mutating func word() -> Int { Int(byte()) | Int(byte()) << 8 }

    /// The blocks up to the empty one.
    mutating func blocks() -> [[UInt8]] {
      var result: [[UInt8]] = []
      while case let length = Int(byte()), length > 0 {
        result.append(Array(bytes[position..<(position + length)]))
        position += length
      }
      return result
    }
  }

  private mutating func readBlocks(_ reader: inout Reader) throws {
    var canvas = [UInt8](repeating: 0, count: width * height * 3)
    var control: [UInt8] = []
    while true {
      switch reader.byte() {
      case 0x3B: return
      case 0x21:
        let label = reader.byte()
        let blocks = reader.blocks()
        if label == 0xF9 { control = blocks[0] }
        if label == 0xFF, blocks[0] == Array("NETSCAPE2.0".utf8) {
          repeats = Int(blocks[1][1]) | Int(blocks[1][2]) << 8
        }
      case 0x2C:
        let (x, y, width, height) = (reader.word(), reader.word(), reader.word(), reader.word())
        expectEqual(reader.byte(), 0, "no palette of its own, not interlaced")
        let size = Int(reader.byte())
        let indices = Self.unpack(reader.blocks().flatMap(\.self), codeSize: size)
        try #require(indices.count == width * height)
        expectEqual(control[0] >> 2, 1, "left where it is")
        for (place, index) in indices.enumerated()
        where control[0] & 1 == 0 || index != Int(control[3]) {
          let target = ((y + place / width) * self.width + x + place % width) * 3
          canvas.replaceSubrange(target..<(target + 3), with: palette[index])
        }
        frames.append(
          Frame(
            x: x, y: y, width: width, height: height,
            delay: Int(control[1]) | Int(control[2]) << 8, rgb: canvas))
      case let other:
        Issue.record("a block of type \(other)")
        return
      }
    }
  }

  /// Undoes the compression of Lempel, Ziv and Welch with codes that become longer.
  private static func unpack(_ bytes: [UInt8], codeSize: Int) -> [Int] {
    let clear = 1 << codeSize
    var table: [[Int]] = []
    var length = codeSize + 1
    var last: [Int] = []
    var result: [Int] = []
    var (buffer, count) = (0, 0)
    for byte in bytes {
      buffer |= Int(byte) << count
      count += 8
      while count >= length {
        let code = buffer & (1 << length - 1)
        buffer >>= length
        count -= length
        if code == clear {
          table = (0..<clear).map { [$0] } + [[], []]
          (length, last) = (codeSize + 1, [])
          continue
        }
        if code == clear + 1 { return result }
        let entry = code < table.count ? table[code] : last + [last[0]]
        result += entry
        if !last.isEmpty, table.count < 4096 { table.append(last + [entry[0]]) }
        if table.count == 1 << length, length < 12 { length += 1 }
        last = entry
      }
    }
    Issue.record("no end of the codes")
    return result
  }
}
