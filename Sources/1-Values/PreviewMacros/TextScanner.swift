// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// A position in the text of a Swift file, which moves over words, comments, strings and groups.
package struct TextScanner {
  private let bytes: ArraySlice<UInt8>
  package private(set) var index = 0
  /// The number of braces, brackets and parentheses that are open.
  private(set) var depth = 0

  struct Argument {
    var label: String?
    var offset: Int
    /// The value, without blanks around it.
    var text: String
  }

  /// Begins at the start of a text, behind a byte order mark.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes[...]
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  var isAtEnd: Bool { index >= bytes.count }
  /// The byte at the position; nil at the end.
  package var byte: UInt8? { index < bytes.count ? bytes[index] : nil }
  private init(_ bytes: ArraySlice<UInt8>, at index: Int) {
    (self.bytes, self.index) = (bytes, index)
  }

  /// Whether a blank or a line break is at the position.
  var isAtBlank: Bool { byte.map(Self.isBlank) ?? false }

  package func text(from start: Int) -> String {
    String(decoding: bytes[start..<index], as: UTF8.self)
  }

  func position(of offset: Int) -> PreviewMacro.Position {
    let before = bytes[..<min(offset, bytes.count)]
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return PreviewMacro.Position(
      line: before.count { $0 == UInt8(ascii: "\n") } + 1, column: offset - start + 1)
  }

  private func starts(with text: StaticString, at position: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + count <= bytes.count else { return false }
    return (0..<count).allSatisfy { bytes[position + $0] == text.utf8Start[$0] }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  private static func isLineBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  /// Takes a word, if it is there and is whole.
  mutating func takes(_ word: StaticString) -> Bool {
    let end = index + word.utf8CodeUnitCount
    guard starts(with: word, at: index), end == bytes.count || !Self.isPartOfWord(bytes[end]) else {
      return false
    }
    index = end
    return true
  }

  /// Takes the rest of the line, without a comment at its end.
  mutating func takeLine() -> String {
    let start = index
    while let byte, byte != UInt8(ascii: "\n"), !starts(with: "//", at: index) { index += 1 }
    return Self.trimmed(bytes[start..<index])
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
    let start = bytes.firstIndex { !isBlank($0) } ?? bytes.endIndex
    let end = bytes.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? start
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Moves over one word, or one other byte.
  package mutating func skipWord() {
    guard let byte else { return }
    if Self.isPartOfWord(byte) {
      while let byte = self.byte, Self.isPartOfWord(byte) { index += 1 }
      return
    }
    if "({[".utf8.contains(byte) { depth += 1 }
    if ")}]".utf8.contains(byte) { depth -= 1 }
    index += 1
  }

  /// Moves over blanks, line breaks and comments.
  package mutating func skipBlanks() {
    while isAtBlank || skipComment() {
      if isAtBlank { index += 1 }
    }
  }

  mutating func skipComment() -> Bool {
    if starts(with: "//", at: index) {
      while let byte, !Self.isLineBreak(byte) { index += 1 }
      return true
    }
    guard starts(with: "/*", at: index) else { return false }
    var depth = 0
    repeat {
      if starts(with: "/*", at: index) {
        depth += 1
        index += 2
      } else if starts(with: "*/", at: index) {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    } while depth > 0 && !isAtEnd
    return true
  }

  /// Moves over a string, or over a regular expression between number signs, with what is interpolated.
  ///
  /// Slashes alone do not delimit a regular expression in the language mode that files are compiled in.
  package mutating func skipString() -> Bool {
    var hashes = 0
    while index + hashes < bytes.count, bytes[index + hashes] == UInt8(ascii: "#") { hashes += 1 }
    let fence = Array(repeating: UInt8(ascii: "#"), count: hashes)
    let isRegex = hashes > 0 && starts(with: "/", at: index + hashes)
    guard starts(with: "\"", at: index + hashes) || isRegex else { return false }
    var isLong = starts(with: "\"\"\"", at: index + hashes)
    let quotes = isRegex ? Array("/".utf8) : Array((isLong ? "\"\"\"" : "\"").utf8)
    index += hashes + quotes.count
    // A line break may follow the first slash, and then everywhere.
    if isRegex {
      isLong = bytes[index...].first { $0 != 0x20 && $0 != 0x09 }.map(Self.isLineBreak) ?? false
    }
    func has(_ text: [UInt8], _ position: Int) -> Bool {
      position + text.count <= bytes.count
        && bytes[position..<position + text.count].elementsEqual(text)
    }
    let escape = [UInt8(ascii: "\\")] + (isRegex ? [] : fence)
    while !isAtEnd {
      if has(quotes + fence, index) {
        index += quotes.count + hashes
        return true
      }
      if !isRegex, has(escape + [UInt8(ascii: "(")], index) {
        index += escape.count
        skipGroup()
      } else if has(escape, index) {
        index = min(index + escape.count + 1, bytes.count)
      } else if !isLong, Self.isLineBreak(bytes[index]) {
        // One that is not closed: the compiler says so.
        return true
      } else {
        index += 1
      }
    }
    return true
  }

  /// Moves over what the brace, bracket or parenthesis at the position opens.
  package mutating func skipGroup() {
    let outer = depth
    repeat {
      if skipComment() || skipString() { continue }
      skipWord()
    } while depth > outer && !isAtEnd
  }

  mutating func takeArguments() -> [Argument] {
    let outer = depth
    skipWord()
    var arguments: [Argument] = []
    var start = index
    func end(at end: Int) {
      guard let argument = argument(in: start..<end) else { return }
      arguments.append(argument)
    }
    while !isAtEnd, depth > outer {
      if skipComment() || skipString() { continue }
      if depth == outer + 1, byte == UInt8(ascii: ",") {
        end(at: index)
        index += 1
        start = index
      } else {
        let last = index
        skipWord()
        if depth == outer { end(at: last) }
      }
    }
    return arguments
  }

  /// Reads an argument's label and value; nil for nothing but blanks.
  private func argument(in range: Range<Int>) -> Argument? {
    var inner = TextScanner(bytes[..<range.upperBound], at: range.lowerBound)
    inner.skipBlanks()
    guard !inner.isAtEnd else { return nil }
    let start = inner.index
    inner.skipWord()
    let word = inner.text(from: start)
    inner.skipBlanks()
    if inner.byte == UInt8(ascii: ":"), word.allSatisfy({ $0.isLetter || $0 == "_" }) {
      inner.index += 1
      inner.skipBlanks()
      return Argument(
        label: word, offset: inner.index,
        text: Self.trimmed(bytes[min(inner.index, range.upperBound)..<range.upperBound]))
    }
    return Argument(label: nil, offset: start, text: Self.trimmed(bytes[start..<range.upperBound]))
  }
}
