// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import LayoutDocuments
import Testing

/// The documents that tests have in common: those of the format's description, and some that have
/// every key.
enum Corpus {
  /// A document with the name of its file.
  struct Document: CustomTestStringConvertible, Sendable {
    let file: String
    let text: String
    var testDescription: String { file }

    /// The document as a value.
    func value(_ location: SourceLocation = #_sourceLocation) throws -> LayoutDocument {
      try #require(DocumentReading(text).document, "\(file)", sourceLocation: location)
    }
  }

  static let folder = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent()
    .appendingPathComponent("Corpus")

  static let documents: [Document] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.sorted().compactMap { file in
      (try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)).map {
        Document(file: file, text: $0)
      }
    }
  }()

  /// Returns the document of a name, such as "grid".
  static func document(
    _ name: String, _ location: SourceLocation = #_sourceLocation
  ) throws -> LayoutDocument {
    let found = documents.first { $0.file.hasPrefix(name + ".") }
    return try #require(found, sourceLocation: location).value(location)
  }
}
