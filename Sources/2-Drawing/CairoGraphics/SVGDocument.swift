// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CCairo
import Foundation

/// Makes Cairo's SVG documents the same from run to run.
enum SVGDocument {
  /// Renumbers the identifiers of a document.
  ///
  /// Cairo counts identifiers (`surface7`, `glyph3-1`, `clip12`) per process, so that a second
  /// document differs from the same one drawn first. Each number gets the place where its kind
  /// first appears.
  ///
  /// - Returns: The document with numbers that depend on it alone.
  static func normalized(_ bytes: [UInt8]) -> Data {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    var counts: [ArraySlice<UInt8>: Int] = [:]
    var index = 0
    while index < bytes.count {
      // Identifiers follow `id="`, `href="#` and `url(#`.
      guard let start = identifierStart(in: bytes, at: index) else {
        result.append(bytes[index])
        index += 1
        continue
      }
      result += bytes[index..<start]
      var end = start
      while end < bytes.count, isLetter(bytes[end]) { end += 1 }
      let kind = bytes[start..<end]
      var last = end
      while last < bytes.count, isDigit(bytes[last]) { last += 1 }
      result += kind
      if last > end {
        let identifier = bytes[start..<last]
        let number: Int
        if let known = numbers[identifier] {
          number = known
        } else {
          number = counts[kind, default: 0]
          counts[kind] = number + 1
          numbers[identifier] = number
        }
        result += "\(number)".utf8
      }
      index = last
    }
    return Data(result)
  }

  private static let markers: [[UInt8]] = [
    Array("id=\"".utf8), Array("href=\"#".utf8), Array("url(#".utf8),
  ]

  private static func identifierStart(in bytes: [UInt8], at index: Int) -> Int? {
    guard bytes[index] == 0x69 || bytes[index] == 0x68 || bytes[index] == 0x75 else { return nil }
    for marker in markers where bytes[index...].starts(with: marker) { return index + marker.count }
    return nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte >= 0x61 && byte <= 0x7A) || (byte >= 0x41 && byte <= 0x5A) || byte == 0x2D || byte == 0x5F
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
}

/// The buffer to which Cairo writes an SVG or PDF document.
final class DocumentBuffer {
  private(set) var bytes: [UInt8] = []

  /// The reference that Cairo gets. The canvas holds the buffer as long as the surface.
  var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  static let write: cairo_write_func_t = { closure, data, length in
    guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
    let buffer = Unmanaged<DocumentBuffer>.fromOpaque(closure).takeUnretainedValue()
    buffer.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
    return CAIRO_STATUS_SUCCESS
  }
}

/// Texts in XML: in SVG files, and in the reports of a CI.
package enum XMLText {
  /// Returns a text as XML shows it, in an element or between double quotation marks.
  ///
  /// Characters that XML 1.0 does not have, or advises against, are left out: controls and
  /// noncharacters.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isAttribute: Whether it is an attribute's value: a reader would put a space in the place of a
  ///     line break or a tab, so that these are written as numbers, and both quotation marks as names.
  /// - Returns: The text, escaped.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package static func escaped(_ text: String, isAttribute: Bool = false) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
      case "'" where isAttribute: result.append(contentsOf: "&apos;".unicodeScalars)
      case "\t", "\n", "\r":
        if isAttribute {
          result.append(contentsOf: "&#\(scalar.value);".unicodeScalars)
        } else {
          result.append(scalar)
        }
      default: if isAllowed(scalar) { result.append(scalar) }
      }
    }
    return String(result)
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value)
      && scalar.value & 0xFFFE != 0xFFFE
  }
}
