// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// The protocols by which modules use what later ones declare, and the types that conform to them.
struct UpwardProtocols: Equatable {
  /// A type that conforms, and its module.
  struct Conformance: Hashable {
    let type: String
    let module: String
  }

  /// The types that conform, by the protocols whose conforming types all stand in other modules.
  private(set) var answers: [String: Set<String>] = [:]

  /// Looks for them in sources.
  ///
  /// - Parameter files: The tokens of the files of each module.
  init(in files: [(module: String, tokens: [String])]) {
    var modules: [String: String] = [:]
    var conformances: [String: Set<Conformance>] = [:]
    for (module, tokens) in files {
      for index in tokens.indices.dropLast() {
        switch tokens[index] {
        case "protocol" where index > 0 && tokens[index - 1] == "package":
          modules[tokens[index + 1]] = module
        case "class", "struct", "enum", "actor", "extension":
          for name in Self.conformances(in: tokens[(index + 2)...]) {
            conformances[name, default: []].insert(
              Conformance(type: tokens[index + 1], module: module))
          }
        default: break
        }
      }
    }
    for (name, module) in modules {
      let types = conformances[name] ?? []
      guard !types.isEmpty, types.allSatisfy({ $0.module != module }) else { continue }
      answers[name] = Set(types.map(\.type))
    }
  }

  /// Reads the tables of a page: the protocols of the first cells, and the types of the last ones.
  init(tablesOf page: String) {
    for line in page.split(separator: "\n") where line.hasPrefix("| `") {
      let cells = line.split(separator: "|")
      guard cells.count == 4, let name = Self.quoted(in: cells[0]).first else { continue }
      answers[name, default: []].formUnion(Self.quoted(in: cells[3]))
    }
  }

  /// The lines of a file on which types are declared or extended, up to their braces: to read all lines
  /// takes ten times as long.
  static func declarations(in lines: [Substring]) -> [Substring] {
    var found: [Substring] = []
    var isOpen = false
    for line in lines {
      if !isOpen {
        let words = line.utf8.drop { $0 == UInt8(ascii: " ") }
        // A comment, or a statement.
        guard let first = words.first, first != UInt8(ascii: "/"), words.count > 8 else { continue }
        isOpen = line.utf8.split(separator: UInt8(ascii: " "), maxSplits: 6).contains { word in
          keywords.contains { word.elementsEqual($0) }
        }
      }
      guard isOpen else { continue }
      found.append(line)
      isOpen = !line.utf8.contains(UInt8(ascii: "{")) && !line.isEmpty
    }
    return found
  }

  private static let keywords = ["class", "struct", "enum", "actor", "extension", "protocol"]
    .map { Array($0.utf8) }

  /// The words of a cell that are code.
  private static func quoted(in cell: Substring) -> [String] {
    cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
  }

  /// What stands between the colon behind a type's name and its brace.
  private static func conformances(in tokens: ArraySlice<String>) -> [String] {
    var rest = tokens
    if rest.first == "<" {
      rest = rest.drop { $0 != ">" }.dropFirst()
    }
    while rest.first == ".", rest.count > 2 { rest = rest.dropFirst(2) }
    guard rest.first == ":" else { return [] }
    return rest.dropFirst().prefix { $0 != "{" && $0 != "where" && $0 != ";" }.filter {
      $0.first?.isUppercase == true
    }
  }
}
