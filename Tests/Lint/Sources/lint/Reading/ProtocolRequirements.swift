// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// A protocol and the full names of its requirements, such as `scroll(to:)`, in their order.
struct ProtocolRequirements: Equatable {
  var name: String
  var requirements: [String] = []

  /// The protocols that sources declare.
  static func all(in tokens: [String]) -> [ProtocolRequirements] {
    tokens.indices.dropLast().filter { tokens[$0] == "protocol" }.map { start in
      var found = ProtocolRequirements(name: tokens[start + 1])
      var rest = tokens[start...].drop { $0 != "{" }.dropFirst()
      var depth = 0
      while let token = rest.popFirst(), depth > 0 || token != "}" {
        if token == "{" { depth += 1 }
        if token == "}" { depth -= 1 }
        guard depth == 0, ["var", "func", "associatedtype"].contains(token),
          let name = rest.popFirst()
        else { continue }
        found.requirements.append(token == "func" ? name + labels(&rest) : name)
      }
      return found
    }
  }

  /// The full names of the open methods that sources declare.
  static func openMethods(in tokens: [String]) -> Set<String> {
    Set(
      tokens.indices.dropLast(2).filter { tokens[$0] == "open" && tokens[$0 + 1] == "func" }.map {
        var rest = tokens[($0 + 3)...]
        return tokens[$0 + 2] + labels(&rest)
      })
  }

  /// Removes generic and other parameters from the front, and returns the labels of the latter:
  /// `(to:)`.
  private static func labels(_ tokens: inout ArraySlice<String>) -> String {
    tokens = tokens.drop { $0 != "(" }.dropFirst()
    var (labels, depth, isFirst) = ("", 0, true)
    while let token = tokens.popFirst(), depth > 0 || token != ")" {
      if isFirst { labels += token + ":" }
      isFirst = depth == 0 && token == ","
      if ["(", "[", "<"].contains(token) { depth += 1 }
      if [")", "]", ">"].contains(token) { depth -= 1 }
    }
    return "(\(labels))"
  }

  /// The tables of a page: below each heading, what the first cells of its rows name.
  static func tables(of section: String) -> [ProtocolRequirements] {
    section.components(separatedBy: "\n## ").dropFirst().map { table in
      let lines = table.split(separator: "\n")
      let cells = lines.filter { $0.hasPrefix("| `") }.map { $0.split(separator: "|")[0] }
      return ProtocolRequirements(
        name: String(lines[0]),
        requirements: cells.flatMap { cell in
          cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
        })
    }
  }
}
