// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Foundation

/// Words inside an SVG file, right behind its root element's tag.
enum SVGText {
  /// Returns a file with words added to it.
  ///
  /// The title and the description belong to the picture for programs that read aloud (the
  /// SVG 2 specification, "The title and desc elements"; `aria-labelledby` names them for the browsers that look there alone).
  ///
  /// - Parameters:
  ///   - title: What the picture is called.
  ///   - description: What it shows.
  ///   - metadata: What no reader sees.
  ///   - file: An SVG file.
  /// - Returns: The file with the words; what has no root element as it is.
  static func adding(
    title: String, description: String, metadata: String, to file: Data
  ) -> Data {
    guard let start = file.range(of: Data("<svg".utf8)),
      let end = file.range(of: Data(">".utf8), in: start.upperBound..<file.endIndex)
    else { return file }
    var result = Data(file[..<start.upperBound])
    result += Data(" role=\"img\" aria-labelledby=\"title description\"".utf8)
    result += file[start.upperBound..<end.upperBound]
    result += Data(
      """

      <title id="title">\(XMLText.escaped(title))</title>
      <desc id="description">\(XMLText.escaped(description))</desc>
      \(opening)\(XMLText.escaped(metadata))\(closing)
      """.utf8)
    result += file[end.upperBound...]
    return result
  }

  /// Returns what ``adding(title:description:metadata:to:)`` added that no reader sees, or nil.
  static func metadata(in file: Data) -> String? {
    guard file.range(of: Data("<svg".utf8)) != nil,
      let start = file.range(of: Data(opening.utf8)),
      let end = file.range(of: Data(closing.utf8), in: start.upperBound..<file.endIndex)
    else { return nil }
    return unescaped(String(decoding: file[start.upperBound..<end.lowerBound], as: UTF8.self))
  }

  private static let opening = "<metadata>"
  private static let closing = "</metadata>"
  private static let signs = [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;")]

  private static func unescaped(_ text: String) -> String {
    signs.reversed().reduce(text) { $0.replacing($1.1, with: $1.0) }
  }
}
