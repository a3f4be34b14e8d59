// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import LayoutDocuments
import Testing

@testable import PlaygroundSession
@testable import Workbench

/// What the page says of the layout beside the field that it is about.
@Suite("Findings and problems on the page")
@MainActor
struct FindingTests {
  /// A document with one section of ten items.
  private func text(_ section: String) -> String {
    """
    { version: 1, layout: { type: "compositional", section: { \(section) } },
      data: { sections: [{ count: 10 }] } }
    """
  }

  private let wide = """
    group: { group: "horizontal", width: { fractionalWidth: 1 }, height: 44,
      items: [{ width: { fractionalWidth: 0.34 }, height: { fractionalHeight: 1 } }] }
    """
  private let width = "layout.section.group.items[0].width"

  @Test func `A finding names the field that it is about, and its repair is one edit`() throws {
    let page = try DocumentPage(text(wide))
    let insight = page.insight()
    expectEqual(insight?.member("findings")?.value.elements.count, 1)
    expectEqual(insight?.plain("findings[0].path"), .string(width))
    expectEqual(insight?.plain("findings[0].operation.op"), .string("set"))
    let value = try #require(insight?.plain("findings[0].operation.value"))
    expectEqual(value, .object([.init("fractionalWidth", .number(1.0 / 3))]))
    expect(page.set(width, value.compactText).hasFrame)
    expectEqual(page.insight()?.member("findings")?.value.elements.count, 0)
  }

  @Test func `A finding of a variant is in the variant`() throws {
    let page = try DocumentPage(
      text(
        """
        group: { group: "horizontal", width: { fractionalWidth: 1 }, height: 44,
          items: [{ width: { fractionalWidth: 0.5 }, height: { fractionalHeight: 1 } }] },
        variants: [{ when: { widthAbove: 300 }, \(wide) }]
        """))
    expectEqual(
      page.insight()?.plain("findings[0].path"),
      .string("layout.section.variants[0].group.items[0].width"))
  }

  @Test func `A repair of several values is described and not offered`() throws {
    let page = try DocumentPage(
      text(
        """
        group: { group: "horizontal", width: 300, height: 44, items: [
          { width: 180, height: { fractionalHeight: 1 } },
          { width: 180, height: { fractionalHeight: 1 } }] }
        """))
    let insight = page.insight()
    expectEqual(insight?.plain("findings[0].path"), .string("layout.section.group"))
    expectNil(insight?.plain("findings[0].operation"))
  }

  @Test func `An estimate that measures nothing is repaired at its item, and explained`() throws {
    let page = try DocumentPage(
      text(
        """
        group: { group: "horizontal", width: { fractionalWidth: 1 }, height: { estimated: 44 },
          items: [{ width: { fractionalWidth: 0.5 }, height: { fractionalHeight: 1 } }] }
        """))
    let item = "layout.section.group.items[0]"
    _ = page.places(of: item)
    let insight = page.insight()
    expectEqual(insight?.plain("findings[0].path"), .string("layout.section.group.height"))
    expectEqual(insight?.plain("findings[0].operation.path"), .string("\(item).height"))
    let lines = (insight?.member("explanation")?.value.elements ?? []).compactMap { line in
      if case .string(let text)? = line.plain("text") { text } else { nil }
    }
    expectContains(
      lines.joined(separator: "\n"),
      "44 = the estimate: no item is measured, all are fractions of the group")
    let value = try #require(insight?.plain("findings[0].operation.value"))
    expect(page.set("\(item).height", value.compactText).hasFrame)
    expectEqual(page.insight()?.member("findings")?.value.elements.count, 0)
  }

  @Test func `A badge that is cut off is found at its own description`() throws {
    let page = try DocumentPage(
      text(
        """
        group: { group: "horizontal", width: { fractionalWidth: 1 }, height: 80,
          items: [{ width: { fractionalWidth: 0.25 }, height: { fractionalHeight: 1 },
            supplementaryItems: [{ kind: "badge", width: 24, height: 24,
              anchor: { edges: ["top", "trailing"], fractionalOffset: [0.5, -0.5] } }] }] }
        """))
    expectEqual(
      page.insight()?.plain("findings[0].path"),
      .string("layout.section.group.items[0].supplementaryItems[0]"))
  }

  @Test func `The size of a flow item is where it was given`() throws {
    func path(_ layout: String, _ data: String) throws -> JSONValue? {
      let page = try DocumentPage(
        """
        { version: 1, layout: { type: "flow", \(layout) }, data: { sections: [{ \(data) }] } }
        """)
      return page.insight()?.plain("findings[0].path")
    }
    try expectEqual(path("itemSize: [500, 40]", "count: 3"), .string("layout.itemSize"))
    try expectEqual(
      path("itemSize: [50, 40]", "each: { size: [500, 40] }, count: 3"),
      .string("data.sections[0].each.size"))
    try expectEqual(
      path("itemSize: [50, 40]", "items: [\"a\", { title: \"b\", size: [500, 40] }]"),
      .string("data.sections[0].items[1].size"))
  }

  @Test func `The lines of an explanation lead to what they are about`() throws {
    let page = try DocumentPage(Documents.text("nested-groups"))
    _ = page.places(of: "layout.section.group.items[1].items[0]")
    let lines = try #require(page.insight()?.member("explanation")?.value.elements)
    func path(_ beginning: String) -> [JSONValue?] {
      lines.filter { line in
        guard case .string(let text)? = line.plain("text") else { return false }
        return text.trimmingPrefix { $0 == " " }.hasPrefix(beginning)
      }.map { $0.plain("path") }
    }
    let group = "layout.section.group"
    expectEqual(path("section 0"), [.string("layout.section")])
    expectEqual(path("group 1"), [.string(group)])
    expectEqual(path("group 2"), [.string("\(group).items[1]")])
    expectEqual(
      path("width"),
      ["\(group).width", "\(group).items[1].width", "\(group).items[1].items[0].width"].map {
        .string($0)
      })
    expectEqual(path("container"), [nil])
  }

  // MARK: Problems beside the text

  private let pictures = """
    { version: 1, layout: { type: "list", appearance: "plain" },
      data: { sections: [{ items: [{ title: "Cat", image: "cat.png" }] }] } }
    """

  @Test func `A picture that is missing is a problem at its place, and the rest is drawn`() throws {
    var present = false
    let page = try DocumentPage(
      pictures, findImage: { _ in present ? .exists(pixels: 0) : .missing(names: ["cats.png"]) })
    let problems = page.send(#"{"type":"panels"}"#).replies["problems"]
    expectEqual(problems?.plain("errorCount"), .number(1))
    expectEqual(problems?.plain("problems[0].path"), .string("data.sections[0].items[0].image"))
    expectEqual(problems?.plain("problems[0].line"), .number(2))
    guard case .string(let message)? = problems?.plain("problems[0].message") else {
      Issue.record("No message")
      return
    }
    expectContains(message, "cat.png")
    expectContains(message, "cats.png")
    // It can be edited all the same.
    let edited = page.set("data.sections[0].items[0].title", #""Tom""#)
    expect(edited.hasFrame && edited.replies["problem"] == nil)
    present = true
    let found = page.set("data.sections[0].items[0].title", #""Cat""#).replies["problems"]
    expectEqual(found?.plain("errorCount"), .number(0))
  }

  @Test func `A document from elsewhere has no files, and asks for none`() throws {
    var asked: [String] = []
    let page = try DocumentPage(
      pictures, hasFile: false,
      findImage: {
        asked.append($0)
        return .missing(names: [])
      })
    let problems = page.send(#"{"type":"panels"}"#).replies["problems"]
    expectEqual(problems?.plain("errorCount"), .number(0))
    expectEmpty(asked)
  }

  @Test func `A layout that shows nothing says why`() throws {
    let page = try DocumentPage(
      """
      { version: 1, layout: { type: "compositional", section: { group: {
          group: "horizontal", width: { fractionalWidth: 1 }, height: 2,
          items: [{ width: { fractionalWidth: 0.01 }, height: { fractionalHeight: 1 } }] } } },
        data: { sections: [{ count: 20000 }] } }
      """)
    let problems = page.send(#"{"type":"panels"}"#).replies["problems"]
    expectEqual(problems?.plain("errorCount"), .number(1))
    expectEqual(problems?.plain("problems[0].path"), .string("layout"))
    let repaired = page.set("layout.section.group.height", "100")
    expect(repaired.hasFrame)
    expectEqual(repaired.replies["problems"]?.plain("errorCount"), .number(0))
    expectNotNil(page.set("layout.section.group.height", "2").replies["problems"])
  }

  @Test func `Panels are sent when they change, and not again`() throws {
    let page = try DocumentPage(Documents.text("grid"))
    _ = page.send(#"{"type":"panels"}"#)
    _ = page.places(of: "layout.section.group")
    let other = page.set("layout.section.group.items[0].contentInsets", "4").replies
    expect(other["outline"] == nil && other["problems"] == nil && other["fields"] == nil)
    let own = page.set("layout.section.group.height", "80").replies
    expect(own["outline"] != nil && own["fields"] != nil && own["problems"] == nil)
    // A page that is new gets all of it.
    let panels = page.send(#"{"type":"panels"}"#).replies
    expect(panels["outline"] != nil && panels["problems"] != nil)
  }
}
