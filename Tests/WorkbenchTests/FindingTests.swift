// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

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
    #expect(insight?.member("findings")?.value.elements.count == 1)
    #expect(insight?.plain("findings[0].path") == .string(width))
    #expect(insight?.plain("findings[0].operation.op") == .string("set"))
    let value = try #require(insight?.plain("findings[0].operation.value"))
    #expect(value == .object([.init("fractionalWidth", .number(1.0 / 3))]))
    #expect(page.set(width, value.compactText).hasFrame)
    #expect(page.insight()?.member("findings")?.value.elements.count == 0)
  }

  @Test func `A finding of a variant is in the variant`() throws {
    let page = try DocumentPage(
      text(
        """
        group: { group: "horizontal", width: { fractionalWidth: 1 }, height: 44,
          items: [{ width: { fractionalWidth: 0.5 }, height: { fractionalHeight: 1 } }] },
        variants: [{ when: { widthAbove: 300 }, \(wide) }]
        """))
    #expect(
      page.insight()?.plain("findings[0].path")
        == .string("layout.section.variants[0].group.items[0].width"))
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
    #expect(insight?.plain("findings[0].path") == .string("layout.section.group"))
    #expect(insight?.plain("findings[0].operation") == nil)
  }

  @Test func `The size of a flow item is where it was given`() throws {
    func path(_ layout: String, _ data: String) throws -> JSONValue? {
      let page = try DocumentPage(
        """
        { version: 1, layout: { type: "flow", \(layout) }, data: { sections: [{ \(data) }] } }
        """)
      return page.insight()?.plain("findings[0].path")
    }
    #expect(try path("itemSize: [500, 40]", "count: 3") == .string("layout.itemSize"))
    #expect(
      try path("itemSize: [50, 40]", "each: { size: [500, 40] }, count: 3")
        == .string("data.sections[0].each.size"))
    #expect(
      try path("itemSize: [50, 40]", "items: [\"a\", { title: \"b\", size: [500, 40] }]")
        == .string("data.sections[0].items[1].size"))
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
    #expect(path("section 0") == [.string("layout.section")])
    #expect(path("group 1") == [.string(group)])
    #expect(path("group 2") == [.string("\(group).items[1]")])
    #expect(
      path("width")
        == ["\(group).width", "\(group).items[1].width", "\(group).items[1].items[0].width"].map {
          .string($0)
        })
    #expect(path("container") == [nil])
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
    #expect(problems?.plain("errorCount") == .number(1))
    #expect(problems?.plain("problems[0].path") == .string("data.sections[0].items[0].image"))
    #expect(problems?.plain("problems[0].line") == .number(2))
    guard case .string(let message)? = problems?.plain("problems[0].message") else {
      Issue.record("No message")
      return
    }
    #expect(message.contains("cat.png") && message.contains("cats.png"))
    // It can be edited all the same.
    let edited = page.set("data.sections[0].items[0].title", #""Tom""#)
    #expect(edited.hasFrame && edited.replies["problem"] == nil)
    present = true
    let found = page.set("data.sections[0].items[0].title", #""Cat""#).replies["problems"]
    #expect(found?.plain("errorCount") == .number(0))
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
    #expect(problems?.plain("errorCount") == .number(0) && asked.isEmpty)
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
    #expect(problems?.plain("errorCount") == .number(1))
    #expect(problems?.plain("problems[0].path") == .string("layout"))
    let repaired = page.set("layout.section.group.height", "100")
    #expect(repaired.hasFrame)
    #expect(repaired.replies["problems"]?.plain("errorCount") == .number(0))
    #expect(page.set("layout.section.group.height", "2").replies["problems"] != nil)
  }

  @Test func `Panels are sent when they change, and not again`() throws {
    let page = try DocumentPage(Documents.text("grid"))
    _ = page.send(#"{"type":"panels"}"#)
    _ = page.places(of: "layout.section.group")
    let other = page.set("layout.section.group.items[0].contentInsets", "4").replies
    #expect(other["outline"] == nil && other["problems"] == nil && other["fields"] == nil)
    let own = page.set("layout.section.group.height", "80").replies
    #expect(own["outline"] != nil && own["fields"] != nil && own["problems"] == nil)
    // A page that is new gets all of it.
    let panels = page.send(#"{"type":"panels"}"#).replies
    #expect(panels["outline"] != nil && panels["problems"] != nil)
  }
}
