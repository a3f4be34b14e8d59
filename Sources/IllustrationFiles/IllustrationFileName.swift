// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

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
