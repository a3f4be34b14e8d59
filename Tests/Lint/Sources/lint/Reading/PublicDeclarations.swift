// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// The public declarations of modules, by their symbol graphs.
///
/// A member is named as in documentation, by its base name and its labels: `moveItem(at:to:)`.
/// Operators are left out, and overrides, which are declarations of their superclass.
struct PublicDeclarations: Sendable {
  /// A member of a public type.
  struct Member: Hashable, Sendable {
    /// The type, with the types around it: `UICollectionView.ScrollPosition`; empty for a function
    /// or a constant of its own.
    let type: String
    let name: String
    /// The path in the package.
    var file = ""
    var line = 0
    /// The first line of the documentation; empty if there is none.
    var summary = ""
  }

  /// Public types and where they are declared.
  private(set) var types: [String: Member] = [:]
  /// The names of those types that are classes.
  private(set) var classes: Set<String> = []
  /// In the order of the sources.
  private(set) var members: [Member] = []

  init(types: [Member] = [], members: [Member] = []) {
    self.types = Dictionary(uniqueKeysWithValues: types.map { ($0.type, $0) })
    self.members = members
  }

  /// Reads symbol graphs.
  ///
  /// - Parameters:
  ///   - graphs: The graphs.
  ///   - root: The folder of the package, whose files are named without it.
  init(_ graphs: [SymbolGraph], root: String) {
    for symbol in graphs.flatMap(\.symbols) { read(symbol, root: "file://\(root)/") }
    members.sort { ($0.file, $0.line, $0.name) < ($1.file, $1.line, $1.name) }
  }

  private mutating func read(_ symbol: SymbolGraph.Symbol, root: String) {
    // What a conformance adds has the place of what it is inherited from.
    guard let location = symbol.location, !symbol.identifier.precise.contains("::SYNTHESIZED::"),
      let name = symbol.pathComponents.last
    else { return }
    func member(of type: [String], _ name: String) -> Member {
      Member(
        type: type.joined(separator: "."), name: name,
        file: location.uri.hasPrefix(root)
          ? String(location.uri.dropFirst(root.count)) : location.uri,
        line: location.position.line + 1, summary: symbol.docComment?.lines.first?.text ?? "")
    }
    let kind = symbol.kind.identifier.dropFirst("swift.".count)
    switch kind {
    case "class", "struct", "enum", "protocol", "actor":
      let type = member(of: symbol.pathComponents, "")
      types[type.type] = type
      if kind == "class" { classes.insert(type.type) }
    case "func.op":
      break
    default:
      // Not by the graph's relations: a required initializer overrides, and is declared anew.
      let isOverride = symbol.declarationFragments.contains {
        $0.kind == "keyword" && $0.spelling == "override"
      }
      if isOverride { break }
      // A case is named without what it carries.
      let base = kind == "enum.case" ? String(name.prefix { $0 != "(" }) : name
      members.append(member(of: symbol.pathComponents.dropLast(), base))
    }
  }
}
