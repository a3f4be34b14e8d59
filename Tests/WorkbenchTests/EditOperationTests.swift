// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import LayoutDocuments
import Testing
import Workbench

@Suite("Operations on a document")
struct EditOperationTests {
  private func edited(_ name: String, _ operations: EditOperation...) throws -> EditedDocument {
    var document = EditedDocument(try Documents.text(name))
    _ = try document.edit(operations, label: "Edit")
    return document
  }

  private let items = ValuePath([.key("layout"), .key("section"), .key("group"), .key("items")])

  @Test func `A value is inserted into a list, also where its key is missing`() throws {
    let item = items.appending(0)
    let badges = item.appending("supplementaryItems")
    let value = try #require(
      EditedDocument(Documents.text("badges")).plain(badges.appending(0).description))
    let document = try edited("grid", .insert(badges.appending(0), value))
    expectEqual(document.plain(badges.description), .array([value]))
  }

  @Test func `A copy follows its element, with its comments`() throws {
    var document = EditedDocument(
      try Documents.text("grid").replacing("items: [{", with: "items: [{ /* one */"))
    _ = try document.edit([.duplicate(items.appending(0))], label: "Duplicate")
    expectEqual(document.text.split(separator: "/* one */").count, 3)
    expectEqual(
      document.plain(items.appending(0).description), document.plain(items.appending(1).description)
    )
  }

  @Test func `A group goes with its last item`() throws {
    let document = try edited(
      "nested-groups", .remove(items.appending(1).appending("items").appending(0)))
    expectEqual(document.reading.value?[items]?.elements.count, 1)
  }

  @Test func `The only group of a section stays`() throws {
    var document = EditedDocument(try Documents.text("grid"))
    do throws(EditRefusal) {
      _ = try document.edit([.remove(items.appending(0))], label: "Remove")
      Issue.record("Removed")
    } catch { expectEqual(error.description, "The only group of a section cannot be removed.") }
  }

  @Test func `An item moves out of its group, and a group without items goes`() throws {
    let document = try edited(
      "nested-groups",
      .move(items.appending(1).appending("items").appending(0), to: items.appending(2)))
    expectEqual(document.reading.value?[items]?.elements.count, 2)
    expectNil(document.plain(items.appending(1).appending("group").description))
  }

  @Test func `A group around an item has its size, and the item fills it`() throws {
    let document = try edited("nested-groups", .wrap(items.appending(0), .vertical))
    let group = items.appending(0)
    expectEqual(document.plain("\(group).group"), .string("vertical"))
    expectEqual(document.plain("\(group).width.fractionalWidth"), .number(0.7))
    expectEqual(document.plain("\(group).items[0].width.fractionalWidth"), .number(1))
    expectEqual(document.plain("\(group).items[0].contentInsets"), .number(10))
  }

  @Test func `What is wrapped and unwrapped is what it was`() throws {
    for (name, path) in [
      ("nested-groups", items.appending(0)), ("nested-groups", items.appending(1)),
      ("grid", items), ("badges", items.appending(0)),
    ] {
      let before = EditedDocument(try Documents.text(name))
      let path = path == items ? try #require(items.parent) : path
      for arrangement in [EditOperation.Arrangement.horizontal, .vertical] {
        let after = try edited(name, .wrap(path, arrangement), .unwrap(path))
        expectEqual(after.document, before.document, "\(name) \(path)")
      }
    }
  }

  @Test func `Shares of a group become shares of what it is in`() throws {
    let document = try edited("nested-groups", .unwrap(items.appending(1)))
    let item = items.appending(1)
    expectEqual(document.plain("\(item).width.fractionalWidth"), .number(0.3))
    expectEqual(document.plain("\(item).height.fractionalHeight"), .number(0.3))
  }

  @Test func `Paths that lead nowhere are refused`() throws {
    let nowhere = try Documents.path("layout.section.group.items[9]")
    for operation in [
      EditOperation.remove(nowhere), .duplicate(nowhere), .wrap(nowhere, .vertical),
      .unwrap(nowhere), .move(nowhere, to: items.appending(0)), .set(nowhere, .null),
      .insert(nowhere, .null), .unwrap(ValuePath()), .remove(ValuePath()),
    ] {
      var document = EditedDocument(try Documents.text("grid"))
      #expect(throws: EditRefusal.self, "\(operation)") {
        _ = try document.edit([operation], label: "Edit")
      }
      expectEqual(document.revision, 0)
    }
  }
}
