// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// What could not be drawn or written, and why. The others are.
struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
  /// A snippet's file, or an illustration's.
  let path: String
  let reason: String
  /// The snippet whose illustrations stay as they are; empty for the package, which has others.
  let snippet: String
  /// Whether a file could not be written.
  var isAboutWriting = false

  init(_ snippet: Snippet, _ reason: String) {
    self.init(snippet.path, of: snippet, reason)
  }

  init(_ path: String, of snippet: Snippet, _ reason: String) {
    self.path = path
    self.reason = reason
    self.snippet = snippet.name
  }

  /// What is wrong with the package as a whole.
  init(ofPackage reason: String) {
    path = "Package.swift"
    self.reason = reason
    snippet = ""
  }

  /// Whether something other than a snippet is wrong.
  var isOfPackage: Bool { snippet.isEmpty }

  var description: String { "\(path): \(reason)" }
}
