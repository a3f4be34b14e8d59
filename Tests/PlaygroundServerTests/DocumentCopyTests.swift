// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import PlaygroundServer

@Suite("The server's copy of a document")
struct DocumentCopyTests {
  private func reply(_ fields: String) throws -> DocumentCopy.Reply {
    try JSONDecoder().decode(
      DocumentCopy.Reply.self,
      from: Data(#"{"type":"document","name":"a","hasFile":true,\#(fields)}"#.utf8))
  }

  @Test func `It follows changes in UTF-16 units`() throws {
    var copy = try #require(
      DocumentCopy(try reply(#""revision":3,"text":"a😀b","splices":[]"#)))
    #expect(copy.text == "a😀b")
    let splice = #""revision":4,"splices":[{"start":1,"end":3,"text":"é"}]"#
    #expect(copy.follow(try reply(splice)) && copy.text == "aéb")
    // Saving changes no text.
    #expect(copy.follow(try reply(#""revision":4,"splices":[]"#)) && copy.text == "aéb")
  }

  @Test func `What does not follow changes nothing`() throws {
    var copy = try #require(
      DocumentCopy(try reply(#""revision":0,"text":"abc","splices":[]"#)))
    for change in [
      #""revision":2,"splices":[{"start":0,"end":1,"text":""}]"#,
      #""revision":0,"splices":[{"start":0,"end":1,"text":""}]"#,
      #""revision":1,"splices":[{"start":0,"end":9,"text":""}]"#,
      #""revision":1,"splices":[{"start":2,"end":1,"text":""}]"#,
    ] {
      #expect(try !copy.follow(reply(change)))
    }
    #expect(copy.text == "abc")
    #expect(DocumentCopy(try reply(#""revision":0,"splices":[]"#)) == nil)
  }
}
