// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import PictureResults
import Testing

@Suite("JSON with places")
struct LocatedJSONTests {
  @Test func `Values have the places that they begin at`() throws {
    let json = try LocatedJSON(
      parsing: "{\n  \"a\": [1, -2.5e1, true, null],\r\n  \"é\\n\\u0041\": \"x\"\n}")
    guard case .object(let members) = json.value else { throw CancellationError() }
    expectEqual(members.map(\.key), ["a", "é\nA"])
    expectEqual(members.map(\.position.line), [2, 3])
    expectEqual(members.map(\.position.column), [3, 3])
    guard case .array(let elements) = members[0].value.value else { throw CancellationError() }
    expectEqual(elements.map(\.value), [.number(1), .number(-25), .boolean(true), .null])
    expectEqual(elements.map(\.position.column), [9, 12, 20, 26])
    expectEqual(members[1].value.value, .string("x"))
  }

  @Test func `A surrogate pair is one letter`() throws {
    try expectEqual(LocatedJSON(parsing: "\"\\ud83d\\ude00\"").value, .string("😀"))
  }

  @Test(arguments: [
    "NaN", "Infinity", "+1", "'a'", "{a: 1}", "[1 2]", "[1,]", "\"\\x\"", "tru", "\"a", "1e999",
    String(repeating: "[", count: 200), "",
  ])
  func `What is not JSON is a mistake`(text: String) {
    #expect(throws: LocatedJSON.Mistake.self) { try LocatedJSON(parsing: text) }
  }

  // A file of anyone's: reading it ends, whatever stands in it.
  @Test func `Damaged texts are read or refused`() {
    let text = "{\"size\": \"390x844\", \"formats\": [\"png\", 1.5e3, {\"a\\u00e9\": null}]}"
    var refused = 0
    for index in text.indices {
      for replacement in ["", "\"", "{", "\\", "\n", "0"] {
        var copy = text
        copy.replaceSubrange(index...index, with: replacement)
        if (try? LocatedJSON(parsing: copy)) == nil { refused += 1 }
      }
    }
    expectGreater(refused, 50)
  }
}
