// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The words and signs of Swift code, without comments and the contents of strings.
///
/// For the question which words a file uses. What it declares is the compiler's to say; see
/// ``SymbolGraph``.
struct SwiftTokens {
  struct Token {
    let text: String
    /// Counted from one.
    let line: Int
  }

  private(set) var tokens: [Token] = []

  init(_ lines: [Substring]) {
    var isInString = false
    var commentDepth = 0
    for (offset, line) in lines.enumerated() {
      let code = line.drop { $0 == " " }
      if !isInString, commentDepth == 0, code.hasPrefix("//") { continue }
      read(
        Array(line.unicodeScalars), line: offset + 1, isInString: &isInString,
        commentDepth: &commentDepth)
    }
  }

  private mutating func read(
    _ line: [Unicode.Scalar], line number: Int, isInString: inout Bool, commentDepth: inout Int
  ) {
    var index = 0
    func text(_ length: Int) -> String {
      String(String.UnicodeScalarView(line[index..<min(index + length, line.count)]))
    }
    func add(_ text: String) { tokens.append(Token(text: text, line: number)) }
    while index < line.count {
      let scalar = line[index]
      if commentDepth > 0 {
        if text(2) == "*/" { commentDepth -= 1 }
        index += text(2) == "*/" ? 2 : 1
      } else if isInString {
        if text(3) == "\"\"\"" { isInString = false }
        index += isInString ? 1 : 3
      } else if text(2) == "//" {
        return
      } else if text(2) == "/*" {
        commentDepth += 1
        index += 2
      } else if text(3) == "\"\"\"" {
        isInString = true
        index += 3
      } else if scalar == "\"" {
        index += 1
        while index < line.count, line[index] != "\"" { index += line[index] == "\\" ? 2 : 1 }
        index += 1
        add("\"")
      } else if scalar == " " {
        index += 1
      } else if scalar.properties.isAlphabetic || scalar == "_" || scalar == "`" {
        let start = index
        while index < line.count,
          line[index].properties.isAlphabetic || line[index].properties.numericType != nil
            || line[index] == "_" || line[index] == "`"
        {
          index += 1
        }
        add(
          String(String.UnicodeScalarView(line[start..<index])).filter { $0 != "`" })
      } else if text(2) == "->" {
        index += 2
        add("->")
      } else {
        index += 1
        add(String(scalar))
      }
    }
  }
}
