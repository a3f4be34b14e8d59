// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// How a file differs from what the snippets draw.
struct FileChange: Hashable, Sendable {
  enum Kind: String, Sendable {
    /// It is not there.
    case missing
    /// It shows something else.
    case stale
    /// No snippet draws it any more.
    case orphaned
  }

  let kind: Kind
  /// From the package's folder on, or absolute.
  let path: String
  /// The snippet that draws the file, or drew it.
  let snippet: String
}
