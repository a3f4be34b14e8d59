// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// Reads the visual format language (auto-layout section 2.14).
///
/// Any string is either a format or an error; none traps. Spaces between the parts are skipped
/// (auto-layout rule ALV-1).
struct VisualFormatParser {
  private let format: String
  private let letters: [UInt8]
  private var offset = 0

  /// Reads a format.
  ///
  /// - Returns: What it says.
  /// - Throws: What is wrong with it, and where.
  /// - Complexity: Linear in the length of the format.
  static func parse(_ format: String) throws(VisualFormatError) -> VisualFormat {
    var parser = VisualFormatParser(format)
    return try parser.parse()
  }

  private init(_ format: String) {
    self.format = format
    letters = Array(format.utf8)
  }

  private mutating func parse() throws(VisualFormatError) -> VisualFormat {
    guard !letters.isEmpty else { throw error("The format is empty.", at: nil) }
    guard letters.allSatisfy({ $0 < 0x80 }) else {
      throw error("The format has characters that are not ASCII.", at: nil)
    }
    let axis = prefix()
    var start: VisualFormat.Connection?
    if take("|") {
      guard next == "-" || next == "[" else {
        throw error("Expected a connection or a view.")
      }
      start = try connection()
    } else if next != "[" {
      throw error("Expected a connection or a view.")
    }
    var result = VisualFormat(axis: axis, start: start, elements: [try element()])
    while let letter = next {
      guard letter == "-" || letter == "[" || letter == "|" else {
        throw error("Expected a connection or the end of the format.")
      }
      let connection = try connection()
      guard next != nil else { throw error("Expected a view or a '|'.") }
      if take("|") {
        result.end = connection
        guard next == nil else { throw error("Expected the end of the format.") }
        return result
      }
      result.connections.append(connection)
      result.elements.append(try element())
    }
    return result
  }

  // MARK: Parts

  private mutating func prefix() -> NSLayoutConstraint.Axis {
    let axes: [(letter: Character, axis: NSLayoutConstraint.Axis)] = [
      ("H", .horizontal), ("V", .vertical),
    ]
    for (letter, axis) in axes where take(letter) {
      if take(":") { return axis }
      offset = 0
    }
    return .horizontal
  }

  private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard take("-") else { return .touching }
    switch next {
    case nil: throw error("Expected a view or a '|'.")
    case "[", "|": return .standard
    case "-":
      throw error(
        "Unexpected '-'. Remove it, or put a negative number in parentheses.")
    default: break
    }
    let predicates: [VisualFormat.Predicate]
    if next == "(" {
      predicates = try list()
    } else {
      guard let length = try operand(isSigned: false) else {
        throw error("Expected a number, the name of a metric, or a '('.")
      }
      predicates = [VisualFormat.Predicate(length: length, priority: try priority())]
    }
    guard take("-") else { throw error("Expected a '-' at the end of the connection.") }
    return .space(predicates)
  }

  private mutating func element() throws(VisualFormatError) -> VisualFormat.Element {
    guard take("[") else { throw error("Expected a view.") }
    guard let name = name() else {
      throw error(
        "Expected a view: names begin with a letter or '_'; letters, digits and '_' follow.")
    }
    let predicates = next == "(" ? try list() : []
    guard take("]") else { throw error("Expected a ']' at the end of the view.") }
    return VisualFormat.Element(name: name, predicates: predicates)
  }

  /// Predicates in parentheses.
  private mutating func list() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    var predicates: [VisualFormat.Predicate] = []
    offset += 1
    repeat { predicates.append(try predicate()) } while take(",")
    guard take(")") else { throw error("Expected a ')' at the end of the conditions.") }
    return predicates
  }

  private mutating func predicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    if let sign = next, "=<>".contains(sign) {
      offset += 1
      guard offset < letters.count, letters[offset] == UInt8(ascii: "=") else {
        throw error("Expected '==', '<=' or '>='.")
      }
      offset += 1
      relation = sign == "=" ? .equal : sign == "<" ? .lessThanOrEqual : .greaterThanOrEqual
    }
    guard let length = try operand(isSigned: true) else {
      throw error("Expected a number or a name.")
    }
    return VisualFormat.Predicate(
      relation: relation, length: length, priority: try priority())
  }

  private mutating func priority() throws(VisualFormatError) -> VisualFormat.Operand? {
    guard take("@") else { return nil }
    guard let priority = try operand(isSigned: false) else {
      throw error("Expected a priority: a number or the name of a metric.")
    }
    return priority
  }

  private mutating func operand(
    isSigned: Bool
  ) throws(VisualFormatError) -> VisualFormat.Operand? {
    if let name = name() { return .name(name) }
    return try number(isSigned: isSigned).map { .number($0) }
  }

  // MARK: Words

  private mutating func name() -> VisualFormat.Name? {
    guard let first = next, first.isLetter || first == "_" else { return nil }
    let start = offset
    while offset < letters.count, Self.isPartOfName(letters[offset]) { offset += 1 }
    return VisualFormat.Name(text: text(from: start), offset: start)
  }

  private static func isPartOfName(_ letter: UInt8) -> Bool {
    let character = Character(UnicodeScalar(letter))
    return character.isLetter || isDigit(letter) || character == "_"
  }

  private static func isDigit(_ letter: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(letter)
  }

  /// Digits, a point, an exponent, as `strtod` reads them.
  private mutating func number(isSigned: Bool) throws(VisualFormatError) -> Double? {
    skipSpaces()
    let start = offset
    if isSigned, offset < letters.count, "+-".utf8.contains(letters[offset]) { offset += 1 }
    var digits = skipDigits()
    if offset < letters.count, letters[offset] == UInt8(ascii: ".") {
      offset += 1
      digits += skipDigits()
    }
    guard digits > 0 else {
      offset = start
      return nil
    }
    let mantissa = offset
    if offset < letters.count, "eE".utf8.contains(letters[offset]) {
      offset += 1
      if offset < letters.count, "+-".utf8.contains(letters[offset]) { offset += 1 }
      if skipDigits() == 0 { offset = mantissa }
    }
    guard let number = Double(text(from: start)), number.isFinite else {
      throw error("The number is too large.", at: start)
    }
    return number
  }

  private mutating func skipDigits() -> Int {
    let start = offset
    while offset < letters.count, Self.isDigit(letters[offset]) { offset += 1 }
    return offset - start
  }

  private func text(from start: Int) -> String {
    String(decoding: letters[start..<offset], as: UTF8.self)
  }

  // MARK: Letters

  /// The next letter that is no space; nil at the end.
  private var next: Character? {
    mutating get {
      skipSpaces()
      return offset < letters.count ? Character(UnicodeScalar(letters[offset])) : nil
    }
  }

  private mutating func skipSpaces() {
    while offset < letters.count, letters[offset] == UInt8(ascii: " ") { offset += 1 }
  }

  private mutating func take(_ letter: Character) -> Bool {
    guard next == letter else { return false }
    offset += 1
    return true
  }

  private func error(_ reason: String) -> VisualFormatError { error(reason, at: offset) }

  private func error(_ reason: String, at offset: Int?) -> VisualFormatError {
    VisualFormatError(reason: reason, format: format, offset: offset)
  }
}
