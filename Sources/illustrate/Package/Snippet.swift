// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// A file below `Snippets`, which SwiftPM compiles as a small program of the file's name.
struct Snippet: Hashable, Sendable {
  /// From the package's folder on: `Snippets/Layouts/TwoColumn.swift`.
  let path: String
  let source: String

  /// The program's name.
  var name: String { URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent }

  /// Whether the snippet is run to draw: it has the word `illustrate` in it.
  ///
  /// Others may do anything, and are left alone.
  var illustrates: Bool {
    source.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains("illustrate")
  }
}
