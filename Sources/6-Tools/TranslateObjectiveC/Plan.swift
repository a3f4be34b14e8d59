// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// The request to the translator, as the file that it reads: a command line has an end.
struct Plan: Encodable {
  struct File: Encodable {
    let source: String
    /// Nil for a file that is compiled as it is.
    let copy: String?
  }

  /// The values from which the plan was made. SwiftPM plans again when the package's own files
  /// change, and sees no others.
  struct Origin: Encodable {
    /// The names of Swift files and folders in each folder that was looked into.
    let folders: [String: [String]]
    /// `translate.json` and its contents; nil if there is none.
    let settings: String?
    let settingsText: String?
    /// The package's manifest, which makes SwiftPM plan again when it is newer.
    let manifest: String
  }

  let files: [File]
  let platform: String?
  let origin: Origin

  init(
    sources: SourceFiles, copies: [URL], own: [URL], settings: (file: URL, values: Settings),
    manifest: URL
  ) {
    let file = settings.values.isWritten ? settings.file : nil
    platform = settings.values.platform
    origin = Origin(
      folders: Dictionary(uniqueKeysWithValues: sources.folders.map { ($0.path, $1) }),
      settings: file?.path,
      settingsText: file.flatMap { try? String(contentsOf: $0, encoding: .utf8) },
      manifest: manifest.path)
    files =
      zip(sources.files, copies).map { File(source: $0.url.path, copy: $1.path) }
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
