// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// Lines, blanks and commas around values, and the text of new ones.
extension DocumentText {
  /// Returns a value as text, as it would be in canonical form.
  ///
  /// - Returns: The UTF-8 of the text.
  func text(of value: JSONValue, at start: Int, prefix: Int = 0) -> [UInt8] {
    let lineStart = lineStart(of: start)
    let text = value.text(
      indentation: indentation(at: start).count, column: start - lineStart + prefix)
    let lineBreak = lineBreak(at: start)
    guard lineBreak != Self.usualLineBreak else { return Array(text.utf8) }
    // Strings have no line breaks: each one is between two lines of the value.
    return Array(text.utf8.split(separator: UInt8(ascii: "\n")).joined(separator: lineBreak))
  }

  /// Returns a key as text, without quotation marks where the author writes none.
  func text(ofKey key: String, among members: [LocatedValue.Member]) -> [UInt8] {
    let sibling = members.last ?? value.members.first
    let isQuoted = sibling.map { bytes[$0.keyRange.lowerBound] == UInt8(ascii: "\"") } ?? true
    let isName =
      key.first.map { $0.isASCII && $0.isLetter || $0 == "$" || $0 == "_" } ?? false
      && key.utf8.allSatisfy {
        let letter = Character(Unicode.Scalar($0))
        return letter.isASCII && (letter.isLetter || letter.isNumber || "$_".contains(letter))
      }
    return Array((isQuoted || !isName ? JSONValue.quoted(key) : key).utf8)
  }

  /// Returns the byte of the comma that follows a value; nil without one.
  func comma(after offset: Int) -> Int? {
    var scanner = SyntaxScanner(bytes)
    scanner.index = offset
    guard (try? scanner.skipBlanks()) != nil, scanner.next == UInt8(ascii: ",") else { return nil }
    return scanner.index
  }

  /// The end of the line, before its line break, if only blanks and comments precede it; else nil.
  func lineEnd(after offset: Int) -> Int? {
    var index = offset
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return index
      case UInt8(ascii: " "), UInt8(ascii: "\t"): index += 1
      case UInt8(ascii: "/"):
        guard let end = commentEnd(index) else { return nil }
        index = end
      default: return nil
      }
    }
    return nil
  }

  /// Returns the end of a comment on one line: of a line comment the line break, of another one the
  /// byte after it; nil for one of several lines.
  private func commentEnd(_ start: Int) -> Int? {
    let isLine = bytes[start + 1] == UInt8(ascii: "/")
    var index = start + 2
    while index < bytes.count {
      let byte = bytes[index]
      if Self.isLineBreak(byte) { return isLine ? index : nil }
      if !isLine, byte == UInt8(ascii: "/"), bytes[index - 1] == UInt8(ascii: "*"),
        index > start + 2
      {
        return index + 1
      }
      index += 1
    }
    return nil
  }

  private func lineStart(of offset: Int) -> Int {
    var index = offset
    while index > 0, !Self.isLineBreak(bytes[index - 1]) { index -= 1 }
    return index
  }

  private static let usualLineBreak = [UInt8(ascii: "\n")]

  /// Returns the line break that the text has before the line of a byte, or on the first line after
  /// it; a line feed in a text of one line.
  func lineBreak(at offset: Int) -> [UInt8] {
    let start = lineStart(of: offset)
    guard start == 0 else {
      let isPair =
        start > 1 && bytes[start - 2..<start] == [UInt8(ascii: "\r"), UInt8(ascii: "\n")]
      return Array(bytes[start - (isPair ? 2 : 1)..<start])
    }
    guard let end = bytes.firstIndex(where: Self.isLineBreak) else { return Self.usualLineBreak }
    return Array(bytes[end..<endOfLineBreak(at: end)])
  }

  private static func isLineBreak(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  /// Returns the byte after a line break, whose two bytes may be a carriage return and a line feed.
  private func endOfLineBreak(at offset: Int) -> Int {
    let isPair = bytes[offset...].starts(with: [UInt8(ascii: "\r"), UInt8(ascii: "\n")])
    return offset + (isPair ? 2 : 1)
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  /// The blanks at the start of the line of a byte.
  func indentation(at offset: Int) -> [UInt8] {
    Array(bytes[lineStart(of: offset)..<offset].prefix(while: Self.isBlank))
  }

  /// Returns whether only blanks precede a byte on its line, which is not the first one.
  func isFirstOnLine(_ offset: Int) -> Bool {
    let start = lineStart(of: offset)
    return start > 0 && isBlank(start..<offset)
  }

  func isBlank(_ range: Range<Int>) -> Bool { bytes[range].allSatisfy(Self.isBlank) }

  /// Returns bytes with the blanks that are left of them when they are gone: the rest of a line that
  /// would be empty, or else the blanks that follow.
  func withBlanks(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end < bytes.count, Self.isBlank(bytes[end]) { end += 1 }
    let start = lineStart(of: range.lowerBound)
    if start > 0, isBlank(start..<range.lowerBound), end < bytes.count,
      Self.isLineBreak(bytes[end])
    {
      return start..<endOfLineBreak(at: end)
    }
    return range.lowerBound..<end
  }
}
