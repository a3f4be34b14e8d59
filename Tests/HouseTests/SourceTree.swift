// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// The package's own files, for rules about them.
enum SourceTree {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  struct File {
    let path: String
    let lines: [Substring]
  }

  /// The Swift files below a folder of the package, build folders left out.
  static func swiftFiles(below folder: String) -> [File] {
    let base = root.appendingPathComponent(folder)
    let found = FileManager.default.enumerator(atPath: base.path)?.allObjects as? [String] ?? []
    return found.sorted().compactMap { name in
      guard name.hasSuffix(".swift"), !name.contains(".build") else { return nil }
      return text(of: "\(folder)/\(name)").map {
        File(
          path: "\(folder)/\(name)",
          lines: $0.split(separator: "\n", omittingEmptySubsequences: false))
      }
    }
  }

  static func text(of path: String) -> String? {
    try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }
}
