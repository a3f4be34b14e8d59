// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// Texts of a document in messages: in quotation marks, on one line, and short.
package enum Quotation {
  /// The most characters of a text that a message shows.
  private static let limit = 40

  /// Returns a name in single quotation marks.
  package static func short(_ text: String) -> String { "'\(cleaned(text))'" }

  /// Returns a text in double quotation marks, as it stands in a document.
  package static func value(_ text: String) -> String { "\"\(cleaned(text))\"" }

  /// Returns what a message calls a quotation mark.
  static func mark(_ byte: UInt8) -> String {
    byte == UInt8(ascii: "'") ? "a closing '" : "a closing \""
  }

  private static func cleaned(_ text: String) -> String {
    let short = text.prefix(limit)
    let plain = JSONValue.quoted(String(short)).dropFirst().dropLast()
      .replacing("\\\"", with: "\"")
    return plain + (short.endIndex < text.endIndex ? "…" : "")
  }
}
