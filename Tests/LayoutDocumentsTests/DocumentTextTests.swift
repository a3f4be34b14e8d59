// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import LayoutDocuments
import RandomHistories
import SeededRandom
import Testing

@Suite("Edits of a document's text")
struct DocumentTextTests {
  private func edited(_ text: String, _ edits: DocumentEdit...) throws -> String {
    var document = try DocumentText(text)
    for edit in edits { try document.apply(edit) }
    return document.text
  }

  private func path(_ text: String) throws -> ValuePath { try #require(ValuePath(text)) }

  @Test func `A value is replaced, and nothing else`() throws {
    let text = "{ // one\n  a: 1.50, /* two */ b: [1, 2,], }\n"
    try expectEqual(
      edited(text, .set(path("a"), .number(2))), "{ // one\n  a: 2, /* two */ b: [1, 2,], }\n")
    try expectEqual(
      edited(text, .set(path("b[1]"), .object([.init("c", .string("d"))]))),
      "{ // one\n  a: 1.50, /* two */ b: [1, { \"c\": \"d\" },], }\n")
  }

  @Test func `A key is added at the end, in the way of its neighbours`() throws {
    let added = try path("z")
    try expectEqual(edited("{}", .set(added, .number(1))), "{ \"z\": 1 }")
    try expectEqual(edited("{ a: 1 }", .set(added, .number(1))), "{ a: 1, z: 1 }")
    try expectEqual(edited("{\"a\": 1, }", .set(added, .number(1))), "{\"a\": 1, \"z\": 1, }")
    try expectEqual(
      edited("{\n  a: 1 // one\n}", .set(added, .number(2))), "{\n  a: 1, // one\n  z: 2\n}")
    try expectEqual(
      edited("{\n  a: 1, // one\n}", .set(added, .number(2))), "{\n  a: 1, // one\n  z: 2,\n}")
    try expectEqual(edited("{ a: 1 }", .set(path(#"["x y"]"#), .null)), "{ a: 1, \"x y\": null }")
    try expectEqual(edited("{ a: {} }", .set(path("a.b"), .null)), "{ a: { b: null } }")
  }

  @Test func `An element is inserted before another, or at the end`() throws {
    try expectEqual(edited("[1, 2]", .insert(path("[0]"), .number(0))), "[0, 1, 2]")
    try expectEqual(edited("[1, 2]", .insert(path("[2]"), .number(3))), "[1, 2, 3]")
    try expectEqual(edited("[ ]", .insert(path("[0]"), .number(3))), "[3 ]")
    try expectEqual(
      edited("[\n  1, // one\n  2\n]", .insert(path("[1]"), .number(9))),
      "[\n  1, // one\n  9,\n  2\n]")
    try expectEqual(
      edited("[\n  1,\n  2 // two\n]", .insert(path("[2]"), .number(3))),
      "[\n  1,\n  2, // two\n  3\n]")
  }

  @Test func `What is removed takes its comma along, and no comment`() throws {
    try expectEqual(edited("[1, 2, 3]", .remove(path("[0]"))), "[2, 3]")
    try expectEqual(edited("[1, 2, 3]", .remove(path("[2]"))), "[1, 2]")
    try expectEqual(edited("[1, 2, 3,]", .remove(path("[2]"))), "[1, 2, ]")
    try expectEqual(edited("[1]", .remove(path("[0]"))), "[]")
    try expectEqual(
      edited("{\n  a: 1,\n  b: 2, // two\n  c: 3\n}", .remove(path("b"))),
      "{\n  a: 1,\n  // two\n  c: 3\n}")
    try expectEqual(edited("{\n  a: 1,\n  b: 2\n}", .remove(path("a"))), "{\n  b: 2\n}")
    try expectEqual(edited("[1 /* one */, 2]", .remove(path("[0]"))), "[ /* one */ 2]")
  }

  @Test func `What is moved keeps its comments`() throws {
    try expectEqual(
      edited("[[1, { a: /* b */ 2 }], []]", .move(path("[0][1]"), to: path("[1][0]"))),
      "[[1], [{ a: /* b */ 2 }]]")
    try expectEqual(edited("[1, 2, 3]", .move(path("[0]"), to: path("[2]"))), "[2, 3, 1]")
  }

  @Test(arguments: ["\r\n", "\r", "\n"])
  func `New lines end as their neighbours do`(lineBreak: String) throws {
    func lines(_ text: String) -> String { text.replacing("\n", with: lineBreak) }
    let list = lines("[\n  1, // one\n  2\n]\n")
    try expectEqual(
      edited(list, .insert(path("[1]"), .number(9))), lines("[\n  1, // one\n  9,\n  2\n]\n"))
    try expectEqual(
      edited(list, .insert(path("[2]"), .number(3))), lines("[\n  1, // one\n  2,\n  3\n]\n"))
    let object = lines("{\n  a: 1,\n  b: 2\n}")
    try expectEqual(edited(object, .remove(path("a"))), lines("{\n  b: 2\n}"))
    try expectEqual(
      edited(object, .set(path("c"), .null)), lines("{\n  a: 1,\n  b: 2,\n  c: null\n}"))
    let long = JSONValue.array((0..<40).map { .string("value \($0)") })
    for key in ["a", "z"] {
      let before = try edited(
        lines("{ a: 1,\n}").replacing(lineBreak, with: "\n"), .set(path(key), long))
      expectContains(before, "\n")
      try expectEqual(edited(lines("{ a: 1,\n}"), .set(path(key), long)), lines(before))
    }
  }

  @Test func `An edit that is not possible changes nothing`() throws {
    let text = "{ a: [1], b: 2 }"
    var document = try DocumentText(text)
    let edits: [DocumentEdit] = [
      .set(try path("c.d"), .null), .set(try path("a[5]"), .null), .insert(try path("a[2]"), .null),
      .insert(try path("b[0]"), .null), .remove(try path("c")), .remove(ValuePath()),
      .remove(try path("a[1]")), .move(try path("a[0]"), to: try path("b[0]")),
      .move(try path("a[3]"), to: try path("a[0]")),
    ]
    for edit in edits {
      #expect(throws: DocumentEditFailure.self) { try document.apply(edit) }
      expectEqual(document.text, text)
    }
    #expect(throws: DocumentEditFailure.self) {
      try document.splice([TextSplice(0..<1, [])])
    }
    expectEqual(document.text, text)
  }

  /// The edit, done to values in place of a text.
  private func model(
    _ value: JSONValue, _ path: ArraySlice<ValuePath.Component>, _ edit: DocumentEdit
  )
    -> JSONValue
  {
    guard let first = path.first else { return value }
    let isLast = path.count == 1
    switch (first, value) {
    case (.key(let key), .object(var members)):
      let index = members.firstIndex { $0.key == key }
      switch (edit, index) {
      case (.set(_, let new), nil) where isLast: members.append(.init(key, new))
      case (.set(_, let new), let index?) where isLast: members[index].value = new
      case (.remove, let index?) where isLast: members.remove(at: index)
      case (_, let index?):
        members[index].value = model(members[index].value, path.dropFirst(), edit)
      default: break
      }
      return .object(members)
    case (.index(let index), .array(var elements)):
      switch edit {
      case .insert(_, let new) where isLast: elements.insert(new, at: index)
      case .set(_, let new) where isLast: elements[index] = new
      case .remove where isLast: elements.remove(at: index)
      default: elements[index] = model(elements[index], path.dropFirst(), edit)
      }
      return .array(elements)
    default: return value
    }
  }

  /// The values that a document has after an edit.
  private func values(of document: DocumentText, after edit: DocumentEdit) -> JSONValue {
    let before = document.value.plain
    switch edit {
    case .set(let path, _), .insert(let path, _), .remove(let path):
      return model(before, path.components[...], edit)
    case .move(let path, let target):
      guard let moved = document.value[path]?.plain else { return before }
      let rest = model(before, path.components[...], .remove(path))
      return model(rest, target.components[...], .insert(target, moved))
    }
  }

  /// The paths behind the last element of each list of a value.
  private func ends(of value: LocatedValue, at path: ValuePath = ValuePath()) -> [ValuePath] {
    switch value.content {
    case .object(let members):
      return members.flatMap { ends(of: $0.value, at: path.appending($0.key)) }
    case .array(let elements):
      return [path.appending(elements.count)]
        + elements.enumerated().flatMap { ends(of: $1, at: path.appending($0)) }
    default: return []
    }
  }

  /// A move of an element to any list that is there without it; nil without a list.
  private func randomMove(
    of path: ValuePath, in document: DocumentText, _ random: inout SplitMix64
  ) -> DocumentEdit? {
    var rest = document
    guard (try? rest.apply(.remove(path))) != nil else { return nil }
    let ends = ends(of: rest.value)
    guard !ends.isEmpty else { return nil }
    let end = random.pick(ends)
    guard case .index(let count)? = end.components.last, let list = end.parent else { return nil }
    return .move(path, to: list.appending(random.next(below: count + 1)))
  }

  /// A path to a value of a document, and an edit of it.
  private func randomEdit(of document: DocumentText, _ random: inout SplitMix64) -> DocumentEdit {
    var value = document.value
    var path = ValuePath()
    while true {
      let count = value.members.count + value.elements.count
      if count == 0 || !path.components.isEmpty && random.once(in: 3) { break }
      let index = random.next(below: count)
      if case .object(let members) = value.content {
        path = path.appending(members[index].key)
        value = members[index].value
      } else {
        path = path.appending(index)
        value = value.elements[index]
      }
    }
    let new = random.pick([
      JSONValue.number(0.5), .string("a // b, }"), .array([.number(1), .null]),
      .object([.init("x", .array([])), .init("y z", .string("\"'"))]),
    ])
    switch (random.next(below: 5), value.content) {
    case (0, .object(let members)):
      let key = random.pick(["n", "m", "with blank"])
      guard members.count < 8, !members.contains(where: { $0.key == key }) else { break }
      return .set(path.appending(key), new)
    case (1, .array(let elements)) where elements.count < 8:
      return .insert(path.appending(random.next(below: elements.count + 1)), new)
    case (2, _) where !path.components.isEmpty: return .remove(path)
    case (3, _):
      guard case .index? = path.components.last,
        let move = randomMove(of: path, in: document, &random)
      else { break }
      return move
    default: break
    }
    return path.components.isEmpty ? .set(path.appending("n"), new) : .set(path, new)
  }

  private static let comments = [
    "// document", "/* in */", "// after a", "/* last */", "// before h", "/* no comma */",
    "// end",
  ]

  /// The bytes of the value that goes with an edit, with its comments.
  private func lostRange(_ edit: DocumentEdit, of document: DocumentText) -> Range<Int> {
    switch edit {
    case .set(let path, _), .remove(let path): document.value[path]?.range ?? 0..<0
    case .insert, .move: 0..<0
    }
  }

  @Test func `Random edits change one value, keep comments, and are taken back to the byte`() throws
  {
    let seeds = [
      """
      { // document
        a: [1, /* in */ 2, { b: 'c' }, ], // after a
        'd e': { f: null, g: [ ], /* last */ },

        // before h
        h: 0x1F /* no comma */
      } // end

      """,
      "{\"a\": [1, {\"b\": [true, \"/* no comment */\"]}], \"c\": {\n\t\"d\": 1\n}}",
    ]
    for (number, seed) in seeds.enumerated() {
      var random = SplitMix64(seed: UInt64(number))
      var document = try DocumentText(seed)
      let isStrict = number == 1
      for step in 0..<HistorySeeds.steps(usualCount: 1_000) {
        if step.isMultiple(of: 25) { document = try DocumentText(seed) }
        let before = document
        let edit = randomEdit(of: document, &random)
        let inverses = try document.apply(edit).inverses
        let expected = values(of: before, after: edit)
        expectEqual(document.value.plain, expected, "\(before.text)\n\(edit)\n\(document.text)")
        let lost = lostRange(edit, of: before)
        for comment in Self.comments where !isStrict {
          let isKept = before.range(of: comment).map { !lost.contains($0.lowerBound) } ?? false
          expectEqual(document.text.contains(comment), isKept, "\(before.text)\n\(edit)")
        }
        if isStrict {
          #expect(throws: Never.self) {
            try JSONSerialization.jsonObject(with: Data(document.bytes))
          }
        }
        var back = document
        try back.splice(inverses)
        expectEqual(back.bytes, before.bytes, "\(edit)")
        guard document.value.plain == expected, back.bytes == before.bytes else { return }
      }
    }
  }
}

extension DocumentText {
  /// The bytes of a word of the text; nil for one that is not there.
  fileprivate func range(of word: String) -> Range<Int>? {
    guard let found = text.range(of: word) else { return nil }
    let start = text.utf8.distance(from: text.startIndex, to: found.lowerBound)
    return start..<start + word.utf8.count
  }
}
