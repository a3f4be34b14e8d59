// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// Words of a POSIX shell.
package enum ShellWord {
  /// Returns a text as one word that stands for itself: a plain one as it is, another one in quotation
  /// marks.
  package static func quoted(_ text: String) -> String {
    let isPlain =
      !text.isEmpty && !text.hasPrefix("-")
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._,/+-".contains($0)) }
    return isPlain ? text : "'\(text.replacing("'", with: "'\\''"))'"
  }
}
