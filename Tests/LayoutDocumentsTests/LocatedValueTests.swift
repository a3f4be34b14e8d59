// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import LayoutDocuments
import RandomHistories
import SeededRandom
import Testing

@Suite("Located values")
struct LocatedValueTests {
  /// The place and the message of the mistake in a text; nil if it is read.
  static func mistake(in text: String) -> String? {
    do throws(SyntaxMistake) {
      _ = try LocatedValue(parsing: text)
      return nil
    } catch {
      let position = TextPositions(Array(text.utf8)).position(of: error.range.lowerBound)
      return "\(position.line):\(position.column) \(error.message)"
    }
  }

  @Test(arguments: [
    // The examples of json5.org, in parts.
    ("{}", "{}"), ("{ a: 1 }", #"{ "a": 1 }"#), ("{ a: 1, }", #"{ "a": 1 }"#),
    ("[1, 2, ]", "[1, 2]"), ("{ 'a': 'b' }", #"{ "a": "b" }"#),
    ("{ $key_1: null }", #"{ "$key_1": null }"#), (#"{ \u0061b: 1 }"#, #"{ "ab": 1 }"#),
    ("{ länge: 1 }", #"{ "länge": 1 }"#), ("'it\\'s'", #""it's""#),
    ("'Look, Mom! \\\nNo \\\\n\\'s!'", #""Look, Mom! No \\n's!""#),
    ("'\\x41\\u0042\\v\\0'", #""AB\u000b\u0000""#), (#""\ud83d\ude00""#, #""😀""#),
    (#""\A\C\/\D\C""#, #""AC/DC""#),
    ("0x1F", "31"), ("0XdecAF", "912559"), (".5", "0.5"), ("5.", "5"), ("+1", "1"), ("-.5", "-0.5"),
    ("-0", "-0"), ("0", "0"), ("1e3", "1000"), ("1.5E-3", "0.0015"), ("5.e2", "500"),
    ("-0x10", "-16"), ("1e22", "1e+22"), ("0.1", "0.1"),
    ("// a comment\n1", "1"), ("/* two\nlines */ 1 // end", "1"), ("\u{FEFF} 1", "1"),
    ("\u{A0}\u{2028}[\u{2003}true,\u{B}false\u{C}]", "[true, false]"), ("/**/1", "1"),
  ])
  func `JSON and JSON5 are read`(text: String, compact: String) throws {
    try expectEqual(LocatedValue(parsing: text).plain.compactText, compact)
  }

  @Test(arguments: [
    ("", "1:1 Expected a value, found the end of the text."),
    ("{ width: 1,\n  width: 2 }", "2:3 Duplicate key 'width' in this object. Remove one."),
    ("{ a: NaN }", "1:6 'NaN' is not a number of a layout. Write a finite one."),
    ("[-Infinity]", "1:2 '-Infinity' is not a number of a layout. Write a finite one."),
    ("{ \"a\": 1\n  \"b\": 2 }", "2:3 Missing comma before this."),
    ("[1 2]", "1:4 Missing comma before this."), ("[1}", "1:3 Expected ',' or ']', found '}'."),
    ("[,]", "1:2 Expected a value, found ','."), ("[1,,2]", "1:4 Expected a value, found ','."),
    ("{ a 1 }", "1:5 Expected ':' after the key 'a', found '1'."),
    ("{ a: }", "1:6 Expected a value, found '}'."),
    ("{ 1: 2 }", "1:3 Expected a key, found '1'."),
    ("[1", "1:1 This '[' is not closed; expected ']' before the end."),
    ("{ a: [1, 2 }", "1:12 Expected ',' or ']', found '}'."),
    ("1 2", "1:3 Expected the end of the text, found '2'."),
    ("'a\nb'", "1:1 This text does not end on its line. Expected a closing '."),
    ("\"a", "1:1 This text does not end. Expected a closing \"."),
    (#""\u12""#, "1:2 Expected four hexadecimal digits after '\\u'."),
    (#""\ud83d""#, "1:2 Half of a surrogate pair is not a character."),
    (#""\01""#, "1:2 Invalid escape in a text: octal numbers are not allowed."),
    ("012", "1:1 '012' is not a number."), ("1e+", "1:1 '1e+' is not a number."),
    ("{a:1e+}", "1:4 '1e+' is not a number."), ("0x", "1:1 '0x' is not a number."),
    (".", "1:1 '.' is not a number."), ("+-1", "1:1 '+-1' is not a number."),
    ("1e999", "1:1 '1e999' is too large for a number."),
    ("[é]", "1:2 Unknown word 'é'. Texts are written in quotation marks."),
    ("{ \"ä\": tru }", "1:8 Unknown word 'tru'. Texts are written in quotation marks."),
    ("/* a", "1:1 This comment is not closed; expected '*/'."),
    ("/ a", "1:1 Expected a value or a comment, found '/'."),
    ("\"a\u{7}\"", "1:3 Control characters in a text are written as escapes, such as \\u0007."),
  ])
  func `The first mistake has a place and a sentence`(text: String, mistake: String) {
    expectEqual(Self.mistake(in: text), mistake)
  }

  @Test func `Every key and value has its bytes`() throws {
    let text = "{ // é\n  'a b': [1, { c: 0x10 }], d: \"é\" }"
    let value = try LocatedValue(parsing: text)
    func bytes(_ range: Range<Int>) -> String {
      String(decoding: Array(text.utf8)[range], as: UTF8.self)
    }
    expectEqual(bytes(value.members[0].keyRange), "'a b'")
    expectEqual(bytes(value.members[0].value.range), "[1, { c: 0x10 }]")
    expectEqual(value[ValuePath(#"["a b"][1].c"#) ?? ValuePath()].map { bytes($0.range) }, "0x10")
    expectEqual(value.member("d").map { bytes($0.value.range) }, "\"é\"")
    expectNil(value[ValuePath([.key("d"), .index(0)])])
  }

  @Test func `What exceeds a limit is refused at its place`() {
    let deep = String(repeating: "[", count: 33) + String(repeating: "]", count: 33)
    expectEqual(Self.mistake(in: deep), "1:33 Objects and lists nest at most 32 levels deep.")
    expectNil(Self.mistake(in: String(deep.dropFirst().dropLast())))
    let endless = String(repeating: "[", count: 1_000_000)
    expectEqual(Self.mistake(in: endless), "1:33 Objects and lists nest at most 32 levels deep.")
    let many = "[" + String(repeating: "1,", count: 100_000) + "]"
    expectEqual(Self.mistake(in: many), "1:200000 A document has at most 100000 values.")
    let long = "\"" + String(repeating: "a", count: 1 << 20) + "\""
    expectEqual(
      Self.mistake(in: long), "1:1 The text has 1048578 bytes; a document has at most 1048576.")
  }

  @Test func `Bytes that are not UTF-8 are refused at their place`() {
    for bytes: [UInt8] in [[0x22, 0xFF, 0x22], [0x22, 0xE2, 0x82], [0x5B, 0xC0, 0x80]] {
      #expect(throws: SyntaxMistake.self) { try LocatedValue(parsing: bytes) }
    }
    let error = #expect(throws: SyntaxMistake.self) {
      try LocatedValue(parsing: [0x22, 0xC3, 0xA9, 0xED, 0xA0, 0x80, 0x22])
    }
    expectEqual(error?.range, 3..<3)
  }

  @Test func `Mutations of a text are read, or refused at a place inside of it`() {
    let seeds = [
      "{ a: [1, .5, 'x\\n'], /* c */ \"b\": { c: true, d: null, }, } // e", "[0x1F, -1e5]",
    ]
    let letters = Array("{}[],:'\"\\/*0x1eE+-.ua\n\u{FEFF}é NaN".utf8)
    var random = SplitMix64(seed: 1)
    for _ in 0..<HistorySeeds.steps(usualCount: 8_000) {
      var bytes = Array(random.pick(seeds).utf8)
      for _ in 0...random.next(below: 4) {
        let index = random.next(below: bytes.count)
        switch random.next(below: 3) {
        case 0: bytes[index] = random.pick(letters)
        case 1: bytes.insert(random.pick(letters), at: index)
        default: if bytes.count > 1 { bytes.remove(at: index) }
        }
      }
      do throws(SyntaxMistake) {
        let value = try LocatedValue(parsing: bytes)
        expectAtMost(value.range.upperBound, bytes.count)
        let again = try LocatedValue(parsing: value.plain.canonicalText)
        expectEqual(again.plain, value.plain)
      } catch {
        expectAtLeast(error.range.lowerBound, 0)
        expectAtMost(error.range.upperBound, bytes.count)
        expectNotEmpty(error.message)
      }
    }
  }

  @Test func `What Foundation's strict reader takes is read, with the same numbers`() throws {
    let numbers = [
      "0", "-0.0", "1.7976931348623157e308", "5e-324", "123456789012345680", "1E2", "0.1e-1",
    ]
    for number in numbers {
      let text = "{\"a\": [\(number), \"\\u00e9\\b\"]}"
      let object = try #require(
        try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: [Any]])
      let value = try LocatedValue(parsing: text)
      expectEqual(
        value.member("a")?.value.elements[0].content,
        (object["a"]?[0] as? NSNumber).map { .number($0.doubleValue) }, "\(number)")
    }
  }

  @Test func `Places count lines of every ending, and characters`() {
    let positions = TextPositions(Array("a\r\nbé👨‍👩‍👧x\rc\n".utf8))
    expectEqual(positions.lineCount, 4)
    let text = "a\r\nbé👨‍👩‍👧x\rc\n"
    let offset = text.utf8.distance(
      from: text.startIndex, to: text.firstIndex(of: "x") ?? text.endIndex)
    expectEqual(positions.position(of: offset), TextPosition(line: 2, column: 4))
    expectEqual(positions.position(of: 0), TextPosition(line: 1, column: 1))
    expectEqual(positions.position(of: 10_000), TextPosition(line: 4, column: 1))
    expectEqual(TextPositions([]).position(of: -1), TextPosition(line: 1, column: 1))
  }

  @Test func `A path reads back as it is written`() {
    for text in [
      "", "layout.section.group.items[0]", "looks[\"my \\\"look\\\"].x\"].text", "[3][4].a",
    ] {
      expectEqual(ValuePath(text)?.description, text)
    }
    for text in [
      ".", "a..b", "a[", "a[x]", "a[-1]", "a[\"b]", "a]", "[0]b", "a[99999999999999999999]",
    ] {
      expectNil(ValuePath(text), "\(text)")
    }
  }

  @Test func `The canonical form breaks what is longer than a line`() {
    let value = JSONValue.object([
      .init("sizes", .array((0..<40).map { .number(Double($0) + 0.5) })),
      .init("texts", .array((0..<12).map { .string("text number \($0)") })),
      .init("empty", .object([])),
    ])
    let lines = value.canonicalText.split(separator: "\n", omittingEmptySubsequences: false)
    expectEqual(lines.first, "{")
    expect(lines[1].hasPrefix("  \"sizes\": [0.5, 1.5, ") && lines[1].hasSuffix("39.5],"))
    expectEqual(lines[2], "  \"texts\": [")
    expectEqual(lines[3], "    \"text number 0\",")
    expectEqual(lines.suffix(3), ["  \"empty\": {}", "}", ""])
  }
}
