// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CDeflate
package import Foundation

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

/// Words inside a PNG file: what it is called, what wrote it, what it was drawn from.
///
/// They are in `iTXt` chunks, which hold UTF-8, right behind the header: programs that show a
/// picture pass over them, and readers of them need not read the pixels.
package enum PNGText {
  /// The signature and the header: what every file begins with, always as long.
  private static let headerLength = 33

  /// Returns a file with words added to it.
  ///
  /// - Parameters:
  ///   - texts: Keywords of the PNG standard such as `Software`, each with its text.
  ///   - file: A PNG file, animated or not.
  /// - Returns: The file with the words; what is no PNG file as it is.
  package static func adding(
    _ texts: [(keyword: String, text: String)], to file: Data
  ) -> Data {
    guard file.count > headerLength, file.starts(with: PNGFile.signature) else { return file }
    var result = Data(file.prefix(headerLength))
    for (keyword, text) in texts {
      // The zeros: the keyword's end, not compressed, in no particular way, in no particular
      // language, with no translation of the keyword.
      let content = Array(keyword.utf8) + [0, 0, 0, 0, 0] + Array(text.utf8)
      PNGFile.append("iTXt", content, to: &result)
    }
    result.append(file.dropFirst(headerLength))
    return result
  }

  /// Returns the words that ``adding(_:to:)`` put into a file.
  ///
  /// - Parameter file: A file, or as much of its beginning as holds the words.
  /// - Returns: The texts by their keywords; none of a file that is damaged or no PNG file.
  package static func texts(in file: Data) -> [String: String] {
    let bytes = [UInt8](file)
    guard bytes.starts(with: PNGFile.signature) else { return [:] }
    var texts: [String: String] = [:]
    var start = PNGFile.signature.count
    while start + 8 <= bytes.count {
      let length = bytes[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) }
      let content = start + 8
      guard content + length <= bytes.count else { break }
      let type = bytes[(start + 4)..<content]
      // Our own text comes before the pixels.
      if type.elementsEqual("IDAT".utf8) { break }
      if type.elementsEqual("iTXt".utf8),
        let text = plainText(bytes[content..<(content + length)])
      {
        texts[text.keyword] = text.text
      }
      start = content + length + 4
    }
    return texts
  }

  /// The keyword and the text of a chunk as written here, without compression and translation.
  private static func plainText(
    _ content: ArraySlice<UInt8>
  ) -> (keyword: String, text: String)? {
    guard let end = content.firstIndex(of: 0) else { return nil }
    let rest = content[end...]
    guard rest.starts(with: [0, 0, 0, 0, 0]) else { return nil }
    return (
      String(decoding: content[..<end], as: UTF8.self),
      String(decoding: rest.dropFirst(5), as: UTF8.self)
    )
  }
}
