// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

enum JPEGFile {
  /// The first bytes of every JPEG file.
  static let signature: [UInt8] = [0xFF, 0xD8, 0xFF]

  /// The width and height that a file's frame header names, in pixels; nil if it has no such header.
  ///
  /// O(number of segments before the header).
  static func pixelSize(of bytes: UnsafeBufferPointer<UInt8>) -> (width: Int, height: Int)? {
    guard bytes.starts(with: signature) else { return nil }
    func number(at start: Int) -> Int { Int(bytes[start]) << 8 | Int(bytes[start + 1]) }
    var position = 2
    while position + 9 < bytes.count {
      guard bytes[position] == 0xFF else { return nil }
      let marker = bytes[position + 1]
      switch marker {
      // A byte that fills, and markers without a length.
      case 0xFF: position += 1
      case 0x01, 0xD0...0xD7: position += 2
      // The frame headers; the four left out are tables.
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        return (number(at: position + 7), number(at: position + 5))
      // The picture's data, or the end, without a frame header before it; or no marker at all, after
      // which decoders look for the next one elsewhere than this.
      case 0x00, 0xD8...0xDA: return nil
      default:
        let length = number(at: position + 2)
        guard length >= 2 else { return nil }
        position += 2 + length
      }
    }
    return nil
  }
}
