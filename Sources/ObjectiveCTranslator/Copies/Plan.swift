// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// What the plug-in asks for: the files of a module and where their copies go.
struct Plan: Decodable {
  struct File: Decodable {
    let source: String
    /// Nil for a file that the compiler reads as it is: it is looked at and not copied.
    let copy: String?
  }

  let files: [File]

  init(path: String) throws {
    self = try JSONDecoder().decode(
      Plan.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
  }

  /// Writes a copy, unless it is there already as it should be: what is not written is not compiled
  /// again.
  static func write(_ text: [UInt8], to path: String) throws {
    let data = Data(text)
    let url = URL(fileURLWithPath: path)
    if let old = try? Data(contentsOf: url), old == data { return }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url, options: .atomic)
  }
}
