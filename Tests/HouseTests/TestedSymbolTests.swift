// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Whatever a Support page says that it works is mentioned by a test, or by a sample whose picture is
/// compared. What is not yet stands in a list, which may only become shorter.
@Suite("Tests of what works")
struct TestedSymbolTests {
  private static let list = "Tests/untested-symbols.txt"

  @Test func `Each symbol that works is mentioned by a test, or on the list`() throws {
    let mentions = TestMentions(
      tests: ["Tests", "Gallery/Samples", "Snippets"]
        .flatMap { SourceTree.swiftFiles(below: $0) }
        .filter { file in
          // Rules about files, translated fixtures and measurements test no symbol.
          !["Tests/HouseTests", "Tests/ObjectiveCTranslatorTests", "Tests/Benchmarks"]
            .contains { file.path.hasPrefix($0) }
        },
      sources: SourceTree.swiftFiles(below: "Sources"))
    let untested = SupportedFace.all.flatMap { face in
      face.page.rows.filter { $0.status == .works }.flatMap { row in
        (row.symbols.isEmpty ? [""] : row.symbols)
          .filter { !mentions.mention($0, of: row.type) }
          .map { "\(face.name) \(row.type) \($0)" }
      }
    }
    let known = (SourceTree.text(of: Self.list) ?? "").split(separator: "\n").map(String.init)
    let (new, mended) = (Set(untested).subtracting(known), Set(known).subtracting(untested))
    if ProcessInfo.processInfo.environment["RECORD_SUPPORT"] != nil {
      let url = SourceTree.root.appendingPathComponent(Self.list)
      try Data(untested.map { "\($0)\n" }.joined().utf8).write(to: url)
    }
    for symbol in new.sorted() { Issue.record("No test mentions \(symbol), which works") }
    for symbol in mended.sorted() { Issue.record("\(symbol) is tested: take it off \(Self.list)") }
  }

  @Test func `A file mentions a member by name and labels beside its type`() {
    func file(_ code: String) -> SourceTree.File {
      SourceTree.File(path: "a.swift", lines: code.split(separator: "\n"))
    }
    let mentions = TestMentions(
      tests: [
        file("class Mine: Table {}\nmine.insert(row, at: 3)"),
        file("view.width.constraint(equalTo: 3)"),
        file("insert(\"a\", between: b)"),
      ],
      sources: [file("class View {\n  var width: Dimension { d }\n}")])
    #expect(mentions.mention("insert(_:at:)", of: "Table"))
    #expect(!mentions.mention("insert(_:before:)", of: "Table"))
    #expect(!mentions.mention("insert(_:between:)", of: "Table"))
    #expect(mentions.mention("constraint(equalTo:)", of: "Dimension"))
    #expect(!mentions.mention("constraint(equalTo:)", of: "Other"))
    #expect(mentions.mention("insert(_:between:)", of: ""))
    #expect(mentions.mention("", of: "Table") && !mentions.mention("", of: "Other"))
  }
}
