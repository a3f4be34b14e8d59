// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import IllustrationFiles

/// A file that a snippet has drawn.
struct DrawnFile: Hashable, Sendable {
  let name: IllustrationFileName
  let data: Data
  let snippet: Snippet

  /// Reads what a snippet has written to its folder: its illustrations, and nothing else.
  static func files(in folder: String, of snippet: Snippet) -> [DrawnFile] {
    let contents = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return contents.sorted().compactMap { file in
      guard let name = IllustrationFileName(file),
        let data = FileManager.default.contents(atPath: "\(folder)/\(file)"),
        IllustrationMark(of: data) != nil
      else { return nil }
      return DrawnFile(name: name, data: data, snippet: snippet)
    }
  }
}
