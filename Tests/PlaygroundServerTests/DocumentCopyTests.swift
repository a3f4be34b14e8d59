// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import PlaygroundRecords
import Testing

@testable import PlaygroundServer

@Suite("The server's copy of a document")
struct DocumentCopyTests {
  private func reply(_ fields: String) throws -> DocumentCopy.Reply {
    try JSONDecoder().decode(
      DocumentCopy.Reply.self,
      from: Data(#"{"type":"document","name":"a","hasFile":true,\#(fields)}"#.utf8))
  }

  @Test func `It follows changes in UTF-16 units`() throws {
    var copy = try #require(
      DocumentCopy(try reply(#""revision":3,"text":"a😀b","splices":[]"#)))
    expectEqual(copy.text, "a😀b")
    let splice = #""revision":4,"splices":[{"start":1,"end":3,"text":"é"}]"#
    expect(copy.follow(try reply(splice)))
    expectEqual(copy.text, "aéb")
    // Saving changes no text.
    expect(copy.follow(try reply(#""revision":4,"splices":[]"#)))
    expectEqual(copy.text, "aéb")
  }

  @Test func `What does not follow changes nothing`() throws {
    var copy = try #require(
      DocumentCopy(try reply(#""revision":0,"text":"abc","splices":[]"#)))
    for change in [
      #""revision":2,"splices":[{"start":0,"end":1,"text":""}]"#,
      #""revision":0,"splices":[{"start":0,"end":1,"text":""}]"#,
      #""revision":1,"splices":[{"start":0,"end":9,"text":""}]"#,
      #""revision":1,"splices":[{"start":2,"end":1,"text":""}]"#,
    ] {
      try expect(!copy.follow(reply(change)))
    }
    expectEqual(copy.text, "abc")
    expectNil(DocumentCopy(try reply(#""revision":0,"splices":[]"#)))
  }

  /// A server whose session has said what its document is.
  private func hub() async -> Hub {
    let hub = Hub(ServerConfiguration(port: 0, program: []))
    await hub.follow(document)
    return hub
  }

  private let document = Data(
    #"{"type":"document","name":"a","hasFile":true,"revision":0,"text":"abc","splices":[]}"#.utf8)

  @Test func `A session that ended has its document given to the next one, as the server's own`()
    async throws
  {
    let hub = await hub()
    await hub.documentSessionDidEnd()
    let message = try #require(await hub.takeRecovery())
    expect(ServerMessage.isMarked(message))
    let text = String(decoding: message, as: UTF8.self)
    for part in [#""type":"recover""#, #""text":"abc""#, #""name":"a""#, #""hasFile":true"#] {
      expectContains(text, part)
    }
    // It was shown, and so is given again.
    await hub.follow(document)
    await hub.documentSessionDidEnd()
    await expectNotNil(hub.takeRecovery())
  }

  @Test func `A file that changed while no session saw it is named after the recovery`()
    async throws
  {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).layout.json")
    defer { try? FileManager.default.removeItem(at: url) }
    try "abc".write(to: url, atomically: true, encoding: .utf8)
    var configuration = ServerConfiguration(port: 0, program: [])
    configuration.document = WritableFile(url)
    let hub = Hub(configuration)
    await hub.follow(document)
    await expectNil(hub.recoveryNotice())
    try "other".write(to: url, atomically: true, encoding: .utf8)
    let notice = try #require(await hub.recoveryNotice())
    expect(ServerMessage.isMarked(notice))
    let text = String(decoding: notice, as: UTF8.self)
    expectContains(text, #""type":"fileDiffers""#)
    expectContains(text, #""text":"other""#)
  }

  @Test func `A document that a session ended with before it was shown is not given again`() async {
    let hub = await hub()
    await expectNotNil(hub.takeRecovery())
    await hub.documentSessionDidEnd()
    await expectNil(hub.takeRecovery())
  }
}
