// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing
import WaitingSuites

/// What is done before a still, as a playground copies it.
@Suite("gallery --actions", .waitsForProcesses)
struct ActionsTests {
  private func file(_ text: String, in folder: String) throws -> String {
    let path = folder + "/actions.txt"
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  private func size(of path: String) throws -> (width: Int, height: Int) {
    let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: path)))
    func number(_ place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    return (number(16), number(20))
  }

  @Test func `Actions change the picture, and the same ones draw the same`() async throws {
    let folder = try temporaryFolder()
    let script = try file(
      "0 wheel 100,300 by 0,40\n0.1 touch began 100,200\n0.2 touch ended 100,200\n", in: folder)
    for (name, more) in [("rest", []), ("one", [script]), ("two", [script])] as [(String, [String])]
    {
      let options = more.isEmpty ? [] : ["--actions"] + more + ["--time", "3"]
      let drawn = try await Command.gallery(
        ["simple-list", "--quiet", "--out", "\(name).png"] + options, in: folder)
      expectEqual(drawn.status, 0, "\(drawn.errors)")
    }
    func bytes(_ name: String) -> Data? {
      FileManager.default.contents(atPath: "\(folder)/\(name).png")
    }
    expectEqual(bytes("one"), bytes("two"))
    expectNotEqual(bytes("one"), bytes("rest"))
  }

  @Test func `A script turns knobs on its way`() async throws {
    let folder = try temporaryFolder()
    let script = try file("0.5 set --size 200x150 --scale 3\n", in: folder)
    let drawn = try await Command.gallery(
      "grid", "--actions", script, "--quiet", "--out", "out.png", in: folder)
    expectEqual(drawn.status, 0, "\(drawn.errors)")
    try expectEqual(size(of: folder + "/out.png"), (600, 450))
  }

  @Test(arguments: [
    ("1 fly", "needs touch, wheel"), ("x", "must begin with a time"),
    ("1 key Tab\n0.5 key Tab", "Line 2"),
  ])
  func `An invalid line is named, and nothing is written`(
    _ text: String, _ words: String
  ) async throws {
    let folder = try temporaryFolder()
    let drawn = try await Command.gallery(
      "grid", "--actions", try file(text, in: folder), "--out", "out.png", in: folder)
    expectEqual(drawn.status, 64)
    expectEqual(drawn.errorLines.count, 1)
    expectContains(drawn.errors, words)
    expect(!FileManager.default.fileExists(atPath: folder + "/out.png"))
  }

  @Test func `A film of a document shows its steps and what a script does`() async throws {
    let folder = try temporaryFolder()
    let rows = """
      { version: 1, picture: { size: [100, 80], scale: 1 }, layout: { type: "flow" },
        data: { sections: [{ count: 30 }] }
      """
    try Data((rows + " }").utf8).write(to: URL(fileURLWithPath: folder + "/still.json5"))
    try Data(
      (rows + """
        , film: { steps: [{ at: 0.2, animated: false, data: { sections: [{ count: 1 }] } }] } }
        """).utf8
    ).write(to: URL(fileURLWithPath: folder + "/film.json5"))
    let script = try file("0.1 scroll 0,60\n", in: folder)
    func frames(_ document: String, _ options: [String]) async throws -> [Data] {
      try? FileManager.default.removeItem(atPath: folder + "/frames")
      let result = try await Command.gallery(
        [document, "--frames", "frames", "--fps", "10"] + options, in: folder)
      expectEqual(result.status, 0, "\(result.errors)")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder + "/frames").sorted()
      return names.compactMap { FileManager.default.contents(atPath: "\(folder)/frames/\($0)") }
    }
    // Half a second of rest follows the last action, and the last step.
    let still = try await frames("still.json5", ["--actions", script])
    expectEqual(still.count, 7)
    expectEqual(Set(still.dropFirst()).count, 1)
    expectNotEqual(still[0], still[1])
    let plain = try await frames("film.json5", [])
    let both = try await frames("film.json5", ["--actions", script])
    expectEqual(both.count, plain.count)
    expectEqual(both[0], plain[0])
    expect(both[1] == still[1] && both[1] != plain[1])
    expectEqual(both.last, plain.last)
    let strip = try await Command.gallery(
      "still.json5", "--actions", script, "--filmstrip", "2", "--out", "strip.png", in: folder)
    expectEqual(strip.status, 0, "\(strip.errors)")
  }

  @Test func `A script of a film leaves the size as it is`() async throws {
    let folder = try temporaryFolder()
    try Data(
      "{ version: 1, layout: { type: \"flow\" }, data: { sections: [{ count: 3 }] } }".utf8
    ).write(to: URL(fileURLWithPath: folder + "/a.json5"))
    let film = try await Command.gallery(
      "a.json5", "--actions", try file("0.5 set --size 200x150\n", in: folder), "--out", "a.apng",
      in: folder)
    expectEqual(film.status, 64)
    expectContains(film.errors, "all frames of a film have one", "\(film.errors)")
    expect(!FileManager.default.fileExists(atPath: folder + "/a.apng"))
  }

  @Test func `What is no file cannot be read, and films take no actions`() async throws {
    let folder = try temporaryFolder()
    let missing = try await Command.gallery(
      "grid", "--actions", "nowhere", "--out", "a.png", in: folder)
    expectEqual(missing.status, 65)
    let film = try await Command.gallery(
      "insertion-sort", "--actions", try file("0 begin", in: folder), "--out", "a.apng", in: folder)
    expectEqual(film.status, 64)
    expectContains(film.errors, "--actions")
  }
}
