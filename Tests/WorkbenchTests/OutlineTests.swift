// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import LayoutDocuments
import Testing

@testable import Workbench

@Suite("The outline of a document")
struct OutlineTests {
  @Test func `Rows are the objects that have fields of their own`() throws {
    let document = EditedDocument(try Documents.text("nested-groups"))
    let outline = DocumentOutline(of: try #require(document.reading.value))
    let lines = outline.rows.map {
      String(repeating: "  ", count: $0.level - 1) + "\($0.title) | \($0.detail)"
    }
    expectEqual(
      lines,
      [
        "document | nested-groups", "  compositional layout | ", "    section | ",
        "      group | row 100%w × 40%h", "        item | 70%w × 100%h",
        "        group | column 30%w × 100%h × 2", "          item | 100%w × 30%h", "  data | ",
        "    section 0 | × 100",
      ])
  }

  @Test func `Every row has fields, and leads to a value`() throws {
    for (file, text) in Documents.texts {
      let value = try #require(EditedDocument(text).reading.value)
      let rows = DocumentOutline(of: value).rows
      expect(!rows.isEmpty && Set(rows.map(\.path)).count == rows.count, "\(file)")
      for row in rows { expectNotNil(FieldValues(at: row.path, in: value), "\(row.path)") }
    }
  }

  @Test func `Offered actions are carried out, and the selection is there afterwards`() throws {
    for (file, text) in Documents.texts {
      let document = EditedDocument(text)
      let value = try #require(document.reading.value)
      for row in DocumentOutline(of: value).rows.prefix(12) {
        for action in document.actions(at: row.path) where action.refusal == nil {
          var copy = document
          _ = try copy.edit(action.operations, label: action.label)
          let value = try #require(copy.reading.value)
          expectEqual(
            value.nearestRow(to: action.selection), action.selection,
            "\(file) \(row.path) \(action.label)")
        }
      }
    }
  }

  @Test func `What cannot be done is refused with the reason`() throws {
    let document = EditedDocument(try Documents.text("grid"))
    let group = try Documents.path("layout.section.group")
    let remove = try #require(document.actions(at: group).first { $0.name == "remove" })
    expectEqual(remove.refusal, "The only group of a section cannot be removed.")
  }

  @Test func `Additions are what is allowed there`() throws {
    let document = EditedDocument(try Documents.text("grid"))
    func added(_ path: String) throws -> [String] {
      document.actions(at: try Documents.path(path)).filter { $0.name == "add" }.map(\.label)
    }
    try expectEqual(added("layout.section.group.items[0]"), ["Add badge"])
    try expectEqual(added("layout.section.group"), ["Add badge", "Add group", "Add item"])
    try expectEqual(added("layout.section"), ["Add header", "Add background", "Add variant"])
    try expectEqual(
      added(""),
      [
        "Add picture", "Add look 'cell'", "Add look 'header'", "Add look 'footer'",
        "Add look 'badge'", "Add film",
      ])
    expectAll(document.actions(at: ValuePath()), where: { $0.name == "add" })
  }

  @Test func `A list shows its first hundred elements`() throws {
    let titles = (0..<300).map { "\"\($0)\"" }.joined(separator: ",")
    let document = EditedDocument(
      "{ version: 1, layout: { type: \"flow\" }, data: { sections: [{ items: [\(titles)] }] } }")
    let rows = DocumentOutline(of: try #require(document.reading.value)).rows
    expect(rows.count == 104 && rows[103].detail == "99")
  }
}
