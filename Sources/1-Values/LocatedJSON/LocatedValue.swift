// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// A JSON value with its bytes in a text, so that a message can show its place and an edit can
/// replace it and nothing else.
package struct LocatedValue: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    /// Members in the order of the text; no two keys are equal.
    case object([Member])
    case array([LocatedValue])
    case string(String)
    case number(Double)
    case boolean(Bool)
    case null
  }

  package struct Member: Hashable, Sendable {
    /// The key, without quotation marks.
    package let key: String
    /// The bytes of the key, with its quotation marks.
    package let keyRange: Range<Int>
    package let value: LocatedValue
  }

  package let content: Content
  /// The bytes of the value in the UTF-8 of the text.
  package let range: Range<Int>

  /// Reads a text in JSON or JSON5.
  ///
  /// - Parameter text: The whole text: one value, and blanks and comments around it.
  /// - Throws: The first mistake in the text, or the first of ``ReadingLimits`` exceeded.
  /// - Complexity: O(bytes).
  package init(parsing text: String) throws(SyntaxMistake) {
    try self.init(parsing: Array(text.utf8))
  }

  /// Reads a text in JSON or JSON5 from bytes, which may be anything.
  package init(parsing bytes: [UInt8]) throws(SyntaxMistake) {
    var scanner = SyntaxScanner(bytes)
    self = try scanner.document()
  }

  init(_ content: Content, _ range: Range<Int>) {
    self.content = content
    self.range = range
  }

  /// The members of an object; empty for all other values.
  package var members: [Member] {
    if case .object(let members) = content { members } else { [] }
  }

  /// The elements of a list; empty for all other values.
  package var elements: [LocatedValue] {
    if case .array(let elements) = content { elements } else { [] }
  }

  /// Returns the member of a key; nil if there is none.
  package func member(_ key: String) -> Member? { members.first { $0.key == key } }

  /// Returns the value at a path; nil if there is none.
  package subscript(path: ValuePath) -> LocatedValue? {
    var value = self
    for component in path.components {
      switch component {
      case .key(let key):
        guard let member = value.member(key) else { return nil }
        value = member.value
      case .index(let index):
        let elements = value.elements
        guard elements.indices.contains(index) else { return nil }
        value = elements[index]
      }
    }
    return value
  }

  /// The value in a message, such as `"44"` or "a list".
  package var found: String {
    switch content {
    case .object: "an object"
    case .array: "a list"
    case .string(let text): Quotation.value(text)
    case .number, .boolean, .null: plain.compactText
    }
  }

  /// The value without its place.
  package var plain: JSONValue {
    switch content {
    case .object(let members): .object(members.map { .init($0.key, $0.value.plain) })
    case .array(let elements): .array(elements.map(\.plain))
    case .string(let text): .string(text)
    case .number(let number): .number(number)
    case .boolean(let value): .boolean(value)
    case .null: .null
    }
  }
}

/// The first mistake in a text that is not JSON, and its place.
package struct SyntaxMistake: Error, Hashable, Sendable {
  /// A sentence that says what was found and what to write.
  package let message: String
  /// The bytes that the mistake is about; empty for what is missing.
  package let range: Range<Int>

  package init(message: String, range: Range<Int>) {
    self.message = message
    self.range = range
  }
}

/// The limits that hold while a text is read, before its size is asked for as memory.
package enum ReadingLimits {
  /// The most bytes of a text.
  package static let bytes = 1 << 20
  /// The most objects and lists in one another.
  package static let nesting = 32
  package static let values = 100_000
}
