// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// Something that the compiler says of a file.
package struct CompilerDiagnostic: Codable, CustomStringConvertible, Hashable, Sendable {
  package enum Severity: String, Codable, Hashable, Sendable {
    case error, warning, note
  }

  var severity: Severity
  /// The file's name, without its folder; nil for a message without a file.
  var file: String?
  /// From 1; nil for a message without a line.
  package var line: Int?
  /// From 1, in bytes of UTF-8 as the compiler counts; nil for a message without a place.
  package var column: Int?
  var message: String

  package init(
    _ severity: Severity, _ message: String, file: String? = nil, line: Int? = nil,
    column: Int? = nil
  ) {
    self.severity = severity
    self.message = message
    self.file = file
    self.line = line
    self.column = column
  }

  /// Returns the diagnostic with the path of its file as a user wrote it, in place of its name alone.
  package func inFile(at path: String) -> CompilerDiagnostic {
    var copy = self
    if file != nil { copy.file = path }
    return copy
  }

  package var description: String {
    let location = [file, line.map(String.init), column.map(String.init)].compactMap(\.self)
    let text = "\(severity.rawValue): \(message)"
    return location.isEmpty ? text : "\(location.joined(separator: ":")): \(text)"
  }

  /// The greatest number of them that are reported: one mistake may cause hundreds.
  private static let limit = 100

  /// Reads what the compiler has written, with `-diagnostic-style llvm`: a diagnostic a line, among
  /// lines of source with markers below them.
  ///
  /// - Returns: The diagnostics in order, each once, the first hundred.
  package static func diagnostics(in output: String) -> [CompilerDiagnostic] {
    var found: [CompilerDiagnostic] = []
    var seen: Set<CompilerDiagnostic> = []
    for line in output.split(whereSeparator: \.isNewline) {
      guard let diagnostic = CompilerDiagnostic(line: line), seen.insert(diagnostic).inserted
      else { continue }
      found.append(diagnostic)
      if found.count == limit { break }
    }
    return found
  }

  /// Reads a line; nil for one of source.
  private init?(line: Substring) {
    for severity in [Severity.error, .warning, .note] {
      let mark = "\(severity.rawValue): "
      if line.hasPrefix(mark) {
        self.init(severity, String(line.dropFirst(mark.count)))
        return
      }
      // path:line:column: error: message
      guard let range = line.range(of: ": \(mark)") else { continue }
      let location = line[..<range.lowerBound].split(separator: ":")
      guard location.count >= 3, let number = Int(location[location.count - 2]),
        let column = Int(location[location.count - 1])
      else {
        // <unknown>:0: error: message
        guard location.first == "<unknown>" else { continue }
        self.init(severity, String(line[range.upperBound...]))
        return
      }
      let path = location.dropLast(2).joined(separator: ":")
      self.init(
        severity, String(line[range.upperBound...]),
        file: URL(fileURLWithPath: path).lastPathComponent, line: number, column: column)
      return
    }
    return nil
  }
}
