// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
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
    expectEqual(reading.problems.map { $0.line(file: document.file) }, [])
    expectNotNil(reading.document)
  }

  @Test func `The corpus is there`() { expectEqual(Corpus.documents.count, 11) }
}
