// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// Why a folder of results cannot be read.
package enum ReportError: Error, Hashable, CustomStringConvertible {
  /// There is no such folder.
  case missingFolder(path: String)
  /// The path names something else than a folder.
  case noFolder(path: String)
  /// The folder holds no file of results.
  case noResults(path: String)
  /// The file of results cannot be read.
  case unreadable(path: String, reason: String)

  package var description: String {
    switch self {
    case .missingFolder(let path):
      "There is no folder '\(path)'. 'swift test' and 'gallery verify' write results to .build/pictures."
    case .noFolder(let path): "'\(path)' is not a folder. Name the folder that holds results.jsonl."
    case .noResults(let path):
      "'\(path)' holds no results.jsonl. 'swift test' and 'gallery verify' write one."
    case .unreadable(let path, let reason): "'\(path)' cannot be read: \(reason)."
    }
  }
}
