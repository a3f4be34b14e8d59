// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import LayoutDocuments
import Testing

/// The table of `Messages.txt`: texts written by hand, and all problems of each.
@Suite("A table of texts and messages")
struct MessageTableTests {
  /// A row of the table.
  struct Row: CustomTestStringConvertible, Sendable {
    let line: Int
    let template: String
    let text: String
    /// The whole text, with the template around it.
    let document: String
    var expected: [String] = []

    var testDescription: String { "\(line): [\(template)] \(text)" }
  }

  static let rows: [Row] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Messages.txt")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    var templates: [Substring: Substring] = [:]
    var rows: [Row] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.hasPrefix("template ") {
        let words = line.split(separator: " ", maxSplits: 2)
        templates[words[1]] = words[2]
      } else if line.hasPrefix("["), let end = line.firstIndex(of: "]") {
        let name = line[line.index(after: line.startIndex)..<end]
        let text = String(line[end...].dropFirst(2))
        rows.append(
          Row(
            line: index + 1, template: String(name), text: text,
            document: written(String(templates[name] ?? "").replacing("⟨⟩", with: text))))
      } else if line.hasPrefix("  "), !rows.isEmpty {
        rows[rows.count - 1].expected.append(String(line.dropFirst(2)))
      }
    }
    return rows
  }()

  /// Returns a text with the characters in place of their pictures and numbers.
  private static func written(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isPicture = (0x2400...0x241F).contains(scalar.value)
      result.append(
        isPicture ? Unicode.Scalar(UInt8(scalar.value - 0x2400)) : scalar)
    }
    return String(result).replacing(/‹([0-9A-F]{4})›/) { match in
      UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init).map { String($0) } ?? ""
    }
  }

  @Test func `The table has all that it promises`() {
    expectGreater(Self.rows.count, 480)
    expectEqual(Set(Self.rows.map { $0.template + $0.text }).count, Self.rows.count)
    expectAll(Self.rows, where: { !$0.expected.isEmpty && !$0.document.isEmpty })
  }

  @Test(arguments: rows)
  func `The problems of a text are those of the table`(row: Row) {
    let expected = row.expected.map(Self.written)
    if expected[0].hasPrefix("= ") {
      let value = try? LocatedValue(parsing: row.document)
      expectEqual(value.map { "= " + $0.plain.compactText }, expected[0])
      return
    }
    let lines = DocumentReading(row.document).problems.map {
      String($0.line(file: "").dropFirst())
    }
    expectEqual(lines, (expected == ["taken"] ? [] : expected))
  }
}
