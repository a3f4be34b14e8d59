// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import LayoutDocuments
import Testing

@Suite("Round trips of documents")
struct RoundTripTests {
  @Test(arguments: Corpus.documents)
  func `A document reads back from its canonical form`(document: Corpus.Document) throws {
    let value = try document.value()
    let text = value.canonicalText
    let reading = DocumentReading(text)
    expectEqual(reading.problems.filter { $0.severity == .error }.map(\.message), [])
    expectEqual(reading.document, value)
    expectEqual(reading.document?.canonicalText, text)
  }

  @Test func `The canonical form has no defaults, strict JSON, and short lines`() throws {
    let text = try Corpus.document("badges").canonicalText
    expectEqual(
      text,
      """
      {
        "version": 1,
        "name": "badges",
        "layout": {
          "type": "compositional",
          "section": {
            "group": {
              "group": "horizontal",
              "width": { "fractionalWidth": 1 },
              "height": { "fractionalWidth": 0.2 },
              "items": [
                {
                  "width": { "fractionalWidth": 0.25 },
                  "height": { "fractionalHeight": 1 },
                  "contentInsets": 5,
                  "supplementaryItems": [
                    {
                      "kind": "badge",
                      "width": 20,
                      "height": 20,
                      "anchor": { "edges": ["top", "trailing"], "fractionalOffset": [0.3, -0.3] }
                    }
                  ]
                }
              ]
            },
            "contentInsets": 20
          }
        },
        "data": { "sections": [{ "count": 100, "each": { "badge": { "cycle": ["1", "2", ""] } } }] },
        "looks": {
          "badge": {
            "type": "label",
            "textStyle": "footnote",
            "background": "systemRed",
            "cornerRadius": 10
          }
        }
      }

      """)
  }

  @Test func `Defaults that are written are not kept, but beside a list they are`() throws {
    let text = """
      { version: 1, layout: { type: "compositional", scrollDirection: "vertical", section: {
        contentInsets: 0, interGroupSpacing: 0, orthogonalScrolling: {}, boundaryItems: [],
        group: { group: "horizontal", width: 1, height: 2, divides: false,
          items: [{ width: 1, height: 2, contentInsets: { top: 0 } }] } } },
        data: { sections: [{ count: 1, each: {}, texts: {} }] }, looks: {} }
      """
    let document = try #require(DocumentReading(text).document)
    expectEqual(
      document.json.compactText,
      """
      { "version": 1, "layout": { "type": "compositional", "section": { "group": { \
      "group": "horizontal", "width": 1, "height": 2, "items": [{ "width": 1, "height": 2 }] } } }, \
      "data": { "sections": [{ "count": 1 }] } }
      """)
    let list = """
      { version: 1, layout: { type: "compositional", section: { contentInsets: 0, boundaryItems: [],
        list: { appearance: "plain" } } }, data: { sections: [{ count: 1 }] } }
      """
    let keys = try #require(DocumentReading(list).document).json.compactText
    expectContains(keys, "\"contentInsets\": 0")
    expectContains(keys, "\"boundaryItems\": []")
  }
}
