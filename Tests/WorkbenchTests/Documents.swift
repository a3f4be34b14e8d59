// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import LayoutDocuments
import Testing
import Workbench

/// The documents that the tests of reading have, too.
enum Documents {
  static let texts: [(file: String, text: String)] = {
    let folder = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("LayoutDocumentsTests/Corpus")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.sorted().compactMap { file in
      (try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)).map {
        (file, $0)
      }
    }
  }()

  static func text(_ name: String) throws -> String {
    try #require(texts.first { $0.file.hasPrefix(name + ".") }?.text)
  }

  static func path(_ text: String) throws -> ValuePath { try #require(ValuePath(text)) }
}

extension EditedDocument {
  /// The value at a path, without its place.
  func plain(_ path: String) -> JSONValue? {
    ValuePath(path).flatMap { reading.value?[$0]?.plain }
  }
}
