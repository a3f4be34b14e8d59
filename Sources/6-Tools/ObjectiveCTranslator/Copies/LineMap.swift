// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if ObjectiveC
import Foundation

/// Which line of a source each line of its copy is, read from the copy's own directives.
struct LineMap {
  /// The source; nil for a text that is no copy.
  let source: String?
  /// By the copy's lines, from the first; nil for what was added.
  private let lines: [Int?]

  init(of copy: [UInt8]) {
    var source: String?
    var lines: [Int?] = []
    var next: Int?
    // A directive right behind an empty one is of what was added.
    var followsEmpty = false
    for line in copy.split(separator: .newline, omittingEmptySubsequences: false) {
      let text =
        line.starts(with: "#sourceLocation(".utf8) ? String(decoding: line, as: UTF8.self) : ""
      guard text.isEmpty else {
        let directive = Self.directive(text)
        if lines.isEmpty { source = directive?.file }
        next = followsEmpty ? nil : directive?.line
        followsEmpty = directive == nil
        lines.append(nil)
        continue
      }
      followsEmpty = false
      if lines.isEmpty { break }
      lines.append(next)
      next = next.map { $0 + 1 }
    }
    self.source = source
    self.lines = lines
  }

  /// The source's line of one of the copy's; nil for what was added.
  subscript(line: Int) -> Int? { lines.indices.contains(line - 1) ? lines[line - 1] : nil }

  private static func directive(_ text: String) -> (file: String, line: Int)? {
    guard let start = text.range(of: "file: \""),
      let end = text.range(of: "\", line: ", options: .backwards),
      let line = Int(text[end.upperBound...].prefix { $0.isNumber })
    else { return nil }
    let file = text[start.upperBound..<end.lowerBound]
      .replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
    return (String(file), line)
  }
}
#endif
