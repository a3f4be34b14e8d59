// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The words and signs of Swift code, without comments and the contents of strings.
struct SwiftTokens {
  struct Token {
    let text: String
    /// Counted from one.
    let line: Int
    /// Whether no space stands before the token.
    let isAttached: Bool
    /// The first line of the documentation comment above the declaration that the token belongs to.
    let summary: String
  }

  /// What may follow `class` where it is a modifier.
  static let startsMember: Set = [
    "func", "var", "let", "subscript", "override", "public", "open", "final", "private",
  ]

  private(set) var tokens: [Token] = []

  init(_ lines: [Substring]) {
    var summary: String?
    var isInString = false
    var commentDepth = 0
    for (offset, line) in lines.enumerated() {
      let code = line.drop { $0 == " " }
      if !isInString, commentDepth == 0 {
        if code.hasPrefix("///") {
          if summary == nil { summary = String(code.dropFirst(3).drop { $0 == " " }) }
          continue
        }
        if code.hasPrefix("//") { continue }
      }
      let before = tokens.count
      read(
        Array(line.unicodeScalars), line: offset + 1, summary: summary ?? "",
        isInString: &isInString, commentDepth: &commentDepth)
      // An attribute on a line of its own belongs to the declaration below it.
      if tokens.count > before, !code.hasPrefix("@") || tokens[before...].contains(where: isKeyword)
      {
        summary = nil
      }
    }
  }

  private func isKeyword(_ token: Token) -> Bool {
    ["func", "var", "let", "init", "class", "struct", "enum", "protocol", "case"]
      .contains(token.text)
  }

  private mutating func read(
    _ line: [Unicode.Scalar], line number: Int, summary: String, isInString: inout Bool,
    commentDepth: inout Int
  ) {
    var index = 0
    var isAttached = false
    func text(_ length: Int) -> String {
      String(String.UnicodeScalarView(line[index..<min(index + length, line.count)]))
    }
    func add(_ text: String) {
      tokens.append(Token(text: text, line: number, isAttached: isAttached, summary: summary))
      isAttached = true
    }
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
        isAttached = false
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
