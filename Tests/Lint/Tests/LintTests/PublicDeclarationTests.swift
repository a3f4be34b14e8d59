// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import lint

@Suite("Public declarations")
struct PublicDeclarationTests {
  private func graph(_ symbols: String...) throws -> [SymbolGraph] {
    let text = "{\"symbols\": [\(symbols.joined(separator: ","))]}"
    return [try JSONDecoder().decode(SymbolGraph.self, from: Data(text.utf8))]
  }

  private func symbol(
    _ kind: String, _ path: String..., line: Int? = 0, keyword: String = "public",
    identifier: String? = nil, summary: String? = nil
  ) -> String {
    let names = path.map { "\"\($0)\"" }.joined(separator: ",")
    let uri = "file:///cards/Sources/A.swift"
    let place = line.map {
      #", "location": {"uri": "\#(uri)", "position": {"line": \#($0), "character": 2}}"#
    }
    let comment = summary.map { #", "docComment": {"lines": [{"text": "\#($0)"}, {"text": ""}]}"# }
    return """
      {"kind": {"identifier": "swift.\(kind)"}, "pathComponents": [\(names)],
      "identifier": {"precise": "\(identifier ?? path.joined(separator: "."))"},
      "declarationFragments": [{"kind": "keyword", "spelling": "\(keyword)"}]
      \(place ?? "")\(comment ?? "")}
      """
  }

  @Test func `Types and members are named as in documentation, in the order of the source`() throws
  {
    let found = PublicDeclarations(
      try graph(
        symbol("method", "A", "b(_:at:)", line: 4, summary: "Does it."), symbol("class", "A"),
        symbol("enum", "A", "E", line: 6), symbol("enum.case", "A", "E", "c(_:)", line: 7),
        symbol("property", "A", "d", line: 2), symbol("func", "f(g:)", line: 9)), root: "/cards")
    #expect(Set(found.types.keys) == ["A", "A.E"])
    #expect(
      found.members.map { "\($0.type).\($0.name)" } == ["A.d", "A.b(_:at:)", "A.E.c", ".f(g:)"])
    #expect(found.members[1].summary == "Does it.")
    #expect(found.members[1].file == "Sources/A.swift")
    #expect(found.members[1].line == 5)
  }

  @Test func `What is inherited, overridden, added by the compiler or an operator is left out`()
    throws
  {
    let found = PublicDeclarations(
      try graph(
        symbol("class", "A"), symbol("init", "A", "init(coder:)", keyword: "required"),
        symbol("method", "A", "b()", keyword: "override"),
        symbol("func.op", "A", "==(_:_:)"), symbol("property", "A", "c", line: nil),
        symbol("property", "A", "d", identifier: "s:3::SYNTHESIZED::s:A")), root: "/cards")
    #expect(found.members.map(\.name) == ["init(coder:)"])
  }

  @Test(.enabled(if: CheckedPackage.ours.modules.obstacle == nil))
  func `The compiler's graph of a module is found in the folder of the build`() throws {
    let found = try CheckedPackage.ours.modules.declarations(of: "ImageComparison", exports: [])
    #expect(found.types.isEmpty == false)
    #expect(found.types.values.allSatisfy { $0.file.hasPrefix("Sources/1-Values/") })
  }

  @Test func `A module that is not there is an error`() {
    #expect(throws: Finding.self) {
      try CheckedPackage.ours.modules.declarations(of: "NoSuchModule", exports: [])
    }
  }
}
