// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

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
