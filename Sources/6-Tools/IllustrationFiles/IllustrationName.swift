// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
package import Foundation

/// The name of an illustration in articles, and so of its files.
///
/// DocC shows `![Two columns](two-column)` with the file that fits the reader's appearance and
/// screen, and tells by the files' names which one that is: `two-column@2x.png`,
/// `two-column~dark@2x.png`.
package struct IllustrationName: Hashable, Sendable {
  /// As articles write it: letters, digits, hyphens and underscores.
  package let text: String

  /// The most bytes: a file's name has 255, and what is added needs some.
  static let longestLength = 200

  /// Checks a name.
  ///
  /// - Throws: ``IllustrationNameError`` for one that is empty, too long, or has a slash, a dot, a
  ///   space or another sign in it.
  package init(_ text: String) throws(IllustrationNameError) {
    guard !text.isEmpty else { throw .empty }
    guard text.utf8.count <= Self.longestLength else { throw .tooLong(length: text.utf8.count) }
    if let sign = text.first(where: { !$0.isLetter && !$0.isNumber && $0 != "-" && $0 != "_" }) {
      throw .sign(sign, name: text)
    }
    self.text = text
  }

  /// Two names with the same key cannot be in one folder on every system.
  package var key: String { text.lowercased() }

  /// The name as a reader says it: "Two column".
  package var title: String {
    let words = text.replacing("-", with: " ").replacing("_", with: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}

/// Why a text cannot be the name of an illustration.
package enum IllustrationNameError: Error, Hashable, Sendable, CustomStringConvertible {
  case empty
  case tooLong(length: Int)
  case sign(Character, name: String)

  package var description: String {
    switch self {
    case .empty: "An illustration needs a name, such as \"two-column\"."
    case .tooLong(let length):
      """
      The name of an illustration takes at most \(IllustrationName.longestLength) bytes (this one \
      has \(length)).
      """
    case .sign(let sign, let name):
      """
      '\(name)' is not a valid name for an illustration: it contains '\(sign)'. Use letters, \
      digits, hyphens and underscores; folder and extension are added.
      """
    }
  }
}

/// The name of one file of an illustration: `two-column~dark@2x.png`.
package struct IllustrationFileName: Hashable, Sendable {
  package let name: IllustrationName
  /// Whether the file is for readers who see the page in dark.
  package let isDark: Bool
  /// Pixels per point: 1, 2 or 3; always 1 for shapes.
  package let scale: Int
  /// Without a dot: `png`, `svg`.
  package let fileExtension: String

  package init(name: IllustrationName, isDark: Bool, scale: Int, fileExtension: String) {
    self.name = name
    self.isDark = isDark
    self.scale = scale
    self.fileExtension = fileExtension
  }

  /// Reads a name. Nil for one that no illustration's file can have.
  ///
  /// - Parameter text: The name of a file, without its folder.
  package init?(_ text: String) {
    guard let dot = text.lastIndex(of: "."),
      ["png", "svg"].contains(text[text.index(after: dot)...])
    else { return nil }
    var stem = text[..<dot]
    var scale = 1
    if let known = [2, 3].first(where: { stem.hasSuffix("@\($0)x") }) {
      scale = known
      stem = stem.dropLast("@2x".count)
    }
    let isDark = stem.hasSuffix("~dark")
    if isDark { stem = stem.dropLast("~dark".count) }
    guard let name = try? IllustrationName(String(stem)) else { return nil }
    self.init(
      name: name, isDark: isDark, scale: scale,
      fileExtension: String(text[text.index(after: dot)...]))
  }

  /// The file's name, without its folder. Scale 1 has no suffix.
  package var text: String {
    "\(name.text)\(isDark ? "~dark" : "")\(scale > 1 ? "@\(scale)x" : "").\(fileExtension)"
  }
}

package enum IllustrationFolder {
  /// The environment variable by which the command `illustrate` tells a snippet the folder.
  package static let variable = "ILLUSTRATIONS_FOLDER"

  /// The folder of this program: the command's, or else the working directory.
  package static func path(in environment: [String: String]) -> String {
    let told = environment[variable] ?? ""
    return told.isEmpty ? FileManager.default.currentDirectoryPath : told
  }
}

/// The mark in an illustration's file of its making, so that no file of another make is ever
/// replaced or removed.
package struct IllustrationMark: Hashable, Sendable {
  /// The name of the snippet that drew the file.
  package var snippet: String

  static let software = "OpenCollectionView Illustrations"

  package init(snippet: String) { self.snippet = snippet }

  package func marking(png file: Data) -> Data {
    PNGText.adding(
      [(keyword: "Software", text: Self.software), (keyword: "Source", text: snippet)], to: file)
  }

  /// Returns an SVG file with the mark, a title and a description in it.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - title: What programs that read aloud call the picture.
  ///   - description: What they say of it.
  /// - Returns: The file with all of that; what is no SVG file as it is.
  package func marking(svg file: Data, title: String, description: String) -> Data {
    SVGText.adding(
      title: title, description: description,
      metadata: "\(Self.software): \(snippet)", to: file)
  }

  /// Reads the mark of a file. Nil for a file of another make.
  package init?(of file: Data) {
    let texts = PNGText.texts(in: file)
    if texts["Software"] == Self.software, let snippet = texts["Source"] {
      self.init(snippet: snippet)
    } else if let metadata = SVGText.metadata(in: file), metadata.hasPrefix("\(Self.software): ") {
      self.init(snippet: String(metadata.dropFirst(Self.software.count + 2)))
    } else {
      return nil
    }
  }
}

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
