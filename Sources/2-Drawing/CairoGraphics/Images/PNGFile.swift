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
    /// Indices of a palette.
    case indexed = 3
    case rgba = 6

    /// Bytes of a pixel.
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
    let perMetre = bigEndian(UInt32((72 * scale / 0.0254).rounded()))
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

/// Why an image could not be read.
public enum ImageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The bytes do not begin as a PNG file does.
  case notPNG
  /// The file ends early or contradicts itself.
  case damagedPNG
  /// The image is larger than a bitmap may be; in pixels.
  case tooLarge(width: Int, height: Int)
  /// The bytes are no SVG document; what the reader said.
  case malformedSVG(String)
  /// The SVG document has no size, or one beyond all reason; in points.
  case unusableSVGSize(width: Double, height: Double)
  /// The document could not be drawn; what the reader said.
  case undrawableSVG(String)
  /// A library that reads such images is not installed; the package that it is in.
  case missingLibrary(String)

  /// The fault of the image.
  public var description: String {
    switch self {
    case .notPNG: "not a PNG file"
    case .damagedPNG: "a damaged PNG file: it is truncated or inconsistent"
    case .tooLarge(let width, let height):
      "too large: \(width) × \(height) px, at most \(Canvas.maximumPixelLength) px a side"
    case .malformedSVG(let reason): "not an SVG document: \(reason)"
    case .unusableSVGSize(let width, let height):
      "an SVG document of \(width) × \(height) units; give it a width and a height up to 100000"
    case .undrawableSVG(let reason): "an SVG document that cannot be drawn: \(reason)"
    case .missingLibrary(let package):
      "an SVG image, and its reader is missing; install it: apt-get install \(package)"
    }
  }
}
