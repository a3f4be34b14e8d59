// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import DocumentScreens
import Expectations
import Foundation
import LayoutDocuments
import Testing
import UIKit

/// Edits in the view that is there.
@MainActor @Suite("Edits of documents") struct DocumentEditTests {
  @Test func `An edit of a length keeps the layout and its cells`() throws {
    var document = try Stage.document("grid")
    let stage = Stage(document)
    let (layout, cell) = (
      stage.view.collectionViewLayout, stage.view.cellForItem(at: IndexPath(item: 0, section: 0))
    )
    document.changeGroup { $0.item.height = .points(50) }
    stage.controller.update(to: document)
    stage.window.layoutIfNeeded()
    expectEqual(stage.cells([6])[0][5], [0, 50, 78, 50])
    expectSame(stage.view.collectionViewLayout, layout)
    expectSame(stage.view.cellForItem(at: IndexPath(item: 0, section: 0)), cell)
  }

  @Test func `An axis that becomes estimated has the size that the document says`() throws {
    func text(_ width: String) -> String {
      """
      { version: 1, data: { sections: [{ count: 2, each: { size: [60, 44] } }] },
        layout: { type: "compositional", section: { group: { group: "vertical", width: 300,
          height: 100, items: [{ width: \(width), height: { estimated: 30 } }] } } } }
      """
    }
    let stage = Stage(try Stage.read(text("{ fractionalWidth: 0.5 }")))
    expectEqual(stage.cells([2]), [[[0, 0, 150, 44], [0, 44, 150, 44]]])
    stage.controller.update(to: try Stage.read(text("{ estimated: 20 }")))
    stage.window.layoutIfNeeded()
    expectEqual(stage.cells([2]), [[[0, 0, 60, 44], [0, 44, 60, 44]]])
  }

  @Test(arguments: [
    ("width: { estimated: 20 }, height: 90", "width: 40, height: { estimated: 20 }"),
    ("width: 300, height: { estimated: 20 }", "width: 70, height: { estimated: 20 }"),
  ])
  func `A text is measured again in another layout`(old: String, new: String) throws {
    func text(_ size: String) -> String {
      """
      { version: 1, looks: { cell: { type: "label", lines: 0 } },
        data: { sections: [{ count: 2, each: { title: "A title of several words" } }] },
        layout: { type: "compositional", section: { group: { group: "vertical", width: 300,
          height: 400, items: [{ \(size) }] } } } }
      """
    }
    let stage = Stage(try Stage.read(text(old)))
    stage.controller.update(to: try Stage.read(text(new)))
    stage.window.layoutIfNeeded()
    expectEqual(stage.cells([2]), Stage(try Stage.read(text(new))).cells([2]))
  }

  @Test func `A header that stays takes another size`() throws {
    func text(_ height: Double) -> String {
      """
      { version: 1, data: { sections: [{ count: 1, sizes: { header: [50, \(height)] } }] },
        layout: { type: "compositional", section: {
          group: { group: "vertical", width: 300, height: 40, items: [{ width: 90, height: 40 }] },
          boundaryItems: [{ kind: "header", width: 90, height: { estimated: 10 },
            alignment: "top" }] } } }
      """
    }
    let stage = Stage(try Stage.read(text(20)))
    expectEqual(stage.cells([1]), [[[0, 20, 90, 40]]])
    stage.controller.update(to: try Stage.read(text(35)))
    stage.window.layoutIfNeeded()
    expectEqual(stage.supplementary("header", 0, 0)[3], 35)
    expectEqual(stage.cells([1]), [[[0, 35, 90, 40]]])
  }

  /// Scrolled to the end and back, the elements there were measured, and are out of sight.
  @Test(arguments: ["header: [50, 35]", "footer: [50, 35]", ""], ["size: [30, 70]", ""])
  func `Elements out of sight that change are as large as new ones`(
    header: String, cell: String
  ) throws {
    func document(_ header: String, _ cell: String) throws -> LayoutDocument {
      try Stage.read(
        """
        { version: 1, looks: { cell: { type: "label", text: "title" }, header: { type: "empty" } },
          data: { sections: [
            { count: 20, each: { size: [30, 60] } },
            { count: 3, each: { \(cell) }, sizes: { \(header) } }, { count: 2 } ] },
          layout: { type: "compositional", section: {
            group: { group: "vertical", width: 300, height: { estimated: 60 },
              items: [{ width: 90, height: { estimated: 60 } }] },
            boundaryItems: [
              { kind: "header", width: 90, height: { estimated: 10 }, alignment: "top" },
              { kind: "footer", width: 90, height: { estimated: 10 }, alignment: "bottom" }] } } }
        """)
    }
    func atTheEnd(_ stage: Stage) -> String {
      // What comes into sight is measured, and moves the end.
      for _ in 0..<4 {
        stage.view.contentOffset.y = stage.view.contentSize.height - 844
        stage.window.layoutIfNeeded()
      }
      return stage.tree
    }
    let stage = Stage(try document("header: [50, 20], footer: [50, 20]", "size: [30, 20]"))
    _ = atTheEnd(stage)
    stage.view.contentOffset = .zero
    stage.window.layoutIfNeeded()
    stage.controller.update(to: try document(header, cell))
    stage.window.layoutIfNeeded()
    expectEqual(atTheEnd(stage), atTheEnd(Stage(try document(header, cell))))
  }

  /// Pictures that are missing and backgrounds have no size of their own.
  @Test(arguments: ["empty", "image", "symbol", "label"], ["list", "compositional", "flow"])
  func `An element whose size is no longer given is as large as a new one`(
    look: String, layout: String
  ) throws {
    let layouts = [
      "list": """
      type: "list", appearance: "plain", headerMode: "supplementary"
      """,
      "compositional": """
      type: "compositional", section: {
        group: { group: "vertical", width: 300, height: { estimated: 60 },
          items: [{ width: 90, height: { estimated: 60 } }] },
        boundaryItems: [{ kind: "header", width: 90, height: { estimated: 10 },
          alignment: "top" }] }
      """,
      "flow": """
      type: "flow", estimatedItemSize: [60, 30], itemSize: [70, 50]
      """,
    ]
    func document(_ size: String) throws -> LayoutDocument {
      let header = size.isEmpty ? "" : "sizes: { header: [50, 35] },"
      return try Stage.read(
        """
        { version: 1, looks: { cell: { type: "\(look)" }, header: { type: "\(look)" } },
          data: { sections: [{ count: 3, \(header) each: { \(size) } }] },
          layout: { \(try #require(layouts[layout])) } }
        """)
    }
    let stage = Stage(try document("size: [30, 20]"))
    let path = IndexPath(item: 1, section: 0)
    let cell = stage.view.cellForItem(at: path)
    stage.controller.select([LayoutDocument.ItemPath(section: 0, item: 1)])
    stage.controller.update(to: try document(""))
    stage.window.layoutIfNeeded()
    #expect(stage.frames == Stage(try document("")).frames)
    #expect(stage.view.cellForItem(at: path) === cell)
    #expect(stage.view.indexPathsForSelectedItems == [path])
  }

  @Test func `Rows take the looks of another list`() throws {
    func text(_ list: String) -> String {
      """
      { version: 1, data: { sections: [{ items: ["First", "Second"] }] },
        layout: { type: "list", \(list) } }
      """
    }
    let lists = [
      "appearance: \"plain\"",
      "appearance: \"insetGrouped\", headerMode: \"firstItemInSection\"",
      "appearance: \"sidebar\"",
    ]
    let stage = Stage(try Stage.read(text(lists[0])))
    for list in lists.dropFirst() + lists.prefix(1) {
      let document = try Stage.read(text(list))
      stage.controller.update(to: document)
      stage.window.layoutIfNeeded()
      expectEqual(stage.tree, Stage(document).tree, "\(list)")
    }
  }

  @Test func `Another type of layout takes the place of the one before`() throws {
    var document = try Stage.document("grid")
    let stage = Stage(document)
    for other in ["flow", "groceries", "frames", "grid"] {
      document.layout = try Stage.document(other).layout
      stage.controller.update(to: document)
      stage.window.layoutIfNeeded()
      expectEqual(stage.frames, Stage(document).frames, "\(other)")
    }
  }

  @Test func `Every document can become every other one`() throws {
    let names = ["grid", "nested-groups", "badges", "adaptive-grid", "flow", "groceries"]
    for first in names {
      for second in names where second != first {
        let stage = try Stage(first)
        let document = try Stage.document(second)
        stage.controller.update(to: document)
        stage.window.layoutIfNeeded()
        expectEqual(stage.tree, Stage(document).tree, "\(first) to \(second)")
      }
    }
  }

  @Test func `Cells are of the variant that the layout has beside content insets`() throws {
    var document = try Stage.read(
      """
      { version: 1, data: { sections: [{ count: 2 }] },
        layout: { type: "compositional", section: {
          group: { group: "horizontal", width: { fractionalWidth: 1 }, height: 50,
            items: [{ width: { fractionalWidth: 1 }, height: { fractionalHeight: 1 } }] },
          variants: [{ when: { widthAbove: 300 }, list: { appearance: "plain" } }] } } }
      """)
    let stage = Stage(document)
    let first = stage.view.cellForItem(at: IndexPath(item: 0, section: 0))
    expect(first, is: UICollectionViewListCell.self)
    stage.view.contentInset.left = 200
    stage.window.layoutIfNeeded()
    document.data.sections[0].items = .numbered(3)
    stage.controller.update(to: document)
    stage.window.layoutIfNeeded()
    let last = try #require(stage.view.cellForItem(at: IndexPath(item: 2, section: 0)))
    expectEqual(last.frame.size, CGSize(width: 190, height: 50))
    expect(!(last is UICollectionViewListCell))
  }

  @Test func `An edit of data changes cells, badges and headers`() throws {
    var document = try Stage.document("badges")
    let stage = Stage(document)
    document.data.sections[0].each.badge = LayoutDocument.Cycle("7")
    document.data.sections[0].each.title = LayoutDocument.Cycle(["a", "b"])
    document.data.sections[0].items = .numbered(4)
    stage.controller.update(to: document)
    stage.window.layoutIfNeeded()
    expectEqual(stage.tree, Stage(document).tree)
    expectContains(stage.tree, "\"7\"")
    expectContains(stage.tree, "\"b\"")
  }

  @Test func `An edit of looks changes what cells show`() throws {
    var document = try Stage.document("grid")
    let stage = Stage(document)
    document.looks["cell"] = LayoutDocument.Look()
    document.looks["cell"]?.text = .path
    stage.controller.update(to: document)
    stage.window.layoutIfNeeded()
    expectContains(stage.tree, "\"0, 4\"")
  }

  @Test func `Identifiers that are equal do not stop the program`() throws {
    var document = try Stage.document("grid")
    var item = LayoutDocument.DataItem()
    item.id = "same"
    document.data.sections = [
      LayoutDocument.DataSection(.listed([item, item])),
      LayoutDocument.DataSection(.listed([item])),
    ]
    document.data.sections[0].id = "1"
    expectEqual(Stage(document).view.numberOfItems(inSection: 0), 2)
  }
}

extension LayoutDocument {
  /// Changes the group of the only section.
  mutating func changeGroup(_ change: (inout Group) -> Void) {
    guard case .compositional(var layout) = layout, case .all(var section) = layout.sections,
      var group = section.keys.group
    else { return }
    change(&group)
    section.keys.group = group
    layout.sections = .all(section)
    self.layout = .compositional(layout)
  }
}
