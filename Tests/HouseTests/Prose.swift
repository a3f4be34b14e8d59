// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// The English of a file: the comments, the strings and the sentences that are names of tests in
/// Swift code, or a page without its code.
struct Prose {
  struct Line {
    /// Counted from one.
    let number: Int
    let text: String
  }

  private(set) var lines: [Line] = []

  /// The comments and the strings of Swift code. Both are read as one: a comment's quotes and a
  /// string's slashes change nothing, since all that is wanted is to leave out identifiers.
  init(swift lines: [Substring]) {
    var isInString = false
    for (offset, line) in lines.enumerated() {
      let parts = line.components(separatedBy: "\"\"\"")
      var text = isInString || parts.count > 1 ? String(line) : Self.prose(of: line)
      if parts.count.isMultiple(of: 2) { isInString.toggle() }
      text.trimPrefix { $0 == " " }
      if !text.isEmpty { self.lines.append(Line(number: offset + 1, text: text)) }
    }
  }

  /// The text of a page, without blocks of code and spans of code.
  init(page lines: [Substring]) {
    var isInCode = false
    for (offset, line) in lines.enumerated() {
      if line.hasPrefix("```") {
        isInCode.toggle()
        continue
      }
      guard !isInCode else { continue }
      let text = line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .map { $0.offset.isMultiple(of: 2) ? String($0.element) : "`" }.joined()
      self.lines.append(Line(number: offset + 1, text: text))
    }
  }

  /// Returns the strings and the quoted names in a line of code, and the comment behind it.
  private static func prose(of line: Substring) -> String {
    var text = ""
    var isInString = false
    var isInName = false
    var index = line.startIndex
    while index < line.endIndex {
      let character = line[index]
      if !isInString, !isInName, line[index...].hasPrefix("//") { return text + line[index...] }
      if isInString, character == "\\" {
        index = line.index(index, offsetBy: 2, limitedBy: line.endIndex) ?? line.endIndex
        continue
      }
      if character == "\"", !isInName {
        isInString.toggle()
        text += " "
      } else if character == "`", !isInString {
        isInName.toggle()
        text += " "
      } else if isInString || isInName {
        text.append(character)
      }
      index = line.index(after: index)
    }
    return text
  }
}
