// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ChildProcesses
import Expectations
import Foundation
import Geometry
import LayoutDocuments
import RandomDocuments
import SeededRandom
import Testing
import WaitingSuites

@Suite("The schema of documents", .waitsForProcesses)
struct SchemaTests {
  private static let file = Corpus.folder.deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .appendingPathComponent("Sources/6-Tools/LayoutDocuments/layout-document.schema.json")

  @Test func `The copy in the repository is the schema`() throws {
    if ProcessInfo.processInfo.environment["RECORD_SCHEMA"] != nil {
      try DocumentSchema.text.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    let copy = try String(contentsOf: Self.file, encoding: .utf8)
    expectEqual(
      copy, DocumentSchema.text,
      "Run RECORD_SCHEMA=1 swift test --disable-xctest --filter SchemaTests")
  }

  @Test func `The page of the keys is made of the same table, and its document is one`() throws {
    let page = Self.file.deletingLastPathComponent().appendingPathComponent(
      "../../5-Faces/UIKit/UIKit.docc/Articles/Keys-of-layout-documents.md")
    if ProcessInfo.processInfo.environment["RECORD_SCHEMA"] != nil {
      try KeyReference.text.write(to: page, atomically: true, encoding: .utf8)
    }
    expectEqual(
      try String(contentsOf: page, encoding: .utf8), KeyReference.text,
      "Run RECORD_SCHEMA=1 swift test --disable-xctest --filter SchemaTests")
    let reading = DocumentReading(Array(KeyReference.gridWithHeaders.utf8))
    expectEqual(reading.problems.map(\.message), [])
    expectContains(KeyReference.text, KeyReference.gridWithHeaders)
    // Every object of the schema with keys of its own has a section, and every link leads to one.
    let sections = KeyReference.text.matches(of: /\n## ([a-zA-Z]+)\n/).map { String($0.1) }
    expectEqual(Set(sections).count, sections.count)
    for match in KeyReference.text.matches(of: /\]\(#([a-zA-Z]+)\)/) {
      expectContains(sections, String(match.1))
    }
  }

  @Test func `Every key has a sentence, and an example that the reader takes`() throws {
    var count = 0
    for (name, definition) in try Self.objects() {
      for property in definition.members {
        count += 1
        guard case .string(let help)? = property.value.member("description")?.content else {
          Issue.record("\(name).\(property.key) has no description")
          continue
        }
        expect(help.hasSuffix(".") && help.count > 8, "\(name).\(property.key)")
        expectEqual(property.value.member("examples")?.elements.count, 1, "\(name).\(property.key)")
      }
    }
    expectGreater(count, 150)
  }

  @Test func `Every key stands in a document of the corpus`() throws {
    let corpus = try Corpus.documents.map { try LocatedValue(parsing: $0.text) }
    var used: Set<String> = []
    func collect(_ value: LocatedValue) {
      for member in value.members {
        used.insert(member.key)
        collect(member.value)
      }
      value.elements.forEach(collect)
    }
    corpus.forEach(collect)
    for (name, definition) in try Self.objects() {
      for property in definition.members where !used.contains(property.key) {
        Issue.record("No document of the corpus has \(name).\(property.key)")
      }
    }
  }

  @Test func `A key with one letter changed is suggested`() throws {
    for (name, definition) in try Self.objects() {
      let names = definition.members.map(\.key)
      for key in names where key.count > 3 {
        let changed = key.dropLast() + "q"
        // As near to "section", which is before it.
        if key == "sections", names.contains("section") { continue }
        expectEqual(NearMiss.name(near: String(changed), among: names), key, "\(name).\(changed)")
      }
    }
  }

  @Test func `Words of a name, swapped letters and another case are near`() {
    let names = ["interGroupSpacing", "contentInsets", "group", "zIndex"]
    expectEqual(NearMiss.name(near: "spacing", among: names), "interGroupSpacing")
    expectEqual(NearMiss.name(near: "group-spacing", among: names), "interGroupSpacing")
    expectEqual(NearMiss.name(near: "gruop", among: names), "group")
    expectEqual(NearMiss.name(near: "ZINDEX", among: names), "zIndex")
    expectNil(NearMiss.name(near: "width", among: names))
    expectNil(NearMiss.name(near: "", among: names))
    expectNil(NearMiss.name(near: String(repeating: "g", count: 10_000), among: names))
  }

  /// The objects of the schema with their properties.
  private static func objects() throws -> [(name: String, properties: LocatedValue)] {
    let schema = try LocatedValue(parsing: DocumentSchema.text)
    let definitions = try #require(schema.member("$defs")).value.members
      .compactMap { member in
        member.value.member("additionalProperties")?.value.content == .boolean(false)
          ? member.value.member("properties").map { (member.key, $0.value) } : nil
      }
    return [("document", try #require(schema.member("properties")).value)] + definitions
  }

  @Test func `A validator takes what the reader takes, and refuses what a schema can say`() throws {
    guard Python.hasModule("jsonschema") else {
      print("Skipped: Python's jsonschema is not installed (pip install jsonschema).")
      return
    }
    var good = try Corpus.documents.map { try LocatedValue(parsing: $0.text).plain }
    for seed in 1...40 as ClosedRange<UInt64> {
      var maker = RandomDocument(seed: seed)
      good.append(maker.document().json)
    }
    let bad = [
      #"{}"#, #"{ version: 2, layout: { type: "flow" }, data: { sections: [{ count: 1 }] } }"#,
      #"{ version: 1, layout: { type: "grid" }, data: { sections: [{ count: 1 }] } }"#,
      #"{ version: 1, layout: { type: "flow", itemsize: [1, 1] }, data: { sections: [{ count: 1 }] } }"#,
      #"{ version: 1, layout: { type: "flow", itemSize: [1] }, data: { sections: [{ count: 1 }] } }"#,
      #"{ version: 1, layout: { type: "flow" }, data: { sections: [{ count: 1, items: [] }] } }"#,
      #"{ version: 1, layout: { type: "flow" }, data: { sections: [{ count: 1.5 }] } }"#,
      #"{ version: 1, layout: { type: "list", appearance: "inset" }, data: { sections: [] } }"#,
      ##"{ version: 1, layout: { type: "flow" }, data: { sections: [{ count: 1 }] }, looks: { cell: { background: "#12" } } }"##,
    ].map { try? LocatedValue(parsing: $0).plain }
    let result = try Python.run(
      """
      import json, sys, jsonschema
      cases = json.load(sys.stdin)
      validator = jsonschema.Draft202012Validator
      validator.check_schema(cases["schema"])
      check = validator(cases["schema"])
      for name in ["good", "bad"]:
        for index, case in enumerate(cases[name]):
          errors = [error.json_path + " " + error.message[:120] for error in check.iter_errors(case)]
          if bool(errors) != (name == "bad"): print(name, index, errors)
      """,
      input: JSONValue.object([
        .init("schema", DocumentSchema.json), .init("good", .array(good)),
        .init("bad", .array(bad.map { $0 ?? JSONValue.null })),
      ]).compactText)
    expectEqual(result, "")
  }
}

extension LocatedValue {
  /// The value of a key; nil if there is none.
  fileprivate func member(_ key: String) -> LocatedValue? {
    let found: Member? = member(key)
    return found?.value
  }
}

/// The Python of the machine, for what only its packages do.
private enum Python {
  static func hasModule(_ name: String) -> Bool {
    (try? run("import \(name); print('yes')", input: "")) == "yes\n"
  }

  /// Runs a script and returns what it prints; errors count as text.
  static func run(_ script: String, input: String) throws -> String {
    let program = ChildProgram(
      ["/usr/bin/env", "python3", "-c", script], input: Data(input.utf8))
    let result = try program.run()
    return result.text + result.errors
  }
}
