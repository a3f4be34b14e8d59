// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

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
