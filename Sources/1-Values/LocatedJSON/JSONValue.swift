// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// A JSON value that has no place in a text yet: what is written.
package indirect enum JSONValue: Hashable, Sendable {
  package struct Member: Hashable, Sendable {
    package var key: String
    package var value: JSONValue

    package init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// Members in the order in which they are written.
  case object([Member])
  case array([JSONValue])
  case string(String)
  /// A number; what is not finite is written as 0.
  case number(Double)
  case boolean(Bool)
  case null

  /// The shortest number that reads back the same, with neither a point nor an exponent where it is
  /// whole and below 10 to the 15th.
  package static func text(of number: Double) -> String {
    guard number.isFinite else { return "0" }
    guard number.magnitude < 1e15, number == number.rounded() else {
      let text = "\(number)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    return number == 0 && number.sign == .minus ? "-0" : "\(Int64(number))"
  }

  /// A text in double quotation marks, with what JSON does not allow in them escaped.
  package static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value),
        "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// The value on one line: `{ "width": 20, "edges": ["top"] }`.
  package var compactText: String {
    switch self {
    case .object(let members):
      members.isEmpty
        ? "{}"
        : "{ "
          + members.map { "\(Self.quoted($0.key)): \($0.value.compactText)" }
          .joined(separator: ", ") + " }"
    case .array(let elements): "[" + elements.map(\.compactText).joined(separator: ", ") + "]"
    case .string(let text): Self.quoted(text)
    case .number(let number): Self.text(of: number)
    case .boolean(let value): "\(value)"
    case .null: "null"
    }
  }

  /// The canonical form of a document: two blanks for a level, lists of numbers on one line, and
  /// what fits into 100 columns on one line; with a line break at the end.
  package var canonicalText: String {
    var result = ""
    write(to: &result, indentation: 0, prefix: 0, suffix: 0)
    return result + "\n"
  }

  /// Returns the value over as many lines as the canonical form has.
  ///
  /// - Parameters:
  ///   - indentation: The blanks before the line on which the value begins.
  ///   - column: The characters before the value on its line.
  /// - Returns: The lines; only the first one is not indented.
  package func text(indentation: Int, column: Int) -> String {
    var result = ""
    write(to: &result, indentation: indentation, prefix: column, suffix: 1)
    return result
  }

  private static let columns = 100

  private var isListOfNumbers: Bool {
    guard case .array(let elements) = self else { return false }
    return elements.allSatisfy { if case .number = $0 { true } else { false } }
  }

  /// Appends the value.
  ///
  /// - Parameters:
  ///   - text: The text to append to.
  ///   - indentation: The blanks before the line on which the value begins.
  ///   - prefix: The characters before the value on its line.
  ///   - suffix: The characters that follow its end, such as a comma.
  private func write(to text: inout String, indentation: Int, prefix: Int, suffix: Int) {
    if isListOfNumbers || fits(in: Self.columns - prefix - suffix) {
      text += compactText
      return
    }
    let blanks = String(repeating: " ", count: indentation + 2)
    let end = "\n" + String(repeating: " ", count: indentation)
    switch self {
    case .object(let members) where !members.isEmpty:
      for (offset, member) in members.enumerated() {
        let key = "\(Self.quoted(member.key)): "
        text += (offset == 0 ? "{\n" : ",\n") + blanks + key
        member.value.write(
          to: &text, indentation: indentation + 2, prefix: indentation + 2 + key.count,
          suffix: offset + 1 < members.count ? 1 : 0)
      }
      text += end + "}"
    case .array(let elements) where !elements.isEmpty:
      for (offset, element) in elements.enumerated() {
        text += (offset == 0 ? "[\n" : ",\n") + blanks
        element.write(
          to: &text, indentation: indentation + 2, prefix: indentation + 2,
          suffix: offset + 1 < elements.count ? 1 : 0)
      }
      text += end + "]"
    default: text += compactText
    }
  }

  /// Returns whether the value on one line has at most so many characters. Large values are given
  /// up early, so that each level costs a line and not the whole value.
  private func fits(in columns: Int) -> Bool {
    var rest = columns
    return takeWidth(from: &rest)
  }

  private func takeWidth(from rest: inout Int) -> Bool {
    switch self {
    case .object(let members):
      rest -= members.isEmpty ? 2 : 2 + 2 * members.count
      for member in members where rest >= 0 {
        rest -= Self.quoted(member.key).count + 2
        guard member.value.takeWidth(from: &rest) else { return false }
      }
    case .array(let elements):
      rest -= elements.isEmpty ? 2 : 2 * elements.count
      for element in elements where rest >= 0 {
        guard element.takeWidth(from: &rest) else { return false }
      }
    case .string(let text): rest -= Self.quoted(text).count
    case .number, .boolean, .null: rest -= compactText.count
    }
    return rest >= 0
  }
}
