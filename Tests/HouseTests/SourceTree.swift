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

  /// The folder of a target, such as `Sources/1-Values/Geometry`; nil if no floor has one.
  static func folder(of target: String) -> String? {
    let floors = try? FileManager.default.contentsOfDirectory(
      atPath: root.appendingPathComponent("Sources").path)
    return floors?.sorted().lazy.map { "Sources/\($0)/\(target)" }.first {
      FileManager.default.fileExists(atPath: root.appendingPathComponent($0).path)
    }
  }

  /// The Swift files of a target; none if there is no such target.
  static func swiftFiles(of target: String) -> [File] {
    folder(of: target).map { swiftFiles(below: $0) } ?? []
  }

  /// The Swift files below a folder of the package, build folders left out; or the one file named.
  static func swiftFiles(below folder: String) -> [File] { files(below: folder, ending: ".swift") }

  /// The Markdown pages below a folder of the package; or the one page named.
  static func markdownFiles(below folder: String) -> [File] { files(below: folder, ending: ".md") }

  /// The paths of all files of the package but those in build folders and hidden ones.
  static func files(below folder: String = "") -> [String] {
    let base = root.appendingPathComponent(folder)
    let found = FileManager.default.enumerator(atPath: base.path)?.allObjects as? [String] ?? []
    return found.filter { !$0.contains(".build") && !$0.hasPrefix(".") }.sorted()
  }

  private static func files(below folder: String, ending: String) -> [File] {
    let paths =
      folder.hasSuffix(ending) ? [folder] : files(below: folder).map { "\(folder)/\($0)" }
    return paths.compactMap { path in
      guard path.hasSuffix(ending) else { return nil }
      return text(of: path).map {
        File(path: path, lines: $0.split(separator: "\n", omittingEmptySubsequences: false))
      }
    }
  }

  /// Returns whether a file has a text; otherwise writes it, if an environment variable is set.
  static func hasFile(_ path: String, with text: String, recording variable: String) throws -> Bool
  {
    if Self.text(of: path) == text { return true }
    guard ProcessInfo.processInfo.environment[variable] != nil else { return false }
    let url = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
    return false
  }

  static func text(of path: String) -> String? {
    try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }
}
