// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing

@testable import illustrate

@Suite("Snippets in articles")
struct SnippetGraphTests {
  private let source = """
    // Two columns.
    //
    // Each as wide as the other.

    // snippet.hide
    // Copyright
    import UIKit
    // snippet.show

    let a = 1
    // snippet.layout

    let b = 2
      // snippet.data
    let c = 3
    // A comment.

    // snippet.end
    let d = 4
    // snippet.hide
    print(d)
    """

  @Test func `The comment at the top is the description`() {
    expectEqual(
      SnippetText(source: source).description, ["Two columns.", "", "Each as wide as the other."])
    expectEmpty(SnippetText(source: "// snippet.hide\n// Copyright\n").description)
  }

  @Test func `Hidden lines and markers are not shown`() {
    expectEqual(
      SnippetText(source: source).lines,
      [
        "let a = 1", "", "let b = 2", "let c = 3", "// A comment.", "", "let d = 4",
      ])
  }

  @Test func `Parts end where the next one begins, without blank lines around them`() {
    expectEqual(SnippetText(source: source).slices, ["layout": 2..<3, "data": 3..<5])
  }

  @Test(arguments: ["", "\n\n", "// snippet.a", "// snippet.a\n\n// snippet.end\n", "// snippet."])
  func `Empty snippets have empty parts`(source: String) {
    let text = SnippetText(source: source)
    expectEmpty(text.lines)
    for range in text.slices.values { expectEmpty(range) }
  }

  @Test func `The graph is docc's form of snippets`() throws {
    let snippet = Snippet(path: "Snippets/Layouts/Two.swift", source: source)
    let json = try SnippetGraph(of: [snippet], package: "Cards").json()
    expectEqual(
      String(decoding: json, as: UTF8.self),
      """
      {"metadata":{"formatVersion":{"major":0,"minor":6,"patch":0},"generator":"illustrate"},\
      "module":{"isVirtual":true,"name":"Cards","platform":{}},"relationships":[],\
      "symbols":[{"accessLevel":"public","docComment":{"lines":[{"text":"Two columns."},\
      {"text":""},{"text":"Each as wide as the other."}]},\
      "identifier":{"interfaceLanguage":"swift",\
      "precise":"$snippet__Cards.Snippets.Layouts.Two"},\
      "kind":{"displayName":"Snippet","identifier":"snippet"},"names":{"title":"Two"},\
      "pathComponents":["Snippets","Layouts","Two"],\
      "snippet":{"language":"swift","lines":["let a = 1","","let b = 2","let c = 3",\
      "// A comment.","","let d = 4"],"slices":{"data":[3,5],"layout":[2,3]}}}]}
      """)
  }
}
