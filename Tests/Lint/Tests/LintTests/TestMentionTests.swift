// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Testing

@testable import lint

@Suite("Mentions by tests")
struct TestMentionTests {
  @Test func `A file mentions a member by name and labels beside its type`() {
    func file(_ code: String) -> SourceTree.File {
      SourceTree.File(path: "a.swift", text: code)
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
