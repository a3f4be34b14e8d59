// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The words and signs of Swift code, without comments and the contents of strings.
///
/// For the question which words a file uses. What it declares is the compiler's to say; see
/// ``SymbolGraph``. It reads bytes, since it reads ten million of them: whatever is not ASCII counts as a
/// letter.
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
      // Lines of a text that is a whole string, as all of them are.
      var line = line
      line.withUTF8 { bytes in
        let start = bytes.firstIndex { $0 != UInt8(ascii: " ") } ?? bytes.count
        let opensComment =
          start + 1 < bytes.count && bytes[start] == UInt8(ascii: "/")
          && bytes[start + 1] == UInt8(ascii: "/")
        if !isInString, commentDepth == 0, opensComment { return }
        read(bytes, line: offset + 1, isInString: &isInString, commentDepth: &commentDepth)
      }
    }
  }

  private mutating func read(
    _ line: UnsafeBufferPointer<UInt8>, line number: Int, isInString: inout Bool,
    commentDepth: inout Int
  ) {
    var index = 0
    func has(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
      index + 1 < line.count && line[index] == UInt8(ascii: first)
        && line[index + 1] == UInt8(ascii: second)
    }
    func hasQuotes() -> Bool {
      index + 2 < line.count && has("\"", "\"") && line[index + 2] == UInt8(ascii: "\"")
    }
    func add(_ text: String) { tokens.append(Token(text: text, line: number)) }
    while index < line.count {
      let byte = line[index]
      if commentDepth > 0 {
        if has("*", "/") { commentDepth -= 1 }
        index += has("*", "/") ? 2 : 1
      } else if isInString {
        if hasQuotes() { isInString = false }
        index += isInString ? 1 : 3
      } else if has("/", "/") {
        return
      } else if has("/", "*") {
        commentDepth += 1
        index += 2
      } else if hasQuotes() {
        isInString = true
        index += 3
      } else if byte == UInt8(ascii: "\"") {
        index += 1
        while index < line.count, line[index] != UInt8(ascii: "\"") {
          index += line[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        index += 1
        add("\"")
      } else if byte == UInt8(ascii: " ") {
        index += 1
      } else if Self.isLetter(byte) {
        let start = index
        while index < line.count, Self.isLetter(line[index]) || Self.isDigit(line[index]) {
          index += 1
        }
        let word = String(decoding: line[start..<index], as: UTF8.self)
        add(line[start..<index].contains(UInt8(ascii: "`")) ? word.filter { $0 != "`" } : word)
      } else if has("-", ">") {
        index += 2
        add("->")
      } else {
        index += 1
        add(String(UnicodeScalar(byte)))
      }
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80...,
      UInt8(ascii: "_"), UInt8(ascii: "`"):
      true
    default: false
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
