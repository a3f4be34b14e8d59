// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

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
    #expect(answer.hasFrame && page.workbench.edited.text == edited)
    #expect(!page.workbench.edited.isSaved && page.workbench.hasFile)
    #expect(try page.session.stage.file("file") == Data(edited.utf8))
    _ = page.send(#"{"type":"undo"}"#)
    #expect(try page.workbench.edited.text == Documents.text("grid"))
    #expect(page.workbench.edited.isSaved)
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
    #expect(page.workbench.edited.text == now && page.workbench.edited.isSaved)
  }

  @Test func `A document from elsewhere is not that of the file`() throws {
    let page = try DocumentPage(Documents.text("grid"))
    _ = page.tell(recovery(try Documents.text("badges"), hasFile: false))
    #expect(!page.workbench.hasFile)
    #expect(throws: PlaygroundError.self) { _ = try page.session.stage.file("file") }
  }

  @Test func `What has not changed is no step, and is answered`() throws {
    let page = try DocumentPage(Documents.text("grid"))
    let answer = page.tell(recovery(try Documents.text("grid")))
    #expect(answer.replies["document"] != nil && !answer.hasFrame)
    #expect(page.workbench.edited.undoLabel == nil)
  }

  @Test func `A long text is recovered as well`() throws {
    let page = try DocumentPage(Documents.text("grid"))
    let text = "// " + String(repeating: "\u{1}\\", count: 300_000) + "\n"
    _ = page.tell(recovery(text + (try Documents.text("grid"))))
    #expect(page.workbench.edited.bytes.count > 600_000)
  }

  @Test(arguments: ["recover", "saved", "fileChanged", "fileDiffers"])
  func `Only the server knows what the file has, and what was edited before`(
    _ type: String
  ) throws {
    let page = try DocumentPage(Documents.text("grid"))
    let message = #"{"type":"\#(type)","text":"{}","name":"test","hasFile":true}"#
    #expect(page.send(message).replies["problem"] != nil)
    let long = message.replacing("{}", with: String(repeating: "a", count: MessageLimits.text))
    #expect(page.send(long).replies["problem"] != nil)
    #expect(try page.workbench.edited.text == Documents.text("grid"))
    #expect(page.tell(message).replies["problem"] == nil)
  }

  @Test func `A viewer's mark is taken away`() {
    let message = Data(#"{"type":"saved"}"#.utf8)
    let forged = ServerMessage.marked(ServerMessage.marked(message))
    #expect(ServerMessage.isMarked(forged) && ServerMessage.unmarked(forged) == message)
    #expect(ServerMessage.unmarked(message) == message)
    #expect(ServerMessage.unmarked(Data()).isEmpty)
  }

  @Test func `The server and the reader agree on the longest text`() {
    #expect(MessageLimits.text == ReadingLimits.bytes)
  }
}
