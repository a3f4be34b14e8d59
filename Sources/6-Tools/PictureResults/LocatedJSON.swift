// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// A JSON value with the place where it begins, so that a mistake in it can be shown.
///
/// Foundation's readers keep no places, and take the first of two equal keys in silence.
package struct LocatedJSON: Hashable, Sendable {
  /// A place in a text, counted from 1; a column is a character.
  package struct Position: Hashable, Sendable {
    package var line: Int
    package var column: Int

    init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  package struct Mistake: Error, Hashable {
    package let message: String
    package let position: Position

    package init(_ message: String, at position: Position) {
      self.message = message
      self.position = position
    }
  }

  package struct Member: Hashable, Sendable {
    package let key: String
    package let position: Position
    package let value: LocatedJSON
  }

  package enum Value: Hashable, Sendable {
    /// In the order of the text; no two keys are equal.
    case object([Member])
    case array([LocatedJSON])
    case string(String)
    /// Finite.
    case number(Double)
    case boolean(Bool)
    case null
  }

  package let value: Value
  package let position: Position

  package var kind: String {
    switch value {
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .number: "a number"
    case .boolean(let value): "\(value)"
    case .null: "null"
    }
  }

  /// Reads a text.
  ///
  /// - Parameter text: The whole text: one value of at most 100 levels.
  /// - Throws: The first mistake.
  /// - Complexity: O(characters), and O(keys²) for each object.
  package init(parsing text: String) throws(Mistake) {
    var scanner = JSONScanner(text)
    self = try scanner.document()
  }

  fileprivate init(_ value: Value, _ position: Position) {
    self.value = value
    self.position = position
  }
}

private struct JSONScanner {
  private let characters: [Character]
  private var index = 0
  private var position = LocatedJSON.Position(line: 1, column: 1)

  init(_ text: String) { characters = Array(text) }

  private var next: Character? { index < characters.count ? characters[index] : nil }

  private mutating func advance() {
    position.column += 1
    if characters[index].isNewline {
      position = LocatedJSON.Position(line: position.line + 1, column: 1)
    }
    index += 1
  }

  private mutating func skipBlanks() {
    while let next, next.isNewline || next == " " || next == "\t" { advance() }
  }

  private func mistake(_ message: String) -> LocatedJSON.Mistake {
    LocatedJSON.Mistake(message, at: position)
  }

  private var found: String { next.map { "'\($0)'" } ?? "the end of the file" }

  mutating func document() throws(LocatedJSON.Mistake) -> LocatedJSON {
    // A byte order mark, as some editors write it.
    if next == "\u{FEFF}" { index += 1 }
    let value = try value(depth: 0)
    skipBlanks()
    guard next == nil else { throw mistake("Expected the end of the file, found \(found)") }
    return value
  }

  private mutating func value(depth: Int) throws(LocatedJSON.Mistake) -> LocatedJSON {
    skipBlanks()
    let start = position
    guard depth <= 100 else { throw mistake("Values are nested too deeply: at most 100 levels") }
    switch next {
    case "{": return LocatedJSON(.object(try members(depth: depth)), start)
    case "[": return LocatedJSON(.array(try elements(depth: depth)), start)
    case "\"": return LocatedJSON(.string(try string()), start)
    default: return LocatedJSON(try word(), start)
    }
  }

  /// Reads what stands between brackets, with commas between.
  private mutating func list(
    until end: Character, _ body: (inout JSONScanner) throws(LocatedJSON.Mistake) -> Void
  ) throws(LocatedJSON.Mistake) {
    advance()
    skipBlanks()
    if next == end { return advance() }
    while true {
      try body(&self)
      skipBlanks()
      if next == end { return advance() }
      guard next == "," else { throw mistake("Expected ',' or '\(end)', found \(found)") }
      advance()
    }
  }

  private mutating func elements(depth: Int) throws(LocatedJSON.Mistake) -> [LocatedJSON] {
    var elements: [LocatedJSON] = []
    try list(until: "]") { scanner throws(LocatedJSON.Mistake) in
      elements.append(try scanner.value(depth: depth + 1))
    }
    return elements
  }

  private mutating func members(depth: Int) throws(LocatedJSON.Mistake) -> [LocatedJSON.Member] {
    var members: [LocatedJSON.Member] = []
    try list(until: "}") { scanner throws(LocatedJSON.Mistake) in
      scanner.skipBlanks()
      let start = scanner.position
      guard scanner.next == "\"" else {
        throw scanner.mistake("Expected a key in quotation marks, found \(scanner.found)")
      }
      let key = try scanner.string()
      guard !members.contains(where: { $0.key == key }) else {
        throw LocatedJSON.Mistake("The key '\(key)' occurs twice in this object", at: start)
      }
      scanner.skipBlanks()
      guard scanner.next == ":" else {
        throw scanner.mistake("Expected ':' after '\(key)', found \(scanner.found)")
      }
      scanner.advance()
      let value = try scanner.value(depth: depth + 1)
      members.append(LocatedJSON.Member(key: key, position: start, value: value))
    }
    return members
  }

  private mutating func string() throws(LocatedJSON.Mistake) -> String {
    let start = position
    advance()
    var units: [UInt16] = []
    while let letter = next, letter != "\"", !letter.isNewline {
      guard letter == "\\" else {
        units.append(contentsOf: String(letter).utf16)
        advance()
        continue
      }
      units.append(contentsOf: try escape())
    }
    guard next == "\"" else {
      throw LocatedJSON.Mistake("A string begins here and does not end in its line", at: start)
    }
    advance()
    return String(decoding: units, as: UTF16.self)
  }

  private mutating func escape() throws(LocatedJSON.Mistake) -> [UInt16] {
    let start = position
    advance()
    let plain: [Character: String] = [
      "\"": "\"", "\\": "\\", "/": "/", "b": "\u{8}", "f": "\u{C}", "n": "\n", "r": "\r", "t": "\t",
    ]
    if let letter = next, let text = plain[letter] {
      advance()
      return Array(text.utf16)
    }
    if next == "u", index + 4 < characters.count,
      let unit = UInt16(String(characters[(index + 1)...(index + 4)]), radix: 16)
    {
      for _ in 0..<5 { advance() }
      return [unit]
    }
    throw LocatedJSON.Mistake("Invalid escape in a string: use \\\\ for a backslash", at: start)
  }

  private mutating func word() throws(LocatedJSON.Mistake) -> LocatedJSON.Value {
    let start = position
    var word = ""
    while let letter = next, letter.isLetter || letter.isNumber || "+-.".contains(letter) {
      word.append(letter)
      advance()
    }
    switch word {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "null": return .null
    case "": throw mistake("Expected a value, found \(found)")
    default:
      // Swift reads more than JSON has: hexadecimal numbers, "inf", a sign in front.
      let isPlain = word.first != "+" && word.allSatisfy { "0123456789+-.eE".contains($0) }
      guard isPlain, let number = Double(word), number.isFinite else {
        throw LocatedJSON.Mistake("'\(word)' is not a JSON value", at: start)
      }
      return .number(number)
    }
  }
}
