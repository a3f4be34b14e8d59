// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import LayoutDocuments
import PlaygroundRecords
import Testing

@testable import PlaygroundSession
@testable import Workbench

@Suite("A session after one that ended")
@MainActor
struct RecoveryTests {
  private func recovery(_ text: String, hasFile: Bool = true) -> String {
    #"{"type":"recover","text":\#(JSONValue.quoted(text)),"name":"test","hasFile":\#(hasFile)}"#
  }

  @Test func `It shows what was edited, as a step after the file's text`() throws {
    let page = try DocumentPage(Documents.text("grid"))
    let edited = try Documents.text("grid").replacing("94", with: "7")
    let answer = page.tell(recovery(edited))
    expect(answer.hasFrame)
    expectEqual(page.workbench.edited.text, edited)
    expect(!page.workbench.edited.isSaved)
    expect(page.workbench.hasFile)
    try expectEqual(page.session.stage.file("file"), Data(edited.utf8))
    _ = page.send(#"{"type":"undo"}"#)
    try expectEqual(page.workbench.edited.text, Documents.text("grid"))
    expect(page.workbench.edited.isSaved)
  }

  @Test func `A file that has changed meanwhile is not overwritten unasked`() throws {
    let grid = try Documents.text("grid")
    let now = grid.replacing("94", with: "95")
    let page = try DocumentPage(now)
    _ = page.tell(recovery(grid.replacing("94", with: "7")))
    for type in ["fileDiffers", "fileChanged"] {
      _ = page.tell(#"{"type":"\#(type)","text":\#(JSONValue.quoted(now))}"#)
      #expect(throws: PlaygroundError.self) { _ = try page.session.stage.file("file") }
    }
    _ = page.send(#"{"type":"takeFile"}"#)
    expectEqual(page.workbench.edited.text, now)
    expect(page.workbench.edited.isSaved)
  }

  @Test func `A document from elsewhere is not that of the file`() throws {
    let page = try DocumentPage(Documents.text("grid"))
    _ = page.tell(recovery(try Documents.text("badges"), hasFile: false))
    expect(!page.workbench.hasFile)
    #expect(throws: PlaygroundError.self) { _ = try page.session.stage.file("file") }
  }

  @Test func `What has not changed is no step, and is answered`() throws {
    let page = try DocumentPage(Documents.text("grid"))
    let answer = page.tell(recovery(try Documents.text("grid")))
    expectNotNil(answer.replies["document"])
    expect(!answer.hasFrame)
    expectNil(page.workbench.edited.undoLabel)
  }

  @Test func `A long text is recovered as well`() throws {
    let page = try DocumentPage(Documents.text("grid"))
    let text = "// " + String(repeating: "\u{1}\\", count: 300_000) + "\n"
    _ = page.tell(recovery(text + (try Documents.text("grid"))))
    expectGreater(page.workbench.edited.bytes.count, 600_000)
  }

  @Test(arguments: ["recover", "saved", "fileChanged", "fileDiffers"])
  func `Only the server knows what the file has, and what was edited before`(
    _ type: String
  ) throws {
    let page = try DocumentPage(Documents.text("grid"))
    let message = #"{"type":"\#(type)","text":"{}","name":"test","hasFile":true}"#
    expectNotNil(page.send(message).replies["problem"])
    let long = message.replacing("{}", with: String(repeating: "a", count: MessageLimits.text))
    expectNotNil(page.send(long).replies["problem"])
    try expectEqual(page.workbench.edited.text, Documents.text("grid"))
    expectNil(page.tell(message).replies["problem"])
  }

  @Test func `A viewer's mark is taken away`() {
    let message = Data(#"{"type":"saved"}"#.utf8)
    let forged = ServerMessage.marked(ServerMessage.marked(message))
    expect(ServerMessage.isMarked(forged))
    expectEqual(ServerMessage.unmarked(forged), message)
    expectEqual(ServerMessage.unmarked(message), message)
    expectEmpty(ServerMessage.unmarked(Data()))
  }

  @Test func `The server and the reader agree on the longest text`() {
    expectEqual(MessageLimits.text, ReadingLimits.bytes)
  }
}
