// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import LayoutDocuments

/// Lines of Swift, broken as swift-format breaks them: 100 columns, and arguments on the line after
/// the parenthesis where a call is longer.
struct SwiftWriter {
  private(set) var lines: [String] = []
  private var level = 0
  private let unit: String

  init(indentation: Int) { unit = String(repeating: " ", count: indentation) }

  /// The greatest length of a line, in characters.
  private static let columns = 100

  /// The lines as a text that ends with a line break.
  var text: String { lines.map { $0 + "\n" }.joined() }

  mutating func line(_ text: String) {
    lines.append(text.isEmpty ? "" : String(repeating: unit, count: level) + text)
  }

  /// Adds an empty line, unless there is one or a block begins.
  mutating func blank() {
    guard let last = lines.last, !last.isEmpty, !last.hasSuffix("{") else { return }
    lines.append("")
  }

  mutating func block(_ head: String, _ write: (inout SwiftWriter) -> Void) {
    line(head + " {")
    level += 1
    write(&self)
    level -= 1
    line("}")
  }

  /// Adds another block to the one before: `} else {`.
  mutating func continueBlock(_ head: String, _ write: (inout SwiftWriter) -> Void) {
    lines.removeLast()
    block("} \(head)", write)
  }

  /// Adds an `if` statement, broken before the last `&&` that fits where it is longer than a line.
  mutating func condition(_ text: String, _ write: (inout SwiftWriter) -> Void) {
    guard !fits("if \(text) {") else { return block("if \(text)", write) }
    let parts = text.components(separatedBy: " && ")
    var line = "if \(parts[0])"
    var broken: [String] = []
    for part in parts.dropFirst() {
      if fits("\(line) && \(part)") {
        line += " && \(part)"
      } else {
        broken.append(line)
        line = "\(unit)&& \(part)"
      }
    }
    for text in broken + [line] { self.line(text) }
    self.line("{")
    indented(write)
    self.line("}")
  }

  /// Adds lines that are indented once more.
  mutating func indented(_ write: (inout SwiftWriter) -> Void) {
    level += 1
    write(&self)
    level -= 1
  }

  /// Adds a call: `head(first: 1, second: 2)tail`.
  mutating func call(_ head: String, _ arguments: [String], tail: String = "") {
    let line = "\(head)(\(arguments.joined(separator: ", ")))\(tail)"
    guard level * unit.count + line.count > Self.columns else { return self.line(line) }
    self.line(head + "(")
    indented { writer in
      var rest = arguments[...]
      while let first = rest.popFirst() {
        var text = first
        while let next = rest.first,
          writer.fits("\(text), \(next)" + (rest.count == 1 ? ")" + tail : ","))
        {
          text += ", " + next
          rest.removeFirst()
        }
        writer.element(text, tail: rest.isEmpty ? ")" + tail : ",")
      }
    }
  }

  /// Adds an assignment of a list, one element on a line where it is too long for one.
  mutating func list(_ head: String, _ elements: [String], tail: String = "") {
    let line = "\(head)[\(elements.joined(separator: ", "))]\(tail)"
    // swift-format counts the comma that would follow the last element on a line of its own.
    guard !fits(line + ",") else { return self.line(line) }
    self.line(head + "[")
    let comma = elements.count == 1 ? "" : ","
    indented { for element in elements { $0.element(element, tail: comma) } }
    self.line("]" + tail)
  }

  /// Adds an assignment of a call, whose arguments follow on the next line where it is too long.
  mutating func assignment(_ head: String, _ value: String) {
    let line = head + value
    guard !fits(line), let open = line.firstIndex(of: "(") else { return self.line(line) }
    self.line(String(line[...open]))
    indented { $0.line(String(line[line.index(after: open)...])) }
  }

  /// Adds a list in brackets with a call for each element; swift-format leaves no comma after the
  /// only one.
  mutating func calls(_ head: String, _ function: String, _ elements: [[String]]) {
    guard !elements.isEmpty else { return line(head + "[]") }
    line(head + "[")
    indented { writer in
      for arguments in elements {
        writer.call(function, arguments, tail: elements.count == 1 ? "" : ",")
      }
    }
    line("]")
  }

  /// Adds an assignment, with the value on the next line where both are longer than one.
  mutating func value(_ head: String, _ value: String) {
    guard !fits("\(head) \(value)") else { return line("\(head) \(value)") }
    line(head)
    indented { $0.line(value) }
  }

  /// Adds an assignment of a colour, over several lines where it is longer than one.
  mutating func color(_ head: String, _ color: LayoutDocument.Color) {
    let value = SwiftLiteral.color(color)
    guard case .dynamic = color else { return assignment(head, value) }
    element(head + value, tail: "")
  }

  /// Adds an element of a list or an argument. One that ends in a colour for light and dark has
  /// several lines where it is longer than one.
  fileprivate mutating func element(_ text: String, tail: String) {
    guard !fits(text + tail), let color = DynamicColor(text) else { return line(text + tail) }
    line("\(color.head)UIColor {")
    indented { writer in
      let condition = "$0.userInterfaceStyle == .dark"
      let content = "\(condition) ? \(color.dark) : \(color.light)"
      guard !writer.fits(content) else { return writer.line(content) }
      writer.line(condition)
      writer.indented { writer in
        let line = "? \(color.dark) : \(color.light)"
        let parts = writer.fits(line) ? [line] : ["? \(color.dark)", ": \(color.light)"]
        for part in parts { writer.line(part) }
      }
    }
    line("}\(tail)")
  }

  /// Returns whether a line has at most 100 columns where the next one begins.
  func fits(_ line: String) -> Bool { level * unit.count + line.count <= Self.columns }
}

/// The parts of an expression that ends in a colour for light and dark.
private struct DynamicColor {
  /// The text before the colour: a label, or the left side of an assignment.
  let head: Substring
  let dark: Substring
  let light: Substring

  /// Nil for other expressions, of which texts in quotation marks are some.
  init?(_ text: String) {
    guard text.hasSuffix(" }"),
      let mark = text.range(of: "UIColor { $0.userInterfaceStyle == .dark ? ")
    else { return nil }
    head = text[..<mark.lowerBound]
    guard !head.contains("\"") else { return nil }
    let colors = text[mark.upperBound...].dropLast(2)
    var depth = 0
    var colon: Substring.Index?
    for index in colors.indices {
      switch colors[index] {
      case "{", "(": depth += 1
      case "}", ")": depth -= 1
      case ":" where depth == 0: colon = colon ?? index
      default: break
      }
    }
    guard let colon else { return nil }
    dark = colors[..<colon].dropLast()
    light = colors[colon...].dropFirst(2)
  }
}

/// A table of so many values that the compiler would look for the types of one list of them for
/// minutes: a method that appends short lists, and equal values that follow each other as a count.
struct LongTable {
  /// The most values in one list: of 2,000 in one the compiler looks for types for a minute, of 40
  /// lists of 50 for two seconds, if each is a statement of a method. In a closure they take as long
  /// as in one list.
  static let longestList = 50
  /// The fewest equal values in a row that are written as a count.
  private static let shortestRun = 4

  /// One row, or one for each section.
  let rows: [[String]]
  let type: String
  /// Whether the table is a list of rows; else it is its only row.
  let isNested: Bool

  func write(method: String, to writer: inout SwiftWriter) {
    writer.block("private static func \(method)() -> \(type)") { writer in
      writer.line("var table: \(type) = []")
      for row in rows {
        if isNested { writer.line("table.append([])") }
        append(row, to: isNested ? "table[table.count - 1]" : "table", &writer)
      }
      writer.line("return table")
    }
  }

  private func append(_ row: [String], to target: String, _ writer: inout SwiftWriter) {
    for part in Self.parts(of: row) {
      if part.count > 1 {
        writer.call(
          "\(target) += Array", ["repeating: \(part.values[0])", "count: \(part.count)"])
      } else {
        writer.list("\(target) += ", part.values)
      }
    }
  }

  /// Some values, or one that is repeated.
  private struct Part {
    var values: [String]
    var count = 1
  }

  /// Returns the parts of a row: lists of at most ``longestList`` values, and runs of equal ones.
  private static func parts(of row: [String]) -> [Part] {
    var parts: [Part] = []
    var list: [String] = []
    func endList() {
      if !list.isEmpty { parts.append(Part(values: list)) }
      list = []
    }
    var start = 0
    while start < row.count {
      let end = row[start...].firstIndex { $0 != row[start] } ?? row.count
      if end - start >= shortestRun {
        endList()
        parts.append(Part(values: [row[start]], count: end - start))
      } else {
        for value in row[start..<end] {
          if list.count == longestList { endList() }
          list.append(value)
        }
      }
      start = end
    }
    endList()
    return parts
  }
}

/// The names of a piece of Swift, each given once.
struct SwiftNames {
  private var taken: Set<String>

  /// Creates names of which some are taken, as those of parameters are.
  init(taken: Set<String> = []) { self.taken = taken }

  /// Returns the name itself, or with the first digit from 2 on that makes it free.
  mutating func unique(_ name: String) -> String {
    var result = Self.isKeyword(name) ? name + "2" : name
    var number = 2
    while taken.contains(result) {
      result = "\(name)\(number)"
      number += 1
    }
    taken.insert(result)
    return result
  }

  /// Returns a text in lower camel case, of ASCII letters and digits alone; `other` where it has
  /// none of them or begins with a digit.
  static func camelCase(_ text: String, else other: String) -> String {
    var result = ""
    var beginsWord = false
    for letter in text {
      guard letter.isASCII, letter.isLetter || letter.isNumber else {
        beginsWord = true
        continue
      }
      result += beginsWord && !result.isEmpty ? letter.uppercased() : String(letter)
      beginsWord = false
    }
    guard let first = result.first, first.isLetter else {
      return result.isEmpty ? other : other + result
    }
    return first.lowercased() + result.dropFirst()
  }

  /// Returns a text in upper camel case; the other parameter is that of ``camelCase(_:else:)``.
  static func upperCamelCase(_ text: String, else other: String) -> String {
    let name = camelCase(text, else: other)
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  private static func isKeyword(_ name: String) -> Bool {
    [
      "actor", "any", "as", "async", "await", "break", "case", "catch", "class", "continue",
      "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
      "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal",
      "is",
      "let", "nil", "operator", "private", "protocol", "public", "repeat", "rethrows", "return",
      "self", "some", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
      "try", "typealias", "var", "where", "while",
    ].contains(name)
  }
}
