// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// Reads JSON and JSON5 from bytes, one value at a time, up to the first mistake.
///
/// Every loop takes at least one byte, and values nest at most ``ReadingLimits/nesting`` deep.
package struct SyntaxScanner {
  let bytes: [UInt8]
  /// The byte to be read next.
  package var index = 0
  private var valueCount = 0

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next byte; nil at the end.
  package var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  func mistake(_ message: String, at range: Range<Int>? = nil) -> SyntaxMistake {
    SyntaxMistake(
      message: message, range: range ?? index..<min(index + 1, bytes.count))
  }

  /// The next character as a message shows it.
  var found: String {
    guard next != nil else { return "the end of the text" }
    return scalar.map { Quotation.short(String($0.value)) } ?? "a byte that is not UTF-8"
  }

  mutating func document() throws(SyntaxMistake) -> LocatedValue {
    guard bytes.count <= ReadingLimits.bytes else {
      throw mistake(
        "The text has \(bytes.count) bytes; a document has at most \(ReadingLimits.bytes).",
        at: 0..<0)
    }
    try checkEncoding()
    let value = try value(depth: 1)
    try skipBlanks()
    guard next == nil else { throw mistake("Expected the end of the text, found \(found).") }
    return value
  }

  /// Refuses what is not UTF-8, once for the whole text.
  private func checkEncoding() throws(SyntaxMistake) {
    guard String(validating: bytes, as: UTF8.self) == nil else { return }
    var valid = 0
    var rest = bytes[...]
    while !rest.isEmpty {
      let length = min(UTF8Length.of(rest[rest.startIndex]), rest.count)
      guard String(validating: rest.prefix(length), as: UTF8.self) != nil else { break }
      valid += length
      rest = rest.dropFirst(length)
    }
    throw mistake("The text is not valid UTF-8 here.", at: valid..<valid)
  }

  private mutating func value(depth: Int) throws(SyntaxMistake) -> LocatedValue {
    try skipBlanks()
    valueCount += 1
    guard valueCount <= ReadingLimits.values else {
      throw mistake("A document has at most \(ReadingLimits.values) values.")
    }
    let start = index
    let content: LocatedValue.Content
    switch next {
    case UInt8(ascii: "{"):
      try checkNesting(depth)
      content = .object(try members(depth: depth))
    case UInt8(ascii: "["):
      try checkNesting(depth)
      content = .array(try elements(depth: depth))
    case UInt8(ascii: "\""), UInt8(ascii: "'"): content = .string(try string())
    default: content = try word()
    }
    return LocatedValue(content, start..<index)
  }

  private func checkNesting(_ depth: Int) throws(SyntaxMistake) {
    guard depth > ReadingLimits.nesting else { return }
    throw mistake("Objects and lists nest at most \(ReadingLimits.nesting) levels deep.")
  }

  private mutating func elements(depth: Int) throws(SyntaxMistake) -> [LocatedValue] {
    var elements: [LocatedValue] = []
    let start = index
    index += 1
    while try begins(before: "]", isFirst: elements.isEmpty, opened: start) {
      elements.append(try value(depth: depth + 1))
    }
    return elements
  }

  private mutating func members(depth: Int) throws(SyntaxMistake) -> [LocatedValue.Member] {
    var members: [LocatedValue.Member] = []
    var keys: Set<String> = []
    let start = index
    index += 1
    while try begins(before: "}", isFirst: members.isEmpty, opened: start) {
      let keyStart = index
      let key = try key()
      let keyRange = keyStart..<index
      guard keys.insert(key).inserted else {
        throw mistake(
          "Duplicate key \(Quotation.short(key)) in this object. Remove one.", at: keyRange)
      }
      try skipBlanks()
      guard next == UInt8(ascii: ":") else {
        throw mistake("Expected ':' after the key \(Quotation.short(key)), found \(found).")
      }
      index += 1
      let value = try value(depth: depth + 1)
      members.append(LocatedValue.Member(key: key, keyRange: keyRange, value: value))
    }
    return members
  }

  /// Goes on to the next element of a list or an object, over a comma unless it is the first.
  ///
  /// - Returns: False at the end, which is taken, too.
  private mutating func begins(
    before end: Unicode.Scalar, isFirst: Bool, opened start: Int
  ) throws(SyntaxMistake) -> Bool {
    try skipBlanks()
    if next == UInt8(ascii: ",") && !isFirst {
      index += 1
      try skipBlanks()
    } else if let next, !isFirst, next != UInt8(ascii: end) {
      guard next != UInt8(ascii: "}"), next != UInt8(ascii: "]"), next != UInt8(ascii: ":") else {
        throw mistake("Expected ',' or '\(end)', found \(found).")
      }
      throw mistake("Missing comma before this.")
    }
    guard let next else {
      throw mistake(
        "This '\(end == "}" ? "{" : "[")' is not closed; expected '\(end)' before the end.",
        at: start..<start + 1)
    }
    guard next == UInt8(ascii: end) else { return true }
    index += 1
    return false
  }
}

/// The length of characters in UTF-8.
enum UTF8Length {
  /// Returns the number of bytes that a first byte announces; 1 for what is not a first byte.
  static func of(_ byte: UInt8) -> Int {
    switch byte {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }
}
