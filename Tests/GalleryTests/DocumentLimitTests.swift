// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing
import WaitingSuites

/// Documents that can be read and not be drawn.
@Suite("Limits of documents", .waitsForProcesses) struct DocumentLimitTests {
  /// A million items in one group.
  private static let many = """
    { version: 1, picture: { size: [390, 300], scale: 1 },
      layout: { type: "compositional", section: { group: {
        group: "horizontal", width: { fractionalWidth: 1 }, height: 1, count: 1000, items: [{
          group: "vertical", width: 1, height: 1, count: 1000, items: [{ width: 1, height: 1 }] }] } } },
      data: { sections: [{ count: 20 }] } }
    """
  private static let flow = """
    { version: 1, picture: { size: [390, 300], scale: 1 }, layout: { type: "flow" },
      data: { sections: [{ count: 20 }] }, film: { steps: [{ at: 0.1, animated: ANIMATED,
    """
  private static let tiny = """
    layout: { type: "flow", itemSize: [1, 1], minimumLineSpacing: 0, minimumInteritemSpacing: 0 },
    data: { sections: [{ count: 20000 }] }
    """

  @Test(arguments: [
    ["a.json5", "--out", "a.png"], ["lint", "a.json5"], ["lint", "a.json5", "--sizes", "320x568"],
    ["explain", "a.json5", "0,0"],
  ])
  func `A layout without a solution is an error of the document`(arguments: [String]) async throws {
    try await expectMessage(
      arguments, with: Self.many,
      to: """
        a.json5:2:11: error: A group in section 0 would hold more than 100000 elements; make its \
        items larger or the group smaller. (layout)
        """)
  }

  @Test func `Among the files of a folder, the others are drawn`() async throws {
    let folder = try temporaryFolder()
    for (name, text) in [("a", Self.many), ("b", Self.many.replacing("1000", with: "2"))] {
      try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name).layout.json5"))
    }
    let result = try Command.process("all", ".", "--out-dir", "out", in: folder)
    expectEqual(result.status, 65)
    expectContains(result.errors, "a.layout.json5:2:11: error: A group in section 0 would hold")
    try expectEqual(FileManager.default.contentsOfDirectory(atPath: folder + "/out"), ["b.png"])
  }

  @Test(arguments: ["true", "false"])
  func `A step of a film may not have such a layout either`(animated: String) async throws {
    let layout = try #require(Self.many.firstRange(of: "layout:"))
    let end = try #require(Self.many.firstRange(of: ",\n  data:"))
    let step = Self.many[layout.lowerBound..<end.lowerBound]
    let film = Self.flow.replacing("ANIMATED", with: animated) + step + " }] } }"
    for arguments in [["--frames", "frames"], ["--out", "a.png", "--time", "0.3"]] {
      try await expectMessage(
        ["a.json5"] + arguments, with: film, toContain: "a group in section 0 would hold")
    }
  }

  @Test(arguments: [[], ["--full-content"]])
  func `More than 5000 elements are refused with their number`(options: [String]) async throws {
    let document = "{ version: 1, picture: { size: [200, 100], scale: 1 },\n" + Self.tiny + " }"
    try await expectMessage(
      ["a.json5", "--out", "a.png"] + options, with: document,
      to: """
        a.json5:2:9: error: 20000 elements would be visible at once, more than 5000; make items \
        larger, or show fewer of them. (layout)
        """)
    let step = Self.flow.replacing("ANIMATED", with: "true") + Self.tiny + " }] } }"
    try await expectMessage(
      ["a.json5", "--frames", "frames"], with: step, toContain: "elements would be visible")
  }

  @Test func `A size that the document gives is its mistake, and that of an option is not`()
    async throws
  {
    let list = """
      { version: 1, picture: { PICTURE }, layout: { type: "list", appearance: "plain" },
        data: { sections: [{ count: 20000 }] } }
      """
    for (picture, place) in [
      ("size: [100000, 100000]", "a.json5:1:32: error: "),
      ("fullContent: true", "a.json5:1:39: error: "),
      (
        "scrollSections: [[3, 9]]",
        "a.json5:1:43: error: there is no section 3: the data have 1 section. "
      ),
    ] {
      let text = list.replacing("PICTURE", with: picture)
      try await expectMessage(["a.json5", "--out", "a.png"], with: text, toContain: place)
    }
    let option = try await run(
      ["a.json5", "--out", "a.png", "--full-content"], with: list.replacing("PICTURE", with: ""))
    expectEqual(option.status, 64, "\(option.errors)")
  }

  // MARK: Running

  private func run(_ arguments: [String], with text: String) async throws -> Command {
    let folder = try temporaryFolder()
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/a.json5"))
    let result = try await Command.gallery(arguments, in: folder)
    expectEmpty(result.output)
    try expectEqual(FileManager.default.contentsOfDirectory(atPath: folder), ["a.json5"])
    return result
  }

  private func expectMessage(_ arguments: [String], with text: String, to error: String)
    async throws
  {
    let result = try await run(arguments, with: text)
    expectEqual(result.status, 65)
    expectEqual(result.errorLines, [Substring(error)], "\(result.errors)")
  }

  private func expectMessage(
    _ arguments: [String], with text: String, toContain error: String
  ) async throws {
    let result = try await run(arguments, with: text)
    expectEqual(result.status, 65, "\(result.errors)")
    expectContains(result.errors.lowercased(), error, "\(result.errors)")
  }
}
