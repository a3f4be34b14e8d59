// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// The formats of `os_log`: those of `printf`, with words in braces about who may read a value.
package enum LogFormat {
  /// Returns the text of a format with its values. A value that is missing is `<missing>`, and one too many
  /// is left out.
  package static func text(_ format: StaticString, _ arguments: [Any]) -> String {
    let format = format.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
    var rest = Substring(format)
    var values = arguments[...]
    var text = ""
    while let percent = rest.firstIndex(of: "%") {
      text += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      guard rest.first != "%" else {
        text += "%"
        rest = rest.dropFirst()
        continue
      }
      if rest.first == "{", let end = rest.firstIndex(of: "}") {
        rest = rest[rest.index(after: end)...]
      }
      let shape = rest.prefix { "0123456789.+-# lhqzjt".contains($0) }
      rest = rest[shape.endIndex...]
      guard let conversion = rest.popFirst() else { break }
      text += values.popFirst().map { Self.text(of: $0, conversion, shape) } ?? "<missing>"
    }
    return text + rest
  }

  private static func text(of value: Any, _ conversion: Character, _ shape: Substring) -> String {
    let flags = shape.filter { !"lhqzjt".contains($0) }
    if "fFeEgG".contains(conversion), let number = value as? any BinaryFloatingPoint {
      return String(format: "%\(flags)\(conversion)", Double(number))
    }
    if let number = value as? any BinaryInteger, "duixXo".contains(conversion) {
      let sign = conversion == "u" ? "d" : conversion
      return String(format: "%\(flags)ll\(sign)", Int64(truncatingIfNeeded: number))
    }
    return "\(value)"
  }
}
