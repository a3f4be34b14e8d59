// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// What the translator is asked for, as the file that it reads: a command line has an end.
struct Plan: Encodable {
  struct File: Encodable {
    let source: String
    /// Nil for a file that is compiled as it is.
    let copy: String?
  }

  let files: [File]

  init(files: [SourceFiles.File], copies: [URL], own: [URL]) {
    self.files =
      zip(files, copies).map { File(source: $0.url.path, copy: $1.path) }
      + own.map { File(source: $0.path, copy: nil) }
  }

  /// Writes the plan if it is another than before: the command runs when it changes.
  func write(to url: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    let data = try encoder.encode(self)
    if let old = try? Data(contentsOf: url), old == data { return }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url, options: .atomic)
  }
}
