// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// The tables of Support.md.
struct SupportPage {
  enum Status: String {
    case works, partly, own
    case noEffect = "no effect"
    case notYet = "not yet"
  }

  struct Row {
    /// The type; empty for functions and constants.
    let type: String
    let status: Status
    /// Members with their labels; none for a type without any.
    let symbols: [String]
    let note: String
    /// Counted from one.
    let line: Int
  }

  private(set) var rows: [Row] = []

  /// Reads a page.
  init(text: String) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard cells.count == 6, let status = Status(rawValue: cells[2]) else { continue }
      rows.append(
        Row(
          type: cells[1].hasPrefix("`") ? cells[1].filter { $0 != "`" } : "", status: status,
          symbols: cells[3].components(separatedBy: "`").enumerated()
            .filter { !$0.offset.isMultiple(of: 2) }.map(\.element),
          note: cells[4], line: index + 1))
    }
  }
}
