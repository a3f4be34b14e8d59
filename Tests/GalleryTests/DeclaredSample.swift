// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// A sample as a file of `Gallery/Samples` declares it.
struct DeclaredSample {
  let type: String
  /// The path from the package on.
  let file: String

  private static let folder = "Gallery/Samples"

  /// The samples that the files of the folder declare.
  static func all() throws -> [DeclaredSample] {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appendingPathComponent(folder)
    let files = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
    return try files.filter { $0.hasSuffix(".swift") }.sorted().flatMap { file in
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      return types(in: text).map { DeclaredSample(type: $0, file: "\(Self.folder)/\(file)") }
    }
  }

  /// The start of a sample's name: stored, or overridden by a sample of the same window.
  private nonisolated(unsafe) static let name =
    /^  (?:static let name = "|(?:override )?nonisolated class var name: String \{ ")/

  /// The classes of a file whose own declaration holds a `name`, as that of every sample does.
  static func types(in text: String) -> [String] {
    var types: [String] = []
    var type: Substring?
    for line in text.split(separator: "\n") {
      if let found = line.firstMatch(of: /^(?:final )?class (\w+)/) {
        type = found.1
      } else if line.hasPrefix("}") {
        type = nil
      } else if let found = type, line.contains(Self.name) {
        types.append(String(found))
        type = nil
      }
    }
    return types
  }
}
