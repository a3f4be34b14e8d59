// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// What a rule finds: what is wrong, where, and what to write.
struct Finding: Error, Equatable, CustomStringConvertible {
  /// The path in the package; nil for what is in no file.
  var path: String?
  /// Counted from one; nil where the file as a whole is meant.
  var line: Int?
  var message: String

  var description: String {
    guard let path else { return message }
    return line.map { "\(path):\($0): \(message)" } ?? "\(path): \(message)"
  }
}

extension [Finding] {
  /// Adds what is wrong with a file.
  mutating func add(_ message: String, in path: String?, line: Int? = nil) {
    append(Finding(path: path, line: line, message: message))
  }
}
