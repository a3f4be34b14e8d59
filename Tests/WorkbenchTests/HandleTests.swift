// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import LayoutDocuments
import Testing

@testable import PlaygroundSession
@testable import Workbench

/// The handles of what is selected, with the numbers that they change.
@Suite("Handles")
@MainActor
struct HandleTests {
  private func rect(_ numbers: Double...) -> JSONValue { .array(numbers.map { .number($0) }) }

  /// Two rows of three items, 100 points wide, with 20 points between them.
  private let spaced = """
    { version: 1, layout: { type: "compositional", section: {
        contentInsets: { top: 10, leading: 30 }, interGroupSpacing: 8,
        group: { group: "horizontal", width: 340, height: 50, count: 3, interItemSpacing: 20,
          items: [{ width: 100, height: { fractionalHeight: 1 } }] } } },
      data: { sections: [{ count: 6 }] } }
    """

  @Test func `The space between the items of a group is a handle before the second one`() throws {
    let page = try DocumentPage(spaced)
    let gap = page.places(of: "layout.section.group")?.handle("spacing of group")
    expectEqual(gap?.plain("rect"), rect(150, 10, 0, 50))
    expectEqual(gap?.plain("path"), .string("layout.section.group.interItemSpacing"))
    expectEqual(gap?.plain("value"), .number(20))
    expectEqual(gap?.plain("valuePerPoint"), .number(1))
    expectEqual(gap?.plain("kind"), .string("gap"))
    // From right to left it is before the second one as well.
    let mirrored = page.send(
      #"{"type":"set","settings":{"direction":"rtl"}}"#, #"{"type":"places"}"#
    ).replies["places"]?.handle("spacing of group")
    expectEqual(mirrored?.plain("rect"), rect(240, 10, 0, 50))
    expectEqual(mirrored?.plain("valuePerPoint"), .number(-1))
  }

  @Test func `A flexible space keeps its kind, and one that is not written can be dragged`() throws
  {
    let page = try DocumentPage(spaced)
    _ = page.set("layout.section.group.interItemSpacing", #"{"flexible":5}"#)
    let flexible = page.places(of: "layout.section.group")?.handle("spacing of group")
    expectEqual(flexible?.plain("path"), .string("layout.section.group.interItemSpacing.flexible"))
    expectEqual(flexible?.plain("value"), .number(5))
    let plain = try DocumentPage(Documents.text("grid"))
    let none = plain.places(of: "layout.section.group")?.handle("spacing of group")
    expectEqual(none?.plain("value"), .number(0))
    expect(plain.set("layout.section.group.interItemSpacing", "6").hasFrame)
  }

  @Test func `A section has its edges, and the space between its groups`() throws {
    let page = try DocumentPage(spaced)
    let places = page.places(of: "layout.section")
    expectEqual(places?.plain("frame"), rect(0, 0, 390, 118))
    expectEqual(places?.member("handles")?.value.elements.count, 5)
    let leading = places?.handle("leading inset of section")
    expectEqual(leading?.plain("rect"), rect(30, 10, 0, 108))
    expectEqual(leading?.plain("path"), .string("layout.section.contentInsets.leading"))
    expectEqual(leading?.plain("value"), .number(30))
    expectNil(leading?.plain("shape"))
    // An edge that the insets do not name has none.
    expectEqual(places?.handle("bottom inset of section")?.plain("value"), .number(0))
    let gap = places?.handle("spacing of groups")
    expectEqual(gap?.plain("rect"), rect(30, 68, 340, 0))
    expectEqual(gap?.plain("path"), .string("layout.section.interGroupSpacing"))
    expectEqual(gap?.plain("value"), .number(8))
  }

  @Test func `Insets that are not written are made with one edge`() throws {
    let page = try DocumentPage(Documents.text("grid"))
    let top = page.places(of: "layout.section")?.handle("top inset of section")
    expectEqual(top?.plain("path"), .string("layout.section.contentInsets"))
    expectEqual(top?.plain("shape"), .object([.init("top", .null)]))
    expect(page.set("layout.section.contentInsets", #"{"top":12}"#).hasFrame)
    let next = page.places(of: "layout.section")?.handle("top inset of section")
    expectEqual(next?.plain("path"), .string("layout.section.contentInsets.top"))
    expectEqual(next?.plain("rect"), rect(0, 12, 390, 0))
  }

  @Test func `The keys of a section are those of the variant that holds`() throws {
    let page = try DocumentPage(Documents.text("adaptive-grid"))
    _ = page.set("layout.section.variants[0].when.widthAbove", "300")
    _ = page.set("layout.section.variants[0].contentInsets", "6")
    let top = page.places(of: "layout.section")?.handle("top inset of section")
    expectEqual(top?.plain("path"), .string("layout.section.variants[0].contentInsets"))
    expectEqual(top?.plain("value"), .number(6))
  }

  @Test func `A badge has a size and the offset of its anchor`() throws {
    let page = try DocumentPage(Documents.text("badges"))
    let path = "layout.section.group.items[0].supplementaryItems[0]"
    let places = page.places(of: path)
    expectEqual(places?.plain("frame"), rect(88.5, 19, 20, 20))
    let across = places?.handle("horizontal offset of badge")
    expectEqual(across?.plain("path"), .string("\(path).anchor.fractionalOffset[0]"))
    expectEqual(across?.plain("value"), .number(0.3))
    expectEqual(across?.plain("valuePerPoint"), .number(0.05))
    expectEqual(across?.plain("rect"), rect(88.5, 19, 0, 20))
    expectEqual(places?.handle("vertical offset of badge")?.plain("value"), .number(-0.3))
    expectEqual(places?.handle("width of badge")?.plain("path"), .string("\(path).width"))
    // As many points as the offset says.
    _ = page.set("\(path).anchor.fractionalOffset[0]", "0.5")
    expectEqual(page.places(of: path)?.plain("frame"), rect(92.5, 19, 20, 20))
  }

  @Test func `An offset that is not written is made as a whole`() throws {
    let page = try DocumentPage(Documents.text("badges"))
    let path = "layout.section.group.items[0].supplementaryItems[0]"
    _ = page.set("\(path).anchor", #"{"edges":["top"]}"#)
    let down = page.places(of: path)?.handle("vertical offset of badge")
    expectEqual(down?.plain("path"), .string("\(path).anchor.offset"))
    expectEqual(down?.plain("shape"), .array([.number(0), .null]))
    expect(page.set("\(path).anchor.offset", "[0, 4]").hasFrame)
  }

  @Test func `A header is where it is seen, with its own offset`() throws {
    let page = try DocumentPage(DocumentStart.sections.text)
    let path = "layout.section.boundaryItems[0]"
    let places = page.places(of: path)
    expectEqual(places?.plain("frame"), rect(20, 0, 350, 44))
    expectEqual(places?.handle("height of header")?.plain("value"), .number(44))
    expectEqual(
      places?.handle("vertical offset of header")?.plain("path"), .string("\(path).offset"))
  }

  @Test func `A width snaps to those of its siblings`() throws {
    let page = try DocumentPage(
      """
      { version: 1, layout: { type: "compositional", section: { group: {
          group: "horizontal", width: { fractionalWidth: 1 }, height: 50, items: [
            { width: 80, height: { fractionalHeight: 1 } },
            { width: 120, height: { fractionalHeight: 1 } },
            { width: { fractionalWidth: 0.2 }, height: { fractionalHeight: 1 } }] } } },
        data: { sections: [{ count: 6 }] } }
      """)
    let width = page.places(of: "layout.section.group.items[0]")?.handle("width of item")
    expectEqual(width?.plain("siblings"), .array([.number(120)]))
    let height = page.places(of: "layout.section.group.items[0]")?.handle("height of item")
    expectEqual(height?.plain("siblings"), .array([.number(1)]))
  }
}
