// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Whatever a Support page says that it works is mentioned by a test, or by a sample whose picture is
/// compared.
@Suite("Tests of what works")
struct TestedSymbolTests {
  @Test func `Each symbol that works is mentioned by a test`() {
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
    for symbol in untested {
      Issue.record(
        """
        No test mentions \(symbol), which works. Test it below Tests/, or use it in a sample or a \
        snippet, in a file that names its type. If it does not work, change its row's status.
        """)
    }
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
