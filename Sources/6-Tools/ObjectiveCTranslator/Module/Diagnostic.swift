// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if ObjectiveC
/// A diagnostic of the translator about a location, in the compiler's form, for editors.
struct Diagnostic: Error, Sendable, Hashable, CustomStringConvertible {
  enum Severity: String, Sendable {
    case error, warning
  }

  let severity: Severity
  let file: String
  let line: Int
  let column: Int
  let message: String
  /// Nothing can be compiled: an error that no copy can carry to its place.
  var stops = false
  /// The condition of an error of which only the compiler knows whether it is one; nil for others.
  var condition: String?

  init(_ severity: Severity, file: String, line: Int, column: Int, _ message: String) {
    self.severity = severity
    self.file = file
    self.line = line
    self.column = column
    self.message = message
  }

  var description: String { "\(file):\(line):\(column): \(severity.rawValue): \(message)" }
}
#endif
