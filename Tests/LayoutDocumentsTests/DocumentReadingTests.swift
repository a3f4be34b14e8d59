// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import LayoutDocuments
import Testing

@Suite("Reading documents")
struct DocumentReadingTests {
  /// The lines that a command prints of a document's problems.
  static func lines(_ text: String, findImage: ((String) -> ImageFile)? = nil) -> [String] {
    DocumentReading(text, findImage: findImage).problems.map { $0.line(file: "a.json") }
  }

  @Test(arguments: Corpus.documents)
  func `The documents of the corpus have no problems`(document: Corpus.Document) {
    let reading = DocumentReading(document.text)
    #expect(reading.problems.map { $0.line(file: document.file) } == [])
    #expect(reading.document != nil)
  }

  @Test func `The corpus is there`() { #expect(Corpus.documents.count == 11) }
}
