// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import LayoutDocuments
import Testing

@testable import Workbench

@Suite("The fields of a document")
struct FieldTests {
  private func members(_ value: JSONValue?) -> [String: JSONValue] {
    guard case .object(let members)? = value else { return [:] }
    return Dictionary(uniqueKeysWithValues: members.map { ($0.key, $0.value) })
  }

  @Test func `Every object of the table of keys has its fields in the catalogue`() throws {
    let objects = members(members(FormCatalogue.json)["objects"])
    for name in ["item", "group", "section", "look", "dataItem", "flowLayout", "film", "anchor"] {
      guard case .array(let keys)? = objects[name] else {
        Issue.record("No object '\(name)'")
        continue
      }
      expectNotEmpty(keys)
      for key in keys {
        let fields = members(key)
        expect(fields["help"] != nil && fields["form"] != nil, "\(name)")
      }
    }
    expectLacks(objects.values, .null)
  }

  @Test func `Names in the catalogue lead to forms`() throws {
    let catalogue = members(FormCatalogue.json)
    let (objects, forms) = (members(catalogue["objects"]), members(catalogue["forms"]))
    var count = 0
    func visit(_ value: JSONValue) {
      let fields = members(value)
      if case .string(let name)? = fields["name"] {
        switch fields["type"] {
        case .string("form")?:
          count += 1
          expect(forms[name] != nil && forms[name] != .null, "\(name)")
        case .string("object")?: expectNotNil(objects[name], "\(name)")
        default: break
        }
      }
      fields.values.forEach(visit)
      if case .array(let elements) = value { elements.forEach(visit) }
    }
    visit(FormCatalogue.json)
    expectGreater(count, 20)
  }

  @Test func `The fields of an item are its keys without its badges`() throws {
    let document = EditedDocument(try Documents.text("badges"))
    let value = try #require(document.reading.value)
    let path = try Documents.path("layout.section.group.items[0]")
    let fields = try #require(FieldValues(at: path, in: value))
    expectEqual(fields.object, "item")
    expectEqual(Set(members(fields.value).keys), ["width", "height", "contentInsets"])
    expectNil(FieldValues(at: try Documents.path("layout.section.nothing"), in: value))
  }

  @Test func `UTF-16 units and bytes lead to each other`() {
    let text = "aé😀\n"
    let bytes = Array(text.utf8)
    for (units, index) in zip(0..., text.unicodeScalars.indices) {
      let offset = text.utf8.distance(from: text.startIndex, to: index)
      let unit = text.utf16.distance(from: text.startIndex, to: index)
      expectEqual(TextUnits.units(before: offset, in: bytes), unit, "\(units)")
      expectEqual(TextUnits.offset(ofUnit: unit, in: bytes), offset)
    }
    expectNil(TextUnits.offset(ofUnit: 3, in: bytes))
    expectEqual(TextUnits.offset(ofUnit: 5, in: bytes), bytes.count)
    expectNil(TextUnits.offset(ofUnit: 6, in: bytes))
  }
}
