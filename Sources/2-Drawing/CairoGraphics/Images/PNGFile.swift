// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

internal import CDeflate
import Foundation

/// The parts that are the same in every PNG file.
enum PNGFile {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The meaning of the bytes of a pixel; eight bits each.
  enum ColorType: UInt8 {
    case rgb = 2
    case indexed = 3
    case rgba = 6

    var channels: Int {
      switch self {
      case .rgb: 3
      case .indexed: 1
      case .rgba: 4
      }
    }
  }

  static func bigEndian(_ number: UInt32) -> [UInt8] {
    [
      UInt8(truncatingIfNeeded: number >> 24), UInt8(truncatingIfNeeded: number >> 16),
      UInt8(truncatingIfNeeded: number >> 8), UInt8(truncatingIfNeeded: number),
    ]
  }

  /// Returns the first bytes of a file: what it is, how large, in which colours, how dense.
  static func opening(
    width: Int, height: Int, color: ColorType, scale: Double
  ) -> Data {
    var file = Data(signature)
    let size = bigEndian(UInt32(width)) + bigEndian(UInt32(height))
    append("IHDR", size + [8, color.rawValue, 0, 0, 0], to: &file)
    append("sRGB", [0], to: &file)
    let perMetre = bigEndian(UInt32(min(max((72 * scale / 0.0254).rounded(), 0), 4e9)))
    append("pHYs", perMetre + perMetre + [1], to: &file)
    return file
  }

  /// Adds a chunk: its length, its name, `prefix` and `content`, and their checksum.
  static func append(
    _ type: String, _ prefix: [UInt8], _ content: Data = Data(), to file: inout Data
  ) {
    file.append(contentsOf: bigEndian(UInt32(prefix.count + content.count)))
    let start = Array(type.utf8) + prefix
    file.append(contentsOf: start)
    file.append(content)
    let checksum = start.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) }
    let whole = content.withUnsafeBytes { buffer in
      // Without an address the function starts again.
      buffer.isEmpty ? checksum : libdeflate_crc32(checksum, buffer.baseAddress, buffer.count)
    }
    file.append(contentsOf: bigEndian(whole))
  }

  /// The width and height that a file's header names, or nil if it has no such header.
  static func pixelSize(
    of bytes: UnsafeBufferPointer<UInt8>
  ) -> (width: Int, height: Int)? {
    guard bytes.count >= 24, bytes.starts(with: signature),
      bytes[12..<16].elementsEqual("IHDR".utf8)
    else { return nil }
    func number(at start: Int) -> Int {
      bytes[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) }
    }
    return (number(at: 16), number(at: 20))
  }
}
