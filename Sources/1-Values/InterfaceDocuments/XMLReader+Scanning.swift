// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension XMLReader {
  // MARK: Bytes

  mutating func checkBytes() throws(InterfaceError) {
    guard bytes.count <= InterfaceLimits.byteCount else {
      throw error("the document has more than \(InterfaceLimits.byteCount >> 20) MB")
    }
    if hasPrefix("NIBArchive") || hasPrefix("bplist0") {
      throw error("this is a compiled nib, which cannot be read here; it needs the .xib")
    }
    if hasPrefix([0xFF, 0xFE]) || hasPrefix([0xFE, 0xFF]) {
      throw error("the document is not UTF-8; save it as UTF-8")
    }
    if hasPrefix([0xEF, 0xBB, 0xBF]) { offset = 3 }
    if let nul = bytes.firstIndex(of: 0) {
      offset = nul
      throw error("the document has a NUL byte; save it as UTF-8")
    }
    guard let invalid = firstInvalidByte() else { return }
    offset = invalid
    throw error("the document is not UTF-8; save it as UTF-8")
  }

  /// Returns the position of the first byte that is not UTF-8; nil if all are.
  func firstInvalidByte() -> Int? {
    // Nearly all documents are valid, and the standard library's decoder is much faster.
    if bytes.allSatisfy({ $0 < 0x80 }) { return nil }
    var iterator = bytes.makeIterator()
    var decoder = UTF8()
    var position = 0
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): position += UTF8.width(scalar)
      case .emptyInput: return nil
      case .error: return position
      }
    }
  }

  func hasPrefix(_ prefix: StaticString) -> Bool {
    prefix.withUTF8Buffer { hasPrefix(Array($0)) }
  }

  func hasPrefix(_ prefix: [UInt8], at start: Int = 0) -> Bool {
    start + prefix.count <= bytes.count
      && prefix.indices.allSatisfy { bytes[start + $0] == prefix[$0] }
  }

  // MARK: Scanning

  mutating func readName(_ expected: @autoclosure () -> String) throws(InterfaceError) -> String {
    let start = offset
    while offset < bytes.count, bytes[offset].isNameByte(first: offset == start) { offset += 1 }
    guard offset > start else { throw error("\(expected()) was expected") }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  mutating func expect(
    _ byte: UInt8, _ expected: @autoclosure () -> String
  ) throws(InterfaceError) {
    guard offset < bytes.count, bytes[offset] == byte else {
      throw error("\(expected()) was expected")
    }
    offset += 1
  }

  @discardableResult
  mutating func skipBlanks() -> Bool {
    let start = offset
    while offset < bytes.count, bytes[offset].isBlank { offset += 1 }
    return offset > start
  }

  func starts(with text: StaticString) -> Bool {
    text.withUTF8Buffer { text in
      offset + text.count <= bytes.count
        && text.indices.allSatisfy { bytes[offset + $0] == text[$0] }
    }
  }

  mutating func skip(
    past end: StaticString, in what: String
  ) throws(InterfaceError) {
    let start = offset
    while offset < bytes.count {
      if starts(with: end) {
        offset += end.utf8CodeUnitCount
        return
      }
      offset += 1
    }
    offset = start
    throw error("the document is cut off in \(what); \"\(end)\" was expected")
  }

  /// Reads an entity at the offset and appends its character to the scratch.
  mutating func readEntity() throws(InterfaceError) {
    let start = offset
    // The longest that is known, `&#x10FFFF;`, has ten characters; zeros may stand before it.
    var end = offset + 1
    while end < bytes.count, end - start < 16, bytes[end] != .semicolon { end += 1 }
    guard end < bytes.count, bytes[end] == .semicolon else {
      throw error("\";\" was expected after \"&\"; an ampersand is written as &amp;")
    }
    let name = String(decoding: bytes[start + 1..<end], as: UTF8.self)
    guard let scalar = Self.scalar(ofEntity: name) else {
      throw error("the entity &\(name); is unknown; an ampersand is written as &amp;")
    }
    scratch.append(contentsOf: String(scalar).utf8)
    offset = end + 1
  }

  private static func scalar(ofEntity name: String) -> Unicode.Scalar? {
    switch name {
    case "lt": return "<"
    case "gt": return ">"
    case "amp": return "&"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    guard name.hasPrefix("#") else { return nil }
    let isHexadecimal = name.hasPrefix("#x")
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    guard !digits.isEmpty, digits.first != "+", digits.first != "-",
      let value = UInt32(digits, radix: isHexadecimal ? 16 : 10), value != 0
    else { return nil }
    return Unicode.Scalar(value)
  }

  // MARK: Positions

  var position: InterfacePosition {
    mutating get {
      if offset < countedOffset {
        countedOffset = 0
        line = 1
        lineStart = 0
      }
      while countedOffset < offset {
        if bytes[countedOffset] == 0x0A {
          line += 1
          lineStart = countedOffset + 1
        }
        countedOffset += 1
      }
      return InterfacePosition(line: line, column: offset - lineStart + 1)
    }
  }

  mutating func error(_ message: String) -> InterfaceError {
    InterfaceError(document: document, position: position, message: message)
  }
}

extension UInt8 {
  static let less = UInt8(ascii: "<")
  static let greater = UInt8(ascii: ">")
  static let slash = UInt8(ascii: "/")
  static let exclamation = UInt8(ascii: "!")
  static let question = UInt8(ascii: "?")
  static let equals = UInt8(ascii: "=")
  static let quote = UInt8(ascii: "\"")
  static let apostrophe = UInt8(ascii: "'")
  static let ampersand = UInt8(ascii: "&")
  static let semicolon = UInt8(ascii: ";")

  var isBlank: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }

  /// Returns whether the byte is one of a name: letters, digits, some signs, all beyond ASCII.
  func isNameByte(first: Bool) -> Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "_"), UInt8(ascii: ":"), 0x80...: true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): !first
    default: false
    }
  }
}

extension String {
  /// Returns the first range of a text, which has no more than a few characters.
  func range(ofText text: String) -> Range<String.Index>? {
    indices.first { self[$0...].hasPrefix(text) }.map {
      $0..<index($0, offsetBy: text.count)
    }
  }
}
