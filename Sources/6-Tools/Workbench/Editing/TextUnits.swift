// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The conversion between bytes and UTF-16 units, in which a page counts.
enum TextUnits {
  /// Returns the number of UTF-16 units before a byte.
  ///
  /// - Complexity: O(bytes).
  static func units(before offset: Int, in bytes: [UInt8]) -> Int {
    bytes[..<min(max(offset, 0), bytes.count)].reduce(0) { $0 + width(of: $1) }
  }

  /// Returns the byte at a number of UTF-16 units; nil beyond the end, and inside of a character.
  ///
  /// - Complexity: O(bytes).
  static func offset(ofUnit unit: Int, in bytes: [UInt8]) -> Int? {
    guard unit >= 0 else { return nil }
    var units = 0
    for (offset, byte) in bytes.enumerated() {
      // Bytes inside of a character come after its units.
      if units == unit, byte & 0xC0 != 0x80 { return offset }
      units += width(of: byte)
      if units > unit { return nil }
    }
    return units == unit ? bytes.count : nil
  }

  /// The UTF-16 units of the character that a byte begins: 0 for bytes inside of one.
  private static func width(of byte: UInt8) -> Int {
    switch byte {
    case 0x80...0xBF: 0
    case 0xF0...: 2
    default: 1
    }
  }
}
