// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Expectations
import Foundation
import LayoutDocuments
import Testing

@testable import PlaygroundSession
@testable import Workbench

@Suite("The matrix of a document")
@MainActor
struct MatrixTests {
  /// Asks for a tile, and returns its reply.
  private func tile(_ name: String, _ page: DocumentPage) -> DocumentPage.Answer {
    page.send(#"{"type":"matrix","tiles":["\#(name)"]}"#)
  }

  private func picture(_ answer: DocumentPage.Answer) throws -> Data {
    guard case .string(let text)? = answer.replies["tile"]?.plain("picture") else { return Data() }
    return try #require(Data(base64Encoded: text))
  }

  @Test func `The page knows six tiles, and the knob that each turns`() throws {
    let page = try DocumentPage(Documents.text("grid"))
    let tiles = page.send(#"{"type":"panels"}"#).replies["fieldCatalogue"]?.member("tiles")?.value
    expectEqual(
      tiles?.elements.map { $0.plain("name") },
      ["light", "dark", "rtl", "xxxLarge", "320", "1024"].map { .string($0) })
    expectEqual(tiles?.plain("[1].knob"), .string("appearance"))
    expectEqual(tiles?.plain("[4].knob"), .string("width"))
    expectEqual(tiles?.plain("[4].value"), .number(320))
  }

  @Test func `A tile is the view with one knob turned, and the view stays as it is`() throws {
    let page = try DocumentPage(Documents.text("adaptive-grid"))
    var pictures: Set<Data> = []
    for (name, width) in [
      ("light", 390.0), ("dark", 390), ("rtl", 390), ("320", 320), ("1024", 1024),
    ] {
      let answer = tile(name, page)
      expect(!answer.hasFrame)
      expectEqual(
        answer.replies["tile"]?.plain("size"), .array([.number(width), .number(844)]), "\(name)")
      pictures.insert(try picture(answer))
    }
    expectEqual(pictures.count, 5)
    // What is shown light is the light tile, at scale 1.
    _ = page.send(#"{"type":"set","settings":{"scale":1}}"#)
    try expectEqual(page.session.stage.file("png"), picture(tile("light", page)))
    _ = page.send(#"{"type":"set","settings":{"appearance":"dark"}}"#)
    try expectEqual(page.session.stage.file("png"), picture(tile("dark", page)))
    // The others are dark as well.
    try expectLacks(pictures, picture(tile("rtl", page)))
  }

  @Test func `A tile follows what is edited`() throws {
    let page = try DocumentPage(Documents.text("grid"))
    let before = try picture(tile("320", page))
    _ = page.set("layout.section.group.items[0].width", #"{"fractionalWidth":0.5}"#)
    let after = try picture(tile("320", page))
    expectNotEqual(before, after)
    _ = page.send(#"{"type":"undo"}"#)
    try expectEqual(picture(tile("320", page)), before)
    // What was forgotten is made again.
    _ = page.send(#"{"type":"matrix","tiles":[]}"#)
    try expectEqual(picture(tile("320", page)), before)
  }

  @Test func `Other tiles are refused`() throws {
    let page = try DocumentPage(Documents.text("grid"))
    for name in [#""sepia""#, "3", "null"] {
      expectNotNil(page.send(#"{"type":"matrix","tiles":[\#(name)]}"#).replies["problem"])
    }
  }

  @Test func `More tiles than there are are refused`() throws {
    let page = try DocumentPage(Documents.text("grid"))
    func answer(_ count: Int) -> DocumentPage.Answer {
      let tiles = Array(repeating: #""light""#, count: count).joined(separator: ",")
      return page.send(#"{"type":"matrix","tiles":[\#(tiles)]}"#)
    }
    expectNil(answer(6).replies["problem"])
    expectNotNil(answer(7).replies["problem"])
    expectNil(answer(7).replies["tile"])
  }
}
