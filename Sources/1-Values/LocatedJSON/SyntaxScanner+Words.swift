// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The parts between brackets, colons and commas: blanks, comments, keys, texts and numbers.
extension SyntaxScanner {
  /// The next character and its number of bytes; nil at the end.
  var scalar: (value: Unicode.Scalar, length: Int)? {
    guard let next else { return nil }
    if next < 0x80 { return (Unicode.Scalar(next), 1) }
    let end = min(index + UTF8Length.of(next), bytes.count)
    let text = String(decoding: bytes[index..<end], as: UTF8.self)
    return text.unicodeScalars.first.map { ($0, end - index) }
  }

  /// Takes blanks and comments.
  package mutating func skipBlanks() throws(SyntaxMistake) {
    while let next {
      switch next {
      case UInt8(ascii: " "), 0x09...0x0D: index += 1
      case UInt8(ascii: "/"): try skipComment()
      case 0x80...:
        guard let scalar, Self.isBlank(scalar.value) else { return }
        index += scalar.length
      default: return
      }
    }
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{2028}", "\u{2029}", "\u{FEFF}": true
    default: scalar.properties.generalCategory == .spaceSeparator
    }
  }

  /// Returns whether a comment ends before a character: JSON5 has four that end a line.
  private static func endsLine(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\r" || scalar == "\u{2028}" || scalar == "\u{2029}"
  }

  private mutating func skipComment() throws(SyntaxMistake) {
    let start = index
    let second = index + 1 < bytes.count ? bytes[index + 1] : 0
    switch second {
    case UInt8(ascii: "/"):
      while let scalar, !Self.endsLine(scalar.value) { index += scalar.length }
    case UInt8(ascii: "*"):
      index += 2
      while index + 1 < bytes.count,
        bytes[index] != UInt8(ascii: "*") || bytes[index + 1] != UInt8(ascii: "/")
      { index += 1 }
      guard index + 1 < bytes.count else {
        throw mistake("This comment is not closed; expected '*/'.", at: start..<start + 2)
      }
      index += 2
    default: throw mistake("Expected a value or a comment, found '/'.")
    }
  }

  mutating func key() throws(SyntaxMistake) -> String {
    if next == UInt8(ascii: "\"") || next == UInt8(ascii: "'") { return try string() }
    var key = String.UnicodeScalarView()
    while let scalar, Self.isName(scalar.value, isFirst: key.isEmpty) {
      guard scalar.value == "\\" else {
        key.append(scalar.value)
        index += scalar.length
        continue
      }
      guard index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "u") else {
        throw mistake("Expected a key, found '\\'.")
      }
      let start = index
      index += 2
      guard let unit = hexadecimal(digits: 4), let escaped = Unicode.Scalar(unit),
        escaped != "\\", Self.isName(escaped, isFirst: key.isEmpty)
      else { throw mistake("Invalid escape in a key.", at: start..<index) }
      key.append(escaped)
    }
    guard !key.isEmpty else { throw mistake("Expected a key, found \(found).") }
    return String(key)
  }

  private static func isName(_ scalar: Unicode.Scalar, isFirst: Bool) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "_", "$", "\\": return true
    case "0"..."9": return !isFirst
    case _ where scalar.value < 0x80: return false
    case "\u{200C}", "\u{200D}": return !isFirst
    default:
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .letterNumber:
        return true
      case .nonspacingMark, .spacingMark, .decimalNumber, .connectorPunctuation: return !isFirst
      default: return false
      }
    }
  }

  // MARK: Texts

  mutating func string() throws(SyntaxMistake) -> String {
    let start = index
    let quotation = bytes[index]
    index += 1
    var text = ""
    var run = index
    while let next, next != quotation {
      switch next {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        throw mistake(
          "This text does not end on its line. Expected \(Quotation.mark(quotation)).",
          at: start..<index)
      case UInt8(ascii: "\\"):
        text += String(decoding: bytes[run..<index], as: UTF8.self)
        try appendEscape(to: &text)
        run = index
      case 0..<0x20 where next != UInt8(ascii: "\t"):
        throw mistake("Control characters in a text are written as escapes, such as \\u0007.")
      default: index += 1
      }
    }
    guard next != nil else {
      throw mistake(
        "This text does not end. Expected \(Quotation.mark(quotation)).", at: start..<start + 1)
    }
    text += String(decoding: bytes[run..<index], as: UTF8.self)
    index += 1
    return text
  }

  private mutating func appendEscape(to text: inout String) throws(SyntaxMistake) {
    let start = index
    index += 1
    guard let scalar else { return }
    index += scalar.length
    switch scalar.value {
    case "b": text += "\u{8}"
    case "f": text += "\u{C}"
    case "n": text += "\n"
    case "r": text += "\r"
    case "t": text += "\t"
    case "v": text += "\u{B}"
    case "0" where !(next.map { (0x30...0x39).contains($0) } ?? false): text += "\0"
    case "x":
      guard let unit = hexadecimal(digits: 2), let character = Unicode.Scalar(unit) else {
        throw mistake("Expected two hexadecimal digits after '\\x'.", at: start..<index)
      }
      text.unicodeScalars.append(character)
    case "u": try appendCodePoint(to: &text, from: start)
    case "0"..."9":
      throw mistake("Invalid escape in a text: octal numbers are not allowed.", at: start..<index)
    case "\r": if next == UInt8(ascii: "\n") { index += 1 }
    case "\n", "\u{2028}", "\u{2029}": break
    default: text.unicodeScalars.append(scalar.value)
    }
  }

  /// Reads what follows `\u`: a character, or the first of two halves.
  private mutating func appendCodePoint(
    to text: inout String, from start: Int
  ) throws(SyntaxMistake) {
    guard let unit = hexadecimal(digits: 4) else {
      throw mistake("Expected four hexadecimal digits after '\\u'.", at: start..<index)
    }
    if let character = Unicode.Scalar(unit) {
      text.unicodeScalars.append(character)
      return
    }
    let second = index
    if (0xD800...0xDBFF).contains(unit), index + 1 < bytes.count,
      bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "u")
    {
      index += 2
      if let low = hexadecimal(digits: 4), (0xDC00...0xDFFF).contains(low),
        let character = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
      {
        text.unicodeScalars.append(character)
        return
      }
      index = second
    }
    throw mistake("Half of a surrogate pair is not a character.", at: start..<index)
  }

  private mutating func hexadecimal(digits: Int) -> UInt32? {
    var value: UInt32 = 0
    for _ in 0..<digits {
      guard let next, let digit = Character(Unicode.Scalar(next)).hexDigitValue else { return nil }
      value = value << 4 + UInt32(digit)
      index += 1
    }
    return value
  }

  // MARK: Numbers and names

  mutating func word() throws(SyntaxMistake) -> LocatedValue.Content {
    let start = index
    while let scalar, Self.isWord(scalar.value) { index += scalar.length }
    let word = String(decoding: bytes[start..<index], as: UTF8.self)
    switch word {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "null": return .null
    case "": throw mistake("Expected a value, found \(found).")
    default: break
    }
    let range = start..<index
    let unsigned = word.drop { $0 == "+" || $0 == "-" }
    if ["nan", "infinity", "inf"].contains(unsigned.lowercased()) {
      throw mistake(
        "\(Quotation.short(word)) is not a number of a layout. Write a finite one.", at: range)
    }
    guard let first = unsigned.first, first.isNumber || first == "." else {
      throw mistake(
        "Unknown word \(Quotation.short(word)). Texts are written in quotation marks.", at: range)
    }
    guard let number = Self.number(word) else {
      throw mistake("\(Quotation.short(word)) is not a number.", at: range)
    }
    guard number.isFinite else {
      throw mistake("\(Quotation.short(word)) is too large for a number.", at: range)
    }
    return .number(number)
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "+" || scalar == "-" || scalar == "."
      || scalar != "\\" && isName(scalar, isFirst: false)
  }

  /// Returns the number that JSON5 writes so; nil for other texts, infinite if it is too large.
  private static func number(_ word: String) -> Double? {
    var digits = Substring(word)
    let sign = digits.first == "-" ? -1.0 : 1.0
    if digits.first == "-" || digits.first == "+" { digits.removeFirst() }
    let isHexadecimal = digits.hasPrefix("0x") || digits.hasPrefix("0X")
    guard isHexadecimal ? isWhole(digits.dropFirst(2), radix: 16) : isDecimal(digits) else {
      return nil
    }
    // Swift wants a digit on either side of the point.
    var plain = digits.hasPrefix(".") ? "0" + digits : String(digits)
    if let point = plain.firstIndex(of: ".") {
      let next = plain.index(after: point)
      if next == plain.endIndex || !plain[next].isNumber { plain.insert("0", at: next) }
    }
    return Double(plain).map { $0 * sign }
  }

  private static func isWhole(_ text: Substring, radix: Int = 10) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy {
        (Character(Unicode.Scalar($0)).hexDigitValue ?? radix) < radix
      }
  }

  private static func isDecimal(_ text: Substring) -> Bool {
    let parts = text.split(
      maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: { $0 == "e" || $0 == "E" })
    if parts.count == 2 {
      let exponent =
        parts[1].first == "-" || parts[1].first == "+" ? parts[1].dropFirst() : parts[1]
      guard isWhole(exponent) else { return false }
    }
    let mantissa = parts[0].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let whole = mantissa[0]
    let fraction = mantissa.count == 2 ? mantissa[1] : ""
    guard !whole.isEmpty || !fraction.isEmpty, whole == "0" || whole.first != "0" else {
      return false
    }
    return (whole.isEmpty || isWhole(whole)) && (fraction.isEmpty || isWhole(fraction))
  }
}
