// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ChildProcesses
import Expectations
import Foundation
import Testing
import WaitingSuites
import Workbench

@testable import PlaygroundSession
@testable import gallery

/// "Copy as command": what one viewer of a page has done, another one pastes into a shell.
@Suite("A command that is copied", .waitsForProcesses)
@MainActor
struct CopiedCommandTests {
  private let folder: String

  init() throws { folder = try temporaryFolder() }

  /// What a shell does with the command of a session after messages of a viewer.
  private struct Outcome: Equatable {
    var words: [String]
    var input: String
    /// The names of other files that are there afterwards.
    var files: [String]
  }

  private func outcome(
    _ session: PlaygroundSession, _ messages: [[String: Any]]
  ) throws -> Outcome {
    for message in messages + [["type": "command"]] {
      session.receive(try JSONSerialization.data(withJSONObject: message))
    }
    let replies = session.takeRecords().compactMap {
      try? JSONSerialization.jsonObject(with: $0) as? [String: Any]
    }
    let command = try #require(replies.last { $0["type"] as? String == "command" })
    let text = try #require(command["text"] as? String)
    // In place of the programs that a command begins with, functions that keep what they got.
    let keeps = "{ printf '%s\\0' \"$@\" > words; cat > input; }"
    let result = try ChildProgram(
      ["/bin/sh", "-c", "swift() \(keeps)\ngallery() \(keeps)\n\(text)\n"], in: folder
    ).run()
    expectEqual(result.errors, "")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    func read(_ name: String) throws -> String {
      try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
    }
    return Outcome(
      words: try read("words").split(separator: "\0").map(String.init), input: try read("input"),
      files: files.filter { !["words", "input"].contains($0) }.sorted())
  }

  @Test func `Keys are only keys, whatever a viewer calls them`() throws {
    let names = [
      "a", " ", "'", "\"", "\\", "$(touch owned)", "`touch owned`", "é", "ArrowLeft", "\u{A0}",
      "\r",
      "\nACTIONS\ntouch owned\n", "\u{3}", "\u{2028}", "Space\n0 begin", "\\u{41}",
    ]
    let session = try PlaygroundSession(GalleryCatalogue(), opening: "grid")
    let found = try outcome(session, names.map { ["type": "key", "key": $0] })
    expectEqual(
      found.words, ["run", "gallery", "grid", "--actions", "-", "--time", "0", "--out", "grid.png"])
    expectEqual(found.files, [])
    let script = try ActionScript(found.input, from: PlaygroundSettings())
    expectEqual(script.entries.map(\.action), names.map { .key($0, shift: false) })
  }

  @Test func `Options are words of their own`() throws {
    let session = try PlaygroundSession(GalleryCatalogue(), opening: "mountains-search")
    for (query, isTaken) in [
      ("it's $(touch owned); `touch owned` \"&\" #", true), ("\u{3}touch owned", false),
      ("a\ntouch owned", false),
    ] {
      let found = try outcome(
        session,
        [
          ["type": "set", "settings": ["options": ["--query": ""]]],
          ["type": "set", "settings": ["options": ["--query": query]]],
        ])
      expectEqual(
        found.words,
        ["run", "gallery", "mountains-search"] + (isTaken ? ["--query", query] : [])
          + ["--out", "mountains-search.png"])
      expectEqual(found.files, [])
    }
  }

  @Test(arguments: [
    "my grid.layout.json5", "it's; touch owned.layout.json", "$(touch owned).json",
    "-x.layout.json",
  ])
  func `A document is named as it was opened`(name: String) throws {
    try FileManager.default.createDirectory(
      atPath: "\(folder)/docs", withIntermediateDirectories: true)
    let path = "\(folder)/docs/\(name)"
    try Data(
      """
      { "version": 1, "layout": { "type": "flow" }, "data": { "sections": [{ "count": 9 }] } }
      """.utf8
    ).write(to: URL(fileURLWithPath: path))
    let file = try #require(DocumentFile(path))
    let session = try PlaygroundSession(DocumentCatalogue(of: file))
    let found = try outcome(session, [["type": "set", "settings": ["appearance": "dark"]]])
    expectEqual(found.words.prefix(3), [path, "--appearance", "dark"])
    let out = try #require(found.words.last)
    expect(out.hasSuffix(".png") && !out.hasPrefix("-"), "\(out)")
    expectEqual(found.files, ["docs"])
  }
}
