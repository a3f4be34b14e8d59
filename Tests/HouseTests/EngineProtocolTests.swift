// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// A protocol and the full names of its requirements, such as `scroll(to:)`, in their order.
private struct ProtocolRequirements: Equatable {
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
    section.components(separatedBy: "\n### ").dropFirst().map { table in
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

@Suite("The protocols of the engine")
struct EngineProtocolTests {
  private static let page = "Sources/5-Faces/UIKit/UIKit.docc/Architecture.md"

  @Test func `The tables of the architecture page have every requirement once, and no other`()
    throws
  {
    let text = try #require(SourceTree.text(of: Self.page))
    let section = try #require(text.components(separatedBy: "\n## The engine's protocols\n").last)
      .components(separatedBy: "\n## ")[0]
    let tables = ProtocolRequirements.tables(of: section)
    let protocols = SourceTree.swiftFiles(of: "CollectionEngine").flatMap {
      ProtocolRequirements.all(in: SwiftTokens($0.lines).tokens.map(\.text))
    }
    #expect(protocols.contains { $0.name == "EngineHost" && $0.requirements.count > 30 })
    #expect(tables.map(\.name).sorted() == protocols.map(\.name).sorted())
    for declared in protocols {
      let listed = tables.first { $0.name == declared.name }?.requirements ?? []
      #expect(Set(listed).count == listed.count, "\(declared.name) has a requirement twice")
      for name in declared.requirements where !listed.contains(name) {
        Issue.record(
          "\(Self.page): the table of \(declared.name) lacks `\(name)`. Add it to a row.")
      }
      for name in listed where !declared.requirements.contains(name) {
        Issue.record("\(Self.page): \(declared.name) has no `\(name)`. Delete it from its table.")
      }
    }
  }

  @Test func `Requirements are read with their labels`() {
    let source = """
      /// A protocol of cards.
      package protocol Cards: AnyObject {
        associatedtype Card: Hashable
        var count: Int { get set }
        func draw()
        static func deal<Hand>(_ cards: [Int: (Card, Card)], to hand: Hand) -> () -> Hand
      }
      struct Pile { func shuffle() {} }
      """
    let tokens = SwiftTokens(source.split(separator: "\n")).tokens.map(\.text)
    #expect(
      ProtocolRequirements.all(in: tokens) == [
        ProtocolRequirements(
          name: "Cards", requirements: ["Card", "count", "draw()", "deal(_:to:)"])
      ])
  }

  @Test func `A table is read by the first cells of its rows`() {
    let section = """

      ### Cards

      For `Game`.

      | requirement | asked for by | what it buys |
      |---|---|---|
      | `count`, `deal(_:to:)` | `Game` | hands |
      """
    #expect(
      ProtocolRequirements.tables(of: section) == [
        ProtocolRequirements(name: "Cards", requirements: ["count", "deal(_:to:)"])
      ])
  }
}
