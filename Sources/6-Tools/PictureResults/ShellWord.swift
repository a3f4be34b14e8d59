// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package enum ShellWord {
  /// A text as a word that stands for itself: plain as it is, another in quotation marks.
  package static func quoted(_ text: String) -> String {
    let isPlain =
      !text.isEmpty && !text.hasPrefix("-")
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._,/+-=:@".contains($0)) }
    return isPlain ? text : "'\(text.replacing("'", with: "'\\''"))'"
  }

  /// Returns words as a line; options, such as `--out`, stay as they are read.
  package static func line(_ words: [String]) -> String {
    words.map { isOption($0) ? $0 : quoted($0) }.joined(separator: " ")
  }

  /// Returns the path of a file as one that no program takes for an option.
  package static func path(_ path: String) -> String { path.hasPrefix("-") ? "./\(path)" : path }

  private static func isOption(_ word: String) -> Bool {
    word.hasPrefix("--") && word.utf8.allSatisfy { $0 == 0x2D || (0x61...0x7A).contains($0) }
  }
}
