// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import LayoutDocuments
import PlaygroundRecords
import SeededRandom
import Testing

@testable import PlaygroundSession
@testable import Workbench

@Suite("A document on the stage")
@MainActor
struct DocumentStageTests {
  private func plain(_ value: LocatedValue?, _ path: String) throws -> JSONValue? {
    value?[try Documents.path(path)]?.plain
  }

  private let width = "layout.section.group.items[0].width.fractionalWidth"

  @Test func `A page that is new gets everything once`() throws {
    let page = try DocumentPage(Documents.text("grid"))
    let replies = page.send(#"{"type":"panels"}"#).replies
    for type in ["fieldCatalogue", "document", "outline", "problems", "fields", "actions"] {
      expectNotNil(replies[type], "\(type)")
    }
    try expectEqual(plain(replies["document"], "text"), .string(Documents.text("grid")))
  }

  @Test func `The picture of an edit does not wait for the panels`() throws {
    let page = try DocumentPage(Documents.text("grid"))
    _ = page.send(#"{"type":"panels"}"#)
    page.session.receive(
      Data(
        """
        {"type":"edit","label":"Set","operations":[{"op":"set","path":"\(width)","value":0.5}]}
        """.utf8))
    func kinds(_ records: [Data]) throws -> [String] {
      try records.map { record in
        guard RecordKind(record) == .reply else { return "frame" }
        guard case .string(let type) = try LocatedValue(parsing: Array(record)).plain("type") else {
          return "?"
        }
        return type
      }
    }
    try expectEqual(kinds(page.session.takeFirstRecords()), ["document", "frame"])
    // The width is in the row of the item. The fields of the document and the problems, none, are as before.
    try expectEqual(kinds(page.session.takeLastRecords()), ["outline", "places", "still"])
  }

  @Test func `An edit is drawn, and the page gets the change of the text`() throws {
    let page = try DocumentPage(Documents.text("grid"))
    let (replies, hasFrame) = page.set(width, "0.5")
    expect(hasFrame)
    try expectEqual(plain(replies["document"], "revision"), .number(1))
    try expectEqual(plain(replies["document"], "splices[0].text"), .string("5"))
    try expectEqual(plain(replies["document"], "undo"), .string("Set"))
    try expectEqual(plain(replies["document"], "isSaved"), .boolean(false))
    let undone = page.send(#"{"type":"undo"}"#)
    expect(undone.hasFrame)
    try expectEqual(page.workbench.edited.text, Documents.text("grid"))
    try expectEqual(plain(undone.replies["document"], "label"), .string("Undo Set"))
    expect(page.send(#"{"type":"redo"}"#).hasFrame)
  }

  @Test func `An edit that leaves no document is answered with the problem, and not drawn`() throws
  {
    let page = try DocumentPage(Documents.text("grid"))
    let (replies, hasFrame) = page.set(width, #""wide""#)
    expect(!hasFrame && replies["document"] == nil)
    try expectNotNil(plain(replies["problem"], "text"))
  }

  @Test func `A text that cannot be read keeps the picture, and names the place`() throws {
    let page = try DocumentPage(Documents.text("grid"))
    let (replies, hasFrame) = page.send(
      #"{"type":"source","revision":0,"start":0,"end":1,"text":"[😀"}"#)
    expect(!hasFrame && replies["outline"] == nil)
    try expectEqual(plain(replies["document"], "isReadable"), .boolean(false))
    try expectEqual(plain(replies["problems"], "problems[0].line"), .number(1))
  }

  @Test func `A change of an old revision is answered with the text`() throws {
    let page = try DocumentPage(Documents.text("grid"))
    _ = page.set(width, "0.5")
    let replies = page.send(
      #"{"type":"source","revision":0,"start":0,"end":1,"text":"["}"#
    ).replies
    try expectEqual(plain(replies["document"], "text"), .string(page.workbench.edited.text))
    expectEqual(page.workbench.edited.revision, 1)
  }

  @Test func `What is selected has fields and actions, and what holds it where it goes`() throws {
    let page = try DocumentPage(Documents.text("nested-groups"))
    let path = "layout.section.group.items[1].items[0]"
    let replies = page.send(#"{"type":"select","path":"\#(path)"}"#).replies
    try expectEqual(plain(replies["fields"], "object"), .string("item"))
    try expectEqual(plain(replies["actions"], "actions[0].label"), .string("Add badge"))
    let removed = page.send(
      #"{"type":"edit","operations":[{"op":"remove","path":"\#(path)"}]}"#
    ).replies
    try expectEqual(plain(removed["fields"], "path"), .string("layout.section.group"))
  }

  @Test func `What the file has is shown, unless there are changes here`() throws {
    let page = try DocumentPage(Documents.text("grid"))
    let other = try Documents.text("grid").replacing("94", with: "7")
    let quoted = JSONValue.quoted(other)
    expect(page.tell(#"{"type":"fileChanged","text":\#(quoted)}"#).hasFrame)
    expectEqual(page.workbench.edited.text, other)
    expect(page.workbench.edited.isSaved)
    _ = page.set(width, "0.5")
    let mine = page.workbench.edited.text
    let third = JSONValue.quoted(other.replacing("7", with: "8"))
    let replies = page.tell(#"{"type":"fileChanged","text":\#(third)}"#).replies
    try expectEqual(plain(replies["document"], "isFileChanged"), .boolean(true))
    expectEqual(page.workbench.edited.text, mine)
    _ = page.send(#"{"type":"takeFile"}"#)
    expect(page.workbench.edited.isSaved)
    expectNotEqual(page.workbench.edited.text, mine)
    _ = page.send(#"{"type":"undo"}"#)
    expectEqual(page.workbench.edited.text, mine)
    _ = page.tell(#"{"type":"saved","text":\#(JSONValue.quoted(mine))}"#)
    expect(page.workbench.edited.isSaved)
  }

  @Test func `Another document is never written to the file, and undoing leads back to its own`()
    throws
  {
    let page = try DocumentPage(Documents.text("grid"))
    let stage = page.session.stage
    try expectEqual(stage.file("file"), Data(Documents.text("grid").utf8))
    let badges = JSONValue.quoted(try Documents.text("badges"))
    let opened = page.send(#"{"type":"openDocument","text":\#(badges),"name":"b"}"#).replies
    try expectEqual(plain(opened["document"], "hasFile"), .boolean(false))
    #expect(throws: PlaygroundError.self) { _ = try stage.file("file") }
    let undone = page.send(#"{"type":"undo"}"#).replies
    try expectEqual(plain(undone["document"], "hasFile"), .boolean(true))
    try expectEqual(plain(undone["document"], "name"), .string("test"))
    try expectEqual(stage.file("file"), Data(Documents.text("grid").utf8))
    let redone = page.send(#"{"type":"redo"}"#).replies
    try expectEqual(plain(redone["document"], "name"), .string("b"))
    #expect(throws: PlaygroundError.self) { _ = try stage.file("file") }
    _ = page.send(#"{"type":"undo"}"#, #"{"type":"openDocument","text":\#(badges)}"#)
    try expectEqual(
      stage.file("file"), Data(Documents.text("badges").utf8), "a text of the same one")
  }

  @Test func `A file that has changed is written only once mine is kept`() throws {
    let page = try DocumentPage(Documents.text("grid"))
    _ = page.set(width, "0.5")
    let other = JSONValue.quoted(try Documents.text("badges"))
    _ = page.tell(#"{"type":"fileChanged","text":\#(other)}"#)
    #expect(throws: PlaygroundError.self) { _ = try page.session.stage.file("file") }
    _ = page.send(#"{"type":"keepFile"}"#)
    try expectEqual(page.session.stage.file("file"), Data(page.workbench.edited.text.utf8))
    expect(!page.workbench.edited.isSaved)
    // What the file has is known by now.
    let again = page.tell(#"{"type":"fileChanged","text":\#(other)}"#).replies
    expectNil(again["document"])
    // A change that is taken back is not one.
    _ = page.tell(
      #"{"type":"fileChanged","text":\#(JSONValue.quoted(try Documents.text("grid")))}"#)
    let back = page.tell(#"{"type":"fileChanged","text":\#(other)}"#).replies
    try expectEqual(plain(back["document"], "isFileChanged"), .boolean(false))
  }

  @Test func `A long text is set, and copies of files elsewhere have other names`() throws {
    let text = try Documents.text("groceries")
    let page = try DocumentPage(text)
    let long = String(repeating: "é", count: 9_000)
    let replies = page.set("data.sections[0].items[0].title", #""\#(long)""#).replies
    expectContains(page.workbench.edited.text, long)
    try expectEqual(plain(replies["document"], "copyKey"), .string("test:"))
    let keys = ["a", "b"].map {
      Workbench(text, name: "test", hasFile: true, place: $0).copyKey
    }
    expectEqual(keys, ["test:a", "test:b"])
  }

  @Test func `Cancelling a gesture takes back its own step only`() throws {
    let page = try DocumentPage(Documents.text("grid"))
    func drag(_ value: String) {
      _ = page.send(
        #"{"type":"edit","gesture":"a","operations":[{"op":"set","path":"\#(width)","value":\#(value)}]}"#
      )
    }
    drag("0.4")
    drag("0.5")
    _ = page.send(#"{"type":"cancelGesture","gesture":"b"}"#)
    expectNotNil(page.workbench.edited.undoLabel)
    _ = page.send(#"{"type":"cancelGesture","gesture":"a"}"#)
    try expectEqual(page.workbench.edited.text, Documents.text("grid"))
    drag("0.4")
    _ = page.set(width, "0.6")
    let text = page.workbench.edited.text
    _ = page.send(#"{"type":"cancelGesture","gesture":"a"}"#)
    expectEqual(page.workbench.edited.text, text)
  }

  @Test func `Files are the text, its canonical form, and Swift`() throws {
    let page = try DocumentPage(Documents.text("grid"))
    let stage = page.session.stage
    try expectEqual(stage.file("document"), Data(Documents.text("grid").utf8))
    expectContains(String(decoding: try stage.file("swift"), as: UTF8.self), "func createLayout()")
    expectContains(String(decoding: try stage.file("swift-file"), as: UTF8.self), "import UIKit")
    expectNotNil(DocumentReading(Array(try stage.file("canonical"))).document)
    try expectNotEmpty(stage.file("png"))
    _ = page.send(#"{"type":"source","revision":0,"start":0,"end":1,"text":"["}"#)
    #expect(throws: PlaygroundError.self) { _ = try stage.file("swift") }
    try expectEqual(stage.file("document").first, UInt8(ascii: "["))
  }

  @Test func `Going back in time keeps what was edited`() throws {
    let page = try DocumentPage(Documents.text("groceries"))
    _ = page.send(
      #"{"type":"clock","time":1}"#, #"{"type":"play"}"#, #"{"type":"scrub","time":0.6}"#)
    _ = page.set("data.sections[0].items[0].title", #""Oats""#)
    _ = page.send(#"{"type":"scrub","time":0}"#)
    expectContains(page.workbench.edited.text, "Oats")
    // The step at 0.4 s moves for 0.3 s, and the end is seen for 0.5 s.
    expectEqual(page.session.stage.duration, 1.2)
  }

  @Test func `The view is as large as the document's picture, or its device`() throws {
    func text(_ picture: String) throws -> String {
      try Documents.text("grid").replacing(
        "version: 1,", with: "version: 1, picture: {\(picture)},")
    }
    try expectContains(text(""), "picture")
    let page = try DocumentPage(text(#"device: "iphone-se""#))
    expectEqual(page.session.stage.window.bounds.size, CGSize(width: 375, height: 667))
    let resized = page.set("picture", #"{ "size": [300, 200] }"#)
    expect(resized.hasFrame)
    try expectEqual(plain(resized.replies["state"], "size"), .array([.number(300), .number(200)]))
    expectEqual(page.session.stage.window.bounds.size, CGSize(width: 300, height: 200))
    // What a knob says counts more.
    _ = page.send(#"{"type":"set","settings":{"size":[320,500]}}"#)
    expectNil(page.set("picture.size", "[400, 400]").replies["state"])
    _ = page.send(#"{"type":"set","settings":{"size":[]}}"#)
    expectEqual(page.session.stage.window.bounds.size, CGSize(width: 400, height: 400))
  }

  @Test func `A film ends half a second after its last motion`() throws {
    let text = try Documents.text("groceries")
    let page = try DocumentPage(text)
    expectEqual(page.session.stage.duration, 1.2)
    let still = try DocumentPage(text.replacing("at: 0.4", with: "at: 0.4, animated: false"))
    expectEqual(still.session.stage.duration, 0.9)
    _ = page.set("film.duration", "3")
    expectEqual(page.session.stage.duration, 3)
  }

  @Test func `A text that was never a document shows nothing, and can be corrected`() throws {
    let page = try DocumentPage("[1, 2")
    expectNil(page.workbench.edited.document)
    let text = JSONValue.quoted(try Documents.text("grid"))
    let (replies, hasFrame) = page.send(#"{"type":"openDocument","text":\#(text),"name":"b"}"#)
    expect(hasFrame && replies["outline"] != nil && page.workbench.name == "b")
  }

  @Test func `Invalid messages are answered with a problem`() throws {
    let page = try DocumentPage(Documents.text("grid"))
    for message in [
      #"{"type":"nothing"}"#, #"{"type":"select"}"#, #"{"type":"select","path":"["}"#,
      #"{"type":"edit"}"#, #"{"type":"edit","operations":[{"op":"explode","path":"a"}]}"#,
      #"{"type":"edit","operations":[{"op":"set","path":"a"}]}"#, #"{"type":"undo"}"#,
      #"{"type":"source","revision":0,"start":9,"end":1,"text":""}"#,
      #"{"type":"source","revision":0.5,"start":0,"end":1,"text":""}"#,
      #"{"type":"edit","label":"\#(String(repeating: "a", count: 20_000))"}"#,
    ] {
      expectNotNil(page.send(message).replies["problem"], "\(message.prefix(60))")
    }
    expectEqual(page.workbench.edited.revision, 0)
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `Random messages leave a session that answers`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let page = try DocumentPage(Documents.text("every-section-key"))
    let paths = DocumentOutline(of: try #require(page.workbench.edited.reading.value)).rows.map {
      "\($0.path)"
    }
    for _ in 0..<60 {
      let path = random.pick(paths)
      let operation = random.pick([
        "set", "insert", "remove", "duplicate", "wrap", "unwrap", "move",
      ])
      let value = random.pick(["1", "\"vertical\"", "{}", "[]", "null", "-3", "1e9"])
      let message = random.pick([
        #"{"type":"edit","operations":[{"op":"\#(operation)","path":"\#(path)","to":"\#(random.pick(paths))","value":\#(value)}]}"#,
        #"{"type":"select","path":"\#(path)"}"#, #"{"type":"undo"}"#, #"{"type":"redo"}"#,
        #"{"type":"source","revision":\#(page.workbench.edited.revision),"start":\#(random.next(below: 900)),"end":\#(random.next(below: 1200)),"text":"\#(random.pick(["", "{", "1", ", "]))"}"#,
      ])
      _ = page.send(message)
    }
    while page.send(#"{"type":"undo"}"#).replies["problem"] == nil {}
    try expectEqual(page.workbench.edited.text, Documents.text("every-section-key"))
    expectNotNil(page.send(#"{"type":"panels"}"#).replies["document"])
  }

  @Test func `A tap selects the item on top, and again what is around it`() throws {
    let page = try DocumentPage(Documents.text("nested-groups"))
    // The first cell of the second column: the group of two is repeated at the right.
    var selected: [JSONValue?] = []
    for _ in 0..<5 {
      let replies = page.send(#"{"type":"selectPoint","x":340,"y":60}"#).replies
      selected.append(try plain(replies["fields"], "path"))
    }
    let group = "layout.section.group.items[1]"
    expectEqual(
      selected,
      [
        .string("\(group).items[0]"), .string(group), .string("layout.section.group"),
        .string("layout.section"), .string("\(group).items[0]"),
      ])
    let left = page.send(#"{"type":"selectPoint","x":100,"y":60}"#).replies
    try expectEqual(plain(left["fields"], "path"), .string("layout.section.group.items[0]"))
    // The second instance is described by the same text.
    let second = page.send(#"{"type":"selectPoint","x":100,"y":500}"#).replies
    try expectEqual(plain(second["fields"], "path"), .string("layout.section.group"))
  }

  @Test func `Badges and headers are selected by their kinds`() throws {
    let badges = try DocumentPage(Documents.text("badges"))
    let badge = badges.send(#"{"type":"selectPoint","x":98,"y":29}"#).replies
    try expectEqual(
      plain(badge["fields"], "path"), .string("layout.section.group.items[0].supplementaryItems[0]")
    )
    let list = try DocumentPage(Documents.text("groceries"))
    let header = list.send(#"{"type":"selectPoint","x":60,"y":20}"#).replies
    try expectEqual(plain(header["fields"], "path"), .string("layout"))
  }

  @Test func `The caret in the source selects the value around it`() throws {
    let text = try Documents.text("grid")
    let page = try DocumentPage(text)
    let unit = try #require(text.range(of: "fractionalHeight")).lowerBound.utf16Offset(in: text)
    let replies = page.send(#"{"type":"selectUnit","unit":\#(unit)}"#).replies
    try expectEqual(plain(replies["fields"], "path"), .string("layout.section.group.items[0]"))
  }

  @Test func `Handles are at the edges of the first instance, with their values`() throws {
    let page = try DocumentPage(Documents.text("badges"))
    let replies = page.send(
      #"{"type":"select","path":"layout.section.group.items[0]"}"#
    ).replies
    let places = replies["places"]
    try expectEqual(plain(places, "frame"), .array([20, 20, 87.5, 70].map { .number($0) }))
    try expectEqual(plain(places, "handles[0].title"), .string("width of item"))
    try expectEqual(plain(places, "handles[0].value"), .number(0.25))
    try expectEqual(
      plain(places, "handles[0].rect"), .array([107.5, 20, 0, 70].map { .number($0) }))
    expectEqual(places?.member("handles")?.value.elements.count, 6)
    // A point to the right is as many shares of the group.
    guard case .number(let share)? = try plain(places, "handles[0].valuePerPoint") else {
      Issue.record("No value per point")
      return
    }
    expectNear(share, 1 / 350, within: 1e-9)
    // From right to left the same edge is at the left.
    let mirrored = page.send(
      #"{"type":"set","settings":{"direction":"rtl"}}"#, #"{"type":"places"}"#)
    try expectEqual(
      plain(mirrored.replies["places"], "handles[0].rect"),
      .array([282.5, 20, 0, 70].map { .number($0) }))
  }

  @Test func `A step of more operations than anyone needs is refused`() throws {
    let page = try DocumentPage(Documents.text("grid"))
    func edit(_ count: Int) -> DocumentPage.Answer {
      let one = #"{"op":"set","path":"data.sections[0].count","value":3}"#
      let all = Array(repeating: one, count: count).joined(separator: ",")
      return page.send(#"{"type":"edit","label":"Set","operations":[\#(all)]}"#)
    }
    expectNotNil(edit(WorkbenchMessage.mostOperations + 1).replies["problem"])
    expectEqual(page.workbench.edited.revision, 0)
    expectNil(edit(WorkbenchMessage.mostOperations).replies["problem"])
    expectEqual(page.workbench.edited.revision, 1)
  }

  @Test func `A picture that is too large for the page leaves the size that is there`() throws {
    func document(_ size: String) -> String {
      """
      { version: 1, picture: { size: \(size) }, layout: { type: "list", appearance: "plain" },
        data: { sections: [{ count: 3 }] } }
      """
    }
    let page = try DocumentPage(document("[8000, 8000]"))
    expectNotNil(page.workbench.edited.document)
    expectEqual(page.session.stage.window.bounds.size, CGSize(width: 390, height: 844))
    _ = page.set("picture.size", "[200,300]")
    expectEqual(page.session.stage.window.bounds.size, CGSize(width: 200, height: 300))
    _ = page.set("picture.size", "[9000,9000]")
    expectEqual(page.workbench.edited.document?.picture.size, CGSize(width: 9000, height: 9000))
    expectEqual(page.session.stage.window.bounds.size, CGSize(width: 200, height: 300))
  }
}
