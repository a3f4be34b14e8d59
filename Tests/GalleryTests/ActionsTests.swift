// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// What is done before a still, as a playground copies it.
@Suite("gallery --actions")
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

  @Test func `Actions change the picture, and the same ones draw the same`() throws {
    let folder = try temporaryFolder()
    let script = try file(
      "0 wheel 100,300 by 0,40\n0.1 touch began 100,200\n0.2 touch ended 100,200\n", in: folder)
    for (name, more) in [("rest", []), ("one", [script]), ("two", [script])] as [(String, [String])]
    {
      let options = more.isEmpty ? [] : ["--actions"] + more + ["--time", "3"]
      let drawn = try Command.run(
        [Command.path, "simple-list", "--quiet", "--out", "\(name).png"] + options, in: folder)
      #expect(drawn.status == 0, "\(drawn.errors)")
    }
    func bytes(_ name: String) -> Data? {
      FileManager.default.contents(atPath: "\(folder)/\(name).png")
    }
    #expect(bytes("one") == bytes("two"))
    #expect(bytes("one") != bytes("rest"))
  }

  @Test func `A script turns knobs on its way`() throws {
    let folder = try temporaryFolder()
    let script = try file("0.5 set --size 200x150 --scale 3\n", in: folder)
    let drawn = try Command.gallery(
      "grid", "--actions", script, "--quiet", "--out", "out.png", in: folder)
    #expect(drawn.status == 0, "\(drawn.errors)")
    #expect(try size(of: folder + "/out.png") == (600, 450))
  }

  @Test(arguments: [
    ("1 fly", "needs touch, wheel"), ("x", "must begin with a time"),
    ("1 key Tab\n0.5 key Tab", "Line 2"),
  ])
  func `An invalid line is named, and nothing is written`(
    _ text: String, _ words: String
  ) throws {
    let folder = try temporaryFolder()
    let drawn = try Command.gallery(
      "grid", "--actions", try file(text, in: folder), "--out", "out.png", in: folder)
    #expect(drawn.status == 64)
    #expect(drawn.errorLines.count == 1)
    #expect(drawn.errors.contains(words))
    #expect(!FileManager.default.fileExists(atPath: folder + "/out.png"))
  }

  @Test func `What is no file cannot be read, and films take no actions`() throws {
    let folder = try temporaryFolder()
    let missing = try Command.gallery("grid", "--actions", "nowhere", "--out", "a.png", in: folder)
    #expect(missing.status == 65)
    let film = try Command.gallery(
      "insertion-sort", "--actions", try file("0 begin", in: folder), "--out", "a.apng", in: folder)
    #expect(film.status == 64)
    #expect(film.errors.contains("--actions"))
  }
}
